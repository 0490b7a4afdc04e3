#pragma once

#include <QLabel>

/// A label of one line of plain text that gives way where there is no room, and then ends in "…"
/// (fittedText), or has it in the middle (fittedName).
class ElidedLabel : public QLabel {
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// For names, whose ends tell them apart.
    void setElidesMiddle() { m_elidesMiddle = true; }

    QString shownText() const; ///< What of text() is to be seen.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_elidesMiddle = false;
};
