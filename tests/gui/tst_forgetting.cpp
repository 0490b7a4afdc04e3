#include <QAction>
#include <QCheckBox>
#include <QMenu>
#include <QPushButton>

#include "tests/gui/statisticsfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Games that the statistics forget, and bring back.
class TestForgetting : public QObject, protected StatisticsFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void shownGamesAreForgotten();
    void allGamesAreForgotten();
    void undoOutlivesTheDialog();
    void failureIsSaid();

private:
    void reset(const char* what) const;
};

void TestForgetting::reset(const char* what) const {
    QMenu* menu = find<QPushButton>("statisticsReset")->menu();
    emit menu->aboutToShow();
    find<QAction>(what)->trigger();
}

void TestForgetting::shownGamesAreForgotten() {
    open();
    find<QCheckBox>("statisticsUnaidedOnly")->click();
    reset("forgetShown");
    QCOMPARE(find<QAction>("forgetShown")->text(), "Forget the 2 &games shown");
    QCOMPARE(m_results->games().size(), std::size_t{2});
    QCOMPARE(choice()->currentText(), "2 × 4, 2 colors, Standard (1)"); // what is left of it
    QVERIFY2(message().startsWith("2 games were forgotten"), qPrintable(message()));
    QVERIFY(find<QPushButton>("statisticsUndo")->isVisible());
    QVERIFY(find<QPushButton>("statisticsUndo")->hasFocus());
    QTest::keySequence(m_dialog.get(), QKeySequence::Undo);
    QCOMPARE(m_results->games().size(), std::size_t{4});
    QCOMPARE(choice()->currentText(), "2 × 4, 2 colors, Standard (3)");
    QVERIFY(!find<QPushButton>("statisticsUndo")->isVisible());
    QVERIFY(!find<QLabel>("statisticsMessage")->isVisible());
}

void TestForgetting::allGamesAreForgotten() {
    open();
    reset("forgetAll");
    QCOMPARE(find<QAction>("forgetAll")->text(), "Forget &all 4 games");
    QVERIFY(m_results->games().empty());
    QVERIFY(find<QLabel>("statisticsEmpty")->isVisible());
    QCOMPARE(choice()->currentText(), "All games (0)");
    find<QPushButton>("statisticsUndo")->click();
    QCOMPARE(m_results->games().size(), std::size_t{4});
    QCOMPARE(choice()->currentText(), "All games (4)");
    reset("forgetAll");
    QVERIFY(!find<QAction>("forgetAll")->isVisible()); // these are those that are shown
}

void TestForgetting::undoOutlivesTheDialog() {
    const auto before = m_results->games();
    open();
    reset("forgetShown");
    choice()->setCurrentIndex(1);
    reset("forgetShown");
    open();
    QVERIFY(message().startsWith("1 game was forgotten"));
    find<QPushButton>("statisticsUndo")->click();
    QVERIFY(message().startsWith("3 games were forgotten"));
    find<QPushButton>("statisticsUndo")->click();
    QVERIFY(m_results->games() == before);
}

void TestForgetting::failureIsSaid() {
    const auto before = m_results->games();
    m_database->run("CREATE TRIGGER refuse BEFORE DELETE ON own_result "
                    "BEGIN SELECT RAISE(ABORT, 'no room'); END");
    open();
    reset("forgetAll");
    QVERIFY2(message().contains("no room"), qPrintable(message()));
    QVERIFY(find<QLabel>("statisticsMessage")->isVisible());
    QVERIFY(!find<QPushButton>("statisticsUndo")->isVisible());
    QVERIFY(m_results->games() == before);
    QCOMPARE(shownNames().size(), 3);
}

SAMEGAME_TEST(TestForgetting, QApplication)
#include "tst_forgetting.moc"
