#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>
#include <vector>

#include "engine/experiment/comparison.h"
#include "engine/stats/interval.h"
#include "engine/stats/running_stats.h"

/// The results of a comparison as a table: a row for each contestant. The difference is that of
/// pairs of runs with the same board and seed, which is surer than the difference of the means.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Name,
        Runs,
        Mean,
        MeanInterval,
        Best,
        Cleared,
        MeanSeconds,
        PlayoutRate,
        Difference,
        DifferenceInterval,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Results of as many contestants as there are names.
    void setResults(const QStringList& names,
                    const std::vector<samegame::ComparisonResult>& results);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    struct Row {
        QString name;
        samegame::RunningStats scores;
        samegame::RunningStats differences; // to the first contestant
        double seconds = 0;
        double playouts = 0;
        int cleared = 0;
        std::optional<samegame::Interval> meanInterval; // from two runs on
        std::optional<samegame::Interval> differenceInterval;
    };
    static std::vector<Row> rowsOf(const QStringList& names,
                                   const std::vector<samegame::ComparisonResult>& results);
    static QVariant number(const Row& row, int column);
    static QString text(const Row& row, int column);

    std::vector<Row> m_rows;
};
