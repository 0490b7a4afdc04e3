#include <QTest>
#include <array>
#include <map>
#include <numeric>
#include <optional>

#include "engine/base/option_table.h"
#include "engine/solvers/annealing/annealing.h"
#include "engine/solvers/annealing/champion.h"
#include "engine/solvers/beam/beam_search.h"
#include "engine/solvers/monte_carlo/flat_monte_carlo.h"
#include "engine/solvers/monte_carlo/nested_monte_carlo.h"
#include "engine/solvers/nrpa/nrpa.h"
#include "engine/solvers/solver_registry.h"
#include "engine/solvers/sp_mcts/sp_mcts.h"
#include "engine/solvers/tree/best_first.h"
#include "engine/solvers/tree/branch_and_bound.h"
#include "engine/solvers/tree/depth_budgeted.h"
#include "engine/solvers/tree/exact_search.h"
#include "engine/solvers/tree/greedy_game.h"
#include "engine/solvers/tree/ida_star.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

struct Options {
    enum class Final { top, mean };
    struct Inner {
        int depth = 4;
    };

    std::uint32_t level = 2;
    double alpha = 0.5;
    bool exact = false;
    bool strict = true;
    Final final_move = Final::mean;
    std::optional<int> seed;
    std::string policy = "random";
    Inner inner;
    std::string command;
};

OptionTable<Options> plain_table() {
    OptionTable<Options> table;
    table.integer("level", &Options::level, 0, 8, "Depth", "A paper");
    table.real("alpha", &Options::alpha, 0, 10, "Step", "");
    table.boolean("exact", &Options::exact, "Whether", "");
    table.integer("strict", &Options::strict, 0, 1, "Whether", "");
    table.choice("final-move", &Options::final_move,
                 {{Options::Final::top, "top"}, {Options::Final::mean, "mean"}}, "How", "");
    table.choice("seed", &Options::seed, {{std::nullopt, "none"}, {7, "seven"}}, "Which", "");
    table.policy("policy", &Options::policy, "Policy", "");
    table.integer("depth", nested(&Options::inner, &Options::Inner::depth), -3, 9, "Depth", "");
    table.text("command", &Options::command, "Command", "");
    return table;
}

OptionTable<Options> table_with_preset() {
    Options paper;
    paper.level = 8;
    paper.final_move = Options::Final::top;
    OptionTable<Options> table = plain_table();
    table.preset({{"paper", paper}}, "All others", "The paper");
    return table;
}

/// The values after a way through the struct of the solver's options.
template <class S>
OptionValues there_and_back(const OptionValues& values) {
    const auto table = S::option_table();
    return table.values_of(table.read(values));
}

using RoundTrip = OptionValues (*)(const OptionValues&);
const std::map<std::string, RoundTrip> round_trips{
    {"sp-mcts", there_and_back<SpMcts>},
    {"nested-monte-carlo", there_and_back<NestedMonteCarlo>},
    {"nrpa", there_and_back<Nrpa>},
    {"flat-monte-carlo", there_and_back<FlatMonteCarlo>},
    {"depth-budgeted", there_and_back<DepthBudgeted>},
    {"greedy", there_and_back<GreedySearch>},
    {"best-first", there_and_back<BestFirst>},
    {"a-star", there_and_back<AStar>},
    {"ida-star", there_and_back<IdaStar>},
    {"branch-and-bound", there_and_back<BranchAndBound>},
    {"exact", there_and_back<ExactSearch>},
    {"beam-search", there_and_back<BeamSearch>},
    {"annealing", there_and_back<Annealing>},
    {"champion", there_and_back<Champion>},
};

/// Values that an option may have, its bounds among them.
std::vector<OptionValue> samples(const OptionSpec& spec) {
    switch (spec.type) {
    case OptionType::integer:
        return {static_cast<std::int64_t>(spec.minimum), static_cast<std::int64_t>(spec.maximum)};
    case OptionType::real:
        return {spec.minimum, spec.maximum, std::midpoint(spec.minimum, spec.maximum)};
    case OptionType::boolean:
        return {false, true};
    case OptionType::choice:
        return {spec.choices.begin(), spec.choices.end()};
    case OptionType::policy:
        return {std::string("greedy:epsilon=0.25")};
    case OptionType::text:
        return {std::string("sh 'a b' c=d")};
    }
    return {};
}

} // namespace

/// Options named once: what hosts are told of them, and the way in and out of a struct.
class TestOptionTable : public QObject {
    Q_OBJECT

private slots:
    void defaultsAreThoseOfTheStruct();
    void rowsStandInTheirOrder();
    void rangesAreThoseOfTheRows();
    void readsIntoTheMembers();
    void presetImpliesEveryOther();
    void unknownNamesAreRefused();
    void valuesOutOfRangeAreRefused_data();
    void valuesOutOfRangeAreRefused();
    void everyOptionOfASolverComesBack_data();
    void everyOptionOfASolverComesBack();
    void presetsOfPapersNameTheirScoring();
};

void TestOptionTable::defaultsAreThoseOfTheStruct() {
    const OptionValues expected{{"level", std::int64_t{2}},
                                {"alpha", 0.5},
                                {"exact", false},
                                {"strict", std::int64_t{1}},
                                {"final-move", std::string("mean")},
                                {"seed", std::string("none")},
                                {"policy", std::string("random")},
                                {"depth", std::int64_t{4}},
                                {"command", std::string()}};
    QVERIFY(default_options(plain_table().specs()) == expected);
    QVERIFY(plain_table().values_of({}) == expected);
}

void TestOptionTable::rowsStandInTheirOrder() {
    std::string names;
    for (const OptionSpec& spec : table_with_preset().specs())
        names += spec.name + " ";
    QCOMPARE(text(names),
             QString("preset level alpha exact strict final-move seed policy depth command "));
}

void TestOptionTable::rangesAreThoseOfTheRows() {
    const auto specs = plain_table().specs();
    QCOMPARE(specs[0].type, OptionType::integer);
    QCOMPARE(specs[0].maximum, 8.0);
    QCOMPARE(text(specs[0].help), QString("Depth"));
    QCOMPARE(text(specs[0].paper), QString("A paper"));
    QCOMPARE(specs[1].type, OptionType::real);
    QCOMPARE(specs[2].type, OptionType::boolean);
    QCOMPARE(specs[4].type, OptionType::choice);
    QVERIFY((specs[4].choices == std::vector<std::string>{"top", "mean"}));
    QCOMPARE(specs[6].type, OptionType::policy);
    QCOMPARE(specs[7].minimum, -3.0);
    QCOMPARE(specs[8].type, OptionType::text);
}

void TestOptionTable::readsIntoTheMembers() {
    const auto table = plain_table();
    const std::vector<std::string> texts{"level=7",       "alpha=2.5",  "exact=true",
                                         "strict=0",      "seed=seven", "final-move=top",
                                         "policy=greedy", "depth=-2",   "command=sh -c 'a=b'"};
    const Options options = table.read(*parse_options(table.specs(), texts));
    QCOMPARE(options.level, std::uint32_t{7});
    QCOMPARE(options.alpha, 2.5);
    QVERIFY(options.exact);
    QVERIFY(!options.strict);
    QVERIFY(options.final_move == Options::Final::top);
    QVERIFY(options.seed == 7);
    QCOMPARE(text(options.policy), QString("greedy"));
    QCOMPARE(options.inner.depth, -2);
    QCOMPARE(text(options.command), QString("sh -c 'a=b'"));
}

void TestOptionTable::presetImpliesEveryOther() {
    const auto table = table_with_preset();
    const auto specs = table.specs();
    QVERIFY((specs[0].choices == std::vector<std::string>{"ours", "paper"}));
    QVERIFY(specs[0].default_value == OptionValue(std::string("ours")));
    QVERIFY(specs[0].implied.at("ours") == table.values_of({}));
    OptionValues expected = table.values_of({});
    expected["level"] = std::int64_t{8};
    expected["final-move"] = std::string("top");
    QVERIFY(specs[0].implied.at("paper") == expected);
    const auto given =
        parse_options(specs, std::vector<std::string>{"preset=paper", "final-move=mean"});
    const Options options = table.read(*given);
    QCOMPARE(options.level, std::uint32_t{8});
    QVERIFY(options.final_move == Options::Final::mean);
}

void TestOptionTable::unknownNamesAreRefused() {
    const auto values = parse_options(plain_table().specs(), std::vector<std::string>{"Level=3"});
    QVERIFY(!values.ok());
    QVERIFY_THROWS_EXCEPTION(std::out_of_range, plain_table().read({{"level", std::int64_t{3}}}));
}

void TestOptionTable::valuesOutOfRangeAreRefused_data() {
    QTest::addColumn<QString>("option");
    for (const char* option : {"level=9", "level=-1", "alpha=10.5", "exact=1", "strict=2",
                               "final-move=best", "seed=7", "depth=-4"})
        QTest::newRow(option) << option;
}

void TestOptionTable::valuesOutOfRangeAreRefused() {
    QFETCH(const QString, option);
    QVERIFY(!parse_options(plain_table().specs(), std::array{option.toStdString()}).ok());
}

void TestOptionTable::everyOptionOfASolverComesBack_data() {
    QTest::addColumn<QString>("solver");
    for (const SolverEntry& entry : solver_registry())
        QTest::newRow(entry.name.c_str()) << text(entry.name);
}

/// Each value of each option alone, so that no two of them can share a member, and all that a
/// preset implies.
void TestOptionTable::everyOptionOfASolverComesBack() {
    QFETCH(const QString, solver);
    const SolverEntry& entry = *find_solver(solver.toStdString());
    QVERIFY(round_trips.contains(entry.name));
    const RoundTrip there_and_back = round_trips.at(entry.name);
    OptionValues defaults = default_options(entry.options);
    defaults.erase("preset");
    QVERIFY(there_and_back(defaults) == defaults);
    for (const OptionSpec& spec : entry.options) {
        for (const auto& [choice, implied] : spec.implied)
            QVERIFY2(there_and_back(implied) == implied, choice.c_str());
        if (!spec.implied.empty())
            continue;
        for (const OptionValue& value : samples(spec)) {
            OptionValues values = defaults;
            values[spec.name] = value;
            QVERIFY2(there_and_back(values) == values, spec.name.c_str());
        }
    }
}

void TestOptionTable::presetsOfPapersNameTheirScoring() {
    for (const SolverEntry& entry : solver_registry())
        for (const OptionSpec& spec : entry.options)
            for (const auto& [choice, scoring] : spec.scorings) {
                QVERIFY2(spec.implied.contains(choice), choice.c_str());
                QVERIFY2(scoring_of_name(scoring).has_value(), scoring.c_str());
            }
    const auto scoring = [](const char* solver, const std::string& preset) {
        return scoring_of_preset(*find_solver(solver), {{"preset", preset}});
    };
    for (const char* name : {"exploitation", "balanced", "exploration", "cem-per-game"}) {
        QVERIFY(scoring("sp-mcts", name + std::string("-program")) == Scoring::lenient_penalty);
        QVERIFY(scoring("sp-mcts", name + std::string("-text")) == Scoring::standard);
    }
    QVERIFY(scoring("sp-mcts", "balanced-2008") == Scoring::standard);
    QVERIFY(scoring("nrpa", "program") == Scoring::no_penalty);
    QVERIFY(scoring("nrpa", "text") == Scoring::no_penalty);
    QVERIFY(!scoring("nested-monte-carlo", "text")); // the paper does not tell
    QVERIFY(!scoring("nrpa", "ours"));
    QVERIFY(!scoring_of_preset(*find_solver("nrpa"), {}));
    QVERIFY(!scoring_of_preset(*find_solver("greedy"), {}));
}

SAMEGAME_TEST(TestOptionTable)
#include "tst_option_table.moc"
