#include "app/gui/basics/lineplantext.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"

namespace {

struct LinePlanText {
    Q_DECLARE_TR_FUNCTIONS(LinePlanText)
};

/// "5 and 1": the sizes of the parts that a move joins.
QString partsText(const samegame::PlannedMove& move) {
    QStringList sizes;
    for (const int size : move.joined)
        sizes << numberText(size);
    const QString last = sizes.takeLast();
    return LinePlanText::tr("%1 and %2", "sizes of parts: 7, 5 and 1")
        .arg(SharedText::list(sizes), last);
}

} // namespace

QString sizeAndPointsText(const samegame::PlannedMove& move, const samegame::Rules& rules) {
    return sizeAndPointsText(static_cast<int>(move.blocks.size()), move.points, movesEarn(rules));
}

QString reasonText(const samegame::LinePlan& plan, std::size_t move, const samegame::Rules& rules) {
    const samegame::PlannedMove& planned = plan.moves[move];
    const samegame::PlannedMove& target = plan.moves[planned.target];
    switch (planned.role) {
    case samegame::MoveRole::harvest: {
        const QString size = sizeAndPointsText(planned, rules);
        return move == plan.harvests.front()
                   ? LinePlanText::tr("earns most: %1").arg(size)
                   : LinePlanText::tr("is one of the moves that earn most: %1").arg(size);
    }
    case samegame::MoveRole::joins:
        return LinePlanText::tr("joins %1 %2 blocks for a later group of %3",
                                "sizes of parts, color, size of the group")
            .arg(partsText(planned), colorName(target.color),
                 numberText(static_cast<int>(target.blocks.size())));
    case samegame::MoveRole::prepares:
        return LinePlanText::tr("frees the way for move %1").arg(planned.target + 1);
    case samegame::MoveRole::clears:
        return LinePlanText::tr("clears blocks that no later move needs");
    }
    return {};
}

QString firstReasonText(const samegame::Position& start, const samegame::MoveList& moves) {
    if (start.rules.refill)
        return {};
    const samegame::LinePlan plan = samegame::plan_of_first(start, moves);
    return plan.moves.empty() ? QString() : reasonText(plan, 0, start.rules);
}
