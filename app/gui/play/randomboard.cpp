#include "app/gui/play/randomboard.h"

#include <QSettings>

#include <algorithm>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/rulesform.h"
#include "engine/game/board_generator.h"
#include "engine/game/refill.h"

namespace {

constexpr auto rowsKey = "newGame/randomRows";
constexpr auto columnsKey = "newGame/randomColumns";
constexpr auto colorsKey = "newGame/randomColors";
constexpr auto clearableKey = "newGame/randomClearable";

} // namespace

samegame::Result<NamedGame> RandomBoard::game(const samegame::Rules& rules) const {
    const bool isClearable =
        canBeCleared && !rules.refill; // where columns come in, none stays empty
    if (isClearable && !samegame::has_clearable_boards(rows, columns, colors))
        return samegame::Error{
            {QT_TRANSLATE_NOOP("EngineError", "A board that can be cleared for sure has %1 cells "
                                              "and %2 colors or more"),
             samegame::min_clearable_cells, samegame::min_clearable_colors}};
    NamedGame game;
    const QString number = QString::number(seed);
    if (isClearable) {
        game.record.start.board =
            samegame::generate_clearable_board(seed, rows, columns, colors).board;
        game.name = titleOfClearableBoard(number);
    } else {
        game.record.start.board = samegame::generate_board(seed, rows, columns, colors);
        game.name = titleOfRandomBoard(number);
    }
    game.record.start = samegame::new_game(game.record.start.board, rules);
    return game;
}

RandomBoard RandomBoard::lastChosen() {
    const QSettings settings;
    const auto number = [&settings](const char* key, int otherwise, int most) {
        return std::clamp(settings.value(key, otherwise).toInt(), 1, most);
    };
    RandomBoard last;
    last.seed = SeedEdit::newSeed();
    last.rows = number(rowsKey, last.rows, samegame::max_rows);
    last.columns = number(columnsKey, last.columns, samegame::max_columns);
    last.colors = number(colorsKey, last.colors, samegame::max_colors);
    last.canBeCleared = settings.value(clearableKey, false).toBool() &&
                        samegame::has_clearable_boards(last.rows, last.columns, last.colors);
    return last;
}

void RandomBoard::remember() const {
    QSettings settings;
    settings.setValue(rowsKey, rows);
    settings.setValue(columnsKey, columns);
    settings.setValue(colorsKey, colors);
    settings.setValue(clearableKey, canBeCleared);
}

NamedGame newRandomGame() {
    return *RandomBoard::lastChosen().game(RulesForm::lastChosen());
}
