#pragma once

#include <nlohmann/json.hpp>

#include "engine/formats/json_fields.h"
#include "engine/search/budget.h"

namespace samegame {

/// The limits of a budget, without its memory, as every file and request has them: those of
/// "seconds", "playouts" and "nodes" that are granted.
nlohmann::ordered_json budget_json(const Budget& budget);

/// Reads these members; refuses values beyond engine/search/budget.h.
Budget read_limits(JsonFields& fields);

} // namespace samegame
