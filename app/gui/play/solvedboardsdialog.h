#pragma once

#include <QDialog>

#include "app/gui/play/solvedboardsmodel.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

/// Lists the boards whose best line is kept, to play one anew, to replay its line or to save it.
class SolvedBoardsDialog : public QDialog {
    Q_OBJECT

public:
    /// The archive outlives the dialog.
    explicit SolvedBoardsDialog(Archive* archive, QWidget* parent = nullptr);

    /// Writes the line of the chosen board as a solution file.
    void saveLine(const QString& path);

signals:
    /// The board is to be played anew; `start` has no moves. The dialog has closed.
    void playRequested(const samegame::GameRecord& start, const QString& name);
    /// The board is to be played anew, and its best line, which the archive has, to be replayed.
    void replayRequested(const samegame::GameRecord& start, const QString& name);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void fillTable();
    void fitName();
    int chosenRow() const; ///< The row of the model that is chosen; -1 if none.
    std::optional<samegame::GameRecord> chosenLine();
    void play();
    void replay();
    void askSave();
    void chooseSomething();
    void showState();

    Archive* m_archive;
    SolvedBoardsModel* m_model;
    QSortFilterProxyModel* m_proxy;
    QLineEdit* m_filter;
    QTableView* m_table;
    QLabel* m_message;
    QPushButton* m_play;
    QPushButton* m_replay;
    QPushButton* m_save;
};
