#pragma once

#include <QTimer>

#include <vector>

#include "app/gui/basics/columntable.h"
#include "app/gui/session/archive.h"

/// The boards of the archive with their best lines, as a table. Follows the archive without losing
/// its rows; a proxy sorts them (by SortRole).
class SolvedBoardsModel : public ColumnTable {
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

    /// The archive outlives the model.
    explicit SolvedBoardsModel(Archive* archive, QObject* parent = nullptr);

    const Archive::Entry& entry(int row) const;
    QString title(int row) const; ///< What people call the board; its size if it has no name.

    int rowCount(const QModelIndex& parent = {}) const override;

private:
    void reload();

    Archive* m_archive;
    std::vector<Archive::Entry> m_entries;
    QTimer m_updateTimer; // runs from a change of the archive to the next update
};
