#pragma once

#include <QCoreApplication>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>
#include <optional>

class QSqlDatabase;
class QSqlError;

/// The SQLite file that keeps everything between sessions. What is committed survives the death of
/// the program (a write-ahead log), and several programs may have the file open.
///
/// A file of an earlier version is brought to this one. A damaged or unreadable file is set aside
/// under another name, and a new one begun. Where nothing can be stored (a newer version's file, a
/// folder that cannot be written) the program works on without. GUI thread only.
class Database {
    Q_DECLARE_TR_FUNCTIONS(Database)

public:
    /// `path` is that of the file, which need not exist, or ":memory:".
    explicit Database(const QString& path);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    bool isOpen() const { return m_isOpen; }
    QString path() const { return m_path; }
    bool isInMemory() const;

    /// Where a damaged file was put aside, by this opening; empty if there was none.
    QString damagedFile() const { return m_damagedFile; }

    /// What a person must know of the opening, one sentence; empty if all went well.
    QString notice() const { return m_notice; }

    /// Runs one statement with a value for each of its '?' (a null QString is an empty text, not
    /// NULL). Nothing on an error, or if not open.
    std::optional<QSqlQuery> run(const QString& statement, const QVariantList& values = {});

    /// Runs `work`; if it returns false, or the end fails, nothing of it was done.
    bool transact(const std::function<bool()>& work);

    /// Why the last run or transact failed, one sentence; empty if the database is not open, which
    /// the notice has said.
    QString error() const { return m_error; }

private:
    enum class Opening { Succeeded, Damaged, TooNew, Refused };

    QSqlDatabase connection() const;
    bool connect(const QString& options);
    void close();
    void keepError(const QSqlError& error);
    Opening open();
    Opening inspect();
    Opening check();
    Opening prepare();
    bool migrate();
    Opening refusal() const;
    QString setAside();

    QString m_path;
    QString m_name; // the name of the connection
    QString m_damagedFile;
    QString m_notice;
    QString m_error;
    QString m_reason;    // the driver's words for the last error
    int m_errorCode = 0; // SQLite's number for the last error
    bool m_isOpen = false;
};
