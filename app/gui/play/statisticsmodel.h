#pragma once

#include <QStringList>

#include <functional>
#include <vector>

#include "app/gui/basics/columntable.h"
#include "app/gui/session/gamestatistics.h"

/// Figures of some games: a row for each figure, and a column for all of them, those played unaided
/// and those played with aid.
class StatisticsModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column { Figure, All, Unaided, Aided, ColumnCount };
    enum Row {
        Games,
        Boards,
        Cleared,
        ClearedShare,
        Mean,
        Best,
        CurrentStreak,
        LongestStreak,
        LargestGroup,
        Time,
        TimePerGame,
        Reviewed,
        MeanAccuracy,
        RowCount
    };

    explicit StatisticsModel(QObject* parent = nullptr);

    /// `games` are in the order in which they were finished.
    void setGames(const std::vector<PlayedGame>& games);

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : RowCount;
    }

private:
    /// A figure, and how people read it.
    struct FigureRow {
        QString name;
        std::function<QVariant(const GameStatistics&)> number; ///< Not valid where it is missing.
        QString (*text)(double number); ///< None of an accuracy, of which more is told.
        QString help = {};              ///< Also why it is missing; may be empty.
    };
    const FigureRow& figure(int row) const;
    QVariant number(int row, int column) const; ///< Not valid where it is missing.
    QString text(int row, int column) const;

    GameStatistics m_statistics[ColumnCount]; // empty for Figure
    std::vector<FigureRow> m_figures;         // by Row
};

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
        Accuracy,
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
