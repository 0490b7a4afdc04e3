#include <QTest>

#include <algorithm>
#include <set>

#include "engine/base/rng.h"
#include "engine/studies/experiment/experiment_file.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

/// What a file of an experiment says: read, refused, made smaller; and those that are shipped.
class TestExperiment : public QObject {
    Q_OBJECT

private slots:
    void aFileIsRead();
    void entriesTakeWhatTheyDoNotSay();
    void rulesMayBeThoseOfThePaper();
    void timeMayBeVirtual();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void changedBytesAreReadOrRefused();
    void scalesShrinkInTheirOrder_data();
    void scalesShrinkInTheirOrder();
    void aSmallerScaleHasTheFirstTrialsOfALargerOne();
    void costsShrinkWithTheScale();
    void shippedExperimentsAreWhole();
    void shippedExperimentsPlayByTheRulesOfTheirPapers();
    void shippedExperimentsTakeHalfAnHourByDefault();

private:
    static QByteArray file();
    static Experiment read(const QByteArray& json);
};

QByteArray TestExperiment::file() {
    return R"({"format": "samegame-experiment", "version": 1, "title": "A title", "paper": "A paper",
 "note": "A note", "boards": "standard:1-20", "rules": "no-penalty", "gravity": "pull-left",
 "seed": "7", "runs": 4, "measure": "total", "depth": true, "threads": 2,
 "solver": "nrpa", "options": {"level": 2}, "budget": {"playouts": 1000},
 "axis": {"title": "Level", "logarithmic": true},
 "entries": [
  {"name": "a", "x": 2},
  {"name": "b", "options": {"alpha": 0.5, "tabu": false, "code": "blocks"}, "x": 3, "series": "s"},
  {"name": "c", "solver": "sp-mcts", "options": {"c": 1}, "budget": {"nodes": 500}, "threads": 1,
   "rules": "standard", "published": "nrpa-4-2016", "against": "b", "x": 4},
  {"name": "d", "solver": "greedy", "budget": {"seconds": 0.5}, "against": "", "x": 5}],
 "shrink": [{"extent": "budget", "least": 0.5}, {"extent": "boards"}], "default_scale": 0.1,
 "core_hours": 8})";
}

Experiment TestExperiment::read(const QByteArray& json) {
    const auto experiment = parse_experiment(json.toStdString(), "name");
    if (!experiment)
        qFatal("%s", to_string(experiment.error()).c_str());
    return *experiment;
}

void TestExperiment::aFileIsRead() {
    const Experiment experiment = read(file());
    QCOMPARE(text(experiment.name), QString("name"));
    QCOMPARE(text(experiment.title), QString("A title"));
    QCOMPARE(text(experiment.paper), QString("A paper"));
    QCOMPARE(text(experiment.note), QString("A note"));
    QCOMPARE(experiment.boards.size(), std::size_t{20});
    QCOMPARE(experiment.runs, 4);
    QCOMPARE(experiment.seed, std::uint64_t{7});
    QCOMPARE(experiment.measure, Measure::total);
    QVERIFY(experiment.shows_depth);
    QCOMPARE(text(experiment.axis->title), QString("Level"));
    QVERIFY(experiment.axis->is_logarithmic);
    QCOMPARE(experiment.default_scale, 0.1);
    QCOMPARE(experiment.core_hours.value(), 8.0);
    QVERIFY(scale_text(experiment).empty());

    const TrialTable table = table_of(experiment);
    QCOMPARE(table.size(), std::size_t{320});
    QCOMPARE(text(table.board(19).name), QString("standard:20"));
    std::vector<std::string> names;
    for (const Entrant& entrant : table.entrants)
        names.push_back(entrant.name);
    QCOMPARE(names, (std::vector<std::string>{"a", "b", "c", "d"}));
}

void TestExperiment::entriesTakeWhatTheyDoNotSay() {
    const Experiment experiment = read(file());
    const auto& entrants = experiment.entrants;
    QCOMPARE(entrants[0].budget.playouts.value(), std::uint64_t{1000});
    QCOMPARE(entrants[0].threads, 2);
    QCOMPARE(entrants[0].rules->scoring, Scoring::no_penalty);
    QCOMPARE(entrants[0].against, std::size_t{0});
    QVERIFY(entrants[0].published == nullptr);
    const OptionValues& options = entrants[1].options;
    QVERIFY(options.at("level") == OptionValue(std::int64_t{2}));
    QVERIFY(options.at("alpha") == OptionValue(0.5));
    QVERIFY(options.at("tabu") == OptionValue(false));
    QVERIFY(options.at("code") == OptionValue(std::string("blocks")));
    QCOMPARE(text(entrants[1].series), QString("s"));
    QCOMPARE(entrants[1].x, 3.0);
    QVERIFY(!entrants[2].options.contains("level"));
    QCOMPARE(entrants[2].budget.nodes.value(), std::uint64_t{500});
    QVERIFY(!entrants[2].budget.playouts);
    QCOMPARE(entrants[2].threads, 1);
    QCOMPARE(entrants[2].rules->scoring, Scoring::standard);
    QCOMPARE(entrants[2].rules->gravity, Gravity::pull_left);
    QCOMPARE(entrants[2].against, std::size_t{1});
    QCOMPARE(entrants[2].published->total.value(), 80030);
    QCOMPARE(entrants[3].against, std::size_t{3});
}

void TestExperiment::rulesMayBeThoseOfThePaper() {
    const Experiment experiment = read(R"({"format": "samegame-experiment", "version": 1,
        "title": "t", "boards": "standard:1", "solver": "sp-mcts", "budget": {"playouts": 100},
        "rules": "paper", "gravity": "pull-left", "entries": [
        {"name": "text", "options": {"preset": "balanced-text"}},
        {"name": "program", "options": {"preset": "balanced-program"}},
        {"name": "own", "options": {"preset": "balanced-program"}, "rules": "no-penalty"}]})");
    const auto& entrants = experiment.entrants;
    QCOMPARE(entrants[0].rules->scoring, Scoring::standard);
    QCOMPARE(entrants[1].rules->scoring, Scoring::lenient_penalty);
    QCOMPARE(entrants[1].rules->gravity, Gravity::pull_left);
    QCOMPARE(entrants[2].rules->scoring, Scoring::no_penalty);
}

namespace {

QByteArray virtual_file(const QByteArray& settings) {
    return R"({"format": "samegame-experiment", "version": 1, "title": "t", "boards": "standard:1",
        "solver": "nrpa", "entries": [{"name": "a", "threads": 160, )" +
           settings + "}]}";
}

} // namespace

void TestExperiment::timeMayBeVirtual() {
    const Experiment plain = read(virtual_file(R"("budget": {"seconds": 2})"));
    QVERIFY(!plain.entrants[0].virtual_time);
    QCOMPARE(plain.entrants[0].real_threads(1000), 160);
    QVERIFY(plain.core_hours.has_value());
    const Experiment experiment = read(virtual_file(
        R"("budget": {"seconds": 2}, "virtual_time": {"moves_per_second": 1000, "barrier_moves": 7})"));
    const Entrant& entrant = experiment.entrants[0];
    QVERIFY(entrant.virtual_time == (VirtualTime{1000, 7}));
    QCOMPARE(entrant.threads, 160);
    QCOMPARE(entrant.real_threads(1000), 1);
    QVERIFY(!experiment.core_hours.has_value());
}

void TestExperiment::wrongFilesAreRefused_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char* name, const QByteArray& from, const QByteArray& to,
                        const char* refusal) {
        QTest::newRow(name) << from << to << QString(refusal);
    };
    row("no JSON", "{\"format\"", "<\"format\"", "this is not JSON");
    row("torn", "\"core_hours\": 8}", "", "line 13");
    row("a list", file(), "[]", "it is not a JSON object");
    row("no format", "\"format\": \"samegame-experiment\", ", "", "member 'format' is missing");
    row("another format", "samegame-experiment", "samegame", "'format' is not");
    row("a later version", "\"version\": 1", "\"version\": 2", "this program reads version 1");
    row("no title", "\"title\": \"A title\"", "\"title\": 7", "'title' must be a text");
    row("a slip", "\"runs\": 4", "\"rnus\": 4", "there is no member 'rnus'; did you mean 'runs'?");
    row("no boards", "\"boards\": \"standard:1-20\", ", "", "member 'boards' is missing");
    row("wrong board", "standard:1-20", "standard:21", "'boards': ");
    row("a board twice", "standard:1-20", "standard:1-20, standard:3",
        "'standard:3' appears twice");
    row("too many boards", "standard:1-20", "random:1-2000", "'boards': more than 1000 boards");
    row("rules", "no-penalty", "no-penalties",
        "'rules' is 'no-penalties', expected one of: standard, no-penalty");
    row("rules of no paper", "\"rules\": \"no-penalty\"", "\"rules\": \"paper\"",
        "'entries.1.rules' is 'paper', but these options are not from a paper with known rules");
    row("gravity", "pull-left", "down", "'gravity' is 'down', expected one of: shift, pull-left");
    row("seed", "\"seed\": \"7\"", "\"seed\": 7", "'seed' must be a text");
    row("no run", "\"runs\": 4", "\"runs\": 0", "'runs' must be a whole number from 1 to");
    row("half a run", "\"runs\": 4", "\"runs\": 4.5", "'runs' must be a whole number from 1 to");
    row("measure", "\"total\"", "\"sum\"", "'measure' is 'sum', expected one of: mean, total");
    row("depth", "\"depth\": true", "\"depth\": 1", "'depth' must be true or false");
    row("threads", "\"threads\": 2", "\"threads\": 0", "'threads' must be a whole number from 1");
    row("solver", "\"solver\": \"greedy\"", "\"solver\": \"gredy\"",
        "'entries.4.solver' is 'gredy', expected one of");
    row("no solver", "\"solver\": \"nrpa\", ", "", "member 'entries.1.solver' is missing");
    row("option", "\"level\": 2", "\"levels\": 2", "'entries.1.options': ");
    row("value", "\"level\": 2", "\"level\": 99", "'entries.1.options': ");
    row("list of options", "{\"level\": 2}", "[2]", "'options' must be an object");
    row("refused policy", "{\"c\": 1}", "{\"policy\": \"none\"}", "'entries.3.options': ");
    row("no budget", ", \"budget\": {\"playouts\": 1000}", "", "'entries.1.budget' is missing");
    row("empty budget", "{\"playouts\": 1000}", "{}", "'budget' must have one of");
    row("two budgets", "{\"playouts\": 1000}", "{\"playouts\": 1000, \"nodes\": 5}",
        "must have one");
    row("unknown budget", "{\"playouts\": 1000}", "{\"playout\": 1000}",
        "there is no member 'budget.playout'");
    row("negative", "{\"seconds\": 0.5}", "{\"seconds\": -1}",
        "'entries.4.budget.seconds' must be");
    row("endless", "\"budget\": {\"nodes\": 500}",
        "\"solver\": \"nrpa\", \"budget\": {\"nodes\": 5}", "member 'solver' appears twice");
    row("no nodes", "\"solver\": \"greedy\", \"budget\": {\"seconds\": 0.5}",
        "\"solver\": \"nrpa\", \"budget\": {\"nodes\": 5}", "the solver 'nrpa' has no nodes");
    row("no rate", "\"threads\": 2", "\"threads\": 2, \"virtual_time\": {}",
        "'virtual_time.moves_per_second' is missing");
    row("no moves", "\"threads\": 1", "\"threads\": 1, \"virtual_time\": {\"moves_per_second\": 9}",
        "'entries.3.virtual_time': solver 'sp-mcts' does not count its moves");
    row("no entries", "\"entries\": [", "\"entries\": [], \"more\": [",
        "'entries' must be an array");
    row("no object", "{\"name\": \"a\", \"x\": 2}", "3", "'entries.1' must be an object");
    row("no name", "\"name\": \"a\", ", "", "member 'entries.1.name' is missing");
    row("empty name", "\"name\": \"a\"", "\"name\": \" \"", "'entries.1.name' must not be empty");
    row("a name twice", "\"name\": \"b\"", "\"name\": \"a\"", "two entries are called 'a'");
    row("published", "nrpa-4-2016", "nrpa-4-2017", "no published result is called 'nrpa-4-2017'");
    row("rules unknown", "nrpa-4-2016", "hgsts-2010",
        "'entries': the rules of 'hgsts-2010' are not known");
    row("against", "\"against\": \"b\"", "\"against\": \"e\"", "no entry is called 'e'");
    row("no x", ", \"x\": 4", "", "member 'entries.3.x' is missing");
    row("x of a logarithmic axis", ", \"x\": 4", ", \"x\": 0",
        "'entries.3.x' is 0, expected a number from 1e-15 to 1e+15: the axis is logarithmic");
    row("x below 0 of a logarithmic axis", ", \"x\": 4", ", \"x\": -4",
        "'entries.3.x' is -4, expected a number from");
    row("x too small for a logarithmic axis", ", \"x\": 4", ", \"x\": 1e-16",
        "'entries.3.x' is 1e-16, expected a number from");
    row("x too large", ", \"x\": 4", ", \"x\": 1e16", "'entries.3.x' must be a number from");
    row("x without axis", "\"axis\": {\"title\": \"Level\", \"logarithmic\": true},", "",
        "there is no member 'entries.1.x'");
    row("shrink", "\"extent\": \"boards\"", "\"extent\": \"solvers\"",
        "'shrink.2.extent' is 'solvers', expected one of: runs, boards, budget");
    row("least", "\"least\": 0.5", "\"least\": 2", "'shrink.1.least' must be a number from 0 to 1");
    row("scale", "\"default_scale\": 0.1", "\"default_scale\": 2", "'default_scale' must be");
    row("scale too small", "\"default_scale\": 0.1", "\"default_scale\": 1e-10",
        "'default_scale' must be a number from 1e-09 to 1");
}

void TestExperiment::wrongFilesAreRefused() {
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, refusal);
    QByteArray json = file();
    const auto at = json.indexOf(from);
    QVERIFY(at >= 0);
    json.replace(at, from.size(), to);
    const auto experiment = parse_experiment(json.toStdString(), "name");
    QVERIFY(!experiment);
    const QString error = text(to_string(experiment.error()));
    QVERIFY2(error.contains(refusal), qPrintable(error));
    QVERIFY2(!error.contains('\n'), qPrintable(error));
}

/// Whatever is done to a file, it is refused in a sentence or its trials can be dealt.
void TestExperiment::changedBytesAreReadOrRefused() {
    const int count = wanted_count("SAMEGAME_EXPERIMENT_FILES", 2000);
    Rng rng(1);
    int refused = 0;
    for (int i = 0; i < count; ++i) {
        std::string json = file().toStdString();
        for (std::uint32_t change = rng.bounded(3); change < 3; ++change) {
            const std::size_t at = rng.bounded(static_cast<std::uint32_t>(json.size()));
            const std::string signs = "0123456789{}[]\",:-.e\\ tfn\x01\xff";
            const char sign = signs[rng.bounded(static_cast<std::uint32_t>(signs.size()))];
            if (rng.bounded(2) == 0)
                json[at] = sign;
            else
                json.erase(at, 1 + rng.bounded(20));
        }
        const auto experiment = parse_experiment(json, "name");
        if (!experiment) {
            ++refused;
            QVERIFY(!to_string(experiment.error()).empty());
            continue;
        }
        const Experiment smaller = scaled(*experiment, experiment->default_scale);
        const TrialTable table = table_of(smaller);
        QVERIFY(table.size() > 0);
        QVERIFY(table.place_of(table.size() - 1).entrant == table.entrants.size() - 1);
        for (const ExperimentEntrant& entrant : smaller.entrants)
            QVERIFY(entrant.against < smaller.entrants.size());
    }
    QVERIFY(refused > count / 2);
}

void TestExperiment::scalesShrinkInTheirOrder_data() {
    QTest::addColumn<QByteArray>("shrink");
    QTest::addColumn<double>("scale");
    QTest::addColumn<int>("runs");
    QTest::addColumn<int>("boards");
    QTest::addColumn<int>("playouts");
    QTest::addColumn<QString>("text");
    const QByteArray runs_first =
        R"([{"extent": "runs"}, {"extent": "boards"}, {"extent": "budget"}])";
    const QByteArray budget_first = R"([{"extent": "budget", "least": 0.5}, {"extent": "boards"}])";
    const QByteArray by_default = "null";
    QTest::newRow("whole") << runs_first << 1.0 << 4 << 20 << 1000 << "";
    QTest::newRow("runs") << runs_first << 0.5 << 2 << 20 << 1000 << "scale 0.5: 2 of 4 runs";
    QTest::newRow("runs, then boards")
        << runs_first << 0.1 << 1 << 8 << 1000 << "scale 0.1: 8 of 20 boards, 1 of 4 runs";
    QTest::newRow("all") << runs_first << 0.00125 << 1 << 1 << 100
                         << "scale 0.00125: 1 of 20 boards, 1 of 4 runs, budgets times 0.1";
    QTest::newRow("budget") << budget_first << 0.6 << 4 << 20 << 600
                            << "scale 0.6: budgets times 0.6";
    QTest::newRow("budget, then boards")
        << budget_first << 0.1 << 4 << 4 << 500 << "scale 0.1: 4 of 20 boards, budgets times 0.5";
    QTest::newRow("least") << runs_first << least_scale << 1 << 1 << 1
                           << "scale 1e-09: 1 of 20 boards, 1 of 4 runs, budgets times 8e-08";
    QTest::newRow("of a total, by default")
        << by_default << 0.125 << 1 << 20 << 500 << "scale 0.125: 1 of 4 runs, budgets times 0.5";
}

void TestExperiment::scalesShrinkInTheirOrder() {
    QFETCH(const QByteArray, shrink);
    QFETCH(const double, scale);
    QByteArray json = file();
    json.replace(R"([{"extent": "budget", "least": 0.5}, {"extent": "boards"}])", shrink);
    const Experiment smaller = scaled(read(json), scale);
    QTEST(smaller.runs, "runs");
    QTEST(static_cast<int>(smaller.boards.size()), "boards");
    QTEST(static_cast<int>(*smaller.entrants[0].budget.playouts), "playouts");
    QTEST(text(scale_text(smaller)), "text");
}

void TestExperiment::aSmallerScaleHasTheFirstTrialsOfALargerOne() {
    const Experiment whole = read(file());
    const TrialTable large = table_of(whole);
    const TrialTable small = table_of(scaled(whole, 0.3));
    QVERIFY(small.size() < large.size());
    for (std::size_t number = 0; number < small.size(); ++number) {
        const TrialPlace place = small.place_of(number);
        QCOMPARE(seed_of(small, place), seed_of(large, place));
        QCOMPARE(text(small.board(place.board).name), text(large.board(place.board).name));
    }
}

void TestExperiment::costsShrinkWithTheScale() {
    const Experiment whole = read(file());
    QCOMPARE(scaled(whole, 1).core_hours.value(), 8.0);
    QCOMPARE(scaled(whole, 0.25).core_hours.value(), 2.0);
    QByteArray timed = file();
    timed.replace(",\n \"core_hours\": 8", "");
    QVERIFY(!read(timed).core_hours); // nobody knows how long a playout takes
    timed.replace("\"playouts\": 1000", "\"seconds\": 9")
        .replace("\"nodes\": 500", "\"seconds\": 17.5");
    // 80 trials of 9 s on two threads each, twice; of 17.5 s on one; of 0.5 s on two.
    QCOMPARE(read(timed).core_hours.value(), 80 * (9 * 2 * 2 + 17.5 + 0.5 * 2) / 3600);
}

void TestExperiment::shippedExperimentsAreWhole() {
    const std::set<std::string> without_published{"nested-levels",
                                                  "champion-parts",
                                                  "champion-tournament-10s",
                                                  "champion-tournament-60s",
                                                  "negrevergne-thread-local",
                                                  "negrevergne-figure-3",
                                                  "negrevergne-figure-3-iterations",
                                                  "negrevergne-figure-4",
                                                  "negrevergne-figure-5-board-1",
                                                  "negrevergne-figure-5-board-3"};
    std::set<std::string> names;
    for (const Experiment& experiment : shipped_experiments()) {
        const char* name = experiment.name.c_str();
        QVERIFY2(names.insert(experiment.name).second, name);
        QVERIFY2(!experiment.title.empty(), name);
        QVERIFY2(find_experiment(experiment.name) == &experiment, name);
        const bool has_published = std::any_of(
            experiment.entrants.begin(), experiment.entrants.end(),
            [](const ExperimentEntrant& entrant) { return entrant.published != nullptr; });
        QVERIFY2(has_published != without_published.contains(experiment.name), name);
        for (const ExperimentEntrant& entrant : experiment.entrants) {
            if (entrant.published == nullptr)
                continue;
            QVERIFY2(entrant.published->is_comparable() != experiment.counts_moves_alone,
                     entrant.name.c_str());
            QVERIFY2(entrant.published->total.has_value() == (experiment.measure == Measure::total),
                     entrant.name.c_str());
        }
    }
    QVERIFY(names.size() > 10);
    QVERIFY(find_experiment("no-such-experiment") == nullptr);
}

void TestExperiment::shippedExperimentsPlayByTheRulesOfTheirPapers() {
    int told = 0;
    for (const Experiment& experiment : shipped_experiments())
        for (const ExperimentEntrant& entrant : experiment.entrants) {
            const auto scoring = scoring_of_preset(*entrant.solver, entrant.options);
            told += scoring ? 1 : 0;
            QVERIFY2(!scoring || *scoring == entrant.rules.value_or(Rules{}).scoring,
                     (experiment.name + ": " + entrant.name).c_str());
        }
    QVERIFY(told > 40);
}

/// On two cores.
void TestExperiment::shippedExperimentsTakeHalfAnHourByDefault() {
    for (const Experiment& experiment : shipped_experiments()) {
        const Experiment smaller = scaled(experiment, experiment.default_scale);
        QVERIFY2(smaller.core_hours.has_value(), experiment.name.c_str());
        QVERIFY2(*smaller.core_hours <= 1.01, experiment.name.c_str());
    }
}

SAMEGAME_TEST(TestExperiment)
#include "tst_experiment.moc"
