#include "app/analysis/duel.h"

#include <QSettings>

#include "app/analysis/bestknownline.h"
#include "app/analysis/resultsource.h"
#include "app/game/boardkey.h"

namespace {

constexpr auto boardKeyName = "duel/board";
constexpr auto opponentKeyName = "duel/opponent";

} // namespace

Duel::Duel(GameDocument* document, BestKnownLine* bestLine, QObject* parent)
    : QObject(parent), m_document(document), m_bestLine(bestLine) {
    connect(document, &GameDocument::positionChanged, this, &Duel::followDocument);
    connect(&m_runner, &SearchRunner::finished, this, &Duel::takeReport);
    connect(&m_runner, &SearchRunner::failed, this, [this](const QString& why) {
        if (m_state == State::Searching)
            end();
        emit failed(why);
    });
}

void Duel::begin(Opponent opponent) {
    end();
    m_opponent = opponent;
    if (!m_document->line().moves.empty())
        m_document->restart();
    QSettings settings;
    settings.setValue(boardKeyName, boardKey(m_document->start()));
    settings.setValue(opponentKeyName, static_cast<int>(opponent));
    search();
}

void Duel::resume() {
    const QSettings settings;
    const int opponent = settings.value(opponentKeyName, -1).toInt();
    const QString board = settings.value(boardKeyName).toString();
    if (opponent < 0 || opponent >= opponentCount || board != boardKey(m_document->start()))
        return;
    m_opponent = static_cast<Opponent>(opponent);
    search();
}

void Duel::end() {
    if (m_state == State::None)
        return;
    m_runner.stop();
    m_record.reset();
    forget();
    setState(State::None);
}

/// The next session is not to go on with it.
void Duel::forget() {
    QSettings settings;
    settings.remove(boardKeyName);
    settings.remove(opponentKeyName);
}

std::optional<int> Duel::score() const {
    return m_state == State::Open ? std::optional(m_record->line.score) : std::nullopt;
}

void Duel::search() {
    m_start = m_document->start();
    m_record.reset();
    m_isGameOver = false;
    setState(State::Searching);
    m_runner.start(requestOf(m_opponent, m_start), samegame::Line());
}

/// An old game that comes back by undo, or from a file, does not open the seal.
void Duel::followDocument(GameDocument::Change change) {
    if (m_state == State::None)
        return;
    if (!(m_document->start() == m_start))
        return end();
    m_isGameOver |= change == GameDocument::Change::MovePlayed && m_document->isFinished() &&
                    !m_document->isOpenedLine();
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
    forget();
    setState(State::Open);
    m_bestLine->offer(m_record->start, m_record->line, m_record->source);
}

void Duel::setState(State state) {
    m_state = state;
    emit changed();
}
