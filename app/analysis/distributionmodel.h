#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

#include "engine/stats/score_histogram.h"

/// The numbers of score distributions as a table: a column for each distribution, a row for each
/// number (mean, deviation, quantiles, range).
class DistributionModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Row {
        Playouts,
        Mean,
        Deviation,
        Minimum,
        Quantile5,
        Quantile25,
        Median,
        Quantile75,
        Quantile95,
        Maximum,
        OwnScore,
        RowCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setDistributions(const QStringList& names,
                          const std::vector<samegame::ScoreHistogram>& histograms);
    /// The score whose percentile is told.
    void setOwnScore(int score);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QString text(const samegame::ScoreHistogram& histogram, int row) const;

    QStringList m_names;
    std::vector<samegame::ScoreHistogram> m_histograms;
    int m_ownScore = 0;
};
