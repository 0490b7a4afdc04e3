#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

#include "app/gui/session/gamestatistics.h"

/// The games that a person finished, as a table for lists and CSV files. A proxy sorts them (by
/// SortRole).
class PlayedGamesModel : public QAbstractTableModel {
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
    enum Role { SortRole = Qt::UserRole + 1 }; ///< Beside csvRole.

    explicit PlayedGamesModel(QObject* parent = nullptr);

    void setGames(std::vector<PlayedGame> games);
    const PlayedGame& game(int row) const;
    QString title(int row) const; ///< What people call the board.

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QString text(int row, int column) const;
    QVariant fileValue(int row, int column) const;
    QVariant sortValue(int row, int column) const;
    QVariant toolTip(int row, int column) const;
    /// What the row is sorted by in a column of texts; made for all rows when it is first wanted.
    const QString& textKey(QStringList& keys, int row, int column) const;

    std::vector<PlayedGame> m_games;
    mutable QStringList m_nameKeys;
    mutable QStringList m_kindKeys;
};
