#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "engine/solvers/beam/evaluation.h"
#include "engine/solvers/beam/positions.h"
#include "engine/solvers/beam/trail.h"

namespace samegame {

/// Positions of a trail, played again from the last ancestor that they share with the one before:
/// a few moves each, when they are asked for in the order of the trail. One thread.
template <class Positions>
class BeamPath {
public:
    using Position = typename Positions::Position;

    BeamPath(const Board& root, const Positions& positions, const BeamEvaluation& evaluation,
             const BeamTrail& trail)
        : m_positions(positions), m_evaluation(evaluation), m_trail(trail) {
        m_steps.push_back({positions.position(root), 0, 0});
    }

    /// Goes back to the root: to be called when numbers of the trail have changed.
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

} // namespace samegame
