#pragma once

#include <QCoreApplication>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

class QSqlDatabase;
class QSqlError;

/// What became of the file of a database while it was open.
struct DatabaseChange {
    QString sentence; ///< For the person.
    QString notice;   ///< A further notice on the new file (Database::notice).
    /// A database that holds what the new file may lack; empty if there is none.
    QString former;
    bool isCopy = false;  ///< Whether `former` was made for this, and can go when it is read.
    bool isFirst = false; ///< Nothing could be stored before, and now it can.
};

/// The SQLite file that keeps everything between sessions. What is committed survives the death of
/// the program (a write-ahead log), and several programs may have the file open.
///
/// A file of an earlier version is brought to this one; a damaged or unreadable one is set aside
/// under another name, and a new one begun. Where nothing can be stored (a newer version's file, a
/// full disk) the program works on without it, and writes try now and then to open the file.
///
/// Each write first makes a deleted file anew with all that it held, begins another one in place of
/// a damaged or emptied file, and uses a file that replaced the old one. GUI thread only.
class Database {
    Q_DECLARE_TR_FUNCTIONS(Database)

public:
    /// `path` names the file, which need not exist, or is ":memory:".
    explicit Database(const QString& path);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    static int newestVersion(); ///< Of files that this program can use.

    bool isOpen() const { return m_isOpen; }
    QString path() const { return m_path; }
    bool isInMemory() const { return m_path == ":memory:"; }

    /// Where a damaged file was put aside, by this opening; empty if there was none. A log that did
    /// not belong to its file, as after a restored backup, is put aside with a copy of the file.
    QString damagedFile() const { return m_damagedFile; }

    /// One sentence that a person must read about the opening; empty if all went well.
    QString notice() const { return m_notice; }

    /// Called with each change of the file while it is being followed, so that the content of the
    /// former file can be written into the new one.
    using ChangeHandler = std::function<void(const DatabaseChange&)>;
    void setChangeHandler(const ChangeHandler& handler) { m_changeHandler = handler; }

    /// Makes sure that the open file is the one at the path, as each write does; for callers that
    /// read before they write. Tries again to open it if it is not open, at most every second.
    void follow();

    /// Makes the next write try at once what failed a moment ago.
    void forgetLastTry() { m_lastTry.reset(); }

    /// Databases that hold what the file lacks, since the program that copied them was killed, or
    /// could not open the new file.
    QStringList formerFiles() const;

    /// Grows whenever another file takes the place of the former one; facts about the former file,
    /// such as numbers of rows, are then outdated.
    int generation() const { return m_generation; }

    /// Runs one statement with a value for each of its '?' (a null QString is an empty text, not
    /// NULL). Nothing on an error, or if not open.
    std::optional<QSqlQuery> run(const QString& statement, const QVariantList& values = {});

    /// Runs `work`; if it returns false, or the end fails, nothing of it was done.
    bool transact(const std::function<bool()>& work);

    /// Why the last run or transact failed, one sentence; empty if it did not.
    QString error() const { return m_error; }
    QString reason() const { return m_reason; } ///< The same without the file, as a clause.

private:
    enum class Opening { Succeeded, Damaged, TooNew, Refused };

    using Identity = std::optional<std::pair<std::uint64_t, std::uint64_t>>; // device, inode

    static Identity identityOf(const QString& path);
    QSqlDatabase connection() const;
    bool connect(const QString& name, const QString& options);
    void close();
    void keepReason(const QString& reason);
    void keepError(const QSqlError& error);
    void followBusyness(bool isWrite);
    void setPatience(bool isPatient);
    void begin();
    void openLate();
    bool hasHeader() const;
    bool triedWithin(std::chrono::milliseconds pause) const;
    void moveOver();
    void renewLog();
    void reopen();
    bool hasSoundFileBesideLog();
    QString freeName(const char* reason) const;
    QString setLogAside();
    Opening open();
    Opening inspect();
    void freeLog() const;
    Opening check();
    Opening prepare();
    bool migrate();
    Opening refusal() const;
    QString setAside();

    QString m_path;
    ChangeHandler m_changeHandler;
    Identity m_identity;    // of the open file
    Identity m_logIdentity; // of its log
    QString m_name;         // the name of the connection
    QString m_damagedFile;
    QString m_damagedNotice; // what was said of it
    QString m_notice;
    QString m_error;
    QString m_reason;    // why the last run failed
    QString m_refusal;   // why the file is not open, in such words
    int m_errorCode = 0; // SQLite's number for the last error
    int m_generation = 0;
    std::optional<std::chrono::steady_clock::time_point> m_lastTry; // to open or to move over
    bool m_isOpen = false;
    bool m_isPatient = true;  // waits where another program writes
    bool m_isSuspect = false; // a statement has met damage
    bool m_isFollowing = false;
    bool m_isInTransaction = false;
};
