#pragma once

#include <QAccessibleWidget>
#include <QHash>

#include "engine/game/cell.h"

class BoardView;

/// The board as a screen reader knows it: a table whose children are its cells, row by row from the
/// top, and after them the cards that lie over it. Qt owns it and asks for it by the view.
class AccessibleBoard final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit AccessibleBoard(BoardView* view);
    ~AccessibleBoard() override;

    /// The cells whose names changed since they were last read; each is returned once per change.
    QList<QAccessibleInterface*> takeRenamedCells();

    void* interface_cast(QAccessible::InterfaceType type) override;
    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;

    // The table; a cell is selected while it waits for its second click.
    QAccessibleInterface* cellAt(int row, int column) const override;
    int rowCount() const override;
    int columnCount() const override;
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QString rowDescription(int row) const override;
    QString columnDescription(int column) const override;
    int selectedCellCount() const override;
    QList<QAccessibleInterface*> selectedCells() const override;
    int selectedRowCount() const override { return 0; }
    int selectedColumnCount() const override { return 0; }
    QList<int> selectedRows() const override { return {}; }
    QList<int> selectedColumns() const override { return {}; }
    bool isRowSelected(int) const override { return false; }
    bool isColumnSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    BoardView* view() const;
    int cellCount() const { return rowCount() * columnCount(); }
    QList<QWidget*> cards() const;
    QAccessibleInterface* interfaceOf(samegame::Cell cell) const;

    mutable QHash<int, QAccessible::Id> m_cells; ///< The cells requested so far, by place.
};

/// Makes Qt use AccessibleBoard for every BoardView; more calls change nothing.
void installAccessibleBoard();

/// Announce a change of the view's board or candidates, and a move of its cursor. They do nothing
/// unless a screen reader listens.
void announceBoard(BoardView* view);
void announceCursor(BoardView* view);
