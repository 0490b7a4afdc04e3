#include <QCoreApplication>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <algorithm>
#include <memory>

#include "app/gui/session/autosave.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/sessionstore.h"
#include "app/gui/session/snapshotcodec.h"
#include "engine/formats/board_library.h"
#include "tests/gui/patience.h"
#include "tests/gui/playingprogram.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// What a window has of a session, without the window.
struct Session {
    explicit Session(const QString& path) : database(path), store(&database) {
        const QString error = game.restore();
        if (!error.isEmpty())
            errors << error;
        autosave = game.findChild<Autosave*>();
    }

    Database database;
    SessionStore store;
    GameSession game{nullptr, &store};
    GameDocument& document = *game.document();
    BestKnownLine& bestLine = *game.bestLine();
    Assistant& assistant = *game.assistant();
    Autosave* autosave = nullptr;
    QStringList errors;
};

Cell firstGroup(const GameDocument& document) {
    return legal_moves(document.board())[0].cell;
}

void search(Assistant& assistant, std::uint64_t playouts) {
    AssistantSettings settings = assistant.settings();
    settings.budget = {};
    settings.budget.playouts = playouts;
    settings.threads = 1;
    assistant.setSettings(settings);
    assistant.start();
    TRY_VERIFY(!assistant.isSearching());
}

/// The part of a program that is going to be killed: it searches, then plays game after game and
/// says after each step, once the step has been handled, how many there are.
int playUntilKilled(const QString& path) {
    Session session(path);
    search(session.assistant, 500);
    QTextStream out(stdout);
    for (int game = 1;; ++game) {
        for (int i = 0; i < 20; ++i) {
            session.document.play(firstGroup(session.document));
            QCoreApplication::processEvents();
            out << session.document.undoStack()->index() << Qt::endl;
        }
        session.document.newGame({schadd250_board(game % 250 + 1), {}}, "Next board");
    }
}

} // namespace

/// Sessions: what is stored of them by itself, when, and that it comes back.
class TestSession : public QObject {
    Q_OBJECT

public:
    static std::optional<int> runChild(int argc, char** argv);

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void gameComesBackWithItsUndo();
    void rulesComeBack();
    void hintsComeBack();
    void analysisComesBack();
    void seedComesBack();
    void analysisOfEarlierPositionsComesBack();
    void betterLineThroughAPositionComesBack();
    void takenOverPositionComesBackAsSuch();
    void newerResultIsNotReplacedByTheStoredOne();
    void runningSearchIsStored();
    void analysisInAReplayIsStoredForItsPosition();
    void burstIsOneWrite();
    void whatWasSeenIsStoredWithoutAMove();
    void damagedHistoryIsSetAside();
    void failureIsSaidOnce();
    void resultThatCouldNotBeStoredIsStoredLater();
    void killedProgramLosesNothing();
    void idleAutosaveHasNoTimer();
    void savingAMoveOfALongSession();

private:
    QString path() const { return m_folder->filePath("samegame.sqlite"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

std::optional<int> TestSession::runChild(int argc, char** argv) {
    if (argc == 3 && QByteArray(argv[1]) == "--play")
        return playUntilKilled(QString::fromLocal8Bit(argv[2]));
    return std::nullopt;
}

void TestSession::gameComesBackWithItsUndo() {
    QJsonObject history;
    {
        Session session(path());
        for (int i = 0; i < 5; ++i)
            session.document.play(firstGroup(session.document));
        session.document.newGame({standard_board(3), {}}, "Standard board 3");
        session.document.play(firstGroup(session.document));
        session.document.undoStack()->undo();
        history = session.document.history();
    }
    Session session(path());
    QCOMPARE(session.errors, QStringList());
    QCOMPARE(session.document.history(), history);
    QCOMPARE(session.document.name(), "Standard board 3");
    session.document.undoStack()->setIndex(0);
    QCOMPARE(session.document.board(), standard_board(1));
}

void TestSession::rulesComeBack() {
    const Position start{standard_board(3), {Scoring::clickomania, Gravity::pull_left}};
    Board board;
    {
        Session session(path());
        session.document.newGame(start, "Standard board 3");
        for (int i = 0; i < 12; ++i)
            session.document.play(firstGroup(session.document));
        board = session.document.board();
        search(session.assistant, 200);
        session.document.newGame({standard_board(3), {}}, "Standard board 3");
        session.document.undoStack()->undo();
    }
    Session session(path());
    QCOMPARE(session.errors, QStringList());
    QVERIFY(session.document.start() == start);
    QCOMPARE(session.document.board(), board);
    TRY_VERIFY(session.assistant.result());
    session.document.undoStack()->redo();
    QVERIFY(session.document.start().rules == Rules{});
    QVERIFY(!session.assistant.result());
}

void TestSession::hintsComeBack() {
    {
        Session session(path());
        session.document.play(firstGroup(session.document));
        QCoreApplication::processEvents();
        session.document.addHint();
        QCoreApplication::processEvents();
        Database other(path()); // already there, not only at the end
        auto query = other.run("SELECT game FROM session_game");
        QVERIFY(query && query->next());
        QVERIFY(query->value(0).toString().contains("hints"));
    }
    QCOMPARE(Session(path()).document.aid().hints, 1);
}

/// With a better line that came to be known besides, if there was one.
void TestSession::analysisComesBack() {
    QByteArray known;
    {
        Session session(path());
        search(session.assistant, 200);
        QVERIFY(session.assistant.resultToKeep());
        known = encoded(*session.assistant.resultToKeep());
    }
    Session session(path());
    QVERIFY(session.assistant.result());
    QCOMPARE(encoded(*session.assistant.resultToKeep()), known);
}

void TestSession::seedComesBack() {
    std::vector<std::uint64_t> seeds;
    {
        Session session(path());
        for (int i = 0; i < 2; ++i) {
            search(session.assistant, 50);
            session.assistant.stop();
            QVERIFY(session.assistant.seed());
            seeds.push_back(*session.assistant.seed());
            session.document.play(firstGroup(session.document));
        }
        QVERIFY(!session.assistant.seed()); // nothing was searched here
        session.document.undoStack()->setIndex(0);
        QCOMPARE(session.assistant.seed(), seeds[0]);
    }
    Session session(path());
    QCOMPARE(session.assistant.seed(), seeds[0]);
    session.document.undoStack()->redo();
    TRY_VERIFY(session.assistant.seed() == seeds[1]);
}

void TestSession::analysisOfEarlierPositionsComesBack() {
    {
        Session session(path());
        for (int i = 0; i < 3; ++i) {
            search(session.assistant, 100);
            session.document.play(firstGroup(session.document));
        }
    }
    Session session(path());
    QVERIFY(!session.assistant.result());
    for (int i = 0; i < 3; ++i) {
        session.document.undoStack()->undo();
        TRY_VERIFY(session.assistant.result());
    }
}

/// Which another search found, and lost again for a better one.
void TestSession::betterLineThroughAPositionComesBack() {
    int best = 0;
    {
        Session session(path());
        search(session.assistant, 5000);
        const MoveList moves = session.assistant.result()->best.moves;
        session.document.play(moves[0].cell);
        search(session.assistant, 1);
        best = session.assistant.knownLine()->rest.score;
        QVERIFY(session.assistant.result()->best.score < best);
        session.document.newGame(session.document.position(), "From here");
    }
    { // the search that found the line is forgotten
        Database database(path());
        QVERIFY(database.run("DELETE FROM analysis WHERE id IN (SELECT min(id) FROM analysis)"));
    }
    Session session(path());
    TRY_VERIFY(session.assistant.result());
    QCOMPARE(session.assistant.knownLine()->rest.score, best);
}

void TestSession::takenOverPositionComesBackAsSuch() {
    Line line;
    {
        Session session(path());
        search(session.assistant, 200);
        line = session.bestLine.record()->line;
        MoveList moves = line.moves;
        moves.truncate(4);
        QVERIFY(!session.assistant.isTakenOver());
        session.document.takeOver(moves);
        QVERIFY(session.assistant.isTakenOver());
    }
    Session session(path());
    session.bestLine.offer(session.document.start(), line, {}); // as the archive would
    QVERIFY(session.assistant.isTakenOver());
    session.document.undoStack()->undo();
    for (const Move move : legal_moves(session.document.board()))
        if (move != line.moves[0] && session.document.line().moves.empty())
            session.document.play(move.cell);
    QVERIFY(!session.assistant.isTakenOver());
}

void TestSession::newerResultIsNotReplacedByTheStoredOne() {
    {
        Session session(path());
        search(session.assistant, 100);
    }
    Session session(path());
    search(session.assistant, 300);
    settle();
    QCOMPARE(session.assistant.result()->playouts, std::uint64_t(300));
}

void TestSession::runningSearchIsStored() {
    Session session(path());
    AssistantSettings settings = session.assistant.settings();
    settings.budget = {};
    settings.threads = 1;
    session.assistant.setSettings(settings);
    session.assistant.start();
    const Position position{session.document.board(), {}};
    TRY_VERIFY(!session.store.loadAnalysis(position).isEmpty());
    QVERIFY(session.assistant.isSearching());
    const auto stored = decodedSnapshot(session.store.loadAnalysis(position), position);
    QVERIFY(stored && stored->playouts > 0);
    session.assistant.stop();
}

void TestSession::analysisInAReplayIsStoredForItsPosition() {
    Session session(path());
    for (int i = 0; i < 3; ++i)
        session.document.play(firstGroup(session.document));
    search(session.assistant, 200);
    session.game.replay()->setSource(ReplaySource::Game);
    session.game.replay()->setIndex(1);
    TRY_VERIFY(!session.assistant.isSearching() && session.assistant.result());
    session.game.save();
    for (const Position& position :
         {session.document.position(), session.game.replay()->position()}) {
        const auto stored = decodedSnapshot(session.store.loadAnalysis(position), position);
        QVERIFY(stored);
        for (const Candidate& candidate : stored->candidates)
            QVERIFY(!group_at(position.board, candidate.move.cell).empty());
    }
}

void TestSession::burstIsOneWrite() {
    Session session(path());
    QCoreApplication::processEvents();
    for (int i = 0; i < 10; ++i)
        session.document.play(firstGroup(session.document));
    Database other(path());
    QVERIFY(!other.run("SELECT * FROM session")->next());
    QCoreApplication::processEvents();
    QVERIFY(other.run("SELECT * FROM session")->next());
}

/// A program that is killed does not forget help.
void TestSession::whatWasSeenIsStoredWithoutAMove() {
    Session session(path());
    const auto stored = [&session] {
        QCoreApplication::processEvents();
        GameDocument restored;
        restored.restoreHistory(session.store.loadHistory());
        restored.play(firstGroup(restored));
        return restored.aid();
    };
    session.document.play(firstGroup(session.document));
    QVERIFY(stored().isNone());
    session.document.noteReviewed();
    QCOMPARE(stored(), Aid{.reviewMoves = 1});
    session.document.noteCandidatesShown();
    QCOMPARE(stored(), Aid{.visibleMoves = 1});
}

void TestSession::damagedHistoryIsSetAside() {
    {
        Session session(path());
        session.document.play(firstGroup(session.document));
    }
    {
        Database database(path());
        QVERIFY(database.run("UPDATE session_game SET game = 'damaged'"));
    }
    for (int i = 0; i < 2; ++i) {
        Session session(path());
        QCOMPARE(session.errors.size(), i == 0 ? 1 : 0);
        QCOMPARE(session.document.board(), standard_board(1));
    }
    Database database(path());
    auto kept = database.run("SELECT game FROM session_game WHERE slot = -1");
    QVERIFY(kept && kept->next());
    QCOMPARE(kept->value(0).toString(), "damaged");
}

void TestSession::failureIsSaidOnce() {
    Session session(path());
    const QSignalSpy failed(session.autosave, &Autosave::failed);
    QVERIFY(session.database.run("DROP TABLE session"));
    for (int i = 0; i < 3; ++i) {
        session.document.play(firstGroup(session.document));
        QCoreApplication::processEvents();
    }
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().endsWith('.'));
}

void TestSession::resultThatCouldNotBeStoredIsStoredLater() {
    QByteArray result;
    {
        Session session(path());
        const QSignalSpy failed(session.autosave, &Autosave::failed);
        QVERIFY(session.database.run("PRAGMA query_only = ON")); // every write fails
        search(session.assistant, 200);
        TRY_COMPARE(failed.count(), 1);
        result = encoded(*session.assistant.resultToKeep());
        QVERIFY(session.database.run("PRAGMA query_only = OFF"));
    }
    Session session(path());
    QVERIFY(session.assistant.result());
    QCOMPARE(encoded(*session.assistant.resultToKeep()), result);
}

void TestSession::killedProgramLosesNothing() {
    PlayingProgram program({"tst_session", "--play", path()});
    QVERIFY(program.playUntil(100));
    program.send(SIGKILL);
    QVERIFY(program.waitForEnd());
    QCOMPARE(program.process().exitStatus(), QProcess::CrashExit);
    const int steps = program.steps();

    Session session(path());
    QCOMPARE(session.database.notice(), QString());
    QCOMPARE(session.errors, QStringList());
    QCOMPARE(session.store.slot(), 1);
    QUndoStack& stack = *session.document.undoStack();
    QVERIFY(stack.index() >= steps); // one more may have been saved, but not yet said
    QVERIFY(stack.index() <= steps + 2);
    QCOMPARE(stack.index(), stack.count());
    QCOMPARE(session.document.name(), "Next board");
    stack.setIndex(0);
    QCOMPARE(session.document.board(), standard_board(1));
    TRY_VERIFY(session.assistant.result());
    QVERIFY(session.assistant.result()->playouts >= 500);
}

void TestSession::idleAutosaveHasNoTimer() {
    Session session(path());
    search(session.assistant, 100);
    session.document.play(firstGroup(session.document));
    TRY_VERIFY(std::ranges::none_of(session.autosave->findChildren<QTimer*>(),
                                    [](const QTimer* timer) { return timer->isActive(); }));
}

void TestSession::savingAMoveOfALongSession() {
    Session session(path());
    GameDocument& document = session.document;
    for (int game = 1; game <= 10; ++game) {
        document.newGame({standard_board(game), {}}, QStringLiteral("Board %1").arg(game));
        for (int i = 0; i < 50 && document.board().has_moves(); ++i)
            document.play(firstGroup(document));
    }
    session.store.saveHistory(document.history());
    QBENCHMARK {
        document.undoStack()->undo();
        session.store.saveHistory(document.history());
        document.undoStack()->redo();
        session.store.saveHistory(document.history());
    }
}

SAMEGAME_TEST(TestSession, QCoreApplication)
#include "tst_session.moc"
