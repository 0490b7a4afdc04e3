#include "app/gui/window/windowhost.h"

#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QStatusBar>

#include <cstdio>

#include "app/gui/basics/language.h"
#include "app/gui/session/salvage.h"
#include "app/gui/window/colorscheme.h"
#include "app/gui/window/gameexchange.h"
#include "app/gui/window/mainwindow.h"

WindowHost::WindowHost(const QString& databasePath, Language* language, QObject* parent)
    : QObject(parent),
      m_database(databasePath),
      m_session(&m_database),
      m_archive(&m_database),
      m_results(&m_database),
      m_language(language),
      m_notice(m_database.notice()) {
    if (m_database.isOpen() && !m_database.damagedFile().isEmpty()) {
        m_notice += ' ' + salvage(m_database.damagedFile());
        if (m_session.loadHistory().isEmpty())
            m_notice += ' ' + tr("The board begins with a new game.");
    }
    takeFormers();
    m_database.setChangeHandler([this](const DatabaseChange& change) { followDatabase(change); });
    // The lines of games that their database could not take could not be kept then either.
    connect(&m_results, &OwnResults::waitingKept, &m_archive,
            [this](const OwnResult& game) { m_archive.offer(recordOf(game), game.name); });
    m_results.keepWaitingIn(m_session.waitingPath());
    m_session.forWaitingFilesOfOthers( // of windows that have ended
        [this](const QString& path) { m_results.takeWaitingOf(path); });
    const Settings settings = Settings::load();
    applyColorScheme(settings.colorScheme);
    if (m_language->code() != settings.language)
        m_language->use(settings.language);
    makeWindow();
}

/// The window saves once more while it goes, which followDatabase may hear of.
WindowHost::~WindowHost() {
    m_window.reset();
}

void WindowHost::show(const QStringList& boards,
                      const samegame::Result<std::string>& standardInput) {
    m_window->fitScreen();
    m_window->show();
    if (!m_notice.isEmpty())
        m_window->showError(m_notice);
    if (boards.isEmpty())
        return;
    QUndoStack* undoStack = m_window->document()->undoStack();
    const bool isFirstGame = undoStack->count() == 0 && m_window->document()->line().moves.empty();
    const QString& first = boards.first();
    const bool isOpen =
        first == "-" ? m_window->games()->openInput(standardInput) : m_window->openBoard(first);
    if (isOpen && isFirstGame)
        m_window->document()->forgetEarlierGames(); // it began with this board
    m_window->games()->tellLeftOut(boards.mid(1));
}

QString WindowHost::salvage(const QString& path) {
    const Salvage found = salvageOf(path);
    const int games = m_results.takeOver(found);
    const int lines = m_archive.takeOver(found.lines);
    if (games < 0 || lines < 0 || !m_session.takeOver(found.sessions))
        return tr("What it holds could not be written: %1.").arg(m_database.reason());
    QStringList kept;
    if (games > 0)
        kept << tr("%Ln games", nullptr, games);
    if (lines > 0)
        kept << tr("%Ln best lines", nullptr, lines);
    if (found.lines.empty() && found.games.empty())
        return tr("No game could be read in it.");
    return kept.isEmpty() ? tr("It holds no game that is not there already.")
                          : tr("Read from it, and kept: %1.").arg(kept.join(", "));
}

QString WindowHost::takeFormer(const QString& path) {
    const QString sentence = salvage(path);
    if (m_database.error().isEmpty())
        QFile::remove(path);
    return sentence;
}

void WindowHost::takeFormers() {
    for (const QString& former : m_database.isOpen() ? m_database.formerFiles() : QStringList())
        takeFormer(former);
}

void WindowHost::followDatabase(const DatabaseChange& change) {
    QString sentence = change.sentence;
    if (m_database.isOpen() && !change.former.isEmpty())
        sentence += ' ' + (change.isCopy ? takeFormer(change.former) : salvage(change.former));
    if (change.isFirst) {
        takeFormers();
        if (m_window && m_window->isUntouched() && m_session.takeUp())
            QMetaObject::invokeMethod(m_window.get(), &MainWindow::takeUpSession,
                                      Qt::QueuedConnection);
    }
    if (!change.notice.isEmpty())
        sentence += ' ' + change.notice;
    // What is being written is written first. Also a window that has closed tells what is lost.
    QMetaObject::invokeMethod(
        this,
        [this, sentence, isGoodNews = change.isFirst && change.notice.isEmpty()] {
            isGoodNews ? m_window->statusBar()->showMessage(sentence)
                       : m_window->showError(sentence);
        },
        Qt::QueuedConnection);
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
    m_window = std::make_unique<MainWindow>(&m_archive, &m_session, &m_results);
    connect(m_window.get(), &MainWindow::settingsChanged, this, &WindowHost::applySettings);
}

void WindowHost::remakeWindow() {
    const QJsonObject history = m_window->document()->history();
    const bool quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);
    m_window->closeUnasked();
    m_window.reset();
    makeWindow();
    if (m_window->document()->history() != history) // it could not be stored
        m_window->document()->restoreHistory(history);
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
