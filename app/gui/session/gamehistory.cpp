// The part of GameDocument that writes and reads the history of a session.

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <utility>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/gamecommands.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/kepttexts.h"

namespace {

constexpr int historyVersion = 1;

// In the order of Entry.
constexpr std::array entryNames{"start", "new game", "opened", "take over", "restart"};

samegame::Result<samegame::GameRecord> recordOfFile(const QJsonValue& json) {
    const auto parsed = samegame::parse_game_record(json.toString().toStdString());
    if (!parsed)
        return parsed.error();
    if (const auto claim = samegame::contradiction(*parsed))
        return *claim;
    return parsed->record;
}

} // namespace

/// A game from when it came onto the board until another one took its place, with the moves that
/// the undo stack has for that time.
struct GameDocument::Chapter {
    Entry entry = Entry::Start;
    samegame::MoveList played;
    std::size_t done = 0;                   // how many of `played` are done in `game`
    const Game* game = nullptr;             // the game as it is, or as it left the board
    const ReplaceCommand* holder = nullptr; // what has the game; nullptr if it is on the board
};

/// A chapter as it is read from a history.
struct GameDocument::ReadChapter {
    Entry entry = Entry::Start;
    Game game; // the game as it came onto the board
    samegame::MoveList played;

    Game afterMoves(std::size_t count) const {
        samegame::MoveList moves = game.line.moves;
        for (std::size_t i = 0; i < count; ++i)
            moves.push_back(played[i]);
        return gameAfter(game, moves).value();
    }
};

/// A command that is done holds the game that it replaced, one that is undone the game that it is
/// to bring; what nobody holds is on the board.
std::vector<GameDocument::Chapter> GameDocument::chapters() const {
    std::vector<Chapter> chapters(1);
    for (int step = 0; step < m_undoStack.count(); ++step) {
        const QUndoCommand* command = m_undoStack.command(step);
        const bool isDone = step < m_undoStack.index();
        if (const auto* play = dynamic_cast<const PlayCommand*>(command)) {
            chapters.back().played.push_back(play->move());
            chapters.back().done += isDone ? 1 : 0;
            continue;
        }
        const auto* replace = static_cast<const ReplaceCommand*>(command);
        chapters.emplace_back().entry = replace->entry();
        Chapter& held = chapters[chapters.size() - (isDone ? 2 : 1)];
        held.game = &replace->heldGame();
        held.holder = replace;
    }
    for (Chapter& chapter : chapters)
        if (!chapter.holder)
            chapter.game = &m_game;
    return chapters;
}

QJsonObject GameDocument::history() const {
    QJsonArray games;
    for (const Chapter& chapter : chapters()) {
        if (!chapter.holder) {
            games.append(written(chapter));
            continue;
        }
        QJsonObject& known = chapter.holder->written();
        if (known.isEmpty())
            known = written(chapter);
        games.append(known);
    }
    return {{"version", historyVersion}, {"step", m_undoStack.index()}, {"games", games}};
}

QJsonObject GameDocument::written(const Chapter& chapter) {
    const Game& game = *chapter.game;
    const int rows = game.start().board.rows();
    samegame::MoveList position = game.line.moves;
    position.truncate(position.size() - chapter.done);
    const samegame::MoveList& fileMoves = game.openedMoves;
    const auto line =
        fileMoves == game.line.moves
            ? game.line
            : samegame::replay(game.start().board, game.start().rules, fileMoves).value();

    QJsonObject json{{"entered", entryNames[static_cast<std::size_t>(chapter.entry)]},
                     {"name", game.name},
                     {"file", QString::fromStdString(to_json(recordOf(game, line, game.aid)))},
                     {"played", textOfMoves(chapter.played, rows)}};
    if (!(position == fileMoves))
        json.insert("position", textOfMoves(position, rows));
    return json;
}

QString GameDocument::restoreHistory(const QJsonObject& history) {
    const auto sentence = [](const QString& reason) {
        return tr("The game of the last session cannot be restored: %1.").arg(reason);
    };
    const int step = history.value("step").toInt(-1);
    if (history.value("version").toInt() != historyVersion || step < 0)
        return sentence(tr("it is not in a form that this version knows"));
    std::vector<ReadChapter> chapters;
    int count = -1; // commands: one for each move, and for each game after the first
    const QJsonArray games = history.value("games").toArray();
    for (const auto& json : games) {
        auto chapter =
            readChapter(json.toObject(), chapters.empty() ? nullptr : &chapters.back().game);
        if (!chapter)
            return sentence(errorText({chapter.error().message})); // places mean nothing there
        count += 1 + static_cast<int>(chapter->played.size());
        chapters.push_back(*chapter);
    }
    if (step > count)
        return sentence(tr("a part of it is missing"));
    rebuild(chapters, step);
    return {};
}

samegame::Result<GameDocument::ReadChapter> GameDocument::readChapter(const QJsonObject& json,
                                                                      const Game* before) {
    ReadChapter chapter;
    const auto entry = std::ranges::find(entryNames, json.value("entered").toString());
    if (entry == entryNames.end() || (entry == entryNames.begin()) != (before == nullptr))
        return samegame::Error{
            {QT_TRANSLATE_NOOP("EngineError", "it is not known how a game began")}};
    chapter.entry = static_cast<Entry>(entry - entryNames.begin());
    const auto record = recordOfFile(json.value("file"));
    if (!record)
        return record.error();
    chapter.game = gameOf(*record, json.value("name").toString());
    const bool isSameBoard = chapter.entry == Entry::TakeOver || chapter.entry == Entry::Restart;
    if (isSameBoard && !(chapter.game.start() == before->start()))
        return samegame::Error{
            {QT_TRANSLATE_NOOP("EngineError", "a line was taken over from another board")}};
    if (json.contains("position")) {
        const auto position = movesOfText(json.value("position").toString(), record->start.board);
        const auto game = position ? gameAfter(chapter.game, *position) : position.error();
        if (!game)
            return game.error();
        chapter.game = *game;
    }
    const auto played = movesOfText(json.value("played").toString(), record->start.board);
    if (!played)
        return played.error();
    const auto& [board, rules] = chapter.game.position();
    const auto end = samegame::replay(board, rules, *played);
    if (!end)
        return end.error();
    chapter.played = end->moves;
    return chapter;
}

void GameDocument::rebuild(const std::vector<ReadChapter>& chapters, int step) {
    const Game before = m_game;
    m_isRebuilding = true;
    m_undoStack.clear();
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        const auto playedCount = static_cast<int>(chapters[i].played.size());
        const int first = m_undoStack.count() + (i == 0 ? 0 : 1); // step of its first move
        if (i > 0) {
            const ReadChapter& previous = chapters[i - 1];
            m_undoStack.push(new ReplaceCommand(
                *this,
                first <= step ? previous.afterMoves(previous.played.size()) : chapters[i].game,
                chapters[i].entry));
        }
        for (const samegame::Move move : chapters[i].played)
            m_undoStack.push(new PlayCommand(*this, move));
        if (first <= step && step <= first + playedCount)
            m_game = chapters[i].afterMoves(static_cast<std::size_t>(step - first));
    }
    m_undoStack.setIndex(step);
    m_isRebuilding = false;
    showGame(before, Change::NewGame);
}
