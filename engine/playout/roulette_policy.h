#pragma once

#include <array>

#include "engine/playout/core/core.h"
#include "engine/playout/policy.h"

namespace samegame {

/// MC-RWS, roulette-wheel selection of F. Takes & W. Kosters, "Solving SameGame and its Chessboard
/// Variant", 2009, section 4: before every move a color c of the C colors is drawn with probability
///     P(c) = 1/(C-1) (1 - (f(c) - theta)^alpha / sum over k of (f(k) - theta)^alpha),
/// where f(c) is the number of blocks left of it; then a uniform group of this color. The more
/// blocks a color has, the less it is played, especially on a full board: alpha = 1 + beta/N times
/// the blocks left, on a board of N cells; or a fixed alpha.
///
/// Our choices where the paper is silent:
///  - colors without a group are left out, and C counts the rest. A single color is played;
///  - theta "could for example be set to the size of the smallest group divided by 2": a share
///    (1/2) of the smallest f(c) of these colors; or, as its "threshold" may also be read, a fixed
///    number of blocks, but at most 99 % of that f(c), so that no difference falls to 0;
///  - N is rows times columns of the board, whatever the start of the playout;
///  - groups within a color are uniform.
/// The error of powers is less than 2^-21 of the greatest, and a color is drawn by 32 bits.
class RoulettePolicy {
public:
    explicit RoulettePolicy(const core::Roulette& roulette) : m_roulette(roulette) {}

    void begin(const Board& board, Rng& rng);
    Group choose(const Board& board, Rng& rng) const;
    void played(const Board& board, Board::Change change);

private:
    using Counts = std::array<std::uint8_t, max_colors + 1>;

    Color draw_color(const Board& board, std::uint32_t fraction) const;

    core::Roulette m_roulette;
    std::array<Counts, max_columns> m_count{};           // corners of each color in a column
    std::array<std::uint16_t, max_colors + 1> m_total{}; // corners of each color on the board
};

} // namespace samegame
