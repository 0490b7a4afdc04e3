#include "app/game/gamedocument.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <string>
#include <utility>

#include "app/game/gamecommands.h"
#include "app/game/wholefile.h"
#include "app/texts/boardtitles.h"
#include "app/texts/engineerrors.h"
#include "app/texts/outsidetext.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/formats/file_content.h"
#include "engine/game/group.h"

namespace {

QJsonObject objectOf(const QByteArray& json) {
    return QJsonDocument::fromJson(json).object();
}

/// The error of a file as one sentence.
QString sentence(const QString& path, const QString& reason) {
    return GameDocument::tr("%1: %2.").arg(shortFileName(path), reason);
}

} // namespace

GameDocument::GameDocument(QObject* parent) : QObject(parent) {
    samegame::GameRecord record;
    record.start.board = samegame::standard_board(1);
    m_game = gameOf(record, titleOfStandardBoard(1));
}

GameDocument::Game GameDocument::gameOf(const samegame::GameRecord& record, const QString& name) {
    Game game;
    game.start = record.start;
    game.name = nameOfTitle(name);
    game.line = samegame::replay(record.start.board, record.start.rules, record.line.moves).value();
    game.position =
        samegame::position_after(record.start, record.line.moves, record.line.moves.size());
    game.source = record.source;
    game.sourceMoves = game.line.moves;
    QJsonObject unknown = objectOf(QByteArray::fromStdString(record.unknown_json));
    game.aid = takeAid(unknown);
    if (!unknown.isEmpty())
        game.unknownJson = QJsonDocument(unknown).toJson(QJsonDocument::Compact);
    return game;
}

const samegame::StartPosition& GameDocument::start() const {
    return m_game.start;
}

QString GameDocument::name() const {
    return titleOfName(m_game.name);
}

QString GameDocument::keptName() const {
    return m_game.name;
}

const samegame::Board& GameDocument::board() const {
    return m_game.position.board;
}

const samegame::StartPosition& GameDocument::position() const {
    return m_game.position;
}

const samegame::Line& GameDocument::line() const {
    return m_game.line;
}

const Aid& GameDocument::aid() const {
    return m_game.aid;
}

QUndoStack* GameDocument::undoStack() {
    return &m_undoStack;
}

samegame::GameRecord GameDocument::record() const {
    return recordOf(m_game, m_game.line);
}

samegame::GameRecord GameDocument::recordOf(const Game& game, const samegame::Line& line) {
    samegame::GameRecord record;
    record.start = game.start;
    record.line = line;
    if (line.moves == game.sourceMoves)
        record.source = game.source;
    QJsonObject unknown = objectOf(game.unknownJson);
    insertAid(unknown, game.aid);
    if (!unknown.isEmpty())
        record.unknown_json = QJsonDocument(unknown).toJson(QJsonDocument::Compact).toStdString();
    return record;
}

bool GameDocument::play(samegame::Cell cell, MoveSource source) {
    const samegame::Group group = samegame::group_at(board(), cell);
    if (group.empty() || isFinished())
        return false;
    Aid aid = m_game.aid;
    if (source == MoveSource::Candidate)
        ++aid.candidateMoves;
    else if (m_areCandidatesShown)
        ++aid.visibleMoves;
    setAid(aid);
    m_undoStack.push(new PlayCommand(*this, group.move()));
    return true;
}

void GameDocument::newGame(const samegame::StartPosition& start, const QString& name) {
    samegame::GameRecord record;
    record.start = start;
    replaceGame(gameOf(record, name), Entry::NewGame);
}

void GameDocument::openRecord(const samegame::GameRecord& record, const QString& name) {
    replaceGame(gameOf(record, name), Entry::Opened);
}

void GameDocument::takeOver(const samegame::MoveList& moves) {
    const auto game = gameAfter(m_game, moves);
    const samegame::MoveList& played = m_game.line.moves;
    if (!game || game->line.moves == played)
        return;
    const auto parting = std::ranges::mismatch(game->line.moves, played).in1;
    Aid aid = m_game.aid;
    aid.lineMoves += static_cast<int>(game->line.moves.end() - parting);
    setAid(aid);
    replaceGame(*game, Entry::TakeOver);
}

void GameDocument::addHint() {
    Aid aid = m_game.aid;
    ++aid.hints;
    setAid(aid);
}

void GameDocument::setAid(const Aid& aid) {
    if (aid == m_game.aid)
        return;
    m_game.aid = aid;
    emit aidChanged();
}

QString GameDocument::openFile(const QString& path) {
    const auto content = samegame::content_of_path(QFile::encodeName(path).toStdString(),
                                                   samegame::InputKind::regular_file);
    if (!content)
        return sentence(path, errorText(content.error()));
    const auto game = samegame::claimed_game_of_text(*content);
    if (!game)
        return sentence(path, errorText(game.error()));
    openRecord(game->record, QFileInfo(path).fileName());
    if (const auto wrong = samegame::contradiction(*game))
        emit claimRefuted(tr("%1 is opened with what its moves come to: %2.")
                              .arg(shortFileName(path), errorText(*wrong)));
    return {};
}

QString GameDocument::saveFile(const QString& path) const {
    const QString reason = writeWhole(path, QByteArray::fromStdString(samegame::to_json(record())));
    return reason.isEmpty() ? QString() : sentence(path, reason);
}

/// `game` with other moves, from its start.
samegame::Result<GameDocument::Game> GameDocument::gameAfter(Game game,
                                                             const samegame::MoveList& moves) {
    const auto line = samegame::replay(game.start.board, game.start.rules, moves);
    if (!line)
        return line.error();
    game.line = *line;
    game.position = samegame::position_after(game.start, moves, moves.size());
    return game;
}

void GameDocument::replaceGame(Game game, Entry entry) {
    m_undoStack.push(new ReplaceCommand(*this, std::move(game), entry));
}

void GameDocument::exchangeGame(Game& other, Change change) {
    std::swap(m_game, other);
    if (change == Change::Jumped)
        m_game.aid = other.aid;
    showGame(other, change);
}

void GameDocument::showGame(const Game& before, Change change) {
    m_areCandidatesShown = false;
    if (m_game.name != before.name)
        emit nameChanged(name());
    if (!(m_game.aid == before.aid))
        emit aidChanged();
    emit positionChanged(change, std::nullopt);
}

void GameDocument::setMoves(const samegame::MoveList& moves) {
    m_game = gameAfter(std::move(m_game), moves).value();
    m_areCandidatesShown = false;
}
