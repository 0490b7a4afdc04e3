#pragma once

#include <QStringList>

#include <optional>
#include <vector>

#include "app/gui/basics/columntable.h"
#include "engine/stats/interval.h"
#include "engine/studies/distribution/board_distributions.h"

/// The numbers of policies on a list of boards as a table: a row for each policy, with its mean
/// over the boards and its difference to the first policy, each with its interval for boards like
/// these.
class BoardMeansModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column {
        Name,
        Boards,
        Playouts,
        Mean,
        MeanInterval,
        Deviation,
        Worst,
        Best,
        Difference,
        DifferenceInterval,
        ColumnCount
    };

    explicit BoardMeansModel(QObject* parent = nullptr);

    /// Shows what was drawn so far, with a name for each policy.
    void setDistributions(const QStringList& names, const samegame::BoardDistributions& drawn);

    int rowCount(const QModelIndex& parent = {}) const override;

private:
    struct Row {
        QString name;
        std::uint64_t boards = 0;
        std::uint64_t playouts = 0; // on each board
        double mean = 0;
        std::optional<samegame::Interval> interval;
        std::optional<double> deviation; // between boards
        int worst = 0;
        int best = 0;
        std::optional<double> difference;
        std::optional<samegame::Interval> differenceInterval;
    };
    static Row rowOf(const QString& name, const samegame::BoardDistributions& drawn,
                     std::size_t policy);

    std::vector<Row> m_rows;
};
