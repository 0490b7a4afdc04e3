#pragma once

#include <set>
#include <vector>

#include "app/gui/basics/columntable.h"
#include "app/gui/session/runlog.h"

/// The runs of a log as a table, newest first. The check mark of a run says whether it is drawn:
/// the newest are at first, and the person chooses others. A run that cannot be drawn has none.
class ConvergenceModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column {
        Number,
        Solver,
        Best,
        Seconds,
        Playouts,
        Nodes,
        MovesBefore,
        Seed,
        Threads,
        End,
        ColumnCount
    };

    /// The log outlives the model.
    explicit ConvergenceModel(const RunLog* log, QObject* parent = nullptr);

    static constexpr int mostDrawn = 32; ///< At a time.

    const LoggedRun& run(int row) const { return m_log->runs()[static_cast<std::size_t>(row)]; }
    bool isShown(int row) const { return m_shown.contains(run(row).number); } ///< In the chart.
    /// The solver with its options, and whether another program has run it.
    static QString solverOf(const LoggedRun& run);
    /// Whether runs are drawn against playouts, which some count none of.
    void setAreOfPlayouts(bool areOfPlayouts);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    bool canBeShown(const LoggedRun& run) const { return !m_areOfPlayouts || run.playouts > 0; }
    std::set<int> chosen() const;
    void choose();
    void reset();
    static QString endOf(const LoggedRun& run);

    const RunLog* m_log;
    // Numbers of runs.
    std::vector<int> m_wanted; // that were checked by hand, in this order
    std::set<int> m_hidden;    // from which the check was taken
    std::set<int> m_shown;
    bool m_areOfPlayouts = false;
};
