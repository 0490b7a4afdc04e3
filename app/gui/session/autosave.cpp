#include "app/gui/session/autosave.h"

#include <chrono>

#include "app/gui/session/assistant.h"
#include "app/gui/session/sessionstore.h"
#include "app/gui/session/snapshotcodec.h"

Autosave::Autosave(GameDocument* document, Assistant* assistant, SessionStore* store,
                   QObject* parent)
    : QObject(parent),
      m_document(document),
      m_assistant(assistant),
      m_store(store),
      m_hasFailed(store->slot() > 0 && !store->isStoring()) {
    m_historyTimer.setSingleShot(true);
    m_historyTimer.setInterval(0);
    connect(&m_historyTimer, &QTimer::timeout, this, &Autosave::saveHistory);
    connect(document, &GameDocument::aidChanged, this, &Autosave::saveSoon);
    connect(document, &GameDocument::nameChanged, this, &Autosave::saveSoon);
    connect(document, &GameDocument::seenChanged, this, &Autosave::saveSoon);
    connect(document->undoStack(), &QUndoStack::indexChanged, this, &Autosave::saveSoon);
    connect(document->undoStack(), &QUndoStack::cleanChanged, this, &Autosave::saveSoon);

    connect(&m_retry, &QTimer::timeout, this, &Autosave::saveHistory);

    m_resultTimer.setSingleShot(true);
    m_resultTimer.setInterval(std::chrono::seconds(2));
    connect(&m_resultTimer, &QTimer::timeout, this, &Autosave::saveResult);
    connect(assistant, &Assistant::resultChanged, this, &Autosave::takeResult);
    connect(assistant, &Assistant::stateChanged, this, [this] {
        if (!m_assistant->isSearching())
            saveResult();
    });

    m_restoreTimer.setInterval(0);
    connect(&m_restoreTimer, &QTimer::timeout, this, &Autosave::restoreNextResult);
}

void Autosave::save() {
    saveResult();
    saveHistory();
}

QString Autosave::restore() {
    QString error;
    const QJsonObject history = m_store->loadHistory();
    if (!history.isEmpty())
        error = m_document->restoreHistory(history);
    if (!error.isEmpty())
        report(m_store->setHistoryAside());
    m_toRestore = m_store->analyzedPositions();
    restoreResult(position());
    if (!m_toRestore.empty())
        m_restoreTimer.start();
    return error;
}

void Autosave::saveHistory() {
    m_historyTimer.stop();
    const QString error = m_store->saveHistory(m_document->history());
    error.isEmpty() ? m_retry.succeeded() : m_retry.failed();
    report(error);
}

/// Only of the position that the board shows does the assistant tell, so what it told of another
/// one is saved when this one comes.
void Autosave::takeResult() {
    if (m_unsaved && !(m_unsaved->position == position()))
        saveResult();
    const PositionResult* result = m_assistant->resultToKeep();
    if (!result || position().rules.refill) // its candidates have no lines to keep
        return;
    m_unsaved = {position(), *result};
    if (!m_resultTimer.isActive())
        m_resultTimer.start();
}

void Autosave::saveResult() {
    m_resultTimer.stop();
    if (!m_unsaved)
        return;
    const QString error = m_store->saveAnalysis(m_unsaved->position, encoded(m_unsaved->result));
    report(error);
    if (error.isEmpty())
        m_unsaved.reset(); // else it is tried again with what comes next, and at the end
}

void Autosave::restoreNextResult() {
    if (m_restored < m_toRestore.size())
        restoreResult(m_toRestore[m_restored++]);
    else
        m_restoreTimer.stop();
}

/// What has been found out meanwhile is newer than what is stored.
void Autosave::restoreResult(const samegame::Position& position) {
    if (position == this->position() && m_assistant->result())
        return;
    if (const auto result = decodedSnapshot(m_store->loadAnalysis(position), position))
        m_assistant->restoreResult(position, *result);
}

samegame::Position Autosave::position() const {
    return m_assistant->position();
}

void Autosave::report(const QString& sentence) {
    if (!sentence.isEmpty() && !m_hasFailed)
        emit failed(sentence);
    m_error = sentence;
    m_hasFailed = !sentence.isEmpty();
}
