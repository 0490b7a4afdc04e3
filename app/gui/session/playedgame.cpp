#include "app/gui/session/playedgame.h"

#include <QCoreApplication>

#include "app/gui/basics/rulestext.h"
#include "engine/game/board.h"

namespace {

struct KindText {
    Q_DECLARE_TR_FUNCTIONS(KindText)
};

} // namespace

GameKind kindOf(const samegame::StartPosition& start) {
    const samegame::Board& board = start.board;
    int colors = samegame::max_colors;
    while (colors > 0 && board.block_count(static_cast<samegame::Color>(colors)) == 0)
        --colors;
    samegame::Rules rules = start.rules;
    if (rules.refill)
        rules.refill = samegame::Refill{}; // other columns are no other kind
    return {rules, board.rows(), board.columns(), colors};
}

QString titleOf(const GameKind& kind) {
    const QString colors = kind.colors == 1 ? KindText::tr("1 color")
                                            : KindText::tr("%Ln colors", nullptr, kind.colors);
    return KindText::tr("%1 × %2, %3, %4", "rows, columns, colors, rules")
        .arg(kind.rows)
        .arg(kind.columns)
        .arg(colors, titleOf(kind.rules));
}
