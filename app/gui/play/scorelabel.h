#pragma once

#include <QLabel>

/// A line of text whose numbers stand out: bold, large if wished, and every digit as wide as the
/// others, so that nothing beside it moves when the score does.
class ScoreLabel : public QLabel {
    Q_OBJECT

public:
    static constexpr int largeSize = 22; ///< Points of the digits of a large label.

    explicit ScoreLabel(QWidget* parent = nullptr);

    void setLarge(bool isLarge);

    int widthOf(const QString& text) const; ///< Of this label, if it held that text.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont numberFont() const;
    template <class Visitor>
    int visitLetters(const QString& text, Visitor visit) const;

    bool m_isLarge = false;
};
