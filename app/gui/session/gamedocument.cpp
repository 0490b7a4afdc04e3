#include "app/gui/session/gamedocument.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUndoCommand>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/session/kepttexts.h"
#include "engine/formats/board_library.h"
#include "engine/game/group.h"

namespace {

QJsonObject objectOf(const QByteArray& json) {
    return QJsonDocument::fromJson(json).object();
}

constexpr int historyVersion = 1;
constexpr auto takenOverMember = "taken_over";
constexpr auto recordsMember = "records_before";
constexpr auto gameDuelMember = "duel";
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

constexpr auto seenMember = "seen"; // of games and files; not there for nothing
// In the order of Seen.
constexpr std::array seenNames{"", "review", "candidates"};

} // namespace

QString pointsOf(const OpenGame& game) {
    return movesEarn(game.start.rules) ? pointsText(game.score)
                                       : blocksText(game.position.board.block_count());
}

QString standingOf(const OpenGame& game) {
    const QString moves = game.moves == 1 ? GameDocument::tr("1 move")
                                          : GameDocument::tr("%Ln moves", nullptr, game.moves);
    const QString standing = GameDocument::tr("%1, %2", "points, moves").arg(pointsOf(game), moves);
    return game.isInOtherWindow
               ? GameDocument::tr("%1, in another window", "points, moves").arg(standing)
               : standing;
}

QString goingOnText(const OpenGame& game) {
    if (game.isInOtherWindow)
        return GameDocument::tr("This board is under way: %1. Here it begins anew.")
            .arg(standingOf(game));
    return GameDocument::tr("Goes on with this board as it was left, with %1. Restart in the menu "
                            "Move begins it anew.")
        .arg(standingOf(game));
}

/// Plays one canonical, legal move.
class GameDocument::PlayCommand final : public QUndoCommand {
public:
    PlayCommand(GameDocument& document, samegame::Move move) : m_document(document), m_move(move) {}

    samegame::Move move() const { return m_move; }

    void redo() override {
        const bool isNew = std::exchange(m_isNew, false);
        if (m_document.m_isRebuilding)
            return;
        samegame::PlayedLine& played = m_document.m_game.played;
        played.play(m_move);
        m_document.m_isRedone = !isNew;
        m_document.noteEnding(isNew ? Arrival::Played : Arrival::Redone);
        m_document.m_game.seen = Seen::Nothing;
        m_document.note({Change::MovePlayed, played.last_transition()});
    }

    void undo() override {
        if (m_document.m_isRebuilding)
            return;
        samegame::PlayedLine& played = m_document.m_game.played;
        const samegame::Transition transition = played.last_transition();
        played.take_back();
        m_document.m_game.seen = Seen::Nothing;
        m_document.note({Change::MoveUndone, transition});
    }

private:
    GameDocument& m_document;
    samegame::Move m_move;
    bool m_isNew = true; // it is played now, not redone
};

/// Replaces the game by another game, or by another position of the same game. Holds the game that
/// is not on the board, as it was when it left.
class GameDocument::ReplaceCommand final : public QUndoCommand {
public:
    /// A take-over says that the two are positions of one game, whose hints count on whichever way
    /// it is left.
    ReplaceCommand(GameDocument& document, Game game, Entry entry)
        : m_document(document), m_held(std::move(game)), m_entry(entry) {}

    const Game& heldGame() const { return m_held; }
    Entry entry() const { return m_entry; }

    /// The held game as history() has written it; empty until it has. Nothing of a game changes
    /// while it is held, nor the moves that the stack has for it.
    QJsonObject& written() const { return m_written; }

    void undo() override { redo(); }
    void redo() override {
        if (m_document.m_isRebuilding)
            return m_held.played.fold();
        m_written = {};
        m_document.exchangeGame(m_held, m_entry);
    }

private:
    GameDocument& m_document;
    Game m_held;
    Entry m_entry;
    mutable QJsonObject m_written;
};

GameDocument::GameDocument(QObject* parent) : QObject(parent) {
    samegame::GameRecord record;
    record.start.board = samegame::standard_board(1);
    m_game = gameOf(record, titleOfStandardBoard(1));
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &GameDocument::tell);
}

GameDocument::Game GameDocument::gameOf(const samegame::GameRecord& record, const QString& name) {
    Game game;
    game.name = nameOfTitle(name);
    game.played = samegame::PlayedLine::of(record.start, record.line.moves).value();
    game.source = record.source;
    game.openedMoves = game.line().moves;
    QJsonObject unknown = objectOf(QByteArray::fromStdString(record.unknown_json));
    game.aid = takeAid(unknown);
    takeSeen(game, unknown);
    if (!unknown.isEmpty())
        game.unknownJson = QJsonDocument(unknown).toJson(QJsonDocument::Compact);
    return game;
}

void GameDocument::takeSeen(Game& game, QJsonObject& members) {
    const auto name = std::ranges::find(seenNames, members.take(seenMember).toString());
    if (name != seenNames.end())
        game.seen = static_cast<Seen>(name - seenNames.begin());
}

void GameDocument::insertSeen(QJsonObject& members, const Game& game) {
    if (game.seen != Seen::Nothing)
        members.insert(seenMember, seenNames[static_cast<std::size_t>(game.seen)]);
}

QString GameDocument::name() const {
    return titleOfName(m_game.name);
}

std::optional<QString> GameDocument::gameOfRedo() const {
    const auto* replace =
        dynamic_cast<const ReplaceCommand*>(m_undoStack.command(m_undoStack.index()));
    const bool isOther =
        replace && (replace->entry() == Entry::NewGame || replace->entry() == Entry::Opened);
    return isOther ? std::optional(titleOfName(replace->heldGame().name)) : std::nullopt;
}

/// Whether a solver found the moves that the game was opened with.
bool GameDocument::isSolved(const Game& game) {
    return game.source && !game.source->solver.empty();
}

/// The moves of a solver with which the game was opened, as far as they are still in it.
std::size_t GameDocument::solvedMoveCount(const Game& game) {
    const samegame::MoveList& moves = game.line().moves;
    const auto parting = std::ranges::mismatch(moves, game.openedMoves).in1;
    return isSolved(game) ? static_cast<std::size_t>(parting - moves.begin()) : 0;
}

/// Moves of a line count as far as they are in the game, and those of a solver's that was opened
/// are a line that was taken over.
Aid GameDocument::countedAid(const Game& game) {
    const samegame::MoveList& moves = game.line().moves;
    Aid aid = game.aid;
    aid.lineMoves = std::max(aid.lineMoves, static_cast<int>(solvedMoveCount(game)));
    aid.lineMoves = std::min(aid.lineMoves, static_cast<int>(moves.size()));
    return aid;
}

/// The end that is on the board; nullptr if it is none.
template <class AnyGame>
auto* GameDocument::endingOf(AnyGame& game) {
    const auto ending = std::ranges::find(game.endings, game.line().moves, &Ending::moves);
    return ending == game.endings.end() ? nullptr : &*ending;
}

Aid GameDocument::aidOf(const Game& game) {
    const Ending* ending = endingOf(game);
    return ending ? ending->aid : countedAid(game);
}

/// An end that is known already stays what it was, unless its last move is played once more: then
/// all but its records is that of the move.
void GameDocument::noteEnding(Arrival arrival) {
    if (!isFinished())
        return;
    Ending* ending = endingOf(m_game);
    if (ending && arrival != Arrival::Played)
        return;
    if (!ending) {
        m_game.endings.push_back({m_game.line().moves, {}});
        ending = &m_game.endings.back();
    }
    ending->aid = countedAid(m_game);
    ending->isByHand = arrival != Arrival::Brought;
}

std::optional<OwnRecords> GameDocument::recordsBefore() const {
    const Ending* ending = endingOf(m_game);
    return ending ? ending->records : std::nullopt;
}

/// From the last move back. What was taken over is what the game did not have in common with the
/// one that the undo stack holds from before.
std::vector<bool> GameDocument::takenOver() const {
    const samegame::MoveList* moves = &line().moves;
    std::vector<bool> taken(moves->size());
    std::size_t open = taken.size(); // from here on all is told
    std::size_t played = 0;          // moves since the game was last replaced
    for (int step = m_undoStack.index(); step-- > 0 && open > 0;) {
        const auto* replace = dynamic_cast<const ReplaceCommand*>(m_undoStack.command(step));
        if (!replace) {
            ++played;
            continue;
        }
        if (replace->entry() != Entry::TakeOver)
            break;
        const samegame::MoveList& before = replace->heldGame().line().moves;
        const std::span<const samegame::Move> replaced(moves->begin(), moves->size() - played);
        const auto parting = std::ranges::mismatch(replaced, before).in1;
        const auto common = static_cast<std::size_t>(parting - replaced.begin());
        for (std::size_t i = common; i < std::min(open, replaced.size()); ++i)
            taken[i] = true;
        open = std::min(open, common);
        moves = &before;
        played = 0;
    }
    std::fill_n(taken.begin(), solvedMoveCount(m_game), true);
    return taken;
}

void GameDocument::keepRecords(const OwnRecords& records) {
    if (Ending* ending = endingOf(m_game))
        ending->records = records;
}

bool GameDocument::hasEndedByHand() const {
    const Ending* ending = endingOf(m_game);
    return ending && ending->isByHand && !isOpenedLine();
}

bool GameDocument::isOpenedLine() const {
    return !m_game.openedMoves.empty() && m_game.line().moves == m_game.openedMoves;
}

std::optional<samegame::RecordSource> GameDocument::source() const {
    return isSolved(m_game) && isOpenedLine() ? m_game.source : std::nullopt;
}

void GameDocument::setHelpMemory(HelpMemory memory) {
    m_helpMemory = std::move(memory);
    if (m_game.line().moves.empty() && m_game.aid.isNone())
        m_game = begun(std::move(m_game));
}

/// The source says of its own line where all of it comes from.
samegame::GameRecord GameDocument::record() const {
    Aid aid = this->aid();
    if (m_game.source && isOpenedLine())
        aid.lineMoves = m_game.aid.lineMoves;
    samegame::GameRecord record = recordOf(m_game, m_game.line(), aid);
    if (m_game.seen != Seen::Nothing) {
        QJsonObject unknown = objectOf(QByteArray::fromStdString(record.unknown_json));
        insertSeen(unknown, m_game);
        record.unknown_json = QJsonDocument(unknown).toJson(QJsonDocument::Compact).toStdString();
    }
    return record;
}

samegame::GameRecord GameDocument::recordOf(const Game& game, const samegame::Line& line,
                                            const Aid& aid) {
    samegame::GameRecord record;
    record.start = game.start();
    record.line = line;
    if (line.moves == game.openedMoves)
        record.source = game.source;
    QJsonObject unknown = objectOf(game.unknownJson);
    insertAid(unknown, aid);
    if (!unknown.isEmpty())
        record.unknown_json = QJsonDocument(unknown).toJson(QJsonDocument::Compact).toStdString();
    return record;
}

bool GameDocument::play(samegame::Cell cell, MoveSource source) {
    const samegame::Group group = samegame::group_at(board(), cell);
    if (group.empty() || isFinished())
        return false;
    Aid aid = this->aid(); // moves of a line that were taken back do not come again
    if (source == MoveSource::Candidate)
        ++aid.candidateMoves;
    else if (m_game.seen == Seen::Candidates)
        ++aid.visibleMoves;
    else if (m_game.seen == Seen::Review)
        ++aid.reviewMoves;
    const bool isNews = !(aid == std::exchange(m_game.aid, aid));
    m_undoStack.push(new PlayCommand(*this, group.move()));
    if (isNews)
        emit aidChanged();
    return true;
}

void GameDocument::newGame(const samegame::Position& start, const QString& name) {
    samegame::GameRecord record;
    record.start = start;
    replaceGame(begun(gameOf(record, name)), Entry::NewGame);
}

void GameDocument::openRecord(const samegame::GameRecord& record, const QString& name) {
    bringGame(begun(gameOf(record, name)));
}

/// The moves are commands that are done already: the game is shown once, where they end.
void GameDocument::bringGame(const Game& game) {
    if (game.line().moves.empty())
        return replaceGame(game, Entry::Opened);
    const Game before = m_game;
    m_isRebuilding = true;
    m_undoStack.push(new ReplaceCommand(*this, before, Entry::Opened));
    pushMoves(game.line().moves);
    m_game = game;
    m_isRebuilding = false;
    noteGame(before, Change::NewGame);
    tell();
}

/// Of the starts that are wanted. A board that was played again, or is on the board, has left its
/// earlier game behind.
template <class IsWanted>
const GameDocument::Game* GameDocument::findOpen(IsWanted isWanted) const {
    const auto isOpen = [&isWanted](const Game& game) {
        return game.isOpen() && isWanted(game.start());
    };
    if (isOpen(m_game))
        return &m_game;
    std::vector<const Game*> later{&m_game};
    for (int step = m_undoStack.index(); step-- > 0;) {
        const auto* replace = dynamic_cast<const ReplaceCommand*>(m_undoStack.command(step));
        if (!replace)
            continue;
        const Game& left = replace->heldGame();
        const auto isSameBoard = [&left](const Game* game) {
            return game->start() == left.start();
        };
        if (isOpen(left) && std::ranges::none_of(later, isSameBoard))
            return &left;
        later.push_back(&left);
    }
    return nullptr;
}

/// A game of this window comes before that of another one.
const GameDocument::Game* GameDocument::findOpenOn(const samegame::Position& start) const {
    const auto isWanted = [&start](const samegame::Position& each) { return each == start; };
    if (const Game* own = findOpen(isWanted))
        return own;
    return m_elsewhere && isWanted(m_elsewhere->game.start()) ? &m_elsewhere->game : nullptr;
}

std::optional<OpenGame> GameDocument::told(const Game* open) const {
    if (!open)
        return std::nullopt;
    OpenGame game{titleOfName(open->name), open->start(), open->position(), open->line().score,
                  static_cast<int>(open->line().moves.size())};
    if (open != &m_game) {
        samegame::PlayedLine played = open->played;
        played.unfold();
        game.position = played.position();
    }
    game.duel = open->duel.value_or(QString());
    game.isInOtherWindow = m_elsewhere && open == &m_elsewhere->game && m_elsewhere->isWindowOpen;
    return game;
}

std::optional<OpenGame> GameDocument::openGame(const samegame::Position& start) const {
    return told(findOpenOn(start));
}

std::optional<OpenGame> GameDocument::openGameBeside(const samegame::Position& passedOver) const {
    return told(
        findOpen([&passedOver](const samegame::Position& each) { return !(each == passedOver); }));
}

void GameDocument::goOn(const samegame::Position& start) {
    const Game* open = findOpenOn(start);
    if (!open || open == &m_game)
        return;
    Game game = *open;
    game.played.unfold();
    bringGame(game);
}

void GameDocument::restart() {
    if (m_game.line().moves.empty())
        return;
    Game game = gameAfter(m_game, {}).value();
    game.aid = {.wasHelpedBefore = m_game.aid.wasHelpedBefore || !countedAid(m_game).isNone()};
    game.endings.clear();
    game.source.reset();
    game.openedMoves = {};
    game.duel.reset();
    game.seen = Seen::Nothing;
    replaceGame(begun(std::move(game)), Entry::Restart);
}

void GameDocument::takeOver(const samegame::MoveList& moves) {
    if (moves.empty())
        return restart();
    const auto after = gameAfter(m_game, moves);
    const samegame::MoveList& played = m_game.line().moves;
    if (!after || after->line().moves == played)
        return;
    Game game = *after;
    const auto parting = std::ranges::mismatch(game.line().moves, played).in1;
    const auto common = static_cast<int>(parting - game.line().moves.begin());
    const auto added = static_cast<int>(game.line().moves.end() - parting);
    game.aid.lineMoves = std::min(countedAid(m_game).lineMoves, common) + added;
    game.seen = Seen::Nothing;
    replaceGame(std::move(game), Entry::TakeOver);
}

void GameDocument::goBackTo(std::size_t moveCount) {
    samegame::MoveList moves = line().moves;
    const auto count = static_cast<int>(moves.size() - std::min(moveCount, moves.size()));
    int plays = 0; // at the top of the stack
    while (plays < count && plays < m_undoStack.index() &&
           dynamic_cast<const PlayCommand*>(m_undoStack.command(m_undoStack.index() - 1 - plays)))
        ++plays;
    if (plays == count)
        return m_undoStack.setIndex(m_undoStack.index() - count);
    moves.truncate(moveCount);
    takeOver(moves);
}

void GameDocument::forgetEarlierGames() {
    const samegame::MoveList moves = m_game.line().moves;
    m_isRebuilding = true;
    m_undoStack.clear();
    pushMoves(moves);
    m_isRebuilding = false;
}

/// Commands for moves that the game has already.
void GameDocument::pushMoves(const samegame::MoveList& moves) {
    for (const samegame::Move move : moves)
        m_undoStack.push(new PlayCommand(*this, move));
}

void GameDocument::addHint() {
    ++m_game.aid.hints;
    if (Ending* ending = endingOf(m_game)) // the hint is about what is on the board
        ++ending->aid.hints;
    emit aidChanged();
}

void GameDocument::noteSeen(Seen seen) {
    if (seen <= m_game.seen)
        return;
    m_game.seen = seen;
    emit seenChanged();
}

/// `game` with other moves, from its start; those that begin both lines are not played anew.
samegame::Result<GameDocument::Game> GameDocument::gameAfter(Game game,
                                                             const samegame::MoveList& moves) {
    if (const auto error = game.played.go_to(moves))
        return *error;
    return game;
}

/// A game that begins, with what is known of its board.
GameDocument::Game GameDocument::begun(Game game) const {
    game.aid.wasHelpedBefore |= m_helpMemory && m_helpMemory(game.start());
    return game;
}

void GameDocument::replaceGame(Game game, Entry entry) {
    m_undoStack.push(new ReplaceCommand(*this, std::move(game), entry));
}

/// Of two positions of one game, each has the moves of lines that are its own; the rest counts on.
void GameDocument::exchangeGame(Game& other, Entry entry) {
    std::swap(m_game, other);
    m_game.played.unfold();
    if (entry == Entry::TakeOver) {
        const int lineMoves = m_game.aid.lineMoves;
        m_game.aid = other.aid;
        m_game.aid.lineMoves = lineMoves;
        m_game.endings = other.endings;
    }
    noteGame(other, entry == Entry::TakeOver ? Change::Jumped : Change::NewGame);
    other.played.fold();
}

void GameDocument::noteGame(const Game& before, Change change) {
    noteEnding(Arrival::Brought);
    note({change, std::nullopt, m_game.name != before.name, !(aid() == aidOf(before))});
}

/// Several steps at once are told as one jump, or as the game that came with one of them.
void GameDocument::note(News news) {
    if (m_news) {
        const bool isNewGame = m_news->change == Change::NewGame || news.change == Change::NewGame;
        news = {isNewGame ? Change::NewGame : Change::Jumped, std::nullopt,
                m_news->isRenamed || news.isRenamed, m_news->isAidNews || news.isAidNews};
    }
    m_news = std::move(news);
}

void GameDocument::tell() {
    const auto news = std::exchange(m_news, std::nullopt);
    if (!news)
        return;
    emit positionChanged(news->change, news->transition);
    if (news->isRenamed)
        emit nameChanged(name());
    if (news->isAidNews)
        emit aidChanged();
}

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
