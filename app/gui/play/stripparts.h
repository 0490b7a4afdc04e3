#pragma once

#include <QLabel>
#include <QWidget>

#include <vector>

#include "app/gui/basics/blocklook.h"
#include "engine/game/board.h"

/// A row of text whose numbers stand out: bold, large if wished, and every digit as wide as the
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

/// How many blocks of each color are left: small blocks, as the board draws them, with numbers.
class ColorCounts : public QWidget {
    Q_OBJECT

public:
    explicit ColorCounts(QWidget* parent = nullptr);

    void setBoard(const samegame::Board& board);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void renewTheme();
    void describe();
    int swatchSize() const;
    int leastWidth(int count) const; ///< Of a swatch with this number.
    std::vector<QRect> entries() const;

    BoardTheme m_theme;
    std::vector<int> m_counts; // by color - 1
};
