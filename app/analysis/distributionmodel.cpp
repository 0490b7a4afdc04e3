#include "app/analysis/distributionmodel.h"

#include <QLocale>

void DistributionModel::setDistributions(const QStringList& names,
                                         const std::vector<samegame::ScoreHistogram>& histograms) {
    const bool isUpdate = names == m_names && histograms.size() == m_histograms.size();
    if (!isUpdate)
        beginResetModel();
    m_names = names;
    m_histograms = histograms;
    if (!isUpdate)
        endResetModel();
    else if (!m_histograms.empty())
        emit dataChanged(index(0, 0), index(RowCount - 1, columnCount() - 1));
}

void DistributionModel::setOwnScore(int score) {
    m_ownScore = score;
    emit headerDataChanged(Qt::Vertical, OwnScore, OwnScore);
    if (!m_histograms.empty())
        emit dataChanged(index(OwnScore, 0), index(OwnScore, columnCount() - 1));
}

int DistributionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : RowCount;
}

int DistributionModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_histograms.size());
}

QVariant DistributionModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        return text(m_histograms[static_cast<std::size_t>(index.column())], index.row());
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant DistributionModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Horizontal)
        return section < m_names.size() ? QVariant(m_names[section]) : QVariant();
    const QString titles[] = {tr("Playouts"),
                              tr("Mean"),
                              tr("Deviation"),
                              tr("Minimum"),
                              tr("5 %"),
                              tr("25 %"),
                              tr("Median"),
                              tr("75 %"),
                              tr("95 %"),
                              tr("Maximum"),
                              tr("Below %1").arg(QLocale().toString(m_ownScore))};
    return section < RowCount ? QVariant(titles[section]) : QVariant();
}

QString DistributionModel::text(const samegame::ScoreHistogram& histogram, int row) const {
    const QLocale locale;
    if (row == Playouts)
        return locale.toString(static_cast<qulonglong>(histogram.count()));
    if (histogram.empty())
        return QStringLiteral("–");
    switch (row) {
    case Mean:
        return locale.toString(histogram.mean(), 'f', 1);
    case Deviation:
        return locale.toString(histogram.deviation(), 'f', 1);
    case Minimum:
        return locale.toString(histogram.minimum());
    case Quantile5:
        return locale.toString(histogram.quantile(0.05));
    case Quantile25:
        return locale.toString(histogram.quantile(0.25));
    case Median:
        return locale.toString(histogram.quantile(0.5));
    case Quantile75:
        return locale.toString(histogram.quantile(0.75));
    case Quantile95:
        return locale.toString(histogram.quantile(0.95));
    case Maximum:
        return locale.toString(histogram.maximum());
    default:
        return tr("%1 %").arg(locale.toString(100.0 * histogram.percentile_of(m_ownScore), 'f', 1));
    }
}
