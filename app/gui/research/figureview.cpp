#include "app/gui/research/figureview.h"

#include <QPainter>
#include <QSvgRenderer>

FigureView::FigureView(QWidget* parent) : QWidget(parent), m_figure(new QSvgRenderer(this)) {
    setFocusPolicy(Qt::TabFocus); // screen readers come to it
}

void FigureView::show(const QByteArray& svg, const QString& title) {
    m_figure->load(svg);
    setAccessibleName(title);
    update();
}

void FigureView::paintEvent(QPaintEvent*) {
    if (!m_figure->isValid())
        return;
    QPainter painter(this);
    QRectF place(QPointF(), QSizeF(m_figure->defaultSize()).scaled(size(), Qt::KeepAspectRatio));
    place.moveCenter(QRectF(rect()).center());
    painter.fillRect(place, Qt::white);
    m_figure->render(&painter, place);
}
