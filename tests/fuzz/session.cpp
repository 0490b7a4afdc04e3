// The rows of a session in the database: the first line is the history without its games, every
// other line a game. What can be restored is a session that is stored and restored the same.

#include <QJsonObject>
#include <QList>

#include "app/gui/session/database.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/sessionstore.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/qtfuzz.h"

using namespace samegame;
using samegame::fuzz::require;

namespace {

void storeSession(Database& database, const QList<QByteArray>& lines) {
    database.run("DELETE FROM session");
    database.run("DELETE FROM session_game");
    database.run("INSERT INTO session VALUES (1, ?, 'now')", {QString::fromUtf8(lines[0])});
    for (qsizetype i = 1; i < lines.size(); ++i)
        database.run("INSERT INTO session_game VALUES (1, ?, ?)",
                     {i - 1, QString::fromUtf8(lines[i])});
}

void check(const GameDocument& document) {
    const auto line = replay(document.start().board, document.start().rules, document.line().moves);
    require(line && *line == document.line(), "the game replays to its score");
    const Board end = board_after(document.start().board, document.start().rules,
                                  document.line().moves, document.line().moves.size());
    require(end == document.board(), "the board is that after the moves");
}

/// There and back again through the undo stack.
void undoAll(GameDocument& document) {
    QUndoStack* stack = document.undoStack();
    const int index = stack->index();
    const Board board = document.board();
    for (const int other : {0, stack->count(), index}) {
        stack->setIndex(other);
        check(document);
    }
    require(document.board() == board, "undoing and redoing ends where it began");
}

} // namespace

SAMEGAME_FUZZ_TARGET(session) {
    fuzz::startQt();
    static Database& database = *new Database(":memory:");
    require(database.isOpen(), "there is a database");
    const auto lines = QByteArray(reinterpret_cast<const char*>(data), qsizetype(size)).split('\n');
    if (lines.size() > 20)
        return 0;
    storeSession(database, lines);

    SessionStore sessions(&database);
    GameDocument document;
    const QJsonObject before = document.history();
    const QString error = document.restoreHistory(sessions.loadHistory());
    check(document);
    if (!error.isEmpty()) {
        require(document.history() == before, "what cannot be restored changes nothing");
        require(sessions.setHistoryAside().isEmpty(), "what cannot be restored is set aside");
        return 0;
    }
    undoAll(document);
    const QJsonObject history = document.history();
    require(sessions.saveHistory(history).isEmpty(), "a session can be stored");
    GameDocument again;
    require(again.restoreHistory(SessionStore(&database).loadHistory()).isEmpty(),
            "a session that is stored can be restored");
    require(again.board() == document.board() && again.line() == document.line() &&
                again.history() == history,
            "a session that is stored is restored the same");
    return 0;
}
