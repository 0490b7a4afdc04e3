#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTest>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/language.h"
#include "app/gui/basics/medal.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/play/dailyresult.h"
#include "app/gui/play/sharetext.h"
#include "app/gui/session/database.h"
#include "app/gui/session/namedgame.h"
#include "app/gui/session/sessionstore.h"
#include "app/gui/session/sharedscores.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/game/group.h"
#include "tests/gui/dailyfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What is told of a game on the clipboard, and what comes of it where that is pasted.
class TestSharing : public QObject, protected DailyFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void sparkLineShowsWhereThePointsCame_data();
    void sparkLineShowsWhereThePointsCame();
    void sharedTextTellsNoMove();
    void onePointIsNoPlural();
    void sharedTextNamesTheMedal();
    void sharedTextBringsNameAndScore_data();
    void sharedTextBringsNameAndScore();
    void scoreIsReadInEveryLanguage();
    void sharedScoreIsThatOfWhatEarnsPoints();
    void scoreToBeatStaysWithItsBoard();
    void pastedResultIsToBeBeaten();
    void endOfADailyBoardIsShared();
    void resultIsCopiedFromTheWindow();
    void copiedResultOfAnOpenedGameHasNoMedal();
    void gameTakenOverIsCopiedWithoutAMedal();
};

void TestSharing::sparkLineShowsWhereThePointsCame_data() {
    QTest::addColumn<QList<int>>("points");
    QTest::addColumn<QString>("line");
    QTest::newRow("none") << QList<int>() << QString();
    QTest::newRow("nothing earned") << QList{0, 0} << QString("▁▁");
    QTest::newRow("each level") << QList{0, 10, 20, 30, 40, 50, 60, 70} << QString("▁▂▃▄▅▆▇█");
    QTest::newRow("more than bars") << QList{1, 0, 0, 0, 7, 0, 0, 0} << QString("▂▁█▁");
}

void TestSharing::sparkLineShowsWhereThePointsCame() {
    QFETCH(const QList<int>, points);
    QFETCH(const QString, line);
    const int most = points.size() == 8 && points[1] == 0 ? 4 : 20;
    QCOMPARE(sparkBars({points.begin(), points.end()}, most), line);
}

void TestSharing::sharedTextTellsNoMove() {
    const Position start{drawn("1111/2223"), {}};
    MoveList moves;
    moves.push_back(Move{{0, 1}});
    moves.push_back(Move{{0, 0}});
    const Line line = *replay(start.board, start.rules, moves);
    QCOMPARE(line.score, 4); // a block that is left costs one
    QCOMPARE(shareText("Small", start, line, {}),
             QString("SameGame · Small\n4 points · 2 moves · without help\n█▂\n") +
                 QString::fromStdString(to_board_id(start)));
    Aid aid;
    aid.hints = 2;
    QVERIFY(shareText("Small", start, line, aid).contains("2 hints"));
}

void TestSharing::onePointIsNoPlural() {
    if (!QFile::exists(":/i18n/samegame_en.qm"))
        QSKIP("built without translations");
    const Position start{drawn("1112"), {Scoring::no_penalty}};
    MoveList moves;
    moves.push_back(Move{{0, 0}});
    const Line line = *replay(start.board, start.rules, moves);
    QCOMPARE(line.score, 1);
    Language chosen;
    chosen.use("en");
    QVERIFY(shareText("Small", start, line, {}).contains("\n1 point · 1 move"));
    chosen.use("de");
    QVERIFY(shareText("Small", start, line, {}).contains("\n1 Punkt · 1 Zug"));
    Line worse = line;
    worse.score = -1;
    chosen.use("fr");
    QVERIFY(shareText("Small", start, worse, {}).contains("1 point · "));
    worse.score = -2;
    QVERIFY(shareText("Small", start, worse, {}).contains("2 points · "));
}

void TestSharing::sharedTextNamesTheMedal() {
    OwnResult good = gameOf(today, today);
    good.line.score = 1000;
    const auto text = [&](const std::optional<int>& best, const QString& foundBy = {}) {
        return shareText("Board", good.start, good.line, {}, foundBy, best);
    };
    QVERIFY(text(1000).contains(" · " + titleOf(Medal::Gold) + " · "));
    for (const Medal medal : {Medal::Gold, Medal::Silver, Medal::Bronze}) {
        QVERIFY(!text({}).contains(titleOf(medal)));
        QVERIFY(!text(1'000'000).contains(titleOf(medal)));
        QVERIFY(!text(1000, "Found by NRPA").contains(titleOf(medal)));
    }
    Aid aid;
    aid.lineMoves = static_cast<int>(good.line.moves.size());
    const QString taken = shareText("Board", good.start, good.line, aid, {}, 1000);
    QVERIFY(!taken.contains(titleOf(Medal::Gold))); // with all its moves
}

void TestSharing::sharedTextBringsNameAndScore_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("score"); // 0: none
    const QString daily = QString::fromStdString(to_board_id(boardOfDay(today)));
    const QString random = QString::fromStdString(to_board_id(*board_of_name("random:7/10x10x4")));
    const auto row = [](const char* name, const QString& head, const QString& id,
                        const QString& title, int score) {
        QTest::newRow(name) << head + "\n▁▂█\n" + id << title << score;
    };
    const QString title = "Daily board 23 November 2026";
    row("American", "SameGame · Daily board November 23, 2026\n2,345 points · 40 moves · unaided",
        daily, title, 2345);
    row("German",
        "SameGame · Tagesbrett 23. November 2026\n2.345 Punkte · Silbermedaille · 40 Züge", daily,
        title, 2345);
    row("with its date as a name", "SameGame · Daily board 2026-11-23\n2345 points · 40 moves",
        daily, title, 2345);
    row("below zero", "SameGame · Daily board 2026-11-23\n−109 points · 40 moves", daily, title,
        -109);
    row("below zero by a hyphen", "SameGame · Daily board 2026-11-23\n-109 points · 40 moves",
        daily, title, -109);
    row("with a size", "SameGame · Random board 7\n1,009 points · 30 moves", random,
        "Random board 7", 1009);
    row("of another board", "SameGame · Daily board 2026-11-22\n5 points · 3 moves", daily,
        "Pasted board", 5);
    row("without a known name", "SameGame · Sunday\n5 points · 3 moves", daily, "Sunday", 5);
    row("more than can be", "SameGame · Sunday\n999,999,999 points · 3 moves", daily, "Sunday", 0);
    QTest::newRow("quoted in a mail")
        << "> SameGame · Daily board 2026-11-23\n> 2,345 points · 40 moves\n> ▁▂█\n> " + daily
        << title << 2345;
    QTest::newRow("an ID alone") << daily << "Pasted board" << 0;
    QTest::newRow("a name alone") << "daily:2026-11-23" << title << 0;
}

void TestSharing::sharedTextBringsNameAndScore() {
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    QFETCH(const int, score);
    const auto game = namedGameOfText(text);
    QVERIFY(game.ok());
    QCOMPARE(game->name, name);
    QCOMPARE(game->scoreToBeat.value_or(0), score);
    QString crlf = text;
    const auto mailed = namedGameOfText(crlf.replace("\n", "\r\n"));
    QVERIFY(mailed.ok());
    QCOMPARE(mailed->name, name);
    QCOMPARE(mailed->scoreToBeat, game->scoreToBeat);
}

/// Also in those that leave no blank behind a number: "1,004点".
void TestSharing::scoreIsReadInEveryLanguage() {
    const Position start{drawn("1111"), {}};
    MoveList moves;
    moves.push_back(Move{{0, 0}});
    const Line line = *replay(start.board, start.rules, moves);
    Language language;
    for (const QString& code : Language::codes()) {
        language.use(code);
        const QString text = shareText("Small", start, line, {});
        const auto game = namedGameOfText(text);
        QVERIFY2(game.ok() && game->scoreToBeat == 1004, qPrintable(text));
    }
}

/// "3 blocks left" is no score.
void TestSharing::sharedScoreIsThatOfWhatEarnsPoints() {
    Position start{drawn("1111/2223"), {}};
    start.rules.scoring = Scoring::clickomania;
    MoveList moves;
    moves.push_back(Move{{0, 1}});
    moves.push_back(Move{{0, 0}});
    const Line line = *replay(start.board, start.rules, moves);
    const auto game = namedGameOfText(shareText("Small", start, line, {}));
    QVERIFY(game.ok());
    QVERIFY(game->record.start == start);
    QCOMPARE(game->name, QString("Small"));
    QVERIFY(!game->scoreToBeat);
}

void TestSharing::scoreToBeatStaysWithItsBoard() {
    Database database(":memory:");
    SessionStore store(&database);
    const Position other{drawn("1122"), {}};
    {
        SharedScores scores(&store);
        scores.set(boardOfDay(today), 5);
        scores.set(boardOfDay(today), 2345);
        scores.set(other, -7);
    }
    SharedScores scores(&store);
    QVERIFY(!scores.of(other));
    scores.set(other, 9); // before the store is read
    scores.load();
    QCOMPARE(scores.of(other), 9);
    QVERIFY(!scores.of(boardOfDay(today.addDays(1))));
}

void TestSharing::pastedResultIsToBeBeaten() {
    openAtFirst();
    const OwnResult game = gameOf(today, today);
    QGuiApplication::clipboard()->setText(
        shareText(titleOfName(game.name), game.start, game.line, {}));
    action("paste")->trigger();
    QCOMPARE(document()->keptName(), game.name);
    const auto* toBeat = find<QLabel>("scoreToBeat");
    QCOMPARE(toBeat->text(), "Beat " + numberText(game.line.score));
    QVERIFY(!toBeat->isHidden());
    document()->undoStack()->undo();
    QVERIFY(toBeat->isHidden());
    document()->undoStack()->redo();
    QVERIFY(!toBeat->isHidden());
}

void TestSharing::endOfADailyBoardIsShared() {
    openAtFirst();
    window()->session()->open(gameOfDay(today));
    while (!document()->isFinished())
        document()->play(legal_moves(document()->board()).front().cell);
    QTRY_VERIFY(presenter()->hasEndCard());
    auto* result = find<DailyResult>("dailyResult");
    QVERIFY(!result->isHidden());
    QGuiApplication::clipboard()->clear();
    find<QPushButton>("endCardShare")->click();
    const auto shared = namedGameOfText(QGuiApplication::clipboard()->text());
    QVERIFY(shared.ok());
    QCOMPARE(shared->name, titleOfName(nameOfDay(today)));
    QCOMPARE(shared->scoreToBeat, document()->score());
    document()->newGame({drawn("1122"), {}}, "two pairs");
    document()->play({0, 0});
    document()->play({0, 0});
    QTRY_VERIFY(presenter()->hasEndCard());
    QVERIFY(result->isHidden());
}

void TestSharing::resultIsCopiedFromTheWindow() {
    open();
    document()->newGame({drawn("1122"), {}}, "two pairs");
    QVERIFY(!action("copyResult")->isEnabled());
    document()->play({0, 0});
    document()->play({0, 0});
    QVERIFY(action("copyResult")->isEnabled());
    action("copyResult")->trigger();
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith("SameGame · two pairs\n1000 points · 2 moves"), qPrintable(text));
    // What one tells, another one can play.
    QVERIFY(namedGameOfText(text)->record.start.board == drawn("1122"));
    QVERIFY(presenter()->hasEndCard());
    action("stepBack")->trigger();
    QVERIFY(!presenter()->hasEndCard());
}

void TestSharing::copiedResultOfAnOpenedGameHasNoMedal() {
    open();
    const Position start{drawn("1122"), {}};
    MoveList moves;
    moves.push_back(Move{{0, 0}});
    moves.push_back(Move{{0, 0}});
    const auto copied = [this] {
        action("copyResult")->trigger();
        return QGuiApplication::clipboard()->text();
    };
    document()->newGame(start, "two pairs");
    m_session->bestLine()->offer(start, *replay(start.board, start.rules, moves), RecordSource{});
    for (const Move move : moves)
        document()->play(move.cell);
    QVERIFY2(copied().contains(titleOf(Medal::Gold)), qPrintable(copied()));
    document()->openRecord(document()->record(), "opened");
    QVERIFY2(!copied().contains(titleOf(Medal::Gold)), qPrintable(copied()));
}

void TestSharing::gameTakenOverIsCopiedWithoutAMedal() {
    open();
    document()->newGame({drawn("1122"), {}}, "two pairs");
    document()->play({0, 0});
    document()->play({0, 0});
    const Line line = document()->line();
    window()->session()->bestLine()->offer(document()->start(), line, RecordSource{});
    const auto copied = [this] {
        action("copyResult")->trigger();
        return QGuiApplication::clipboard()->text();
    };
    QVERIFY(copied().contains("Gold medal"));
    document()->restart();
    document()->takeOver(line.moves);
    QVERIFY(document()->isFinished());
    QVERIFY(!copied().contains("medal"));
}

SAMEGAME_TEST(TestSharing, QApplication)
#include "tst_sharing.moc"
