#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFile>
#include <QRegularExpression>
#include <QScreen>
#include <QTabBar>
#include <QToolButton>
#include <QWindow>

#include <vector>

#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/language.h"
#include "app/gui/basics/optionform.h"
#include "app/gui/basics/setuppage.h"
#include "app/gui/play/gamestrip.h"
#include "engine/game/group.h"
#include "tests/gui/cutwidgets.h"
#include "tests/gui/dialogpages.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/newgamepages.h"
#include "tests/gui/windowdialogs.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Dialogs, panels and numbers where there is little room, in each language.
class TestSmallScreens : public QObject, protected HostFixture {
    Q_OBJECT

public:
    static void initMain();

private slots:
    void initTestCase() { prepare(); }
    void cleanup();

    void dialogsFit_data();
    void dialogsFit();
    void pagesOfANewGameFit_data();
    void pagesOfANewGameFit();
    void titlesOfPanelsAreWhole_data();
    void titlesOfPanelsAreWhole();
    void everyPageOfAChartIsInSight_data();
    void everyPageOfAChartIsInSight();
    void setupsOfChartsScrollDownAlone_data();
    void setupsOfChartsScrollDownAlone();
    void numbersOfTheGameAreWhole_data();
    void numbersOfTheGameAreWhole();

private:
    void startOn(QScreen* screen, const QString& language);
    QDialog* open(const char* action, const char* dialog) const;
    GameStrip* strip() const;
    QString whatIsHiddenInTheStrip() const;
    static QString sizeOf(const QDialog* dialog);
    static void keepPicture(QDialog* dialog, int page);
};

/// Makes the screens, which the application reads when it starts.
void TestSmallScreens::initMain() {
    static const QTemporaryDir folder;
    QFile file(folder.filePath("screens.json"));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write %s", qPrintable(file.fileName()));
    file.write(R"({"screens": [
        {"name": "low", "x": 0, "y": 0, "width": 640, "height": 480},
        {"name": "slim", "x": 640, "y": 0, "width": 400, "height": 640}]})");
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
}

void TestSmallScreens::cleanup() {
    quit();
    m_language.use({});
}

void TestSmallScreens::startOn(QScreen* screen, const QString& language) {
    clear();
    QSettings().setValue("window/language", language);
    start();
    window()->setScreen(screen);
    window()->setGeometry(
        QRect(screen->availableGeometry().topLeft(), screen->availableSize() - windowFrame));
    QCOMPARE(window()->screen(), screen);
    document()->newGame({drawn("11/23"), {}}, "A game for statistics and solved boards");
    document()->play({0, 1});
    QVERIFY(document()->isFinished());
    QVERIFY(window()->openBoard("standard:2"));
}

QDialog* TestSmallScreens::open(const char* name, const char* dialog) const {
    if (auto* doer = window()->findChild<QAction*>(name))
        doer->trigger();
    else
        window()->findChild<OptionButton*>()->click();
    return find<QDialog>(dialog);
}

QString TestSmallScreens::sizeOf(const QDialog* dialog) {
    return QString("%1: %2 x %3")
        .arg(dialog->objectName())
        .arg(dialog->width())
        .arg(dialog->height());
}

/// For who wants to look: SAMEGAME_PICTURES=FOLDER.
void TestSmallScreens::keepPicture(QDialog* dialog, int page) {
    const QString folder = qEnvironmentVariable("SAMEGAME_PICTURES");
    if (!folder.isEmpty())
        dialog->grab().save(QString("%1/%2 on %3, %4 %5.png")
                                .arg(folder, dialog->objectName(), QTest::currentDataTag(),
                                     QTest::currentTestFunction(), QString::number(page)));
}

void TestSmallScreens::dialogsFit_data() {
    QTest::addColumn<int>("screen");
    QTest::addColumn<QString>("language");
    for (int screen = 0; screen < QApplication::screens().size(); ++screen)
        for (const QString& language : Language::codes()) {
            const QSize size = QApplication::screens()[screen]->availableSize();
            QTest::addRow("%dx%d, %s", size.width(), size.height(), qPrintable(language))
                << screen << language;
        }
}

/// One after another in one window, each with the sizes that it has in a program just started.
void TestSmallScreens::dialogsFit() {
    QFETCH(const int, screen);
    QFETCH(const QString, language);
    QScreen* place = QApplication::screens()[screen];
    startOn(place, language);
    const QSize room = place->availableSize() - windowFrame;
    const auto check = [&](const char* action, const char* name) {
        QDialog* opened = open(action, name);
        QVERIFY2(QTest::qWaitForWindowExposed(opened), name);
        if (QLatin1String(name) == "practiceDialog") // the first exercise is made beside it
            TRY_VERIFY(opened->findChild<QWidget*>("practiceBoard")->isVisible());
        QVERIFY2(opened->size().boundedTo(room) == opened->size(), qPrintable(sizeOf(opened)));
        onEachPage(opened, [&](int page) {
            QCoreApplication::processEvents();
            keepPicture(opened, page);
            QVERIFY2(opened->size().boundedTo(room) == opened->size(), qPrintable(sizeOf(opened)));
            const QString cut = whatIsCutOff(opened);
            QVERIFY2(cut.isEmpty(), qPrintable(name + (": " + cut)));
        });
        opened->reject();
        settle();
    };
    for (const auto& [action, dialog] : windowDialogs) {
        check(action, dialog);
        if (QTest::currentTestFailed())
            return;
    }
    check("solverOptions", "optionDialog");
}

void TestSmallScreens::pagesOfANewGameFit_data() {
    dialogsFit_data();
}

/// With the card of a game to continue, and behind the cards.
void TestSmallScreens::pagesOfANewGameFit() {
    QFETCH(const int, screen);
    QFETCH(const QString, language);
    QScreen* place = QApplication::screens()[screen];
    startOn(place, language);
    QVERIFY(document()->play(legal_moves(document()->board()).front().cell));
    QDialog* opened = open("newGame", "newGameDialog");
    QVERIFY(QTest::qWaitForWindowExposed(opened));
    const QSize room = place->availableSize() - windowFrame;
    int page = 0;
    const auto check = [&] {
        QCoreApplication::processEvents();
        keepPicture(opened, page++);
        QCOMPARE(opened->size().boundedTo(room), opened->size());
        QCOMPARE(whatIsCutOff(opened), QString());
    };
    QVERIFY(opened->findChild<QWidget*>("continueCard"));
    check();
    for (const char* button : {"boardsCard", "newGameBack", "moreBoards", "changeRules"}) {
        pressIn(opened, button);
        check();
    }
}

void TestSmallScreens::titlesOfPanelsAreWhole_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : Language::codes())
        QTest::addRow("%s", qPrintable(language)) << language;
}

void TestSmallScreens::titlesOfPanelsAreWhole() {
    QFETCH(const QString, language);
    startOn(QApplication::primaryScreen(), language);
    action("analyzeLayout")->trigger();
    const QTabBar* bar = nullptr; // Qt keeps others for docks that may come
    const auto isShown = [this, &bar] {
        for (const auto* each :
             window()->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
            if (each->isVisible())
                bar = each;
        return bar != nullptr;
    };
    TRY_VERIFY(isShown());
    QCOMPARE(bar->count(), 3);
    TRY_VERIFY(bar->width() >= bar->sizeHint().width());
    QCOMPARE(bar->elideMode(), Qt::ElideNone);
}

void TestSmallScreens::everyPageOfAChartIsInSight_data() {
    titlesOfPanelsAreWhole_data();
}

/// Not behind arrows: the last is the setup, which whoever begins looks for.
void TestSmallScreens::everyPageOfAChartIsInSight() {
    QFETCH(const QString, language);
    startOn(QApplication::primaryScreen(), language);
    action("researchLayout")->trigger();
    for (const QString chart : {"distribution", "comparison", "convergence"}) {
        auto* dock = find<QDockWidget>(qPrintable(chart + "Dock"));
        dock->raise();
        const auto* bar = find<QTabBar>(qPrintable(chart + "Pages"));
        TRY_VERIFY(bar->isVisible());
        TRY_VERIFY(bar->rect().contains(bar->tabRect(bar->count() - 1)));
        for (const auto* arrow : bar->findChildren<QToolButton*>())
            QVERIFY2(!arrow->isVisible(), qPrintable(chart));
    }
}

void TestSmallScreens::setupsOfChartsScrollDownAlone_data() {
    titlesOfPanelsAreWhole_data();
}

void TestSmallScreens::setupsOfChartsScrollDownAlone() {
    QFETCH(const QString, language);
    startOn(QApplication::primaryScreen(), language);
    action("researchLayout")->trigger();
    for (const QString chart : {"distribution", "comparison"}) {
        find<QDockWidget>(qPrintable(chart + "Dock"))->raise();
        auto* bar = find<QTabBar>(qPrintable(chart + "Pages"));
        bar->setCurrentIndex(bar->count() - 1);
        const auto* page = find<SetupPage>(qPrintable(chart + "Setup"));
        TRY_VERIFY(page->isVisible());
        constexpr int narrow = 300; // pixels: beside the board
        const int needed = page->widget()->minimumSizeHint().width();
        QVERIFY2(needed <= narrow, qPrintable(chart + ": " + QString::number(needed)));
    }
}

void TestSmallScreens::numbersOfTheGameAreWhole_data() {
    titlesOfPanelsAreWhole_data();
}

GameStrip* TestSmallScreens::strip() const {
    return window()->findChild<GameStrip*>();
}

/// The first number that is not whole, or nothing.
QString TestSmallScreens::whatIsHiddenInTheStrip() const {
    std::vector<QRect> places;
    for (const char* name : {"score", "moveCount", "aid"}) {
        const auto* label = find<QLabel>(name);
        if (!label->isVisible() || !strip()->rect().contains(label->geometry()))
            return name;
        for (const QRect& other : places)
            if (label->geometry().intersects(other))
                return name;
        places.push_back(label->geometry());
        const auto* elided = dynamic_cast<const ElidedLabel*>(label);
        const QString shown = elided ? elided->shownText() : label->text();
        if (!shown.contains(QRegularExpression("\\d")) || shown.contains(QChar(0x2026)))
            return name + (": " + shown);
        if (!elided && label->width() < label->sizeHint().width())
            return name;
    }
    const auto* counts = find<QWidget>("colorCounts");
    const bool isWhole = strip()->rect().contains(counts->geometry()) &&
                         counts->width() >= counts->minimumSizeHint().width();
    return isWhole ? "" : "colorCounts";
}

/// Words give way to score, moves, hints and the blocks left of each color.
void TestSmallScreens::numbersOfTheGameAreWhole() {
    QFETCH(const QString, language);
    startOn(QApplication::primaryScreen(), language);
    const auto play = [this] {
        document()->addHint();
        document()->noteCandidatesShown();
        QVERIFY(document()->play(legal_moves(document()->board()).back().cell));
    };
    for (int i = 0; i < 6; ++i)
        play();
    for (const char* layout : {"playLayout", "analyzeLayout", "researchLayout"})
        for (const QSize size : {QSize(400, 640), QSize(640, 480), QSize(800, 600)}) {
            action(layout)->trigger();
            window()->resize(size);
            play(); // the numbers grow where there is no more room
            settle();
            const QString where =
                QString(" (%1, %2 x %3)").arg(layout).arg(size.width()).arg(size.height());
            TRY_VERIFY(strip()->width() >= strip()->sizeHint().width());
            const QString hidden = whatIsHiddenInTheStrip();
            QVERIFY2(hidden.isEmpty(), qPrintable(hidden + where));
        }
}

SAMEGAME_TEST(TestSmallScreens, QApplication)
#include "tst_smallscreens.moc"
