#include "app/gui/basics/fittedcolumns.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

#include "app/gui/basics/fittedtext.h"

FittedColumns::FittedColumns(QTableView* table) : QObject(table), m_table(table) {
    connect(table->model(), &QAbstractItemModel::modelReset, this, &FittedColumns::forget);
}

void FittedColumns::grow(int rows) {
    const QAbstractItemModel* model = m_table->model();
    const auto columns = static_cast<std::size_t>(model->columnCount());
    const bool isAnew = columns != m_measured.size();
    if (isAnew)
        m_measured.assign(columns, {});
    const int added = std::max(0, model->rowCount() - m_rows);
    const int inSight = rowsInSight();
    const int measured = isAnew ? inSight : std::min(rows + added, inSight);
    m_rows = model->rowCount();
    for (int column = 0; column < model->columnCount(); ++column) {
        const int before = isAnew ? 0 : m_table->columnWidth(column);
        if (const int width = newWidth(column, measured); width > before)
            m_table->setColumnWidth(column, width);
    }
}

/// That texts not measured before ask for; 0 if there are none.
int FittedColumns::newWidth(int column, int rows) {
    const QAbstractItemModel* model = m_table->model();
    if (m_table->isColumnHidden(column))
        return 0;
    const QFontMetrics metrics = m_table->fontMetrics();
    const int gap = m_table->showGrid() ? 1 : 0;
    int width = 0;
    if (isNew(column, model->headerData(column, Qt::Horizontal).toString()))
        width = m_table->horizontalHeader()->sectionSizeHint(column);
    for (int row = 0; row < rows; ++row) {
        const QModelIndex index = model->index(row, column);
        const QString text = index.data().toString();
        if (!isNew(column, text))
            continue;
        const int spare = tabularWidth(metrics, text) - metrics.horizontalAdvance(text);
        width =
            std::max(width, m_table->sizeHintForIndex(index).width() + std::max(0, spare) + gap);
    }
    return width;
}

bool FittedColumns::isNew(int column, const QString& text) {
    QString shape = text;
    for (QChar& letter : shape)
        if (letter.isDigit())
            letter = '0';
    QSet<QString>& measured = m_measured[static_cast<std::size_t>(column)];
    if (measured.contains(shape))
        return false;
    measured.insert(shape);
    return true;
}

/// Counted from the first row.
int FittedColumns::rowsInSight() const {
    const int last = m_table->rowAt(m_table->viewport()->height() - 1);
    return last < 0 ? m_table->model()->rowCount() : last + 1;
}
