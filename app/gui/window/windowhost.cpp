#include "app/gui/window/windowhost.h"

#include <QApplication>
#include <QSettings>
#include <QStatusBar>

#include <cstdio>

#include "app/gui/basics/language.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/session/firststeps.h"
#include "app/gui/session/trialsfile.h"
#include "app/gui/window/colorscheme.h"
#include "app/gui/window/gameexchange.h"
#include "app/gui/window/mainwindow.h"

namespace {

/// Also what is said of damaged files before there is a window is in the language chosen.
Language* inChosenLanguage(Language* language) {
    if (const QString code = Settings::load().language; language->code() != code)
        language->use(code);
    return language;
}

} // namespace

WindowHost::WindowHost(const QString& databasePath, Language* language, QObject* parent)
    : QObject(parent),
      m_language(inChosenLanguage(language)),
      m_storage(databasePath),
      m_session(m_storage.archive(), m_storage.session(), m_storage.results(), m_storage.reviews(),
                m_storage.practice(), m_storage.runs()) {
    connect(&m_storage, &Storage::told, this, &WindowHost::tell);
    m_session.markSearch()->setOn(true);
    FirstSteps::welcome(!m_storage.results()->games().empty());
    applyColorScheme(Settings::load().colorScheme);
    makeWindow();
    connect(&m_storage, &Storage::opened, &m_session, &GameSession::takeUpLater);
}

WindowHost::~WindowHost() = default;

void WindowHost::show(const QStringList& boards,
                      const samegame::Result<std::string>& standardInput) {
    if (boards.isEmpty())
        m_session.beginFirstSteps();
    m_window->fitScreen();
    m_window->show();
    if (const QString notice = m_storage.notice(); !notice.isEmpty())
        m_window->showError(notice);
    if (boards.isEmpty())
        return;
    QUndoStack* undoStack = m_window->document()->undoStack();
    const bool isFirstGame = undoStack->count() == 0 && m_window->document()->line().moves.empty();
    const QString& first = boards.first();
    const bool isOpen =
        first == "-" ? m_window->games()->openInput(standardInput) : m_window->openBoard(first);
    if (!isOpen || isTrialsFile(first)) // then there is no game
        m_session.beginFirstSteps();
    else if (isFirstGame)
        m_window->document()->forgetEarlierGames(); // it began with this board
    m_window->games()->tellLeftOut(boards.mid(1));
}

void WindowHost::tellDamagedSettings(const QString& keptAs) {
    if (!keptAs.isEmpty())
        m_window->showError(tr("The file with your settings cannot be read; it is kept as %1, and "
                               "the settings begin anew.")
                                .arg(shownPath(keptAs)));
}

/// Also a window that has closed tells what is lost.
void WindowHost::tell(const QString& sentence, bool isGoodNews) {
    isGoodNews ? m_window->statusBar()->showMessage(sentence) : m_window->showError(sentence);
}

/// The event loop ends with what was asked for, not with a quit that a window may refuse.
void WindowHost::end() {
    const QString loss = m_window->lossAtClosing();
    m_window->closeUnasked();
    if (!loss.isEmpty())
        std::fputs(qPrintable("samegame: " + loss + '\n'), stderr);
    QApplication::exit(loss.isEmpty() ? 0 : 1);
}

void WindowHost::endWithout(QWidget* window) {
    if (window == m_window.get())
        end();
    else
        window->close();
}

void WindowHost::keep() {
    if (m_window)
        m_window->keep();
    QSettings().sync();
}

void WindowHost::makeWindow() {
    m_window = std::make_unique<MainWindow>(&m_session);
    connect(m_window.get(), &MainWindow::settingsChanged, this, &WindowHost::applySettings);
}

void WindowHost::remakeWindow() {
    const bool quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);
    m_window->keep();
    m_window.reset();
    m_session.runLog()->nameSolvers();
    makeWindow();
    m_window->show();
    QApplication::setQuitOnLastWindowClosed(quits);
    m_window->showSettings("language"); // where the wish came from
}

void WindowHost::applySettings(const Settings& settings) {
    applyColorScheme(settings.colorScheme);
    if (m_language->code() == settings.language)
        return;
    m_language->use(settings.language);
    // The dialog that the wish came from belongs to the window.
    QMetaObject::invokeMethod(this, &WindowHost::remakeWindow, Qt::QueuedConnection);
}
