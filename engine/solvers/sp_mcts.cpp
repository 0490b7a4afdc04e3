#include "engine/solvers/sp_mcts.h"

#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

#include "engine/game/scoring.h"
#include "engine/search/search_context.h"

namespace samegame {

namespace {

/// A position of the tree, with the statistics of the playouts that went through it.
struct Node {
    double sum = 0;
    double sum_of_squares = 0;
    std::uint32_t visits = 0;
    std::int32_t top = std::numeric_limits<std::int32_t>::min();
    std::uint32_t first_child = 0; ///< 0: none.
    std::uint32_t next_sibling = 0;
    std::uint16_t move_count = 0; ///< Legal moves; 0 until they were counted.
    std::uint16_t untried = 0;    ///< Legal moves without a visited child, once they were counted.
    Move move;                    ///< From the parent.
    bool is_solved = false;       ///< Every line below was played.
};

constexpr std::pair<SpMcts::Formula, std::string_view> formulas[] = {
    {SpMcts::Formula::text, "text"},
    {SpMcts::Formula::product, "product"},
    {SpMcts::Formula::product_sqrt, "product-sqrt"},
};

std::vector<std::string> formula_names() {
    std::vector<std::string> names;
    for (const auto& formula : formulas)
        names.emplace_back(formula.second);
    return names;
}

} // namespace

/// One search: the tree and the walk through it.
class SpMcts::Search {
public:
    Search(SpMcts& solver, const Board& root, const Rules& rules, SearchContext& context)
        : m_options(solver.m_options),
          m_playout(*solver.m_playout),
          m_root(root),
          m_rules(rules),
          m_context(context),
          m_nodes(context.memory()) {
        restart();
    }

    StopReason run() {
        while (!m_context.should_stop()) {
            if (is_tree_complete())
                restart();
            iterate();
            if (m_nodes[root_node].is_solved)
                return StopReason::proven_optimal;
        }
        return m_context.stop_reason();
    }

private:
    static constexpr std::uint32_t root_node = 1;

    bool is_tree_complete() const {
        return !m_nodes.has_room_for(max_moves) ||
               (m_options.restart_nodes > 0 && m_nodes.size() >= m_options.restart_nodes);
    }

    void restart() {
        m_nodes.clear();
        m_nodes.allocate();
    }

    void iterate() {
        // 1. Selection: down the tree as long as the formula decides.
        m_board = m_root;
        m_moves.clear();
        m_path.clear();
        m_path.push_back(root_node);
        int score = 0;
        bool at_new_node = false;
        while (!at_new_node && m_nodes[m_path.back()].visits >= m_options.threshold &&
               m_board.has_moves()) {
            score += move_points(m_rules, descend());
            at_new_node = m_nodes[m_path.back()].visits == 0;
        }
        // 2. Playout from there to the end.
        const std::size_t played = m_moves.size();
        score += m_playout.play_out(m_board, m_rules, m_context.rng(), m_moves);
        m_context.offer(m_moves, score);
        // 3. Expansion by the first position of the playout that is not in the tree.
        if (!at_new_node && !m_options.all_children)
            expand(played);
        if (m_path.size() == m_moves.size() + 1)
            m_nodes[m_path.back()].is_solved = true;
        // 4. Backpropagation.
        backpropagate(score);
    }

    /// Plays the selected move on the board and extends the path by its node. Returns the blocks
    /// removed.
    int descend() {
        const std::uint32_t parent = m_path.back();
        if (m_nodes[parent].move_count == 0)
            count_moves(parent);
        std::uint32_t child = 0;
        if (m_nodes[parent].untried > 0) {
            --m_nodes[parent].untried;
            child = m_options.all_children ? unvisited_child(parent) : new_child(parent);
        } else {
            child = select(parent);
        }
        m_path.push_back(child);
        m_moves.push_back(m_nodes[child].move);
        return m_board.play(m_nodes[child].move, m_rules.gravity).removed;
    }

    /// Counts the legal moves of a node when the formula first chooses there; where all children
    /// are expanded at once, this is the moment.
    void count_moves(std::uint32_t parent) {
        const MoveList moves = legal_moves(m_board);
        std::size_t visited = 0;
        for (const Move move : moves) {
            if (find_child(parent, move) != 0)
                ++visited;
            else if (m_options.all_children)
                add_child(parent, move, m_path.size());
        }
        m_nodes[parent].move_count = static_cast<std::uint16_t>(moves.size());
        m_nodes[parent].untried = static_cast<std::uint16_t>(moves.size() - visited);
    }

    std::uint32_t unvisited_child(std::uint32_t parent) {
        std::uint32_t choice = 0;
        std::uint32_t seen = 0;
        for (std::uint32_t i = m_nodes[parent].first_child; i != 0; i = m_nodes[i].next_sibling)
            if (m_nodes[i].visits == 0 && m_context.rng().bounded(++seen) == 0)
                choice = i;
        return choice;
    }

    /// A node for a random move that has none.
    std::uint32_t new_child(std::uint32_t parent) {
        Move choice;
        std::uint32_t seen = 0;
        for (const Move move : legal_moves(m_board))
            if (find_child(parent, move) == 0 && m_context.rng().bounded(++seen) == 0)
                choice = move;
        return add_child(parent, choice, m_path.size());
    }

    /// The child with the highest value. A parent that is not solved has one that is not.
    std::uint32_t select(std::uint32_t parent) const {
        const auto parent_visits = static_cast<double>(m_nodes[parent].visits);
        const double growth = m_options.formula == Formula::product_sqrt ? std::sqrt(parent_visits)
                                                                         : std::log(parent_visits);
        const double exploration = m_options.c * std::sqrt(growth);
        double best_value = -std::numeric_limits<double>::infinity();
        std::uint32_t best = m_nodes[parent].first_child;
        for (std::uint32_t i = m_nodes[parent].first_child; i != 0; i = m_nodes[i].next_sibling) {
            const Node& node = m_nodes[i];
            if (node.is_solved)
                continue;
            const double value = value_of(node, exploration);
            if (value > best_value) {
                best_value = value;
                best = i;
            }
        }
        return best;
    }

    double value_of(const Node& node, double exploration) const {
        const auto n = static_cast<double>(node.visits);
        const double mean = node.sum / n;
        const double squares = std::max(0.0, node.sum_of_squares - n * mean * mean);
        const double deviation = std::sqrt((squares + m_options.d) / n);
        const double uct = exploration / std::sqrt(n);
        return mean + m_options.w * node.top +
               (m_options.formula == Formula::text ? uct + deviation : uct * deviation);
    }

    std::uint32_t find_child(std::uint32_t parent, Move move) const {
        std::uint32_t i = m_nodes[parent].first_child;
        while (i != 0 && m_nodes[i].move != move)
            i = m_nodes[i].next_sibling;
        return i;
    }

    /// Adds a node at `depth`; there is memory for all that one iteration adds (is_tree_complete).
    std::uint32_t add_child(std::uint32_t parent, Move move, std::size_t depth) {
        const std::uint32_t child = m_nodes.allocate();
        m_nodes[child].move = move;
        m_nodes[child].next_sibling = m_nodes[parent].first_child;
        m_nodes[parent].first_child = child;
        m_context.count_node(static_cast<int>(depth));
        return child;
    }

    /// Follows the playout's moves through the tree and adds the first position that is not there.
    void expand(std::size_t played) {
        for (std::size_t i = played; i < m_moves.size(); ++i) {
            const std::uint32_t parent = m_path.back();
            const std::uint32_t child = find_child(parent, m_moves[i]);
            m_path.push_back(child != 0 ? child : add_child(parent, m_moves[i], i + 1));
            if (child == 0)
                return;
        }
    }

    void backpropagate(int score) {
        for (std::size_t i = m_path.size(); i-- > 0;) {
            Node& node = m_nodes[m_path[i]];
            node.sum += score;
            node.sum_of_squares += static_cast<double>(score) * score;
            ++node.visits;
            node.top = std::max(node.top, score);
            if (i + 1 < m_path.size() && m_nodes[m_path[i + 1]].is_solved)
                node.is_solved = node.is_solved || all_children_solved(node);
        }
    }

    bool all_children_solved(const Node& node) const {
        if (node.move_count == 0 || node.untried > 0)
            return false;
        for (std::uint32_t i = node.first_child; i != 0; i = m_nodes[i].next_sibling)
            if (!m_nodes[i].is_solved)
                return false;
        return true;
    }

    const Options& m_options;
    PlayoutEngine& m_playout;
    const Board& m_root;
    const Rules& m_rules;
    SearchContext& m_context;
    NodePool<Node> m_nodes;
    Board m_board;                     // of the walk under way
    MoveList m_moves;                  // from the root
    std::vector<std::uint32_t> m_path; // nodes from the root
};

std::vector<OptionSpec> SpMcts::option_specs() {
    const Options defaults;
    return {
        {"formula", OptionType::choice, "product", 0, 0, formula_names(),
         "How the two bounds of formula 1 combine: added as printed, multiplied, or multiplied "
         "with "
         "a square root instead of the logarithm",
         "Schadd et al. 2011, formula 1; their program multiplies"},
        {"c",
         OptionType::real,
         defaults.c,
         0,
         100000,
         {},
         "C: higher tries moves more that were tried less",
         "Schadd et al. 2011, formula 1"},
        {"d",
         OptionType::real,
         defaults.d,
         0,
         1e9,
         {},
         "D: higher tries rarely visited moves longer",
         "Schadd et al. 2011, formula 1"},
        {"w",
         OptionType::real,
         defaults.w,
         0,
         100,
         {},
         "W: weight of the top score, added to the mean",
         "Schadd et al. 2011, section 4.2"},
        {"threshold",
         OptionType::integer,
         std::int64_t{defaults.threshold},
         0,
         1000000,
         {},
         "T: visits of a position before the formula chooses there instead of the playout policy",
         "Schadd et al. 2011, section 4.2"},
        {"expansion",
         OptionType::choice,
         "one-node",
         0,
         0,
         {"one-node", "all-children"},
         "Nodes added: one a playout, or all children of a position visited T times",
         "Schadd et al. 2011, section 4.4; their program expands all children"},
        {"restart-nodes",
         OptionType::integer,
         static_cast<std::int64_t>(defaults.restart_nodes),
         0,
         4000000000.0,
         {},
         "Nodes after which a new tree begins (randomized restarts); 0 never",
         "Schadd et al. 2011, section 4.7"},
        {"policy",
         OptionType::policy,
         defaults.policy,
         0,
         0,
         {},
         "Policy of the playouts",
         "Schadd et al. 2011, section 4.3"},
    };
}

SpMcts::SpMcts(const OptionValues& values) {
    const auto real = [&values](const char* name) { return std::get<double>(values.at(name)); };
    const auto integer = [&values](const char* name) {
        return std::get<std::int64_t>(values.at(name));
    };
    const auto text = [&values](const char* name) {
        return std::get<std::string>(values.at(name));
    };
    for (const auto& [formula, name] : formulas)
        if (text("formula") == name)
            m_options.formula = formula;
    m_options.c = real("c");
    m_options.d = real("d");
    m_options.w = real("w");
    m_options.threshold = static_cast<std::uint32_t>(integer("threshold"));
    m_options.all_children = text("expansion") == "all-children";
    m_options.restart_nodes = static_cast<std::uint64_t>(integer("restart-nodes"));
    m_options.policy = text("policy");
    m_playout = playout_engine_or_throw(m_options.policy);
}

SpMcts::~SpMcts() = default;

StopReason SpMcts::solve(const Board& root, const Rules& rules, SearchContext& context) {
    return Search(*this, root, rules, context).run();
}

} // namespace samegame
