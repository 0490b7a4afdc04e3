#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/gui/session/database.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/ownresults.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Games that are forgotten, and come back as they were.
class TestForgottenGames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init();

    void forgottenGameIsGone();
    void everyRowComesBackAsItWas();
    void stepsAreUndoneInTurn();
    void nothingToForgetIsNoStep();
    void failureForgetsNothing();
    void failureRestoresLater();
    void lockedDatabaseForgetsNothing();
    void numbersAreNotGivenAgain();
    void sameMovesCountOnceAfterUndo();
    void gamePlayedOnIsKeptAnew();
    void otherGamesStayWhenOneComesBack();
    void restIsForgottenForGoodWhenTheProgramEnds();
    void nothingIsForgottenWithoutADatabase();
    void duelsStayWhileAGameWaits();
    void standingFollows();

private:
    /// Two pairs, the column of the first move given.
    void play(int column);
    std::vector<qint64> numbers() const;
    QStringList rows() const; ///< All there is, with the types of the values.
    void damage(const char* change) { QVERIFY(m_database->run(change)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<OwnResults> m_results;
    std::unique_ptr<GameSession> m_session;
    GameDocument* m_document = nullptr; ///< Of the session.
};

/// Three games on two boards.
void TestForgottenGames::init() {
    m_session.reset();
    m_results.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_database = std::make_unique<Database>(m_folder->filePath("samegame.sqlite"));
    m_results = std::make_unique<OwnResults>(m_database.get());
    m_session = std::make_unique<GameSession>(nullptr, nullptr, m_results.get());
    m_document = m_session->document();
    m_document->newGame({drawn("1122"), {}}, "two pairs");
    play(0);
    m_document->takeOver({});
    m_document->addHint();
    play(2);
    m_document->newGame({drawn("11/11/22"), {}}, "small");
    play(0);
    QCOMPARE(numbers().size(), std::size_t{3});
}

void TestForgottenGames::play(int column) {
    m_document->play({static_cast<std::uint8_t>(column), 0});
    while (!m_document->isFinished())
        m_document->play(legal_moves(m_document->board())[0].cell);
}

std::vector<qint64> TestForgottenGames::numbers() const {
    std::vector<qint64> numbers;
    for (const PlayedGame& game : m_results->games())
        numbers.push_back(game.number);
    return numbers;
}

QStringList TestForgottenGames::rows() const {
    QStringList rows;
    auto columns = m_database->run("SELECT name FROM pragma_table_info('own_result')");
    QStringList parts;
    while (columns->next())
        parts << QString("quote(%1) || ' ' || typeof(%1)").arg(columns->value(0).toString());
    auto query =
        m_database->run("SELECT " + parts.join(" || ', ' || ") + " FROM own_result ORDER BY id");
    while (query->next())
        rows << query->value(0).toString();
    return rows;
}

void TestForgottenGames::forgottenGameIsGone() {
    QSignalSpy changed(m_results.get(), &OwnResults::changed);
    QSignalSpy games(m_results.get(), &OwnResults::gamesChanged);
    const auto all = numbers();
    QCOMPARE(m_results->forget({all[0], all[2]}), QString());
    QCOMPARE(numbers(), std::vector{all[1]});
    QCOMPARE(m_results->forgottenCount(), 2);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(games.count(), 1);
    QCOMPARE(m_results->standing(m_document->start(), 0), BoardStanding());
}

void TestForgottenGames::everyRowComesBackAsItWas() {
    damage("UPDATE own_result SET seconds = 1.0 / 3, name = 'tab\t\"quoted\" \u00e4', "
           "finished_at = 'never' WHERE id = 1");
    damage("UPDATE own_result SET score = 'text', moves = 9007199254740993, line = '', "
           "name = x'00ff' WHERE id = 2");
    damage("UPDATE own_result SET review_moves = 5 WHERE id = 3");
    const QStringList before = rows();
    QCOMPARE(m_results->forget({1, 2, 3}), QString());
    QVERIFY(rows().isEmpty());
    QCOMPARE(m_results->restoreForgotten(), QString());
    QCOMPARE(rows(), before);
    QCOMPARE(m_results->forgottenCount(), 0);
}

void TestForgottenGames::stepsAreUndoneInTurn() {
    const QStringList before = rows();
    m_results->forget({1});
    m_results->forget({2, 3});
    QCOMPARE(m_results->forgottenCount(), 2);
    m_results->restoreForgotten();
    QCOMPARE(rows(), before.mid(1));
    QCOMPARE(m_results->forgottenCount(), 1);
    m_results->restoreForgotten();
    QCOMPARE(rows(), before);
    m_results->forget({1}); // the place of the first step is free again
    m_results->restoreForgotten();
    QCOMPARE(rows(), before);
}

void TestForgottenGames::nothingToForgetIsNoStep() {
    QSignalSpy changed(m_results.get(), &OwnResults::changed);
    for (const std::vector<qint64>& none : {std::vector<qint64>{}, std::vector<qint64>{77}})
        QCOMPARE(m_results->forget(none), QString());
    QCOMPARE(m_results->restoreForgotten(), QString());
    QCOMPARE(m_results->forgottenCount(), 0);
    QCOMPARE(changed.count(), 1); // another window may have forgotten 77: lists are read anew
    QCOMPARE(m_results->forget({1}), QString());
    QCOMPARE(m_results->forgottenCount(), 1);
}

void TestForgottenGames::failureForgetsNothing() {
    const QStringList before = rows();
    QSignalSpy changed(m_results.get(), &OwnResults::changed);
    QSignalSpy failed(m_results.get(), &OwnResults::failed);
    damage("CREATE TRIGGER refuse BEFORE DELETE ON own_result WHEN old.id = 2 "
           "BEGIN SELECT RAISE(ABORT, 'no room'); END");
    const QString error = m_results->forget({1, 2});
    QVERIFY2(error.contains("no room") && error.endsWith('.'), qPrintable(error));
    QCOMPARE(rows(), before);
    QCOMPARE(m_results->forgottenCount(), 0);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(failed.count(), 0); // who asked says it
    damage("DROP TRIGGER refuse");
    QCOMPARE(m_results->forget({1, 2}), QString());
    QCOMPARE(m_results->restoreForgotten(), QString());
    QCOMPARE(rows(), before);
}

void TestForgottenGames::failureRestoresLater() {
    const QStringList before = rows();
    m_results->forget({1, 2, 3});
    damage("CREATE TRIGGER refuse BEFORE INSERT ON own_result WHEN new.id = 2 "
           "BEGIN SELECT RAISE(ABORT, 'no room'); END");
    QVERIFY(m_results->restoreForgotten().contains("no room"));
    QVERIFY(rows().isEmpty());
    QCOMPARE(m_results->forgottenCount(), 3);
    damage("DROP TRIGGER refuse");
    QCOMPARE(m_results->restoreForgotten(), QString());
    QCOMPARE(rows(), before);
}

/// Another program has the file.
void TestForgottenGames::lockedDatabaseForgetsNothing() {
    const QStringList before = rows();
    Database other(m_database->path());
    QVERIFY(other.run("BEGIN EXCLUSIVE"));
    QVERIFY(m_results->forget({1}).endsWith('.'));
    QCOMPARE(m_results->forgottenCount(), 0);
    QVERIFY(other.run("COMMIT"));
    QCOMPARE(rows(), before);
    QCOMPARE(m_results->forget({1}), QString());
}

void TestForgottenGames::numbersAreNotGivenAgain() {
    m_results->forget({1, 2, 3});
    m_document->newGame({drawn("33"), {}}, "other");
    play(0);
    QCOMPARE(numbers(), std::vector<qint64>{4});
    m_results->restoreForgotten();
    QCOMPARE(numbers().size(), std::size_t{4});
}

/// Without the reset the second game would not have been kept.
void TestForgottenGames::sameMovesCountOnceAfterUndo() {
    const QStringList before = rows();
    m_results->forget({1, 2, 3});
    m_document->newGame({drawn("1122"), {}}, "two pairs");
    play(0);
    QCOMPARE(numbers().size(), std::size_t{1});
    m_results->restoreForgotten();
    QCOMPARE(rows(), before);
}

void TestForgottenGames::gamePlayedOnIsKeptAnew() {
    m_document->newGame({drawn("1122"), {}}, "two pairs");
    play(0); // as the first game
    m_results->forget({1, 2, 3});
    m_document->undoStack()->undo();
    play(0);
    QCOMPARE(numbers().size(), std::size_t{1});
}

/// Two ends of one board can come to be the same line; only what came later gives way.
void TestForgottenGames::otherGamesStayWhenOneComesBack() {
    damage("UPDATE own_result SET line = (SELECT line FROM own_result WHERE id = 1) WHERE id = 2");
    const QStringList before = rows();
    m_results->forget({1});
    m_results->restoreForgotten();
    QCOMPARE(rows(), before);
}

void TestForgottenGames::restIsForgottenForGoodWhenTheProgramEnds() {
    m_results->forget({1, 3});
    const QStringList before = rows();
    m_session.reset();
    m_results.reset();
    m_database = std::make_unique<Database>(m_folder->filePath("samegame.sqlite"));
    m_results = std::make_unique<OwnResults>(m_database.get());
    QCOMPARE(rows(), before);
    QCOMPARE(m_results->forgottenCount(), 0);
    auto tables =
        m_database->run("SELECT count(*) FROM sqlite_master WHERE name LIKE '%forgotten%'");
    QVERIFY(tables->next());
    QCOMPARE(tables->value(0).toInt(), 0);
}

void TestForgottenGames::nothingIsForgottenWithoutADatabase() {
    Database database("/proc/samegame.sqlite"); // nobody can write there
    OwnResults results(&database);
    QVERIFY(results.games().empty());
    QVERIFY(!results.result(1));
    results.forget({1});
    results.restoreForgotten();
    QCOMPARE(results.forgottenCount(), 0);
}

/// It is not among the games that can be forgotten, and the record of duels is its record too.
void TestForgottenGames::duelsStayWhileAGameWaits() {
    m_results->addDuel({m_document->start(), Opponent::Easy, 1, 2, false, momentHere()});
    const DuelTallies before = m_results->duels().tallies();
    QCOMPARE(before[0].lost, 1);
    damage("CREATE TRIGGER refuse BEFORE INSERT ON own_result "
           "BEGIN SELECT RAISE(ABORT, 'no room'); END");
    m_document->newGame({drawn("33"), {}}, "other");
    play(0);
    QCOMPARE(m_results->waitingCount(), 1);
    QCOMPARE(m_results->forget({1, 2, 3}), QString());
    QVERIFY(numbers().empty());
    QCOMPARE(m_results->duels().tallies(), before);
}

/// The card at the end of a game tells of the games that are kept.
void TestForgottenGames::standingFollows() {
    const QTemporaryDir folder;
    keepSettingsIn(folder);
    GameSession session(nullptr, nullptr, m_results.get());
    MainWindow window(&session);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.findChild<BoardView*>("boardView")->setAnimationDuration(0);
    window.document()->newGame({drawn("1122"), {}}, "two pairs");
    for (int move = 0; move < 2; ++move)
        window.document()->play({0, 0});
    auto* standing = window.findChild<QLabel*>("endCardStanding");
    QVERIFY2(standing->text().contains(" 2 games"), qPrintable(standing->text()));
    m_results->forget({2});
    QCOMPARE(window.findChild<QLabel*>("endCardComparison")->text(),
             "No other game of this board is known yet.");
    QVERIFY(!standing->isVisible());
    m_results->forget({1});
    QVERIFY(!standing->isVisible());
    m_results->restoreForgotten();
    m_results->restoreForgotten();
    QVERIFY(standing->isVisible());
    QVERIFY2(standing->text().contains(" 2 games"), qPrintable(standing->text()));
}

SAMEGAME_TEST(TestForgottenGames, QApplication)
#include "tst_forgottengames.moc"
