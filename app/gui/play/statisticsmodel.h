#pragma once

#include <vector>

#include "app/gui/basics/numbertablemodel.h"
#include "app/gui/session/gamestatistics.h"

/// Figures of some games: a row for each figure, and a column for all of them, those played unaided
/// and those played with aid.
class StatisticsModel : public NumberTableModel {
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
        RowCount
    };

    explicit StatisticsModel(QObject* parent = nullptr);

    /// `games` are in the order in which they were finished.
    void setGames(const std::vector<PlayedGame>& games);

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    QString title(int column) const override;
    QString help(int column) const override;
    QVariant number(int row, int column) const override;
    QString text(int row, int column) const override;

private:
    /// What the scores of the games are; those under different rules cannot be compared.
    enum class Results { Scores, BlocksLeft, Mixed };

    QString explanation(int row) const;

    GameStatistics m_statistics[ColumnCount]; // that of Figure is empty
    Results m_results = Results::Scores;
};
