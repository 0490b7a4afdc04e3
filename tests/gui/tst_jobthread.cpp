#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <new>
#include <stdexcept>
#include <sys/resource.h>

#include "app/gui/session/jobthread.h"
#include "tests/support/test_program.h"

using namespace std::chrono_literals;

/// The thread of a runner, and what becomes of a job that throws.
class TestJobThread : public QObject {
    Q_OBJECT

private slots:
    void aJobThatThrowsEndsWithASentence();
    void theNextJobRunsAfterOneThatThrew();
    void aDroppedJobIsNotHeardOf();
    void lowestPriorityIsOfTheThreadAlone();

private:
    static Job job(std::function<void()> run) {
        return {std::move(run), [] {}};
    }
};

void TestJobThread::aJobThatThrowsEndsWithASentence() {
    JobThread thread("test", 10ms);
    std::optional<samegame::Error> error;
    connect(&thread, &JobThread::ended, this,
            [&](const std::optional<samegame::Error>& thrown) { error = thrown; });
    QSignalSpy ended(&thread, &JobThread::ended);
    thread.start(job([] { throw std::bad_alloc(); }));
    QVERIFY(thread.isRunning());
    QVERIFY(ended.wait());
    QVERIFY(!thread.isRunning());
    QVERIFY(error.has_value());
    QVERIFY(QString::fromStdString(to_string(*error)).contains("memory"));
}

void TestJobThread::theNextJobRunsAfterOneThatThrew() {
    JobThread thread("test", 10ms);
    QSignalSpy ended(&thread, &JobThread::ended);
    thread.start(job([] { throw std::runtime_error("lost"); }));
    QVERIFY(ended.wait());
    std::atomic<bool> hasRun = false;
    thread.start(job([&] { hasRun = true; }));
    QVERIFY(ended.wait());
    QVERIFY(hasRun);
}

void TestJobThread::aDroppedJobIsNotHeardOf() {
    JobThread thread("test", 10ms);
    QSignalSpy ended(&thread, &JobThread::ended);
    thread.start(job([] { throw std::runtime_error("lost"); }));
    thread.drop();
    thread.start(job([] {}));
    QVERIFY(ended.wait());
    QCOMPARE(ended.count(), 1);
}

void TestJobThread::lowestPriorityIsOfTheThreadAlone() {
    const int usual = getpriority(PRIO_PROCESS, 0);
    JobThread thread("test", 10ms, JobThread::Priority::Lowest);
    std::atomic<int> seen = usual;
    QSignalSpy ended(&thread, &JobThread::ended);
    thread.start(job([&seen] { seen = getpriority(PRIO_PROCESS, 0); }));
    QVERIFY(ended.wait());
    QCOMPARE(seen.load(), 19);
    QCOMPARE(getpriority(PRIO_PROCESS, 0), usual);
}

SAMEGAME_TEST(TestJobThread, QCoreApplication)
#include "tst_jobthread.moc"
