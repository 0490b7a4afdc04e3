#include <QTest>
#include <span>

#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/sp_mcts/sp_mcts.h"
#include "engine/solvers/sp_mcts/sp_mcts_schedule.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

using Options = SpMctsOptions;

namespace {

Options options_of(const std::vector<std::string>& texts) {
    const std::vector<OptionSpec> specs = Options::table().specs();
    return Options::table().read(parse_options(specs, texts).value());
}

} // namespace

/// The presets of SP-MCTS, and how it shares out a budget among moves and trees.
class TestSpMctsOptions : public QObject {
    Q_OBJECT

private slots:
    void presetsHoldThePapersValues_data();
    void presetsHoldThePapersValues();
    void programsDifferFromTheText();
    void theReportOf2008HasNeitherWNorEpsilon();
    void oursIsTheDefault();
    void explicitOptionsOverrideThePreset();
    void everyPresetSetsEveryOption();
    void movesShareTheBudget();
    void treesShareTheBudgetOfAMove();
    void aSearchPerGameIsOneMove();
    void treesEndByNodes();
};

void TestSpMctsOptions::presetsHoldThePapersValues_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<double>("c");
    QTest::addColumn<double>("d");
    QTest::addColumn<double>("w");
    QTest::addColumn<int>("threshold");
    QTest::addColumn<QString>("epsilon");
    QTest::addColumn<bool>("perMove");
    const auto row = [](const char* preset) -> QTestData& {
        return QTest::newRow(preset) << QString(preset);
    };
    row("exploitation") << 0.1 << 32.0 << 0.02 << 10 << "0.003" << false;
    row("balanced") << 0.5 << 10000.0 << 0.02 << 10 << "0.003" << false;
    row("exploration") << 1.0 << 20000.0 << 0.02 << 10 << "0.003" << false;
    row("cem-per-game") << 5.96 << 67.98 << 0.49 << 13 << "0.00007" << false;
    row("cem-per-move") << 4.31 << 96.67 << 0.28 << 11 << "0.00007" << true;
}

void TestSpMctsOptions::presetsHoldThePapersValues() {
    QFETCH(const QString, preset);
    QFETCH(const double, c);
    QFETCH(const double, d);
    QFETCH(const double, w);
    QFETCH(const int, threshold);
    QFETCH(const QString, epsilon);
    QFETCH(const bool, perMove);
    for (const bool is_program : {false, true}) {
        const Options options =
            options_of({"preset=" + preset.toStdString() + (is_program ? "-program" : "-text")});
        QCOMPARE(options.c, c);
        QCOMPARE(options.d, d);
        const bool is_other = is_program && d >= 10000;
        QCOMPARE(options.w, is_other ? 0 : w);
        QCOMPARE(static_cast<int>(options.threshold), is_other ? 5 : threshold);
        const QString chance =
            epsilon == QLatin1String("0.003") ? QStringLiteral("0.0007") : epsilon;
        QCOMPARE(text(options.policy), is_program ? "cell-scan:chance=" + chance
                                                  : "tabu-color-random:epsilon=" + epsilon);
        QCOMPARE(options.per_move, perMove);
        QCOMPARE(options.restart_nodes, std::uint64_t{0});
    }
}

void TestSpMctsOptions::programsDifferFromTheText() {
    const Options text = options_of({"preset=balanced-text"});
    QVERIFY(text.formula == Options::Formula::text);
    QVERIFY(text.logarithm == Options::Logarithm::ln);
    QVERIFY(text.top_score == Options::TopScore::added);
    QVERIFY(text.first_move == Options::FirstMove::policy);
    QVERIFY(text.expansion == Options::Expansion::one_node);
    QCOMPARE(text.game_length, 64.4);
    const Options program = options_of({"preset=balanced-program"});
    QVERIFY(program.formula == Options::Formula::product_sqrt);
    QVERIFY(program.logarithm == Options::Logarithm::log10);
    QVERIFY(program.top_score == Options::TopScore::convex);
    QVERIFY(program.first_move == Options::FirstMove::random_cell);
    QVERIFY(program.expansion == Options::Expansion::all_children);
    QCOMPARE(program.game_length, 35.0);
    QVERIFY(text.keeps_line && !program.keeps_line);
}

void TestSpMctsOptions::theReportOf2008HasNeitherWNorEpsilon() {
    for (const char* setting : {"exploitation", "balanced", "exploration"}) {
        const Options of_2008 = options_of({std::string("preset=") + setting + "-2008"});
        const Options text = options_of({std::string("preset=") + setting + "-text"});
        QCOMPARE(of_2008.w, 0.0);
        QCOMPARE(::text(of_2008.policy), QString("tabu-color-random:epsilon=0"));
        QVERIFY(of_2008.threshold_of == Options::ThresholdOf::chosen_child);
        QVERIFY(text.threshold_of == Options::ThresholdOf::position);
        QCOMPARE(of_2008.threshold, 10U);
        QCOMPARE(of_2008.c, text.c);
        QCOMPARE(of_2008.d, text.d);
        QVERIFY(of_2008.formula == Options::Formula::text);
        QVERIFY(!of_2008.per_move);
    }
}

void TestSpMctsOptions::oursIsTheDefault() {
    const std::vector<OptionSpec> specs = Options::table().specs();
    QVERIFY(complete_options(specs, {{"preset", std::string("ours")}}) == default_options(specs));
    const Options options = options_of({});
    QCOMPARE(options.c, Options{}.c);
    QCOMPARE(options.restart_nodes, std::uint64_t{50000});
    QVERIFY(options.formula == Options::Formula::product);
}

void TestSpMctsOptions::explicitOptionsOverrideThePreset() {
    for (const auto& texts :
         {std::vector<std::string>{"preset=exploration-text", "c=3", "formula=product"},
          std::vector<std::string>{"c=3", "formula=product", "preset=exploration-text"}}) {
        const Options options = options_of(texts);
        QCOMPARE(options.c, 3.0);
        QCOMPARE(options.d, 20000.0);
        QVERIFY(options.formula == Options::Formula::product);
    }
}

void TestSpMctsOptions::everyPresetSetsEveryOption() {
    const std::vector<OptionSpec> specs = Options::table().specs();
    QCOMPARE(text(specs.front().name), "preset");
    QCOMPARE(specs.front().implied.size(), specs.front().choices.size());
    for (const auto& [preset, values] : specs.front().implied) {
        QCOMPARE(values.size(), specs.size() - 1);
        for (std::size_t i = 1; i < specs.size(); ++i) {
            QVERIFY2(values.contains(specs[i].name), specs[i].name.c_str());
            const OptionValue& value = values.at(specs[i].name);
            const auto parsed = parse_option_value(specs[i], to_string(value));
            QVERIFY2(parsed.ok() && *parsed == value, (preset + " " + specs[i].name).c_str());
        }
        QVERIFY(!policy_error(std::get<std::string>(values.at("policy"))));
    }
}

/// A budget of 6,440 playouts: 100 a move.
void TestSpMctsOptions::movesShareTheBudget() {
    const Board board = generate_board(1);
    const Rules rules;
    Budget budget;
    budget.playouts = 6440;
    SearchControl control;
    SearchContext context(board, rules, budget, 1, 0, control);
    Options options;
    options.per_move = true;
    SpMctsSchedule schedule(options, std::span(&context, 1));
    for (int move = 0; move < 3; ++move) {
        for (int playout = 0; playout < 100; ++playout) {
            QVERIFY(!schedule.is_move_over());
            context.count_playouts(1);
        }
        QVERIFY(schedule.is_move_over());
        schedule.begin_move();
    }
}

void TestSpMctsOptions::treesShareTheBudgetOfAMove() {
    const Board board = generate_board(1);
    const Rules rules;
    Budget budget;
    budget.nodes = 64400;
    SearchControl control;
    SearchContext context(board, rules, budget, 1, 0, control);
    Options options;
    options.per_move = true;
    options.restart_nodes = 0;
    options.restart_count = 10;
    SpMctsSchedule schedule(options, std::span(&context, 1));
    for (int tree = 0; tree < 10; ++tree) {
        QVERIFY(!schedule.is_move_over());
        for (int node = 0; node < 100; ++node) {
            QVERIFY(!schedule.is_tree_over(0));
            context.count_playouts(1);
            context.count_node(1);
        }
        QVERIFY(schedule.is_tree_over(0));
        schedule.begin_tree();
    }
    QVERIFY(schedule.is_move_over());
}

void TestSpMctsOptions::aSearchPerGameIsOneMove() {
    const Board board = generate_board(1);
    const Rules rules;
    Budget budget;
    budget.playouts = 10;
    SearchControl control;
    SearchContext context(board, rules, budget, 1, 0, control);
    const Options options;
    const SpMctsSchedule schedule(options, std::span(&context, 1));
    for (int playout = 0; playout < 10; ++playout)
        context.count_playouts(1);
    QVERIFY(!schedule.is_move_over());
    QVERIFY(!schedule.is_tree_over(1000));
}

void TestSpMctsOptions::treesEndByNodes() {
    const Board board = generate_board(1);
    const Rules rules;
    SearchControl control;
    const SearchContext context(board, rules, {}, 1, 0, control);
    Options options;
    options.restart_nodes = 500;
    QVERIFY(!SpMctsSchedule(options, std::span(&context, 1)).is_tree_over(499));
    QVERIFY(SpMctsSchedule(options, std::span(&context, 1)).is_tree_over(500));
    options.restart_nodes = 0;
    QVERIFY(!SpMctsSchedule(options, std::span(&context, 1)).is_tree_over(1000000));
}

SAMEGAME_TEST(TestSpMctsOptions, QCoreApplication)
#include "tst_sp_mcts_options.moc"
