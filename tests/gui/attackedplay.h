#pragma once

#include <QApplication>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDialog>
#include <QJsonDocument>
#include <QLabel>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QTextStream>
#include <QThread>
#include <QUndoStack>

#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "app/gui/session/archive.h"
#include "app/gui/session/assistantsettings.h"
#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/sessionstore.h"
#include "app/gui/window/mainwindow.h"
#include "engine/game/board_generator.h"

/// What tells one content from another.
inline QString contentHash(const QByteArray& content) {
    return QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex());
}
inline QString sessionHash(const GameDocument& document) {
    return contentHash(QJsonDocument(document.history()).toJson(QJsonDocument::Compact));
}

/// The program that is attacked: a window in which games are played, taken back, saved and
/// searched, and settings are changed. It says on standard output, a line each:
///
///     will THING HASH    before the THING (session, file, settings) is stored with that content
///     kept THING HASH    after it was
///     line KEY SCORE     after the archive took a line
///     end KEY SCORE      after a game came to its end
///     said SENTENCE      what a person reads of errors
///
/// One that plays beside another in the same folder leaves the file and the settings to that one.
class AttackedPlay {
public:
    AttackedPlay(const QString& folder, quint32 seed, bool isBeside)
        : m_folder(folder),
          m_isBeside(isBeside),
          m_random(seed),
          m_database(folder + "/samegame.sqlite"),
          m_archive(&m_database),
          m_store(&m_database),
          m_results(&m_database) {
        AssistantSettings settings = AssistantSettings::defaults();
        settings.budget = {};
        settings.budget.playouts = 300;
        settings.threads = 1;
        if (!m_isBeside)
            settings.save();
        QObject::connect(&m_archive, &Archive::changed, &m_archive, [this] { sayLines(); });
        m_results.keepWaitingIn(m_store.waitingPath());
        m_session = std::make_unique<GameSession>(&m_archive, &m_store, &m_results);
        m_window = std::make_unique<MainWindow>(m_session.get());
        m_window->show();
        QObject::connect(&document(), &GameDocument::seenChanged, m_window.get(),
                         [this] { say("will session", sessionHash(document())); });
        if (!m_database.notice().isEmpty())
            say("said", m_database.notice());
        const QString start = sessionHash(document());
        say("will session", start);
        say("kept session", start);
        handleEvents();
    }

    /// Acts at random until it is killed.
    [[noreturn]] void actForEver() {
        for (;;)
            act();
    }

    /// Does so many of all kinds of actions, and ends in good order.
    void actAndEnd(int count) {
        const std::function<void()> actions[] = {[this] { playToTheEnd(); },   [this] { save(); },
                                                 [this] { undo(); },           [this] { search(); },
                                                 [this] { changeSettings(); }, [this] { redo(); },
                                                 [this] { play(); },           [this] { save(); }};
        for (int i = 0; i < count; ++i)
            actions[i % std::size(actions)]();
        m_window->close();
        m_window.reset();
        m_session.reset();
    }

private:
    GameDocument& document() { return *m_window->document(); }

    static void say(const QString& what, const QString& value) {
        static QTextStream out(stdout);
        out << what << ' ' << value.simplified() << Qt::endl;
    }

    void act() {
        const quint32 choice = m_random.bounded(100U);
        if (choice < 70)
            play();
        else if (choice < 78)
            undo();
        else if (choice < 82)
            redo();
        else if (choice < 90)
            save();
        else if (choice < 95)
            search();
        else
            changeSettings();
    }

    void play() {
        const auto moves = samegame::legal_moves(document().board());
        if (moves.empty())
            beginGame(6);
        else
            change([&] { document().play(moves[m_random.bounded(int(moves.size()))].cell); });
        if (document().isFinished())
            say("end", boardKey(document().start()) + ' ' + QString::number(document().score()));
    }

    void beginGame(int size) {
        const auto board = samegame::generate_board(m_random.generate(), size, size, 3);
        change([&] { document().newGame({board, {}}, "Next"); });
    }
    void playToTheEnd() {
        beginGame(3);
        while (!document().isFinished())
            play();
    }
    void undo() {
        change([this] { document().undoStack()->undo(); });
    }
    void redo() {
        change([this] { document().undoStack()->redo(); });
    }

    /// The document tells of its change at once, and is stored when the events have been handled.
    template <class Work>
    void change(const Work& work) {
        work();
        const QString hash = sessionHash(document());
        say("will session", hash);
        if (handleEvents())
            say("kept session", hash);
    }

    void save() {
        if (m_isBeside)
            return;
        const QString hash =
            contentHash(QByteArray::fromStdString(samegame::to_json(document().record())));
        say("will file", hash);
        m_window->saveGame(m_folder + "/saved.samegame");
        if (handleEvents())
            say("kept file", hash);
    }

    /// The setting is drawn by its number, so that each of three follows each.
    void changeSettings() {
        if (m_isBeside)
            return;
        const int number = m_random.bounded(3);
        m_window->showSettings();
        auto* box = m_window->findChild<QComboBox*>("colorScheme");
        say("will settings", QString::number(number));
        box->setCurrentIndex(number);
        emit box->activated(number);
        delete box->window();
        if (handleEvents())
            say("kept settings", QString::number(number));
    }

    void search() {
        auto* startStop = m_window->findChild<QAction*>("startStop");
        const auto* state = m_window->findChild<QLabel*>("assistantState");
        if (!startStop->isEnabled())
            return;
        startStop->trigger();
        for (int i = 0; i < 200 && !state->text().startsWith("Done"); ++i) {
            handleEvents();
            QThread::msleep(2);
        }
        startStop->trigger();
        handleEvents();
    }

    /// False if something was said.
    bool handleEvents() {
        QCoreApplication::processEvents();
        const auto boxes = m_window->findChildren<QMessageBox*>("errorBox");
        for (QMessageBox* box : boxes) {
            say("said", box->text());
            delete box;
        }
        return boxes.isEmpty();
    }

    void sayLines() {
        for (const Archive::Entry& entry : m_archive.entries()) {
            const QString key = boardKey(entry.start);
            if (std::exchange(m_lines[key], entry.score) != entry.score)
                say("line", key + ' ' + QString::number(entry.score));
        }
    }

    QString m_folder;
    bool m_isBeside;
    QRandomGenerator m_random;
    Database m_database;
    Archive m_archive;
    SessionStore m_store;
    OwnResults m_results;
    std::map<QString, int> m_lines;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<MainWindow> m_window;
};
