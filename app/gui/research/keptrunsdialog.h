#pragma once

#include <QDialog>

#include <optional>
#include <vector>

#include "app/gui/research/keptrunsmodel.h"
#include "app/gui/session/runkeeper.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

/// Lists the distributions, comparisons, searches and experiments that are kept, to show one again,
/// to name, export or delete it.
class KeptRunsDialog : public QDialog {
    Q_OBJECT

public:
    /// The keeper, which has a store, outlives the dialog; `onBoard` is the start of the game.
    KeptRunsDialog(RunKeeper* keeper, const samegame::Position& onBoard, QWidget* parent = nullptr);

signals:
    void opened(RunKind kind); ///< The charts show the run that was chosen. The dialog has closed.

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillTable();
    void fitColumns();
    void arrange();
    void connectParts();
    int chosenRow() const; ///< The row of the model that is chosen; -1 if none.
    std::optional<KeptRun> chosenRun();
    std::optional<KeptRun> runOf(const QString& id);
    void openRun();
    void renameRun();
    void askExport();
    /// Writes a file of trials, with the suffix ".csv" a table, or with ".svg" the figure of an
    /// experiment.
    void exportRun(const QString& id, const QString& path);
    void deleteRun();
    void undoDelete();
    void chooseSomething();
    void showState();
    void answer(const QString& sentence); ///< To what a person has just done.

    RunKeeper* m_keeper;
    samegame::Position m_onBoard;
    KeptRunsModel* m_model;
    QSortFilterProxyModel* m_proxy;
    QLineEdit* m_filter;
    QTableView* m_table;
    QLabel* m_message;
    QPushButton* m_open;
    QPushButton* m_rename;
    QPushButton* m_export;
    QPushButton* m_delete;
    QPushButton* m_undo;
    QString m_lastChosen;           // the ID of a run, while the list is read anew
    std::vector<KeptRun> m_deleted; // the last one at the end
};
