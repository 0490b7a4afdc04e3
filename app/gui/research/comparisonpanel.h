#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>
#include <span>

#include "app/gui/basics/fittedcolumns.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/charts/comparisoncharts.h"
#include "app/gui/research/comparisonmodel.h"
#include "app/gui/research/comparisonsetup.h"
#include "app/gui/research/publishedboards.h"
#include "app/gui/session/comparisonrunner.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/keptresults.h"

class ElidedLabel;
class PublishedButton;
class QProgressBar;
class QPushButton;
class QTableView;
class ReadingChoice;
class TrialsButton;

/// Compares solvers by many runs and shows how their final scores are distributed on one board, or
/// their means and differences on several boards. A comparison stays until the next one begins,
/// whatever is played. It can be kept in a file, opened from one, and continued with the runs that
/// it lacks.
class ComparisonPanel : public QWidget {
    Q_OBJECT

public:
    /// Runner and document outlive the panel.
    ComparisonPanel(ComparisonRunner* runner, GameDocument* document, QWidget* parent = nullptr);

public slots:
    /// Shows what the runner has, which was started for this.
    void takeOver(const ComparisonOrigin& origin);
    void setRun(const QString& run) { m_run = run; } ///< Its ID among the kept runs.
    /// Shows the comparison of a file of trials, once it is read; nothing changes if it cannot be.
    void openTrials(const QString& path);
    void editShown();   ///< Puts what is shown into the setup, so that it may go on.
    void startOrStop(); ///< Starts anew, or stops what runs.
    void toggle();      ///< Stops what runs, or goes on where that can be, or starts.

signals:
    void originChanged(const ComparisonOrigin& origin); ///< Another comparison is shown.
    void told(const QString& message);
    void failed(const QString& message);

private:
    void addControls();
    void addExports();
    void connectParts();
    void whenPermitted(const ComparisonPlan& plan, void (ComparisonPanel::*begin)());
    void start();
    std::optional<ComparisonPlan> continuation() const;
    void askToGoOn();
    void goOn();
    void showOpened(const QString& path, const OpenedTrials& opened);
    void showPlan();
    void showResults();
    void showReading();
    void tellRemark(std::span<const samegame::Trial> results);
    void showReference(std::span<const samegame::Trial> runs);
    void showProgress();
    void showRunning();
    void showStatus(const QString& text);
    void showFile();
    samegame::PairedSummary summary() const;
    QString endText() const;
    QString boardsTitle() const;
    QString runsText() const;
    int boardsOfRuns() const;
    std::vector<samegame::Rules> rulesOfBoards() const;
    QString withFile(const QString& text) const;
    QString withNote(const QString& text) const;
    ChartExport::Caption caption() const;

    ComparisonRunner* m_runner;
    GameDocument* m_document;
    ComparisonPlan m_plan; // the plan of what is shown
    QString m_boardName;   // keptName() of the game when the comparison began
    bool m_isOfOtherVersion = false;
    QString m_run;               // the ID of what is shown (ComparisonOrigin::run)
    PublishedBoards m_published; // of the plan
    std::vector<HistogramSeries> m_series;
    std::vector<samegame::ScoreHistogram> m_histograms; // of one board
    std::size_t m_shown = 0;                            // results that are shown
    std::size_t m_untold = SIZE_MAX; // remarks on results from this one on are not told yet
    ComparisonCharts* m_chart;
    ComparisonModel* m_model;
    QTableView* m_table;
    FittedColumns* m_columns;
    ComparisonSetup* m_setup;
    ChartFrame* m_frame;
    QPushButton* m_startButton;
    QPushButton* m_goOnButton;
    ReadingChoice* m_reading;
    PublishedButton* m_publishedButton;
    TrialsButton* m_trialsButton;
    QProgressBar* m_progress;
    ElidedLabel* m_status;
};
