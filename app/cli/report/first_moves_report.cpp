#include "app/cli/report/first_moves_report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/cli/report/provenance.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/text.h"
#include "engine/formats/csv_text.h"
#include "engine/stats/interval.h"

namespace samegame::cli {

namespace {

using Align = TextTable::Align;

struct FeatureName {
    MoveFeature feature;
    const char* title;
    const char* name; ///< In JSON and CSV.
};
constexpr std::array features{
    FeatureName{MoveFeature::cells, "size of the group", "cells"},
    FeatureName{MoveFeature::color_blocks, "blocks of its color", "color_blocks"},
    FeatureName{MoveFeature::tabu_color, "tabu color", "tabu_color"},
    FeatureName{MoveFeature::height, "height above the floor", "height"},
};

struct ValueName {
    MoveValue value;
    const char* title;
    const char* name; ///< In JSON and CSV.
    int decimals;     ///< Of a lead.
};
constexpr std::array values{
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
    std::vector<TextTable::Column> columns{{first, Align::left}};
    for (const ValueName& value : values) {
        columns.push_back({value.title});
        columns.push_back({"±"});
    }
    return columns;
}

TextTable correlation_table(const FirstMovesReport& report) {
    TextTable table(columns_of_values("rank correlation of"));
    for (const FeatureName& feature : features) {
        std::vector<std::string> row{feature.title};
        for (const ValueName& value : values)
            add_mean(row, report.study.correlation(feature.feature, value.value), 3);
        table.add_row(std::move(row));
    }
    return table;
}

TextTable lead_table(const FirstMovesReport& report) {
    std::vector<TextTable::Column> columns = columns_of_values("groups of");
    columns.insert(columns.begin() + 1, {{"color", Align::left}, {"moves"}});
    TextTable table(std::move(columns));
    for (std::size_t size = 0; size < size_names.size(); ++size)
        for (const bool is_tabu : {false, true}) {
            const std::uint64_t moves = report.study.move_count(size, is_tabu);
            std::vector<std::string> row{size_names[size], is_tabu ? "tabu" : "other",
                                         std::to_string(moves)};
            for (const ValueName& value : values)
                add_mean(row, report.study.lead(size, is_tabu, value.value), value.decimals);
            table.add_row(std::move(row));
        }
    return table;
}

TextTable move_table(const FirstMovesReport& report) {
    TextTable table({{"board", Align::left},
                     {"move"},
                     {"cells"},
                     {"blocks of its color"},
                     {"color", Align::left},
                     {"height"},
                     {"mean"},
                     {"±"},
                     {"cleared"},
                     {"best"}});
    for (const FirstMovesReport::OfBoard& board : report.boards)
        for (std::size_t i = 0; i < std::min(report.shown_moves, board.moves.size()); ++i) {
            const FirstMove& move = board.moves[i];
            const auto whole = [&move](MoveFeature feature) {
                return fixed(move.feature(feature), 0);
            };
            table.add_row({visible(board.name), to_string(to_notation(move.move, board.rows)),
                           whole(MoveFeature::cells), whole(MoveFeature::color_blocks),
                           move.is_tabu() ? "tabu" : "other", whole(MoveFeature::height),
                           fixed(move.value(MoveValue::mean_score), 1),
                           fixed(half_width(move.after), 1),
                           fixed(move.value(MoveValue::clearing_share), 4),
                           fixed(move.value(MoveValue::best_score), 0)});
        }
    return table;
}

std::string extent_text(const FirstMovesReport& report) {
    const FirstMoveStudy& study = report.study;
    return visible(report.list) + ": " + std::to_string(report.boards.size()) +
           (report.boards.size() == 1 ? " board, " : " boards, ") +
           fixed(study.branching().mean(), 1) + " first moves each; " +
           std::to_string(report.playouts) + " playouts (" + visible(report.policy) +
           ") after each, " + report.rules + " rules, seed " + std::to_string(report.seed);
}

std::vector<std::string> notes_of(const FirstMovesReport& report) {
    std::vector<std::string> notes;
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

Json mean_json(const RunningStats& stats) {
    Json json{{"boards", stats.count()}, {"mean", stats.mean()}};
    if (stats.count() > 1) {
        const Interval interval = mean_interval(stats);
        json["low"] = interval.low;
        json["high"] = interval.high;
    }
    return json;
}

Json json_of(const FirstMove& move, int rows) {
    Json json{{"move", move_json(to_notation(move.move, rows))}, {"points", move.points}};
    for (const FeatureName& feature : features)
        json[feature.name] = static_cast<int>(move.feature(feature.feature));
    for (const ValueName& value : values)
        json[value.name] = move.value(value.value);
    json["standard_error"] = std::sqrt(move.after.variance_of_mean());
    return json;
}

Json correlations_json(const FirstMoveStudy& study) {
    Json json = Json::array();
    for (const FeatureName& feature : features)
        for (const ValueName& value : values) {
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
            for (const ValueName& value : values)
                row[value.name] = mean_json(study.lead(size, is_tabu, value.value));
            json.push_back(std::move(row));
        }
    return json;
}

} // namespace

std::string terminal_text(const FirstMovesReport& report) {
    std::string text;
    if (report.shown_moves > 0)
        text += move_table(report).text() + "\n";
    text += correlation_table(report).text() + "\n" + lead_table(report).text() + "\n" +
            extent_text(report) + "\n";
    for (const std::string& note : notes_of(report))
        text += note + "\n";
    return text;
}

std::string markdown_text(const FirstMovesReport& report) {
    std::string text = "## First moves\n\n";
    if (report.shown_moves > 0)
        text += move_table(report).markdown() + "\n";
    text += correlation_table(report).markdown() + "\n" + lead_table(report).markdown() + "\n    " +
            report.command + "\n\n- " + markdown_escaped(extent_text(report)) + ".\n";
    for (const std::string& note : notes_of(report))
        text += "- " + markdown_escaped(note) + "\n";
    return text + "- " + today() + ", " + machine_name() + ", one thread; samegame " +
           SAMEGAME_VERSION + ".\n";
}

std::string csv_text(const FirstMovesReport& report) {
    std::vector<std::string> titles{"board", "row", "column", "points"};
    for (const FeatureName& feature : features)
        titles.emplace_back(feature.name);
    for (const ValueName& value : values)
        titles.emplace_back(value.name);
    titles.emplace_back("standard_error");
    std::string csv = csv_line(titles);
    for (const FirstMovesReport::OfBoard& board : report.boards)
        for (const FirstMove& move : board.moves) {
            const MoveNotation place = to_notation(move.move, board.rows);
            std::vector<std::string> row{board.name, std::to_string(place.row),
                                         std::to_string(place.column), std::to_string(move.points)};
            for (const FeatureName& feature : features)
                row.push_back(number_text(move.feature(feature.feature)));
            for (const ValueName& value : values)
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
            {"rules", report.rules},
            {"spread", mean_json(report.study.spread())},
            {"correlations", correlations_json(report.study)},
            {"kinds", leads_json(report.study)},
            {"boards", boards}};
}

} // namespace samegame::cli
