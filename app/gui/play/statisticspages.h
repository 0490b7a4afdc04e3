#pragma once

#include <QWidget>

#include <vector>

#include "app/gui/charts/progresschart.h"
#include "app/gui/session/gamestatistics.h"

class OwnResults;
class PlayedGamesModel;
class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;
class StatisticsModel;

/// What the chart shows of games under the same rules, in the order in which they were finished.
GameProgress progressOf(const std::vector<PlayedGame>& games);

/// The same of the accuracies of games that all have one, under whatever rules.
GameProgress accuracyProgressOf(const std::vector<PlayedGame>& games);

/// Figures of some games, and the curve of their results, or of the accuracies of those that were
/// reviewed; beside each other, or above each other where there is little room. Without a review
/// nothing is said of accuracy.
class StatisticsPage : public QWidget {
    Q_OBJECT

public:
    explicit StatisticsPage(QWidget* parent = nullptr);

    /// `isUnaided`: all games were played without aid, so the columns for it are hidden.
    void setGames(const std::vector<PlayedGame>& games, bool isUnaided);

    ProgressChart* chart() const { return m_chart; }
    bool hasChart() const; ///< Results under different rules have none.
    QString csv() const;   ///< The figures.

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillTable();
    QWidget* makeCurve();
    void fillMeasure();
    void chooseOrder(int index);
    void showCurve();

    enum class Measure { Results, Accuracy };

    std::vector<PlayedGame> m_games;
    StatisticsModel* m_model;
    QTableView* m_table;
    ProgressChart* m_chart;
    QComboBox* m_measure; // shown where games were reviewed
    QComboBox* m_order;
    QLabel* m_reviewed;      // how many games the curve of accuracies has
    QStackedWidget* m_curve; // the chart, or why there is none
    QBoxLayout* m_layout;
};

/// The games of a person as a table to sort, from which one can be replayed, or its board played.
/// Where there is no room for all columns the less important ones are left out, not cut.
class GamesPage : public QWidget {
    Q_OBJECT

public:
    explicit GamesPage(QWidget* parent = nullptr);

    /// Keeps the game that is chosen, if it is still there. `isOneKind`: all games are of one kind,
    /// so its column is hidden.
    void setGames(const std::vector<PlayedGame>& games, bool isOneKind);

    /// The table as it is sorted, with what there is no room to show.
    QString csv() const;

signals:
    /// A game, by its number and the title of its board.
    void replayRequested(qint64 number, const QString& title);
    void playRequested(qint64 number, const QString& title);
    void reviewRequested(qint64 number, const QString& title);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fillTable();
    void fitColumns();
    void hideWhatDoesNotFit();
    bool isWanted(int column) const;
    void choose(qint64 number);
    int chosenRow() const; ///< The row of the model that is chosen; -1 if none.
    void replay();
    void play();
    void review();
    void showState();

    PlayedGamesModel* m_model;
    QSortFilterProxyModel* m_proxy;
    QTableView* m_table;
    QPushButton* m_replay;
    QPushButton* m_play;
    QPushButton* m_review;
    std::vector<int> m_widths; // of the columns as their contents want it; 0 of hidden ones
    bool m_areColumnsFit = false;
    bool m_isOneKind = false;
    bool m_isReviewed = false;
};

/// Forgets games of a person, says so, and restores them on request while the program runs, also in
/// a new bar. Shows other sentences too. It takes no room while it is empty.
class ForgetBar : public QWidget {
    Q_OBJECT

public:
    /// The results outlive the bar.
    explicit ForgetBar(OwnResults* results, QWidget* parent = nullptr);

    void forget(const std::vector<PlayedGame>& games);
    void say(const QString& sentence);

private:
    void undo();
    void showForgotten();

    OwnResults* m_results;
    QLabel* m_message;
    QPushButton* m_undo;
};
