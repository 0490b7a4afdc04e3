#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "engine/game/scoring.h"
#include "engine/playout/child_generator.h"
#include "engine/playout/hot_core.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/beam/evaluation.h"
#include "engine/solvers/beam/trail.h"

namespace samegame {

/// The policy of all games that a beam plays.
inline constexpr const char* beam_policy = "tabu-color-random";

/// A beam's operations on positions, over the generator of children that suits the board. One
/// object per thread. A group is named by a number, 32 * column + row of one of its cells.
template <ChildGenerator Generator>
class BeamPositions;

template <>
class BeamPositions<CoreChildGenerator> : public CoreChildGenerator {
public:
    BeamPositions(const Board& start, const Rules&)
        : CoreChildGenerator(start),
          m_build(&core_build(current_isa())),
          m_colors(start.color_count()),
          m_features(core::most_moves),
          m_groups(core::most_moves + 1) {}

    /// The features of `children`, all children of the last call; valid until the next call.
    std::span<const core::Features> features(std::span<const Child> children) {
        m_build->features(children.data(), static_cast<int>(children.size()), m_colors,
                          m_features.data());
        return std::span(m_features).first(children.size());
    }
    int group_points(const Rules& rules, const Position& position) {
        const int count = m_build->groups(position, m_groups.data());
        int points = 0;
        for (int i = 0; i < count; ++i)
            points += move_points(rules, m_groups[static_cast<std::size_t>(i)].size);
        return points;
    }

    static unsigned cell_of(const Child& child) {
        return (child.corner & 0xf0U) << 1 | (child.corner & 0x0fU);
    }
    /// Removes the group of a cell and returns its size.
    int play(Position& position, unsigned cell) const {
        return m_build->remove(position, (cell & ~0x1fU) >> 1 | (cell & 0x0fU));
    }

    /// Plays each position to its end under beam_policy: the games of PlayoutEngine::play_seed.
    void play_out(const Rules& rules, std::span<const Position> positions,
                  std::span<const std::uint64_t> seeds, std::span<int> scores) {
        m_played.resize(positions.size());
        for (std::size_t i = 0; i < positions.size(); ++i) {
            m_played[i].start = &positions[i];
            m_played[i].seed = seeds[i];
            m_played[i].groups = nullptr;
        }
        m_build->play(m_played.data(), static_cast<int>(m_played.size()),
                      {core::Spared::most_frequent, 0});
        for (std::size_t i = 0; i < positions.size(); ++i)
            scores[i] = core_score(rules, m_played[i]);
    }

private:
    const core::Build* m_build;
    int m_colors;
    std::vector<core::Features> m_features;
    std::vector<core::Group> m_groups;
    std::vector<core::Playout> m_played;
};

template <>
class BeamPositions<BoardChildGenerator> : public BoardChildGenerator {
public:
    BeamPositions(const Board&, const Rules& rules)
        : BoardChildGenerator(rules.gravity),
          m_gravity(rules.gravity),
          m_playouts(playout_engine_or_throw(beam_policy)) {}

    std::span<const core::Features> features(std::span<const Child> children) {
        m_features.clear();
        for (const Child& child : children)
            m_features.push_back(position_features(child.position));
        return m_features;
    }
    int group_points(const Rules& rules, const Position& position) const {
        int points = 0;
        for (const int size : group_sizes(position, 0, position.columns() - 1))
            points += move_points(rules, size);
        return points;
    }

    static unsigned cell_of(const Child& child) { return number_of(child.cells.move().cell); }
    int play(Position& position, unsigned cell) const {
        return position.play({numbered_cell(cell)}, m_gravity).removed;
    }

    void play_out(const Rules& rules, std::span<const Position> positions,
                  std::span<const std::uint64_t> seeds, std::span<int> scores) {
        for (std::size_t i = 0; i < positions.size(); ++i) {
            MoveList moves;
            scores[i] = m_playouts->play_seed(positions[i], rules, seeds[i], moves);
        }
    }

private:
    Gravity m_gravity;
    std::unique_ptr<PlayoutEngine> m_playouts;
    std::vector<core::Features> m_features;
};

/// Positions of a trail, played again from the last ancestor shared with the previous one: a few
/// moves each, if visited in the order of the trail. One thread.
template <class Positions>
class BeamPath {
public:
    using Position = typename Positions::Position;

    BeamPath(const Board& root, const Positions& positions, const BeamEvaluation& evaluation,
             const BeamTrail& trail)
        : m_positions(positions), m_evaluation(evaluation), m_trail(trail) {
        m_steps.push_back({positions.position(root), 0, 0});
    }

    /// Goes back to the root; call it when numbers of the trail have changed.
    void restart() { m_depth = 0; }

    /// Goes to an entry of the trail.
    void go_to(BeamTrail::Number number) {
        const auto depth = static_cast<std::size_t>(m_trail.depth_of(number));
        while (m_steps.size() <= depth)
            m_steps.push_back(m_steps.front());
        // 1. Up to the shared ancestor, writing the way down.
        std::size_t shared = depth;
        for (; shared > m_depth || m_steps[shared].number != number; --shared) {
            m_way[shared] = number;
            number = m_trail.parent(number);
        }
        // 2. Down again.
        for (m_depth = shared; m_depth < depth; ++m_depth)
            step(m_steps[m_depth], m_trail.cell(m_way[m_depth + 1]), m_steps[m_depth + 1],
                 m_way[m_depth + 1]);
    }

    const Position& position() const { return m_steps[m_depth].position; }
    int score() const { return m_steps[m_depth].score; }
    unsigned first_cell() const { return m_trail.cell(m_steps[1].number); } ///< Below the root.
    int depth() const { return static_cast<int>(m_depth); }

private:
    struct Step {
        Position position;
        int score;
        BeamTrail::Number number;
    };

    void step(const Step& from, unsigned cell, Step& to, BeamTrail::Number number) {
        to.position = from.position;
        to.score = from.score + m_evaluation.move_points(m_positions.play(to.position, cell));
        to.number = number;
    }

    const Positions& m_positions;
    const BeamEvaluation& m_evaluation;
    const BeamTrail& m_trail;
    std::vector<Step> m_steps; // by depth
    std::array<BeamTrail::Number, max_moves + 1> m_way;
    std::size_t m_depth = 0;
};

/// A line to the end of a game.
struct BeamEnding {
    int score = std::numeric_limits<int>::min();
    std::uint64_t key = 0; ///< BeamTrail::key of the last move.

    bool is_better_than(const BeamEnding& other) const {
        return score > other.score || (score == other.score && key < other.key);
    }
};

/// The private data of each thread of a beam.
template <class Generator>
struct BeamWorker {
    using Positions = BeamPositions<Generator>;

    BeamWorker(const Board& root, const Rules& rules, const BeamEvaluation& evaluation,
               const BeamTrail& trail)
        : positions(root, rules), path(root, positions, evaluation, trail) {}

    Positions positions;
    BeamPath<Positions> path;
    BeamEnding ending;                 ///< The best ending of the layer.
    std::vector<std::uint32_t> depths; ///< Positions expanded, by depth.
};

} // namespace samegame
