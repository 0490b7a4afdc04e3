#include "app/gui/session/firststeps.h"

#include <QSettings>

#include <algorithm>
#include <array>
#include <tuple>

#include "app/gui/basics/boardtitles.h"
#include "engine/game/board_generator.h"

namespace FirstSteps {

namespace {

const QString stepKey = QStringLiteral("firstSteps/step");

/// What stands in the settings file, in the order of the enumerators.
constexpr std::array<const char*, stepCount> stepNames{"small", "medium", "wide", "classic"};

constexpr int seedCount = 6;

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
    {6, 6, 3, true, {394, 247, 648, 984, 234, 897}},
    {8, 8, 3, true, {199, 535, 271, 432, 870, 614}},
    {10, 10, 4, true, {388, 178, 244, 191, 531, 453}},
    {15, 15, 5, false, {132, 780, 519, 373, 756, 669}},
}};

samegame::Board boardOf(const Source& source, std::uint64_t seed) {
    const auto size = std::tuple(seed, source.rows, source.columns, source.colors);
    return source.isClearable ? std::apply(samegame::generate_clearable_board, size).board
                              : std::apply(samegame::generate_board, size);
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
