#pragma once

#include <QAbstractTableModel>
#include <QTimer>

#include <vector>

#include "app/gui/session/archive.h"

/// The boards of the archive with their best lines, as a table. Follows the archive without losing
/// its rows; a proxy sorts them (by SortRole).
class SolvedBoardsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Name,
        Size,
        Colors,
        RulesColumn,
        Score,
        Cleared,
        Moves,
        FoundBy,
        Date,
        ColumnCount
    };
    enum Role { SortRole = Qt::UserRole };

    /// The archive outlives the model.
    explicit SolvedBoardsModel(Archive* archive, QObject* parent = nullptr);

    const Archive::Entry& entry(int row) const;
    QString title(int row) const; ///< What people call the board; its size if it has no name.

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    void reload();
    QString text(int row, int column) const;
    QVariant sortValue(int row, int column) const;

    Archive* m_archive;
    std::vector<Archive::Entry> m_entries;
    QTimer m_updateTimer; // runs from a change of the archive to the next update
};
