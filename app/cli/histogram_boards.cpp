#include "app/cli/histogram_boards.h"

#include <optional>

#include "app/cli/report/board_charts.h"
#include "app/cli/report/box_chart.h"
#include "app/cli/report/interval_text.h"
#include "app/cli/terminal/board_argument.h"
#include "app/cli/terminal/text_output.h"
#include "app/pictures/svg.h"
#include "app/version/version.h"

namespace samegame::cli {

namespace {

namespace svg = pictures::svg;

std::optional<Interval> interval_of(const BoardValues& values) {
    return values.intervals().boards_like_these;
}

bool has_differences(const BoardDistributions& drawn) {
    return drawn.policies.size() > 1;
}

std::string extent_text(const BoardDistributions& drawn) {
    std::string text = counted(drawn.boards.size(), "board");
    if (!drawn.boards.empty())
        text += ", " + visible(drawn.boards.front().name, quoted_characters);
    if (drawn.boards.size() > 1)
        text += " to " + visible(drawn.boards.back().name, quoted_characters);
    text += "; " + counted(drawn.playouts, "playout") + " of each policy on each, seed " +
            std::to_string(drawn.seed);
    if (drawn.boards.empty())
        return text;
    return text + "; " + rules_text(drawn.boards);
}

/// What the numbers mean.
std::vector<std::string> notes_of(const BoardDistributions& drawn) {
    std::vector<std::string> notes;
    if (drawn.boards.size() > 1)
        notes.emplace_back("±: 95 %, for boards like these, over boards.");
    else if (drawn.boards.size() == 1)
        notes.emplace_back("One board says nothing about boards like it.");
    if (has_differences(drawn))
        notes.push_back("A difference is the mean of a policy minus the mean of " +
                        in_quotes(drawn.policies.front()) + ", on the same boards.");
    return notes;
}

Json means_json(const BoardDistributions& drawn, std::size_t board, std::size_t policy) {
    const ScoreSummary& scores = drawn.scores[board][policy];
    Json json{{"board", drawn.boards[board].name},
              {"mean", scores.mean},
              {"interval", interval_json(samegame::interval_of(scores))},
              {"deviation", scores.count > 1 ? Json(scores.deviation) : Json()},
              {"min", scores.minimum},
              {"max", scores.maximum}};
    if (policy > 0)
        json["difference"] = scores.mean - drawn.scores[board].front().mean;
    return json;
}

Json policy_json(const BoardDistributions& drawn, std::size_t policy) {
    const BoardValues means = means_of(drawn, policy);
    const bool is_known = means.boards() > 0;
    Json by_board = Json::array();
    for (std::size_t board = 0; board < drawn.boards.size(); ++board)
        by_board.push_back(means_json(drawn, board, policy));
    Json json{{"policy", drawn.policies[policy]},
              {"mean", is_known ? Json(means.mean()) : Json()},
              {"interval", interval_json(interval_of(means))},
              {"deviation", means.boards() > 1 ? Json(means.deviation()) : Json()}};
    if (policy > 0) {
        const BoardValues differences = differences_of(drawn, policy);
        json["difference"] = {{"to", drawn.policies.front()},
                              {"value", is_known ? Json(differences.mean()) : Json()},
                              {"interval", interval_json(interval_of(differences))}};
    }
    json["by_board"] = by_board;
    return json;
}

} // namespace

std::string terminal_text(const BoardDistributions& drawn) {
    std::vector<TextTable::Column> columns{
        TextTable::left("policy"), "mean", "±", "deviation", "min", "max"};
    if (has_differences(drawn)) {
        columns.emplace_back("difference");
        columns.emplace_back("±");
    }
    TextTable table(columns);
    for (std::size_t policy = 0; policy < drawn.policies.size(); ++policy) {
        std::vector<std::string> row{drawn.policies[policy]};
        row.resize(columns.size());
        if (const BoardValues means = means_of(drawn, policy); means.boards() > 0) {
            const auto [lowest, highest] = score_range_of(drawn, policy);
            row[1] = fixed(means.mean(), 1);
            row[2] = half_width(interval_of(means));
            row[3] = means.boards() > 1 ? fixed(means.deviation(), 1) : "";
            row[4] = std::to_string(lowest);
            row[5] = std::to_string(highest);
            if (policy > 0) {
                const BoardValues differences = differences_of(drawn, policy);
                row[6] = fixed(differences.mean(), 1);
                row[7] = half_width(interval_of(differences));
            }
        }
        table.add_row(row);
    }
    std::string text = table.text() + "\n" + extent_text(drawn) + "\n";
    for (const std::string& note : notes_of(drawn))
        text += note + "\n";
    if (drawn.boards.size() > 1)
        text += "deviation: between the means of boards.\n";
    return text;
}

Json json_of(const BoardDistributions& drawn) {
    Json boards = Json::array();
    for (const NamedBoard& board : drawn.boards)
        boards.push_back(board.name);
    Json policies = Json::array();
    for (std::size_t policy = 0; policy < drawn.policies.size(); ++policy)
        policies.push_back(policy_json(drawn, policy));
    const auto rules = common_rules(drawn.boards);
    return {{"boards", boards},
            {"rules", rules ? Json(name_of(rules->scoring)) : Json()},
            {"gravity", rules ? Json(name_of(rules->gravity)) : Json()},
            {"seed", std::to_string(drawn.seed)},
            {"playouts", drawn.playouts},
            {"policies", policies}};
}

std::string svg_text(const BoardDistributions& drawn, const std::string& title, bool has_boxes) {
    std::vector<OrderedSeries> means;
    std::vector<OrderedSeries> differences;
    for (std::size_t policy = 0; policy < drawn.policies.size(); ++policy) {
        const std::string& name = drawn.policies[policy];
        means.push_back(series_by_board(name, policy, means_of(drawn, policy)));
        if (policy > 0)
            differences.push_back(series_by_board(name, policy, differences_of(drawn, policy)));
    }
    std::string content = chart_by_board(means, has_boxes, "Mean of playouts on a board", false,
                                         svg::top, first_chart_bottom);
    double end = first_chart_bottom + below_chart;
    if (!differences.empty()) {
        content += chart_by_board(differences, has_boxes, "Difference to " + drawn.policies.front(),
                                  true, second_chart_top, second_chart_bottom);
        end = second_chart_bottom + below_chart;
    }
    svg::Footer footer(end);
    for (std::size_t policy = 0; policy < drawn.policies.size(); ++policy) {
        const std::string& name = drawn.policies[policy];
        std::string text = (has_boxes ? box_legend(name, policy, drawn.policies) : name) +
                           ", mean " + with_half_width(means[policy].mean, means[policy].interval);
        if (policy > 0)
            text += ", difference " +
                    with_half_width(differences[policy - 1].mean, differences[policy - 1].interval);
        footer.add_series(
            text, [policy, has_boxes](double y) { return sample_by_board(policy, has_boxes, y); });
    }
    if (has_boxes)
        footer.add_sentence(box_note());
    for (const std::string& note : notes_of(drawn))
        footer.add_sentence(note);
    footer.add_sentence(extent_text(drawn) + "; samegame " + with_commit(SAMEGAME_VERSION) + ".");
    return svg::picture(title, content + footer.content(), footer.height());
}

} // namespace samegame::cli
