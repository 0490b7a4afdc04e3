#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

#include "app/gui/session/runsummary.h"

class Database;
class QSqlQuery;

/// A distribution, a comparison, an experiment, or the searches on a board as they are kept.
struct KeptRun {
    QString id;   ///< DistributionOrigin::run, ComparisonOrigin::run, RunLog::GameLog::run.
    QString name; ///< The person's name for it; empty: none.
    RunSummary summary;
    QDateTime endedAt;
    QByteArray content; ///< KeptDistribution, KeptComparison, KeptExperiment or RunLog::GameLog.
};

/// The columns of table `run`, in the order in which keptRunOf reads them.
inline constexpr auto runColumns = "id, name, summary, ended_at, content";

/// The run in a row of runColumns, the first of which is column `first`; nothing if it is damaged.
/// Who reads the content finds out whether that holds.
std::optional<KeptRun> keptRunOf(const QSqlQuery& row, int first = 0);

/// The distributions, comparisons, searches and experiments that were run here, across sessions,
/// until a person deletes them. GUI thread only.
class RunStore : public QObject {
    Q_OBJECT

public:
    /// The database, which may be one that is not open, outlives the store.
    explicit RunStore(Database* database, QObject* parent = nullptr);

    /// Keeps a run, or what has become of one that went on, which keeps its name. False if it
    /// could not be written.
    bool keep(const KeptRun& run);

    std::vector<KeptRun> runs() const; ///< Without their contents, the newest first.
    std::optional<KeptRun> run(const QString& id) const; ///< All of it.
    /// What is kept of a run, in short.
    struct State {
        qint64 count = 0; ///< RunSummary::count.
        QByteArray mark;  ///< markOf() its content.
    };
    static QByteArray markOf(const QByteArray& content);   ///< Of other contents other ones.
    std::optional<State> stateOf(const QString& id) const; ///< Nothing if it is not kept.

    bool rename(const QString& id, const QString& name); ///< False if it could not be written.
    bool remove(const QString& id);                      ///< The same.
    QString error() const;                               ///< Why, one sentence.

    /// Takes runs of another database, or that were removed, if this one lacks them; false if they
    /// could not be written.
    bool takeOver(const std::vector<KeptRun>& runs);

signals:
    void changed();
    /// A run could not be kept; said once, and not if the opening of the database has said it.
    void failed(const QString& sentence);

private:
    bool tell(bool isDone);

    Database* m_database;
    bool m_hasFailed;
};
