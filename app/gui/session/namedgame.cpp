#include "app/gui/session/namedgame.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <string>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/outsidetext.h"
#include "engine/formats/board_name.h"
#include "engine/formats/file_content.h"

namespace {

struct NamedGameTexts {
    Q_DECLARE_TR_FUNCTIONS(NamedGame)
};

/// The title of a board that has a name, without the size that may stand behind a seed.
QString titleOf(const std::string& boardName) {
    const QString name = QString::fromStdString(boardName).section('/', 0, 0);
    const QString title = titleOfName(name);
    return title == name ? titleOfPastedBoard() : title;
}

/// A line that a solver found has the name of its board rather than `title`.
NamedGame named(const samegame::ReadGame& read, const QString& title) {
    const auto& source = read.record.source;
    const bool isSolved = source && !source->solver.empty();
    const QString board = isSolved ? boardNameOf(read.record.start.board) : QString();
    return {read.record, board.isEmpty() ? title : titleOfName(board), read.has_rules};
}

} // namespace

samegame::Result<NamedGame> namedGameOfText(const QString& text) {
    const std::string content = text.toStdString();
    if (content.size() > samegame::max_input_bytes)
        return samegame::too_large_error();
    const auto read = samegame::read_game(content);
    if (!read)
        return read.error();
    NamedGame game = named(*read, titleOf(read->board_name));
    if (const auto wrong = samegame::contradiction(*read))
        game.refutation = NamedGameTexts::tr("The game is opened with what its moves come to: %1.")
                              .arg(errorText(*wrong));
    return game;
}

samegame::Result<NamedGame> namedGameOfFile(const QString& path) {
    const auto content = samegame::content_of_path(bytesOfPath(path).toStdString(),
                                                   samegame::InputKind::regular_file);
    if (!content)
        return content.error();
    const auto read = samegame::read_game(*content);
    if (!read)
        return read.error();
    NamedGame game = named(*read, titleOfFile(QFileInfo(readablePath(path)).fileName()));
    if (const auto wrong = samegame::contradiction(*read))
        game.refutation = NamedGameTexts::tr("%1 is opened with what its moves come to: %2.")
                              .arg(shortFileName(path), errorText(*wrong));
    return game;
}
