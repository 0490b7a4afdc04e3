#pragma once

#include <span>
#include <utility>

#include "engine/generic/code_weights.h"
#include "engine/generic/search_state.h"

namespace samegame::generic {

struct NrpaOptions {
    int level = 3;        ///< Depth of nesting; each level multiplies the playouts by `iterations`.
    int iterations = 100; ///< N: how often a level repeats the one below.
    double alpha = 1;     ///< Step of the weights toward the best sequence.
};

/// How playouts use their weights: what a code weighs before it is learned, and the draw of a move
/// with a probability proportional to its count, exp(w). Another class may stand in its place.
struct Softmax {
    double initial_weight(std::uint64_t /*code*/) const { return 0; }

    /// The number of a move of `state`; `counts` has all legal moves in their order.
    template <SearchState S, RandomSource R>
    std::size_t draw(const S& /*state*/, std::span<const double> counts, R& rng) const {
        double sum = 0;
        for (const double count : counts)
            sum += count;
        double target = rng.uniform() * sum;
        std::size_t choice = 0;
        while (choice + 1 < counts.size() && target >= counts[choice])
            target -= counts[choice++];
        return choice;
    }
};

/// The search behind nrpa().
template <SearchState S, RandomSource R, Cancel C, class Draws>
class Nrpa {
public:
    Nrpa(const S& root, const NrpaOptions& options, R& rng, C& is_canceled, const Draws& draws)
        : m_root(root),
          m_options(options),
          m_rng(rng),
          m_is_canceled(is_canceled),
          m_draws(draws),
          m_levels(static_cast<std::size_t>(std::max(options.level, 0)) + 1) {}

    Line<S> run() {
        const Playout* best = nrpa(m_levels.size() - 1, CodeWeights());
        return best == nullptr ? Line<S>() : best->line;
    }

private:
    /// A playout with what adaptation needs: the codes of the legal moves of each state on its way.
    struct Playout {
        struct Step {
            std::size_t end = 0; ///< Where the codes of this state end, and the next one's begin.
            std::size_t played = 0; ///< The index of the code that was played.
        };
        Line<S> line;
        std::vector<std::uint64_t> codes;
        std::vector<Step> steps;
    };
    struct Level {
        CodeWeights policy;
        Playout best;
        bool has_best = false;
    };

    /// NRPA: the best playout, which the caller may swap for another one, or nullptr if the search
    /// was canceled before the first.
    Playout* nrpa(std::size_t level, const CodeWeights& policy) {
        if (level == 0)
            return play_out(policy);
        Level& own = m_levels[level];
        own.has_best = false;
        own.policy = policy;
        for (int i = 1;; ++i) {
            Playout* result = nrpa(level - 1, own.policy);
            if (result != nullptr && (!own.has_best || result->line.score >= own.best.line.score)) {
                std::swap(own.best, *result);
                own.has_best = true;
            }
            if (m_stopped || i >= m_options.iterations)
                return own.has_best ? &own.best : nullptr;
            adapt(own.policy, own.best);
        }
    }

    /// Playout: moves are drawn by the weights of their codes.
    Playout* play_out(const CodeWeights& policy) {
        m_stopped = m_stopped || m_is_canceled();
        if (m_stopped)
            return nullptr;
        Playout& playout = m_levels[0].best;
        playout.line.moves.clear();
        playout.codes.clear();
        playout.steps.clear();
        R own(m_rng.next());
        S state = m_root;
        while (!state.is_terminal())
            play_move(state, policy, own, playout);
        playout.line.score = state.score();
        tell<S>(m_is_canceled, playout.line.moves, playout.line.score);
        return &playout;
    }

    void play_move(S& state, const CodeWeights& policy, R& own, Playout& playout) {
        const std::size_t begin = playout.codes.size();
        const auto& legal = state.legal_moves();
        m_counts.clear();
        for (const MoveOf<S>& move : legal) {
            const std::uint64_t code = state.code(move);
            playout.codes.push_back(code);
            m_counts.push_back(policy.count(code, initial_weight()));
        }
        const std::size_t choice = m_draws.draw(state, std::span<const double>(m_counts), own);
        const MoveOf<S> move = std::ranges::begin(legal)[static_cast<std::ptrdiff_t>(choice)];
        playout.steps.push_back({playout.codes.size(), begin + choice});
        playout.line.moves.push_back(move);
        state.play(move);
    }

    /// Adapt: at each state of the playout adds alpha to the weight of the code played, and
    /// subtracts alpha times its probability, by the old weights, from each code that could be
    /// played.
    void adapt(CodeWeights& policy, const Playout& playout) {
        for (const std::uint64_t code : playout.codes)
            policy.insert(code, initial_weight());
        m_places.clear();
        for (const std::uint64_t code : playout.codes)
            m_places.push_back(policy.place_of(code));
        std::size_t begin = 0;
        for (const auto& [end, played] : playout.steps) {
            double z = 0;
            for (std::size_t i = begin; i < end; ++i)
                z += policy.count_at(m_places[i]);
            for (std::size_t i = begin; i < end; ++i)
                policy.change(m_places[i], -m_options.alpha * policy.count_at(m_places[i]) / z);
            policy.change(m_places[played], m_options.alpha);
            begin = end;
        }
        for (const std::size_t place : m_places)
            policy.settle(place);
    }

    auto initial_weight() const {
        return [this](std::uint64_t code) { return m_draws.initial_weight(code); };
    }

    const S& m_root;
    const NrpaOptions& m_options;
    R& m_rng;
    C& m_is_canceled;
    const Draws& m_draws;
    std::vector<Level> m_levels; // level 0 has the present playout as its best
    std::vector<double> m_counts;
    std::vector<std::size_t> m_places;
    bool m_stopped = false;
};

/// Nested Rollout Policy Adaptation: a search of level 0 is a playout by a policy, which has a
/// weight for each code of a move. A search of level n repeats a search of level n-1 N times, and
/// after each moves its policy toward its best sequence. Among equal sequences the last one counts.
///
/// Source: C. Rosin, "Nested Rollout Policy Adaptation for Monte Carlo Tree Search", IJCAI 2011, in
/// the form of B. Negrevergne & T. Cazenave, "Distributed Nested Rollout Policy for SameGame",
/// 2017, Algorithms 1 to 3. Differences:
///  - nothing is adapted after the last iteration of a level, which nobody would see;
///  - weights stay from -50 to 50 (CodeWeights).
///
/// It ends by itself, after N to the power `level` playouts.
template <SearchState S, RandomSource R, Cancel C = Never, class Draws = Softmax>
Line<S> nrpa(const S& root, const NrpaOptions& options, R& rng, C&& is_canceled = C(),
             const Draws& draws = Draws()) {
    return Nrpa<S, R, std::remove_reference_t<C>, Draws>(root, options, rng, is_canceled, draws)
        .run();
}

} // namespace samegame::generic
