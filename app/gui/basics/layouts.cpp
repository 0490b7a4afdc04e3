#include "app/gui/basics/layouts.h"

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

namespace {

int heightOf(const QLayoutItem* part, int width) {
    return part->hasHeightForWidth() ? part->heightForWidth(width) : part->sizeHint().height();
}

} // namespace

FoldLayout::FoldLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
}

FoldLayout::~FoldLayout() {
    qDeleteAll(m_parts);
}

void FoldLayout::addItem(QLayoutItem* item) {
    Q_ASSERT(count() < 2);
    m_parts << item;
}

int FoldLayout::count() const {
    return static_cast<int>(m_parts.size());
}

QLayoutItem* FoldLayout::itemAt(int index) const {
    return m_parts.value(index);
}

QLayoutItem* FoldLayout::takeAt(int index) {
    return index >= 0 && index < count() ? m_parts.takeAt(index) : nullptr;
}

int FoldLayout::gap() const {
    return std::max(0, spacing());
}

bool FoldLayout::isFolded(int width) const {
    return width < m_parts[0]->sizeHint().width() + gap() + m_parts[1]->minimumSize().width();
}

int FoldLayout::heightForWidth(int width) const {
    if (isFolded(width))
        return heightOf(m_parts[0], width) + gap() + heightOf(m_parts[1], width);
    const int first = m_parts[0]->sizeHint().width();
    return std::max(heightOf(m_parts[0], first), heightOf(m_parts[1], width - first - gap()));
}

QSize FoldLayout::sizeHint() const {
    const QSize first = m_parts[0]->sizeHint();
    const QSize second = m_parts[1]->sizeHint();
    return {first.width() + gap() + second.width(), std::max(first.height(), second.height())};
}

QSize FoldLayout::minimumSize() const {
    return m_parts[0]->minimumSize().expandedTo(m_parts[1]->minimumSize());
}

void FoldLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    QRect first = rect;
    QRect second = rect;
    if (isFolded(rect.width())) {
        first.setHeight(heightOf(m_parts[0], rect.width()));
        second.setTop(first.bottom() + 1 + gap());
    } else {
        first.setWidth(m_parts[0]->sizeHint().width());
        second.setLeft(first.right() + 1 + gap());
    }
    m_parts[0]->setGeometry(first);
    m_parts[1]->setGeometry(second);
}
