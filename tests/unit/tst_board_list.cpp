#include <QTest>

#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/studies/experiment/board_list.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestBoardList : public QObject {
    Q_OBJECT

private slots:
    void namesAndRangesAreListed_data();
    void namesAndRangesAreListed();
    void boardsAreThoseOfTheirNames();
    void aBoardIdIsNoRange();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
};

void TestBoardList::namesAndRangesAreListed_data() {
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("names");
    QTest::newRow("one board") << "standard:3"
                               << "standard:3";
    QTest::newRow("several, with blanks") << " random:1 ,random:2,  standard:3 "
                                          << "random:1 random:2 standard:3";
    QTest::newRow("a range") << "standard:2-4"
                             << "standard:2 standard:3 standard:4";
    QTest::newRow("a range of one") << "schadd250:250-250"
                                    << "schadd250:250";
    QTest::newRow("seeds of other sizes") << "random:8-9/5x6x3"
                                          << "random:8/5x6x3 random:9/5x6x3";
    QTest::newRow("seeds of counts") << "counts:8-9/2x3/4+2"
                                     << "counts:8/2x3/4+2 counts:9/2x3/4+2";
    QTest::newRow("ranges and boards") << "random:0-1, standard:1"
                                       << "random:0 random:1 standard:1";
    QTest::newRow("the last seeds") << "random:18446744073709551614-18446744073709551615"
                                    << "random:18446744073709551614 random:18446744073709551615";
}

void TestBoardList::namesAndRangesAreListed() {
    QFETCH(const QString, list);
    QFETCH(const QString, names);
    const auto boards = parse_board_list(list.toStdString());
    QVERIFY2(boards.ok(), boards.ok() ? "" : to_string(boards.error()).c_str());
    QStringList found;
    for (const NamedBoard& board : *boards)
        found << QString::fromStdString(board.name);
    QCOMPARE(found.join(' '), names);
}

void TestBoardList::boardsAreThoseOfTheirNames() {
    const auto boards = parse_board_list("standard:4-5, random:7/10x10x4");
    QVERIFY(boards.ok());
    QCOMPARE(boards->size(), std::size_t{3});
    QVERIFY((*boards)[1].start.board == standard_board(5));
    QVERIFY((*boards)[2].start.board == generate_board(7, 10, 10, 4));
}

void TestBoardList::aBoardIdIsNoRange() {
    const std::string id = "id:" + to_board_id({standard_board(1), {}});
    const auto boards = parse_board_list(id + ", standard:2");
    QVERIFY(boards.ok());
    QCOMPARE(text((*boards)[0].name), text(id));
    QVERIFY((*boards)[0].start.board == standard_board(1));
}

void TestBoardList::mistakesAreNamed_data() {
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("error");
    QTest::newRow("nothing") << ""
                             << "'' is not a board name";
    QTest::newRow("a comma too much") << "standard:1,"
                                      << "'' is not a board name";
    QTest::newRow("no such set") << "standart:1"
                                 << "'standart:1' is not a board name";
    QTest::newRow("no such number") << "standard:21"
                                    << "standard:21";
    QTest::newRow("a range that leaves the set") << "standard:19-22"
                                                 << "standard:21";
    QTest::newRow("a range backward") << "random:5-1"
                                      << "'random:5-1' is not a range";
    QTest::newRow("half a range") << "standard:1-"
                                  << "'standard:1-' is not a board";
    QTest::newRow("a damaged ID") << "standard:1, 3x3x3-S-DCBKC-N5tY"
                                  << "the check at the end of the board ID does not fit";
    QTest::newRow("no comma between") << "standard:1 standard:2"
                                      << "there are several boards";
    QTest::newRow("too many") << "random:1-1000000000000"
                              << "more than 1000 boards";
}

void TestBoardList::mistakesAreNamed() {
    QFETCH(const QString, list);
    QFETCH(const QString, error);
    const auto boards = parse_board_list(list.toStdString());
    QVERIFY(!boards.ok());
    QVERIFY2(text(to_string(boards.error().message)).contains(error),
             to_string(boards.error()).c_str());
}

SAMEGAME_TEST(TestBoardList, QCoreApplication)
#include "tst_board_list.moc"
