#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "engine/formats/json_fields.h"
#include "engine/studies/experiment/trial.h"

namespace samegame {

/// What a trial has, as members that experiments and files of trials share. Readers throw Refused
/// for values beyond engine/search/budget.h; writers keep within these limits.

nlohmann::ordered_json budget_json(const Budget& budget); ///< Time, playouts and nodes.
nlohmann::ordered_json virtual_time_json(const VirtualTime& virtual_time);

/// Read the members 'budget', 'threads' and 'virtual_time'; nothing if the member is missing. A
/// budget has one of time, playouts and nodes.
std::optional<Budget> read_budget(JsonFields& fields);
std::optional<int> read_threads(JsonFields& fields);
std::optional<VirtualTime> read_virtual_time(JsonFields& fields);

/// Refuses a budget that the entrant's solver does not count, since its trials would never end, and
/// virtual time that the solver cannot measure.
void check_terms(const JsonFields& fields, const Entrant& entrant);

} // namespace samegame
