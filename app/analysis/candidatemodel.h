#pragma once

#include <QAbstractTableModel>

#include <optional>
#include <vector>

#include "engine/search/candidate.h"

/// The candidates of a search as a table. Rows keep their places while the numbers change, so that
/// a selection stays; a proxy sorts them (by SortRole).
class CandidateModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Rank, Group, Cells, Points, Best, Mean, Visits, Share, ColumnCount };
    enum Role { SortRole = Qt::UserRole, FirstOwnRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// `candidates` best first; `rows` is the board's height, `scoreBefore` what was earned up to
    /// the position, added to every final score.
    void setCandidates(const std::vector<samegame::Candidate>& candidates, int rows,
                       int scoreBefore);
    void clear();

    const samegame::Candidate& candidate(int row) const;
    int rank(int row) const; ///< From 1.
    std::optional<int> rowOf(samegame::Move move) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    struct Row {
        samegame::Candidate candidate;
        int rank = 0;
    };
    bool hasSameMoves(const std::vector<samegame::Candidate>& candidates) const;
    QString text(const Row& row, int column) const;
    QVariant sortValue(const Row& row, int column) const;
    double share(const Row& row) const;

    std::vector<Row> m_rows; // by move
    std::uint64_t m_visits = 0;
    int m_boardRows = 0;
    int m_scoreBefore = 0;
};
