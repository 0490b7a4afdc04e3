#include "engine/solvers/sp_mcts/sp_mcts_options.h"

#include "engine/base/exceptions.h"
#include "engine/base/message.h"

namespace samegame {

namespace {

using Options = SpMctsOptions;

/// A row of the paper's section 6.2 and Table 5, and the values in the files of its program.
struct Row {
    std::string name;
    double c, d, w;
    std::uint32_t threshold;
    std::string epsilon;
    bool per_move;
    double program_w;
    std::uint32_t program_threshold;
    std::string program_chance; ///< Instead of epsilon.
    bool is_of_2008;            ///< The report of 2008 has this setting too.
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
    options.batch = 1;
    return options;
}

/// The report of 2008, which has neither W nor epsilon.
Options as_in_2008(const Row& row) {
    Options options = as_in_text(row);
    options.w = 0;
    options.threshold_of = Options::ThresholdOf::chosen_child;
    options.policy = "tabu-color-random:epsilon=0";
    return options;
}

/// The differences of the authors' older and newer programs from the text. The logarithm is the
/// newer program's, for formulas that have one; the square root is the older's.
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
    options.keeps_line = false;
    return options;
}

std::vector<OptionTable<Options>::Preset> presets() {
    const std::string manual = "0.003";
    const std::string tuned = "0.00007";
    const std::string file = "0.0007";
    const Row rows[] = {
        {"exploitation", 0.1, 32, 0.02, 10, manual, false, 0.02, 10, file, true},
        {"balanced", 0.5, 10000, 0.02, 10, manual, false, 0, 5, file, true},
        {"exploration", 1, 20000, 0.02, 10, manual, false, 0, 5, file, true},
        {"cem-per-game", 5.96, 67.98, 0.49, 13, tuned, false, 0.49, 13, tuned, false},
        {"cem-per-move", 4.31, 96.67, 0.28, 11, tuned, true, 0.28, 11, tuned, false},
    };
    std::vector<OptionTable<Options>::Preset> presets;
    for (const Row& row : rows) {
        presets.push_back({row.name + "-text", as_in_text(row), "standard"});
        presets.push_back({row.name + "-program", as_in_program(row), "lenient-penalty"});
        if (row.is_of_2008)
            presets.push_back({row.name + "-2008", as_in_2008(row), "standard"});
    }
    return presets;
}

} // namespace

void check(const Options& options) {
    const bool adds_other_children = options.expansion != Options::Expansion::one_node ||
                                     options.widening != Options::Widening::none;
    if (options.threshold_of != Options::ThresholdOf::position && adds_other_children)
        throw InvalidOptions({SAMEGAME_TEXT(
            "EngineError", "threshold-of another than position counts the children that playouts "
                           "add: it needs expansion=one-node and widening=none")});
}

OptionTable<SpMctsOptions> SpMctsOptions::table() {
    const std::string paper = "Schadd et al. 2011, ";
    OptionTable<Options> table;
    table.preset(presets(),
                 SAMEGAME_TEXT("Engine", "Values of all other options: ours, or a setting of the "
                                         "paper from its text or from its program"),
                 "Schadd et al. 2011, section 6.2 and Table 5; 2008, section 5.2");
    table.choice(
        "formula", &Options::formula,
        {{Options::Formula::text, "text"},
         {Options::Formula::product, "product"},
         {Options::Formula::product_sqrt, "product-sqrt"}},
        SAMEGAME_TEXT("Engine",
                      "How the two bounds of formula 1 combine: added as printed, multiplied, or "
                      "multiplied with a square root instead of the logarithm"),
        paper + "formula 1; their program multiplies");
    table.choice("logarithm", &Options::logarithm,
                 {{Options::Logarithm::ln, "ln"}, {Options::Logarithm::log10, "log10"}},
                 SAMEGAME_TEXT("Engine", "The logarithm of the visits in formula 1"),
                 paper + "formula 1; their program takes log10");
    table.real("c", &Options::c, 0, 100000,
               SAMEGAME_TEXT("Engine", "C: higher values try rarely tried moves more"),
               paper + "formula 1");
    table.real("d", &Options::d, 0, 1e9,
               SAMEGAME_TEXT("Engine", "D: higher values try rarely visited moves longer"),
               paper + "formula 1");
    table.real("w", &Options::w, 0, 100,
               SAMEGAME_TEXT("Engine", "W: weight of the top score beside the mean"),
               paper + "section 4.2");
    table.choice("top-score", &Options::top_score,
                 {{Options::TopScore::added, "added"}, {Options::TopScore::convex, "convex"}},
                 SAMEGAME_TEXT("Engine", "Whether the top score is added to the mean with weight "
                                         "W, or takes the share W of their sum"),
                 paper + "section 4.2; an older program takes the share");
    table.integer("threshold", &Options::threshold, 0, 1000000,
                  SAMEGAME_TEXT("Engine", "T: visits of a position before the formula chooses "
                                          "there instead of the playout policy"),
                  paper + "section 4.2");
    table.choice("threshold-of", &Options::threshold_of,
                 {{Options::ThresholdOf::position, "position"},
                  {Options::ThresholdOf::chosen_child, "chosen-child"},
                  {Options::ThresholdOf::every_child, "every-child"}},
                 SAMEGAME_TEXT("Engine", "Which visits T counts: of the position, of the move that "
                                         "the formula would choose, or of each move tried there"),
                 paper + "section 4.2: the position; 2008, section 4.1: a child");
    table.choice(
        "first-move", &Options::first_move,
        {{Options::FirstMove::policy, "policy"}, {Options::FirstMove::random_cell, "random-cell"}},
        SAMEGAME_TEXT("Engine", "What chooses below T visits: the playout policy, or first a "
                                "random cell, whose group may be of the tabu color"),
        paper + "section 4.2; their program takes a random cell");
    table.choice("expansion", &Options::expansion,
                 {{Options::Expansion::one_node, "one-node"},
                  {Options::Expansion::all_children, "all-children"}},
                 SAMEGAME_TEXT(
                     "Engine",
                     "Nodes added: one per playout, or all children of a position visited T times"),
                 paper + "section 4.4; their program expands all children");
    table.policy("policy", &Options::policy, SAMEGAME_TEXT("Engine", "Policy of the playouts"),
                 paper + "section 4.3");
    table.choice(
        "search", &Options::per_move, {{false, "per-game"}, {true, "per-move"}},
        SAMEGAME_TEXT(
            "Engine",
            "One search for the whole game, or one for every move with a share of the budget"),
        paper + "section 6.4");
    table.real(
        "game-length", &Options::game_length, 1, 512,
        SAMEGAME_TEXT("Engine",
                      "Moves of a game, among which a search for every move shares out the budget"),
        paper + "section 6.4; their program takes 35");
    table.choice("final-move", &Options::final_move,
                 {{Options::FinalMove::top_score, "top-score"},
                  {Options::FinalMove::mean, "mean"},
                  {Options::FinalMove::visits, "visits"}},
                 SAMEGAME_TEXT("Engine",
                               "The move that a search for every move follows: of the best line, "
                               "or the move with the highest mean or the most visits"),
                 paper + "section 4.6");
    table.choice(
        "best-line", &Options::keeps_line, {{true, "kept"}, {false, "forgotten"}},
        SAMEGAME_TEXT("Engine",
                      "Whether a search for every move follows the best line since its game began, "
                      "or only the best line of the search for the present move"),
        "Schadd et al. 2011, their program: forgotten");
    table.choice("keep", &Options::keeps_playouts, {{true, "playouts"}, {false, "games"}},
                 SAMEGAME_TEXT("Engine", "Which lines count in a search for every move: the lines "
                                         "of all playouts, or only the games played"),
                 paper + "Table 4: games");
    table.integer(
        "restart-nodes", &Options::restart_nodes, 0, 4000000000.0,
        SAMEGAME_TEXT("Engine",
                      "Nodes after which a new tree begins (randomized restarts); 0 never"),
        paper + "section 4.7");
    table.integer("restart-count", &Options::restart_count, 1, 1000000,
                  SAMEGAME_TEXT("Engine", "Trees among which the budget, or a move's share of it, "
                                          "is shared out (randomized restarts)"),
                  paper + "section 6.3");
    table.real(
        "restart-seconds", &Options::restart_seconds, 0, 1e9,
        SAMEGAME_TEXT("Engine",
                      "Seconds after which a new tree begins (randomized restarts); 0 never"),
        "Schadd et al. 2008, section 4.2");
    table.choice(
        "transpositions", &Options::transpositions,
        {{Options::Transpositions::none, "none"},
         {Options::Transpositions::tree, "tree"},
         {Options::Transpositions::kept, "kept"}},
        SAMEGAME_TEXT("Engine",
                      "Whether a position has one node for all orders of moves that lead to it, "
                      "and whether new trees begin with what earlier ones found there"),
        paper + "section 7");
    table.real("rave", &Options::rave, 0, 1e9,
               SAMEGAME_TEXT("Engine",
                             "Visits at which a move's own mean counts as much as the mean of "
                             "all playouts that play it later (RAVE); 0 turns it off"),
               paper + "section 7; Gelly & Silver 2007");
    table.choice(
        "widening", &Options::widening,
        {{Options::Widening::none, "none"},
         {Options::Widening::widening, "widening"},
         {Options::Widening::unpruning, "unpruning"}},
        SAMEGAME_TEXT("Engine",
                      "Moves the formula may choose from: all, or more and more of them with the "
                      "visits of the position, by progressive widening or unpruning"),
        paper + "section 7; Coulom 2007; Chaslot et al. 2008");
    table.integer("batch", &Options::batch, 1, 256,
                  SAMEGAME_TEXT("Engine", "Playouts of one tree that are played together, faster "
                                          "but chosen with less known; 1 plays each by itself"),
                  "Chaslot, Winands & van den Herik 2008, section 3.3: virtual loss");
    table.choice(
        "parallel", &Options::parallel,
        {{Options::Parallel::root, "root"}, {Options::Parallel::tree, "tree"}},
        SAMEGAME_TEXT("Engine",
                      "Use of several threads: each grows its own trees (root parallelization), or "
                      "all grow one tree (tree parallelization), whose results differ from run to "
                      "run"),
        "Chaslot, Winands & van den Herik 2008, sections 3.2 and 3.3");
    table.integer("virtual-loss", &Options::virtual_loss, 1, 100,
                  SAMEGAME_TEXT("Engine", "Virtual loss: a playout counts as so many losses "
                                          "until its score is known, so that the others of its "
                                          "batch, and other threads of the tree, choose other "
                                          "moves"),
                  "Chaslot, Winands & van den Herik 2008, section 3.3");
    table.choice("full-memory", &Options::recycles, {{true, "recycle"}, {false, "restart"}},
                 SAMEGAME_TEXT("Engine", "Once the memory is full: recycle the nodes below rarely "
                                         "visited positions, or begin a new tree"));
    return table;
}

} // namespace samegame
