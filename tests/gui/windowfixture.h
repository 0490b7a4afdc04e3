#pragma once

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/gui/board/boardview.h"
#include "app/gui/play/gamepresenter.h"
#include "app/gui/window/mainwindow.h"
#include "tests/gui/patience.h"
#include "tests/gui/testsettings.h"
#include "tests/support/qtest_text.h"

/// A window with empty settings, and hands to use it by its widgets. Test classes inherit it and
/// call prepare() once, open() and close() for each test.
class WindowFixture {
protected:
    ~WindowFixture() = default;

    /// The one that is used; a fixture that does not own it says which.
    virtual MainWindow* window() const { return m_window.get(); }

    void prepare() {
        QLocale::setDefault(QLocale::c());
        keepSettingsIn(m_folder);
    }

    /// With every dock, which most tests touch.
    void open() {
        startWithAllDocks();
        openAgain();
    }

    /// As the program starts on the first day.
    void openAtFirst() {
        QSettings().clear();
        openAgain();
    }

    /// As the program starts the next time, with the settings that the last window left.
    void openAgain() {
        makeWindow();
        view()->setAnimationDuration(0);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    /// With a session of its own, in place of the last one.
    void makeWindow(SessionStore* store = nullptr) {
        close();
        m_session = std::make_unique<GameSession>(m_archive, store);
        m_window = std::make_unique<MainWindow>(m_session.get());
    }

    void close() {
        m_window.reset();
        m_session.reset();
    }

    template <class T>
    T* find(const char* objectName) const {
        T* object = window()->findChild<T*>(objectName);
        if (!object)
            qFatal("no %s", objectName);
        return object;
    }
    QAction* action(const char* name) const { return find<QAction>(name); }
    BoardView* view() const { return find<BoardView>("boardView"); }
    GamePresenter* presenter() const { return find<GamePresenter>("gamePresenter"); }
    GameDocument* document() const { return window()->document(); }
    QTableView* candidates() const { return find<QTableView>("candidates"); }

    /// Done when everything in it is drawn.
    void resize(int width, int height) const {
        window()->resize(width, height);
        TRY_COMPARE(window()->centralWidget()->visibleRegion().boundingRect().size(),
                    window()->centralWidget()->size());
        QCOMPARE(window()->size(), QSize(width, height));
    }

    void click(samegame::Move move) const {
        QTest::mouseClick(view(), Qt::LeftButton, {}, view()->cellRect(move.cell).center());
    }
    template <class Button>
    void press(const char* objectName) const {
        QTest::mouseClick(find<Button>(objectName), Qt::LeftButton);
    }
    static void choose(QComboBox* box, int index) {
        box->setCurrentIndex(index);
        emit box->activated(index);
    }

    void setBudget(const QString& unit, double amount) const {
        auto* units = find<QComboBox>("budgetUnit");
        choose(units, units->findText(unit));
        find<QDoubleSpinBox>("budgetAmount")->setValue(amount);
    }
    /// By its name in the registry, such as "sp-mcts", which tries every move of a position.
    void chooseSolver(const char* name) const {
        auto* box = find<QComboBox>("solver");
        choose(box, box->findData(name));
    }
    QString assistantState() const { return find<QLabel>("assistantState")->text(); }
    bool isAssistantOn() const { return find<QPushButton>("startButton")->text() == "Stop"; }

    /// A search of so many playouts on the position on the board, to its end; the assistant stays
    /// on, so that what it found is to be seen.
    void search(int playouts) const { search("playouts", playouts); }
    void search(const char* unit, int amount) const {
        if (isAssistantOn())
            press<QPushButton>("startButton");
        setBudget(unit, amount);
        press<QPushButton>("startButton");
        TRY_VERIFY(assistantState().startsWith("Done"));
    }
    /// The same for a test in which the assistant shall not follow the game.
    void searchAndTurnOff(int playouts) const { searchAndTurnOff("playouts", playouts); }
    void searchAndTurnOff(const char* unit, int amount) const {
        search(unit, amount);
        press<QPushButton>("startButton");
        QVERIFY(!isAssistantOn());
    }

    QTemporaryDir m_folder;
    Archive* m_archive = nullptr; ///< Of the windows made from now on.
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<MainWindow> m_window;
};
