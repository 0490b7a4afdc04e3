#include "app/gui/basics/modelcsv.h"

#include <string>
#include <vector>

#include "engine/formats/csv_text.h"

namespace {

QString csvField(const QModelIndex& index) {
    const QVariant value = index.data(csvRole);
    return value.metaType().id() == QMetaType::Double ? csvNumber(value.toDouble())
                                                      : value.toString();
}

} // namespace

QString csvLine(const QStringList& fields) {
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
    QString csv = csvLine(titles);
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList fields;
        for (int column = 0; column < model.columnCount(); ++column)
            fields << csvField(model.index(row, column));
        csv += csvLine(fields);
    }
    return csv;
}
