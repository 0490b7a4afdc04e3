#include "app/cli/report/line_plan_report.h"

#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

std::string number_of(std::size_t index) {
    return std::to_string(index + 1);
}

const char* name_of(MoveRole role) {
    switch (role) {
    case MoveRole::harvest:
        return "harvest";
    case MoveRole::joins:
        return "joins";
    case MoveRole::prepares:
        return "prepares";
    case MoveRole::clears:
        return "clears";
    }
    return "";
}

/// "9, 2 and 1".
std::string list_of(const std::vector<int>& numbers) {
    std::string text;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0)
            text += i + 1 == numbers.size() ? " and " : ", ";
        text += std::to_string(numbers[i]);
    }
    return text;
}

std::string reason_of(const LinePlan& plan, const PlannedMove& planned) {
    const std::string target = number_of(planned.target);
    switch (planned.role) {
    case MoveRole::harvest:
        return "harvest";
    case MoveRole::joins:
        return "joins " + list_of(planned.joined) + " of the " +
               std::to_string(plan.moves[planned.target].blocks.size()) + " blocks of move " +
               target;
    case MoveRole::prepares:
        return "prepares move " + target;
    case MoveRole::clears:
        return "clears blocks that no later move needs";
    }
    return "";
}

std::string harvest_of(const LinePlan& plan, std::size_t index, const Board& start) {
    const PlannedMove& harvest = plan.moves[index];
    return "harvest     move " + number_of(index) + " takes " +
           std::to_string(harvest.blocks.size()) + " of the " +
           std::to_string(start.block_count(harvest.color)) + " blocks of color " +
           std::to_string(harvest.color) + " for " + std::to_string(harvest.points) + " points\n";
}

} // namespace

std::string plan_text(const LinePlan& plan, const Board& start) {
    std::string text;
    for (const std::size_t index : plan.harvests)
        text += harvest_of(plan, index, start);
    TextTable table({{"number"},
                     {"move"},
                     {"color"},
                     {"blocks"},
                     {"points"},
                     {"reason", TextTable::Align::left}});
    for (std::size_t i = 0; i < plan.moves.size(); ++i) {
        const PlannedMove& planned = plan.moves[i];
        table.add_row({number_of(i), to_string(to_notation(planned.move, start.rows())),
                       std::to_string(planned.color), std::to_string(planned.blocks.size()),
                       std::to_string(planned.points), reason_of(plan, planned)});
    }
    return text + (plan.harvests.empty() ? "" : "\n") + table.text();
}

Json plan_json(const LinePlan& plan, const Board& start) {
    Json harvests = Json::array();
    for (const std::size_t index : plan.harvests)
        harvests.push_back(index + 1);
    Json moves = Json::array();
    for (std::size_t i = 0; i < plan.moves.size(); ++i) {
        const PlannedMove& planned = plan.moves[i];
        Json blocks = Json::array();
        for (const Cell cell : planned.blocks)
            blocks.push_back(move_json(to_notation({cell}, start.rows())));
        const bool has_target =
            planned.role == MoveRole::joins || planned.role == MoveRole::prepares;
        moves.push_back({{"number", i + 1},
                         {"move", move_json(to_notation(planned.move, start.rows()))},
                         {"color", planned.color},
                         {"points", planned.points},
                         {"blocks", std::move(blocks)},
                         {"role", name_of(planned.role)},
                         {"target", has_target ? Json(planned.target + 1) : Json()},
                         {"joined", planned.joined}});
    }
    return {{"harvests", std::move(harvests)}, {"moves", std::move(moves)}};
}

} // namespace samegame::cli
