#pragma once

#include <QDialog>
#include <QTimer>

#include <vector>

#include "app/gui/basics/columntable.h"
#include "app/gui/session/archive.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

/// The boards of the archive with their best lines, as a table. Follows the archive without losing
/// its rows; a proxy sorts them (by SortRole).
class SolvedBoardsModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column {
        Name,
        Size,
        Colors,
        RulesColumn,
        Score,
        Cleared,
        Moves,
        FoundBy,
        Date,
        ColumnCount
    };

    /// The archive outlives the model.
    explicit SolvedBoardsModel(Archive* archive, QObject* parent = nullptr);

    const Archive::Entry& entry(int row) const;
    QString title(int row) const; ///< What people call the board; its size if it has no name.

    int rowCount(const QModelIndex& parent = {}) const override;

private:
    void reload();

    Archive* m_archive;
    std::vector<Archive::Entry> m_entries;
    QTimer m_updateTimer; // runs from a change of the archive to the next update
};

/// Lists the boards whose best line is kept, to play one anew, to replay its line or to save it.
class SolvedBoardsDialog : public QDialog {
    Q_OBJECT

public:
    /// The archive outlives the dialog.
    explicit SolvedBoardsDialog(Archive* archive, QWidget* parent = nullptr);

    /// Writes the best line of a board of the list as a solution file.
    void saveLine(const samegame::Position& start, const QString& path);

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
    int chosenRow() const; ///< The row of the model that is chosen; -1 if none.
    std::optional<samegame::GameRecord> lineOf(const samegame::Position& start);
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
