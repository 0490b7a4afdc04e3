#pragma once

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/generic/search_state.h"

namespace samegame::generic {

/// The parameters of SP-MCTS, by their names in the paper. C, D and W are in the unit of scores:
/// the defaults are the paper's "exploitation" for SameGame, whose scores are thousands.
struct SpMctsOptions {
    double c = 0.1;               ///< C: higher values try rarely tried moves more.
    double d = 32;                ///< D: higher values try rarely visited moves longer.
    double w = 0.02;              ///< W: weight of the top score beside the mean.
    std::uint32_t threshold = 10; ///< T: visits of a state before the formula chooses there.
    /// Playouts of a search for each move (section 6.4); 0: one search for the whole line.
    std::uint64_t playouts_per_move = 0;
    /// Nodes after which a new tree begins (randomized restarts, section 4.7); 0: never. A node
    /// takes some 100 bytes and room for its moves.
    std::uint64_t restart_nodes = 0;
};

/// The search behind sp_mcts().
template <SearchState S, RandomSource R, Cancel C, PlayoutPolicy<S, R> P>
class SpMcts {
public:
    SpMcts(S root, const SpMctsOptions& options, R& rng, C& is_canceled, P& playout)
        : m_options(options),
          m_rng(rng),
          m_is_canceled(is_canceled),
          m_playout(playout),
          m_start(std::move(root)) {}

    Line<S> run() {
        begin_tree();
        while (!m_is_canceled()) {
            if (m_options.restart_nodes > 0 && m_nodes.size() >= m_options.restart_nodes)
                begin_tree();
            play();
            if (m_nodes.front().is_solved)
                break; // nothing is left to find after the moves played
            if (m_options.playouts_per_move > 0 && ++m_playouts >= m_options.playouts_per_move &&
                !play_final_move())
                break;
        }
        return m_best;
    }

private:
    struct Node {
        double sum = 0;
        double sum_of_squares = 0;
        double top = Line<S>::no_score;
        std::uint32_t visits = 0;
        bool is_open = false;           ///< The formula has come here: `untried` is filled.
        bool is_solved = false;         ///< Every line below was played.
        MoveOf<S> move;                 ///< The move from the parent; the root's is of no meaning.
        std::vector<MoveOf<S>> untried; ///< The legal moves without a child.
        std::vector<std::uint32_t> children; ///< In the order in which they were added.

        double mean() const { return sum / visits; }
    };

    /// One playout: selection, playout, expansion, backpropagation.
    void play() {
        // 1. Selection (4.2): the formula leads down to a state with fewer than T visits.
        S state = m_start;
        m_moves = m_played;
        m_path.assign(1, 0);
        while (last().visits >= m_options.threshold && !state.is_terminal()) {
            const std::uint32_t child = choose(state);
            m_path.push_back(child);
            m_moves.push_back(last().move);
            state.play(last().move);
            if (last().visits == 0)
                break;
        }
        // 2. The playout (4.3) from there to the end.
        const std::size_t selected = m_moves.size();
        m_playout(state, m_rng, m_moves);
        const double score = state.score();
        tell<S>(m_is_canceled, m_moves, score);
        if (!m_best.exists() || score > m_best.score)
            m_best = {m_moves, score};
        // 3. Expansion (4.4) by the first state that is not in the tree.
        if (m_path.size() == 1 || last().visits > 0)
            expand(selected);
        if (m_path.size() + m_played.size() == m_moves.size() + 1)
            last().is_solved = true; // the end itself
        // 4. Backpropagation (4.5).
        backpropagate(score);
    }

    /// A new child for a random move that has none, or else the child with the highest value.
    std::uint32_t choose(const S& state) {
        const std::uint32_t parent = m_path.back();
        if (!m_nodes[parent].is_open)
            open(parent, state);
        const auto& untried = m_nodes[parent].untried;
        if (untried.empty())
            return best_child(parent);
        std::size_t choice = 0;
        for (std::uint32_t i = 0; i < untried.size(); ++i)
            if (m_rng.bounded(i + 1) == 0)
                choice = i;
        const MoveOf<S> move = untried[choice];
        m_nodes[parent].untried.erase(untried.begin() + static_cast<std::ptrdiff_t>(choice));
        return add_child(parent, move);
    }

    void open(std::uint32_t number, const S& state) {
        Node& node = m_nodes[number];
        node.is_open = true;
        for (const MoveOf<S>& move : state.legal_moves())
            if (find_child(number, move) == 0)
                node.untried.push_back(move);
    }

    /// The child with the highest value by formula 1, the newest among equals. A parent that is not
    /// solved has a child that is not.
    std::uint32_t best_child(std::uint32_t parent) const {
        const Node& node = m_nodes[parent];
        double best_value = -std::numeric_limits<double>::infinity();
        std::uint32_t best = node.children.front();
        for (auto i = node.children.rbegin(); i != node.children.rend(); ++i) {
            const Node& child = m_nodes[*i];
            if (child.is_solved)
                continue;
            const double value = value_of(child, node.visits);
            if (value > best_value) {
                best_value = value;
                best = *i;
            }
        }
        return best;
    }

    /// v + W t + C sqrt(ln n_p / n) + sqrt((sum r^2 - n v^2 + D) / n).
    double value_of(const Node& child, double parent_visits) const {
        const double n = child.visits;
        const double v = child.mean();
        const double squares = std::max(0.0, child.sum_of_squares - n * v * v); // 0: rounding
        return v + m_options.w * child.top + m_options.c * std::sqrt(std::log(parent_visits) / n) +
               std::sqrt((squares + m_options.d) / n);
    }

    /// Follows the playout's moves through the tree and adds the first state that is not there.
    void expand(std::size_t selected) {
        for (std::size_t i = selected; i < m_moves.size(); ++i) {
            const std::uint32_t parent = m_path.back();
            const std::uint32_t known = find_child(parent, m_moves[i]);
            m_path.push_back(known != 0 ? known : add_child(parent, m_moves[i]));
            if (known == 0)
                return;
        }
    }

    void backpropagate(double score) {
        for (std::size_t i = m_path.size(); i-- > 0;) {
            Node& node = m_nodes[m_path[i]];
            node.sum += score;
            node.sum_of_squares += score * score;
            node.top = std::max(node.top, score);
            ++node.visits;
            if (i + 1 < m_path.size() && m_nodes[m_path[i + 1]].is_solved)
                node.is_solved = node.is_solved || has_solved_all(node);
        }
    }

    bool has_solved_all(const Node& node) const {
        return node.is_open && node.untried.empty() &&
               std::ranges::all_of(
                   node.children, [this](std::uint32_t child) { return m_nodes[child].is_solved; });
    }

    /// Final move selection (4.6): the next move of the best line, whose search then begins. False
    /// at the end of the line.
    bool play_final_move() {
        const MoveOf<S> move = m_best.moves[m_played.size()];
        m_played.push_back(move);
        m_start.play(move);
        m_playouts = 0;
        begin_tree();
        return !m_start.is_terminal();
    }

    void begin_tree() { m_nodes.assign(1, Node()); }

    std::uint32_t add_child(std::uint32_t parent, const MoveOf<S>& move) {
        const auto number = static_cast<std::uint32_t>(m_nodes.size());
        m_nodes.emplace_back();
        m_nodes.back().move = move;
        m_nodes[parent].children.push_back(number);
        return number;
    }
    /// A child by its move; 0, which is the root, if there is none.
    std::uint32_t find_child(std::uint32_t parent, const MoveOf<S>& move) const {
        for (const std::uint32_t child : m_nodes[parent].children)
            if (m_nodes[child].move == move)
                return child;
        return 0;
    }
    Node& last() { return m_nodes[m_path.back()]; }

    const SpMctsOptions& m_options;
    R& m_rng;
    C& m_is_canceled;
    P& m_playout;
    std::vector<Node> m_nodes;         // the root first
    S m_start;                         // after the moves played
    std::vector<MoveOf<S>> m_played;   // by final move selection
    std::uint64_t m_playouts = 0;      // of the search for the present move
    std::vector<std::uint32_t> m_path; // of a playout through the tree
    std::vector<MoveOf<S>> m_moves;    // of a playout, from the root
    Line<S> m_best;
};

/// Single-Player Monte-Carlo Tree Search: a tree of states, grown by a node for each playout.
///
/// Source: M. Schadd, M. Winands, M. Tak & J. Uiterwijk, "Single-Player Monte-Carlo Tree Search for
/// SameGame", Knowledge-Based Systems, 2011; the sections named above are its. Differences:
///  - a move without a child is tried before any is repeated, as in the authors' program;
///  - a subtree whose lines were all played is not entered again, and a search without anything
///    left to play ends;
///  - a search for each move follows the best line since the first of them.
///
/// A search for the whole line goes on until `is_canceled` says so, and one for each move until the
/// line is played. `playout` plays the playouts. Moves must be default constructible.
template <SearchState S, RandomSource R, Cancel C = Never, PlayoutPolicy<S, R> P = RandomPlayout>
requires std::default_initializable<MoveOf<S>> Line<S> sp_mcts(const S& root,
                                                               const SpMctsOptions& options, R& rng,
                                                               C&& is_canceled = C(),
                                                               P playout = P()) {
    return SpMcts<S, R, std::remove_reference_t<C>, P>(root, options, rng, is_canceled, playout)
        .run();
}

} // namespace samegame::generic
