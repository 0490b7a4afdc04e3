#pragma once

#include <QDialogButtonBox>
#include <QPushButton>

#include <memory>
#include <optional>

#include "app/gui/basics/blocklook.h"
#include "app/gui/play/newgamedialog.h"
#include "app/gui/session/database.h"
#include "app/gui/session/ownresults.h"
#include "tests/gui/newgamepages.h"
#include "tests/gui/windowfixture.h"

/// The dialog for a new game by itself, with results that a test may add to. Test classes inherit
/// it and call prepare() once, begin() and end() for each test.
class NewGameFixture : protected WindowFixture {
protected:
    ~NewGameFixture() = default;

    void begin() {
        QSettings().clear();
        m_database = std::make_unique<Database>(":memory:");
        m_results = std::make_unique<OwnResults>(m_database.get());
        m_open.reset();
    }

    void end() {
        close();
        m_dialog.reset();
        CurrentLook::instance()->setLook({});
        m_results.reset();
        m_database.reset();
    }

    void show(const samegame::Board& inPlay = {}) {
        m_dialog = std::make_unique<NewGameDialog>(m_results.get(), m_open, inPlay);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    template <class T>
    T* part(const char* objectName) const {
        T* object = m_dialog->findChild<T*>(objectName);
        if (!object)
            qFatal("no %s", objectName);
        return object;
    }
    void showRandomPage() const { showNewGamePage(m_dialog.get(), "Random board"); }
    QPushButton* playButton() const {
        return m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }

    std::unique_ptr<Database> m_database;
    std::unique_ptr<OwnResults> m_results;
    std::optional<OpenGame> m_open; ///< What the next dialog may continue.
    std::unique_ptr<NewGameDialog> m_dialog;
};
