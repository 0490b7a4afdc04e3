#include "app/gui/basics/layouts.h"

#include <QWidget>

#include <algorithm>

QLayoutItem* ListLayout::takeAt(int index) {
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

int ListLayout::gap() const {
    return std::max(0, spacing());
}

/// Calls `visit` with each item and its place in this width, and returns the height of all rows.
template <class Visitor>
int FlowLayout::visitPlaces(int width, Visitor visit) const {
    int x = 0;
    int y = 0;
    int rowHeight = 0;
    for (QLayoutItem* item : items()) {
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
    for (const QLayoutItem* item : items())
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

namespace {

int heightOf(const QLayoutItem* part, int width) {
    return part->hasHeightForWidth() ? part->heightForWidth(width) : part->sizeHint().height();
}

} // namespace

void FoldLayout::addItem(QLayoutItem* item) {
    Q_ASSERT(count() < 2);
    ListLayout::addItem(item);
}

bool FoldLayout::isFolded(int width) const {
    return width < items()[0]->sizeHint().width() + gap() + items()[1]->minimumSize().width();
}

int FoldLayout::heightForWidth(int width) const {
    if (isFolded(width))
        return heightOf(items()[0], width) + gap() + heightOf(items()[1], width);
    const int first = items()[0]->sizeHint().width();
    return std::max(heightOf(items()[0], first), heightOf(items()[1], width - first - gap()));
}

QSize FoldLayout::sizeHint() const {
    const QSize first = items()[0]->sizeHint();
    const QSize second = items()[1]->sizeHint();
    return {first.width() + gap() + second.width(), std::max(first.height(), second.height())};
}

QSize FoldLayout::minimumSize() const {
    return items()[0]->minimumSize().expandedTo(items()[1]->minimumSize());
}

void FoldLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    QRect first = rect;
    QRect second = rect;
    if (isFolded(rect.width())) {
        first.setHeight(heightOf(items()[0], rect.width()));
        second.setTop(first.bottom() + 1 + gap());
    } else {
        first.setWidth(items()[0]->sizeHint().width());
        second.setLeft(first.right() + 1 + gap());
    }
    items()[0]->setGeometry(first);
    items()[1]->setGeometry(second);
}
