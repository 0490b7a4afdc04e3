#include "app/gui/basics/numbercells.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QScrollBar>
#include <QStyle>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>

#include "app/gui/basics/fittedtext.h"

namespace {

const QStyle* styleOf(const QStyleOptionViewItem& item) {
    return item.widget ? item.widget->style() : QApplication::style();
}

/// The part of the cell that is in sight.
QRect seenPart(const QStyleOptionViewItem& item) {
    const auto* view = qobject_cast<const QAbstractItemView*>(item.widget);
    if (view == nullptr)
        return item.rect;
    QRect seen = item.rect;
    seen.setLeft(std::max(seen.left(), 0));
    seen.setRight(std::min(seen.right(), view->viewport()->width() - 1));
    return seen;
}

/// What the cell has room for; the margins are those of QCommonStyle.
QString shownText(const QStyleOptionViewItem& item) {
    const QStyle* style = styleOf(item);
    const QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, item.widget) + 1;
    return fittedText(QFontMetricsF(item.font), item.text, room.width() - 2 * margin);
}

/// The whole text of a cell before its own tool tip, which may be rich text.
QString joinedToolTip(const QString& text, const QString& own) {
    if (own.isEmpty() || own == text)
        return text;
    return Qt::mightBeRichText(own) ? "<p>" + text.toHtmlEscaped() + "</p>" + own
                                    : text + '\n' + own;
}

} // namespace

void NumberCells::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.rect = seenPart(item);
    item.features.setFlag(QStyleOptionViewItem::WrapText, false);
    item.text = shownText(item);
    styleOf(item)->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
}

bool NumberCells::helpEvent(QHelpEvent* event, QAbstractItemView* view,
                            const QStyleOptionViewItem& option, const QModelIndex& index) {
    if (event->type() == QEvent::ToolTip && index.isValid()) {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        item.rect = seenPart(item);
        item.features.setFlag(QStyleOptionViewItem::WrapText, false);
        if (shownText(item) != item.text) {
            const QString own = index.data(Qt::ToolTipRole).toString();
            QToolTip::showText(event->globalPos(), joinedToolTip(item.text, own), view);
            return true;
        }
    }
    return QStyledItemDelegate::helpEvent(event, view, option, index);
}

NumberHeader::NumberHeader(QTableView* table) : QHeaderView(Qt::Horizontal, table) {
    setSectionsClickable(true); // as a table makes its own
    // What is half out of sight is drawn otherwise: pixels that are moved would stay as they were.
    // A table moves those of its header without asking it.
    connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, this, [this, table] {
        viewport()->update();
        table->viewport()->update();
    });
}

void NumberHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    QRect seen = rect;
    seen.setLeft(std::max(seen.left(), 0));
    seen.setRight(std::min(seen.right(), viewport()->width() - 1));
    QHeaderView::paintSection(painter, seen, section);
}

void NumberHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const {
    QHeaderView::initStyleOptionForIndex(option, section);
    const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
    const int left = sectionViewportPosition(section);
    const int right = std::min(left + sectionSize(section), viewport()->width());
    int room = right - std::max(left, 0) - 2 * margin;
    if (isSortIndicatorShown() && sortIndicatorSection() == section)
        room -= style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, this) + margin;
    option->text = fittedText(option->fontMetrics, option->text, room);
}
