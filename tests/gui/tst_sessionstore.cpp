#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/gui/session/database.h"
#include "app/gui/session/sessionstore.h"
#include "engine/formats/board_library.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The slots of windows in the database, and what is kept in them.
class TestSessionStore : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void eachWindowHasItsSlot();
    void slotOfAnEndedWindowIsFree();
    void slotOfAKilledWindowIsFree_data();
    void slotOfAKilledWindowIsFree();
    void historyIsStoredInItsSlot();
    void sessionsOfOthersAreFoundByTheirGames();
    void onlyChangedGamesAreWritten();
    void shorterHistoryLeavesNothingBehind();
    void newestAnalysesAreKept();
    void itemThatCouldNotBeWrittenComesLater();

private:
    QString path() const { return m_folder->filePath("samegame.sqlite"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSessionStore::eachWindowHasItsSlot() {
    Database database(path());
    const SessionStore first(&database);
    const SessionStore second(&database);
    QCOMPARE(first.slot(), 1);
    QCOMPARE(second.slot(), 2);
}

void TestSessionStore::slotOfAnEndedWindowIsFree() {
    Database database(path());
    auto first = std::make_unique<SessionStore>(&database);
    const SessionStore second(&database);
    first.reset();
    QCOMPARE(SessionStore(&database).slot(), 1);
}

void TestSessionStore::slotOfAKilledWindowIsFree_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("before it had written its lock") << QByteArray();
    QTest::newRow("a program that lives has its number now") << QByteArray("1\nsystemd\nhost\n");
}

void TestSessionStore::slotOfAKilledWindowIsFree() {
    QFETCH(const QByteArray, content);
    QFile lock(m_folder->filePath("samegame-window-1.lock"));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(content);
    lock.close();
    Database database(path());
    QCOMPARE(SessionStore(&database).slot(), 1);
}

void TestSessionStore::historyIsStoredInItsSlot() {
    Database database(path());
    const QJsonObject history{{"version", 1}, {"games", QJsonArray{QJsonObject{{"name", "A"}}}}};
    {
        SessionStore first(&database);
        SessionStore second(&database);
        QCOMPARE(first.loadHistory(), QJsonObject());
        QCOMPARE(first.saveHistory(history), QString());
        QCOMPARE(second.loadHistory(), QJsonObject());
    }
    SessionStore first(&database);
    QCOMPARE(first.loadHistory(), history);
}

/// Of open windows first.
void TestSessionStore::sessionsOfOthersAreFoundByTheirGames() {
    Database database(path());
    const auto history = [](const char* name) {
        return QJsonObject{{"version", 1}, {"games", QJsonArray{QJsonObject{{"name", name}}}}};
    };
    const SessionStore first(&database);
    auto second = std::make_unique<SessionStore>(&database);
    SessionStore third(&database);
    SessionStore fourth(&database);
    QCOMPARE(second->saveHistory(history("day")), QString());
    QCOMPARE(third.saveHistory(history("day 2")), QString());
    QVERIFY(second->sessionsWith("day").empty()); // it is its own
    QCOMPARE(first.sessionsWith("day").size(), std::size_t{1});
    QCOMPARE(first.sessionsWith("day").front().history, history("day"));
    QVERIFY(first.sessionsWith("day").front().isOpen);
    second.reset();
    QVERIFY(!first.sessionsWith("day").front().isOpen);
    QCOMPARE(fourth.saveHistory(history("day")), QString());
    const auto found = first.sessionsWith("day");
    QCOMPARE(found.size(), std::size_t{2});
    QVERIFY(found[0].isOpen && !found[1].isOpen);
}

void TestSessionStore::onlyChangedGamesAreWritten() {
    Database database(":memory:");
    SessionStore store(&database);
    QJsonArray games{QJsonObject{{"name", "A"}}, QJsonObject{{"name", "B"}}};
    store.saveHistory({{"games", games}});
    QVERIFY(database.run("UPDATE session_game SET game = 'untouched' WHERE number = 0"));
    games[1] = QJsonObject{{"name", "C"}};
    QCOMPARE(store.saveHistory({{"games", games}}), QString());
    auto query = database.run("SELECT game FROM session_game ORDER BY number");
    QVERIFY(query->next());
    QCOMPARE(query->value(0).toString(), "untouched");
    QVERIFY(query->next());
    QCOMPARE(query->value(0).toString(), R"({"name":"C"})");
}

void TestSessionStore::shorterHistoryLeavesNothingBehind() {
    Database database(":memory:");
    SessionStore store(&database);
    const QJsonObject game{{"name", "A"}};
    store.saveHistory({{"games", QJsonArray{game, game, game}}});
    const QJsonObject shorter{{"games", QJsonArray{game}}};
    QCOMPARE(store.saveHistory(shorter), QString());
    QCOMPARE(store.loadHistory(), shorter);
}

void TestSessionStore::newestAnalysesAreKept() {
    Database database(":memory:");
    SessionStore store(&database);
    const auto position = [](int i) {
        return Position{schadd250_board(i % 250 + 1), {all_scorings()[i / 250]}};
    };
    for (int i = 0; i < 300; ++i)
        QCOMPARE(store.saveAnalysis(position(i), QByteArray::number(i)), QString());
    store.saveAnalysis(position(100), "again");
    const auto positions = store.analyzedPositions();
    QCOMPARE(positions.size(), std::size_t(SessionStore::analysisCapacity));
    QVERIFY(positions.front() == position(300 - SessionStore::analysisCapacity));
    QVERIFY(positions.back() == position(100));
    QCOMPARE(store.loadAnalysis(position(100)), "again");
    QCOMPARE(store.loadAnalysis(position(299)), "299");
    QCOMPARE(store.loadAnalysis(position(0)), QByteArray());
}

/// As where another program held the file for a moment.
void TestSessionStore::itemThatCouldNotBeWrittenComesLater() {
    {
        Database database(path());
        SessionStore session(&database);
        QVERIFY(database.run("CREATE TRIGGER refusal BEFORE INSERT ON session_item BEGIN SELECT "
                             "RAISE(ABORT, 'no room'); END"));
        QVERIFY(!session.saveItem("duel", "ended").isEmpty());
        QCOMPARE(session.loadItem("duel"), QByteArray("ended"));
        QVERIFY(database.run("DROP TRIGGER refusal"));
        QCOMPARE(session.saveHistory({{"step", 0}}), QString());
    }
    Database database(path());
    SessionStore session(&database);
    QCOMPARE(session.loadItem("duel"), QByteArray("ended"));
}

SAMEGAME_TEST(TestSessionStore, QCoreApplication)
#include "tst_sessionstore.moc"
