#include <QTest>
#include <map>
#include <optional>

#include "engine/game/board_generator.h"
#include "engine/playout/softmax_player.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// Algorithms 1, 4 and 5, and the third strategy of the authors' program, in their own order, every
/// variable passed by value, on one thread; thread j draws from stream j of the seed.
class PlainNrpa {
public:
    using Result = std::optional<LearnedLine>;

    int n = 1;
    double alpha = 1;
    int playouts = 1;
    std::size_t threads = 1;
    std::string parallel = "root";
    int parallel_level = 1;

    PlainNrpa(const Board& board, const SoftmaxOptions& options, std::uint64_t seed)
        : m_player(options) {
        m_player.start_from(board, Rules{});
        for (std::uint64_t stream = 0; stream < 8; ++stream)
            m_rngs.push_back(Rng(seed).split(stream));
    }

    /// Thread 0 runs the levels above the parallel one.
    LearnedLine run(int level) {
        WeightTable policy;
        return *nrpa(level, policy, 0, parallel != "root");
    }

private:
    Result nrpa(int level, WeightTable& policy_ref, std::size_t thread, bool may_fork) {
        if (may_fork && level == parallel_level && parallel == "thread-local-exchange")
            return par_3(level, policy_ref);
        if (may_fork && level == parallel_level)
            return parallel.starts_with("thread-local") ? par_2(level, policy_ref)
                                                        : par_1(level, policy_ref);
        WeightTable policy = policy_ref;
        Result best;
        if (level == 0) {
            for (int i = 0; i < playouts; ++i) {
                LearnedLine line;
                m_player.play(policy, m_rngs[thread], line);
                keep(best, line);
            }
            return best;
        }
        for (int i = 0; i < n; ++i) {
            keep(best, nrpa(level - 1, policy, thread, may_fork));
            m_player.adapt(policy, *best, static_cast<float>(alpha));
        }
        return best;
    }

    Result par_1(int level, WeightTable policy) {
        Result best;
        const auto m = static_cast<int>(threads);
        for (int i = 0; i < n / m; ++i) {
            std::vector<Result> results;
            for (std::size_t j = 0; j < threads; ++j)
                results.push_back(nrpa(level - 1, policy, j, false));
            for (const Result& result : results) {
                keep(best, result);
                if (parallel == "shared-as-printed")
                    m_player.adapt(policy, *best, static_cast<float>(alpha * m));
            }
            if (parallel == "shared")
                m_player.adapt(policy, *best, static_cast<float>(alpha * m));
        }
        return best;
    }

    Result par_2(int level, WeightTable& policy_ref) {
        Result best;
        WeightTable best_policy;
        for (std::size_t j = 0; j < threads; ++j) {
            WeightTable local = policy_ref;
            Result local_best;
            for (int i = 0; i < n / static_cast<int>(threads); ++i) {
                keep(local_best, nrpa(level - 1, local, j, false));
                m_player.adapt(local, *local_best, static_cast<float>(alpha));
            }
            if (best && local_best->score <= best->score)
                continue;
            best = local_best;
            best_policy = local;
        }
        if (parallel != "thread-local-kept")
            policy_ref = best_policy;
        return best;
    }

    Result par_3(int level, const WeightTable& policy) {
        Result store;
        std::vector<WeightTable> locals(threads, policy);
        std::vector<Result> bests(threads);
        for (int i = 0; i < n / static_cast<int>(threads); ++i) {
            for (std::size_t j = 0; j < threads; ++j)
                keep(bests[j], nrpa(level - 1, locals[j], j, false));
            for (std::size_t j = 0; j < threads; ++j) {
                if (!store || store->score <= bests[j]->score)
                    store = bests[j];
                else
                    bests[j] = store;
                m_player.adapt(locals[j], *bests[j], static_cast<float>(alpha));
            }
        }
        return store;
    }

    static void keep(Result& best, const Result& result) {
        if (!best || result->score >= best->score)
            best = result;
    }

    SoftmaxPlayer m_player;
    std::vector<Rng> m_rngs;
};

} // namespace

/// The solver `nrpa` against the algorithms as printed, and what its options do.
class TestNrpa : public QObject {
    Q_OBJECT

private slots:
    void oneSearchFindsWhatTheAlgorithmDoes_data();
    void oneSearchFindsWhatTheAlgorithmDoes();
    void temperatureIsAStep();
    void jobsAreSearchesOfTheirOwn();
    void theTabuColorIsThatOfItsRank();
    void aVoteChoosesTheTabuColor_data();
    void aVoteChoosesTheTabuColor();
    void everyFormKeepsItsPromises_data();
    void everyFormKeepsItsPromises();

private:
    static SearchReport run(const Board& board, OptionValues options, int playouts,
                            int threads = 1);
    static std::vector<std::uint64_t> visits_of_colors(const Board& board,
                                                       const SearchReport& report);
    static void compare(const SearchReport& a, const SearchReport& b);
};

SearchReport TestNrpa::run(const Board& board, OptionValues options, int playouts, int threads) {
    SearchRequest request;
    request.start.board = board;
    request.solver = find_solver("nrpa");
    request.options = std::move(options);
    request.budget.playouts = static_cast<std::uint64_t>(playouts);
    request.threads = threads;
    request.seed = 1;
    SearchControl control;
    return run_search(request, control);
}

void TestNrpa::compare(const SearchReport& a, const SearchReport& b) {
    QVERIFY(a.snapshot.best == b.snapshot.best);
    for (std::size_t i = 0; i < a.snapshot.candidates.size(); ++i) {
        QCOMPARE(a.snapshot.candidates[i].visits, b.snapshot.candidates[i].visits);
        QCOMPARE(a.snapshot.candidates[i].mean, b.snapshot.candidates[i].mean);
    }
}

void TestNrpa::oneSearchFindsWhatTheAlgorithmDoes_data() {
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("n");
    QTest::addColumn<int>("playouts");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("parallel");
    QTest::addColumn<int>("parallelLevel");
    QTest::addColumn<int>("threads");
    QTest::newRow("level 1") << 1 << 50 << 1 << "cells"
                             << "root" << 1 << 1;
    QTest::newRow("level 2") << 2 << 12 << 1 << "cells"
                             << "root" << 1 << 1;
    QTest::newRow("level 3") << 3 << 6 << 1 << "cells"
                             << "root" << 1 << 1;
    QTest::newRow("level 4, another code") << 4 << 4 << 1 << "corner-and-size"
                                           << "root" << 1 << 1;
    QTest::newRow("stabilized") << 2 << 8 << 4 << "cells"
                                << "root" << 1 << 1;
    for (const char* form : {"shared", "shared-as-printed", "thread-local", "thread-local-kept",
                             "thread-local-exchange"})
        for (const int threads : {2, 4})
            for (const int level : {1, 2, 3})
                for (const int playouts : {1, 2})
                    QTest::addRow("%s at level %d, %d threads, %d playouts", form, level, threads,
                                  playouts)
                        << 3 << 4 << playouts << "cells" << form << level << threads;
}

void TestNrpa::oneSearchFindsWhatTheAlgorithmDoes() {
    QFETCH(const int, level);
    QFETCH(const int, n);
    QFETCH(const int, playouts);
    QFETCH(const QString, code);
    QFETCH(const QString, parallel);
    QFETCH(const int, parallelLevel);
    QFETCH(const int, threads);

    const Board board = generate_board(3, 10, 10, 4);
    int budget = playouts;
    for (int i = 0; i < level; ++i)
        budget *= n;
    const SearchReport report = run(board,
                                    {{"level", std::int64_t{level}},
                                     {"iterations", std::int64_t{n}},
                                     {"alpha", 1.0},
                                     {"bias", 0.3},
                                     {"bias-cap", std::int64_t{8}},
                                     {"tabu", true},
                                     {"playouts", std::int64_t{playouts}},
                                     {"code", code.toStdString()},
                                     {"parallel", parallel.toStdString()},
                                     {"parallel-level", std::int64_t{parallelLevel}}},
                                    budget, threads);

    SoftmaxOptions options;
    options.code = code == "cells" ? MoveCode::cells : MoveCode::corner_and_size;
    options.bias = 0.3;
    options.bias_cap = 8;
    PlainNrpa plain(board, options, 1);
    plain.n = n;
    plain.playouts = playouts;
    plain.parallel = parallel.toStdString();
    plain.parallel_level = parallelLevel;
    plain.threads = static_cast<std::size_t>(threads);
    const LearnedLine line = plain.run(level);
    QCOMPARE(report.snapshot.playouts, static_cast<std::uint64_t>(budget));
    QCOMPARE(report.snapshot.best.score, line.score);
}

/// NRPA with temperature 2 is NRPA with a quarter of the step.
void TestNrpa::temperatureIsAStep() {
    const Board board = generate_board(4, 12, 12, 5);
    compare(run(board, {{"temperature", 2.0}, {"alpha", 1.0}, {"bias", 0.5}}, 500),
            run(board, {{"temperature", 1.0}, {"alpha", 0.25}, {"bias", 0.5}}, 500));
}

/// Two jobs of two threads: the first finds what a search of two threads alone does.
void TestNrpa::jobsAreSearchesOfTheirOwn() {
    const Board board = generate_board(5, 12, 12, 5);
    const OptionValues shared = {{"parallel", std::string("shared")},
                                 {"job-threads", std::int64_t{2}}};
    const SearchReport one = run(board, shared, 400, 2);
    const SearchReport two = run(board, shared, 800, 4);
    QCOMPARE(two.snapshot.playouts, std::uint64_t{800});
    QVERIFY(two.snapshot.best.score >= one.snapshot.best.score);
    for (const Candidate& candidate : one.snapshot.candidates)
        for (const Candidate& same : two.snapshot.candidates)
            if (same.move == candidate.move)
                QVERIFY(same.visits >= candidate.visits);
}

/// How often each color was played first.
std::vector<std::uint64_t> TestNrpa::visits_of_colors(const Board& board,
                                                      const SearchReport& report) {
    std::vector<std::uint64_t> visits(16);
    for (const Candidate& candidate : report.snapshot.candidates)
        visits[board.color_at(candidate.move.cell)] += candidate.visits;
    return visits;
}

/// Nobody begins with the tabu color.
void TestNrpa::theTabuColorIsThatOfItsRank() {
    const Board board = generate_board(7, 15, 15, 5);
    for (int rank = 1; rank <= 5; ++rank) {
        const auto visits =
            visits_of_colors(board, run(board, {{"tabu-rank", std::int64_t{rank}}}, 500));
        for (Color color = 1; color <= 5; ++color)
            QCOMPARE(visits[color] == 0, color == board.color_of_rank(rank));
    }
}

void TestNrpa::aVoteChoosesTheTabuColor_data() {
    QTest::addColumn<int>("threads");
    QTest::addColumn<QString>("parallel");
    QTest::newRow("one thread") << 1 << "root";
    QTest::newRow("a job of two threads") << 2 << "shared";
}

/// The beam begins with every color, and the search after it, which learns nothing, with all but
/// one.
void TestNrpa::aVoteChoosesTheTabuColor() {
    QFETCH(const int, threads);
    QFETCH(const QString, parallel);
    const OptionValues options = {{"tabu-color", std::string("vote")},
                                  {"vote-width", std::int64_t{1}},
                                  {"iterations", std::int64_t{60}},
                                  {"alpha", 0.0},
                                  {"parallel", parallel.toStdString()}};
    int others = 0;
    for (std::uint64_t seed = 5; seed <= 8; ++seed) {
        const Board board = generate_board(seed, 8, 8, 3);
        const auto few = visits_of_colors(board, run(board, options, 10'000 * threads, threads));
        const auto more = visits_of_colors(board, run(board, options, 11'000 * threads, threads));
        int tabu_colors = 0;
        for (Color color = 1; color <= 3; ++color)
            if (more[color] == few[color]) {
                ++tabu_colors;
                others += color != board.most_frequent_color() ? 1 : 0;
            }
        QCOMPARE(tabu_colors, 1);
    }
    QVERIFY(others > 0);
}

void TestNrpa::everyFormKeepsItsPromises_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("threads");
    std::vector<std::string> forms = {"preset=text",
                                      "preset=program",
                                      "level=1",
                                      "level=6",
                                      "tabu=false",
                                      "tabu-pairs-after=2",
                                      "tabu-rank=3",
                                      "tabu-color=vote",
                                      "tabu-but-last-group=true",
                                      "playouts=5",
                                      "repetitions=1",
                                      "beam-1=3",
                                      "beam-2=3",
                                      "beam-3=3",
                                      "parallel=shared",
                                      "parallel=thread-local",
                                      "parallel=thread-local-kept",
                                      "parallel=thread-local-exchange",
                                      "parallel=shared-as-printed",
                                      "iterations=3",
                                      "initial-policy=random"};
    for (const std::string& code : move_code_names())
        forms.push_back("code=" + code);
    for (const std::string& form : forms)
        for (const int threads : {1, 3})
            QTest::addRow("%s, %d threads", form.c_str(), threads) << text(form) << threads;
    QTest::newRow("more threads than cores") << "parallel=shared" << 32;
    QTest::newRow("more threads than iterations") << "parallel=thread-local-exchange" << 32;
}

/// Legal lines, the whole budget and nothing more, and the same again.
void TestNrpa::everyFormKeepsItsPromises() {
    QFETCH(const QString, option);
    QFETCH(const int, threads);
    const std::vector<std::string> texts = {option.toStdString()};
    const OptionValues options = *parse_options(find_solver("nrpa")->options, texts);
    const Board board = generate_board(6, 9, 11, 4);
    const SearchReport report = run(board, options, 240, threads);
    QCOMPARE(report.stop, StopReason::budget_spent);
    QCOMPARE(report.snapshot.playouts, std::uint64_t{240});
    for (const Candidate& candidate : report.snapshot.candidates) {
        if (candidate.visits == 0)
            continue;
        const auto line = replay(board, Rules{}, candidate.line.moves);
        QVERIFY(line.ok());
        QVERIFY(*line == candidate.line);
        QCOMPARE(line->score, candidate.best);
    }
    compare(report, run(board, options, 240, threads));
}

SAMEGAME_TEST(TestNrpa, QCoreApplication)
#include "tst_nrpa.moc"
