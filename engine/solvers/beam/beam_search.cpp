#include "engine/solvers/beam/beam_search.h"

#include "engine/base/message.h"
#include "engine/playout/child_generator.h"
#include "engine/solvers/beam/run.h"

namespace samegame {

OptionTable<BeamSearch::Options> BeamSearch::option_table() {
    const char* const paper = "Takes & Kosters 2009, section 4";
    OptionTable<Options> table;
    table.integer("width", &Options::width, 0, BeamSearch::greatest_width,
                  SAMEGAME_TEXT("Engine", "Positions kept in each layer, as far as memory reaches; "
                                          "0 runs beams of doubling width one after the other"),
                  paper);
    table.choice("layers", &Options::by_moves, {{false, "blocks"}, {true, "moves"}},
                 SAMEGAME_TEXT("Engine", "Positions compete with those that have as many blocks "
                                         "removed, or that are as many moves from the start"),
                 paper);
    table.choice(
        "evaluation", &Options::judge,
        {{BeamJudge::score, "score"},
         {BeamJudge::score_groups, "score-groups"},
         {BeamJudge::over_estimator, "over-estimator"},
         {BeamJudge::fragmentation, "fragmentation"},
         {BeamJudge::playouts, "playouts"}},
        SAMEGAME_TEXT("Engine",
                      "What ranks positions: the score; with the points of the groups there are, "
                      "or of each color as one group; with what the colors promise, less the more "
                      "pieces they are in; or with a playout, of the best by that"),
        paper);
    table.integer("prefilter", &Options::prefilter, 1, 256,
                  SAMEGAME_TEXT("Engine", "With the evaluation \"playouts\": candidates that get "
                                          "playouts, for each position that is kept"),
                  "");
    table.integer("playouts", &Options::playouts, 1, 1024,
                  SAMEGAME_TEXT("Engine", "With the evaluation \"playouts\": playouts from each "
                                          "candidate, of which the best counts"),
                  "");
    table.real("uncleared-penalty", &Options::uncleared_penalty, 0, 10000,
               SAMEGAME_TEXT("Engine", "Points taken off the estimate of a position that can no "
                                       "longer be cleared, since a color has a single block left"),
               "");
    table.boolean("prune", &Options::prunes,
                  SAMEGAME_TEXT("Engine",
                                "Leaves out positions that cannot reach more than the best line, "
                                "even with the blocks of each color as one group"),
                  paper);
    return table;
}

StopReason BeamSearch::solve(SearchTeam& team) {
    const Board& root = team.root();
    const Rules& rules = team.rules();
    return with_child_generator(root, rules, [&](const auto& generator) {
        using Generator = std::remove_cvref_t<decltype(generator)>;
        return BeamRun<Generator>(m_options, root, rules, team).run();
    });
}

} // namespace samegame
