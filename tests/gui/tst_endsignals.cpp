#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QTextStream>
#include <QThread>
#include <QTimer>

#include <cstdlib>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "app/gui/basics/program.h"
#include "engine/formats/board_library.h"
#include "tests/gui/gamefile.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/patience.h"
#include "tests/gui/playingprogram.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// The part of a program that gets a signal: the window as main() makes it, which plays a move in
/// each round of the event loop and says so in the same event, before the move is kept.
/// It may open something first, or exit after some steps.
int playInAWindow(const QString& database, const QString& openedFirst, int exitAfter) {
    outliveFailedWrites();
    const EndSignals endSignals;
    Language language;
    WindowHost host(database, &language);
    QObject::connect(&endSignals, &EndSignals::received, &host, &WindowHost::end);
    const ExitGuard guard([&host] { host.keep(); });
    host.show({});
    if (!openedFirst.isEmpty())
        host.window()->findChild<QAction*>(openedFirst)->trigger();
    GameDocument& document = *host.window()->document();
    QTextStream out(stdout);
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        if (document.board().has_moves())
            document.play(legal_moves(document.board())[0].cell);
        else
            document.newGame({schadd250_board(document.undoStack()->index() % 250 + 1), {}},
                             "Next");
        out << document.undoStack()->index() << Qt::endl;
        if (document.undoStack()->index() == exitAfter)
            std::exit(EXIT_FAILURE);
    });
    timer.start();
    return QApplication::exec();
}

} // namespace

/// Signals that end the program end it in good order.
class TestEndSignals : public QObject, protected HostFixture {
    Q_OBJECT

public:
    static std::optional<int> runChild(int argc, char** argv);

private slots:
    void initTestCase() { prepare(); }
    void init() { clear(); }
    void cleanup() { quit(); }

    void sessionIsKeptToTheLastMove_data();
    void sessionIsKeptToTheLastMove();
    void openDialogDoesNotKeepIt_data();
    void openDialogDoesNotKeepIt();
    void hangingProgramEndsWithAnotherSignal();
    void ignoredSignalStaysIgnored();
    void closedPipeAndLimitOfFilesEndNothing();
    void exitFromWithinKeepsTheLastMove();
    void programEndsInGoodOrder_data();
    void programEndsInGoodOrder();
    void programWithAnErrorBoxEnds();
    void programOutlivesTheReaderOfItsErrors();

private:
    void checkSession(int steps);
    void startProgram(QProcess& program, const QStringList& arguments) const;
    QString dataPath() const { return m_store->filePath("samegame/samegame/samegame.sqlite"); }
};

std::optional<int> TestEndSignals::runChild(int argc, char** argv) {
    if (argc == 3 && QByteArray(argv[1]) == "--hang") {
        const EndSignals endSignals;
        QTextStream(stdout) << 1 << Qt::endl;
        for (;;)
            QThread::sleep(1);
    }
    if (argc >= 3 && QByteArray(argv[1]) == "--play") {
        const QTemporaryDir settings;
        keepSettingsIn(settings);
        QSettings().setValue("howTo/done", true); // no first start, which has a board of its own
        return playInAWindow(QString::fromLocal8Bit(argv[2]), argc > 3 ? argv[3] : "",
                             argc > 4 ? QByteArray(argv[4]).toInt() : 0);
    }
    return std::nullopt;
}

/// Nothing of what the child has said is missing, and nothing came after it.
void TestEndSignals::checkSession(int steps) {
    start();
    QCOMPARE(error(), QString());
    QCOMPARE(document()->undoStack()->index(), steps);
    QCOMPARE(document()->undoStack()->count(), steps);
    document()->undoStack()->setIndex(0);
    QCOMPARE(document()->board(), standard_board(1));
}

void TestEndSignals::sessionIsKeptToTheLastMove_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGHUP") << SIGHUP;
    QTest::newRow("SIGINT") << SIGINT;
}

void TestEndSignals::sessionIsKeptToTheLastMove() {
    QFETCH(const int, signal);
    PlayingProgram program({"tst_endsignals", "--play", path()});
    QVERIFY(program.playUntil(60));
    program.send(signal);
    program.send(signal); // a terminal that closes sends twins
    QVERIFY(program.waitForEnd());
    QCOMPARE(program.process().exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.process().exitCode(), 0);
    checkSession(program.steps());
}

void TestEndSignals::openDialogDoesNotKeepIt_data() {
    QTest::addColumn<QString>("action");
    for (const char* name :
         {"newGame", "open", "rules", "settings", "solvedBoards", "about", "help"})
        QTest::newRow(name) << name;
}

void TestEndSignals::openDialogDoesNotKeepIt() {
    QFETCH(const QString, action);
    PlayingProgram program({"tst_endsignals", "--play", path(), action});
    QVERIFY(program.playUntil(10));
    program.send(SIGTERM);
    QVERIFY(program.waitForEnd());
    QCOMPARE(program.process().exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.process().exitCode(), 0);
    checkSession(program.steps());
}

void TestEndSignals::hangingProgramEndsWithAnotherSignal() {
    PlayingProgram program({"tst_endsignals", "--hang", path()});
    QVERIFY(program.playUntil(1));
    QVERIFY(program.endBy(SIGTERM));
    QCOMPARE(program.process().exitStatus(), QProcess::CrashExit);
    QCOMPARE(program.process().exitCode(), SIGTERM);
}

void TestEndSignals::ignoredSignalStaysIgnored() {
    PlayingProgram program({"tst_endsignals", "--play", path()}, SIGHUP);
    QVERIFY(program.playUntil(10));
    program.send(SIGHUP);
    QVERIFY(program.playUntil(program.steps() + 50));
    program.send(SIGTERM);
    QVERIFY(program.waitForEnd());
    QCOMPARE(program.process().exitCode(), 0);
    checkSession(program.steps());
}

/// Nothing can be written for a while, and that is all.
void TestEndSignals::closedPipeAndLimitOfFilesEndNothing() {
    PlayingProgram program({"tst_endsignals", "--play", path()});
    QVERIFY(program.playUntil(10));
    program.send(SIGPIPE);
    const auto number = static_cast<pid_t>(program.process().processId());
    rlimit before{};
    QCOMPARE(::prlimit(number, RLIMIT_FSIZE, nullptr, &before), 0);
    const rlimit none{0, before.rlim_max};
    QCOMPARE(::prlimit(number, RLIMIT_FSIZE, &none, nullptr), 0);
    QVERIFY(program.playUntil(program.steps() + 50));
    QCOMPARE(::prlimit(number, RLIMIT_FSIZE, &before, nullptr), 0);
    program.send(SIGTERM);
    QVERIFY(program.waitForEnd());
    QCOMPARE(program.process().exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.process().exitCode(), 0);
    checkSession(program.steps());
}

/// As Qt does it when the window system goes away: in the event that has played it.
void TestEndSignals::exitFromWithinKeepsTheLastMove() {
    PlayingProgram program({"tst_endsignals", "--play", path(), {}, "30"});
    QVERIFY(program.waitForEnd());
    QCOMPARE(program.process().exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.process().exitCode(), 1);
    QCOMPARE(program.steps(), 30);
    checkSession(30);
}

/// The program itself, with its folders in that of the test.
void TestEndSignals::startProgram(QProcess& program, const QStringList& arguments) const {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("XDG_DATA_HOME", m_store->path());
    environment.insert("XDG_CONFIG_HOME", m_store->path());
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::ForwardedChannels);
    program.setChildProcessModifier([] {
        for (const int signal : {SIGTERM, SIGHUP, SIGINT})
            std::signal(signal, SIG_DFL);
    });
    program.start(SAMEGAME_PROGRAM, arguments);
    QVERIFY(program.waitForStarted());
    TRY_VERIFY(QFile::exists(dataPath())); // it hears signals by now
}

void TestEndSignals::programEndsInGoodOrder_data() {
    sessionIsKeptToTheLastMove_data();
}

void TestEndSignals::programEndsInGoodOrder() {
    QFETCH(const int, signal);
    GameDocument game;
    game.newGame({standard_board(7), {}}, "any");
    for (int i = 0; i < 12; ++i)
        game.play(legal_moves(game.board())[0].cell);
    const QString file = m_store->filePath("game.samegame");
    QCOMPARE(saveFile(game, file), QString());

    QProcess program;
    startProgram(program, {file});
    ::kill(static_cast<pid_t>(program.processId()), signal);
    QVERIFY(program.waitForFinished(60000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    start(dataPath(), {});
    QCOMPARE(view()->shownBoard(), game.board());
    QCOMPARE(document()->name(), "game.samegame");
}

void TestEndSignals::programWithAnErrorBoxEnds() {
    QProcess program;
    startProgram(program, {"standard:99"});
    ::kill(static_cast<pid_t>(program.processId()), SIGTERM);
    QVERIFY(program.waitForFinished(60000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
}

/// From the first thing that Qt complains about: a folder that others may write to.
void TestEndSignals::programOutlivesTheReaderOfItsErrors() {
    const QString open = m_store->filePath("runtime");
    QVERIFY(QDir().mkpath(open));
    QVERIFY(QFile::setPermissions(open, QFileDevice::Permissions(0x7777)));
    int ends[2] = {-1, -1};
    QCOMPARE(::pipe2(ends, O_CLOEXEC), 0);
    ::close(ends[0]);
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("XDG_DATA_HOME", m_store->path());
    environment.insert("XDG_CONFIG_HOME", m_store->path());
    environment.insert("XDG_RUNTIME_DIR", open);
    program.setProcessEnvironment(environment);
    program.setChildProcessModifier([end = ends[1]] {
        std::signal(SIGPIPE, SIG_DFL);
        ::dup2(end, STDERR_FILENO);
    });
    program.start(SAMEGAME_PROGRAM, QStringList());
    QVERIFY(program.waitForStarted());
    TRY_VERIFY(QFile::exists(dataPath()) || program.state() == QProcess::NotRunning);
    QCOMPARE(program.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(program.processId()), SIGTERM);
    QVERIFY(program.waitForFinished(60000));
    ::close(ends[1]);
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
}

SAMEGAME_TEST(TestEndSignals, QApplication)
#include "tst_endsignals.moc"
