#include "app/gui/session/firststeps.h"

#include <QSettings>

#include <algorithm>
#include <array>

#include "app/gui/basics/boardtitles.h"
#include "engine/game/board_generator.h"

namespace FirstSteps {

namespace {

const QString stepKey = QStringLiteral("firstSteps/step");

/// What stands in the settings file, in the order of the enumerators.
constexpr std::array<const char*, stepCount> stepNames{"small", "medium", "wide", "classic"};

constexpr int seedCount = 8;

/// Where the boards of a step come from.
struct Source {
    int rows;
    int columns;
    int colors;
    bool isClearable; ///< By generator 2, otherwise by generator 1.
    std::array<std::uint64_t, seedCount> seeds;
};

/// As engine/measurements/first_steps.py found them, in the order of the enumerators.
constexpr std::array<Source, stepCount> sources{{
    {6, 6, 3, true, {247, 394, 648, 655, 234, 3, 72, 73}},
    {8, 8, 3, true, {1, 103, 104, 105, 1, 1, 1, 1}},
    {10, 10, 4, true, {102, 103, 105, 106, 1, 1, 1, 1}},
    {15, 15, 5, false, {132, 373, 375, 71, 1, 1, 1, 1}},
}};

samegame::Board boardOf(const Source& source, std::uint64_t seed) {
    const auto& [rows, columns, colors, isClearable, seeds] = source;
    return isClearable ? samegame::generate_clearable_board(seed, rows, columns, colors).board
                       : samegame::generate_board(seed, rows, columns, colors);
}

NamedGame gameOf(const Source& source, std::uint64_t seed) {
    NamedGame game;
    game.record.start.board = boardOf(source, seed);
    const QString number = QString::number(seed);
    game.name = source.isClearable ? titleOfClearableBoard(number) : titleOfRandomBoard(number);
    return game;
}

} // namespace

Step current() {
    const auto name = std::ranges::find(stepNames, QSettings().value(stepKey).toString());
    return name == stepNames.end() ? Step::Classic : static_cast<Step>(name - stepNames.begin());
}

bool isOnTheWay() {
    return QSettings().contains(stepKey);
}

Step after(Step step) {
    return step == Step::Classic ? step : static_cast<Step>(static_cast<int>(step) + 1);
}

void reach(Step step) {
    QSettings().setValue(stepKey, stepNames[static_cast<std::size_t>(step)]);
}

void welcome(bool hasPlayed) {
    if (!hasPlayed && QSettings().allKeys().isEmpty())
        reach(Step::Small);
}

std::vector<NamedGame> games(Step step) {
    const Source& source = sources[static_cast<std::size_t>(step)];
    std::vector<NamedGame> games;
    for (const std::uint64_t seed : source.seeds)
        games.push_back(gameOf(source, seed));
    return games;
}

std::optional<Step> stepOf(const samegame::Position& start) {
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const Source& source = sources[i];
        const bool isOfItsSize =
            start.board.rows() == source.rows && start.board.columns() == source.columns;
        if (start.rules == samegame::Rules{} && isOfItsSize &&
            std::ranges::any_of(source.seeds, [&](std::uint64_t seed) {
                return boardOf(source, seed) == start.board;
            }))
            return static_cast<Step>(i);
    }
    return std::nullopt;
}

NamedGame gameOf(Step step, std::uint64_t number) {
    const Source& source = sources[static_cast<std::size_t>(step)];
    return gameOf(source, source.seeds[number % source.seeds.size()]);
}

} // namespace FirstSteps
