#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <vector>

#include "app/gui/session/retrytimer.h"
#include "engine/formats/game_record.h"
#include "engine/game/position.h"

class Database;
struct SalvagedLine;

/// The best finished line of each board under its rules, across sessions and windows. Shown and
/// replayed, but never given to a solver, whose results must be its own. GUI thread only.
class Archive : public QObject {
    Q_OBJECT

public:
    /// What a list shows of a line.
    struct Entry {
        samegame::Position start;
        QString name; ///< The board's name for people; empty if unknown.
        int score = 0;
        bool cleared = false;
        int moves = 0;
        QString solver;       ///< A name of the registry; empty if played by hand.
        QDateTime improvedAt; ///< With the clock of the place (kepttexts.h).
    };

    /// The database, which may be one that is not open, outlives the archive.
    explicit Archive(Database* database, QObject* parent = nullptr);
    ~Archive() override { keepWaiting(); } ///< Tries once more to keep what could not be kept.

    /// Keeps the line if it is finished, legal and better than the one kept, and returns whether it
    /// did. An empty `name` leaves the name that was known. A line that could not be written waits,
    /// the best one of each board, and is kept later.
    bool offer(const samegame::GameRecord& record, const QString& name);

    /// Keeps lines of a damaged database, as offer does, with their names and times. Returns how
    /// many were better than the ones kept; -1, and none is kept, if that fails.
    int takeOver(const std::vector<SalvagedLine>& lines);

    /// The kept line, checked by replaying it; a faulty one is ignored, and stays until a sound one
    /// is offered.
    std::optional<samegame::GameRecord> bestLine(const samegame::Position& start) const;

    /// All lines kept, in the order in which their boards were first finished.
    std::vector<Entry> entries() const;

signals:
    void changed(); ///< A line was kept.
    /// A better line could not be kept; said once, and not if the opening of the database has said
    /// it.
    void failed(const QString& sentence);

private:
    struct Offer {
        samegame::GameRecord record;
        QString name;
    };

    bool keep(const Offer& offer);
    void wait(const Offer& offer);
    void keepWaiting();
    void report(bool hasFailed);
    bool insert(const samegame::GameRecord& record, const QString& name, const QString& firstAt,
                const QString& improvedAt);
    bool setAside(const QString& key);

    Database* m_database;
    std::map<QString, Offer> m_waiting; // could not be written; by the keys of their boards
    RetryTimer m_retry;
    bool m_hasFailed;
};
