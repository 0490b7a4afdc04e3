#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "engine/studies/experiment/experiment.h"
#include "engine/studies/experiment/experiment_summary.h"

namespace samegame::pictures {

/// An experiment with the trials that are done, and how it was run.
struct ExperimentReport {
    Experiment experiment;
    std::vector<EntrantSummary> summaries; ///< One for each entrant.
    std::vector<std::vector<CurvePoint>> curves;
    std::vector<std::vector<CurvePoint>> milestones;
    /// The first line of a file of its trials, which describes the entrants; only for JSON.
    std::string settings;
    std::vector<std::string> rows; ///< The other lines: the trials by number.
    std::size_t done = 0;          ///< Trials.
    std::size_t total = 0;
    std::string command;   ///< The command that repeats it.
    std::string program;   ///< Its name and version.
    std::string commit;    ///< Of the program; empty if it is not known.
    std::string signature; ///< The bench signature.
    std::string machine;
    std::string date;       ///< "2026-11-23"
    int threads = 1;        ///< 0: not known.
    TrialValues values{{}}; ///< The scores of the entrants by board, and their differences.
};

/// The report of these trials, which does not say yet how they were run.
ExperimentReport report_of(const Experiment& experiment, std::span<const Trial> trials);

/// "Table 2 (scale 0.1: 25 of 250 boards)".
std::string title_of(const Experiment& experiment);

/// The quantity along its curves: "playouts", "seconds", "virtual seconds".
std::string place_name(const Experiment& experiment);

/// Boards, runs, seed and trials, in one row.
std::string extent_text(const ExperimentReport& report);

/// The program with its version, and the commit if it is known: "samegame 0.1.0 (27b0d5957801)".
std::string program_text(const ExperimentReport& report);

/// A sentence on the columns of the table or on the sources of published results.
struct ExperimentNote {
    enum class Kind {
        experiment,   ///< What the experiment itself says.
        like_these,   ///< What intervals for boards like these are.
        these,        ///< The same for these boards.
        one_board,    ///< Why intervals for boards like these are missing.
        one_run,      ///< The same for these boards.
        base,         ///< The only entrant that others are compared with.
        bases,        ///< That there are several of them.
        without_game, ///< That an entrant found no game in some of its trials.
        depths,       ///< What the columns of depths are.
        whole_budget,
        source, ///< Of published results.
        system  ///< What is to be known of a published result.
    };
    Kind kind = Kind::experiment;
    /// The name of an entrant, or the words of an experiment, a source or a system; else empty.
    std::string subject;
    std::size_t count = 0;  ///< Trials without a game,
    std::size_t trials = 0; ///< of these.
};
std::vector<ExperimentNote> experiment_notes(const ExperimentReport& report);
std::string text_of(const ExperimentNote& note); ///< Of one that is not about intervals.

/// The same in words.
std::vector<std::string> notes_of(const ExperimentReport& report);

/// What stands in a column of the table.
enum class ExperimentColumn {
    entry,
    trials,
    mean,
    total,
    like_these,
    these,
    deviation,
    best,
    cleared,
    difference,
    difference_like_these,
    difference_these,
    to,
    published,
    above,
    published_deviation,
    depth,
    walk_depth,
    published_depth,
    deepest,
    running,
    published_deepest,
    playouts,
    seconds
};
inline constexpr std::size_t experiment_column_count =
    static_cast<std::size_t>(ExperimentColumn::seconds) + 1;

/// The table for people: a row for each entrant.
struct ExperimentTable {
    struct Column {
        ExperimentColumn content = ExperimentColumn::entry;
        std::string title;
        bool is_left = false; ///< Aligned to the left.
    };
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows; ///< Empty cells are not known.
};
ExperimentTable table_of(const ExperimentReport& report);

/// A row for each entrant, numbers with all their digits.
std::string csv_text(const ExperimentReport& report);

/// The figure as the text of an SVG file. It has values with their intervals along the experiment's
/// axis, a curve for each series and rings for published values; or the mean best scores over time,
/// with a dot for an entrant whose only score came with the end of its trials. It names what it
/// leaves out.
std::string experiment_svg(const ExperimentReport& report);

/// What a figure says of its trials, so that it can stand alone.
std::string caption_of(const ExperimentReport& report);

/// Sentences, without full stops, on entries that have no place in the figure and why.
std::vector<std::string> entries_left_out(const ExperimentReport& report);

} // namespace samegame::pictures
