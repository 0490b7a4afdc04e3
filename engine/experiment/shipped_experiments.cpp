#include "engine/experiment/shipped_experiments.h"

#include <algorithm>
#include <string>

#include "engine/experiment/experiment_json.h"

namespace samegame {

namespace data {
extern const std::string_view experiment_nested_levels;
extern const std::string_view experiment_schadd_table_1;
extern const std::string_view experiment_schadd_table_2_100k;
extern const std::string_view experiment_schadd_table_2_1m;
extern const std::string_view experiment_schadd_table_2_5m;
extern const std::string_view experiment_schadd_table_2_2008;
extern const std::string_view experiment_schadd_figure_2;
extern const std::string_view experiment_schadd_tables_3_and_6;
extern const std::string_view experiment_schadd_best_line;
extern const std::string_view experiment_schadd_ida_star;
extern const std::string_view experiment_schadd_table_4;
extern const std::string_view experiment_schadd_table_7_program;
extern const std::string_view experiment_schadd_table_7_text;
extern const std::string_view experiment_takes_table_2_games;
extern const std::string_view experiment_takes_table_2_budget;
extern const std::string_view experiment_negrevergne_table_1;
extern const std::string_view experiment_negrevergne_log;
extern const std::string_view experiment_negrevergne_thread_local;
extern const std::string_view experiment_negrevergne_figure_4;
extern const std::string_view experiment_negrevergne_figure_5_board_1;
extern const std::string_view experiment_negrevergne_figure_5_board_3;
extern const std::string_view experiment_negrevergne_equal_time;
extern const std::string_view experiment_totals_1s;
extern const std::string_view experiment_totals_10s;
extern const std::string_view experiment_totals_60s;
extern const std::string_view experiment_totals_600s;
extern const std::string_view experiment_positions_10s;
extern const std::string_view experiment_positions_10s_champion;
} // namespace data

namespace {

struct Text {
    const char* name;
    const std::string_view& json;
};

/// They are the program's own: what is wrong with one, its test finds.
std::vector<Experiment> read_experiments() {
    const Text texts[] = {
        {"nested-levels", data::experiment_nested_levels},
        {"schadd-table-1", data::experiment_schadd_table_1},
        {"schadd-table-2-100k", data::experiment_schadd_table_2_100k},
        {"schadd-table-2-1m", data::experiment_schadd_table_2_1m},
        {"schadd-table-2-5m", data::experiment_schadd_table_2_5m},
        {"schadd-table-2-2008", data::experiment_schadd_table_2_2008},
        {"schadd-figure-2", data::experiment_schadd_figure_2},
        {"schadd-tables-3-and-6", data::experiment_schadd_tables_3_and_6},
        {"schadd-best-line", data::experiment_schadd_best_line},
        {"schadd-ida-star", data::experiment_schadd_ida_star},
        {"schadd-table-4", data::experiment_schadd_table_4},
        {"schadd-table-7-program", data::experiment_schadd_table_7_program},
        {"schadd-table-7-text", data::experiment_schadd_table_7_text},
        {"takes-table-2-games", data::experiment_takes_table_2_games},
        {"takes-table-2-budget", data::experiment_takes_table_2_budget},
        {"negrevergne-table-1", data::experiment_negrevergne_table_1},
        {"negrevergne-log", data::experiment_negrevergne_log},
        {"negrevergne-thread-local", data::experiment_negrevergne_thread_local},
        {"negrevergne-figure-4", data::experiment_negrevergne_figure_4},
        {"negrevergne-figure-5-board-1", data::experiment_negrevergne_figure_5_board_1},
        {"negrevergne-figure-5-board-3", data::experiment_negrevergne_figure_5_board_3},
        {"negrevergne-equal-time", data::experiment_negrevergne_equal_time},
        {"totals-1s", data::experiment_totals_1s},
        {"totals-10s", data::experiment_totals_10s},
        {"totals-60s", data::experiment_totals_60s},
        {"totals-600s", data::experiment_totals_600s},
        {"positions-10s", data::experiment_positions_10s},
        {"positions-10s-champion", data::experiment_positions_10s_champion},
    };
    std::vector<Experiment> experiments;
    for (const Text& text : texts)
        experiments.push_back(parse_experiment(text.json, text.name).value());
    return experiments;
}

} // namespace

const std::vector<Experiment>& shipped_experiments() {
    static const std::vector<Experiment> experiments = read_experiments();
    return experiments;
}

const Experiment* find_experiment(std::string_view name) {
    const auto& all = shipped_experiments();
    const auto found = std::find_if(all.begin(), all.end(), [name](const Experiment& experiment) {
        return experiment.name == name;
    });
    return found == all.end() ? nullptr : &*found;
}

} // namespace samegame
