#include <QApplication>
#include <QDialog>

#include "app/gui/play/gamestrip.h"
#include "app/gui/window/windowhost.h"
#include "engine/game/group.h"
#include "tests/gui/cutwidgets.h"
#include "tests/gui/dialogpages.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/pseudolanguage.h"
#include "tests/gui/windowdialogs.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The program in a language that is written from right to left, of which it has none yet: what is
/// read is mirrored, the board is not. SAMEGAME_PICTURES=FOLDER keeps pictures.
class TestRightToLeft : public QObject, protected HostFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup();

    void boardIsNotMirrored();
    void clickPlaysWhatItPointsAt();
    void arrowsMoveAsTheyPoint();
    void dialogsAreWhole_data();
    void dialogsAreWhole();

private:
    static void keepPicture(QWidget* widget, const QString& name);

    PseudoLanguage m_hebrew;
};

void TestRightToLeft::init() {
    clear();
    start(); // Language installs its own texts, those of the test come above them
    quit();
    QCoreApplication::installTranslator(&m_hebrew);
    QCOMPARE(QApplication::layoutDirection(), Qt::RightToLeft);
    start();
    QVERIFY(window()->openBoard("standard:2"));
}

void TestRightToLeft::cleanup() {
    quit();
    QCoreApplication::removeTranslator(&m_hebrew);
    m_language.use({});
}

void TestRightToLeft::keepPicture(QWidget* widget, const QString& name) {
    const QString folder = qEnvironmentVariable("SAMEGAME_PICTURES");
    if (!folder.isEmpty())
        widget->grab().save(folder + "/" + name + ".png");
}

void TestRightToLeft::boardIsNotMirrored() {
    window()->resize(1200, 800);
    auto* strip = window()->findChild<GameStrip*>();
    TRY_VERIFY(strip->mapTo(window(), QPoint()).x() > view()->mapTo(window(), QPoint()).x());
    keepPicture(window(), "window");
    for (int column = 1; column < document()->board().columns(); ++column)
        QVERIFY(view()->cellRect(cell_at(column, 0)).center().x() >
                view()->cellRect(cell_at(column - 1, 0)).center().x());
}

void TestRightToLeft::clickPlaysWhatItPointsAt() {
    const Move move = legal_moves(document()->board()).front();
    click(move);
    QCOMPARE(document()->line().moves.size(), std::size_t(1));
    QCOMPARE(document()->line().moves.front(), move);
}

/// The cursor goes over cells, which stand as in any other language.
void TestRightToLeft::arrowsMoveAsTheyPoint() {
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_Right);
    const auto before = view()->activeCursor();
    QVERIFY(before);
    QTest::keyClick(view(), before->column == 0 ? Qt::Key_Right : Qt::Key_Left);
    QCOMPARE(view()->activeCursor()->column, before->column + (before->column == 0 ? 1 : -1));
}

void TestRightToLeft::dialogsAreWhole_data() {
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QByteArray>("dialog");
    for (const auto& [action, dialog] : windowDialogs)
        QTest::newRow(dialog) << QByteArray(action) << QByteArray(dialog);
}

void TestRightToLeft::dialogsAreWhole() {
    QFETCH(const QByteArray, action);
    QFETCH(const QByteArray, dialog);
    this->action(action)->trigger();
    auto* opened = find<QDialog>(dialog);
    QVERIFY(QTest::qWaitForWindowExposed(opened));
    QCOMPARE(opened->layoutDirection(), Qt::RightToLeft);
    onEachPage(opened, [&](int page) {
        QCoreApplication::processEvents();
        keepPicture(opened, QString("%1 %2").arg(QString(dialog)).arg(page));
        QCOMPARE(whatIsCutOff(opened), QString());
    });
}

SAMEGAME_TEST(TestRightToLeft, QApplication)
#include "tst_righttoleft.moc"
