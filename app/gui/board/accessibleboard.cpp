#include "app/gui/board/accessibleboard.h"

#include "app/gui/board/accessiblecell.h"
#include "app/gui/board/boardview.h"
#include "app/gui/board/effectlayer.h"

namespace {

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* view = qobject_cast<BoardView*>(object);
    return view ? new AccessibleBoard(view) : nullptr;
}

AccessibleBoard* accessibleBoardOf(BoardView* view) {
    return static_cast<AccessibleBoard*>(QAccessible::queryAccessibleInterface(view));
}

} // namespace

AccessibleBoard::AccessibleBoard(BoardView* view) : QAccessibleWidget(view, QAccessible::Table) {}

AccessibleBoard::~AccessibleBoard() {
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
}

BoardView* AccessibleBoard::view() const {
    return static_cast<BoardView*>(widget());
}

QList<QAccessibleInterface*> AccessibleBoard::takeRenamedCells() {
    QList<QAccessibleInterface*> renamed;
    for (const QAccessible::Id id : std::as_const(m_cells)) {
        auto* cell = static_cast<AccessibleCell*>(QAccessible::accessibleInterface(id));
        if (cell->takeNameChange())
            renamed << cell;
    }
    return renamed;
}

void* AccessibleBoard::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface* AccessibleBoard::interfaceOf(samegame::Cell cell) const {
    const int place = cell.row * samegame::max_columns + cell.column;
    if (const auto known = m_cells.constFind(place); known != m_cells.constEnd())
        return QAccessible::accessibleInterface(*known);
    auto* made = new AccessibleCell(view(), cell);
    m_cells.insert(place, QAccessible::registerAccessibleInterface(made));
    return made;
}

/// Of the widgets over the board the cards alone: effects say nothing.
QList<QWidget*> AccessibleBoard::cards() const {
    QList<QWidget*> cards = view()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    cards.removeIf([](const QWidget* child) { return qobject_cast<const EffectLayer*>(child); });
    return cards;
}

int AccessibleBoard::childCount() const {
    return cellCount() + static_cast<int>(cards().size());
}

QAccessibleInterface* AccessibleBoard::child(int index) const {
    if (index < 0 || index >= childCount())
        return nullptr;
    if (index >= cellCount())
        return QAccessible::queryAccessibleInterface(cards().at(index - cellCount()));
    return cellAt(index / columnCount(), index % columnCount());
}

QAccessibleInterface* AccessibleBoard::childAt(int x, int y) const {
    for (int index = childCount() - 1; index >= 0; --index) { // the card lies over the cells
        QAccessibleInterface* at = child(index);
        if (at->rect().contains(x, y) && !at->state().invisible)
            return at;
    }
    return nullptr;
}

QAccessibleInterface* AccessibleBoard::focusChild() const {
    if (const auto cursor = view()->activeCursor())
        return interfaceOf(*cursor);
    return QAccessibleWidget::focusChild();
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface* child) const {
    if (const auto* cell = dynamic_cast<const AccessibleCell*>(child))
        return cell->rowIndex() * columnCount() + cell->columnIndex();
    const auto index = child ? cards().indexOf(qobject_cast<QWidget*>(child->object())) : -1;
    return index < 0 ? -1 : cellCount() + static_cast<int>(index);
}

QAccessibleInterface* AccessibleBoard::cellAt(int row, int column) const {
    if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount())
        return nullptr;
    return interfaceOf(
        {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(rowCount() - 1 - row)});
}

int AccessibleBoard::rowCount() const {
    return view()->shownBoard().rows();
}

int AccessibleBoard::columnCount() const {
    return view()->shownBoard().columns();
}

QString AccessibleBoard::rowDescription(int row) const {
    return BoardView::tr("row %1").arg(row + 1);
}

QString AccessibleBoard::columnDescription(int column) const {
    return BoardView::tr("column %1").arg(column + 1);
}

int AccessibleBoard::selectedCellCount() const {
    return view()->selection().size();
}

QList<QAccessibleInterface*> AccessibleBoard::selectedCells() const {
    QList<QAccessibleInterface*> selected;
    if (!view()->selection().empty()) {
        for (const samegame::Cell cell : view()->selection().cells())
            selected << interfaceOf(cell);
    }
    return selected;
}

void installAccessibleBoard() {
    static const bool installed = [] {
        QAccessible::installFactory(&makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceBoard(BoardView* view) {
    if (!QAccessible::isActive())
        return;
    for (QAccessibleInterface* cell : accessibleBoardOf(view)->takeRenamedCells()) {
        QAccessibleEvent event(cell, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
}

void announceCursor(BoardView* view) {
    const auto cursor = view->activeCursor();
    if (!QAccessible::isActive() || !cursor)
        return;
    const int row = view->shownBoard().rows() - 1 - cursor->row;
    QAccessibleEvent event(view, QAccessible::Focus);
    event.setChild(row * view->shownBoard().columns() + cursor->column);
    QAccessible::updateAccessibility(&event);
}
