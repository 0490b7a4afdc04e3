#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

/// Draws the cells of tables, each in one row, but no number that is cut (fittedText): where one
/// finds no room, or is scrolled half out of sight, there is "…", and the tool tip has it.
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
