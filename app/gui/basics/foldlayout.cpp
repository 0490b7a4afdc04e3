#include "app/gui/basics/foldlayout.h"

#include <QWidget>

#include <algorithm>

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
