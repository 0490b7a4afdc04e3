#include "app/gui/session/sessionstore.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/salvage.h"

namespace {

constexpr auto gamesMember = "games";

QString textOf(const QJsonObject& json) {
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QJsonObject objectOf(const QVariant& text) {
    return QJsonDocument::fromJson(text.toString().toUtf8()).object();
}

} // namespace

/// The lock on a file that tells that a window has a slot. The system takes it back when its
/// program ends, however that ends, and the file stays. (A QLockFile is what stands in its file:
/// one that was killed before it had written that would keep its slot for ever.)
class SessionStore::SlotLock {
public:
    explicit SlotLock(const QString& path)
        : m_file(::open(QFile::encodeName(path).constData(),
                        O_RDONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666)) {}
    ~SlotLock() {
        if (m_file >= 0)
            ::close(m_file);
    }
    SlotLock(const SlotLock&) = delete;
    SlotLock& operator=(const SlotLock&) = delete;

    /// False if another window has the slot. Where there can be no lock there is nobody to lock
    /// out: the disk is full or the file is another person's.
    bool take() {
        m_isHeld = m_file >= 0 && ::flock(m_file, LOCK_EX | LOCK_NB) == 0;
        return m_isHeld || m_file < 0 || errno != EWOULDBLOCK;
    }

    bool isHeld() const { return m_isHeld; }

private:
    int m_file;
    bool m_isHeld = false;
};

SessionStore::SessionStore(Database* database)
    : m_database(database), m_generation(database->generation()) {
    if (database->isInMemory()) {
        m_slot = 1;
        return;
    }
    takeSlot();
}

/// The lowest that is free, if one is.
void SessionStore::takeSlot() {
    for (int slot = 1; slot <= maxSlots; ++slot) {
        const QFileInfo lock(lockPath(slot));
        if (lock.exists() && !lock.isFile())
            continue; // a pipe or a folder
        m_lock = std::make_unique<SlotLock>(lock.filePath());
        if (m_lock->take()) {
            m_slot = slot;
            return;
        }
    }
}

QString SessionStore::lockPath(int slot) const {
    return QFileInfo(m_database->path())
        .dir()
        .filePath(QStringLiteral("samegame-window-%1.lock").arg(slot));
}

QString SessionStore::waitingPath(int slot) const {
    if (slot == 0 || m_database->isInMemory())
        return {};
    return QFileInfo(m_database->path())
        .dir()
        .filePath(QStringLiteral("samegame-waiting-%1.jsonl").arg(slot));
}

void SessionStore::forWaitingFilesOfOthers(
    const std::function<void(const QString& path)>& take) const {
    if (m_slot == 0 || m_database->isInMemory())
        return;
    for (int slot = 1; slot <= maxSlots; ++slot) {
        const QFileInfo file(waitingPath(slot));
        if (slot == m_slot || !file.isFile())
            continue;
        const QFileInfo lock(lockPath(slot));
        if (lock.exists() && !lock.isFile())
            continue;
        if (SlotLock held(lock.filePath()); held.take())
            take(file.filePath());
    }
}

/// Another database holds nothing of this window, and its folder may be another one. False while
/// nothing can be stored: the database is not open, this window's place in it is not free, or what
/// it holds is about to be loaded.
bool SessionStore::follow() {
    m_database->follow();
    if (m_slot == 0 || m_database->isInMemory())
        return m_slot > 0;
    if (!m_database->isOpen() || m_isTakingUp)
        return false;
    const int slot = m_slot;
    if (!QFileInfo::exists(lockPath(slot)) || !m_lock->isHeld())
        takeSlot(); // another window may have this one by now
    if (m_slot == slot && m_generation == m_database->generation())
        return true;
    m_generation = -1; // until its place is free
    m_storedHead = {};
    m_storedGames.reset();
    // Of a file that took the place of the one before, this window's session is the newer one.
    if (m_wasStored ? !setHistoryAside().isEmpty() : !moveEarlierSession())
        return false;
    m_generation = m_database->generation();
    for (const auto& [name, content] : std::exchange(m_items, {}).asKeyValueRange())
        saveItem(name, content);
    return true;
}

/// Nothing has failed where the window goes on with what is stored.
QString SessionStore::whyNotFollowed() const {
    return m_isTakingUp ? QString() : m_database->error();
}

/// To the lowest slot of which nothing is stored, and which no other window has.
bool SessionStore::moveEarlierSession() {
    constexpr const char* tables[] = {"session", "session_game", "session_item", "analysis"};
    return m_database->transact([&] {
        QSet<int> taken;
        for (const char* table : tables) {
            auto stored =
                m_database->run(QStringLiteral("SELECT DISTINCT slot FROM %1").arg(table));
            if (!stored)
                return false;
            while (stored->next())
                taken.insert(stored->value(0).toInt());
        }
        if (!taken.contains(m_slot))
            return true;
        int place = 1;
        while (place == m_slot || taken.contains(place) || isTakenByOther(place))
            ++place;
        return std::ranges::all_of(tables, [&](const char* table) {
            return m_database
                ->run(QStringLiteral("UPDATE %1 SET slot = ? WHERE slot = ?").arg(table),
                      {place, m_slot})
                .has_value();
        });
    });
}

bool SessionStore::isTakenByOther(int slot) const {
    return QFileInfo::exists(lockPath(slot)) && !SlotLock(lockPath(slot)).take();
}

SessionStore::~SessionStore() = default;

bool SessionStore::isStoring() const {
    return m_slot > 0 && m_database->isOpen();
}

QString SessionStore::saveHistory(const QJsonObject& history) {
    if (m_slot == 0)
        return {};
    if (!follow())
        return whyNotFollowed();
    saveUnwritten();
    QJsonObject head = history;
    const QJsonArray games = head.take(gamesMember).toArray();
    if (m_storedGames == games && m_storedHead == head)
        return {};
    const bool isSaved = m_database->transact([&] {
        return m_database->run(
                   "INSERT OR REPLACE INTO session VALUES (?, ?, ?)",
                   {m_slot, textOf(head), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}) &&
               saveGames(games);
    });
    if (!isSaved)
        return m_database->error();
    m_storedHead = head;
    m_storedGames = games;
    m_wasStored = true;
    return {};
}

bool SessionStore::saveGames(const QJsonArray& games) {
    for (qsizetype i = 0; i < games.size(); ++i) {
        if (m_storedGames && i < m_storedGames->size() && m_storedGames->at(i) == games[i])
            continue;
        if (!m_database->run("INSERT OR REPLACE INTO session_game VALUES (?, ?, ?)",
                             {m_slot, i, textOf(games[i].toObject())}))
            return false;
    }
    return m_database
        ->run("DELETE FROM session_game WHERE slot = ? AND number >= ?", {m_slot, games.size()})
        .has_value();
}

bool SessionStore::takeUp() {
    auto stored = m_database->run("SELECT 1 FROM session WHERE slot = ?", {m_slot});
    m_isTakingUp = m_slot > 0 && stored && stored->next();
    if (m_isTakingUp) {
        m_generation = m_database->generation();
        m_items.clear();
        m_unwritten.clear();
    }
    return m_isTakingUp;
}

QJsonObject SessionStore::loadHistory() {
    m_isTakingUp = false;
    const QJsonObject history = readHistory(m_slot);
    if (history.isEmpty())
        return {};
    m_storedHead = history;
    m_storedGames = m_storedHead.take(gamesMember).toArray();
    m_wasStored = true;
    return history;
}

QJsonObject SessionStore::readHistory(int slot) const {
    auto head = m_database->run("SELECT history FROM session WHERE slot = ?", {slot});
    if (!head || !head->next())
        return {};
    auto stored =
        m_database->run("SELECT game FROM session_game WHERE slot = ? ORDER BY number", {slot});
    QJsonArray games;
    while (stored && stored->next())
        games.append(objectOf(stored->value(0)));
    QJsonObject history = objectOf(head->value(0));
    history.insert(gamesMember, games);
    return history;
}

/// Found by the text that a game is stored as, so that no other session is read.
std::vector<OtherSession> SessionStore::sessionsWith(const QString& keptName) const {
    const QString name = textOf({{"name", keptName}});
    auto stored = m_database->run(
        "SELECT slot FROM session WHERE slot > 0 AND slot <> ? AND EXISTS (SELECT 1 FROM "
        "session_game WHERE session_game.slot = session.slot AND instr(game, ?)) "
        "ORDER BY saved_at DESC",
        {m_slot, name.mid(1, name.size() - 2)});
    std::vector<int> others;
    while (stored && stored->next())
        others.push_back(stored->value(0).toInt());
    stored.reset();
    std::vector<OtherSession> sessions;
    for (const int slot : others)
        sessions.push_back({readHistory(slot), isTakenByOther(slot)});
    std::stable_partition(sessions.begin(), sessions.end(),
                          [](const OtherSession& session) { return session.isOpen; });
    return sessions;
}

QString SessionStore::saveItem(const QString& name, const QByteArray& content) {
    const bool isKnown = m_items.contains(name) && m_items.value(name) == content;
    if (isKnown && !m_unwritten.contains(name))
        return {};
    const bool isFollowed = follow();
    if (m_isTakingUp)
        return {};
    const bool isStored = !content.isEmpty() && content.size() <= itemCapacity;
    m_items.insert(name, content);
    m_unwritten.remove(name);
    if (!isFollowed ||
        (isStored ? m_database->run("INSERT OR REPLACE INTO session_item VALUES (?, ?, ?)",
                                    {m_slot, name, content})
                  : m_database->run("DELETE FROM session_item WHERE slot = ? AND name = ?",
                                    {m_slot, name})))
        return {};
    m_unwritten.insert(name); // comes with the next history
    return m_database->error();
}

void SessionStore::saveUnwritten() {
    const QSet<QString> names = m_unwritten;
    for (const QString& name : names)
        saveItem(name, m_items.value(name));
}

QByteArray SessionStore::loadItem(const QString& name) {
    if (const auto known = m_items.constFind(name); known != m_items.constEnd())
        return *known;
    auto stored = m_database->run("SELECT content FROM session_item WHERE slot = ? AND name = ?",
                                  {m_slot, name});
    const QByteArray content =
        stored && stored->next() ? stored->value(0).toByteArray() : QByteArray();
    m_items.insert(name, content);
    return content;
}

bool SessionStore::takeOver(const std::vector<SalvagedSession>& sessions) {
    if (m_wasStored)
        follow(); // makes room for this window's own
    return m_database->transact([&] {
        for (const SalvagedSession& session : sessions) {
            const bool isOwn = m_wasStored && session.slot == m_slot;
            auto known = m_database->run("SELECT 1 FROM session WHERE slot = ?", {session.slot});
            if (!known)
                return false;
            const bool isThere = known->next();
            known.reset();
            if (isThere && !isOwn)
                continue;
            QJsonObject head = session.history;
            const QJsonArray games = head.take(gamesMember).toArray();
            const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
            if (!isOwn && !head.isEmpty() &&
                !m_database->run("INSERT INTO session VALUES (?, ?, ?)",
                                 {session.slot, textOf(head), now}))
                return false;
            for (qsizetype i = 0; i < games.size() && !isOwn; ++i)
                if (!m_database->run("INSERT OR REPLACE INTO session_game VALUES (?, ?, ?)",
                                     {session.slot, i, textOf(games[i].toObject())}))
                    return false;
            for (const auto& [position, result] : session.analyses)
                if (!m_database->run("INSERT OR REPLACE INTO analysis (slot, position, result) "
                                     "VALUES (?, ?, ?)",
                                     {session.slot, position, result}))
                    return false;
            for (const auto& [name, content] : session.items)
                if (!isOwn &&
                    !m_database->run("INSERT OR REPLACE INTO session_item VALUES (?, ?, ?)",
                                     {session.slot, name, content}))
                    return false;
        }
        return true;
    });
}

/// Slots below zero belong to no window.
QString SessionStore::setHistoryAside() {
    if (m_slot == 0)
        return {};
    m_storedGames.reset();
    const bool isDone = m_database->transact([this] {
        auto lowest = m_database->run("SELECT min(0, min(slot)) - 1 FROM session");
        if (!lowest || !lowest->next())
            return false;
        const QVariantList toFrom{lowest->value(0), m_slot};
        lowest.reset();
        return m_database->run("UPDATE session SET slot = ? WHERE slot = ?", toFrom) &&
               m_database->run("UPDATE session_game SET slot = ? WHERE slot = ?", toFrom);
    });
    return isDone ? QString() : m_database->error();
}

QString SessionStore::saveAnalysis(const samegame::Position& position, const QByteArray& result) {
    if (m_slot == 0)
        return {};
    if (!follow())
        return whyNotFollowed();
    const bool isSaved = m_database->transact([&] {
        return m_database->run("INSERT OR REPLACE INTO analysis (slot, position, result) "
                               "VALUES (?, ?, ?)",
                               {m_slot, boardKey(position), result}) &&
               m_database->run("DELETE FROM analysis WHERE slot = ? AND id NOT IN (SELECT id FROM "
                               "analysis WHERE slot = ? ORDER BY id DESC LIMIT ?)",
                               {m_slot, m_slot, analysisCapacity});
    });
    return isSaved ? QString() : m_database->error();
}

std::vector<samegame::Position> SessionStore::analyzedPositions() const {
    std::vector<samegame::Position> positions;
    auto query =
        m_database->run("SELECT position FROM analysis WHERE slot = ? ORDER BY id", {m_slot});
    while (query && query->next())
        if (const auto position = positionOfKey(query->value(0).toString()))
            positions.push_back(*position);
    return positions;
}

QByteArray SessionStore::loadAnalysis(const samegame::Position& position) const {
    auto query = m_database->run("SELECT result FROM analysis WHERE slot = ? AND position = ?",
                                 {m_slot, boardKey(position)});
    return query && query->next() ? query->value(0).toByteArray() : QByteArray();
}
