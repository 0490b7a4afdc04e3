#pragma once

#include <QWidget>

#include <vector>

#include "app/gui/session/gamestatistics.h"

class PlayedGamesModel;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

/// The games of a person as a table to sort, from which one can be replayed, or its board played.
class GamesPage : public QWidget {
    Q_OBJECT

public:
    explicit GamesPage(QWidget* parent = nullptr);

    /// Keeps the game that is chosen, if it is still there. `isOneKind`: a column that is the same
    /// for all would tell nothing.
    void setGames(const std::vector<PlayedGame>& games, bool isOneKind);

    /// The table as it is sorted, with what there is no room to show.
    QString csv() const;

signals:
    /// A game, by its number and the title of its board.
    void replayRequested(qint64 number, const QString& title);
    void playRequested(qint64 number, const QString& title);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fillTable();
    void fitColumns();
    void choose(qint64 number);
    int chosenRow() const; ///< The row of the model that is chosen; -1 if none.
    void replay();
    void play();
    void showState();

    PlayedGamesModel* m_model;
    QSortFilterProxyModel* m_proxy;
    QTableView* m_table;
    QPushButton* m_replay;
    QPushButton* m_play;
    bool m_areColumnsFit = false;
};
