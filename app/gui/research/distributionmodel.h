#pragma once

#include <QStringList>

#include <optional>
#include <span>
#include <vector>

#include "app/gui/basics/columntable.h"
#include "engine/stats/score_histogram.h"

/// The numbers of score distributions as a table: a row for each distribution, a column for each
/// number. Numbers are taken when they are set, so that painting the table costs nothing.
class DistributionModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column {
        Name,
        Playouts,
        Mean,
        Deviation,
        Minimum,
        Quantile5,
        Quantile25,
        Median,
        Quantile75,
        Quantile95,
        Best,
        OwnScore,
        Percentile,
        ColumnCount
    };

    explicit DistributionModel(QObject* parent = nullptr);

    /// Shows distributions, with as many names; `ownScores`, as many too, are compared with them,
    /// and missing where the game played is on another board.
    void setDistributions(const QStringList& names,
                          std::span<const samegame::ScoreHistogram> histograms,
                          const std::vector<std::optional<int>>& ownScores, bool isFinal);

    int rowCount(const QModelIndex& parent = {}) const override;

private:
    struct Row {
        QString name;
        std::uint64_t playouts = 0;
        double mean = 0;
        double deviation = 0;
        int quantiles[7] = {}; ///< The quantiles of 0, 5, 25, 50, 75, 95 and 100 %.
        std::optional<int> ownScore;
        std::optional<double> percentile;
    };
    static Row rowOf(const QString& name, const samegame::ScoreHistogram& histogram,
                     const std::optional<int>& ownScore, bool isFinal);

    std::vector<Row> m_rows;
};
