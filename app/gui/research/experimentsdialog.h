#pragma once

#include <QDialog>
#include <QTimer>

#include "app/gui/session/experimentrunner.h"

class ExperimentListModel;
class ExperimentTableModel;
class FigureView;
class NumberBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QTabWidget;

/// Lists the experiments of the papers, runs one, and shows its table and figure. What runs goes on
/// when the dialog is closed.
class ExperimentsDialog : public QDialog {
    Q_OBJECT

public:
    /// The runner outlives the dialog.
    explicit ExperimentsDialog(ExperimentRunner* runner, QWidget* parent = nullptr);

    void exportResult(const QString& path); ///< There is one.

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Page { List, Table, Figure };

    void fillList();
    void arrange();
    void connectParts();
    void proposeScale();
    void chooseKept();
    void startOrStop();
    void goOn();
    void askExport();
    void showRunning();
    void showProgress();
    void showResultSoon();
    void showResult();

    ExperimentRunner* m_runner;
    ExperimentListModel* m_listModel;
    ExperimentTableModel* m_tableModel;
    QTabWidget* m_pages;
    QTableView* m_list;
    QLabel* m_title;
    QTableView* m_table;
    QLabel* m_notes;
    FigureView* m_figure;
    NumberBox* m_scale;
    QProgressBar* m_progress;
    QLabel* m_message;
    QString m_told; // what became of an export, until an experiment starts or ends
    QPushButton* m_start;
    QPushButton* m_goOn;
    QPushButton* m_export;
    QTimer m_timer{this}; // one shot, so that many trials a second are drawn twice a second
};
