#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <span>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/game/line.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/solvers/annealing/core/clicks.h"

namespace samegame {

/// A list of clicks on blocks to the end of the game, each of which removes a group, and a change
/// of the list that is played beside it and then taken or not. Every position along the list is
/// kept.
///
/// A change is begun by change(), filled by keep() and insert(), played by play() and, where the
/// game then goes on, play_out(); take_change() makes it the list, else the next change() forgets
/// it. Memory is a position for every block, about 64 KiB for 15x15 cells and up to 4.3 MiB. Not
/// thread-safe.
class ClickList {
public:
    using Block = clicks::Block;
    /// The result of a list.
    struct Outcome {
        int points = 0; ///< Of all clicks, without end points.
        int left = 0;   ///< Blocks at the end.
        int end_points = 0;

        int score() const { return points + end_points; }
    };

    /// `retries` is the number of blocks of its old group that a click tries if its own block is
    /// gone.
    ClickList(const Board& root, const Rules& rules, int retries);

    /// Takes the clicks of legal `moves` from the root, and plays on to the end, sparing `spared`.
    void assign(std::span<const Move> moves, Color spared, Rng& rng);

    int count() const { return static_cast<int>(m_clicks.size()); }
    Block block(int click) const { return m_clicks[static_cast<std::size_t>(click)]; }
    static Block block_at_start(Cell cell) { return number_of(cell); }
    static Move move_at_start(Block block) { return {numbered_cell(block)}; }
    Color color(Block block) const { return m_colors[block]; }
    Outcome outcome() const { return {m_points.back(), m_left, m_end_points}; }
    MoveList moves() const;

    /// Takes clicks of another list of this board, all of which remove a group and which end the
    /// game; false, with any list, if they do not.
    bool assign_clicks(std::span<const Block> clicks);

    /// A block of a group on the position before a click, which may be count(): all corners (Board)
    /// of groups are equally likely. clicks::no_block if there is none.
    Block random_group(int click, Rng& rng) const;

    /// Begins a change: clicks `first` to before `end` are replaced.
    void change(int first, int end);
    void keep(int click) { m_middle.push_back({block(click), static_cast<std::uint16_t>(click)}); }
    void insert(Block block) { m_middle.push_back({block, clicks::no_click}); }

    /// Plays the change, and abandons it when it has gained less than `least_gain`. If it met the
    /// old list again, changed_outcome() includes the rest of the list.
    clicks::Verdict play(int least_gain);
    /// Plays on to the end of the game at random, without color `spared`, if any, while there is
    /// another group.
    void play_out(Color spared, Rng& rng);
    Outcome changed_outcome() const; ///< Of the changed list,
    Block changed_first() const;     ///< its first click,
    MoveList changed_moves() const;  ///< and its moves.
    void take_change();

private:
    static constexpr std::size_t alignment = 64;
    struct Release {
        void operator()(std::byte* memory) const {
            ::operator delete(memory, std::align_val_t(alignment));
        }
    };

    clicks::Place place_before(int click) const {
        return m_places[static_cast<std::size_t>(click)];
    }
    Move move_of(clicks::Place before, Block block) const;
    void splice();

    const Rules m_rules;
    const clicks::Build& m_build;
    std::vector<std::uint8_t> m_colors;      // of each block
    std::vector<std::int32_t> m_move_points; // of each size
    std::unique_ptr<std::byte, Release> m_memory;

    std::vector<Block> m_clicks;
    std::vector<std::int32_t> m_points;  // before each click, and after the last
    std::vector<clicks::Place> m_places; // place 0, and that of each click
    int m_left = 0;
    int m_end_points = 0;

    std::vector<clicks::Place> m_free;
    std::vector<clicks::Source> m_middle;
    std::vector<Block> m_played;
    std::vector<std::int32_t> m_points_before;
    std::vector<clicks::Place> m_played_places;
    clicks::Change m_change{};
    clicks::Verdict m_verdict = clicks::Verdict::ended;
};

} // namespace samegame
