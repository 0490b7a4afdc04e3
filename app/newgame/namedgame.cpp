#include "app/newgame/namedgame.h"

#include <string>

#include "app/texts/boardtitles.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/formats/file_content.h"

namespace {

/// The title of a board that has a name, without the size that may stand behind a seed.
QString titleOf(const QString& text) {
    const QString name = text.trimmed().section('/', 0, 0);
    const QString title = titleOfName(name);
    return title == name ? titleOfPastedBoard() : title;
}

/// The title of a game: of a line that a solver found that of its board, if it has one.
QString titleOf(const QString& text, const samegame::GameRecord& record) {
    const bool isSolved = record.source && !record.source->solver.empty();
    const QString board = isSolved ? boardNameOf(record.start.board) : QString();
    return board.isEmpty() ? titleOf(text) : titleOfName(board);
}

/// The board ID in a result that was copied to be shared (app/daily/sharetext.h): its last line.
/// Any other text is the board itself.
QString boardOf(const QString& text) {
    const QString content = text.trimmed();
    return content.startsWith("SameGame · ") ? content.section('\n', -1) : text;
}

/// Whether a text that makes a game says its rules.
bool saysRules(const QString& text) {
    const QString content = text.trimmed();
    return content.startsWith('{') || content.startsWith("id:") ||
           samegame::parse_board_id(content.toStdString()).ok();
}

} // namespace

samegame::Result<NamedGame> namedGameOfText(const QString& given) {
    const QString text = boardOf(given);
    const std::string content = text.toStdString();
    if (content.size() > samegame::max_input_bytes)
        return samegame::too_large_error();
    const auto game = samegame::claimed_game_of_text(content);
    if (!game)
        return game.error();
    return NamedGame{game->record, titleOf(text, game->record), saysRules(text),
                     samegame::contradiction(*game)};
}
