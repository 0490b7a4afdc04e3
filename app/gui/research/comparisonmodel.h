#pragma once

#include <QStringList>

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "app/gui/basics/columntable.h"
#include "engine/stats/board_values.h"
#include "engine/studies/experiment/comparison.h"

/// The results of a comparison as a table: a row for each entrant, and one for a published
/// result beside them, which has a mean and no runs. Each board counts once. The difference is
/// the row less the first entrant, in pairs of runs with the same board and seed, which is surer
/// than the difference of the means. There is a column of intervals for each reading.
class ComparisonModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column {
        Name,
        Runs,
        Mean,
        MeanOfBoardsLikeThese, ///< The interval of the mean, as each reading has it.
        MeanOfTheseBoards,
        Best,
        Cleared,
        MeanSeconds,
        PlayoutRate,
        Difference,
        DifferenceOnBoardsLikeThese, ///< The interval of the difference.
        DifferenceOnTheseBoards,
        ColumnCount
    };

    explicit ComparisonModel(QObject* parent = nullptr);

    /// Begins a new comparison, without results. Where a verdict ends it, the headings of the usual
    /// intervals say that they are none.
    void setEntrants(const QStringList& names, bool endsByVerdict = false);
    void addResults(std::span<const samegame::Trial> results);
    const samegame::TrialValues& values() const { return m_values; } ///< Of all results.

    /// The columns that have the intervals of a reading.
    static std::array<Column, 2> columnsOf(samegame::Reading reading);

    /// A published result beside the entrants.
    struct Reference {
        QString name;
        QString help; ///< Plain text.
        double mean = 0;
    };
    void setReference(const std::optional<Reference>& reference); ///< Nothing: no such row.

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    struct Row {
        double seconds = 0;
        double playouts = 0;
        int best = 0;
        int cleared = 0;
        samegame::ReadIntervals mean;
        samegame::ReadIntervals difference;
    };
    QString name(int row) const { return isReference(row) ? m_reference->name : m_entrants[row]; }
    bool isReference(int row) const { return m_reference && row == m_entrants.size(); }
    void addResult(const samegame::Trial& result);

    QStringList m_entrants;
    bool m_endsByVerdict = false;
    std::optional<Reference> m_reference; // the last row
    std::vector<Row> m_rows;              // of the entrants
    samegame::TrialValues m_values;       // theirs, each beside the first
};
