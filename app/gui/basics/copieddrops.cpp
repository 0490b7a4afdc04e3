#include "app/gui/basics/copieddrops.h"

#include <QDropEvent>

namespace {

/// Qt lets receivers choose among what the source can do, but not refuse what it proposes: fields
/// take the proposal.
class Proposal : public QDropEvent {
public:
    static void forbidMoving(QDropEvent& event) {
        Qt::DropActions& actions = event.*(&Proposal::m_actions);
        actions &= ~Qt::DropActions(Qt::MoveAction | Qt::TargetMoveAction);
        Qt::DropAction proposed = Qt::IgnoreAction;
        if (actions & Qt::CopyAction)
            proposed = Qt::CopyAction;
        else if (actions & Qt::LinkAction)
            proposed = Qt::LinkAction;
        event.*(&Proposal::m_defaultAction) = proposed;
        event.*(&Proposal::m_dropAction) = proposed;
    }
};

} // namespace

void CopiedDrops::forbidMoving(QDropEvent* event) {
    Proposal::forbidMoving(*event);
}

/// Within the program, text may move from field to field.
bool CopiedDrops::eventFilter(QObject*, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop) {
        auto* drop = static_cast<QDropEvent*>(event);
        if (!drop->source())
            forbidMoving(drop);
    }
    return false;
}
