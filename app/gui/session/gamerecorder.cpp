#include "app/gui/session/gamerecorder.h"

#include <algorithm>

#include "app/gui/session/moment.h"
#include "app/gui/session/ownresults.h"
#include "engine/game/line.h"

namespace {

constexpr double longestThought = 60; // seconds; who is away longer is not at the board

} // namespace

GameRecorder::GameRecorder(GameDocument* document, OwnResults* results, QObject* parent)
    : QObject(parent), m_document(document), m_results(results) {
    connect(document, &GameDocument::aidChanged, this, &GameRecorder::noteHelp);
    document->setHelpMemory(
        [results](const samegame::StartPosition& start) { return results->wasHelped(start); });
}

GameRecorder::~GameRecorder() {
    m_document->setHelpMemory({});
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
        m_seconds = 0;
        m_sinceLastMove.start();
        return;
    }
    countTime();
    if (change == GameDocument::Change::MovePlayed && m_document->isFinished() &&
        !m_document->isOpenedLine())
        keep();
}

void GameRecorder::countTime() {
    if (m_sinceLastMove.isValid())
        m_seconds +=
            std::min(static_cast<double>(m_sinceLastMove.elapsed()) / 1000, longestThought);
    m_sinceLastMove.start();
}

void GameRecorder::keep() {
    const OwnResult result{
        m_document->start(),
        m_document->keptName(),
        m_document->line(),
        samegame::largest_group(m_document->start(), m_document->line().moves).size,
        m_document->aid(),
        m_seconds,
        momentHere()};
    if (!m_number || !m_results->improve(*m_number, result))
        m_number = m_results->add(result);
}
