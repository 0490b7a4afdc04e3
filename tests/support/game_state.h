#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/playout/move_codes.h"
#include "engine/playout/playout_engine.h"
#include "engine/playout/softmax_groups.h"
#include "engine/playout/softmax_weights.h"

namespace samegame {

/// SameGame as a problem of engine/generic.
class GameState {
public:
    using Move = samegame::Move;

    GameState(const Board& board, const Rules& rules) : m_board(board), m_rules(rules) {}

    MoveList legal_moves() const { return samegame::legal_moves(m_board); }
    void play(Move move) {
        m_points += move_points(m_rules, m_board.play(move, m_rules.gravity).removed);
    }
    bool is_terminal() const { return !m_board.has_moves(); }
    double score() const { return m_points + (is_terminal() ? end_points(m_rules, m_board) : 0); }
    std::uint64_t code(Move move) const {
        return cells_code(m_board.flood(move.cell), m_board.color_at(move.cell));
    }
    std::uint64_t hash() const { return m_board.hash(); }

    const Board& board() const { return m_board; }
    const Rules& rules() const { return m_rules; }

private:
    Board m_board;
    Rules m_rules;
    int m_points = 0;
};

/// The playouts of the solvers, under a policy of the registry.
struct EnginePlayout {
    PlayoutEngine* engine;

    void operator()(GameState& state, Rng& rng, std::vector<Move>& moves) const {
        MoveList rest;
        engine->play_out(state.board(), state.rules(), rng, rest);
        for (const Move move : rest) {
            state.play(move);
            moves.push_back(move);
        }
    }
};

/// GameState with the legal moves in the order of their slots (SoftmaxGroups), by which our softmax
/// playouts draw.
class SlotState : public GameState {
public:
    SlotState(const Board& board, const Rules& rules) : GameState(board, rules) { give_slots(); }

    MoveList legal_moves() const {
        MoveList moves;
        for (const auto& slot : m_slots)
            if (slot)
                moves.push_back(slot->move);
        return moves;
    }
    void play(Move move) {
        GameState::play(move);
        give_slots();
    }
    /// The slot of each legal move.
    std::vector<std::size_t> slot_numbers() const {
        std::vector<std::size_t> numbers;
        for (std::size_t i = 0; i < m_slots.size(); ++i)
            if (m_slots[i])
                numbers.push_back(i);
        return numbers;
    }

private:
    struct Slot {
        Cell corner;
        std::uint64_t code;
        Move move;
    };

    /// A group that was there before keeps its slot, others get the lowest free ones.
    void give_slots() {
        std::vector<Slot> found;
        for_each_group(board(), [&](const Group& group, Cell corner) {
            found.push_back({corner, code(group.move()), group.move()});
        });
        std::vector<std::optional<Slot>> after(m_slots.size() + found.size());
        const auto is_known = [&](const Slot& group) {
            for (std::size_t i = 0; i < m_slots.size(); ++i)
                if (m_slots[i] && m_slots[i]->corner == group.corner &&
                    m_slots[i]->code == group.code) {
                    after[i] = group;
                    return true;
                }
            return false;
        };
        std::erase_if(found, is_known);
        std::size_t free = 0;
        for (const Slot& group : found) {
            while (after[free])
                ++free;
            after[free] = group;
        }
        m_slots = std::move(after);
        while (!m_slots.empty() && !m_slots.back())
            m_slots.pop_back();
    }

    std::vector<std::optional<Slot>> m_slots;
};

/// The draw of our softmax playouts, first of a lane of slots, then of a slot, and their initial
/// weights.
struct SlotDraws {
    WeightTable initial;

    double initial_weight(std::uint64_t code) const { return std::log(initial.factor(code)); }

    std::size_t draw(const SlotState& state, std::span<const double> counts, Rng& rng) const {
        const std::uint64_t number = rng.next();
        const auto share = [number](int shift) {
            return static_cast<float>(number >> shift & 0xffffffU) * 0x1p-24F;
        };
        const std::vector<std::size_t> numbers = state.slot_numbers();
        std::vector<float> values(numbers.back() + 1);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            values[numbers[i]] = static_cast<float>(counts[i]);
        const LaneSums sums = lane_sums(values);
        float all = 0;
        for (const float sum : sums)
            all += sum;
        // 1. A lane.
        float target = share(40) * all;
        std::size_t lane = 0;
        while (!(sums[lane] > target))
            target -= sums[lane++];
        // 2. A slot of it.
        float in_lane = share(16) * sums[lane];
        std::size_t slot = lane;
        while (!(values[slot] > in_lane)) {
            in_lane -= values[slot];
            slot += softmax_lanes;
        }
        return static_cast<std::size_t>(std::ranges::find(numbers, slot) - numbers.begin());
    }
};

/// Grants a number of playouts, and keeps of them what a search keeps of ours: for each first move
/// the visits, the sum of the scores and the best one, and the first of the best lines.
class Listener {
public:
    struct FirstMove {
        std::uint64_t visits = 0;
        double sum = 0;
        double best = -std::numeric_limits<double>::infinity();
    };

    explicit Listener(std::uint64_t granted) : m_left(granted) {}

    bool operator()() {
        if (m_left == 0)
            return true;
        --m_left;
        return false;
    }
    void found(const std::vector<Move>& moves, double score) {
        FirstMove& first = first_moves[moves.front()];
        ++first.visits;
        first.sum += score;
        first.best = std::max(first.best, score);
        ++playouts;
        if (score > best) {
            best = score;
            line = moves;
        }
    }

    std::map<Move, FirstMove> first_moves;
    std::uint64_t playouts = 0;
    double best = -std::numeric_limits<double>::infinity();
    std::vector<Move> line;

private:
    std::uint64_t m_left;
};

} // namespace samegame
