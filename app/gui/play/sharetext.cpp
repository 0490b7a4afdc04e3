#include "app/gui/play/sharetext.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

#include "app/gui/basics/medal.h"
#include "app/gui/basics/rulestext.h"
#include "engine/formats/board_id.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"

namespace {

/// In the language of the window.
QString movesText(int count) {
    return count == 1 ? QCoreApplication::translate("ShareText", "1 move")
                      : QCoreApplication::translate("ShareText", "%Ln moves", nullptr, count);
}

/// "2,345 points", or where moves earn nothing what is left.
QString endText(const samegame::Position& start, int score) {
    const QString text = finalScoreText(start.rules, score);
    const int count = std::abs(score);
    return movesEarn(start.rules)
               ? QCoreApplication::translate("ShareText", "%1 points", nullptr, count).arg(text)
               : text;
}

} // namespace

std::vector<int> pointsOfMoves(const samegame::Position& start, const samegame::Line& line) {
    std::vector<int> points;
    auto [board, rules] = start;
    for (const samegame::Move move : line.moves)
        points.push_back(samegame::move_points(start.rules, samegame::play(board, rules, move)));
    return points;
}

QString sparkBars(const std::vector<int>& values, int most) {
    const auto count = static_cast<int>(values.size());
    const int bars = std::min(count, most);
    std::vector<int> sums(static_cast<std::size_t>(bars));
    for (int i = 0; i < count; ++i)
        sums[static_cast<std::size_t>(i * bars / count)] += values[static_cast<std::size_t>(i)];
    const int highest = sums.empty() ? 0 : std::max(1, *std::ranges::max_element(sums));
    QString text;
    for (const int sum : sums)
        text += QChar(u'▁' + 7 * std::max(0, sum) / highest);
    return text;
}

QString shareText(const QString& title, const samegame::Position& start, const samegame::Line& line,
                  const Aid& aid, const QString& foundBy, const std::optional<int>& medalMark) {
    QStringList rows{QStringLiteral("SameGame · ") + title};
    if (!(start.rules == samegame::Rules{}))
        rows << titleOf(start.rules);
    QStringList facts{endText(start, line.score)};
    const bool isPlayed = foundBy.isEmpty() && static_cast<int>(line.moves.size()) > aid.lineMoves;
    if (isPlayed && medalMark)
        if (const Medal medal = medalOf(start.rules, line.score, *medalMark); medal != Medal::None)
            facts << titleOf(medal);
    facts << movesText(static_cast<int>(line.moves.size()))
          << (foundBy.isEmpty() ? wholeTextOf(aid) : foundBy);
    rows << facts.join(QStringLiteral(" · "));
    rows << sparkBars(pointsOfMoves(start, line));
    rows << QString::fromStdString(samegame::to_board_id(start));
    return rows.join('\n');
}
