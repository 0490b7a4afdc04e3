#pragma once

#include <QStringList>

#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "app/models/numbertablemodel.h"
#include "engine/experiment/comparison.h"
#include "engine/stats/interval.h"
#include "engine/stats/running_stats.h"

/// The results of a comparison as a table: a row for each contestant, and one for a published
/// result beside them, which has a mean and no runs. The difference is that of
/// pairs of runs with the same board and seed, which is surer than the difference of the means.
class ComparisonModel : public NumberTableModel {
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

    explicit ComparisonModel(QObject* parent = nullptr);

    void setContestants(const QStringList& names); ///< Begins a new comparison, without results.
    void addResults(std::span<const samegame::Trial> results);

    /// What the contestants stand beside.
    struct Reference {
        QString name;
        QString help; ///< Plain text.
        double mean = 0;
    };
    void setReference(const std::optional<Reference>& reference); ///< Nothing: no such row.

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    QString title(int column) const override;
    QString help(int column) const override;
    QVariant number(int row, int column) const override;
    QString text(int row, int column) const override;

private:
    struct Row {
        samegame::RunningStats scores;
        samegame::RunningStats differences; // those to the first contestant
        double seconds = 0;
        double playouts = 0;
        int cleared = 0;
        std::optional<samegame::Interval> meanInterval; // known from two runs on
        std::optional<samegame::Interval> differenceInterval;
    };
    using RunKey = std::pair<std::size_t, int>; ///< A board and a run on it.
    void showNames();
    bool isReference(int row) const;
    void addResult(const samegame::Trial& result);
    void addDifference(const samegame::Trial& result);

    QStringList m_contestants;
    std::optional<Reference> m_reference;                                 // the last row
    std::vector<Row> m_rows;                                              // of the contestants
    std::map<RunKey, int> m_scoresOfFirst;                                // the first contestant's
    std::map<RunKey, std::vector<std::pair<std::size_t, int>>> m_waiting; // scores that wait for it
};
