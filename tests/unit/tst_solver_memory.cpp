#include <QTest>
#include <chrono>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "tests/support/solver_fixture.h"
#include "tests/support/test_memory.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;
using namespace std::chrono_literals;

namespace {

/// Bytes of this process that are in memory.
std::uint64_t resident_bytes() {
    std::ifstream statm("/proc/self/statm");
    std::uint64_t size = 0;
    std::uint64_t resident = 0;
    statm >> size >> resident;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// What the search takes at its peak beyond what its process had before.
std::uint64_t search_and_measure(const SearchRequest& request) {
    const std::uint64_t before = resident_bytes();
    SearchControl control;
    run_search(request, control);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto peak = static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
    return peak - std::min(peak, before);
}

/// The same in a process of its own; nothing if that fails.
std::optional<std::uint64_t> peak_bytes(const SearchRequest& request) {
    int ends[2];
    if (pipe(ends) != 0)
        return std::nullopt;
    const pid_t child = fork();
    if (child == 0) {
        const std::uint64_t bytes = search_and_measure(request);
        _exit(write(ends[1], &bytes, sizeof bytes) == sizeof bytes ? 0 : 1);
    }
    close(ends[1]);
    std::uint64_t bytes = 0;
    const bool is_told = child > 0 && read(ends[0], &bytes, sizeof bytes) == sizeof bytes;
    close(ends[0]);
    waitpid(child, nullptr, 0);
    return is_told ? std::optional(bytes) : std::nullopt;
}

} // namespace

/// That a search of each solver takes no more memory than it was granted, within 5 % and what the
/// threads themselves take. SAMEGAME_MEMORY (MiB) and SAMEGAME_SECONDS (a search) make it larger.
class TestSolverMemory : public QObject, protected SolverFixture {
    Q_OBJECT

private slots:
    void keepsWithinItsMemory_data();
    void keepsWithinItsMemory();
    void keepsWithinLittleMemory_data();
    void keepsWithinLittleMemory();

private:
    void searchAndCheck(SearchRequest& search, std::uint64_t granted, Seconds time);
};

void TestSolverMemory::keepsWithinItsMemory_data() {
    QTest::addColumn<QString>("solver");
    QTest::addColumn<bool>("is_large");
    QTest::addColumn<QString>("option");
    for (const SolverEntry& entry : solver_registry()) {
        QTest::addRow("%s, 15x15", entry.name.c_str()) << text(entry.name) << false << QString();
        QTest::addRow("%s, 32x32", entry.name.c_str()) << text(entry.name) << true << QString();
    }
    // Each line of a beam has room for every group of every position.
    for (const char* beam : {"beam-1=4", "beam-3=16"})
        QTest::addRow("nrpa, %s, 32x32", beam) << QStringLiteral("nrpa") << true << QString(beam);
}

void TestSolverMemory::keepsWithinItsMemory() {
    QFETCH(const bool, is_large);
    QFETCH(const QString, option);
    const std::uint64_t granted =
        mebibyte * static_cast<std::uint64_t>(wanted_count("SAMEGAME_MEMORY", 16));
    SearchRequest search =
        request(is_large ? generate_board(1, max_rows, max_columns, 5) : standard_board(1));
    if (!option.isEmpty())
        search.options = *parse_options(search.solver->options, std::vector{option.toStdString()});
    const int seconds = wanted_count("SAMEGAME_SECONDS", 0);
    searchAndCheck(search, granted, seconds > 0 ? std::chrono::seconds(seconds) : 500ms);
}

/// What does not grow with the limit, as a batch of positions with their children, counts too.
void TestSolverMemory::keepsWithinLittleMemory_data() {
    QTest::addColumn<QString>("solver");
    for (const char* solver : {"best-first", "a-star"})
        QTest::newRow(solver) << QString(solver);
}

void TestSolverMemory::keepsWithinLittleMemory() {
    SearchRequest search = request(generate_board(1, max_rows, max_columns, 5));
    searchAndCheck(search, 8 * mebibyte, 2s); // enough to fill it
}

void TestSolverMemory::searchAndCheck(SearchRequest& search, std::uint64_t granted, Seconds time) {
    constexpr std::uint64_t threads = 3 * mebibyte;
    search.budget.memory = granted;
    search.budget.time = time;
    search.threads = 2;
    const std::optional<std::uint64_t> peak = peak_bytes(search);
    QVERIFY(peak.has_value());
    const QString message = QStringLiteral("%1 MiB").arg(*peak / mebibyte);
    QVERIFY2(*peak <= granted + granted / 20 + threads, qPrintable(message));
    qInfo("%s", qPrintable(message));
}

SAMEGAME_TEST(TestSolverMemory, QCoreApplication)
#include "tst_solver_memory.moc"
