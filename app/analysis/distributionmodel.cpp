#include "app/analysis/distributionmodel.h"

#include <QLocale>

#include "app/analysis/modelcsv.h"

void DistributionModel::setDistributions(const QStringList& names,
                                         std::span<const samegame::ScoreHistogram> histograms,
                                         const std::vector<std::optional<int>>& ownScores) {
    const bool isUpdate = histograms.size() == m_rows.size();
    if (!isUpdate)
        beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; i < histograms.size(); ++i)
        m_rows.push_back(rowOf(names[static_cast<qsizetype>(i)], histograms[i], ownScores[i]));
    if (!isUpdate)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

DistributionModel::Row DistributionModel::rowOf(const QString& name,
                                                const samegame::ScoreHistogram& histogram,
                                                const std::optional<int>& ownScore) {
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
    if (ownScore)
        row.percentile = 100 * histogram.percentile_of(*ownScore);
    return row;
}

int DistributionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DistributionModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DistributionModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == numberRole)
        return number(row, index.column());
    if (role == Qt::ToolTipRole && index.column() == Name)
        return row.name;
    if (role == Qt::TextAlignmentRole && index.column() != Name)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant DistributionModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole) {
        const QString titles[] = {tr("Playouts of"), tr("Playouts"), tr("Mean"), tr("Deviation"),
                                  tr("Worst"),       tr("5 %"),      tr("25 %"), tr("Median"),
                                  tr("75 %"),        tr("95 %"),     tr("Best"), tr("Own score"),
                                  tr("Percentile")};
        return titles[section];
    }
    if (role == Qt::ToolTipRole) {
        if (section >= Quantile5 && section <= Quantile95)
            return tr("The score that this share of the playouts does not exceed");
        if (section == Percentile)
            return tr("Playouts with a lower score than the game, in percent; equal ones count "
                      "half");
        if (section == Deviation)
            return tr("Standard deviation of the scores");
    }
    return {};
}

QVariant DistributionModel::number(const Row& row, int column) {
    if (column == Name || (column > Playouts && column < OwnScore && row.playouts == 0))
        return {};
    switch (column) {
    case Playouts:
        return static_cast<qulonglong>(row.playouts);
    case Mean:
        return row.mean;
    case Deviation:
        return row.deviation;
    case OwnScore:
        return row.ownScore ? QVariant(*row.ownScore) : QVariant();
    case Percentile:
        return row.ownScore && row.playouts > 0 ? QVariant(row.percentile) : QVariant();
    default:
        return row.quantiles[column - Minimum];
    }
}

QString DistributionModel::text(const Row& row, int column) {
    if (column == Name)
        return row.name;
    const QVariant value = number(row, column);
    if (!value.isValid())
        return QStringLiteral("–");
    const QLocale locale;
    if (column == Percentile)
        return tr("%1 %").arg(locale.toString(value.toDouble(), 'f', 1));
    return column == Mean || column == Deviation ? locale.toString(value.toDouble(), 'f', 1)
                                                 : locale.toString(value.toLongLong());
}
