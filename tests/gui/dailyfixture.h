#pragma once

#include <QDate>
#include <QDateTime>
#include <QLocale>

#include <ctime>

#include "app/gui/session/dailyrecord.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/sessionstore.h"
#include "engine/game/group.h"
#include "tests/gui/windowfixture.h"

/// The boards of the days, on a day that is known and in a place that is. Test classes call
/// prepare() once, begin() and end() for each test.
class DailyFixture : protected WindowFixture {
protected:
    ~DailyFixture() = default;

    void begin() { useZone("UTC"); }
    void end() {
        close();
        QLocale::setDefault(QLocale::c());
    }

    static inline const QDate today{2026, 11, 23};

    /// The machine travels.
    static void useZone(const char* zone) {
        qputenv("TZ", zone);
        tzset();
    }

    /// One of the windows that share a database, with its session.
    struct SharingWindow {
        explicit SharingWindow(const QString& path)
            : database(path),
              store(&database),
              results(&database),
              session(nullptr, &store, &results) {
            session.restore();
        }

        GameDocument& document() { return *session.document(); }
        /// A move on today's board, which is then stored.
        void beginToday() {
            session.open(gameOfDay(session.days()->today()));
            QVERIFY(document().play(samegame::legal_moves(document().board()).front().cell));
            session.save();
        }

        Database database;
        SessionStore store;
        OwnResults results;
        GameSession session;
    };

    /// A game on the board of a day, played with its first moves to the end on another day; or, not
    /// in order 0, with its last ones.
    static OwnResult gameOf(const QDate& day, const QDate& playedOn, int order = 0) {
        OwnResult game;
        game.start = boardOfDay(day);
        game.name = nameOfDay(day);
        samegame::MoveList moves;
        samegame::Board board = game.start.board;
        while (board.has_moves()) {
            const samegame::MoveList legal = samegame::legal_moves(board);
            const samegame::Move move = order == 0 ? legal.front() : legal.back();
            moves.push_back(move);
            board.play(move, game.start.rules.gravity);
        }
        game.line = samegame::replay(game.start.board, game.start.rules, moves).value();
        game.finishedAt = QDateTime(playedOn, QTime(12, 0));
        return game;
    }
};
