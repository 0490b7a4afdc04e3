#pragma once

#include <QAbstractListModel>
#include <QTimer>

#include <vector>

#include "app/gui/session/ownresults.h"

/// The 20 standard boards with what was reached on each under the rules that are set. A row's text
/// is the board's number, so that typing it finds the board. Follows the results kept.
class StandardBoardsModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// The results outlive the model; without them no board was ever played.
    explicit StandardBoardsModel(const OwnResults* results, QObject* parent = nullptr);

    void setRules(const samegame::Rules& rules);

    static samegame::Board board(int row);
    bool isPlayed(int row) const { return standing(row).games > 0; }
    QString ownText(int row) const;    ///< "Own best 2,345", "With help 2,345", "Not played yet".
    QString solverText(int row) const; ///< "Solver 3,001"; empty if none has solved it.

    static int rowOf(const samegame::Board& board); ///< -1 if it is none of them.
    /// The first row after `row` whose board was never finished, from the top again if there is
    /// none below; `row` itself if all were or nobody knows. -1 stands before the first. Never the
    /// row `present`, the one after it instead.
    int nextUnplayed(int row, int present = -1) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void reload();
    QString accessibleText(int row) const;
    const BoardStanding& standing(int row) const {
        return m_standings[static_cast<std::size_t>(row)];
    }

    const OwnResults* m_results;
    samegame::Rules m_rules;
    std::vector<BoardStanding> m_standings;
    QTimer m_updateTimer; // runs from a change of the results to the next update
};
