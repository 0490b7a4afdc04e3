#pragma once

#include <QWidget>

#include "app/gui/basics/fittedcolumns.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/charts/distributioncharts.h"
#include "app/gui/research/boardmeansmodel.h"
#include "app/gui/research/distributionmodel.h"
#include "app/gui/research/distributionsetup.h"
#include "app/gui/session/distributionrunner.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/keptresults.h"

class QComboBox;
class QIdentityProxyModel;
class QLabel;
class QPushButton;
class QTableView;

/// Draws playouts under several policies and shows how their final scores are distributed, beside
/// the score of the game; on a list of boards, their means. A distribution stays while the game
/// goes on, so that the game can be compared with it; another game clears it if it was drawn from
/// this one.
class DistributionPanel : public QWidget {
    Q_OBJECT

public:
    /// Runner and document outlive the panel.
    DistributionPanel(DistributionRunner* runner, GameDocument* document,
                      QWidget* parent = nullptr);

    bool canToggle() const; ///< The answer changes with position, setup, and what runs.

public slots:
    void toggle(); ///< Starts, or stops what runs.
    /// Shows what the runner has, which was drawn for this; only for the game that is on the board,
    /// if it is part of it.
    void takeOver(const DistributionOrigin& origin);
    void setRun(const QString& run) { m_run = run; } ///< Its ID among the kept runs.

signals:
    void canToggleChanged();
    /// Another distribution begins, or none is left.
    void originChanged(const DistributionOrigin& origin);
    void aboutToForget(); ///< What is drawn ends with its game.
    void told(const QString& message);
    void failed(const QString& message);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void start();
    void addExports();
    void chooseKind();
    void offerKind();
    void showPlan();
    void tellOrigin();
    void followGame();
    void showHistograms();
    void showBoards();
    void showGame();
    void showOrigin();
    void showRunning();
    QString progressText() const;
    bool hasHere() const; // whether the position is part of what is shown
    const std::vector<samegame::ScoreHistogram>& histograms() const;
    ChartExport::Caption caption() const;
    const samegame::BoardDistributions& byBoard() const;
    QString originText() const;
    QString boardsDone() const;
    std::vector<samegame::Rules> rulesOfBoards() const;
    std::optional<int> ownScore() const;
    int playoutsEach() const;

    DistributionRunner* m_runner;
    GameDocument* m_document;
    samegame::Position m_game;       // the start of the game that the distribution belongs to
    QString m_gameName;              // keptName() of that game
    int m_movesBefore = 0;           // on the board of that game
    QString m_run;                   // the ID of what is shown (DistributionOrigin::run)
    bool m_isOfOtherVersion = false; // what is shown (DistributionOrigin::isOfOtherVersion)
    DistributionPlan m_plan;         // the plan of what is shown
    DistributionCharts* m_chart;
    DistributionModel* m_model;
    BoardMeansModel* m_means;
    QIdentityProxyModel* m_numbers; // the one of them that the table shows
    QTableView* m_table;
    FittedColumns* m_columns;
    DistributionSetup* m_setup;
    ChartFrame* m_frame;
    QPushButton* m_startButton;
    QComboBox* m_kind;
    QLabel* m_origin;
};
