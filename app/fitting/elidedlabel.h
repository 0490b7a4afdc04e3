#pragma once

#include <QLabel>

/// A label of one line of plain text that gives way where there is no room, and then ends in "…"
/// (fittedText).
class ElidedLabel : public QLabel {
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};
