#include <QTest>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>
#include <optional>
#include <vector>

#include "engine/formats/game_record.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

const QString outputFile = "best.samegame";
const QString trialFile = "trials.jsonl";
const QString descriptionFile = "description.json";
constexpr int trialCount = 60;

/// Trials enough to be in the middle of them when something happens.
const QByteArray description = R"({"format": "samegame-experiment", "version": 1, "title": "t",
    "boards": "standard:1-20", "runs": 3, "seed": "5", "solver": "nrpa",
    "budget": {"playouts": 600}, "entries": [{"name": "e"}]})";

/// A job of samegame-mpi in a folder of its own, with the process numbers of its ranks.
class Job {
public:
    Job(int ranks, const QStringList& arguments, const QByteArray& trials = {},
        const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) {
        write(descriptionFile, description);
        if (!trials.isEmpty())
            write(trialFile, trials);
        m_process.setWorkingDirectory(m_folder.path());
        m_process.setProcessEnvironment(environment);
        m_process.start(MPIRUN,
                        QStringList{RANKS_FLAG, QString::number(ranks), SAMEGAME_MPI} + arguments);
        QVERIFY(m_process.waitForStarted(-1));
    }

    ~Job() {
        if (m_process.state() == QProcess::NotRunning)
            return;
        m_process.terminate();
        m_process.waitForFinished(-1);
    }

    QString path(const QString& name) const { return QDir(m_folder.path()).filePath(name); }

    QByteArray content(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// The process of a rank, once it is there.
    pid_t processOf(int rank) {
        std::optional<pid_t> found;
        waitUntil([&] {
            found = findRank(rank);
            return found.has_value();
        });
        return found.value_or(0);
    }

    /// A rank that is told to end (SIGTERM) is one that listens already.
    void signal(int rank, int number) {
        const pid_t process = processOf(rank);
        QVERIFY(process > 0);
        if (number == SIGTERM)
            waitUntil([process] { return catches(process, SIGTERM); });
        QCOMPARE(kill(process, number), 0);
    }

    /// All at one moment, as far as there is one.
    static void signal(const std::vector<pid_t>& processes, int number) {
        for (const pid_t process : processes)
            QCOMPARE(kill(process, number), 0);
    }

    /// How often rank 0 has told its progress: each second, of a job with --progress.
    qsizetype progressCount() {
        readErrors();
        return m_errors.count(" ranks: ");
    }

    /// As Slurm or a person would tell mpirun itself to end.
    void terminateMpirun() { m_process.terminate(); }

    /// Waits until the job is well under way: its best line is on the disk.
    void waitForLine() {
        waitUntil([this] { return QFile::exists(path(outputFile)); });
    }

    /// Waits until something is so, or the job has ended.
    template <class Condition>
    void waitUntil(const Condition& condition) {
        while (!condition() && m_process.state() != QProcess::NotRunning) {
            m_process.waitForFinished(20);
            readErrors();
        }
    }

    void waitForEnd() {
        m_process.waitForFinished(-1);
        m_output = m_process.readAllStandardOutput();
        readErrors();
    }

    bool hasEndedWith(int code) const {
        return m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == code;
    }
    const QByteArray& output() const { return m_output; }
    const QByteArray& errors() const { return m_errors; }

private:
    void readErrors() { m_errors += m_process.readAllStandardError(); }

    void write(const QString& name, const QByteArray& content) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    /// Ranks run in this job's folder, and their environment has their number, under a name of Open
    /// MPI or of MPICH.
    std::optional<pid_t> findRank(int rank) const {
        for (const QString& name : QDir("/proc").entryList(QDir::Dirs)) {
            if (QFileInfo("/proc/" + name + "/exe").symLinkTarget() != SAMEGAME_MPI ||
                QFileInfo("/proc/" + name + "/cwd").symLinkTarget() !=
                    QFileInfo(m_folder.path()).canonicalFilePath())
                continue;
            QFile file("/proc/" + name + "/environ");
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QByteArrayList variables = file.readAll().split('\0');
            const QByteArray number = QByteArray::number(rank);
            if (variables.contains("OMPI_COMM_WORLD_RANK=" + number) ||
                variables.contains("PMI_RANK=" + number))
                return name.toInt();
        }
        return std::nullopt;
    }

    static bool catches(pid_t process, int number) {
        QFile file(QString("/proc/%1/status").arg(process));
        if (!file.open(QIODevice::ReadOnly))
            return false;
        for (const QByteArray& line : file.readAll().split('\n'))
            if (line.startsWith("SigCgt:"))
                return ((line.mid(7).trimmed().toULongLong(nullptr, 16) >> (number - 1)) & 1) != 0;
        return false;
    }

    QTemporaryDir m_folder;
    QProcess m_process;
    QByteArray m_output;
    QByteArray m_errors;
};

/// Why a solution file is not what it should be; empty if it is.
QString complaint(const QByteArray& content) {
    const auto parsed = parse_game_record(content.toStdString());
    if (!parsed)
        return QString::fromStdString(to_string(parsed.error()));
    if (const auto wrong = contradiction(*parsed))
        return QString::fromStdString(to_string(*wrong));
    return parsed->record.line.finished ? "" : "the line is not finished";
}

QStringList search(const QStringList& more) {
    return QStringList{"solve", "standard:1", "--solver", "nrpa",    "--threads",
                       "1",     "--json",     "--output", outputFile} +
           more;
}

QStringList experiment(const QStringList& more) {
    return QStringList{"experiment", descriptionFile, "--threads", "1",
                       "--json",     "--resume",      trialFile} +
           more;
}

QStringList searchWithGrace(const QStringList& more) {
    return search(QStringList{"--grace", "3"} + more);
}

/// With it mpirun, once a rank was killed, gives the others no time to save anything.
QProcessEnvironment withoutMercy() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("OMPI_MCA_odls_base_sigkill_timeout", "0");
    return environment;
}

/// Jobs of which ranks are stopped (SIGSTOP) in the midst of their work. They begin together, so
/// that the time for which nothing is heard passes for all at once.
struct StoppedJobs {
    StoppedJobs();

    Job withoutRank1[3]{
        {3, searchWithGrace({"--seconds", "100000"})},
        {3, searchWithGrace({"--seconds", "100000", "--share", "--period", "1"})},
        {3, searchWithGrace({"--playouts", "100000000000", "--share", "--period", "2000"})}};
    Job withoutRank0{3, searchWithGrace({"--seconds", "100000"})};
    Job whole{3, searchWithGrace({"--seconds", "100000", "--progress"})};
    Job trials{2, experiment({"--grace", "3"})};
    std::vector<pid_t> processesOfWhole;
    QElapsedTimer wholeIsStopped;
};

StoppedJobs::StoppedJobs() {
    for (Job& job : withoutRank1) {
        job.waitForLine();
        job.signal(1, SIGSTOP);
    }
    withoutRank0.waitForLine();
    withoutRank0.signal(0, SIGSTOP);
    trials.waitUntil([&] { return trials.content(trialFile).count('\n') > 2; });
    trials.signal(1, SIGSTOP);
    whole.waitForLine();
    processesOfWhole = {whole.processOf(0), whole.processOf(1), whole.processOf(2)};
    QVERIFY(std::ranges::min(processesOfWhole) > 0);
    Job::signal(processesOfWhole, SIGSTOP);
    wholeIsStopped.start();
}

} // namespace

/// Ranks that are killed, that are stopped, and that are told to end.
class TestClusterFaults : public QObject {
    Q_OBJECT

private slots:
    void killedRankEndsTheJobAndNothingIsLost_data() { ranks(); }
    void killedRankEndsTheJobAndNothingIsLost();
    void toldRankEndsTheJobWithItsResult_data() { ranks(); }
    void toldRankEndsTheJobWithItsResult();
    void allRanksMayBeTold();
    void mpirunMayBeTold();
    void stoppedRankIsLeftBehind_data();
    void stoppedRankIsLeftBehind();
    void ranksThatHearNothingOfRank0KeepTheirLines();
    void stoppedJobGoesOn();
    void trialsOfAStoppedRankAreDealtAgain();
    void killedExperimentGoesOn();
    void toldExperimentEndsWithWhatIsDone();

private:
    static void ranks();
    StoppedJobs& stopped();

    std::optional<StoppedJobs> m_stopped; ///< Once a test has asked for one of them.
};

void TestClusterFaults::ranks() {
    QTest::addColumn<int>("rank");
    for (int rank = 0; rank < 3; ++rank)
        QTest::addRow("rank %d", rank) << rank;
}

StoppedJobs& TestClusterFaults::stopped() {
    return m_stopped ? *m_stopped : m_stopped.emplace();
}

void TestClusterFaults::killedRankEndsTheJobAndNothingIsLost() {
    QFETCH(const int, rank);
    Job job(3, search({"--seconds", "100000"}), {}, withoutMercy());
    job.waitForLine();
    job.signal(rank, SIGKILL);
    job.waitForEnd();
    QVERIFY(!job.hasEndedWith(0));
    QVERIFY2(job.errors().contains("rank") ||              // Open MPI
                 job.output().contains("BAD TERMINATION"), // MPICH
             job.errors().constData());
    QCOMPARE(complaint(job.content(outputFile)), QString());
}

void TestClusterFaults::toldRankEndsTheJobWithItsResult() {
    QFETCH(const int, rank);
    Job job(3, search({"--seconds", "100000"}));
    job.waitForLine();
    job.signal(rank, SIGTERM);
    job.waitForEnd();
    QVERIFY2(job.hasEndedWith(0), job.errors().constData());
    QVERIFY(job.output().contains("\"stop\":\"stop_requested\""));
    QCOMPARE(complaint(job.output()), QString());
    QCOMPARE(job.content(outputFile), job.output());
}

void TestClusterFaults::allRanksMayBeTold() {
    Job job(3, search({"--playouts", "100000000000", "--share"}));
    job.waitForLine();
    for (int rank = 0; rank < 3; ++rank)
        if (const pid_t process = job.processOf(rank); process > 0) // the job may have ended
            kill(process, SIGTERM);
    job.waitForEnd();
    QVERIFY2(job.hasEndedWith(0), job.errors().constData());
    QCOMPARE(complaint(job.content(outputFile)), QString());
}

/// What it ends with is its own: 1 or 0.
void TestClusterFaults::mpirunMayBeTold() {
    Job job(3, search({"--seconds", "100000"}));
    job.waitForLine();
    job.terminateMpirun();
    job.waitForEnd();
    QCOMPARE(complaint(job.content(outputFile)), QString());
}

void TestClusterFaults::stoppedRankIsLeftBehind_data() {
    QTest::addColumn<int>("number");
    QTest::newRow("time") << 0;
    QTest::newRow("time, shared") << 1;
    QTest::newRow("playouts, shared") << 2;
}

void TestClusterFaults::stoppedRankIsLeftBehind() {
    QFETCH(const int, number);
    Job& job = stopped().withoutRank1[number];
    job.waitUntil([&] { return job.errors().contains("nothing has been heard from rank 1"); });
    job.signal(2, SIGTERM); // the others have gone on
    job.waitForEnd();
    QVERIFY(!job.hasEndedWith(0));
    QVERIFY2(job.errors().contains("nothing has been heard from rank 1"), job.errors().constData());
    QVERIFY2(!job.errors().contains("rank 2"), job.errors().constData());
    QCOMPARE(complaint(job.output()), QString());
    QCOMPARE(job.content(outputFile), job.output());
}

void TestClusterFaults::ranksThatHearNothingOfRank0KeepTheirLines() {
    Job& job = stopped().withoutRank0;
    job.waitForEnd();
    QVERIFY(!job.hasEndedWith(0));
    QVERIFY2(job.errors().contains("nothing has been heard from rank 0"), job.errors().constData());
    QCOMPARE(complaint(job.content(outputFile)), QString());
    for (const char* const rank : {"1", "2"})
        QCOMPARE(complaint(job.content(outputFile + ".rank-" + rank)), QString());
    // Rank 0 too is told to end by mpirun, which lets it go on for that.
    QVERIFY2(!job.errors().contains("heard from rank 1"), job.errors().constData());
}

void TestClusterFaults::stoppedJobGoesOn() {
    constexpr int longerThanGrace = 3500; // milliseconds
    Job& job = stopped().whole;
    const qint64 past = stopped().wholeIsStopped.elapsed();
    if (past < longerThanGrace) // the time for which nothing is heard is the subject
        QTest::qWait(static_cast<int>(longerThanGrace - past));
    const qsizetype told = job.progressCount();
    Job::signal(stopped().processesOfWhole, SIGCONT);
    job.waitUntil([&] { return job.progressCount() > told + 1; });
    job.signal(1, SIGTERM);
    job.waitForEnd();
    QVERIFY2(job.hasEndedWith(0), job.errors().constData());
    QVERIFY2(!job.errors().contains("heard"), job.errors().constData());
    QCOMPARE(complaint(job.content(outputFile)), QString());
}

void TestClusterFaults::trialsOfAStoppedRankAreDealtAgain() {
    Job& job = stopped().trials;
    job.waitForEnd();
    QVERIFY(!job.hasEndedWith(0));
    QVERIFY2(job.errors().contains("nothing has been heard from rank 1"), job.errors().constData());
    QCOMPARE(job.content(trialFile).count('\n'), trialCount + 1);
    QVERIFY(job.output().contains(QByteArray("\"trials\":") + QByteArray::number(trialCount)));
}

void TestClusterFaults::killedExperimentGoesOn() {
    Job job(3, experiment({}), {}, withoutMercy());
    job.waitUntil([&] { return job.content(trialFile).count('\n') > 2; });
    job.signal(2, SIGKILL);
    job.waitForEnd();
    QVERIFY(!job.hasEndedWith(0));
    QVERIFY(job.content(trialFile).endsWith('\n'));
    const auto kept = job.content(trialFile).count('\n');
    QVERIFY(kept > 2);

    Job next(2, experiment({}), job.content(trialFile));
    next.waitForEnd();
    QVERIFY2(next.hasEndedWith(0), next.errors().constData());
    QCOMPARE(next.content(trialFile).count('\n'), trialCount + 1);
    QVERIFY(next.content(trialFile).startsWith(job.content(trialFile)));
}

void TestClusterFaults::toldExperimentEndsWithWhatIsDone() {
    Job job(2, experiment({}));
    job.waitUntil([&] { return job.content(trialFile).count('\n') > 2; });
    job.signal(1, SIGTERM);
    job.waitForEnd();
    QVERIFY2(job.hasEndedWith(0), job.errors().constData());
    QVERIFY(job.content(trialFile).endsWith('\n'));
    QVERIFY(job.output().contains("\"entries\""));
}

SAMEGAME_TEST(TestClusterFaults, QCoreApplication)
#include "tst_cluster_faults.moc"
