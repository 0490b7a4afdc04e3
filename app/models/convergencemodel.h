#pragma once

#include <QAbstractTableModel>

#include <set>

#include "app/models/runlog.h"

/// The runs of a log as a table, newest first. The check mark of a run says whether it is drawn.
class ConvergenceModel : public QAbstractTableModel {
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

    const LoggedRun& run(int row) const;
    bool isShown(int row) const; ///< The person chooses; true at first.

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    void reset();
    static QVariant csvValue(const LoggedRun& run, int column);
    static QString text(const LoggedRun& run, int column);

    const RunLog* m_log;
    std::set<int> m_hidden; // numbers of runs
};
