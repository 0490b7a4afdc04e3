#pragma once

#include <QWidget>

#include <vector>

#include "engine/experiment/board_list.h"
#include "engine/experiment/comparison.h"

class PairList;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class SeedEdit;
class SetupPage;

/// A comparison, ready to start and to be shown.
struct ComparisonPlan {
    samegame::ComparisonRequest request;
    QStringList names; ///< Of the contestants.
    QString boards;    ///< As written; empty: the board of the game.
};

/// Which solvers are compared, on which boards, with which budget: an editor, checked while it is
/// edited and remembered.
class ComparisonSetup : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonSetup(QWidget* parent = nullptr);

    /// A sentence on what is wrong; empty: nothing.
    QString error() const;
    /// `game`: the start of the game on the board. Only if there is no error.
    ComparisonPlan plan(const samegame::StartPosition& game) const;

signals:
    void changed();

private:
    enum Unit { Seconds, Playouts, Nodes };
    QWidget* makeNumbers();
    QWidget* makeContestants();
    void addNumbersTo(QFormLayout* form);
    samegame::Budget budget() const;
    void showUnit();
    void offerUnits();
    void load();
    void takeChange();

    PairList* m_list; // solvers and their options
    QSpinBox* m_runs;
    QDoubleSpinBox* m_amount;
    QComboBox* m_unit;
    double m_amounts[3] = {2, 10'000, 10'000}; // of each unit, kept while another is shown
    int m_shownUnit = Seconds;
    QLineEdit* m_boards;
    SeedEdit* m_seed;
    QSpinBox* m_threads;
    SetupPage* m_page;
};
