#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/search/budget.h"
#include "engine/search/search_control.h"

namespace samegame {

/// All that a solver on one thread needs besides its algorithm: randomness, the budget's share, the
/// stop flag, the incumbent and the candidates. Owned by the thread that searches.
class SearchContext {
public:
    /// The stream of a context beside those of the solver: what it finds is known of the position,
    /// but none of its playouts, nodes and visits are the solver's.
    static constexpr int beside = -1;

    /// `share` is this worker's part of the budget, `stream` its number; with `virtual_time`, the
    /// worker's time is what it counts of it.
    SearchContext(const Board& root, const Rules& rules, const Budget& share, std::uint64_t seed,
                  int stream, SearchControl& control,
                  const std::optional<VirtualTime>& virtual_time = {});

    Rng& rng() { return m_rng; }
    std::uint64_t memory() const { return m_share.memory; } ///< Bytes for this worker's tree.
    const Budget& share() const { return m_share; }         ///< This worker's part of the budget.
    /// Reads the clock, or tells the virtual time.
    Seconds elapsed() const {
        return m_virtual_time ? m_virtual_time->time_of(m_moves) : Seconds(Clock::now() - m_start);
    }

    /// Counts moves that were played or adapted, before what they found is offered: what virtual
    /// time is made of.
    void count_moves(std::uint64_t count) { m_moves += count; }
    std::uint64_t moves() const { return m_moves; } ///< Counted or waited.
    /// Goes on from `moves` on, where it had counted fewer.
    void wait_until(std::uint64_t moves) { m_moves = std::max(m_moves, moves); }

    /// True once the solver must return: told to stop, or the budget is spent. Ask before each
    /// playout or node. Cheap: a relaxed load and counters; the clock is read now and then.
    bool should_stop();

    /// How many of `wanted` playouts may be played in one call; 0 once the solver must return.
    /// Stands for asking should_stop() before each of them.
    std::size_t granted_playouts(std::size_t wanted);

    /// should_stop() without playouts and nodes: true once told to stop or out of time. For work
    /// that is counted elsewhere, or as a whole when it is done.
    bool is_interrupted() { return is_interrupted_before(1); }

    /// Asks all workers of the search to return, as its host can.
    void stop_search() { m_control.request_stop(); }
    /// Asks all workers of the solver to return, since nothing is left for them to find.
    void end_search() { m_control.m_is_done = true; }

    /// Grants time anew, counted from the beginning; without an end where there is none.
    void grant_time(const std::optional<Seconds>& time) {
        m_share.time = time;
        m_out_of_time = false;
    }

    /// Why should_stop() or is_interrupted() said so.
    StopReason stop_reason() const { return m_reason; }

    /// Takes a finished line from the root with its score, one for each playout: counts the
    /// playout, keeps the line if it is the best of all or of its first move. Moves need not be
    /// canonical. A line that is kept is played again: if it is not finished, if it does not earn
    /// that score, or if it earns more than a bound that was proven, this throws FalseClaim, as do
    /// all that take lines here, and the search ends with that failure.
    void offer(const MoveList& moves, int score);

    /// offer() for a line that no playout found: counted as a visit of its first move only.
    void offer_line(const MoveList& moves, int score);

    /// offer_line() for a line that matters only if it is the best of its first move; else it is
    /// not counted either.
    void offer_improvement(const MoveList& moves, int score);

    /// offer_improvement() for a line that is not counted at all.
    void offer_uncounted(const MoveList& moves, int score);

    /// offer() for a playout whose moves are not at hand: `make_line()`, which returns its MoveList
    /// from the root, is called only if the line is kept. `first` is its first move.
    template <class MakeLine>
    void offer_playout(Move first, int score, const MakeLine& make_line) {
        ++m_playouts;
        if (would_keep(first, score))
            keep(make_line(), score);
        count_visit(first, score);
    }

    /// Takes what `first` is worth to a solver that cannot know the rest of a game (Refill):
    /// counted as a visit, but no playout, and the candidate's line is the move alone.
    void offer_judgment(Move first, int score);

    /// Takes a finished line whose first move was judged apart: a result, but no candidate's line.
    void offer_judged_game(const MoveList& moves, int score);

    /// Takes the best scores of searches of `first` that do not depend on each other, in place of
    /// those before: how sure its best one is (Candidate::attempts). Their lines are offered apart.
    void take_attempts(Move first, const RunningStats& attempts);

    /// Says that no line from the root scores more than `bound`. Throws FalseClaim if one is known
    /// that does.
    void prove_bound(int bound);
    /// Whether the best line is as good as that bound.
    bool is_proven() const { return m_has_line && m_bound == m_best.score; }

    /// Says that no line that begins with this move scores more than `bound`: where it is the score
    /// of the best one offered, the candidate is exact. Throws FalseClaim as prove_bound.
    void prove_first_move(Move first, int bound);
    bool is_exact_after(Move first) const { return m_root_moves[candidate_of(first)].is_exact; }
    /// The score of the best line offered that begins with this move, if any.
    std::optional<int> best_after(Move first) const;

    /// Says that no line from the root clears the board.
    void prove_unclearable() { m_is_unclearable = true; }

    /// Counts playouts whose lines do not matter: neither candidates nor the incumbent change.
    void count_playouts(std::uint64_t count) { m_playouts += count; }

    /// Counts a tree node at `depth` (the root has depth 0).
    void count_node(int depth);

    /// Counts the depth of the node from which a playout that was offered or counted began.
    void count_walk(int depth) { m_walk_depth_sum += static_cast<std::uint64_t>(depth); }

    /// Takes over what a search of the same root found, within this one: playouts, nodes, lines and
    /// candidates. It proved nothing.
    void take_search(const SearchSnapshot& inner);

    /// The control, for a search within this one.
    const SearchControl& control() const { return m_control; }

    std::uint64_t playouts() const { return m_playouts; }
    std::uint64_t nodes() const { return m_nodes; }
    /// What the share still grants; without such a budget the highest number.
    std::uint64_t playouts_left() const { return left_of(m_share.playouts, m_playouts); }
    std::uint64_t nodes_left() const { return left_of(m_share.nodes, m_nodes); }
    bool has_line() const { return m_has_line; }
    int best_score() const { return m_best.score; } ///< Means something if has_line().

    /// Writes what is known to the control; done by itself during the search.
    void publish();

private:
    struct RootMove {
        double sum = 0;
        double sum_of_squares = 0;
        std::uint64_t visits = 0;
        bool has_best = false;
        int best = 0;
        bool is_exact = false;
    };
    bool is_interrupted_before(std::size_t calls);
    bool out_of_time();
    Line checked(const MoveList& moves, int score) const;
    std::size_t candidate_of(Move first) const;
    bool would_keep(Move first, int score) const;
    bool raise_best(Move first, int score);
    void count_visit(Move first, int score);
    void keep(const MoveList& moves, int score);
    void keep_best(const Line& line);

    const Board& m_root;
    const Rules& m_rules;
    Budget m_share;
    Rng m_rng;
    SearchControl& m_control;
    int m_stream;
    StopReason m_reason = StopReason::budget_spent;

    std::optional<VirtualTime> m_virtual_time;
    std::uint64_t m_moves = 0;
    std::uint64_t m_playouts = 0;
    std::uint64_t m_nodes = 0;
    double m_depth_sum = 0;
    std::uint64_t m_walk_depth_sum = 0;
    int m_deepest = 0;
    bool m_has_line = false;
    Line m_best;
    std::optional<int> m_bound;
    bool m_is_unclearable = false;
    std::vector<ScorePoint> m_curve;
    std::vector<Candidate> m_candidates; // their deviations are not set
    std::vector<double> m_variances;     // those of the candidates, in place of deviations
    std::array<std::uint16_t, max_cells> m_candidate_of_cell{};
    std::vector<RootMove> m_root_moves;
    std::uint32_t m_calls = 0;
    bool m_out_of_time = false;
    Clock::time_point m_start;
    Clock::time_point m_next_publication;
};

/// Plays `wanted` playouts in batches, as fast as an engine plays several at once, with a look at
/// the budget and the clock before each batch: `play(first, results)` plays one for each of
/// `results` (a std::span<Result>), the first of them being playout number `first`; `take(i,
/// result)` then gets the result of playout `i`, in their order. False once the solver must return:
/// then not all were played.
template <class Result, class Play, class Take>
bool play_in_batches(SearchContext& context, std::uint64_t wanted, const Play& play,
                     const Take& take) {
    constexpr std::uint64_t batch_size = 64;
    std::array<Result, batch_size> results;
    for (std::uint64_t first = 0; first < wanted;) {
        const std::size_t asked = std::min(wanted - first, batch_size);
        const std::size_t granted = context.granted_playouts(asked);
        const std::span<Result> batch = std::span(results).first(granted);
        play(first, batch);
        for (std::size_t i = 0; i < granted; ++i)
            take(first + i, batch[i]);
        if (granted < asked)
            return false;
        first += granted;
    }
    return true;
}

} // namespace samegame
