#include "app/window/windowhost.h"

#include <QApplication>

#include "app/desktop/colorscheme.h"
#include "app/desktop/language.h"
#include "app/store/salvage.h"
#include "app/window/mainwindow.h"
#include "app/window/windowresults.h"

WindowHost::WindowHost(const QString& databasePath, Language* language, QObject* parent)
    : QObject(parent),
      m_database(databasePath),
      m_archive(&m_database),
      m_results(&m_database),
      m_session(&m_database),
      m_language(language) {
    if (m_database.isOpen() && !m_database.damagedFile().isEmpty())
        m_salvaged = m_archive.takeOver(salvagedLines(m_database.damagedFile()));
    const Settings settings = Settings::load();
    applyColorScheme(settings.colorScheme);
    if (m_language->code() != settings.language)
        m_language->use(settings.language);
    makeWindow();
}

WindowHost::~WindowHost() = default;

void WindowHost::show(const QStringList& boards,
                      const samegame::Result<std::string>& standardInput) {
    m_window->fitScreen();
    m_window->show();
    if (!m_database.notice().isEmpty())
        m_window->showError(notice());
    if (boards.isEmpty())
        return;
    QUndoStack* undoStack = m_window->document()->undoStack();
    const bool isFirstGame = undoStack->count() == 0 && m_window->document()->line().moves.empty();
    const QString& first = boards.first();
    const bool isOpen =
        first == "-" ? m_window->openInput(standardInput) : m_window->openBoard(first);
    if (isOpen && isFirstGame)
        m_window->document()->forgetEarlierGames(); // it began with this board
    m_window->tellLeftOut(boards.mid(1));
}

QString WindowHost::notice() const {
    if (m_salvaged == 0)
        return m_database.notice();
    const QString salvaged =
        m_salvaged == 1
            ? tr("1 best line could still be read, and is kept.")
            : tr("%Ln best lines could still be read, and are kept.", nullptr, m_salvaged);
    return m_database.notice() + ' ' + salvaged;
}

/// The event loop ends with what was asked for, not with a quit that a window may refuse.
void WindowHost::end() {
    m_window->close();
    QApplication::exit(0);
}

void WindowHost::makeWindow() {
    m_window = std::make_unique<MainWindow>(&m_archive, &m_session, &m_results);
    connect(m_window.get(), &MainWindow::settingsChanged, this, &WindowHost::applySettings);
}

void WindowHost::remakeWindow() {
    const QJsonObject history = m_window->document()->history();
    const bool quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);
    m_window->close();
    const WindowResults results = m_window->results();
    m_window.reset();
    makeWindow();
    if (m_session.slot() == 0) // nothing could be stored
        m_window->document()->restoreHistory(history);
    m_window->takeOver(results);
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
