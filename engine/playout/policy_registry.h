#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/option_spec.h"
#include "engine/base/result.h"
#include "engine/playout/isa.h"
#include "engine/playout/playout_engine.h"

namespace samegame {

/// A row of the policy registry.
struct PolicyEntry {
    std::string name;
    std::string title; ///< A name for people, in English.
    std::string help;
    std::string paper;
    std::vector<OptionSpec> parameters = {}; ///< All are integers or reals.
};

/// Every playout policy, in the order of the documentation.
std::span<const PolicyEntry> policy_registry();

/// The engine of a policy written as "name" or "name:key=value:key=value", as in
/// "tabu-color-random:epsilon=0.01"; the error names the wrong part and what was expected. The
/// engine uses the hot core of `isa` if board and policy allow it, and never without an `isa`.
Result<std::unique_ptr<PlayoutEngine>> make_playout_engine(std::string_view policy,
                                                           std::optional<Isa> isa = current_isa());

/// make_playout_engine for solvers, whose constructors may throw: InvalidOptions with its error.
std::unique_ptr<PlayoutEngine> playout_engine_or_throw(std::string_view policy);

/// The error of make_playout_engine; nothing when the policy can be made.
std::optional<Error> policy_error(std::string_view policy);

} // namespace samegame
