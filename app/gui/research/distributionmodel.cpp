#include "app/gui/research/distributionmodel.h"

#include <QLocale>

#include "app/gui/basics/numbertext.h"

DistributionModel::DistributionModel(QObject* parent) : NumberTableModel(ColumnCount, parent) {}

void DistributionModel::setDistributions(const QStringList& names,
                                         std::span<const samegame::ScoreHistogram> histograms,
                                         const std::vector<std::optional<int>>& ownScores,
                                         bool isFinal) {
    const bool isUpdate = histograms.size() == m_rows.size();
    if (!isUpdate)
        beginResetModel();
    setNames(names);
    m_rows.clear();
    for (std::size_t i = 0; i < histograms.size(); ++i)
        m_rows.push_back(rowOf(histograms[i], ownScores[i], isFinal));
    if (!isUpdate)
        endResetModel();
    else
        announceNumbers();
}

DistributionModel::Row DistributionModel::rowOf(const samegame::ScoreHistogram& histogram,
                                                const std::optional<int>& ownScore, bool isFinal) {
    Row row;
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

QString DistributionModel::title(int column) const {
    const QString titles[] = {tr("Playouts of"), tr("Playouts"), tr("Mean"), tr("Deviation"),
                              tr("Worst"),       tr("5 %"),      tr("25 %"), tr("Median"),
                              tr("75 %"),        tr("95 %"),     tr("Best"), tr("Own score"),
                              tr("Percentile")};
    return titles[column];
}

QString DistributionModel::help(int column) const {
    if (column >= Quantile5 && column <= Quantile95)
        return tr("The score that this share of the playouts does not exceed");
    if (column == Percentile)
        return tr(
            "Playouts with a lower score than the game at its end, in percent; equal ones count "
            "half");
    if (column == Deviation)
        return tr("Standard deviation of the scores");
    return {};
}

QVariant DistributionModel::number(int row, int column) const {
    const Row& numbers = m_rows[static_cast<std::size_t>(row)];
    if (column > Playouts && column < OwnScore && numbers.playouts == 0)
        return {};
    switch (column) {
    case Playouts:
        return static_cast<qulonglong>(numbers.playouts);
    case Mean:
        return numbers.mean;
    case Deviation:
        return numbers.deviation;
    case OwnScore:
        return numbers.ownScore ? QVariant(*numbers.ownScore) : QVariant();
    case Percentile:
        return numbers.percentile ? QVariant(*numbers.percentile) : QVariant();
    default:
        return numbers.quantiles[column - Minimum];
    }
}

QString DistributionModel::text(int row, int column) const {
    const QLocale locale;
    const QVariant value = number(row, column);
    if (column == Percentile)
        return tr("%1 %").arg(locale.toString(value.toDouble(), 'f', 1));
    return column == Mean || column == Deviation ? numberText(value.toDouble(), 1)
                                                 : numberText(value.toDouble(), 0);
}
