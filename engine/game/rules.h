#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace samegame {

/// What moves and the end of a game earn. The published rules differ mostly in what is charged for
/// blocks that are left.
enum class Scoring {
    standard,        ///< M. Schadd et al., "Single-Player Monte-Carlo Tree Search", 2008 and 2011.
    no_penalty,      ///< B. Negrevergne & T. Cazenave, "Distributed Nested Rollout Policy for
                     ///< SameGame", 2017; CodinGame.
    lenient_penalty, ///< The program of Schadd et al.
    bubble_breaker,  ///< Bubble Breaker: n(n-1).
    clickomania,     ///< T. Biedl et al., "The Complexity of Clickomania", 2002: empty the board.
};

/// What is legal and what it earns; a plain value.
struct Rules {
    Scoring scoring = Scoring::standard;

    bool operator==(const Rules&) const = default;
};

/// The name of a scoring in files and on command lines ("standard", "no-penalty", ...).
std::string_view name_of(Scoring scoring);

/// The inverse of name_of.
std::optional<Scoring> scoring_of_name(std::string_view name);

/// Every scoring, in the order of the documentation.
std::span<const Scoring> all_scorings();

} // namespace samegame
