#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cerrno>
#include <csignal>
#include <memory>

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "engine/formats/file_content.h"
#include "engine/formats/line_file.h"
#include "tests/support/file_bytes.h"
#include "tests/support/odd_file.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

int fault_of_locks = 0; ///< What every lock of this program fails with; 0: they work.

} // namespace

/// In place of the system's, so that a test can do without locks.
extern "C" int flock(int descriptor, int operation) noexcept {
    if (fault_of_locks == 0)
        return static_cast<int>(::syscall(SYS_flock, descriptor, operation));
    errno = fault_of_locks;
    return -1;
}

/// Files of lines are read line by line, grow by whole lines, and keep what they had.
class TestLineFile : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void wholeLinesAreTaken_data();
    void wholeLinesAreTaken();
    void readingEndsWhereNoMoreIsWanted();
    void whatIsRefusedEndsReading();
    void endlessLinesAreRefused();
    void linesHaveUpTo16MiB();
    void whatCannotBeReadIsSaid();
    void aFileGrows();
    void aTornLineIsCutOff_data();
    void aTornLineIsCutOff();
    void anotherFileIsLeftAsItWas();
    void aRefusedLineLeavesTheFileAsItWas();
    void whatWasNotLookedAtIsKept();
    void aFileSystemWithoutLocksIsUsed_data();
    void aFileSystemWithoutLocksIsUsed();
    void aFileThatIsLostIsSaid();
    void oneProgramAtATimeWrites();
    void onlyOrdinaryFilesGrow_data();
    void onlyOrdinaryFilesGrow();
    void whatIsMissingIsMadeOrSaid();
    void whatDoesNotFitLeavesWholeLines();

private:
    std::string path() const { return m_folder->filePath("file").toStdString(); }
    void write(const QByteArray& content) const;
    QByteArray content() const;
    /// The lines of the file, and what is torn behind them.
    QStringList linesOf(const std::string& path) const;
    GrowingFile opened() const;
    /// The file open to go on, after it has read what is there.
    GrowingFile goOn() const;
    static Result<bool> takeAny(std::string_view /*line*/) { return true; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLineFile::write(const QByteArray& content) const {
    writeContent(text(path()), content);
}

QByteArray TestLineFile::content() const {
    return contentOf(text(path()));
}

QStringList TestLineFile::linesOf(const std::string& path) const {
    const auto file = open_to_read(path, InputKind::anything);
    if (!file)
        qFatal("cannot open");
    QStringList lines;
    const auto torn = for_each_line(file->number(), [&](std::string_view line) {
        lines << text(std::string(line));
        return Result<bool>(true);
    });
    if (!torn)
        qFatal("cannot read");
    return lines << text(*torn);
}

GrowingFile TestLineFile::opened() const {
    auto file = GrowingFile::open(path());
    if (!file)
        qFatal("cannot open");
    return std::move(file).value();
}

GrowingFile TestLineFile::goOn() const {
    GrowingFile file = opened();
    if (file.read("start", takeAny))
        qFatal("cannot go on");
    return file;
}

void TestLineFile::wholeLinesAreTaken_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("lines");
    const QString longLine(3'000'000, 'x'); // of several parts
    QTest::newRow("empty") << QByteArray() << QStringList{""};
    QTest::newRow("whole") << QByteArray("a\nb\n") << QStringList{"a", "b", ""};
    QTest::newRow("torn") << QByteArray("a\nbc") << QStringList{"a", "bc"};
    QTest::newRow("empty lines") << QByteArray("\n\n") << QStringList{"", "", ""};
    QTest::newRow("long") << (longLine + "\na\n" + longLine).toUtf8()
                          << QStringList{longLine, "a", longLine};
}

void TestLineFile::wholeLinesAreTaken() {
    QFETCH(const QByteArray, content);
    QFETCH(const QStringList, lines);
    write(content);
    QCOMPARE(linesOf(path()), lines);
}

void TestLineFile::readingEndsWhereNoMoreIsWanted() {
    write("a\nb\nc\ntorn");
    const auto file = open_to_read(path(), InputKind::regular_file);
    QStringList taken;
    const auto torn = for_each_line(file->number(), [&](std::string_view line) {
        taken << text(std::string(line));
        return Result<bool>(line != "b");
    });
    QVERIFY(torn && torn->empty());
    QCOMPARE(taken, (QStringList{"a", "b"}));
}

void TestLineFile::whatIsRefusedEndsReading() {
    write("a\nb\nc\n");
    const auto file = open_to_read(path(), InputKind::regular_file);
    int taken = 0;
    const auto torn = for_each_line(file->number(), [&](std::string_view line) -> Result<bool> {
        ++taken;
        if (line == "b")
            return Error{{"no b"}, 2};
        return true;
    });
    QVERIFY(!torn);
    QCOMPARE(torn.error(), (Error{{"no b"}, 2}));
    QCOMPARE(taken, 2);
}

void TestLineFile::endlessLinesAreRefused() {
    const auto zeros = open_to_read("/dev/zero", InputKind::anything);
    const auto torn = for_each_line(zeros->number(), takeAny);
    QVERIFY(!torn);
    QCOMPARE(to_string(torn.error()), std::string("a line has more than 16 MiB"));
}

void TestLineFile::linesHaveUpTo16MiB() {
    const QByteArray longest(qsizetype(max_input_bytes), 'x');
    write(longest + "\na\n");
    QCOMPARE(linesOf(path()).size(), 3);
    write("a\n" + longest + "x\n");
    const auto file = open_to_read(path(), InputKind::regular_file);
    const auto torn = for_each_line(file->number(), takeAny);
    QVERIFY(!torn);
    QCOMPARE(to_string(torn.error()), std::string("a line has more than 16 MiB"));
}

void TestLineFile::whatCannotBeReadIsSaid() {
    const auto torn = for_each_line(-1, takeAny);
    QVERIFY(!torn);
    QVERIFY(!to_string(torn.error()).empty());
}

void TestLineFile::aFileGrows() {
    for (const char* const line : {"start\n", "second\n"}) {
        auto file = GrowingFile::open_or_make(path());
        QVERIFY(file.ok());
        GrowingFile growing = std::move(file).value();
        QVERIFY(!growing.read("start", takeAny));
        QCOMPARE(growing.is_empty(), line == std::string_view("start\n"));
        QVERIFY(!growing.append(line));
        QVERIFY(!growing.is_empty());
    }
    QCOMPARE(content(), QByteArray("start\nsecond\n"));
}

void TestLineFile::aTornLineIsCutOff_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("none") << QByteArray("start\n1\n") << QByteArray("start\n1\nnext\n");
    QTest::newRow("a line") << QByteArray("start\n1\n2") << QByteArray("start\n1\nnext\n");
    QTest::newRow("the first") << QByteArray("sta") << QByteArray("next\n");
    QTest::newRow("the first, longer") << QByteArray("start of") << QByteArray("next\n");
    QTest::newRow("nothing there") << QByteArray() << QByteArray("next\n");
}

void TestLineFile::aTornLineIsCutOff() {
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    write(before);
    GrowingFile file = goOn();
    QVERIFY(after.startsWith(content()) && after.size() == content().size() + 5);
    QCOMPARE(file.was_torn(), !before.isEmpty() && !before.endsWith('\n'));
    QVERIFY(!file.append("next\n"));
    QCOMPARE(content(), after);
}

/// One without a whole line may be somebody's text.
void TestLineFile::anotherFileIsLeftAsItWas() {
    write("Dear diary");
    GrowingFile growing = opened();
    const auto error = growing.read("start", [](std::string_view line) -> Result<bool> {
        return Error{{"%1 is no start", std::string(line)}};
    });
    QVERIFY(error);
    QCOMPARE(to_string(*error), std::string("Dear diary is no start"));
    QCOMPARE(content(), QByteArray("Dear diary"));
}

void TestLineFile::aRefusedLineLeavesTheFileAsItWas() {
    write("start\nwrong\nto");
    GrowingFile growing = opened();
    const auto error = growing.read("start", [](std::string_view line) -> Result<bool> {
        if (line == "wrong")
            return Error{{"it is wrong"}};
        return true;
    });
    QVERIFY(error && to_string(*error) == "it is wrong");
    QCOMPARE(content(), QByteArray("start\nwrong\nto"));
}

void TestLineFile::whatWasNotLookedAtIsKept() {
    write("start\nlast\nbehind\nto");
    auto file = GrowingFile::open(path());
    GrowingFile growing = std::move(file).value();
    QVERIFY(
        !growing.read("start", [](std::string_view line) { return Result<bool>(line != "last"); }));
    QCOMPARE(content(), QByteArray("start\nlast\nbehind\nto"));
}

void TestLineFile::aFileSystemWithoutLocksIsUsed_data() {
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("refusal"); // empty: none
    QTest::newRow("no locks at all") << ENOSYS << "";
    QTest::newRow("no lock manager") << ENOLCK << "";
    QTest::newRow("interrupted") << EINTR << "Interrupted system call";
    QTest::newRow("locked") << EWOULDBLOCK << "another program writes to it";
}

/// Another program is not blamed for what the file system lacks.
void TestLineFile::aFileSystemWithoutLocksIsUsed() {
    QFETCH(const int, fault);
    QFETCH(const QString, refusal);
    fault_of_locks = fault;
    const auto file = GrowingFile::open_or_make(path());
    fault_of_locks = 0;
    QCOMPARE(file ? QString() : text(to_string(file.error())), refusal);
}

/// Who goes on writing into a file without a name loses all that comes.
void TestLineFile::aFileThatIsLostIsSaid() {
    const std::string path = m_folder->filePath("lines").toStdString();
    const QString moved = m_folder->filePath("moved");
    GrowingFile file = GrowingFile::open_or_make(path).value();
    QVERIFY(!file.append("first\n"));
    QVERIFY(QFile::rename(QString::fromStdString(path), moved));
    QVERIFY(text(to_string(*file.append("second\n"))).contains("moved, deleted or replaced"));
    QVERIFY(QFile::rename(moved, QString::fromStdString(path)));
    QVERIFY(!file.append("second\n"));
    QFile cut(QString::fromStdString(path));
    QVERIFY(cut.resize(0));
    QVERIFY(text(to_string(*file.append("third\n"))).contains("has changed it"));
    QVERIFY(cut.remove());
    QVERIFY(text(to_string(*file.append("third\n"))).contains("moved, deleted or replaced"));
}

void TestLineFile::oneProgramAtATimeWrites() {
    write("start\n");
    {
        const GrowingFile first = goOn();
        for (const auto& second : {GrowingFile::open(path()), GrowingFile::open_or_make(path())}) {
            QVERIFY(!second);
            QCOMPARE(to_string(second.error()), std::string("another program writes to it"));
        }
    }
    QVERIFY(GrowingFile::open(path()).ok());
}

void TestLineFile::onlyOrdinaryFilesGrow_data() {
    QTest::addColumn<QString>("kind");
    for (const char* const kind : oddFiles)
        if (QByteArray(kind) != "huge file")
            QTest::newRow(kind) << kind;
}

void TestLineFile::onlyOrdinaryFilesGrow() {
    QFETCH(const QString, kind);
    if (!makeOddFile(kind, text(path())))
        QSKIP("cannot be made here");
    for (const auto& file : {GrowingFile::open(path()), GrowingFile::open_or_make(path())}) {
        QVERIFY(!file);
        QVERIFY(!to_string(file.error()).empty());
    }
}

void TestLineFile::whatIsMissingIsMadeOrSaid() {
    QVERIFY(!GrowingFile::open(path()));
    QVERIFY(!QFile::exists(text(path())));
    for (const std::string& name : {path() + "/below", std::string(), path() + '\0' + "x"})
        QVERIFY(!GrowingFile::open_or_make(name));
    QVERIFY(GrowingFile::open_or_make(path()).ok());
    QVERIFY(QFile::exists(text(path())));
}

void TestLineFile::whatDoesNotFitLeavesWholeLines() {
    write("start\n1\n");
    GrowingFile file = goOn();
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto onSignal = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit low{20, before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &low), 0);
    const auto error = file.append("more than there is room for\n");
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, onSignal);
    QVERIFY(error && !to_string(*error).empty());
    QCOMPARE(content(), QByteArray("start\n1\n"));
    QVERIFY(!file.append("2\n"));
    QCOMPARE(content(), QByteArray("start\n1\n2\n"));
}

SAMEGAME_TEST(TestLineFile, QCoreApplication)
#include "tst_line_file.moc"
