#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/game/position.h"

class Database;
struct SalvagedSession;

/// The session of another window.
struct OtherSession {
    QJsonObject history;
    bool isOpen = false; ///< Its window is open; else the session waits in its slot.
};

/// What a window needs to go on where it was: its game with the undo history, and what searches
/// found out about positions.
///
/// Each window has a slot of its own: the lowest that no running window has, so that one window at
/// a time always comes back to the same session. Functions that store return why they could not,
/// one sentence; empty if they could, or if there is no slot. A database that is opened late, or is
/// another one than before, gets what the window has now; what an earlier window had in this slot
/// moves to a free one. GUI thread only.
class SessionStore {
public:
    /// Takes a slot. The database outlives the store.
    explicit SessionStore(Database* database);
    ~SessionStore(); ///< Gives the slot back.

    int slot() const { return m_slot; } ///< Slots count from 1; 0 if none was free.
    bool isStoring() const;             ///< Whether there is a slot, and an open database.

    /// Writes only the games that have changed, so that the cost does not grow with the history.
    QString saveHistory(const QJsonObject& history);
    QJsonObject loadHistory(); ///< The history stored; empty if none is.

    /// The sessions in other slots that have a game of this kept name: those of open windows first,
    /// then the one that was stored last.
    std::vector<OtherSession> sessionsWith(const QString& keptName) const;

    /// Lets an untouched window go on with the content of a database that was opened late: nothing
    /// is stored until its history is loaded. False if it has no history.
    bool takeUp();

    /// Puts a history that cannot be restored where no window takes it up or writes over it.
    QString setHistoryAside();

    /// Stores the result for a position. Of a slot the newest `analysisCapacity` stay.
    QString saveAnalysis(const samegame::Position& position, const QByteArray& result);
    std::vector<samegame::Position> analyzedPositions() const;         ///< Oldest first.
    QByteArray loadAnalysis(const samegame::Position& position) const; ///< Empty if none.

    static constexpr int analysisCapacity = 256;

    /// Stores an item that the window goes on with under a name; empty content removes it. An item
    /// above itemCapacity is not stored. The store itself keeps the item in any case.
    QString saveItem(const QString& name, const QByteArray& content);
    QByteArray loadItem(const QString& name); ///< Empty if none.

    static constexpr qsizetype itemCapacity = qsizetype{16} << 20;

    /// Stores sessions of another database whose slots are empty here; of this window's slot, once
    /// it has been stored, only results for positions. False if they could not be written.
    bool takeOver(const std::vector<SalvagedSession>& sessions);

    /// The file in which games of this window wait for the database; empty if there is none.
    QString waitingPath() const { return waitingPath(m_slot); }

    /// Calls `take` with the file of each slot that no window has, and holds the slot meanwhile.
    void forWaitingFilesOfOthers(const std::function<void(const QString& path)>& take) const;

    static constexpr int maxSlots = 64; ///< Far more windows than anybody opens at a time.

private:
    class SlotLock;

    QString lockPath(int slot) const;
    QString waitingPath(int slot) const;
    void takeSlot();
    bool follow();
    QString whyNotFollowed() const;
    bool moveEarlierSession();
    bool isTakenByOther(int slot) const;
    bool saveGames(const QJsonArray& games);
    void saveUnwritten();
    QJsonObject readHistory(int slot) const;

    Database* m_database;
    int m_generation;                   // of the database whose content is known
    QHash<QString, QByteArray> m_items; // as they were saved or loaded last
    QSet<QString> m_unwritten;          // names of items that the database does not have so
    std::unique_ptr<SlotLock> m_lock;
    int m_slot = 0;
    bool m_wasStored = false;                // a database has had the session of this window
    bool m_isTakingUp = false;               // what is stored is about to be loaded
    QJsonObject m_storedHead;                // the history in the database, but for its games
    std::optional<QJsonArray> m_storedGames; // the games of it; nothing while not known
};
