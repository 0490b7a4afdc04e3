#pragma once

#include <QWidget>

#include "app/analysis/distributionmodel.h"
#include "app/analysis/distributionrunner.h"
#include "app/game/gamedocument.h"

class DistributionChart;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableView;

/// Draws random and biased playouts from the position on the board and shows how their final scores
/// are distributed, beside the score of the game. A distribution stays while the game goes on, so
/// that the game can be compared with it; another game clears it.
class DistributionPanel : public QWidget {
    Q_OBJECT

public:
    /// Both outlive the panel.
    DistributionPanel(DistributionRunner* runner, GameDocument* document,
                      QWidget* parent = nullptr);

public slots:
    void toggle(); ///< Starts, or stops what runs.

signals:
    void failed(const QString& message);

private:
    QWidget* makeControls();
    void start();
    void followGame();
    void showHistograms();
    void showRunning();

    DistributionRunner* m_runner;
    GameDocument* m_document;
    samegame::StartPosition m_game; // the start of the game that the distribution belongs to
    int m_movesBefore = 0;
    QSpinBox* m_playouts;
    QLineEdit* m_seed;
    QPushButton* m_startButton;
    QLabel* m_origin;
    DistributionChart* m_chart;
    DistributionModel* m_model;
    QTableView* m_table;
};
