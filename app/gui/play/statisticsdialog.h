#pragma once

#include <QDialog>

#include <optional>
#include <vector>

#include "app/gui/session/gamestatistics.h"
#include "engine/formats/game_record.h"

class ChartExport;
class ForgetBar;
class GamesPage;
class OwnResults;
class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabWidget;
class RecordPage;
class ReviewStore;
class StatisticsPage;
struct OwnResult;

/// The numbers, the curve and the list of the games that a person finished, all of them or the
/// games of one kind, and beside them the record: medals, duels and boards of days. They can be
/// forgotten, and brought back while the program runs.
class StatisticsDialog : public QDialog {
    Q_OBJECT

public:
    /// What is handed over outlives the dialog, which begins with all games, so that none seems
    /// lost. Without reviews nothing is said of accuracy.
    explicit StatisticsDialog(OwnResults* results, ReviewStore* reviews = nullptr,
                              QWidget* parent = nullptr);

signals:
    /// The board of a game is to be played anew; `start` has no moves. The dialog has closed.
    void playRequested(const samegame::GameRecord& start, const QString& title);
    /// A game is to be opened and replayed. The dialog has closed.
    void replayRequested(const samegame::GameRecord& game, const QString& title);
    /// A game is to be opened and reviewed. The dialog has closed.
    void reviewRequested(const samegame::GameRecord& game, const QString& title);

private:
    void arrange();
    void makeChoice();
    QWidget* makeButtons();
    void addReset(QPushButton* button);
    void addExport(QPushButton* button);
    QStringList facts() const; // what an exported picture says of itself

    void reload();
    std::vector<PlayedGame> playedGames() const; ///< With the accuracies that are known.
    void showChoices(const std::optional<GameKind>& chosen);
    std::optional<GameKind> chosenKind() const; // nothing: all
    QString whyEmpty() const;
    void showGames();
    void showRecord();
    void showFilter();
    void replay(qint64 number, const QString& title);
    void play(qint64 number, const QString& title);
    void review(qint64 number, const QString& title);
    std::optional<OwnResult> soundResult(qint64 number);

    OwnResults* m_results;
    ReviewStore* m_reviews;
    std::vector<PlayedGame> m_games; // all of them
    std::vector<PlayedGame> m_shown; // the games of the choice
    std::vector<KindCount> m_kinds;  // of the choice, after "all games"

    QWidget* m_filter; // choice and check box; the record is of all games
    QComboBox* m_choice;
    QCheckBox* m_unaidedOnly;
    QTabWidget* m_tabs;
    QStackedWidget* m_pages; // the games, or why there are none
    StatisticsPage* m_statistics;
    RecordPage* m_record;
    GamesPage* m_list;
    QLabel* m_empty;
    ForgetBar* m_forgetBar;
    QPushButton* m_reset;
    QPushButton* m_exportButton;
    ChartExport* m_export;
};
