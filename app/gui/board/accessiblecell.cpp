#include "app/gui/board/accessiblecell.h"

#include <algorithm>

#include "app/gui/basics/blocklook.h"

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
    return tr("row %1, column %2, %3").arg(rowIndex() + 1).arg(m_cell.column + 1).arg(contents());
}

QString AccessibleCell::contents() const {
    const samegame::Color color = m_view->shownBoard().color_at(m_cell);
    if (color == samegame::no_color)
        return tr("empty");
    const samegame::Group group = m_view->shown().groupAt(m_cell);
    if (group.empty())
        return tr("%1, single block").arg(colorName(color));
    if (!m_view->shown().movesEarn)
        return tr("%1, group of %2").arg(colorName(color)).arg(group.size()) + candidateText(group);
    const int points = m_view->pointsOf(group);
    const QString earned = points == 1 ? tr("1 point") : tr("%Ln points", nullptr, points);
    return tr("%1, group of %2, %3").arg(colorName(color)).arg(group.size()).arg(earned) +
           candidateText(group);
}

QString AccessibleCell::candidateText(const samegame::Group& group) const {
    const auto& labels = m_view->markings().candidates;
    const auto label = std::ranges::find_if(
        labels, [&group](const CandidateLabel& each) { return group.contains(each.move.cell); });
    if (label == labels.end())
        return {};
    return QStringLiteral(", ") + (label->spoken.isEmpty() ? label->text : label->spoken);
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
