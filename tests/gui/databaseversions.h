#pragma once

#include <QStringList>

#include <map>

// Databases of earlier versions, as statements that make them.

/// What a main of each version wrote: a game of two moves, the second taken back, and its best
/// line. Texts of those days: nothing here is made by the code of today.
inline const QStringList version1{
    "CREATE TABLE best_line (board TEXT PRIMARY KEY, name TEXT NOT NULL, score INTEGER NOT NULL, "
    "cleared INTEGER NOT NULL, moves INTEGER NOT NULL, solver TEXT NOT NULL, solution TEXT NOT "
    "NULL, first_at TEXT NOT NULL, improved_at TEXT NOT NULL)",
    "CREATE TABLE session (slot INTEGER PRIMARY KEY, history TEXT NOT NULL, saved_at TEXT NOT "
    "NULL)",
    "CREATE TABLE session_game (slot INTEGER NOT NULL, number INTEGER NOT NULL, game TEXT NOT "
    "NULL, PRIMARY KEY (slot, number))",
    "CREATE TABLE analysis (id INTEGER PRIMARY KEY AUTOINCREMENT, slot INTEGER NOT NULL, position "
    "TEXT NOT NULL, result BLOB NOT NULL, UNIQUE (slot, position))",
    R"(INSERT INTO best_line VALUES ('2x4x2-s-wD-TMSE', 'Small board', 1008, 1, 2, 'nrpa',
       '{"format": "samegame", "version": 1, "rules": "standard", "gravity": "shift",
         "board": ["1122", "1122"], "moves": [[2, 1], [2, 1]], "score": 1008, "cleared": true,
         "finished": true, "source": {"solver": "nrpa", "seed": "7"}}',
       '2026-11-20T17:30:00Z', '2026-11-20T17:31:00Z'))",
    R"(INSERT INTO session VALUES (1, '{"step":1,"version":1}', '2026-11-20T17:32:00Z'))",
    R"(INSERT INTO session_game VALUES (1, 0, '{"entered":"start",
       "file":"{\"format\":\"samegame\",\"version\":1,\"rules\":\"standard\",\"gravity\":\"shift\",\"board\":[\"1122\",\"1122\"],\"moves\":[],\"score\":0,\"cleared\":false,\"finished\":false}",
       "name":"Small board","played":"2,1 2,1"}'))",
    "PRAGMA user_version = 1",
};

/// The same with a finished game of a person, and the solver's line apart.
inline const QStringList version2 =
    version1.mid(0, version1.size() - 1) +
    QStringList{
        "CREATE TABLE own_result (id INTEGER PRIMARY KEY AUTOINCREMENT, board TEXT NOT NULL, name "
        "TEXT NOT NULL, score INTEGER NOT NULL, cleared INTEGER NOT NULL, moves INTEGER NOT NULL, "
        "largest_group INTEGER NOT NULL, line TEXT NOT NULL, hints INTEGER NOT NULL, "
        "candidate_moves INTEGER NOT NULL, visible_moves INTEGER NOT NULL, line_moves INTEGER NOT "
        "NULL, seconds REAL NOT NULL, finished_at TEXT NOT NULL)",
        "CREATE INDEX own_result_board ON own_result (board)",
        "CREATE TABLE solver_line (board TEXT PRIMARY KEY, score INTEGER NOT NULL, solver TEXT NOT "
        "NULL, solution TEXT NOT NULL, improved_at TEXT NOT NULL)",
        "INSERT INTO solver_line SELECT board, score, solver, solution, improved_at FROM best_line",
        "INSERT INTO own_result VALUES (1, '2x4x2-s-wD-TMSE', 'Small board', 1008, 1, 2, 4, "
        "'2,1 2,1', 0, 0, 0, 0, 12.5, '2026-11-22T17:31:00Z')",
        "PRAGMA user_version = 2",
    };

/// The same with moments that have the clock of their place, and help before the game.
inline const QStringList version3 =
    version2.mid(0, version2.size() - 1) +
    QStringList{
        "UPDATE own_result SET finished_at = '2026-11-23T02:31:00+09:00'",
        "UPDATE best_line SET first_at = '2026-11-21T02:30:00+09:00', "
        "improved_at = '2026-11-21T02:31:00+09:00'",
        "ALTER TABLE own_result ADD COLUMN helped_before INTEGER NOT NULL DEFAULT 0",
        "CREATE TABLE helped_board (board TEXT PRIMARY KEY, first_at TEXT NOT NULL)",
        "UPDATE own_result SET helped_before = 1",
        "INSERT INTO helped_board VALUES ('2x4x2-s-wD-TMSE', '2026-11-23T02:31:00+09:00')",
        "PRAGMA user_version = 3",
    };

/// The same with a duel, besides the game, that a window goes on with.
inline const QStringList version4 =
    version3.mid(0, version3.size() - 1) +
    QStringList{
        "CREATE TABLE session_item (slot INTEGER NOT NULL, name TEXT NOT NULL, content BLOB NOT "
        "NULL, PRIMARY KEY (slot, name))",
        R"(INSERT INTO session_item VALUES (1, 'duel',
           '[{"board":"2x4x2-s-wD-TMSE","opponent":1}]'))",
        "PRAGMA user_version = 4",
    };

/// The same with a review of the game.
inline const QStringList version5 =
    version4.mid(0, version4.size() - 1) +
    QStringList{
        "CREATE TABLE review (board TEXT NOT NULL, line TEXT NOT NULL, name TEXT NOT NULL, "
        "accuracy REAL, loss INTEGER NOT NULL, moves INTEGER NOT NULL, seconds REAL NOT NULL, "
        "reviewed_at TEXT NOT NULL, content TEXT NOT NULL, PRIMARY KEY (board, line))",
        R"(INSERT INTO review VALUES ('2x4x2-s-wD-TMSE', '2,1 2,1', 'Small board', 100.0, 0, 2,
           10.5, '2026-11-26T10:00:00+01:00', '{"format": "samegame", "version": 1,
           "rules": "standard", "gravity": "shift", "board": ["1122", "1122"],
           "moves": [[2, 1], [2, 1]], "score": 1008, "cleared": true, "finished": true,
           "review": {"version": 1, "searches": 0, "positions": [
               {"reachable": 1008, "line": [[2, 1], [2, 1]], "exact": true},
               {"reachable": 1008, "exact": true}, {"reachable": 1008, "exact": true}],
           "check": "cd578e94aa759d66"}}'))",
        "PRAGMA user_version = 5",
    };

/// The same with an exercise of a day.
inline const QStringList version6 =
    version5.mid(0, version5.size() - 1) +
    QStringList{
        "CREATE TABLE practice (day TEXT NOT NULL, number INTEGER NOT NULL, board TEXT NOT NULL, "
        "line TEXT NOT NULL, name TEXT NOT NULL, move INTEGER NOT NULL, played_at TEXT NOT NULL, "
        "state INTEGER NOT NULL, wrong INTEGER NOT NULL, PRIMARY KEY (day, number))",
        "CREATE INDEX practice_board ON practice (board)",
        "INSERT INTO practice VALUES ('2026-11-26', 0, '2x4x2-s-wD-TMSE', '2,1 2,1', "
        "'Small board', 1, '2026-11-22T17:31:00+01:00', 1, 0)",
        "PRAGMA user_version = 6",
    };

/// The same with a duel that has ended.
inline const QStringList version7 =
    version6.mid(0, version6.size() - 1) +
    QStringList{
        "CREATE TABLE duel (board TEXT NOT NULL, opponent INTEGER NOT NULL, own_score INTEGER NOT "
        "NULL, opponents_score INTEGER NOT NULL, aided INTEGER NOT NULL, ended_at TEXT NOT NULL, "
        "PRIMARY KEY (board, opponent))",
        "INSERT INTO duel VALUES ('2x4x2-s-wD-TMSE', 1, 1008, 12, 0, "
        "'2026-11-26T17:31:00+01:00')",
        "PRAGMA user_version = 7",
    };

/// The same with how far the accuracy of the review is known.
inline const QStringList version8 = version7.mid(0, version7.size() - 1) +
                                    QStringList{
                                        "ALTER TABLE review ADD COLUMN told INTEGER NOT NULL "
                                        "DEFAULT 2",
                                        "UPDATE review SET told = 0",
                                        "PRAGMA user_version = 8",
                                    };

/// The same with moves from reviewed positions, counted apart.
inline const QStringList version9 =
    version8.mid(0, version8.size() - 1) +
    QStringList{
        "ALTER TABLE own_result ADD COLUMN review_moves INTEGER NOT NULL DEFAULT 0",
        "UPDATE own_result SET review_moves = 2",
        "PRAGMA user_version = 9",
    };

/// The same with a distribution that was run.
inline const QStringList version10 =
    version9.mid(0, version9.size() - 1) +
    QStringList{
        "CREATE TABLE run (id TEXT PRIMARY KEY, name TEXT NOT NULL, summary TEXT NOT NULL, "
        "ended_at TEXT NOT NULL, content BLOB NOT NULL)",
        R"(INSERT INTO run VALUES ('1f', 'Small', '{"kind":"distribution","boards":["Small board"],
           "before":0,"first":"2x4x2-s-wD-TMSE","unit":"playouts","amount":500,"seed":"7",
           "count":500,"series":[{"searcher":"random","mean":1008,"bars":[100]}]}',
           '2026-11-28T10:00:00+01:00', x'00'))",
        "PRAGMA user_version = 10",
    };

/// The same with a board whose medals can be measured.
inline const QStringList version11 = version10.mid(0, version10.size() - 1) +
                                     QStringList{
                                         "CREATE TABLE measured_board (board TEXT PRIMARY KEY)",
                                         "INSERT INTO measured_board VALUES ('2x4x2-s-wD-TMSE')",
                                         "PRAGMA user_version = 11",
                                     };

inline const std::map<int, QStringList> databaseVersions{
    {1, version1}, {2, version2}, {3, version3}, {4, version4},   {5, version5},  {6, version6},
    {7, version7}, {8, version8}, {9, version9}, {10, version10}, {11, version11}};
