#pragma once

#include <QObject>

#include <memory>
#include <string>

#include "app/gui/session/gamesession.h"
#include "app/gui/session/settings.h"
#include "app/gui/session/storage.h"
#include "engine/base/result.h"

class Language;
class MainWindow;
class QWidget;

/// Holds the window and what outlives it: what is kept between sessions, the session, colors, the
/// language. A change of language makes the window anew, around the same session.
class WindowHost : public QObject {
    Q_OBJECT

public:
    /// `databasePath` is the path of Database. The language outlives the host.
    WindowHost(const QString& databasePath, Language* language, QObject* parent = nullptr);
    ~WindowHost() override;

    MainWindow* window() { return m_window.get(); }
    OwnResults* results() { return m_storage.results(); }

    /// Shows the window with the game of the last session, or with the first of `boards` (as
    /// MainWindow::openBoard reads it; "-" is `standardInput`) if there is one. The others are said
    /// to be left out.
    void show(const QStringList& boards,
              const samegame::Result<std::string>& standardInput = std::string());

    /// That the settings begin anew, as the file with them was damaged; nothing if `keptAs`, its
    /// new name, is empty.
    void tellDamagedSettings(const QString& keptAs);

    /// Ends the program, whatever is open, and asks nothing: the window is closed, so that it is
    /// kept how it stood, and the session is kept to its last move. What cannot be stored is said
    /// on standard error, and the exit status is 1.
    void end();

    /// Ends the program where its window is gone; of a dialog that is gone, the rest.
    void endWithout(QWidget* window);

    /// Keeps what end() keeps, without a word to the window system.
    void keep();

private:
    void makeWindow();
    void remakeWindow();
    void applySettings(const Settings& settings);
    void tell(const QString& sentence, bool isGoodNews);

    Language* m_language; // chosen before the others say anything
    Storage m_storage;
    GameSession m_session;
    std::unique_ptr<MainWindow> m_window;
};
