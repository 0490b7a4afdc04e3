#include "app/pictures/experiment_report.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string_view>
#include <utility>

#include "app/pictures/report_text.h"
#include "engine/base/text.h"
#include "engine/formats/csv_text.h"

namespace samegame::pictures {

namespace {

constexpr int curve_points = 100;

/// A column of the table, and the texts of its cells, empty if nothing is known.
struct Column {
    using Cell = std::function<std::string(std::size_t)>; // of an entrant

    Column(ExperimentColumn content, std::string title, Cell text, bool is_left = false)
        : head{content, std::move(title), is_left}, cell(std::move(text)) {}

    ExperimentTable::Column head;
    Cell cell;
};

/// The usual titles, in the order of ExperimentColumn; notes explain those that do not speak for
/// themselves.
constexpr std::array<std::string_view, experiment_column_count> column_titles{
    "entry",
    "trials",
    "mean",
    "total",
    "± like these",
    "± these",
    "deviation",
    "best",
    "cleared",
    "difference",
    "± like these",
    "± these",
    "to",
    "published",
    "above",
    "published deviation",
    "depth",
    "of walks",
    "published depth",
    "deepest",
    "running",
    "published deepest",
    "playouts",
    "s",
};

std::string column_title(ExperimentColumn column) {
    return std::string(column_titles[static_cast<std::size_t>(column)]);
}

ExperimentColumn value_column(const Experiment& experiment) {
    return experiment.measure == Measure::total ? ExperimentColumn::total : ExperimentColumn::mean;
}

/// The readings of which some entrant has an interval.
std::vector<Reading> readings_of(const ExperimentReport& report) {
    std::vector<Reading> readings;
    for (const Reading reading : {Reading::boards_like_these, Reading::these_boards})
        if (std::ranges::any_of(report.summaries, [reading](const EntrantSummary& summary) {
                return summary.intervals[reading] || summary.difference_intervals[reading];
            }))
            readings.push_back(reading);
    return readings;
}

/// The title of a column of intervals; the notes explain it.
std::string interval_title(Reading reading, std::size_t readings) {
    if (readings == 1)
        return "±";
    return column_title(reading == Reading::boards_like_these ? ExperimentColumn::like_these
                                                              : ExperimentColumn::these);
}

std::string whole(double value) {
    return fixed(value, 0);
}

/// A time with few digits, as more mean nothing: "0.034", "12.3", "1234".
std::string seconds_text(double seconds) {
    return fixed(seconds, seconds < 1 ? 3 : seconds < 100 ? 1 : 0);
}

bool is_published(const ExperimentReport& report) {
    return std::ranges::any_of(report.summaries, [](const EntrantSummary& summary) {
        return summary.published.has_value();
    });
}

/// Whether some entrant stands beside a published result whose `member` is known.
bool is_published(const ExperimentReport& report, std::optional<double> PublishedResult::*member) {
    const auto& entrants = report.experiment.entrants;
    for (std::size_t i = 0; i < entrants.size(); ++i)
        if (report.summaries[i].published && entrants[i].published->*member)
            return true;
    return false;
}

/// The entrants that others are compared with.
std::set<std::size_t> bases_of(const Experiment& experiment) {
    std::set<std::size_t> bases;
    for (std::size_t i = 0; i < experiment.entrants.size(); ++i)
        if (experiment.entrants[i].against != i)
            bases.insert(experiment.entrants[i].against);
    return bases;
}

/// The columns of the table. Entrants without trials have only their name.
std::vector<Column> columns_of(const ExperimentReport& report) {
    const Experiment& experiment = report.experiment;
    const auto& summaries = report.summaries;
    const auto shown = [&summaries](auto text) {
        return [&summaries, text](std::size_t i) {
            return summaries[i].trials == 0 ? std::string() : text(summaries[i]);
        };
    };
    std::vector<Column> columns;
    using Content = ExperimentColumn;
    const auto add = [&](Content content, auto text) {
        columns.emplace_back(content, column_title(content), shown(text));
    };
    using Summary = EntrantSummary;
    const std::vector<Reading> readings = readings_of(report);
    const auto add_intervals = [&](ReadIntervals Summary::*intervals, Content of_boards_like_these,
                                   Content of_these_boards) {
        for (const Reading reading : readings)
            columns.emplace_back(reading == Reading::boards_like_these ? of_boards_like_these
                                                                       : of_these_boards,
                                 interval_title(reading, readings.size()),
                                 shown([reading, intervals](const Summary& s) {
                                     return half_width((s.*intervals)[reading]);
                                 }));
    };
    const auto name = [&experiment](std::size_t i) { return visible(experiment.entrants[i].name); };
    columns.emplace_back(Content::entry, column_title(Content::entry), name, true);
    add(Content::trials, [](const Summary& s) { return std::to_string(s.trials); });
    add(value_column(experiment), [](const Summary& s) { return fixed(s.value, 1); });
    add_intervals(&Summary::intervals, Content::like_these, Content::these);
    if (experiment.measure == Measure::mean)
        add(Content::deviation,
            [](const Summary& s) { return s.trials > 1 ? fixed(s.deviation, 1) : ""; });
    add(Content::best, [](const Summary& s) { return std::to_string(s.best); });
    add(Content::cleared, [](const Summary& s) { return std::to_string(s.cleared); });
    const std::size_t bases = bases_of(experiment).size();
    if (bases > 0) {
        add(Content::difference,
            [](const Summary& s) { return s.pairs ? fixed(s.difference, 1) : ""; });
        add_intervals(&Summary::difference_intervals, Content::difference_like_these,
                      Content::difference_these);
    }
    if (bases > 1)
        columns.emplace_back(
            Content::to, column_title(Content::to),
            [&experiment, name](std::size_t i) {
                const std::size_t to = experiment.entrants[i].against;
                return to == i ? std::string() : name(to);
            },
            true);
    if (is_published(report)) {
        add(Content::published,
            [](const Summary& s) { return s.published ? whole(*s.published) : ""; });
        if (experiment.budget_share == 1)
            add(Content::above, [](const Summary& s) {
                return s.published ? fixed(s.value - *s.published, 1) : "";
            });
    }
    const auto add_published = [&](Content content,
                                   std::optional<double> PublishedResult::*member) {
        if (!is_published(report, member))
            return;
        columns.emplace_back(
            content, column_title(content), [&summaries, &experiment, member](std::size_t i) {
                const auto* published = experiment.entrants[i].published;
                return summaries[i].published && published->*member ? whole(*(published->*member))
                                                                    : "";
            });
    };
    if (experiment.measure == Measure::mean)
        add_published(Content::published_deviation, &PublishedResult::deviation);
    if (experiment.shows_depth) {
        add(Content::depth, [](const Summary& s) { return fixed(s.mean_depth, 1); });
        add(Content::walk_depth, [](const Summary& s) { return fixed(s.walk_depth, 1); });
        add_published(Content::published_depth, &PublishedResult::mean_depth);
        add(Content::deepest, [](const Summary& s) { return fixed(s.depth, 1); });
        add(Content::running, [](const Summary& s) { return fixed(s.running_depth, 1); });
        add_published(Content::published_deepest, &PublishedResult::depth);
    }
    columns.emplace_back(Content::playouts, column_title(Content::playouts),
                         [&summaries, &experiment](std::size_t i) {
                             const bool is_known = !experiment.entrants[i].solver->is_external;
                             return is_known && summaries[i].trials > 0
                                        ? whole(summaries[i].playouts)
                                        : "";
                         });
    add(Content::seconds, [](const Summary& s) { return seconds_text(s.seconds); });
    return columns;
}

std::string boards_text(const Experiment& experiment) {
    const auto& boards = experiment.boards;
    std::string first = visible(boards.front().name, quoted_characters);
    if (boards.size() == 1)
        return first;
    return std::to_string(boards.size()) + " boards, " + first + " to " +
           visible(boards.back().name, quoted_characters);
}

/// What the intervals mean, and why a reading is missing.
std::vector<ExperimentNote> interval_notes(const ExperimentReport& report) {
    using Kind = ExperimentNote::Kind;
    std::vector<ExperimentNote> notes;
    for (const Reading reading : readings_of(report))
        notes.push_back(
            {reading == Reading::boards_like_these ? Kind::like_these : Kind::these, {}});
    if (report.experiment.boards.size() == 1)
        notes.push_back({Kind::one_board, {}});
    if (report.experiment.runs == 1)
        notes.push_back({Kind::one_run, {}});
    return notes;
}

/// `readings` are those that the table has.
std::string note_text(const ExperimentNote& note, std::size_t readings = 1) {
    using Kind = ExperimentNote::Kind;
    switch (note.kind) {
    case Kind::like_these:
        return interval_title(Reading::boards_like_these, readings) +
               ": 95 %, for boards like these, over boards.";
    case Kind::these:
        return interval_title(Reading::these_boards, readings) +
               ": 95 %, for these boards themselves, over the runs of each.";
    case Kind::one_board:
        return "One board says nothing about boards like it.";
    case Kind::one_run:
        return "One run on each board says nothing about further runs on these boards.";
    case Kind::base:
        return "A difference is the score of an entry minus the score of " +
               in_quotes(note.subject) + ", on the same boards and seeds.";
    case Kind::bases:
        return "A difference is the score of an entry minus the score of the entry under 'to', on "
               "the same boards and seeds.";
    case Kind::without_game:
        return without_game_text(note.subject, note.count, note.trials) + ".";
    case Kind::depths:
        return "depth is the mean depth of all nodes, of walks the mean depth of nodes where "
               "playouts begin, deepest the depth of the deepest node, running the mean of its "
               "running maximum over boards.";
    case Kind::whole_budget:
        return "Published results used the whole budget.";
    case Kind::source:
        return "Published: " + note.subject + ".";
    case Kind::experiment:
    case Kind::system:
        break;
    }
    return note.subject;
}

using CsvRow = std::vector<std::pair<std::string, std::string>>;

/// The row of an entrant in the CSV file: titles with their cells.
CsvRow csv_row(const ExperimentReport& report, std::size_t i) {
    const Experiment& experiment = report.experiment;
    const ExperimentEntrant& entrant = experiment.entrants[i];
    const EntrantSummary& s = report.summaries[i];
    CsvRow row;
    const auto add = [&row](const std::string& title, const std::string& cell) {
        row.emplace_back(title, cell);
    };
    const auto add_number = [&add](const std::string& title, bool is_known, double number) {
        add(title, is_known ? number_text(number) : "");
    };
    const auto add_known = [&](const std::string& title, const std::optional<double>& number) {
        add_number(title, number.has_value(), number.value_or(0));
    };
    const auto add_interval = [&](const std::string& name,
                                  const std::optional<Interval>& interval) {
        const auto [low, high] = interval.value_or(Interval());
        add_number(name + "low", interval.has_value(), low);
        add_number(name + "high", interval.has_value(), high);
    };
    const bool has_trials = s.trials > 0;
    add("entry", entrant.name);
    add("trials", std::to_string(s.trials));
    add("boards", std::to_string(s.boards));
    add_number(column_title(value_column(experiment)), has_trials, s.value);
    add_interval("", s.interval);
    add_number("deviation", s.trials > 1, s.deviation);
    add_number("best", has_trials, s.best);
    add("cleared", std::to_string(s.cleared));
    add("difference_to", entrant.against != i ? experiment.entrants[entrant.against].name : "");
    add("pairs", std::to_string(s.pairs));
    add_number("difference", s.pairs > 0, s.difference);
    add_interval("difference_", s.difference_interval);
    add_known("published", s.published);
    const PublishedResult published = s.published ? *entrant.published : PublishedResult();
    add_known("published_deviation", published.deviation);
    add_known("published_depth", published.mean_depth);
    add_known("published_deepest", published.depth);
    add_number("depth", has_trials, s.mean_depth);
    add_number("walk_depth", has_trials, s.walk_depth);
    add_number("deepest", has_trials, s.depth);
    add_number("running", has_trials, s.running_depth);
    const bool has_counts = has_trials && !entrant.solver->is_external;
    add_number("playouts", has_counts, s.playouts);
    add_number("nodes", has_counts, s.nodes);
    add_number("seconds", has_trials, s.seconds);
    add_interval("boards_like_these_", s.intervals.boards_like_these);
    add_interval("these_boards_", s.intervals.these_boards);
    add_interval("difference_boards_like_these_", s.difference_intervals.boards_like_these);
    add_interval("difference_these_boards_", s.difference_intervals.these_boards);
    add("first_board", experiment.boards.front().name);
    add("last_board", experiment.boards.back().name);
    add("budget", budget_text(entrant.budget));
    add("seed", std::to_string(experiment.seed));
    add("without_game", std::to_string(s.without_game));
    return row;
}

} // namespace

ExperimentReport report_of(const Experiment& experiment, std::span<const Trial> trials) {
    ExperimentReport report;
    report.experiment = experiment;
    report.summaries = summaries_of(experiment, trials);
    report.values = values_of(experiment, trials);
    report.curves = curves_of(experiment, trials, curve_points);
    report.milestones = milestones_of(experiment, trials);
    report.done = trials.size();
    report.total = samegame::table_of(experiment).size();
    return report;
}

std::string place_name(const Experiment& experiment) {
    if (curves_over_playouts(experiment))
        return "playouts";
    return curves_over_virtual_time(experiment) ? "virtual seconds" : "seconds";
}

std::string title_of(const Experiment& experiment) {
    const std::string scale = scale_text(experiment);
    return visible(experiment.title) + (scale.empty() ? "" : " (" + scale + ")");
}

std::string extent_text(const ExperimentReport& report) {
    const Experiment& experiment = report.experiment;
    return boards_text(experiment) + "; " +
           counted(static_cast<std::uint64_t>(experiment.runs), "run") + ", seed " +
           std::to_string(experiment.seed) + "; " + std::to_string(report.done) + " of " +
           std::to_string(report.total) + " trials";
}

std::vector<ExperimentNote> experiment_notes(const ExperimentReport& report) {
    using Kind = ExperimentNote::Kind;
    const Experiment& experiment = report.experiment;
    std::vector<ExperimentNote> notes;
    if (!experiment.note.empty())
        notes.push_back({Kind::experiment, visible(experiment.note)});
    for (ExperimentNote& note : interval_notes(report))
        notes.push_back(std::move(note));
    const std::set<std::size_t> bases = bases_of(experiment);
    if (bases.size() == 1)
        notes.push_back({Kind::base, experiment.entrants[*bases.begin()].name});
    else if (!bases.empty())
        notes.push_back({Kind::bases, {}});
    for (std::size_t i = 0; i < report.summaries.size(); ++i)
        if (const EntrantSummary& summary = report.summaries[i]; summary.without_game > 0)
            notes.push_back({Kind::without_game, experiment.entrants[i].name, summary.without_game,
                             summary.trials});
    if (experiment.shows_depth)
        notes.push_back({Kind::depths, {}});
    if (experiment.budget_share < 1 && is_published(report))
        notes.push_back({Kind::whole_budget, {}});
    std::set<std::string> sources;
    for (const ExperimentEntrant& entrant : experiment.entrants)
        if (entrant.published != nullptr && sources.insert(entrant.published->source).second)
            notes.push_back({Kind::source, entrant.published->source});
    std::set<std::string> warnings;
    for (const ExperimentEntrant& entrant : experiment.entrants)
        if (entrant.published != nullptr && !entrant.published->note.empty() &&
            warnings.insert(entrant.published->note).second)
            notes.push_back(
                {Kind::system, entrant.published->system + ": " + entrant.published->note});
    return notes;
}

std::string text_of(const ExperimentNote& note) {
    return note_text(note);
}

std::vector<std::string> notes_of(const ExperimentReport& report) {
    const std::size_t readings = readings_of(report).size();
    std::vector<std::string> texts;
    for (const ExperimentNote& note : experiment_notes(report))
        texts.push_back(note_text(note, readings));
    return texts;
}

std::string program_text(const ExperimentReport& report) {
    return report.program + (report.commit.empty() ? "" : " (" + report.commit + ")");
}

ExperimentTable table_of(const ExperimentReport& report) {
    const std::vector<Column> columns = columns_of(report);
    ExperimentTable table;
    for (const Column& column : columns)
        table.columns.push_back(column.head);
    for (std::size_t i = 0; i < report.experiment.entrants.size(); ++i) {
        auto& row = table.rows.emplace_back();
        for (const Column& column : columns)
            row.push_back(column.cell(i));
    }
    return table;
}

std::string csv_text(const ExperimentReport& report) {
    std::string csv;
    for (std::size_t i = 0; i < report.experiment.entrants.size(); ++i) {
        std::vector<std::string> titles;
        std::vector<std::string> cells;
        for (auto& [title, cell] : csv_row(report, i)) {
            titles.push_back(std::move(title));
            cells.push_back(std::move(cell));
        }
        csv += (i == 0 ? csv_line(titles) : "") + csv_line(cells);
    }
    return csv;
}

} // namespace samegame::pictures
