#pragma once

#include <QMessageBox>

#include "app/gui/basics/language.h"
#include "app/gui/window/windowhost.h"
#include "tests/gui/windowfixture.h"

/// The program from one start to the next, with a folder of its own for what it keeps. Test classes
/// call prepare() once, clear() before and quit() after each test.
class HostFixture : protected WindowFixture {
protected:
    ~HostFixture() = default;

    MainWindow* window() const override { return m_host->window(); }
    QString path() const { return m_store->filePath("samegame.sqlite"); }

    /// As on the first day, but with every dock.
    void clear() {
        startWithAllDocks();
        m_store = std::make_unique<QTemporaryDir>();
    }

    void start(const QString& board = {}) { start(path(), board); }
    void start(const QString& database, const QString& board) {
        m_host = std::make_unique<WindowHost>(database, &m_language);
        m_host->show(board.isEmpty() ? QStringList() : QStringList{board});
        view()->setAnimationDuration(0);
        QVERIFY(QTest::qWaitForWindowExposed(window()));
    }

    void quit() {
        if (!m_host)
            return;
        window()->close();
        m_host.reset();
    }

    /// What the dialog says, which is then closed.
    QString error() const {
        auto* box = window()->findChild<QMessageBox*>("errorBox");
        if (!box)
            return {};
        const QString text = box->text();
        delete box;
        return text;
    }

    std::unique_ptr<QTemporaryDir> m_store;
    Language m_language;
    std::unique_ptr<WindowHost> m_host;
};
