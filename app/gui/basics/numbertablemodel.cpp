#include "app/gui/basics/numbertablemodel.h"

#include "app/gui/basics/modelcsv.h"
#include "app/gui/basics/outsidetext.h"

NumberTableModel::NumberTableModel(int columnCount, QObject* parent)
    : QAbstractTableModel(parent), m_columnCount(columnCount) {}

void NumberTableModel::setNames(const QStringList& names) {
    m_names = names;
}

void NumberTableModel::announceNumbers() {
    if (!m_names.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, m_columnCount - 1));
}

int NumberTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_names.size());
}

int NumberTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_columnCount;
}

QVariant NumberTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const int column = index.column();
    if (column == 0) {
        if (role == Qt::ToolTipRole)
            return plainToolTip(m_names[row]);
        return role == Qt::DisplayRole || role == csvRole ? m_names[row] : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return number(row, column).isValid() ? text(row, column) : QStringLiteral("–");
    case csvRole:
        return number(row, column);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant NumberTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columnCount)
        return {};
    if (role == Qt::DisplayRole)
        return title(section);
    if (role == Qt::ToolTipRole)
        return help(section);
    return {};
}
