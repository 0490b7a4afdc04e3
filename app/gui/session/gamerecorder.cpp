#include "app/gui/session/gamerecorder.h"

#include <algorithm>

#include "app/gui/session/kepttexts.h"
#include "app/gui/session/ownresults.h"
#include "engine/game/line.h"

namespace {

constexpr std::chrono::seconds longestThought(60); // who is away longer is not at the board

std::chrono::milliseconds steadyTime() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

GameRecorder::GameRecorder(GameDocument* document, OwnResults* results, QObject* parent)
    : QObject(parent), m_document(document), m_results(results), m_clock(steadyTime) {
    connect(document, &GameDocument::aidChanged, this, &GameRecorder::noteHelp);
    document->setHelpMemory(
        [results](const samegame::Position& start) { return results->wasHelped(start); });
}

void GameRecorder::noteHelp() {
    if (!m_document->aid().isNone())
        m_results->noteHelp(m_document->start());
}

void GameRecorder::follow(GameDocument::Change change) {
    take(change);
    noteHelp();
}

void GameRecorder::take(GameDocument::Change change) {
    const bool isStart = m_document->line().moves.empty();
    if (change == GameDocument::Change::NewGame || isStart) {
        m_number.reset();
        m_takenOverNumber.reset();
        m_atTheBoard = isStart ? std::chrono::milliseconds(0) : m_document->timeAtTheBoard();
        m_lastMove = m_clock();
        return;
    }
    countTime();
    if (change == GameDocument::Change::MovePlayed && m_document->hasEndedByHand())
        keep();
}

void GameRecorder::countTime() {
    const std::chrono::milliseconds now = m_clock();
    if (m_lastMove && m_atTheBoard) {
        *m_atTheBoard += std::min<std::chrono::milliseconds>(now - *m_lastMove, longestThought);
        m_document->setTimeAtTheBoard(*m_atTheBoard);
    }
    m_lastMove = now;
}

void GameRecorder::keep() {
    const OwnResult result{
        m_document->start(),
        m_document->keptName(),
        m_document->line(),
        samegame::largest_group(m_document->start(), m_document->line().moves).size,
        m_document->aid(),
        static_cast<double>(m_atTheBoard.value_or(std::chrono::milliseconds(0)).count()) / 1000,
        momentHere()};
    std::optional<qint64>& number = result.aid.lineMoves > 0 ? m_takenOverNumber : m_number;
    if (!number || !m_results->improve(*number, result))
        number = m_results->add(result);
}
