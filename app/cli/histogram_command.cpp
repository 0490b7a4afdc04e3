#include "app/cli/commands.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "app/cli/terminal/board_argument.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/solver_text.h"
#include "app/cli/terminal/text_output.h"
#include "app/pictures/svg.h"
#include "engine/base/clock.h"
#include "engine/formats/csv_text.h"
#include "engine/playout/policy_registry.h"
#include "engine/search/budget.h"
#include "engine/stats/nice_step.h"
#include "engine/studies/distribution/score_sampler.h"

namespace samegame::cli {

namespace {

namespace svg = pictures::svg;

constexpr std::int64_t usual_histogram_playouts = 10'000;
constexpr std::array<std::pair<const char*, double>, 5> quantiles{
    {{"0.05", 0.05}, {"0.25", 0.25}, {"0.5", 0.5}, {"0.75", 0.75}, {"0.95", 0.95}}};

struct HistogramArguments {
    BoardArgument board;
    std::string policies = "random,tabu-color-random";
    std::optional<std::int64_t> playouts;
    std::optional<std::int64_t> threads;
    std::optional<std::uint64_t> seed;
    std::string csv;
    std::string svg;
    bool progress = false;
    bool json = false;
};

/// What was drawn: one histogram for each policy that Ctrl+C left time for.
struct Distributions {
    Position start;
    std::uint64_t seed = 0;
    std::vector<std::string> policies;
    std::vector<ScoreHistogram> histograms;
};

CommonBins bins_of(const Distributions& drawn) {
    return common_bins(drawn.histograms, 50);
}

double percent(const ScoreHistogram::Bin& bin, const ScoreHistogram& histogram) {
    return 100.0 * static_cast<double>(bin.count) / static_cast<double>(histogram.count());
}

std::vector<std::string> checked_policies(const std::string& list) {
    std::vector<std::string> policies;
    for (const std::string_view policy : split(list, ',')) {
        if (const auto error = policy_error(policy))
            throw UsageError(to_string(*error));
        policies.emplace_back(policy);
    }
    return policies;
}

ScoreHistogram sample(const std::string& policy, const Position& start,
                      const HistogramArguments& arguments, std::uint64_t seed,
                      const SearchControl& control) {
    const auto wanted =
        static_cast<std::uint64_t>(arguments.playouts.value_or(usual_histogram_playouts));
    ScoreSampler sampler(start, 0, policy);
    const auto begin = Clock::now();
    const ProgressLine progress(arguments.progress, [&] {
        const std::uint64_t done = sampler.histogram().count();
        const double share = static_cast<double>(done) / static_cast<double>(wanted);
        return std::to_string(done) + " of " + std::to_string(wanted) + " playouts" +
               share_text(share, Seconds(Clock::now() - begin).count()) + "  " + policy;
    });
    sampler.run(wanted, threads_or_all(arguments.threads), seed, control);
    return sampler.histogram();
}

Json json_of(const std::string& policy, const ScoreHistogram& histogram, int bin_width) {
    Json fractions = Json::object();
    for (const auto& [name, fraction] : quantiles)
        fractions[name] = histogram.quantile(fraction);
    Json bins = Json::array();
    for (const auto& bin : histogram.bins(bin_width))
        bins.push_back({{"from", bin.from}, {"to", bin.to}, {"count", bin.count}});
    return {{"policy", policy},
            {"playouts", histogram.count()},
            {"mean", histogram.mean()},
            {"deviation", histogram.count() > 1 ? Json(histogram.deviation()) : Json()},
            {"min", histogram.minimum()},
            {"max", histogram.maximum()},
            {"quantiles", fractions},
            {"bins", bins}};
}

Json json_of(const Distributions& drawn) {
    Json policies = Json::array();
    const int bin_width = bins_of(drawn).width;
    for (std::size_t i = 0; i < drawn.histograms.size(); ++i)
        policies.push_back(json_of(drawn.policies[i], drawn.histograms[i], bin_width));
    return {{"board", board_json(drawn.start.board)},
            {"rules", name_of(drawn.start.rules.scoring)},
            {"gravity", name_of(drawn.start.rules.gravity)},
            {"seed", std::to_string(drawn.seed)},
            {"policies", policies}};
}

std::string readable(const Distributions& drawn) {
    if (!drawn.start.board.has_moves())
        return end_text(drawn.start) + ", whatever the policy (" +
               description_of(drawn.start.rules) + " rules)\n";
    std::vector<TextTable::Column> columns{TextTable::left("policy"), "playouts", "mean",
                                           "deviation", "min"};
    for (const auto& [name, fraction] : quantiles)
        columns.emplace_back(name);
    columns.emplace_back("max");
    TextTable table(columns);
    for (std::size_t i = 0; i < drawn.histograms.size(); ++i) {
        const ScoreHistogram& histogram = drawn.histograms[i];
        std::vector<std::string> row{drawn.policies[i], std::to_string(histogram.count()),
                                     fixed(histogram.mean(), 1),
                                     histogram.count() > 1 ? fixed(histogram.deviation(), 1) : "",
                                     std::to_string(histogram.minimum())};
        for (const auto& [name, fraction] : quantiles)
            row.push_back(std::to_string(histogram.quantile(fraction)));
        row.push_back(std::to_string(histogram.maximum()));
        table.add_row(row);
    }
    return table.text() + "\nseed " + std::to_string(drawn.seed) + ", " +
           description_of(drawn.start.rules) + " rules\n";
}

std::string csv_of(const Distributions& drawn) {
    std::string csv = csv_line({"policy", "from", "to", "count"});
    const int bin_width = bins_of(drawn).width;
    for (std::size_t i = 0; i < drawn.histograms.size(); ++i)
        for (const auto& bin : drawn.histograms[i].bins(bin_width))
            csv += csv_line({drawn.policies[i], std::to_string(bin.from), std::to_string(bin.to),
                             std::to_string(bin.count)});
    return csv;
}

/// The outline of a histogram's steps.
std::vector<svg::Plot::Point> outline_of(const ScoreHistogram& histogram, int bin_width) {
    const auto bins = histogram.bins(bin_width);
    std::vector<svg::Plot::Point> points{{static_cast<double>(bins.front().from), 0}};
    for (const auto& bin : bins)
        for (const int end : {bin.from, bin.to})
            points.push_back({static_cast<double>(end), percent(bin, histogram)});
    points.push_back({static_cast<double>(bins.back().to), 0});
    return points;
}

/// The histograms, one or more, as step outlines over one axis of scores, in percent of each one's
/// playouts, with a legend and sentences (without full stops) below them. Outlines differ in color
/// and in dashes.
std::string svg_of(const Distributions& drawn, const std::string& title,
                   std::span<const std::string> left_out) {
    const CommonBins bins = bins_of(drawn);
    double highest = 0;
    for (const ScoreHistogram& histogram : drawn.histograms)
        for (const auto& bin : histogram.bins(bins.width))
            highest = std::max(highest, percent(bin, histogram));
    const Interval scores{static_cast<double>(bins.from), static_cast<double>(bins.to)};
    const double step = nice_step(highest, 5);
    const svg::Plot plot(scores, rounded_outward({0, highest}, step));
    std::vector<svg::Plot::Mark> marks;
    for (const double score :
         multiples_in(scores, std::max(1.0, nice_step(scores.high - scores.low, 8))))
        marks.push_back({score, fixed(score, 0)});
    std::string content =
        plot.grid(step) + plot.floor(marks) +
        plot.titles("Score", "Percent of playouts, bins of " + std::to_string(bins.width));
    svg::Footer footer;
    for (std::size_t i = 0; i < drawn.histograms.size(); ++i) {
        const ScoreHistogram& histogram = drawn.histograms[i];
        content += svg::group(drawn.policies[i], plot.curve(outline_of(histogram, bins.width), i));
        footer.add_series(drawn.policies[i] + ", mean " + fixed(histogram.mean(), 1) + ", best " +
                              std::to_string(histogram.maximum()),
                          [i](double y) {
                              return svg::segment(svg::left, y, svg::left + 40, y,
                                                  svg::stroke_of(i));
                          });
    }
    for (const std::string& sentence : left_out)
        footer.add_sentence(sentence + ".");
    return svg::picture(title, content + footer.content(), footer.height());
}

/// Ctrl+C may leave no time for some policies, which is said.
void write_figure(const HistogramArguments& arguments, const std::vector<std::string>& policies,
                  const Distributions& drawn, OutputFiles& files) {
    if (arguments.svg.empty())
        return;
    std::vector<std::string> left_out;
    for (const std::string& policy : policies)
        if (std::ranges::find(drawn.policies, policy) == drawn.policies.end())
            left_out.push_back(in_quotes(policy) + " is not drawn: no playout of it is done");
    if (drawn.histograms.empty())
        left_out = {path_in_quotes(arguments.svg) + " is not written: no playout is done"};
    else
        files.write("--svg",
                    svg_of(drawn,
                           "Playout scores of " + visible(arguments.board.name, quoted_characters),
                           left_out));
    for (const std::string& sentence : left_out)
        tell_notice("samegame-cli", sentence);
}

ExitCode run(const HistogramArguments& arguments) {
    const auto policies = checked_policies(arguments.policies);
    OutputFiles files({{"--csv", arguments.csv}, {"--svg", arguments.svg}},
                      printed_option(arguments.json));
    Distributions drawn{start_position(arguments.board), seed_or_random(arguments.seed), {}, {}};
    refuse_refill(drawn.start, "histogram");
    SearchControl control;
    const InterruptGuard guard(&control);
    for (const std::string& policy : policies) {
        auto histogram = sample(policy, drawn.start, arguments, drawn.seed, control);
        if (histogram.empty())
            continue;
        drawn.policies.push_back(policy);
        drawn.histograms.push_back(std::move(histogram));
    }

    if (arguments.json)
        print_json("histogram", json_of(drawn));
    else
        report_stream() << readable(drawn);
    files.write("--csv", csv_of(drawn));
    write_figure(arguments, policies, drawn, files);
    files.tell_refusal();
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

} // namespace

Command histogram_command(CLI::App& program) {
    const auto arguments = std::make_shared<HistogramArguments>();
    CLI::App* form =
        program.add_subcommand("histogram", "Compare the playout scores of policies on a board");
    add_board_argument(*form, arguments->board);
    offer(add_text(*form, "--policy", arguments->policies, "NAME[,NAME]...",
                   "Playout policies, as in random,tabu-color-random (the default)"),
          policy_names());
    add_integer(*form, "--playouts", arguments->playouts, 1, most_count,
                "Playouts of each policy (default: 10000)");
    add_threads(*form, arguments->threads);
    add_seed(*form, arguments->seed);
    add_output(*form, "--csv", arguments->csv, "Write the bins to FILE");
    add_output(*form, "--svg", arguments->svg, "Draw the histograms to FILE");
    add_progress(*form, arguments->progress);
    add_json(*form, arguments->json);
    form->footer("The scores depend on seed and playouts alone, not on the number of threads.\n\n"
                 "Examples:\n"
                 "  samegame-cli histogram standard:1 --playouts 100000 --svg one.svg\n"
                 "  samegame-cli histogram standard:9 --policy random,tabu-random --json");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
