#include "app/gui/session/nextgame.h"

#include <algorithm>
#include <optional>

#include "app/gui/basics/boardtitles.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/refill.h"

namespace {

using MakeBoard = samegame::Board (*)(std::uint64_t seed, int rows, int columns, int colors);

samegame::Board randomBoard(std::uint64_t seed, int rows, int columns, int colors) {
    return samegame::generate_board(seed, rows, columns, colors);
}

samegame::Board clearableBoard(std::uint64_t seed, int rows, int columns, int colors) {
    return samegame::generate_clearable_board(seed, rows, columns, colors).board;
}

/// The number in a kept name of this kind, as in "standard:3".
std::optional<std::uint64_t> numberOf(const QString& name, const QString& prefix) {
    bool isNumber = false;
    const std::uint64_t number = QStringView(name).mid(prefix.size()).toULongLong(&isNumber);
    return name.startsWith(prefix) && isNumber ? std::optional(number) : std::nullopt;
}

/// A board may lack the highest of the colors that it was made with.
int colorsOf(const samegame::Board& board, std::uint64_t seed, MakeBoard make) {
    for (int colors = std::max(board.color_count(), 1); colors <= samegame::max_colors; ++colors)
        if (make(seed, board.rows(), board.columns(), colors) == board)
            return colors;
    return board.color_count();
}

NamedGame named(const samegame::Board& board, const samegame::Rules& rules, const QString& name) {
    NamedGame game;
    game.record.start = samegame::new_game(board, rules);
    game.name = titleOfName(name);
    return game;
}

/// The game on the numbered board behind this one, if the name is that of a board before the last.
std::optional<NamedGame> followerOf(const QString& name, const samegame::Rules& rules,
                                    const QString& prefix, int count,
                                    samegame::Board (*boardOf)(int)) {
    const auto number = numberOf(name, prefix);
    if (!number || *number < 1 || *number >= static_cast<std::uint64_t>(count))
        return std::nullopt;
    const int next = static_cast<int>(*number) + 1;
    return named(boardOf(next), rules, prefix + QString::number(next));
}

} // namespace

NamedGame randomClassicGame(std::uint64_t seed) {
    return named(samegame::generate_board(seed), {}, QStringLiteral("random:%1").arg(seed));
}

NamedGame gameAfter(const samegame::Position& start, const QString& keptName, std::uint64_t seed) {
    samegame::Rules rules = start.rules;
    if (rules.refill)
        rules.refill->seed = seed; // other columns come in, too
    if (const auto next = followerOf(keptName, rules, "standard:", samegame::standard_board_count,
                                     samegame::standard_board))
        return *next;
    if (const auto next = followerOf(keptName, rules, "schadd250:", samegame::schadd250_board_count,
                                     samegame::schadd250_board))
        return *next;
    const samegame::Board& board = start.board;
    const auto another = [&](const QString& prefix, std::uint64_t from, MakeBoard make) {
        const int colors = colorsOf(board, from, make);
        return named(make(seed, board.rows(), board.columns(), colors), rules,
                     prefix + QString::number(seed));
    };
    if (const auto from = numberOf(keptName, "random:"))
        return another("random:", *from, randomBoard);
    const auto from = numberOf(keptName, "clearable:");
    if (from && samegame::has_clearable_boards(board.rows(), board.columns(), board.color_count()))
        return another("clearable:", *from, clearableBoard);
    return randomClassicGame(seed);
}
