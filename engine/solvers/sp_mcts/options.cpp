#include "engine/solvers/sp_mcts/options.h"

#include "engine/search/option_list.h"

namespace samegame {

namespace {

using Options = SpMctsOptions;

constexpr ChoiceNames<Options::Formula, 3> formulas{
    {{Options::Formula::text, "text"},
     {Options::Formula::product, "product"},
     {Options::Formula::product_sqrt, "product-sqrt"}}};
constexpr ChoiceNames<Options::Logarithm, 2> logarithms{
    {{Options::Logarithm::ln, "ln"}, {Options::Logarithm::log10, "log10"}}};
constexpr ChoiceNames<Options::TopScore, 2> top_scores{
    {{Options::TopScore::added, "added"}, {Options::TopScore::convex, "convex"}}};
constexpr ChoiceNames<Options::FirstMove, 2> first_moves{
    {{Options::FirstMove::policy, "policy"}, {Options::FirstMove::random_cell, "random-cell"}}};
constexpr ChoiceNames<Options::Expansion, 2> expansions{
    {{Options::Expansion::one_node, "one-node"},
     {Options::Expansion::all_children, "all-children"}}};
constexpr ChoiceNames<bool, 2> searches{{{false, "per-game"}, {true, "per-move"}}};
constexpr ChoiceNames<Options::FinalMove, 3> final_moves{
    {{Options::FinalMove::top_score, "top-score"},
     {Options::FinalMove::mean, "mean"},
     {Options::FinalMove::visits, "visits"}}};
constexpr ChoiceNames<bool, 2> kept_lines{{{true, "playouts"}, {false, "games"}}};
constexpr ChoiceNames<Options::Transpositions, 3> transpositions{
    {{Options::Transpositions::none, "none"},
     {Options::Transpositions::tree, "tree"},
     {Options::Transpositions::kept, "kept"}}};
constexpr ChoiceNames<Options::Widening, 3> widenings{
    {{Options::Widening::none, "none"},
     {Options::Widening::widening, "widening"},
     {Options::Widening::unpruning, "unpruning"}}};
constexpr ChoiceNames<bool, 2> full_memory{{{true, "recycle"}, {false, "restart"}}};

/// Every option but the preset; the inverse of SpMctsOptions::read.
OptionValues values_of(const Options& options) {
    return {{"formula", name_in(formulas, options.formula)},
            {"logarithm", name_in(logarithms, options.logarithm)},
            {"c", options.c},
            {"d", options.d},
            {"w", options.w},
            {"top-score", name_in(top_scores, options.top_score)},
            {"threshold", std::int64_t{options.threshold}},
            {"first-move", name_in(first_moves, options.first_move)},
            {"expansion", name_in(expansions, options.expansion)},
            {"policy", options.policy},
            {"search", name_in(searches, options.per_move)},
            {"game-length", options.game_length},
            {"final-move", name_in(final_moves, options.final_move)},
            {"keep", name_in(kept_lines, options.keeps_playouts)},
            {"restart-nodes", static_cast<std::int64_t>(options.restart_nodes)},
            {"restart-count", std::int64_t{options.restart_count}},
            {"restart-seconds", options.restart_seconds},
            {"transpositions", name_in(transpositions, options.transpositions)},
            {"rave", options.rave},
            {"widening", name_in(widenings, options.widening)},
            {"full-memory", name_in(full_memory, options.recycles)}};
}

/// A row of the paper: section 6.2 and Table 5; and what the files of its program have instead.
struct Row {
    std::string name;
    double c, d, w;
    std::uint32_t threshold;
    std::string epsilon;
    bool per_move;
    double program_w;
    std::uint32_t program_threshold;
    std::string program_chance; ///< In the place of epsilon.
};

Options as_in_text(const Row& row) {
    Options options;
    options.formula = Options::Formula::text;
    options.c = row.c;
    options.d = row.d;
    options.w = row.w;
    options.threshold = row.threshold;
    options.policy = "tabu-color-random:epsilon=" + row.epsilon;
    options.per_move = row.per_move;
    options.restart_nodes = 0;
    return options;
}

/// What the authors' older and newer program do otherwise than the text. The logarithm is the
/// newer's, for formulas that have one; the older one's is the square root.
Options as_in_program(const Row& row) {
    Options options = as_in_text(row);
    options.w = row.program_w;
    options.threshold = row.program_threshold;
    options.formula = Options::Formula::product_sqrt;
    options.logarithm = Options::Logarithm::log10;
    options.top_score = Options::TopScore::convex;
    options.expansion = Options::Expansion::all_children;
    options.first_move = Options::FirstMove::random_cell;
    options.policy = "cell-scan:chance=" + row.program_chance;
    options.game_length = 35;
    return options;
}

std::vector<std::pair<std::string, OptionValues>> presets() {
    const std::string manual = "0.003";
    const std::string tuned = "0.00007";
    const std::string file = "0.0007";
    const Row rows[] = {
        {"exploitation", 0.1, 32, 0.02, 10, manual, false, 0.02, 10, file},
        {"balanced", 0.5, 10000, 0.02, 10, manual, false, 0, 5, file},
        {"exploration", 1, 20000, 0.02, 10, manual, false, 0, 5, file},
        {"cem-per-game", 5.96, 67.98, 0.49, 13, tuned, false, 0.49, 13, tuned},
        {"cem-per-move", 4.31, 96.67, 0.28, 11, tuned, true, 0.28, 11, tuned},
    };
    std::vector<std::pair<std::string, OptionValues>> presets;
    for (const Row& row : rows) {
        presets.emplace_back(row.name + "-text", values_of(as_in_text(row)));
        presets.emplace_back(row.name + "-program", values_of(as_in_program(row)));
    }
    return presets;
}

} // namespace

std::vector<OptionSpec> sp_mcts_option_specs() {
    const std::string paper = "Schadd et al. 2011, ";
    OptionList list(values_of({}));
    list.preset(presets(),
                "Values of all other options: ours, or a setting of the paper as its text or as "
                "its program has it",
                "Schadd et al. 2011, section 6.2 and Table 5");
    list.choice("formula", list_of(formulas),
                "How the two bounds of formula 1 combine: added as printed, multiplied, or "
                "multiplied with a square root instead of the logarithm",
                paper + "formula 1; their program multiplies");
    list.choice("logarithm", list_of(logarithms), "The logarithm of the visits in formula 1",
                paper + "formula 1; their program takes log10");
    list.real("c", 0, 100000, "C: higher tries moves more that were tried less",
              paper + "formula 1");
    list.real("d", 0, 1e9, "D: higher tries rarely visited moves longer", paper + "formula 1");
    list.real("w", 0, 100, "W: weight of the top score beside the mean", paper + "section 4.2");
    list.choice("top-score", list_of(top_scores),
                "Whether the top score is added to the mean with weight W, or takes the share W of "
                "their sum",
                paper + "section 4.2; an older program takes the share");
    list.integer("threshold", 0, 1000000,
                 "T: visits of a position before the formula chooses there instead of the playout "
                 "policy",
                 paper + "section 4.2");
    list.choice("first-move", list_of(first_moves),
                "What chooses below T visits: the playout policy, or first a random cell, whose "
                "group may be of the tabu color",
                paper + "section 4.2; their program takes a random cell");
    list.choice("expansion", list_of(expansions),
                "Nodes added: one a playout, or all children of a position visited T times",
                paper + "section 4.4; their program expands all children");
    list.policy("policy", "Policy of the playouts", paper + "section 4.3");
    list.choice("search", list_of(searches),
                "One search for the whole game, or one for every move with a share of the budget",
                paper + "section 6.4");
    list.real("game-length", 1, 512,
              "Moves of a game, among which a search for every move shares out the budget",
              paper + "section 6.4; their program takes 35");
    list.choice("final-move", list_of(final_moves),
                "The move that a search for every move follows: of the best line, or the move with "
                "the highest mean or the most visits",
                paper + "section 4.6");
    list.choice("keep", list_of(kept_lines),
                "Which lines count in a search for every move: those of all playouts, or only the "
                "games played",
                paper + "Table 4: games");
    list.integer("restart-nodes", 0, 4000000000.0,
                 "Nodes after which a new tree begins (randomized restarts); 0 never",
                 paper + "section 4.7");
    list.integer("restart-count", 1, 1000000,
                 "Trees among which the budget, or a move's share of it, is shared out (randomized "
                 "restarts)",
                 paper + "section 6.3");
    list.real("restart-seconds", 0, 1e9,
              "Seconds after which a new tree begins (randomized restarts); 0 never",
              "Schadd et al. 2008, section 4.2");
    list.choice("transpositions", list_of(transpositions),
                "Whether a position has one node for all orders of moves that lead to it, and "
                "whether new trees begin with what earlier ones found there",
                paper + "section 7");
    list.real("rave", 0, 1e9,
              "Visits at which a move's own mean counts as much as that of all playouts that play "
              "it later (RAVE); 0 turns it off",
              paper + "section 7; Gelly & Silver 2007");
    list.choice("widening", list_of(widenings),
                "Moves the formula may choose from: all, or more and more of them with the visits "
                "of the position, by progressive widening or unpruning",
                paper + "section 7; Coulom 2007; Chaslot et al. 2008");
    list.choice("full-memory", list_of(full_memory),
                "Once the memory is full: recycle the nodes below rarely visited positions, or "
                "begin a new tree",
                "");
    return list.specs;
}

SpMctsOptions SpMctsOptions::read(const OptionValues& values) {
    const auto real = [&values](const char* name) { return std::get<double>(values.at(name)); };
    const auto integer = [&values](const char* name) {
        return std::get<std::int64_t>(values.at(name));
    };
    Options options;
    options.formula = choice_in(formulas, values.at("formula"));
    options.logarithm = choice_in(logarithms, values.at("logarithm"));
    options.c = real("c");
    options.d = real("d");
    options.w = real("w");
    options.top_score = choice_in(top_scores, values.at("top-score"));
    options.threshold = static_cast<std::uint32_t>(integer("threshold"));
    options.first_move = choice_in(first_moves, values.at("first-move"));
    options.expansion = choice_in(expansions, values.at("expansion"));
    options.policy = std::get<std::string>(values.at("policy"));
    options.per_move = choice_in(searches, values.at("search"));
    options.game_length = real("game-length");
    options.final_move = choice_in(final_moves, values.at("final-move"));
    options.keeps_playouts = choice_in(kept_lines, values.at("keep"));
    options.restart_nodes = static_cast<std::uint64_t>(integer("restart-nodes"));
    options.restart_count = static_cast<std::uint32_t>(integer("restart-count"));
    options.restart_seconds = real("restart-seconds");
    options.transpositions = choice_in(samegame::transpositions, values.at("transpositions"));
    options.rave = real("rave");
    options.widening = choice_in(widenings, values.at("widening"));
    options.recycles = choice_in(full_memory, values.at("full-memory"));
    return options;
}

} // namespace samegame
