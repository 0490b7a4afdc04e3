#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/base/rng.h"

namespace samegame {

/// What an edit does to a list of clicks.
enum class EditKind {
    move,
    remove,
    insert,
    replace,
    remove_segment,
    delay_color,
    swap,
    insert_several
};
inline constexpr std::size_t edit_kinds = 8;

/// How often each kind is tried, relative to the others; in the order of EditKind. With all at 0,
/// each is as often.
struct EditWeights {
    std::array<int, edit_kinds> weights{30, 10, 15, 15, 5, 5, 5, 5};
};

/// Draws kinds by their weights, and places.
class EditDrawer {
public:
    explicit EditDrawer(const EditWeights& weights);

    EditKind kind(Rng& rng) const;

    /// A distance of one or more, of mean about 8 (geometric): how far clicks are moved.
    static int distance(Rng& rng);

private:
    std::array<std::uint32_t, edit_kinds> m_sums{}; ///< Of the weights up to each kind.
};

} // namespace samegame
