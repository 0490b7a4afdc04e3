#include "app/gui/session/gamedocument.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/session/gamecommands.h"
#include "app/gui/session/kepttexts.h"
#include "engine/formats/board_library.h"
#include "engine/game/group.h"

namespace {

QJsonObject objectOf(const QByteArray& json) {
    return QJsonDocument::fromJson(json).object();
}

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
    game.unknownRefillJson = record.unknown_refill_json;
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

/// Of a game that is or was on the board after so many steps, from its last move back. What was
/// taken over is what the game did not have in common with the one that the undo stack holds from
/// before.
std::vector<bool> GameDocument::takenOver(const Game& game, int steps) const {
    const samegame::MoveList* moves = &game.line().moves;
    std::vector<bool> taken(moves->size());
    std::size_t open = taken.size(); // from here on all is told
    std::size_t played = 0;          // moves since the game was last replaced
    for (int step = steps; step-- > 0 && open > 0;) {
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
    const auto parting = std::ranges::mismatch(game.line().moves, game.before.moves).in1;
    open = std::min(open, static_cast<std::size_t>(parting - game.line().moves.begin()));
    std::copy_n(game.before.taken.begin(), open, taken.begin());
    std::fill_n(taken.begin(), solvedMoveCount(game), true);
    return taken;
}

std::vector<bool> GameDocument::takenOver() const {
    return takenOver(m_game, m_undoStack.index());
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
    record.unknown_refill_json = game.unknownRefillJson;
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

/// How many steps were done when an earlier game left the board; nothing if it was never there.
std::optional<int> GameDocument::stepsUntil(const Game& left) const {
    for (int step = 0; step < m_undoStack.index(); ++step) {
        const auto* replace = dynamic_cast<const ReplaceCommand*>(m_undoStack.command(step));
        if (replace && &replace->heldGame() == &left)
            return step;
    }
    return std::nullopt;
}

void GameDocument::goOn(const samegame::Position& start) {
    const Game* open = findOpenOn(start);
    if (!open || open == &m_game)
        return;
    Game game = *open;
    if (const auto steps = stepsUntil(*open))
        game.before = {game.line().moves, takenOver(*open, *steps)};
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
    game.before = {};
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
