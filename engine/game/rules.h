#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace samegame {

class OwnScoring;

/// What moves and the end of a game earn: a published scoring, or one that a user describes
/// (own_scoring.h). The published ones differ mostly in the penalty for blocks that are left.
class Scoring {
public:
    enum Published {
        standard,        ///< M. Schadd et al., "Single-Player Monte-Carlo Tree Search", 2008, 2011.
        no_penalty,      ///< B. Negrevergne & T. Cazenave, "Distributed Nested Rollout Policy for
                         ///< SameGame", 2017; CodinGame.
        lenient_penalty, ///< The program of Schadd et al.
        bubble_breaker,  ///< Bubble Breaker: n(n-1).
        clickomania,     ///< T. Biedl et al., "The Complexity of Clickomania", 2002: empty the
                         ///< board.
    };

    Scoring(Published published = standard) : m_published(published) {}
    explicit Scoring(std::shared_ptr<const OwnScoring> own) : m_own(std::move(own)) {}

    /// The description of a scoring of one's own; null for a published one.
    const OwnScoring* own() const { return m_own.get(); }

    /// Without a meaning where there is an own().
    Published published() const { return m_published; }

    friend bool operator==(const Scoring& a, const Scoring& b);
    friend std::strong_ordering operator<=>(const Scoring& a, const Scoring& b); ///< For maps.

private:
    std::shared_ptr<const OwnScoring> m_own; // immutable and shared, so that a copy costs little
    Published m_published = standard;
};

/// What happens when blocks have fallen.
enum class Gravity {
    shift,     ///< Columns close up to the left over empty ones.
    pull_left, ///< Every row is drawn left, cell by cell (F. Takes & W. Kosters, "Solving SameGame
               ///< and its Chessboard Variant", 2009, section 2.1).
};

/// New columns come in at the right when columns become empty (F. Takes & W. Kosters 2009, section
/// 2.1; refill.h). The counts record the progress, so that a game can go on from any position.
struct Refill {
    std::uint64_t seed = 0;
    int color_count = 5; ///< Colors of new columns, 1 to max_colors.
    int columns = 0;     ///< Columns that have come in so far.
    int moves = 0;       ///< Moves played so far, 0 to max_moves.

    bool operator==(const Refill&) const = default;
};

struct Rules {
    Scoring scoring = Scoring::standard;
    Gravity gravity = Gravity::shift;
    std::optional<Refill> refill = std::nullopt; ///< None: empty columns stay empty.

    bool operator==(const Rules&) const = default;
};

/// In files and on command lines: "standard", "no-penalty", ..., "own:points=n^2:bonus=100". Valid
/// as long as a scoring that is equal to it by copying.
std::string_view name_of(const Scoring& scoring);

std::optional<Scoring> scoring_of_name(std::string_view name);

/// The published ones.
std::span<const Scoring> all_scorings();

/// In files and on command lines: "shift", "pull-left".
std::string_view name_of(Gravity gravity);

std::optional<Gravity> gravity_of_name(std::string_view name);

std::span<const Gravity> all_gravities();

template <class Value>
std::vector<std::string> names_of(std::span<const Value> values) {
    std::vector<std::string> names;
    for (const Value& value : values)
        names.emplace_back(name_of(value));
    return names;
}

/// Every published scoring under either gravity, without refill.
std::span<const Rules> all_rules();

/// "standard", with the gravity if it is not `shift`, and the refill if there is one: "standard,
/// pull-left, refill 42".
std::string description_of(const Rules& rules);

} // namespace samegame
