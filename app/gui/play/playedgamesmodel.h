#pragma once

#include <QStringList>

#include <vector>

#include "app/gui/basics/columntable.h"
#include "app/gui/session/gamestatistics.h"

/// The games that a person finished, as a table for lists and CSV files. A proxy sorts them (by
/// SortRole).
class PlayedGamesModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column {
        Date,
        Name,
        Kind,
        Score,
        Moves,
        Cleared,
        LargestGroup,
        Time,
        AidColumn,
        BoardId, ///< For files: too long to be read.
        ColumnCount
    };
    explicit PlayedGamesModel(QObject* parent = nullptr);

    void setGames(std::vector<PlayedGame> games);
    const PlayedGame& game(int row) const;
    QString title(int row) const; ///< What people call the board.

    int rowCount(const QModelIndex& parent = {}) const override;

private:
    /// What the row is sorted by in a column of texts; made for all rows when it is first wanted.
    const QString& textKey(QStringList& keys, int row, int column) const;

    std::vector<PlayedGame> m_games;
    mutable QStringList m_nameKeys;
    mutable QStringList m_kindKeys;
};
