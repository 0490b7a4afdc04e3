#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <functional>

#include "engine/formats/game_record.h"
#include "tests/support/file_bytes.h"

// Hands for tests of the database file: they work on it without the program's own code.

inline void withConnection(const QString& path, const std::function<void(QSqlDatabase&)>& work) {
    {
        auto connection = QSqlDatabase::addDatabase("QSQLITE", "test");
        connection.setDatabaseName(path);
        if (!connection.open())
            qFatal("cannot open");
        work(connection);
    }
    QSqlDatabase::removeDatabase("test");
}

inline void runStatements(const QString& path, const QStringList& statements) {
    withConnection(path, [&](QSqlDatabase& connection) {
        for (const QString& statement : statements)
            if (QSqlQuery query(connection); !query.exec(statement))
                qFatal("%s", qPrintable(query.lastError().text()));
    });
}

/// A game to its end: always the group at `choice` among the legal ones, as far as there are so
/// many.
inline samegame::GameRecord finishedRecord(const samegame::Board& board, std::size_t choice = 0,
                                           const samegame::Rules& rules = {}) {
    samegame::GameRecord record;
    record.start.board = board;
    record.start.rules = rules;
    samegame::Board position = board;
    samegame::MoveList moves;
    while (position.has_moves()) {
        const samegame::MoveList legal = samegame::legal_moves(position);
        moves.push_back(legal[std::min(choice, legal.size() - 1)]);
        position.play(moves.back(), samegame::Gravity::shift);
    }
    record.line = samegame::replay(board, rules, moves).value();
    return record;
}
