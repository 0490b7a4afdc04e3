#include <QTest>

#include "app/gui/session/trialsfile.h"
#include "engine/studies/experiment/board_list.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// How files of trials name boards.
class TestTrialBoards : public QObject {
    Q_OBJECT

private slots:
    void listsOfBoardsAreShort_data();
    void listsOfBoardsAreShort();
};

void TestTrialBoards::listsOfBoardsAreShort_data() {
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("shortest");
    QTest::newRow("one") << "standard:1"
                         << "standard:1";
    QTest::newRow("two") << "standard:1-2"
                         << "standard:1, standard:2";
    QTest::newRow("ranges") << "standard:1-20, random:7-9/9x9x3"
                            << "standard:1-20, random:7-9/9x9x3";
    QTest::newRow("sizes") << "random:1/9x9x3, random:2/9x9x3, random:3/9x9x4"
                           << "random:1/9x9x3, random:2/9x9x3, random:3/9x9x4";
    QTest::newRow("days") << "daily:2026-11-23, daily:2026-11-24"
                          << "daily:2026-11-23, daily:2026-11-24";
    QTest::newRow("largest") << "random:18446744073709551615, random:0, random:1"
                             << "random:18446744073709551615, random:0, random:1";
}

void TestTrialBoards::listsOfBoardsAreShort() {
    QFETCH(const QString, list);
    QFETCH(const QString, shortest);
    const auto namesOf = [](const QString& text) {
        const auto boards = parse_board_list(text.toStdString());
        std::vector<std::string> names;
        for (const NamedBoard& board : *boards)
            names.push_back(board.name);
        return names;
    };
    const auto names = namesOf(list);
    QCOMPARE(QString::fromStdString(boardListOf(names)), shortest);
    QVERIFY(namesOf(shortest) == names);
}

SAMEGAME_TEST(TestTrialBoards, QCoreApplication)
#include "tst_trialboards.moc"
