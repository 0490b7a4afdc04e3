#include "app/gui/session/gamestatistics.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "app/gui/basics/medal.h"
#include "app/gui/basics/rulestext.h"
#include "engine/game/board.h"

namespace {

struct KindText {
    Q_DECLARE_TR_FUNCTIONS(KindText)
};

int blocksLeft(const PlayedGame& game) {
    return game.cleared ? 0 : std::max(0, -game.score);
}

std::vector<PlayedGame> filtered(std::span<const PlayedGame> games, const auto& isWanted) {
    std::vector<PlayedGame> found;
    std::ranges::copy_if(games, std::back_inserter(found), isWanted);
    return found;
}

/// Some order, for maps.
auto keyOf(const GameKind& kind) {
    return std::tuple(kind.rules.scoring, kind.rules.gravity, kind.rules.refill.has_value(),
                      kind.rows, kind.columns, kind.colors);
}

void countStreak(GameStatistics& statistics, const PlayedGame& game) {
    statistics.currentStreak = game.cleared ? statistics.currentStreak + 1 : 0;
    statistics.longestStreak = std::max(statistics.longestStreak, statistics.currentStreak);
}

ScoreTrend trendOfResults(std::vector<double> results, bool isMoreBetter) {
    ScoreTrend trend;
    if (results.empty())
        return trend;
    trend.window = trendWindow(static_cast<int>(results.size()));
    const auto window = static_cast<std::size_t>(trend.window);
    double sum = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const double result = results[i];
        const double best = i == 0 ? result : trend.bests.back();
        trend.bests.push_back(isMoreBetter ? std::max(best, result) : std::min(best, result));
        sum += result - (i >= window ? results[i - window] : 0);
        trend.means.push_back(sum / static_cast<double>(std::min(i + 1, window)));
    }
    trend.results = std::move(results);
    return trend;
}

} // namespace

GameKind kindOf(const samegame::Position& start) {
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

GameStatistics statisticsOf(std::span<const PlayedGame> games) {
    GameStatistics statistics;
    if (games.empty())
        return statistics;
    QSet<QString> boards;
    statistics.bestScore = games.front().score;
    statistics.fewestLeft = blocksLeft(games.front());
    double scores = 0;
    double left = 0;
    double accuracies = 0;
    for (const PlayedGame& game : games) {
        boards.insert(game.board);
        scores += game.score;
        left += blocksLeft(game);
        statistics.cleared += game.cleared ? 1 : 0;
        statistics.bestScore = std::max(statistics.bestScore, game.score);
        statistics.fewestLeft = std::min(statistics.fewestLeft, blocksLeft(game));
        if (game.aid.lineMoves == 0) // else another may have removed it
            statistics.largestGroup = std::max(statistics.largestGroup, game.largestGroup);
        statistics.timed += game.seconds > 0 ? 1 : 0;
        statistics.seconds += game.seconds;
        if (game.accuracy) {
            ++statistics.reviewed;
            accuracies += game.accuracy->percent;
            auto& kind = statistics.meanAccuracy.kind; // kinds are in the order of what is known
            kind = std::max(kind, game.accuracy->kind);
        }
        countStreak(statistics, game);
    }
    statistics.games = static_cast<int>(games.size());
    statistics.boards = static_cast<int>(boards.size());
    statistics.meanScore = scores / statistics.games;
    statistics.meanLeft = left / statistics.games;
    if (statistics.reviewed > 0)
        statistics.meanAccuracy.percent = accuracies / statistics.reviewed;
    return statistics;
}

std::vector<PlayedGame> unaidedOf(std::span<const PlayedGame> games) {
    return filtered(games, [](const PlayedGame& game) { return game.aid.isNone(); });
}

std::vector<PlayedGame> aidedOf(std::span<const PlayedGame> games) {
    return filtered(games, [](const PlayedGame& game) { return !game.aid.isNone(); });
}

std::vector<PlayedGame> reviewedOf(std::span<const PlayedGame> games) {
    return filtered(games, [](const PlayedGame& game) { return game.accuracy.has_value(); });
}

std::vector<PlayedGame> gamesOf(std::span<const PlayedGame> games, const GameKind& kind) {
    return filtered(games, [&](const PlayedGame& game) { return game.kind == kind; });
}

MedalCount medalsOf(std::span<const PlayedGame> games, const QHash<QString, int>& marks) {
    QHash<QString, const PlayedGame*> bests;
    for (const PlayedGame& game : games)
        if (movesEarn(game.kind.rules)) // else there are no medals to win
            if (const PlayedGame*& best = bests[game.board]; !best || game.score > best->score)
                best = &game;
    MedalCount count;
    count.boards = static_cast<int>(bests.size());
    for (auto best = bests.cbegin(); best != bests.cend(); ++best) {
        const auto mark = marks.constFind(best.key());
        if (mark == marks.constEnd())
            continue;
        ++count.measured;
        const PlayedGame& game = **best;
        const Medal medal = medalOf(game.kind.rules, game.score, std::max(game.score, *mark));
        count.gold += medal == Medal::Gold ? 1 : 0;
        count.silver += medal == Medal::Silver ? 1 : 0;
        count.bronze += medal == Medal::Bronze ? 1 : 0;
    }
    return count;
}

std::vector<KindCount> kindsPlayed(std::span<const PlayedGame> games) {
    struct Count {
        KindCount count;
        std::size_t last = 0; // the place of the newest
    };
    std::map<decltype(keyOf({})), Count> counts;
    for (std::size_t i = 0; i < games.size(); ++i) {
        Count& found = counts[keyOf(games[i].kind)];
        found.count = {games[i].kind, found.count.games + 1};
        found.last = i;
    }
    std::vector<Count> sorted;
    for (const auto& [key, count] : counts)
        sorted.push_back(count);
    std::ranges::sort(sorted, [](const Count& a, const Count& b) {
        return std::tuple(a.count.games, a.last) > std::tuple(b.count.games, b.last);
    });
    std::vector<KindCount> kinds;
    for (const Count& found : sorted)
        kinds.push_back(found.count);
    return kinds;
}

bool haveSameRules(std::span<const PlayedGame> games) {
    return std::ranges::all_of(
        games, [&](const PlayedGame& game) { return game.kind.rules == games.front().kind.rules; });
}

int trendWindow(int games) {
    constexpr int few = 200;
    constexpr int many = 2000;
    return games < few ? 10 : games < many ? 50 : 200;
}

ScoreTrend trendOf(std::span<const PlayedGame> games) {
    const bool countsScores = !games.empty() && movesEarn(games.front().kind.rules);
    std::vector<double> results;
    for (const PlayedGame& game : games)
        results.push_back(countsScores ? game.score : blocksLeft(game));
    return trendOfResults(std::move(results), countsScores);
}

ScoreTrend accuracyTrendOf(std::span<const PlayedGame> games) {
    std::vector<double> results;
    for (const PlayedGame& game : games)
        results.push_back(game.accuracy ? game.accuracy->percent : 0);
    return trendOfResults(std::move(results), true);
}
