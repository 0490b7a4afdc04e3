#include "engine/studies/experiment/entrant_json.h"

#include "engine/base/text.h"
#include "engine/search/budget.h"

namespace samegame {

using Json = nlohmann::ordered_json;

namespace {

std::optional<std::uint64_t> read_count(JsonFields& fields, const char* name) {
    const auto count = fields.optional_integer(name, 1, most_count);
    return count ? std::optional(static_cast<std::uint64_t>(*count)) : std::nullopt;
}

} // namespace

Json budget_json(const Budget& budget) {
    Json json = Json::object();
    if (budget.time)
        json["seconds"] = budget.time->count();
    if (budget.playouts)
        json["playouts"] = *budget.playouts;
    if (budget.nodes)
        json["nodes"] = *budget.nodes;
    return json;
}

Json virtual_time_json(const VirtualTime& virtual_time) {
    return {{"moves_per_second", virtual_time.moves_per_second},
            {"barrier_moves", virtual_time.barrier_moves}};
}

std::optional<Budget> read_budget(JsonFields& fields) {
    auto granted = fields.optional_object("budget");
    if (!granted)
        return std::nullopt;
    Budget budget;
    if (granted->find("seconds") != nullptr)
        budget.time = Seconds(granted->positive_number("seconds", most_seconds));
    budget.playouts = read_count(*granted, "playouts");
    budget.nodes = read_count(*granted, "nodes");
    granted->refuse_others();
    if (!has_one_limit(budget))
        refuse({SAMEGAME_TEXT("EngineError", "%1 must have one of seconds, playouts and nodes"),
                fields.quoted("budget")});
    return budget;
}

std::optional<int> read_threads(JsonFields& fields) {
    const auto threads = fields.optional_integer("threads", 1, most_threads);
    return threads ? std::optional(static_cast<int>(*threads)) : std::nullopt;
}

std::optional<VirtualTime> read_virtual_time(JsonFields& fields) {
    auto time = fields.optional_object("virtual_time");
    if (!time)
        return std::nullopt;
    VirtualTime read;
    read.moves_per_second =
        static_cast<std::uint64_t>(time->integer("moves_per_second", 1, most_virtual_moves));
    read.barrier_moves = static_cast<std::uint64_t>(
        time->optional_integer("barrier_moves", 0, most_virtual_moves).value_or(0));
    time->refuse_others();
    return read;
}

void check_terms(const JsonFields& fields, const Entrant& entrant) {
    const SolverEntry& solver = *entrant.solver;
    const BudgetUnit unit = unit_of(entrant.budget);
    if (!counts(solver, unit))
        refuse(
            {SAMEGAME_TEXT("EngineError", "%1: the solver %2 has no %3, grant it something else"),
             fields.quoted("budget"), in_quotes(solver.name), std::string(name_of(unit))});
    const auto refusal = entrant.virtual_time ? virtual_time_refusal(solver) : std::nullopt;
    if (refusal)
        refuse({SAMEGAME_TEXT("EngineError", "%1: %2"), fields.quoted("virtual_time"),
                refusal->message});
}

} // namespace samegame
