#include "app/gui/research/distributionmodel.h"

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"

DistributionModel::DistributionModel(QObject* parent) : ColumnTable(parent) {
    const auto ofRow = [this](auto say) {
        return [this, say](int row) { return say(m_rows[static_cast<std::size_t>(row)]); };
    };
    // What there is of some scores at least.
    const auto ofScores = [ofRow](auto number) {
        return ofRow([number](const Row& row) {
            return row.playouts > 0 ? QVariant(number(row)) : QVariant();
        });
    };
    const auto quantile = [ofScores](std::size_t i) {
        return ofScores([i](const Row& row) { return row.quantiles[i]; });
    };
    const auto ownScore =
        ofRow([](const Row& row) { return row.ownScore ? QVariant(*row.ownScore) : QVariant(); });
    const QString share = tr("The score that this share of the playouts does not exceed");
    setColumns(
        {{.title = tr("Playouts of"),
          .alignment = Qt::AlignLeft,
          .text = ofRow([](const Row& row) { return row.name; }),
          .toolTip = ofRow([](const Row& row) { return plainToolTip(row.name); })},
         {.title = tr("Playouts"),
          .value = ofRow([](const Row& row) { return static_cast<qulonglong>(row.playouts); })},
         {.title = tr("Mean"),
          .value = ofScores([](const Row& row) { return row.mean; }),
          .decimals = 1},
         {.title = tr("Deviation"),
          .help = tr("Standard deviation of the scores"),
          .value = ofScores([](const Row& row) { return row.deviation; }),
          .decimals = 1},
         {.title = tr("Worst"), .value = quantile(0)},
         {.title = tr("5 %"), .help = share, .value = quantile(1)},
         {.title = tr("25 %"), .help = share, .value = quantile(2)},
         {.title = tr("Median"), .help = share, .value = quantile(3)},
         {.title = tr("75 %"), .help = share, .value = quantile(4)},
         {.title = tr("95 %"), .help = share, .value = quantile(5)},
         {.title = tr("Best"), .value = quantile(6)},
         {.title = tr("Own score"), .value = ownScore},
         {.title = tr("Percentile"),
          .help = tr("Playouts with a lower score than the game at its end, in percent; equal ones "
                     "count half"),
          .value = ofRow([](const Row& row) {
              return row.percentile ? QVariant(*row.percentile) : QVariant();
          }),
          .text = ofRow([](const Row& row) { return percentText(*row.percentile, 1); })}});
}

void DistributionModel::setDistributions(const QStringList& names,
                                         std::span<const samegame::ScoreHistogram> histograms,
                                         const std::vector<std::optional<int>>& ownScores,
                                         bool isFinal) {
    const bool isUpdate = histograms.size() == m_rows.size();
    if (!isUpdate)
        beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; i < histograms.size(); ++i)
        m_rows.push_back(
            rowOf(names[static_cast<qsizetype>(i)], histograms[i], ownScores[i], isFinal));
    if (!isUpdate)
        endResetModel();
    else
        announceCells();
}

DistributionModel::Row DistributionModel::rowOf(const QString& name,
                                                const samegame::ScoreHistogram& histogram,
                                                const std::optional<int>& ownScore, bool isFinal) {
    Row row;
    row.name = name;
    row.playouts = histogram.count();
    row.ownScore = ownScore;
    if (histogram.empty())
        return row;
    row.mean = histogram.mean();
    row.deviation = histogram.deviation();
    const double fractions[] = {0, 0.05, 0.25, 0.5, 0.75, 0.95, 1};
    for (std::size_t i = 0; i < std::size(fractions); ++i)
        row.quantiles[i] = histogram.quantile(fractions[i]);
    if (ownScore && isFinal) // a score so far has neither bonus nor penalty in it
        row.percentile = 100 * histogram.percentile_of(*ownScore);
    return row;
}

int DistributionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
