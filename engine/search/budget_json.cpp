#include "engine/search/budget_json.h"

#include <cstdint>
#include <optional>

namespace samegame {

namespace {

std::optional<std::uint64_t> read_count(JsonFields& fields, const char* name) {
    const auto count = fields.optional_integer(name, 1, most_count);
    return count ? std::optional(static_cast<std::uint64_t>(*count)) : std::nullopt;
}

} // namespace

nlohmann::ordered_json budget_json(const Budget& budget) {
    auto json = nlohmann::ordered_json::object();
    if (budget.time)
        json["seconds"] = budget.time->count();
    if (budget.playouts)
        json["playouts"] = *budget.playouts;
    if (budget.nodes)
        json["nodes"] = *budget.nodes;
    return json;
}

Budget read_limits(JsonFields& fields) {
    Budget budget;
    if (fields.find("seconds") != nullptr)
        budget.time = Seconds(fields.positive_number("seconds", most_seconds));
    budget.playouts = read_count(fields, "playouts");
    budget.nodes = read_count(fields, "nodes");
    return budget;
}

} // namespace samegame
