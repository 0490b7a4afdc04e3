#pragma once

#include <QDialogButtonBox>
#include <QPushButton>

#include <memory>

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
        m_games.reset();
    }

    void end() {
        close();
        m_dialog.reset();
        m_games.reset();
        CurrentLook::instance()->setLook({});
        m_results.reset();
        m_database.reset();
    }

    void show() {
        m_dialog = std::make_unique<NewGameDialog>(m_results.get(), m_games.get());
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
    std::unique_ptr<GameDocument> m_games; ///< What the next dialog may continue; or nothing.
    std::unique_ptr<NewGameDialog> m_dialog;
};
