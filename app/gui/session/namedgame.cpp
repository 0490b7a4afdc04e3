#include "app/gui/session/namedgame.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <string>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/aid.h"
#include "app/gui/session/gamestatistics.h"
#include "engine/formats/board_name.h"
#include "engine/formats/file_content.h"
#include "engine/game/scoring.h"

namespace {

struct NamedGameTexts {
    Q_DECLARE_TR_FUNCTIONS(NamedGame)
};

/// The title of a board that has a name, without the size that may stand behind a seed, or is
/// another program's.
QString titleOf(const samegame::ReadGame& read) {
    if (read.program)
        return NamedGameTexts::tr("Board (%1)", "the program that it comes from")
            .arg(engineText(samegame::name_of(*read.program)));
    const QString name = QString::fromStdString(read.board_name).section('/', 0, 0);
    const QString title = titleOfName(name);
    return title == name ? titleOfPastedBoard() : title;
}

/// A line that a solver found has the name of its board rather than `title`.
NamedGame named(const samegame::ReadGame& read, const QString& title) {
    const auto& source = read.record.source;
    const bool isSolved = source && !source->solver.empty();
    const QString board = isSolved ? boardNameOf(read.record.start.board) : QString();
    NamedGame game{read.record, board.isEmpty() ? title : titleOfName(board), read.has_rules};
    game.refutation = errorInAid(
        QJsonDocument::fromJson(QByteArray::fromStdString(read.record.unknown_json)).object());
    return game;
}

void refute(NamedGame& game, const QString& sentence) {
    game.refutation = SharedText::sentences({game.refutation, sentence});
}

constexpr qsizetype longestSharedTitle = 80; // letters

/// Whether the name, which may leave out the size of a random board, is that of the board.
bool isNameOfBoard(const QString& name, const samegame::Position& start) {
    const GameKind kind = kindOf(start);
    const QString size =
        QStringLiteral("/%1x%2x%3").arg(kind.rows).arg(kind.columns).arg(kind.colors);
    return std::ranges::any_of(QStringList{name, name + size}, [&](const QString& whole) {
        const auto named = samegame::board_of_name(whole.toStdString());
        return named.ok() && named->board == start.board;
    });
}

/// The title that a board was shared under, in the words of this window; that of a pasted board
/// where it claims to be a board that it is not.
QString titleOfShared(const QString& shared, const samegame::Position& start) {
    const QString name = nameOfTitle(shared);
    const bool isOfABoard = name != shared || titleOfName(shared) != shared;
    if (isOfABoard)
        return isNameOfBoard(name, start) ? titleOfName(name) : titleOfPastedBoard();
    return shared.left(longestSharedTitle);
}

/// The number at the start of a row, however its language groups digits, and whether or not it
/// leaves a blank behind them: "2,345 points", "2,345点".
std::optional<int> scoreIn(const QString& row) {
    static const QRegularExpression number(QStringLiteral(
        "^(\\x{2212}|-)?(\\d{1,3}(?:[.,'\\x{2019}\\x{a0}\\x{202f} ]?\\d{3})*)(?![\\d.,'])"));
    const auto match = number.match(row);
    if (!match.hasMatch())
        return std::nullopt;
    QString digits = match.captured(2);
    digits.removeIf([](QChar sign) { return !sign.isDigit(); });
    bool isFitting = false;
    const int score = digits.toInt(&isFitting);
    if (!isFitting)
        return std::nullopt;
    return match.captured(1).isEmpty() ? score : -score;
}

/// Takes title and score of a result as shareText writes it, also where a mail quotes it.
void takeShared(const QString& text, NamedGame& game) {
    static const QRegularExpression quoting(QStringLiteral("^[>\\s]+"));
    static const QRegularExpression head(QStringLiteral("^SameGame \\x{b7} (.+)$"));
    QStringList rows = text.split('\n');
    for (QString& row : rows)
        row = row.remove(quoting).trimmed();
    const auto first = rows.indexOf(head);
    if (first < 0)
        return;
    const samegame::Position& start = game.record.start;
    game.name = titleOfShared(head.match(rows[first]).captured(1).trimmed(), start);
    if (!movesEarn(start.rules))
        return;
    for (const QString& row : rows.mid(first + 1, 2)) // the rules may stand between
        if (const auto score = scoreIn(row);
            score && !game.scoreToBeat && samegame::score_range(start).contains(*score))
            game.scoreToBeat = score;
}

} // namespace

samegame::Result<NamedGame> namedGameOfText(const QString& text) {
    const std::string content = text.toStdString();
    if (content.size() > samegame::max_input_bytes)
        return samegame::too_large_error();
    const auto read = samegame::read_game(content);
    if (!read)
        return read.error();
    NamedGame game = named(*read, titleOf(*read));
    if (game.record.line.moves.empty())
        takeShared(text, game);
    if (const auto wrong = samegame::contradiction(*read))
        refute(game, NamedGameTexts::tr("The game is opened with what its moves come to: %1.")
                         .arg(errorText(*wrong)));
    return game;
}

samegame::Result<NamedGame> playableGameOfText(const QString& text) {
    const auto game = namedGameOfText(text);
    if (game && !game->record.start.board.has_moves())
        return samegame::Error{
            {QT_TRANSLATE_NOOP("EngineError", "the board has no move: expected two blocks of one "
                                              "color beside or above each other")}};
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
        refute(game, NamedGameTexts::tr("%1 is opened with what its moves come to: %2.")
                         .arg(shortFileName(path), errorText(*wrong)));
    return game;
}
