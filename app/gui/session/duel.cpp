#include "app/gui/session/duel.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <utility>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/session/bestknownline.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/sessionstore.h"
#include "engine/base/option_spec.h"
#include "engine/solvers/solver_registry.h"

namespace {

struct Row {
    const char* title;       // %1 is the solver, %2 its points
    const char* explanation; // in one line
    const char* solver;
    std::uint64_t playouts;
    int points; // on random boards of 15x15 with 5 colors, rounded to hundreds
};

constexpr std::array<Row, opponentCount> rows{{
    {QT_TRANSLATE_NOOP("Opponent", "Easy: %1, about %2 points"),
     QT_TRANSLATE_NOOP("Opponent", "Makes the move after which the board looks best."), "greedy", 1,
     700},
    {QT_TRANSLATE_NOOP("Opponent", "Medium: %1, about %2 points"),
     QT_TRANSLATE_NOOP("Opponent", "Makes the move after which random games ended best."),
     "flat-monte-carlo", 2000, 1700},
    {QT_TRANSLATE_NOOP("Opponent", "Hard: %1, about %2 points"),
     QT_TRANSLATE_NOOP("Opponent", "Tries each move in games that it plays with care."),
     "nested-monte-carlo", 20000, 2300},
    {QT_TRANSLATE_NOOP("Opponent", "Master: %1, about %2 points"),
     QT_TRANSLATE_NOOP("Opponent", "Learns from its own best games of this board."), "nrpa", 200000,
     3200},
}};

const Row& rowOf(Opponent opponent) {
    return rows[static_cast<std::size_t>(opponent)];
}

constexpr auto itemName = "duel"; // a list, the duel on the board last
constexpr auto boardMember = "board";
constexpr auto opponentMember = "opponent";
constexpr auto overMember = "over";        // true where a game of the person has ended
constexpr auto solversLineMember = "line"; // the solver's, as a solution file, once it was told

} // namespace

QString titleOf(Opponent opponent) {
    const Row& row = rowOf(opponent);
    return QCoreApplication::translate("Opponent", row.title)
        .arg(solverTitleOf(opponent), numberText(row.points));
}

QString explanationOf(Opponent opponent) {
    const Row& row = rowOf(opponent);
    return QCoreApplication::translate("Opponent", row.explanation) + ' ' +
           QCoreApplication::translate(
               "Opponent", "On random boards of 15x15 with 5 colors it reaches about %1 points.")
               .arg(numberText(row.points));
}

QString solverTitleOf(Opponent opponent) {
    return solverText(*samegame::find_solver(rowOf(opponent).solver), {});
}

bool canPlay(Opponent opponent, const samegame::Position& start) {
    const auto* solver = samegame::find_solver(rowOf(opponent).solver);
    return !samegame::refill_refusal(*solver, start.rules);
}

samegame::SearchRequest requestOf(Opponent opponent, const samegame::Position& start) {
    samegame::SearchRequest request;
    request.start = start;
    request.solver = samegame::find_solver(rowOf(opponent).solver);
    request.options = samegame::complete_options(request.solver->options, {});
    request.budget.playouts = rowOf(opponent).playouts;
    request.seed = 1;
    return request;
}

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
    m_isGameOver = false;
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
    if (left.isGameOver)
        json.insert(overMember, true);
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
    Left left{*start, static_cast<Opponent>(opponent), json.value(overMember).toBool(), {}};
    const auto record = recordOfText(json.value(solversLineMember).toString());
    if (left.isGameOver && record && record->start == left.start && record->line.finished) {
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
        duels.append(written({m_start, m_opponent, m_isGameOver, m_record, m_state}));
    m_store->saveItem(itemName, duels.isEmpty()
                                    ? QByteArray()
                                    : QJsonDocument(duels).toJson(QJsonDocument::Compact));
}

std::optional<int> Duel::score() const {
    return m_state == State::Open ? std::optional(m_record->line.score) : std::nullopt;
}

void Duel::search() {
    m_start = m_document->start();
    m_record.reset();
    setState(State::Searching);
    m_runner.start(requestOf(m_opponent, m_start), samegame::Line());
}

/// An old game that comes back by undo, or from a file, does not open the seal.
void Duel::follow(GameDocument::Change change) {
    if (m_state == State::None || !(m_document->start() == m_start)) {
        leave();
        if (change != GameDocument::Change::MovePlayed)
            comeBack();
        return;
    }
    const bool endsNow = change == GameDocument::Change::MovePlayed && m_document->isFinished() &&
                         !m_document->isOpenedLine();
    if (endsNow && !std::exchange(m_isGameOver, true))
        save();
    openIfOver();
}

void Duel::leave() {
    if (m_state == State::None)
        return;
    m_runner.stop();
    if (m_left.size() >= mostLeft)
        m_left.erase(m_left.begin());
    m_left.push_back({m_start, m_opponent, m_isGameOver, m_record, m_state});
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
    m_isGameOver = left.isGameOver;
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
    if (m_state != State::Sealed || !m_isGameOver)
        return;
    setState(State::Open);
    save();
    m_bestLine->offer(m_record->start, m_record->line, m_record->source);
}

void Duel::setState(State state) {
    m_state = state;
    emit changed();
}
