#include <QLabel>

#include <map>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/session/settings.h"
#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The line above the board that tells about the game.
class TestGameStrip : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { close(); }

    void nameScoreAndMovesFollowTheGame();
    void blocksOfEachColorAreTold();
    void colorsAreToldByTheNamesOfTheirPalette();
    void partsSayWhatTheyAre();
    void lossHasAMinusSign();
    void groupUnderTheMouseIsTold();
    void groupIsToldInOnePlace();
    void groupUnderTheCursorIsTold();
    void restingMouseIsToldOfTheNextBoard();
    void replayShowsItsPosition();
    void replayHasASignWhereItsWordIsTooLong();
    void manyColorsFit();
    void longNameMakesTheWindowNoWider();
    void aidMovesNoBoard_data();
    void aidMovesNoBoard();
    void helpFitsIntoAColumn();
    void helpIsToldInFewerWordsWhereItMust();
    void partsNeverOverlap_data();
    void partsNeverOverlap();
    void numbersAreWholeInTheLeastStrip();
    void nameIsToldInFewerWordsWhereItMust_data();
    void nameIsToldInFewerWordsWhereItMust();

private:
    QString text(const char* label) const { return find<QLabel>(label)->text(); }
    void pointAt(Cell cell) const { QTest::mouseMove(view(), view()->cellRect(cell).center()); }
    /// "5 blocks, 9 points"
    QString told(const Group& group) const;
    /// Where the board tells of the group, the strip does not.
    QString toldInStrip(const Group& group) const {
        return view()->tellsHovered() ? QString() : told(group);
    }
};

void TestGameStrip::init() {
    open();
    QTest::mouseMove(view(), QPoint(1, 1));
}

QString TestGameStrip::told(const Group& group) const {
    const QString points = QString("%1 points").arg(view()->pointsOf(group));
    return QString("%1 blocks, %2").arg(group.size()).arg(points);
}

void TestGameStrip::nameScoreAndMovesFollowTheGame() {
    QCOMPARE(text("gameName"), "Standard board 1");
    QCOMPARE(text("moveCount").section(' ', 0, 0), "0");
    click(legal_moves(document()->board())[0]);
    QCOMPARE(text("score"), QString("Score %1").arg(document()->score()));
    QCOMPARE(text("moveCount").section(' ', 0, 0), "1");
    QVERIFY(m_window->openBoard("standard:4"));
    QCOMPARE(text("gameName"), "Standard board 4");
    QCOMPARE(text("score"), "Score 0");
    action("undo")->trigger();
    QCOMPARE(text("gameName"), "Standard board 1");
    QCOMPARE(text("moveCount").section(' ', 0, 0), "1");
}

void TestGameStrip::blocksOfEachColorAreTold() {
    const auto counts = [this] { return find<QWidget>("colorCounts")->accessibleDescription(); };
    const Board& board = document()->board();
    QVERIFY(counts().contains(QString("yellow: %1").arg(board.block_count(1))));
    QVERIFY(counts().contains(QString("violet: %1").arg(board.block_count(5))));
    QVERIFY(!find<QWidget>("colorCounts")->accessibleName().isEmpty());
    const Move move = legal_moves(board)[0];
    const Color color = board.color_at(move.cell);
    const int left = board.block_count(color) - group_at(board, move.cell).size();
    click(move);
    QVERIFY(counts().contains(QString("%1: %2").arg(colorName(color)).arg(left)));
}

void TestGameStrip::colorsAreToldByTheNamesOfTheirPalette() {
    Settings settings;
    settings.ownColors[0] = QColor(0xea1c1c);
    settings.palette = PaletteChoice::Own;
    CurrentLook::instance()->setLook(settings.look());
    const QString told = find<QWidget>("colorCounts")->accessibleDescription();
    CurrentLook::instance()->setLook(Settings().look());
    QVERIFY2(told.startsWith("red: "), qPrintable(told));
    QVERIFY(find<QWidget>("colorCounts")->accessibleDescription().startsWith("yellow: "));
}

void TestGameStrip::partsSayWhatTheyAre() {
    QVERIFY(find<QWidget>("colorCounts")->toolTip().contains("sky blue: 50"));
    QVERIFY(find<QLabel>("gameName")->toolTip().contains("Standard board 1"));
    QVERIFY(find<QLabel>("gameName")->toolTip().startsWith("The board of this game"));
    QCOMPARE(find<QLabel>("ceilingTitle")->toolTip(), find<QLabel>("ceiling")->toolTip());
    QVERIFY(find<QLabel>("ceiling")->toolTip().contains("cannot end with more points"));
}

/// No hyphen.
void TestGameStrip::lossHasAMinusSign() {
    document()->newGame({drawn("11/23"), {}}, "Ends with a penalty");
    document()->play({0, 1});
    QCOMPARE(document()->score(), -2);
    QCOMPARE(text("score"), QString::fromUtf8("Score −2"));
}

void TestGameStrip::groupUnderTheMouseIsTold() {
    const Move move = legal_moves(document()->board())[0];
    pointAt(move.cell);
    QCOMPARE(text("hoveredGroup"), toldInStrip(group_at(document()->board(), move.cell)));
    QTest::mouseMove(view(), QPoint(1, 1));
    QCOMPARE(text("hoveredGroup"), QString());
}

void TestGameStrip::groupIsToldInOnePlace() {
    for (const char* layout : {"playLayout", "researchLayout"}) {
        action(layout)->trigger();
        for (const QSize size : {QSize(1200, 800), QSize(700, 900)}) {
            m_window->resize(size);
            settle();
            QTest::mouseMove(view(), QPoint(1, 1));
            pointAt(legal_moves(document()->board())[0].cell);
            QCOMPARE(text("hoveredGroup").isEmpty(), view()->tellsHovered());
            const auto* strip = m_window->findChild<GameStrip*>();
            QCOMPARE(view()->tellsHovered(), strip->shape() == GameStrip::Shape::Rows);
        }
    }
}

void TestGameStrip::groupUnderTheCursorIsTold() {
    view()->setFocus();
    const Move move = legal_moves(document()->board())[0];
    view()->moveCursorTo(move.cell);
    QCOMPARE(text("hoveredGroup"), toldInStrip(group_at(document()->board(), move.cell)));
}

void TestGameStrip::restingMouseIsToldOfTheNextBoard() {
    QVERIFY(m_window->openBoard("random:3/6x6x2"));
    for (int i = 0; i < 6 && document()->board().has_moves(); ++i) {
        const Move move = legal_moves(document()->board())[0];
        click(move);
        const Group group = group_at(document()->board(), move.cell); // what fell there
        QCOMPARE(text("hoveredGroup"), group.empty() ? QString() : toldInStrip(group));
    }
    action("restart")->trigger();
    QCOMPARE(text("hoveredGroup").isEmpty(), view()->tellsHovered());
}

void TestGameStrip::replayShowsItsPosition() {
    click(legal_moves(document()->board())[0]);
    click(legal_moves(document()->board())[0]);
    const QString score = text("score");
    choose(find<QComboBox>("replaySource"), 1);
    action("firstMove")->trigger();
    QCOMPARE(text("score"), "Score 0");
    QCOMPARE(text("hoveredGroup"), "Replay");
    pointAt(legal_moves(document()->board())[0].cell); // means nothing now
    QCOMPARE(text("hoveredGroup"), "Replay");
    QTest::mouseMove(view(), QPoint(1, 1));
    press<QPushButton>("backToGameButton");
    QCOMPARE(text("score"), score);
    QCOMPARE(text("hoveredGroup"), QString());
}

/// In Spanish the word is "Reproducción".
void TestGameStrip::replayHasASignWhereItsWordIsTooLong() {
    GameDocument game;
    GameStrip strip(&game);
    strip.showReplay(game.board(), 0, 0);
    auto* word = static_cast<ElidedLabel*>(strip.findChild<QLabel*>("hoveredGroup"));
    word->resize(word->sizeHint());
    QCOMPARE(word->shownText(), "Replay");
    word->resize(word->width() - 2, word->height());
    QCOMPARE(word->shownText(), "▶");
}

void TestGameStrip::longNameMakesTheWindowNoWider() {
    const int width = m_window->minimumSizeHint().width();
    document()->newGame({standard_board(1), {}}, "My " + QString(300, 'x') + " game");
    TRY_VERIFY(text("gameName").startsWith("My x"));
    QVERIFY(text("gameName").endsWith("x game"));
    QVERIFY(m_window->minimumSizeHint().width() <= width);
    QVERIFY(find<QLabel>("gameName")->width() < view()->width() / 2);
    QVERIFY(find<QLabel>("gameName")->toolTip().size() > 300);
    QVERIFY(find<QLabel>("gameName")->toolTip().contains(document()->name()));
}

void TestGameStrip::aidMovesNoBoard_data() {
    QTest::addColumn<int>("width");
    for (const int width : {400, 560, 640, 700, 760, 820, 900, 1000, 1200})
        QTest::addRow("%d", width) << width;
}

/// What is told of it comes in the middle of a game.
void TestGameStrip::aidMovesNoBoard() {
    QFETCH(const int, width);
    GameDocument game;
    game.newGame({standard_board(1), {}}, "Standard board 1");
    GameStrip strip(&game);
    strip.resize(width, 60);
    strip.setVisible(true);
    const auto height = [&strip] {
        QCoreApplication::sendPostedEvents(); // it is laid out
        return strip.sizeHint().height();
    };
    const int unaided = height();
    for (int i = 0; i < 9; ++i) {
        game.addHint();
        game.noteCandidatesShown();
        QVERIFY(game.play(legal_moves(game.board())[0].cell));
    }
    QVERIFY(!strip.findChild<QLabel*>("aid")->isHidden());
    QCOMPARE(height(), unaided);
}

void TestGameStrip::helpFitsIntoAColumn() {
    GameDocument game;
    game.setHelpMemory([](const Position&) { return true; });
    GameStrip strip(&game);
    strip.resize(strip.columnSize());
    strip.setShape(GameStrip::Shape::Column);
    const auto* aid = static_cast<const ElidedLabel*>(strip.findChild<QLabel*>("aid"));
    QCOMPARE(aid->text(), "without help; board played with help before");
    QCOMPARE(aid->shownText().replace('\n', ' '), aid->text());
    QVERIFY(aid->height() >= 2 * aid->fontMetrics().lineSpacing());
}

void TestGameStrip::partsNeverOverlap_data() {
    QTest::addColumn<ClearingWatch::State>("lamp");
    QTest::addColumn<bool>("isLampWanted");
    QTest::newRow("no lamp") << ClearingWatch::State::Off << false;
    QTest::newRow("lamp off") << ClearingWatch::State::Off << true;
    QTest::newRow("lamp") << ClearingWatch::State::Clearable << true;
}

/// And what the mouse points at moves none of the others.
void TestGameStrip::partsNeverOverlap() {
    QFETCH(const ClearingWatch::State, lamp);
    QFETCH(const bool, isLampWanted);
    GameDocument game;
    GameStrip strip(&game);
    strip.setVisible(true);
    strip.showClearing(lamp, true, isLampWanted);
    game.addHint();
    const Group group = groups(game.board()).front();
    const auto placesOf = [&strip](bool isWordLeftOut) {
        std::map<QString, QRect> places;
        for (const auto* part : strip.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            if (part->isVisible() && !part->geometry().isEmpty() &&
                !(isWordLeftOut && QStringList{"hoveredGroup", "aid"}.contains(part->objectName())))
                places[part->objectName()] = part->geometry();
        return places;
    };
    int widthOfWord = 0;
    for (int width = strip.sizeHint().width(); width <= 1400; width += 10) {
        strip.resize(width, strip.sizeHint().height());
        strip.showHovered({}, 0);
        const auto without = placesOf(true);
        strip.showHovered(group, 49);
        if (isLampWanted)
            QVERIFY(placesOf(true) == without);
        const auto all = placesOf(false);
        for (const auto& [name, place] : all) {
            QVERIFY2(strip.rect().contains(place), qPrintable(name));
            for (const auto& [other, rect] : all)
                QVERIFY2(name == other || !place.intersects(rect),
                         qPrintable(QString("%1 over %2 at %3").arg(name, other).arg(width)));
        }
        widthOfWord = strip.findChild<QLabel*>("hoveredGroup")->width();
    }
    QVERIFY(widthOfWord >= strip.findChild<QLabel*>("hoveredGroup")->sizeHint().width());
}

/// Beside an open dock no word of it is cut, and its number is told.
void TestGameStrip::helpIsToldInFewerWordsWhereItMust() {
    GameDocument game;
    game.setHelpMemory([](const Position&) { return true; });
    QWidget window;
    GameStrip strip(&game, &window);
    window.show();
    for (int i = 0; i < 3; ++i) {
        game.addHint();
        game.noteCandidatesShown();
        QVERIFY(game.play(legal_moves(game.board())[0].cell));
    }
    game.noteReviewed();
    QVERIFY(game.play(legal_moves(game.board())[0].cell));
    auto* aid = static_cast<ElidedLabel*>(strip.findChild<QLabel*>("aid"));
    const QStringList texts{"3 hints, 3 moves with candidates seen, 1 move from a reviewed "
                            "position; board played with help before",
                            "3 hints, 3 with candidates, 1 with a review, helped before",
                            "help: 7"};
    QCOMPARE(aid->text(), texts.first());
    qsizetype last = 0;
    for (int width = 1400; width >= 300; width -= 20) {
        strip.resize(width, 60);
        const QString shown = aid->shownText();
        const qsizetype at = texts.indexOf(shown);
        QVERIFY2(at >= last, qPrintable(QString("%1: %2").arg(width).arg(shown)));
        last = at;
        if (width == 1400)
            QCOMPARE(shown, texts[0]);
    }
    QCOMPARE(last, 2);
    QVERIFY(aid->toolTip().contains("Hints: 3"));
}

void TestGameStrip::numbersAreWholeInTheLeastStrip() {
    GameDocument game;
    GameStrip strip(&game);
    for (int i = 0; i < 3; ++i) {
        game.addHint();
        game.noteCandidatesShown();
        QVERIFY(game.play(legal_moves(game.board())[0].cell));
    }
    strip.showScoreToBeat(12'345);
    strip.showClearing(ClearingWatch::State::Unclearable, true, true);
    strip.resize(strip.rowsSize());
    strip.setVisible(true);
    QCOMPARE(strip.width(), strip.rowsSize().width());
    const auto shown = [&strip](const char* label) {
        return static_cast<ElidedLabel*>(strip.findChild<QLabel*>(label))->shownText();
    };
    QCOMPARE(shown("scoreToBeat"), "Beat " + numberText(12'345));
    QCOMPARE(shown("aid"), "help: 6");
    for (const char* name : {"score", "moveCount"}) {
        const auto* label = strip.findChild<QLabel*>(name);
        QVERIFY2(label->width() >= label->sizeHint().width(), name);
    }
    const auto* lamp = strip.findChild<QWidget*>("clearingLamp");
    QVERIFY(lamp->width() >= lamp->minimumSizeHint().width());
    QVERIFY(strip.rect().contains(lamp->geometry()));
}

void TestGameStrip::nameIsToldInFewerWordsWhereItMust_data() {
    QTest::addColumn<QString>("title");
    QTest::addColumn<QStringList>("texts");
    const QString clearable = titleOfClearableBoard("12345678");
    QTest::newRow("number") << clearable << QStringList{clearable, "Board 12345678", "12345678"};
    const QString longest = "18446744073709551615"; // its whole title is too long for any strip
    QTest::newRow("long number") << titleOfClearableBoard(longest)
                                 << QStringList{"Board " + longest, longest};
    const QString day = titleOfName("daily:2026-11-23");
    const QDate date(2026, 11, 23);
    QTest::newRow("day") << day
                         << QStringList{day, dayText(date),
                                        QLocale().toString(date, QLocale::ShortFormat)};
}

/// A number or a date stays whole as long as there is room for it.
void TestGameStrip::nameIsToldInFewerWordsWhereItMust() {
    QFETCH(const QString, title);
    QFETCH(const QStringList, texts);
    GameDocument game;
    game.newGame({standard_board(1), {}}, title);
    QWidget window;
    GameStrip strip(&game, &window);
    window.show();
    const auto* name = static_cast<ElidedLabel*>(strip.findChild<QLabel*>("gameName"));
    QStringList seen;
    for (int width = 1000; width >= 100; width -= 2) {
        strip.resize(width, 60);
        if (const QString shown = name->shownText(); texts.contains(shown) && !seen.contains(shown))
            seen << shown;
    }
    QCOMPARE(seen, texts);
}

void TestGameStrip::manyColorsFit() {
    QVERIFY(m_window->openBoard("random:1/15x15x9"));
    TRY_VERIFY(find<QWidget>("colorCounts")->width() > 9 * 30);
    QVERIFY2(m_window->minimumSizeHint().width() <= 1000,
             qPrintable(QString::number(m_window->minimumSizeHint().width())));
}

SAMEGAME_TEST(TestGameStrip, QApplication)
#include "tst_gamestrip.moc"
