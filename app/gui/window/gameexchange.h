#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>

#include "app/gui/session/linereplay.h"
#include "engine/base/result.h"
#include "engine/formats/game_record.h"

class GameDocument;
class GameSession;
struct NamedGame;
class QDropEvent;
class QWidget;

namespace samegame {
struct GameReview;
}

/// Brings games onto the board of a window and out of it: files, names, texts, drops, the dialogs
/// that choose a board, and the clipboard. GUI thread only.
class GameExchange : public QObject {
    Q_OBJECT

public:
    /// The session outlives the exchange; the window has its dialogs.
    GameExchange(GameSession* session, QWidget* window);

    /// Opens a path (app/gui/basics/outsidetext.h), or a board name such as "standard:3". False,
    /// and nothing changes, if it cannot be read. A file of trials has no game: trialsFound comes.
    bool openBoard(const QString& board);
    /// The same with what was read of standard input.
    bool openInput(const samegame::Result<std::string>& content);
    /// Says that these boards stay closed, since another one was opened.
    void tellLeftOut(const QStringList& boards);

    void saveGame(const QString& path);
    void saveBestLine(const QString& path); ///< There is one.
    void saveLine(const samegame::GameRecord& record, const QString& path);
    void saveReview(const samegame::GameReview& review, const QString& path); ///< As a page.

    void dragOver(QDropEvent* event);
    void drop(QDropEvent* event);

    void replay(ReplaySource source); ///< From its start.

    // What the actions of the window do.
    void startNewGame();
    void playRandom();
    void showDailyBoards();
    void showPractice();
    void editBoard();
    void chooseRules();
    void askOpen();
    void paste();
    void showSolvedBoards(); ///< Does nothing without an archive.
    void showStatistics();   ///< Does nothing without results.
    void askSaveGame();
    void askSaveBestLine();
    void askSaveShownLine(); ///< That of the replay bar, where the best game is chosen.
    void askSaveChosenLine();
    void askSaveReview();                            ///< Does nothing without a review.
    void askSaveCandidate(samegame::Move candidate); ///< Its line; nothing without one.
    void exportLine(); ///< Of the board, the replay bar or the best line known; or the position.
    void copyId();
    void copyResult();

signals:
    void failed(const QString& sentence);
    void told(const QString& sentence, int milliseconds); ///< A message for so long.
    void trialsFound(const QString& path); ///< A file to open has trials (isTrialsFile).
    void reviewRequested();                ///< Of the game on the board, which was opened for it.

private:
    GameDocument* document() const;
    bool openText(const QString& text, const QString& refusal);
    bool playText(const QString& text, const QString& absence);
    void openGame(const NamedGame& game);
    void openRecord(const samegame::GameRecord& record, const QString& name);
    void askSaveRecord(const std::optional<samegame::GameRecord>& record);
    void saveBest(const samegame::GameRecord& best, const QString& path);
    void write(const QString& path, const std::string& content, const QString& success);

    GameSession* m_session;
    QWidget* m_window;
};
