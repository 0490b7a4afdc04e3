#include "engine/solvers/beam/beam_search.h"

#include "engine/playout/child_generator.h"
#include "engine/search/option_list.h"
#include "engine/solvers/beam/run.h"

namespace samegame {

namespace {

constexpr ChoiceNames<BeamJudge, 5> judges{{
    {BeamJudge::score, "score"},
    {BeamJudge::score_groups, "score-groups"},
    {BeamJudge::over_estimator, "over-estimator"},
    {BeamJudge::fragmentation, "fragmentation"},
    {BeamJudge::playouts, "playouts"},
}};

constexpr const char* paper = "Takes & Kosters 2009, section 4";

} // namespace

std::vector<OptionSpec> BeamSearch::option_specs() {
    const Options options;
    return {
        {"width",
         OptionType::integer,
         std::int64_t{0},
         0,
         BeamSearch::greatest_width,
         {},
         "Positions kept in each layer, as far as memory reaches; 0 runs beams of doubling width "
         "one after the other",
         paper},
        {"layers",
         OptionType::choice,
         std::string("blocks"),
         0,
         0,
         {"blocks", "moves"},
         "Positions compete with those that have as many blocks removed, or that are as many moves "
         "from the start",
         paper},
        {"evaluation", OptionType::choice, name_in(judges, options.judge), 0, 0, list_of(judges),
         "What ranks positions: the score; with the points of the groups there are, or of each "
         "color as one group; with what the colors promise, less the more pieces they are in; or "
         "with a playout, of the best by that",
         paper},
        {"prefilter",
         OptionType::integer,
         std::int64_t{options.prefilter},
         1,
         256,
         {},
         "With the evaluation \"playouts\": candidates that get playouts, for each position that "
         "is kept",
         ""},
        {"playouts",
         OptionType::integer,
         std::int64_t{options.playouts},
         1,
         1024,
         {},
         "With the evaluation \"playouts\": playouts from each candidate, of which the best counts",
         ""},
        {"uncleared-penalty",
         OptionType::real,
         options.uncleared_penalty,
         0,
         10000,
         {},
         "Points taken off the estimate of a position that can no longer be cleared, since a color "
         "has a single block left",
         ""},
        {"prune",
         OptionType::boolean,
         options.prunes,
         0,
         0,
         {},
         "Leaves out positions that cannot reach more than the best line, even with the blocks of "
         "each color as one group",
         paper},
    };
}

BeamSearch::BeamSearch(const OptionValues& values) {
    m_options.width = static_cast<std::uint64_t>(std::get<std::int64_t>(values.at("width")));
    m_options.by_moves = std::get<std::string>(values.at("layers")) == "moves";
    m_options.judge = choice_in(judges, values.at("evaluation"));
    m_options.prefilter = static_cast<int>(std::get<std::int64_t>(values.at("prefilter")));
    m_options.playouts = static_cast<int>(std::get<std::int64_t>(values.at("playouts")));
    m_options.uncleared_penalty = std::get<double>(values.at("uncleared-penalty"));
    m_options.prunes = std::get<bool>(values.at("prune"));
}

StopReason BeamSearch::solve(const Board& root, const Rules& rules, SearchTeam& team) {
    return with_child_generator(root, rules, [&](const auto& generator) {
        using Generator = std::remove_cvref_t<decltype(generator)>;
        return BeamRun<Generator>(m_options, root, rules, team).run();
    });
}

} // namespace samegame
