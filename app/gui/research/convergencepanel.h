#pragma once

#include <QTimer>
#include <QWidget>

#include "app/gui/basics/fittedcolumns.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/charts/convergencechart.h"
#include "app/gui/research/convergencemodel.h"
#include "app/gui/session/runlog.h"

class QCheckBox;
class QComboBox;
class QPushButton;
class QTableView;

/// Shows how the best score of every search on this game grew with time or playouts.
class ConvergencePanel : public QWidget {
    Q_OBJECT

public:
    /// The log outlives the panel.
    explicit ConvergencePanel(RunLog* log, QWidget* parent = nullptr);

public slots:
    void clear() { m_log->clear(); } ///< Forgets the runs that have ended.

signals:
    void told(const QString& message);
    void failed(const QString& message);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void connectParts();
    void load();
    void takeScale();
    void showSoon();
    void showCurves();
    void showSelection();
    ConvergenceCurve curveOf(const LoggedRun& run) const;
    ChartExport::Caption caption() const;
    QString csvOfMeans() const;

    RunLog* m_log;
    ConvergenceChart* m_chart;
    ConvergenceModel* m_model;
    QTableView* m_table;
    FittedColumns* m_columns;
    ChartFrame* m_frame;
    QComboBox* m_unit;
    QCheckBox* m_logarithmic;
    QCheckBox* m_means;
    QPushButton* m_clearButton;
    QTimer m_timer{this}; // one shot, so that a live run repaints ten times a second at most
};
