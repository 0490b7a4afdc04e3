#include <QJsonArray>

#include <algorithm>
#include <array>
#include <utility>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/gamecommands.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/kepttexts.h"

// The history of GameDocument: written, read, and put back on the undo stack.

namespace {

constexpr int historyVersion = 1;
constexpr auto takenOverMember = "taken_over";
constexpr auto recordsMember = "records_before";
constexpr auto gameDuelMember = "duel";
constexpr auto beforeMember = "before"; // of moves that were taken over before it was gone on with
constexpr auto beforeMovesMember = "moves";
constexpr auto timeMember = "milliseconds"; // at the board; not there where it is not known
constexpr qint64 longestTime = 1'000'000'000'000;

constexpr auto recordScoreMember = "score"; // of the records; what is not known is left out
constexpr auto recordLeftMember = "left";
constexpr auto recordGroupMember = "group";

QJsonObject jsonOf(const OwnRecords& records) {
    QJsonObject json;
    if (records.bestScore)
        json.insert(recordScoreMember, *records.bestScore);
    if (records.fewestLeft)
        json.insert(recordLeftMember, *records.fewestLeft);
    if (records.largestGroup > 0)
        json.insert(recordGroupMember, records.largestGroup);
    return json;
}

OwnRecords recordsOf(const QJsonObject& json) {
    OwnRecords records;
    if (json.contains(recordScoreMember))
        records.bestScore = json.value(recordScoreMember).toInt();
    if (json.contains(recordLeftMember))
        records.fewestLeft = json.value(recordLeftMember).toInt();
    records.largestGroup = json.value(recordGroupMember).toInt();
    return records;
}

// In the order of Entry.
constexpr std::array entryNames{"start", "new game", "opened", "take over", "restart"};

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
        samegame::MoveList moves = game.line().moves;
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

void GameDocument::insertBefore(QJsonObject& members, const Game& game) {
    const auto& [moves, taken] = game.before;
    QJsonArray numbers;
    for (std::size_t i = 0; i < taken.size(); ++i)
        if (taken[i])
            numbers.append(static_cast<int>(i + 1));
    if (numbers.isEmpty())
        return;
    const int rows = game.start().board.rows();
    members.insert(beforeMember, QJsonObject{{beforeMovesMember, textOfMoves(moves, rows)},
                                             {takenOverMember, numbers}});
}

/// What does not hold is as good as nothing.
void GameDocument::takeBefore(Game& game, QJsonObject& members) {
    const QJsonObject json = members.take(beforeMember).toObject();
    const auto moves = movesOfText(json.value(beforeMovesMember).toString(), game.start().board);
    if (!moves)
        return;
    game.before = {*moves, std::vector<bool>(moves->size())};
    const QJsonArray numbers = json.value(takenOverMember).toArray();
    for (const auto& number : numbers)
        if (const int place = number.toInt(); place >= 1 && place <= std::ssize(*moves))
            game.before.taken[static_cast<std::size_t>(place - 1)] = true;
}

QJsonObject GameDocument::written(const Chapter& chapter) {
    const Game& game = *chapter.game;
    const int rows = game.start().board.rows();
    samegame::MoveList position = game.line().moves;
    position.truncate(position.size() - chapter.done);
    const samegame::MoveList& fileMoves = game.openedMoves;
    const auto line =
        fileMoves == game.line().moves
            ? game.line()
            : samegame::replay(game.start().board, game.start().rules, fileMoves).value();

    QJsonObject json{{"entered", entryNames[static_cast<std::size_t>(chapter.entry)]},
                     {"name", game.name},
                     {"file", QString::fromStdString(to_json(recordOf(game, line, game.aid)))},
                     {"played", textOfMoves(chapter.played, rows)}};
    if (!(position == fileMoves))
        json.insert("position", textOfMoves(position, rows));
    if (game.duel && !game.duel->isEmpty())
        json.insert(gameDuelMember, *game.duel);
    if (game.atTheBoard)
        json.insert(timeMember, static_cast<qint64>(game.atTheBoard->count()));
    insertSeen(json, game);
    insertBefore(json, game);
    QJsonArray ends;
    for (const Ending& ending : game.endings) {
        QJsonObject end{{"moves", textOfMoves(ending.moves, rows)}};
        insertAid(end, ending.aid);
        if (!ending.isByHand)
            end.insert(takenOverMember, true);
        if (ending.records)
            end.insert(recordsMember, jsonOf(*ending.records));
        ends.append(end);
    }
    if (!ends.isEmpty())
        json.insert("ends", ends);
    return json;
}

QString GameDocument::restoreHistory(const QJsonObject& history) {
    const auto refusal = [](const QString& reason) {
        return tr("The game of the last session cannot be restored: %1.").arg(reason);
    };
    const int step = history.value("step").toInt(-1);
    if (history.value("version").toInt() != historyVersion || step < 0)
        return refusal(tr("it is not in a form that this version knows"));
    std::vector<ReadChapter> chapters;
    int count = -1; // commands: one for each move, and for each game after the first
    const QJsonArray games = history.value("games").toArray();
    for (const auto& json : games) {
        auto chapter =
            readChapter(json.toObject(), chapters.empty() ? nullptr : &chapters.back().game);
        if (!chapter)
            return refusal(errorText({chapter.error().message})); // places mean nothing there
        count += 1 + static_cast<int>(chapter->played.size());
        chapters.push_back(*chapter);
    }
    if (step > count)
        return refusal(tr("a part of it is missing"));
    rebuild(chapters, step);
    return {};
}

samegame::Result<GameDocument::ReadChapter> GameDocument::readChapter(QJsonObject json,
                                                                      const Game* before) {
    ReadChapter chapter;
    const auto entry = std::ranges::find(entryNames, json.value("entered").toString());
    if (entry == entryNames.end() || (entry == entryNames.begin()) != (before == nullptr))
        return samegame::Error{
            {QT_TRANSLATE_NOOP("EngineError", "it is not known how a game began")}};
    chapter.entry = static_cast<Entry>(entry - entryNames.begin());
    const auto record = recordOfText(json.value("file").toString());
    if (!record)
        return record.error();
    chapter.game = gameOf(*record, json.value("name").toString());
    chapter.game.duel = json.value(gameDuelMember).toString();
    if (json.contains(timeMember))
        chapter.game.atTheBoard = std::chrono::milliseconds(
            std::clamp<qint64>(json.value(timeMember).toInteger(), 0, longestTime));
    takeSeen(chapter.game, json);
    const bool isSameBoard = chapter.entry == Entry::TakeOver || chapter.entry == Entry::Restart;
    if (isSameBoard && !(chapter.game.start() == before->start()))
        return samegame::Error{
            {QT_TRANSLATE_NOOP("EngineError", "a line was taken over from another board")}};
    const QJsonArray ends = json.value("ends").toArray();
    for (const auto& each : ends) {
        QJsonObject end = each.toObject();
        const auto moves = movesOfText(end.value("moves").toString(), record->start.board);
        if (!moves)
            return moves.error();
        const bool isByHand = !end.take(takenOverMember).toBool();
        const QJsonValue records = end.take(recordsMember);
        chapter.game.endings.push_back({*moves, takeAid(end), isByHand});
        if (records.isObject())
            chapter.game.endings.back().records = recordsOf(records.toObject());
    }
    if (json.contains("position")) {
        const auto position = movesOfText(json.value("position").toString(), record->start.board);
        const auto game = position ? gameAfter(chapter.game, *position) : position.error();
        if (!game)
            return game.error();
        chapter.game = *game;
    }
    takeBefore(chapter.game, json);
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

/// The last such game up to the one on that window's board; the others are not played anew.
bool GameDocument::lookElsewhere(const QJsonObject& history, const QString& keptName,
                                 const samegame::Position& start, bool isWindowOpen) {
    m_elsewhere.reset();
    if (history.value("version").toInt() != historyVersion)
        return false;
    int steps = history.value("step").toInt(-1); // done from the beginning of each game on
    const QJsonArray games = history.value("games").toArray();
    for (const auto& each : games) {
        if (steps < 0)
            break;
        QJsonObject json = each.toObject();
        if (json.value("name").toString() == keptName) {
            json.insert("entered", entryNames.front()); // it is read without those before it
            const auto chapter = readChapter(json, nullptr);
            if (chapter && chapter->game.start() == start) {
                const auto done = std::min(static_cast<std::size_t>(steps), chapter->played.size());
                m_elsewhere = Elsewhere{chapter->afterMoves(done), isWindowOpen};
            }
        }
        steps -= 1 + static_cast<int>(json.value("played").toString().count(','));
    }
    if (m_elsewhere && !m_elsewhere->game.isOpen())
        m_elsewhere.reset();
    return m_elsewhere.has_value();
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
        pushMoves(chapters[i].played);
        if (first <= step && step <= first + playedCount)
            m_game = chapters[i].afterMoves(static_cast<std::size_t>(step - first));
    }
    m_undoStack.setIndex(step);
    m_isRebuilding = false;
    const bool isAfterMove =
        step > 0 && dynamic_cast<const PlayCommand*>(m_undoStack.command(step - 1));
    // A history of an earlier version does not tell of ends.
    noteEnding(isAfterMove ? Arrival::Redone : Arrival::Brought);
    noteGame(before, Change::NewGame);
    tell();
}
