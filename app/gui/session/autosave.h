#pragma once

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/positionresults.h"
#include "app/gui/session/retrytimer.h"

class Assistant;
class SessionStore;

/// Keeps the session in the store: the game after every change, once its event has been handled;
/// the assistant's result for the position on the board every two seconds of a search and at its
/// end. A failed attempt is repeated later. GUI thread only.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// Document, assistant and store outlive the autosave.
    Autosave(GameDocument* document, Assistant* assistant, SessionStore* store,
             QObject* parent = nullptr);
    ~Autosave() override { save(); } ///< Saves what is still to be saved.

    /// Restores the session of the store, before anything has happened to this one. The results of
    /// other positions than the board's follow one by one while the program is idle. If the game
    /// cannot be restored it is set aside, and the result says why in one sentence.
    QString restore();

    void save(); ///< Saves at once what is still to be saved.
    /// Saves the game once the present event has been handled.
    void saveSoon() { m_historyTimer.start(); }

    QString error() const { return m_error; } ///< Why the last attempt failed, or empty.

signals:
    void failed(const QString& sentence); ///< Storing does not work any more; said once, and
                                          ///< not if the opening of the database has said it.

private:
    struct Result {
        samegame::Position position;
        PositionResult result;
    };

    void saveHistory();
    void takeResult();
    void saveResult();
    void restoreNextResult();
    void restoreResult(const samegame::Position& position);
    samegame::Position position() const;
    void report(const QString& sentence);

    GameDocument* m_document;
    Assistant* m_assistant;
    SessionStore* m_store;
    QTimer m_historyTimer{this}; // runs from a change to the end of its event
    QTimer m_resultTimer{this};  // runs while there is a result that is not saved
    RetryTimer m_retry{this};    // runs while the game could not be stored
    QTimer m_restoreTimer{this}; // runs while there is something to restore
    std::optional<Result> m_unsaved;
    std::vector<samegame::Position> m_toRestore; // oldest first
    std::size_t m_restored = 0;
    QString m_error;
    bool m_hasFailed; // the last attempt, or there is no open database
};
