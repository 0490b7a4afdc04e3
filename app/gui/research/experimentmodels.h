#pragma once

#include <QAbstractTableModel>

#include "app/gui/basics/columntable.h"
#include "app/pictures/experiment_report.h"

/// The experiments that come with the program, and the time that they take.
class ExperimentListModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column { Title, Name, Whole, ByDefault, Scale, ColumnCount };

    /// Times are for so many cores.
    explicit ExperimentListModel(int cores, QObject* parent = nullptr);

    static const samegame::Experiment& experiment(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
};

/// The table of an experiment's results: a row for each of its entries.
class ExperimentTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// False if columns and rows stay as they were, with other cells: whoever reads them stays
    /// where they are.
    bool show(const samegame::pictures::ExperimentTable& table);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    samegame::pictures::ExperimentTable m_table;
};
