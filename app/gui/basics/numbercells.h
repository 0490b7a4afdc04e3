#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

/// Draws the cells of tables in one row each, and never a part of a number (fittedText): a number
/// without enough room, or half out of sight, is shown as "…" and stands in the tool tip.
class NumberCells : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
};

/// The same for the titles of columns.
class NumberHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit NumberHeader(QTableView* table);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
};
