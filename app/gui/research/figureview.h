#pragma once

#include <QWidget>

class QSvgRenderer;

/// Shows a figure that is made for files, as large as there is room for it, on paper.
class FigureView : public QWidget {
    Q_OBJECT

public:
    explicit FigureView(QWidget* parent = nullptr);

    void show(const QByteArray& svg, const QString& title);

    QSize sizeHint() const override { return {800, 480}; }
    QSize minimumSizeHint() const override { return {200, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QSvgRenderer* m_figure;
};
