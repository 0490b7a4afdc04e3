#pragma once

#include <QWidget>

class QPainter;

/// A chart, or several that belong together, which can be drawn at any size for a file.
class DrawnChart : public QWidget {
    Q_OBJECT

public:
    /// Draws it as if it were `size` large, on the color of the window.
    virtual void render(QPainter* painter, QSizeF size) = 0;

protected:
    explicit DrawnChart(QWidget* parent) : QWidget(parent) {}
};
