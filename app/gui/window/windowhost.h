#pragma once

#include <QObject>

#include <memory>
#include <string>

#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/sessionstore.h"
#include "app/gui/session/settings.h"
#include "engine/base/result.h"

class Language;
class MainWindow;
class QWidget;

/// Holds the window and what outlives it: what is kept between sessions, colors, the language. A
/// change of language makes the window anew, around the same game and what was found out.
class WindowHost : public QObject {
    Q_OBJECT

public:
    /// `databasePath` is the path of Database. The language outlives the host.
    WindowHost(const QString& databasePath, Language* language, QObject* parent = nullptr);
    ~WindowHost() override;

    MainWindow* window() { return m_window.get(); }
    OwnResults* results() { return &m_results; }

    /// Shows the window with the game of the last session, or with the first of `boards` (as
    /// MainWindow::openBoard reads it; "-" is `standardInput`) if there is one. The others are said
    /// to be left out.
    void show(const QStringList& boards,
              const samegame::Result<std::string>& standardInput = std::string());

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

    /// Takes over from another database what this one lacks, and says so.
    QString salvage(const QString& path);
    QString takeFormer(const QString& path); ///< The same of a copy, which goes then.
    void takeFormers();
    void followDatabase(const DatabaseChange& change);

    Database m_database;
    SessionStore m_session;
    Archive m_archive;
    OwnResults m_results;
    Language* m_language;
    QString m_notice; // of the start
    std::unique_ptr<MainWindow> m_window;
};
