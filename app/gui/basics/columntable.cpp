#include "app/gui/basics/columntable.h"

#include <string>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"
#include "engine/formats/csv_text.h"

namespace {

QString csvField(const QModelIndex& index) {
    const QVariant value = index.data(csvRole);
    return value.metaType().id() == QMetaType::Double ? csvNumber(value.toDouble())
                                                      : value.toString();
}

QVariant valueOf(const TableColumn& column, int row) {
    return column.value ? column.value(row) : QVariant(column.text(row));
}

QString textOf(const TableColumn& column, int row) {
    if (column.text && !column.value)
        return column.text(row);
    const QVariant value = column.value(row);
    if (!value.isValid())
        return SharedText::unknown();
    if (column.text)
        return column.text(row);
    return value.metaType().id() == QMetaType::QString
               ? value.toString()
               : numberText(value.toDouble(), column.decimals);
}

} // namespace

TableColumn intervalColumn(const QString& title, const QString& help,
                           std::function<std::optional<samegame::Interval>(int row)> interval) {
    const auto inFiles = [interval](int row) {
        const auto ends = interval(row);
        return ends ? QVariant('[' + csvNumber(ends->low) + ", " + csvNumber(ends->high) + ']')
                    : QVariant();
    };
    const auto forPeople = [interval](int row) {
        const auto ends = interval(row);
        return ColumnTable::tr("%1 to %2").arg(numberText(ends->low, 1), numberText(ends->high, 1));
    };
    return {.title = title, .help = help, .value = inFiles, .text = forPeople};
}

int ColumnTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ColumnTable::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const TableColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(column, row);
    case csvRole:
        return valueOf(column, row);
    case SortRole:
        return column.order ? column.order(row) : valueOf(column, row);
    case Qt::ToolTipRole:
        return column.toolTip ? column.toolTip(row) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(column.alignment | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ColumnTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const TableColumn& column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return column.title;
    return role == Qt::ToolTipRole ? QVariant(column.help) : QVariant();
}

void ColumnTable::announceCells() {
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QString longestText(const QAbstractItemModel& model, int column) {
    QString longest;
    for (int row = 0; row < model.rowCount(); ++row)
        if (const QString text = model.index(row, column).data().toString();
            text.size() > longest.size())
            longest = text;
    return longest;
}

QString csvRow(const QStringList& fields) {
    std::vector<std::string> texts;
    for (const QString& field : fields)
        texts.push_back(field.toStdString());
    return QString::fromStdString(samegame::csv_line(texts));
}

QString csvNumber(double number) {
    return QString::number(number, 'g', 12);
}

QString csvOf(const QAbstractItemModel& model) {
    QStringList titles;
    for (int column = 0; column < model.columnCount(); ++column)
        titles << model.headerData(column, Qt::Horizontal).toString();
    QString csv = csvRow(titles);
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList fields;
        for (int column = 0; column < model.columnCount(); ++column)
            fields << csvField(model.index(row, column));
        csv += csvRow(fields);
    }
    return csv;
}
