#include "app/gui/basics/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item) {
    m_items << item;
}

int FlowLayout::count() const {
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return m_items.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index) {
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

/// That of the layout around it, or of the style, where none was set.
int FlowLayout::gap() const {
    return std::max(0, spacing());
}

/// Tells each item and its place in a layout of this width. Returns the height of all rows.
template <class Visitor>
int FlowLayout::visitPlaces(int width, Visitor visit) const {
    int x = 0;
    int y = 0;
    int rowHeight = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint().boundedTo({std::max(width, 0), QWIDGETSIZE_MAX});
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y += rowHeight + gap();
            rowHeight = 0;
        }
        visit(item, QRect(QPoint(x, y), size));
        x += size.width() + gap();
        rowHeight = std::max(rowHeight, size.height());
    }
    return y + rowHeight;
}

int FlowLayout::heightForWidth(int width) const {
    return visitPlaces(width, [](QLayoutItem*, const QRect&) {});
}

QSize FlowLayout::sizeHint() const {
    int width = 0;
    const int height = visitPlaces(
        QWIDGETSIZE_MAX, [&width](QLayoutItem*, const QRect& place) { width = place.right() + 1; });
    return {width, height};
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    visitPlaces(rect.width(), [&rect](QLayoutItem* item, const QRect& place) {
        item->setGeometry(place.translated(rect.topLeft()));
    });
}
