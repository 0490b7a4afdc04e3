#include "app/gui/session/duel.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

#include "app/gui/basics/rulestext.h"
#include "app/gui/session/bestknownline.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/sessionstore.h"
#include "engine/game/scoring.h"

namespace {

constexpr auto itemName = "duel"; // a list, the duel on the board last
constexpr auto boardMember = "board";
constexpr auto opponentMember = "opponent";
constexpr auto idMember = "id";
constexpr auto overMember = "over";        // true where a game of the person has ended
constexpr auto scoreMember = "score";      // of that game
constexpr auto aidedMember = "aided";      // whether it had help
constexpr auto solversLineMember = "line"; // the solver's, as a solution file, once it was told

} // namespace

Duel::Duel(GameDocument* document, BestKnownLine* bestLine, SessionStore* store, QObject* parent)
    : QObject(parent), m_document(document), m_bestLine(bestLine), m_store(store) {
    connect(&m_runner, &SearchRunner::finished, this, &Duel::takeReport);
    connect(&m_runner, &SearchRunner::failed, this, [this](const QString& why) {
        if (m_state == State::Searching)
            end();
        emit failed(why);
    });
}

void Duel::begin(Opponent opponent) {
    end();
    if (!m_document->line().moves.empty())
        m_document->restart();
    std::erase_if(m_left, [&](const Left& left) { return left.start == m_document->start(); });
    m_opponent = opponent;
    m_ownEnd.reset();
    m_id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_document->setDuel(m_id);
    search();
    save();
}

void Duel::resume() {
    if (!m_store)
        return;
    const QJsonArray duels = QJsonDocument::fromJson(m_store->loadItem(itemName)).array();
    for (const auto& value : duels)
        if (const auto left = read(value.toObject()))
            m_left.push_back(*left);
    if (m_left.size() > mostLeft + 1) // as many as there were, with the one on the board
        m_left.erase(m_left.begin(), m_left.end() - mostLeft - 1);
    comeBack();
    if (m_state != State::None && m_document->line().moves.empty())
        m_document->setDuel(m_id); // the game may have been stored before the duel began
}

void Duel::end() {
    if (m_state == State::None)
        return;
    m_runner.stop();
    m_record.reset();
    setState(State::None);
    save();
}

/// Of a line that is still sealed nothing is kept.
QJsonObject Duel::written(const Left& left) {
    QJsonObject json{{boardMember, boardKey(left.start)},
                     {opponentMember, static_cast<int>(left.opponent)}};
    if (!left.id.isEmpty())
        json.insert(idMember, left.id);
    if (left.ownEnd)
        json.insert(overMember, true);
    if (left.ownEnd && left.ownEnd->score) {
        json.insert(scoreMember, *left.ownEnd->score);
        json.insert(aidedMember, left.ownEnd->isAided);
    }
    if (left.state == State::Open)
        json.insert(solversLineMember, QString::fromStdString(samegame::to_json(*left.record)));
    return json;
}

/// A line is believed if it is one of the board and ends as it claims; else the solver plays anew.
std::optional<Duel::Left> Duel::read(const QJsonObject& json) {
    const auto start = positionOfKey(json.value(boardMember).toString());
    const int opponent = json.value(opponentMember).toInt(-1);
    if (!start || opponent < 0 || opponent >= opponentCount)
        return std::nullopt;
    Left left{*start, static_cast<Opponent>(opponent), {}, {}};
    left.id = json.value(idMember).toString();
    if (json.value(overMember).toBool()) {
        left.ownEnd = OwnEnd{{}, json.value(aidedMember).toBool()};
        const int score = json.value(scoreMember).toInt();
        if (json.contains(scoreMember) && samegame::score_range(*start).contains(score))
            left.ownEnd->score = score;
    }
    const auto record = recordOfText(json.value(solversLineMember).toString());
    if (left.ownEnd && record && record->start == left.start && record->line.finished) {
        left.record = *record;
        left.state = State::Open;
    }
    return left;
}

/// The next session is to go on with what is still sealed, and to tell the rest again.
void Duel::save() const {
    if (!m_store)
        return;
    QJsonArray duels;
    for (const Left& left : m_left)
        duels.append(written(left));
    if (m_state != State::None)
        duels.append(written({m_start, m_opponent, m_ownEnd, m_record, m_state, m_id}));
    m_store->saveItem(itemName, duels.isEmpty()
                                    ? QByteArray()
                                    : QJsonDocument(duels).toJson(QJsonDocument::Compact));
}

std::optional<Opponent> Duel::opponentOf(const OpenGame& game) const {
    const auto isOf = [&game](const samegame::Position& start, const QString& id) {
        return start == game.start && (id.isEmpty() || id == game.duel);
    };
    if (m_state != State::None && isOf(m_start, m_id))
        return m_ownEnd ? std::nullopt : std::optional(m_opponent);
    const auto left = std::ranges::find_if(
        m_left, [&isOf](const Left& each) { return isOf(each.start, each.id); });
    return left == m_left.end() || left->ownEnd ? std::nullopt : std::optional(left->opponent);
}

std::optional<int> Duel::score() const {
    return m_state == State::Open ? std::optional(m_record->line.score) : std::nullopt;
}

/// The game on the board is one of this duel.
bool Duel::hasGameOnBoard() const {
    return m_id.isEmpty() || m_document->duel() == m_id;
}

/// A game that has just begun on the board of a duel is one of it.
void Duel::takeGame() {
    if (m_document->duel())
        return;
    const bool isOne = m_state != State::None && m_document->line().moves.empty();
    m_document->setDuel(isOne ? m_id : QString());
}

/// The points on the board are not the person's own: the game came to its end by moves that were
/// taken over or opened, or some of its moves were taken over after the duel was decided.
bool Duel::isTakenOver() const {
    const bool isFinished = m_document->isFinished();
    if (isFinished && !m_document->hasEndedByHand())
        return !m_document->line().moves.empty();
    const bool isDecidingEnd = isFinished && m_ownEnd && m_ownEnd->score == m_document->score();
    return m_ownEnd && !isDecidingEnd && m_document->aid().lineMoves > 0;
}

std::optional<DuelView> Duel::view() const {
    if (m_state == State::None || !hasGameOnBoard() || isTakenOver())
        return std::nullopt;
    DuelView view;
    view.opponent = m_opponent;
    view.next = m_opponent; // before anybody has won
    view.isSearching = m_state == State::Searching;
    view.countsBlocks = !movesEarn(m_start.rules);
    view.own = view.countsBlocks ? m_document->board().block_count() : m_document->score();
    if (const auto theirs = score())
        view.theirs = view.numberOf(*theirs);
    return view;
}

void Duel::search() {
    m_start = m_document->start();
    m_record.reset();
    setState(State::Searching);
    m_runner.start(requestOf(m_opponent, m_start), samegame::Line());
}

/// An old game that comes back by undo or redo, or from a file, does not open the seal.
void Duel::follow(GameDocument::Change change) {
    if (m_state == State::None || !(m_document->start() == m_start)) {
        leave();
        if (change != GameDocument::Change::MovePlayed)
            comeBack();
        takeGame();
        return;
    }
    takeGame();
    const bool endsNow = hasGameOnBoard() && change == GameDocument::Change::MovePlayed &&
                         !m_document->isRedone() && m_document->hasEndedByHand();
    if (endsNow && !m_ownEnd) {
        const Aid aid = m_document->aid();
        m_ownEnd = OwnEnd{m_document->score(), !aid.isNone() || aid.wasHelpedBefore};
        save();
    }
    openIfOver();
}

void Duel::leave() {
    if (m_state == State::None)
        return;
    m_runner.stop();
    if (m_left.size() >= mostLeft)
        m_left.erase(m_left.begin());
    m_left.push_back({m_start, m_opponent, m_ownEnd, m_record, m_state, m_id});
    m_record.reset();
    setState(State::None);
    save();
}

void Duel::comeBack() {
    const auto found = std::ranges::find(m_left, m_document->start(), &Left::start);
    if (found == m_left.end())
        return;
    const Left left = *found;
    m_left.erase(found);
    m_opponent = left.opponent;
    m_id = left.id;
    m_ownEnd = left.ownEnd;
    if (!left.record)
        return search();
    m_start = left.start;
    m_record = left.record;
    setState(left.state);
    if (m_state == State::Open) // what is proven of the line, nobody else keeps
        m_bestLine->offer(m_record->start, m_record->line, m_record->source);
    openIfOver();
}

/// A search that was stopped, for another one or for the end of the duel, tells nothing.
void Duel::takeReport(const samegame::SearchReport& report) {
    if (m_state != State::Searching || report.stop == samegame::StopReason::stop_requested)
        return;
    if (!report.snapshot.best.finished)
        return end(); // why, the runner says
    m_record = samegame::GameRecord{
        m_start, report.snapshot.best, sourceOf(m_runner.job(), report.snapshot, &report), {}};
    setState(State::Sealed);
    openIfOver();
}

void Duel::openIfOver() {
    if (m_state != State::Sealed || !m_ownEnd)
        return;
    setState(State::Open);
    save();
    m_bestLine->offer(m_record->start, m_record->line, m_record->source);
    if (m_ownEnd->score)
        emit ended({m_start, m_opponent, *m_ownEnd->score, m_record->line.score, m_ownEnd->isAided,
                    momentHere()});
}

void Duel::setState(State state) {
    m_state = state;
    emit changed();
}
