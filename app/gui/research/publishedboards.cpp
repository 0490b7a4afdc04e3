#include "app/gui/research/publishedboards.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <set>

#include "app/gui/basics/numbertext.h"
#include "engine/formats/board_library.h"

namespace {

/// The index of a standard board; their number for any other.
std::size_t numberOf(const samegame::Board& board) {
    static const auto boards = [] {
        std::array<samegame::Board, samegame::standard_board_count> all;
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = samegame::standard_board(static_cast<int>(i + 1));
        return all;
    }();
    return static_cast<std::size_t>(std::find(boards.begin(), boards.end(), board) -
                                    boards.begin());
}

bool hasUsualPlay(const samegame::Rules& rules) {
    return rules == samegame::Rules{.scoring = rules.scoring};
}

/// Whether the result has a score for each standard board, under the rules of this program with
/// this name.
bool isBeside(const samegame::PublishedResult& result, std::string_view rules) {
    return result.is_comparable() && result.rules == rules &&
           result.scores.size() == static_cast<std::size_t>(samegame::standard_board_count);
}

} // namespace

PublishedBoards::PublishedBoards(std::span<const samegame::Position> boards) {
    if (boards.empty())
        return;
    const samegame::Rules& rules = boards.front().rules;
    for (const samegame::Position& board : boards) {
        m_numbers.push_back(numberOf(board.board));
        if (m_numbers.back() == samegame::standard_board_count || !(board.rules == rules))
            return;
    }
    if (!hasUsualPlay(rules))
        return;
    for (const samegame::PublishedResult& result : samegame::published_results())
        if (isBeside(result, samegame::name_of(rules.scoring)))
            m_results.push_back(&result);
}

double PublishedBoards::mean(const samegame::PublishedResult& result,
                             std::span<const samegame::Trial> runs) const {
    const auto scoreOf = [&](std::size_t board) {
        return static_cast<double>(result.scores[m_numbers[board]]);
    };
    std::set<std::size_t> boards;
    for (const samegame::Trial& run : runs)
        boards.insert(run.board);
    for (std::size_t board = 0; runs.empty() && board < m_numbers.size(); ++board)
        boards.insert(board);
    double sum = 0;
    for (const std::size_t board : boards)
        sum += scoreOf(board);
    return sum / static_cast<double>(boards.size());
}

QString publishedName(const samegame::PublishedResult& result) {
    const QString system = QString::fromStdString(result.system).section(": ", 0, 0);
    return QStringLiteral("%1, %2").arg(system).arg(result.year);
}

QString publishedHelp(const samegame::PublishedResult& result) {
    const auto stated = [](const std::string& text) {
        return text.empty() ? PublishedBoards::tr("not stated") : QString::fromStdString(text);
    };
    QStringList rows = {
        QStringLiteral("%1, %2").arg(QString::fromStdString(result.system)).arg(result.year),
        PublishedBoards::tr("Budget: %1").arg(stated(result.budget)),
        PublishedBoards::tr("Machine: %1").arg(stated(result.hardware)),
        PublishedBoards::tr("All 20 boards: %1 points").arg(numberText(result.value(), 0)),
        QString::fromStdString(result.source)};
    if (!result.note.empty())
        rows << QString::fromStdString(result.note);
    rows << PublishedBoards::tr("It had another budget than the runs here, on another machine: it "
                                "shows how far they come, not which solver is better.");
    return rows.join('\n');
}
