#include "app/gui/play/namedgame.h"

#include <string>

#include "app/gui/basics/boardtitles.h"
#include "engine/base/text.h"
#include "engine/formats/board_name.h"
#include "engine/formats/file_content.h"
#include "engine/formats/pasted_text.h"

namespace {

/// The title of a board that has a name, without the size that may stand behind a seed.
QString titleOf(const QString& boardName) {
    const QString name = boardName.section('/', 0, 0);
    const QString title = titleOfName(name);
    return title == name ? titleOfPastedBoard() : title;
}

/// The title of a game: of a line that a solver found that of its board, if it has one.
QString titleOf(const QString& boardName, const samegame::GameRecord& record) {
    const bool isSolved = record.source && !record.source->solver.empty();
    const QString board = isSolved ? boardNameOf(record.start.board) : QString();
    return board.isEmpty() ? titleOf(boardName) : titleOfName(board);
}

} // namespace

samegame::Result<NamedGame> namedGameOfText(const QString& text) {
    const std::string content = text.toStdString();
    if (content.size() > samegame::max_input_bytes)
        return samegame::too_large_error();
    const auto game = samegame::claimed_game_of_text(content);
    if (!game)
        return game.error();
    const std::string name = samegame::board_name_in(content).value_or("");
    const bool isSolutionFile =
        samegame::trim(samegame::with_plain_blanks(content)).starts_with('{');
    return NamedGame{game->record, titleOf(QString::fromStdString(name), game->record),
                     isSolutionFile || name.starts_with("id:"), samegame::contradiction(*game)};
}
