#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "engine/formats/json_fields.h"
#include "engine/studies/experiment/trial.h"

namespace samegame {

/// What a trial has, as members of experiments and of files of trials alike. Readers refuse
/// (Refused) what is beyond engine/search/budget.h; what is written is within them and reads back.

nlohmann::ordered_json budget_json(const Budget& budget); ///< Of time, playouts and nodes.
nlohmann::ordered_json virtual_time_json(const VirtualTime& virtual_time);

/// The members 'budget', 'threads' and 'virtual_time'; nothing where they are missing. A budget is
/// one of time, playouts or nodes.
std::optional<Budget> read_budget(JsonFields& fields);
std::optional<int> read_threads(JsonFields& fields);
std::optional<VirtualTime> read_virtual_time(JsonFields& fields);

/// Refuses a budget that the entrant's solver does not count, which would never end its trials, and
/// virtual time that it does not make.
void check_terms(const JsonFields& fields, const Entrant& entrant);

} // namespace samegame
