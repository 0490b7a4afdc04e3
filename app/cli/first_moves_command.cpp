#include "app/cli/commands.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <memory>

#include "app/cli/report/provenance.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/option_text.h"
#include "app/cli/terminal/output_file.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/search_arguments.h"
#include "app/cli/terminal/solver_text.h"
#include "app/cli/terminal/text_output.h"
#include "app/version/version.h"
#include "engine/base/clock.h"
#include "engine/formats/csv_text.h"
#include "engine/stats/interval.h"
#include "engine/studies/solvability/first_moves.h"

namespace samegame::cli {

namespace {

struct FirstMovesArguments {
    std::string boards = "standard:1-20";
    std::string policy = "tabu-color-random";
    std::optional<std::int64_t> playouts;
    std::optional<std::int64_t> moves;
    std::optional<std::uint64_t> seed;
    RulesArgument rules;
    std::string csv;
    bool markdown = false;
    bool json = false;
    bool progress = false;
};

/// The first moves of boards with their values, and how these were measured.
struct FirstMovesReport {
    struct OfBoard {
        std::string name;
        int rows = 0; ///< Of the board.
        std::vector<FirstMove> moves;
    };

    std::string list; ///< The list of boards as it was given.
    std::vector<OfBoard> boards;
    FirstMoveStudy study;        ///< The study of these boards.
    std::size_t shown_moves = 0; ///< The number of best moves that are listed of each board.
    std::string policy;
    std::uint64_t playouts = 0; ///< After each move.
    std::uint64_t seed = 0;
    std::optional<Rules> rules; ///< Those of all boards; nothing if they differ.
    std::string rules_text;
    std::string command; ///< The command that repeats it.
};

struct FeatureName {
    FirstMoveFeature feature;
    const char* title;
    const char* name; ///< In JSON and CSV.
};
constexpr std::array feature_names{
    FeatureName{FirstMoveFeature::cells, "size of the group", "cells"},
    FeatureName{FirstMoveFeature::color_blocks, "blocks of its color", "color_blocks"},
    FeatureName{FirstMoveFeature::tabu_color, "tabu color", "tabu_color"},
    FeatureName{FirstMoveFeature::height, "height above the floor", "height"},
};

struct ValueName {
    MoveValue value;
    const char* title;
    const char* name; ///< In JSON and CSV.
    int decimals;     ///< Of a lead.
};
constexpr std::array value_names{
    ValueName{MoveValue::mean_score, "mean", "mean_score", 1},
    ValueName{MoveValue::clearing_share, "cleared", "clearing_share", 4},
    ValueName{MoveValue::best_score, "best", "best_score", 1},
};

constexpr std::array<const char*, FirstMoveStudy::size_class_count> size_names{"2", "3", "4",
                                                                               "5 or more"};

/// A mean and half the width of its interval.
void add_mean(std::vector<std::string>& row, const RunningStats& stats, int decimals) {
    const double step = std::pow(10, -decimals);
    const double mean = std::round(stats.mean() / step) * step + 0.0; // no minus before a zero
    row.push_back(stats.count() > 0 ? fixed(mean, decimals) : "");
    row.push_back(stats.count() > 1 ? fixed(mean_interval(stats).high - stats.mean(), decimals)
                                    : "");
}

/// Half the width of the interval of a mean over playouts.
double half_width(const PlayoutSample& sample) {
    return student_t_quantile(0.975, sample.playouts - 1) * std::sqrt(sample.variance_of_mean());
}

std::vector<TextTable::Column> columns_of_values(const char* first) {
    std::vector<TextTable::Column> columns{TextTable::left(first)};
    for (const ValueName& value : value_names) {
        columns.emplace_back(value.title);
        columns.emplace_back("±");
    }
    return columns;
}

TextTable correlation_table(const FirstMovesReport& report) {
    TextTable table(columns_of_values("rank correlation of"));
    for (const FeatureName& feature : feature_names) {
        std::vector<std::string> row{feature.title};
        for (const ValueName& value : value_names)
            add_mean(row, report.study.correlation(feature.feature, value.value), 3);
        table.add_row(std::move(row));
    }
    return table;
}

TextTable lead_table(const FirstMovesReport& report) {
    std::vector<TextTable::Column> columns = columns_of_values("groups of");
    columns.insert(columns.begin() + 1, {TextTable::left("color"), "moves"});
    TextTable table(std::move(columns));
    for (std::size_t size = 0; size < size_names.size(); ++size)
        for (const bool is_tabu : {false, true}) {
            const std::uint64_t moves = report.study.move_count(size, is_tabu);
            std::vector<std::string> row{size_names[size], is_tabu ? "tabu" : "other",
                                         std::to_string(moves)};
            for (const ValueName& value : value_names)
                add_mean(row, report.study.lead(size, is_tabu, value.value), value.decimals);
            table.add_row(std::move(row));
        }
    return table;
}

TextTable move_table(const FirstMovesReport& report) {
    TextTable table({TextTable::left("board"), "move", "cells", "blocks of its color",
                     TextTable::left("color"), "height", "mean", "±", "cleared", "best"});
    for (const FirstMovesReport::OfBoard& board : report.boards)
        for (std::size_t i = 0; i < std::min(report.shown_moves, board.moves.size()); ++i) {
            const FirstMove& move = board.moves[i];
            const auto whole = [&move](FirstMoveFeature feature) {
                return fixed(move.feature(feature), 0);
            };
            table.add_row({visible(board.name), to_string(to_notation(move.move, board.rows)),
                           whole(FirstMoveFeature::cells), whole(FirstMoveFeature::color_blocks),
                           move.is_tabu() ? "tabu" : "other", whole(FirstMoveFeature::height),
                           fixed(move.value(MoveValue::mean_score), 1),
                           fixed(half_width(move.after), 1),
                           fixed(move.value(MoveValue::clearing_share), 4),
                           fixed(move.value(MoveValue::best_score), 0)});
        }
    return table;
}

std::size_t most_moves(const FirstMovesReport& report) {
    std::size_t most = 0;
    for (const FirstMovesReport::OfBoard& board : report.boards)
        most = std::max(most, board.moves.size());
    return most;
}

std::string extent_text(const FirstMovesReport& report) {
    const FirstMoveStudy& study = report.study;
    if (report.boards.empty())
        return visible(report.list) + ": stopped before the end of its first board";
    if (most_moves(report) == 0)
        return visible(report.list) + ": no moves are left on " +
               (report.boards.size() == 1 ? "this board" : "any of these boards");
    return visible(report.list) + ": " + counted(report.boards.size(), "board") + ", " +
           fixed(study.branching().mean(), 1) + " first moves each; " +
           std::to_string(report.playouts) + " playouts (" + visible(report.policy) +
           ") after each, " + report.rules_text + ", seed " + std::to_string(report.seed);
}

std::vector<std::string> notes_of(const FirstMovesReport& report) {
    const std::size_t most = most_moves(report);
    std::vector<std::string> notes;
    if (most == 0)
        return notes;
    if (most == 1)
        return {"No board has two moves, which could be compared."};
    const RunningStats& spread = report.study.spread();
    if (spread.count() > 0)
        notes.push_back("True mean scores of the moves of a board deviate by " +
                        fixed(spread.mean(), 1) +
                        " points: the deviation of the means, without the part of chance.");
    notes.emplace_back("A correlation is between the moves of one board, 1 if the feature puts "
                       "them in the order of the value; its mean over boards.");
    notes.emplace_back("Kinds of moves: how far above the mean of all moves of their board; the "
                       "tabu color is the most frequent one of the board.");
    notes.emplace_back("±: 95 %, for boards like these; of a single move over its playouts.");
    return notes;
}

/// Without boards there is no mean.
Json mean_json(const RunningStats& stats) {
    Json json{{"boards", stats.count()}, {"mean", stats.count() > 0 ? Json(stats.mean()) : Json()}};
    if (stats.count() > 1) {
        const Interval interval = mean_interval(stats);
        json["low"] = interval.low;
        json["high"] = interval.high;
    }
    return json;
}

Json json_of(const FirstMove& move, int rows) {
    Json json{{"move", move_json(to_notation(move.move, rows))}, {"points", move.points}};
    for (const FeatureName& feature : feature_names)
        json[feature.name] = static_cast<int>(move.feature(feature.feature));
    for (const ValueName& value : value_names)
        json[value.name] = move.value(value.value);
    json["standard_error"] = std::sqrt(move.after.variance_of_mean());
    return json;
}

Json correlations_json(const FirstMoveStudy& study) {
    Json json = Json::array();
    for (const FeatureName& feature : feature_names)
        for (const ValueName& value : value_names) {
            Json row{{"feature", feature.name}, {"value", value.name}};
            row.update(mean_json(study.correlation(feature.feature, value.value)));
            json.push_back(std::move(row));
        }
    return json;
}

Json leads_json(const FirstMoveStudy& study) {
    Json json = Json::array();
    for (std::size_t size = 0; size < size_names.size(); ++size)
        for (const bool is_tabu : {false, true}) {
            Json row{{"cells", size_names[size]},
                     {"tabu_color", is_tabu},
                     {"moves", study.move_count(size, is_tabu)}};
            for (const ValueName& value : value_names)
                row[value.name] = mean_json(study.lead(size, is_tabu, value.value));
            json.push_back(std::move(row));
        }
    return json;
}

/// The best moves, the correlations of features and values, and the values of moves of each kind:
/// those of them that have something to show.
std::vector<TextTable> tables_of(const FirstMovesReport& report) {
    const std::size_t most = most_moves(report);
    std::vector<TextTable> tables;
    if (report.shown_moves > 0 && most > 0)
        tables.push_back(move_table(report));
    if (most > 1) {
        tables.push_back(correlation_table(report));
        tables.push_back(lead_table(report));
    }
    return tables;
}

/// The report for people: its tables, the extent and what they mean.
std::string terminal_text(const FirstMovesReport& report) {
    std::string text;
    for (const TextTable& table : tables_of(report))
        text += table.text() + "\n";
    text += extent_text(report) + "\n";
    for (const std::string& note : notes_of(report))
        text += note + "\n";
    return text + interrupted_text();
}

/// The same as a section of a page, with command, date, machine and version.
std::string markdown_text(const FirstMovesReport& report) {
    std::string text = "## First moves\n\n";
    for (const TextTable& table : tables_of(report))
        text += table.markdown() + "\n";
    text += "    " + report.command + "\n\n- " + markdown_escaped(extent_text(report)) + ".\n";
    for (const std::string& note : notes_of(report))
        text += "- " + markdown_escaped(note) + "\n";
    text += interrupted_text("- ");
    return text + "- " + today() + ", " + machine_name() + ", one thread; samegame " +
           with_commit(SAMEGAME_VERSION) + ".\n";
}

/// A row for each move of each board, numbers with all their digits.
std::string csv_text(const FirstMovesReport& report) {
    std::vector<std::string> titles{"board", "row", "column", "points"};
    for (const FeatureName& feature : feature_names)
        titles.emplace_back(feature.name);
    for (const ValueName& value : value_names)
        titles.emplace_back(value.name);
    titles.emplace_back("standard_error");
    std::string csv = csv_line(titles);
    for (const FirstMovesReport::OfBoard& board : report.boards)
        for (const FirstMove& move : board.moves) {
            const MoveNotation place = to_notation(move.move, board.rows);
            std::vector<std::string> row{board.name, std::to_string(place.row),
                                         std::to_string(place.column), std::to_string(move.points)};
            for (const FeatureName& feature : feature_names)
                row.push_back(number_text(move.feature(feature.feature)));
            for (const ValueName& value : value_names)
                row.push_back(number_text(move.value(value.value)));
            row.push_back(number_text(std::sqrt(move.after.variance_of_mean())));
            csv += csv_line(row);
        }
    return csv;
}

Json json_of(const FirstMovesReport& report) {
    Json boards = Json::array();
    for (const FirstMovesReport::OfBoard& board : report.boards) {
        Json moves = Json::array();
        for (const FirstMove& move : board.moves)
            moves.push_back(json_of(move, board.rows));
        boards.push_back({{"board", board.name}, {"moves", moves}});
    }
    return {{"policy", report.policy},
            {"playouts", report.playouts},
            {"seed", std::to_string(report.seed)},
            {"rules", report.rules ? Json(name_of(report.rules->scoring)) : Json()},
            {"gravity", report.rules ? Json(name_of(report.rules->gravity)) : Json()},
            {"spread", mean_json(report.study.spread())},
            {"correlations", correlations_json(report.study)},
            {"kinds", leads_json(report.study)},
            {"boards", boards}};
}

/// The command that repeats it, with its seed and playouts.
std::string command_of(const FirstMovesArguments& arguments, const FirstMovesReport& report) {
    const auto named = [](const char* option, const std::string& value) {
        return value.empty() ? std::string()
                             : std::string(" ") + option + " " + shell_word(visible(value));
    };
    return "samegame-cli first-moves " + shell_word(visible(arguments.boards)) + " --policy " +
           shell_word(visible(arguments.policy)) + " --playouts " +
           std::to_string(report.playouts) +
           named("--moves", arguments.moves ? std::to_string(*arguments.moves) : "") +
           named("--rules", arguments.rules.scoring) + named("--gravity", arguments.rules.gravity) +
           " --seed " + std::to_string(report.seed);
}

/// Plays on all boards, or on the boards before Ctrl+C.
void examine(const std::vector<NamedBoard>& boards, const FirstMovesArguments& arguments,
             const InterruptGuard& guard, FirstMovesReport& report) {
    const auto engine = engine_of_policy(arguments.policy);
    std::atomic<std::size_t> done{0};
    const auto begin = Clock::now();
    const ProgressLine progress(arguments.progress, [&] {
        const std::size_t so_far = done;
        const double share = static_cast<double>(so_far) / static_cast<double>(boards.size());
        return std::to_string(so_far) + " of " + std::to_string(boards.size()) + " boards" +
               share_text(share, Seconds(Clock::now() - begin).count());
    });
    for (const NamedBoard& board : boards) {
        // Each board has the same seed: one more board changes nothing for the others.
        const auto moves = first_moves(*engine, board.start, report.playouts, report.seed,
                                       [&guard] { return guard.interrupted(); });
        if (!moves)
            return;
        report.boards.push_back({board.name, board.start.board.rows(), *moves});
        report.study.add(*moves);
        ++done;
    }
}

void print(const FirstMovesArguments& arguments, const FirstMovesReport& report) {
    if (arguments.json)
        print_json("first-moves", json_of(report));
    else
        report_stream() << (arguments.markdown ? markdown_text(report) : terminal_text(report));
}

ExitCode run(const FirstMovesArguments& arguments) {
    const std::vector<NamedBoard> boards =
        boards_of_list(arguments.boards, arguments.rules, "first-moves");
    OutputFiles files({{"--csv", arguments.csv}},
                      printed_option(arguments.json, arguments.markdown));
    FirstMovesReport report;
    report.list = arguments.boards;
    report.policy = arguments.policy;
    report.playouts = static_cast<std::uint64_t>(arguments.playouts.value_or(1000));
    report.seed = seed_or_random(arguments.seed);
    report.rules = common_rules(boards);
    report.rules_text = rules_text(boards);
    report.shown_moves =
        static_cast<std::size_t>(arguments.moves.value_or(boards.size() == 1 ? max_moves : 0));
    report.command = command_of(arguments, report);
    const InterruptGuard guard;
    examine(boards, arguments, guard, report);
    print(arguments, report);
    files.write("--csv", csv_text(report));
    files.tell_refusal();
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

void add_arguments(CLI::App& form, FirstMovesArguments& arguments) {
    add_board_list(form, arguments.boards);
    offer(add_text(form, "--policy", arguments.policy, "NAME",
                   "Playout policy (default: tabu-color-random)"),
          policy_names());
    add_integer(form, "--playouts", arguments.playouts, 2, max_playouts,
                "Playouts after each move (default: 1000)");
    add_integer(form, "--moves", arguments.moves, 0, max_moves,
                "Show the N best moves of each board too (default: all of a single board, else "
                "none)");
    add_seed(form, arguments.seed);
    add_rules_argument(form, arguments.rules, true);
    add_output(form, "--csv", arguments.csv, "Write every move of every board to FILE");
    add_markdown_and_json(form, arguments.markdown, arguments.json, "the tables");
    add_progress(form, arguments.progress);
}

} // namespace

Command first_moves_command(CLI::App& program) {
    const auto arguments = std::make_shared<FirstMovesArguments>();
    CLI::App* form = program.add_subcommand(
        "first-moves", "Show how good first moves are, and which features predict it");
    add_arguments(*form, *arguments);
    form->footer(
        "The command plays playouts after every legal first move of each board and takes their\n"
        "mean score, the share that clears the board, and the best score. It compares these\n"
        "values with features of the move: the size of its group, how frequent its color is,\n"
        "whether that is the tabu color (the most frequent one), and how high it lies. Takes &\n"
        "Kosters 2009, section 6, name a study of the first moves as future work. One thread\n"
        "plays all playouts.\n\n"
        "Examples:\n"
        "  samegame-cli first-moves standard:1 --playouts 10000\n"
        "  samegame-cli first-moves random:1-100 --csv moves.csv --markdown");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
