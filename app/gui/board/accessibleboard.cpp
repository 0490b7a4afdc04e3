#include "app/gui/board/accessibleboard.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QPointer>

#include <algorithm>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/board/boardeffects.h"
#include "app/gui/board/boardview.h"

namespace {

/// One cell of the accessible board. Knows its place only; what stands there is read from the view
/// each time.
class AccessibleCell final : public QAccessibleInterface,
                             public QAccessibleTableCellInterface,
                             public QAccessibleActionInterface {
    Q_DECLARE_TR_FUNCTIONS(AccessibleCell)

public:
    AccessibleCell(BoardView* view, samegame::Cell cell) : m_view(view), m_cell(cell) {}

    samegame::Cell cell() const { return m_cell; }
    /// Whether the name has changed since it was last read; true once for each change.
    bool takeNameChange();

    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text type) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    bool isSelected() const override;
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_cell.column; }
    int rowIndex() const override; ///< Rows count from the top.
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override;
    void doAction(const QString& action) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QString name() const;
    QString contents() const;
    QString candidateText(const samegame::Group& group) const;
    QString markText() const;
    QString betterText() const;

    QPointer<BoardView> m_view;
    samegame::Cell m_cell;
    mutable QString m_toldName; ///< The name as last read; empty if nobody has read it yet.
};

} // namespace

bool AccessibleCell::isValid() const {
    return m_view && m_view->shownBoard().contains(m_cell);
}

QWindow* AccessibleCell::window() const {
    const QAccessibleInterface* board = parent();
    return board ? board->window() : nullptr;
}

QAccessibleInterface* AccessibleCell::parent() const {
    return QAccessible::queryAccessibleInterface(m_view);
}

QString AccessibleCell::text(QAccessible::Text type) const {
    if (type != QAccessible::Name || !isValid())
        return {};
    m_toldName = name();
    return m_toldName;
}

bool AccessibleCell::takeNameChange() {
    if (m_toldName.isEmpty() || !isValid())
        return false;
    const QString now = name();
    const bool changed = now != m_toldName;
    m_toldName = now;
    return changed;
}

QString AccessibleCell::name() const {
    return tr("row %1, column %2, %3").arg(rowIndex() + 1).arg(m_cell.column + 1).arg(contents()) +
           betterText();
}

QString AccessibleCell::contents() const {
    const samegame::Color color = m_view->shownBoard().color_at(m_cell);
    if (color == samegame::no_color)
        return tr("empty");
    const samegame::Group group = m_view->shown().groupAt(m_cell);
    if (group.empty())
        return tr("%1, single block").arg(colorName(color)) + markText();
    if (!m_view->shown().movesEarn)
        return tr("%1, group of %2").arg(colorName(color)).arg(group.size()) +
               candidateText(group) + markText();
    const int points = m_view->pointsOf(group);
    return tr("%1, group of %2, %3")
               .arg(colorName(color))
               .arg(group.size())
               .arg(pointsText(points)) +
           candidateText(group) + markText();
}

/// What the board shows of a hint or of a line at this block.
QString AccessibleCell::markText() const {
    const BoardMarkings& marks = m_view->markings();
    QStringList parts{QString()}; // so that a comma comes first
    if (marks.marked && m_view->shown().groupAt(marks.marked->cell).contains(m_cell))
        parts << tr("marked", "a group on the board");
    if (const int number = marks.preview ? marks.preview->numberAt(m_cell) : 0; number > 0)
        parts << tr("goes in move %1").arg(number);
    if (std::ranges::find(marks.saved, m_cell) != marks.saved.end())
        parts << tr("framed", "a block on the board");
    return SharedText::list(parts);
}

QString AccessibleCell::candidateText(const samegame::Group& group) const {
    const auto& labels = m_view->markings().candidates;
    const auto label = std::ranges::find_if(
        labels, [&group](const CandidateLabel& each) { return group.contains(each.move.cell); });
    if (label == labels.end())
        return {};
    return SharedText::list({QString(), label->spoken.isEmpty() ? label->text : label->spoken});
}

/// What the board marks where a better move is shown.
QString AccessibleCell::betterText() const {
    const auto& better = m_view->markings().better;
    const samegame::Group group = m_view->shown().groupAt(m_cell);
    if (!better || group.empty())
        return {};
    if (group.contains(better->cell))
        return SharedText::list({QString(), m_view->markings().mayBeBetter
                                                ? tr("may be better than the group that was played")
                                                : tr("better than the group that was played")});
    const auto& next = m_view->shown().next;
    return next && group.contains(next->cell) ? SharedText::list({QString(), tr("was played")})
                                              : QString();
}

QRect AccessibleCell::rect() const {
    if (!isValid())
        return {};
    const QRect rect = m_view->cellRect(m_cell);
    return {m_view->mapToGlobal(rect.topLeft()), rect.size()};
}

QAccessible::State AccessibleCell::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.focused = m_view->activeCursor() == m_cell;
    state.selectable = m_view->clickMode() == ClickMode::SelectThenConfirm;
    state.selected = isSelected();
    state.invisible = !m_view->isVisible();
    return state;
}

void* AccessibleCell::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

bool AccessibleCell::isSelected() const {
    return isValid() && !m_view->selection().empty() && m_view->selection().contains(m_cell);
}

int AccessibleCell::rowIndex() const {
    return m_view ? m_view->shownBoard().rows() - 1 - m_cell.row : -1;
}

QStringList AccessibleCell::actionNames() const {
    if (!isValid())
        return {};
    const bool canPlay =
        m_view->mode() == ViewMode::Play && !m_view->shown().groupAt(m_cell).empty();
    return canPlay ? QStringList{pressAction(), setFocusAction()} : QStringList{setFocusAction()};
}

void AccessibleCell::doAction(const QString& action) {
    if (!isValid())
        return;
    if (action == pressAction()) {
        m_view->activate(m_cell);
    } else if (action == setFocusAction()) {
        m_view->setFocus();
        m_view->moveCursorTo(m_cell);
    }
}

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
    return interfaceOf(samegame::cell_at(column, rowCount() - 1 - row));
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
