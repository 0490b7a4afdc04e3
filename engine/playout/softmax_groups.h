#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <span>

#include "engine/base/fixed_vector.h"
#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/playout/learned_line.h"
#include "engine/playout/move_codes.h"
#include "engine/playout/softmax_weights.h"

namespace samegame {

/// Sums over slots have the same order everywhere: slot s adds to lane s modulo 16, from the lowest
/// slot on, and the lanes are added pairwise.
inline constexpr std::size_t softmax_lanes = 16;
using SlotValues = std::array<float, max_moves>; ///< 0 in a slot that is not in use.
using LaneSums = std::array<float, softmax_lanes>;
LaneSums lane_sums(std::span<const float> values);

/// The groups of a position with their softmax counts, for boards of every size, found anew at
/// every position. A group with the first corner, size and code of a group at the previous position
/// counts as the same and keeps its slot. If the position's code (see GameCodes) has changed, or
/// the group is the same as the one played, it keeps the slot but begins a new choice.
///
/// Groups of the tabu color have no slot while there is another group. Once its pairs may be played
/// (SoftmaxOptions::tabu_pairs_after), all of them have slots, and larger groups count 0.
///
/// A learned bias is found when a group appears, and again when a move changes its columns or those
/// beside them, or takes blocks of its color; in between its features hardly change. If the bias
/// has changed, the group keeps its slot but begins a new choice.
class SoftmaxGroups {
public:
    /// `biases` is the factor of each group size; `spared` is the color that features call so.
    SoftmaxGroups(const SoftmaxOptions& options, std::span<const float> biases, Color tabu,
                  Gravity gravity, Color spared)
        : m_options(options),
          m_biases(biases),
          m_tabu(tabu),
          m_gravity(gravity),
          m_spared(spared) {}

    /// Takes the groups of `board`, the position before move `move_number`, and records them in
    /// `line` unless it is null.
    void follow(const Board& board, int move_number, const GameCodes& codes,
                const WeightTable& weights, LearnedLine* line);

    /// Draws the group to be played by the counts and returns its slot; the board has a group. The
    /// upper 24 bits of `number` choose a lane, the next 24 a slot in it.
    std::size_t draw(std::uint64_t number);

    /// Takes what a move of a group of `color` changed.
    void note_move(const Board::Change& change, Color color) {
        m_change = change;
        m_color = color;
    }

    Cell corner(std::size_t slot) const { return m_slots[slot].corner; }
    std::uint64_t code(std::size_t slot) const { return m_slots[slot].code; } ///< The group's code.
    std::uint32_t choice(std::size_t slot) const { return m_slots[slot].choice; }

private:
    static constexpr std::size_t most_groups = max_moves;
    static constexpr std::uint32_t no_choice = ~0U;
    struct Slot {
        std::uint64_t code = 0; ///< The group's code.
        Cell corner{};
        int size = 0;
        bool is_tabu = false;
        float bias = 1;                   ///< exp of the bias.
        bool is_touched = false;          ///< The last move may have changed its learned bias.
        std::uint32_t choice = no_choice; ///< The group's choice in the line, if it may be played.
    };

    void find_groups(const Board& board, const GameCodes& codes);
    bool is_tabu(const Board& board, Cell corner, int size) const; // whether a group is
    bool is_touched(const Group& group, Color color) const;
    void apply_tabu();
    Slot* former_of(const Slot& group);
    void find_biases(const Board& board);
    void keep_slots();
    void end_choices(LearnedLine* line);
    void give_slots();
    void begin_choices(const WeightTable& weights, LearnedLine* line);
    bool may_be_played(const Slot& group) const;

    const SoftmaxOptions& m_options;
    std::span<const float> m_biases;
    Color m_tabu;
    Gravity m_gravity;
    Color m_spared;
    Board::Change m_change;   // of the last move
    Color m_color = no_color; // of the last move
    bool m_pairs = false;     // pairs of the tabu color may be played
    bool m_lifted = false;    // nothing else is left to play than the tabu color
    std::size_t m_position = 0;
    std::uint64_t m_position_code = 0;
    bool m_renewed = false;             // the position's code is not that of the position before
    std::size_t m_played = most_groups; // the slot drawn at the position before
    std::uint32_t m_begun_count = 0;
    std::uint32_t m_ended_count = 0;

    FixedVector<Slot, most_groups> m_found;  // the groups here, in the order of first corners
    std::array<Slot, most_groups> m_slots{}; // groups here; in `follow` also the ones before
    SlotValues m_counts{};
    std::size_t m_end = 0; // the end of the slots in use
    std::bitset<most_groups> m_used;
    std::bitset<most_groups> m_stay;
    std::bitset<most_groups> m_biased_anew;
    std::array<std::uint16_t, max_cells> m_slot_at{}; // slots by first corner, if m_slots agrees
};

} // namespace samegame
