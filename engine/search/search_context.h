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

class ByteReader;
class ByteWriter;
class WorkerJournal;

/// Everything that a solver on one thread needs besides its algorithm: randomness, its share of the
/// budget, the stop flag, the incumbent and the candidates. Used by one thread at a time.
class SearchContext {
public:
    /// The stream of a context beside the solver's: its lines and proofs count for the position,
    /// but its playouts, nodes and visits do not count for the solver.
    static constexpr int beside = -1;

    /// `share` is this worker's part of the budget, `stream` its number; with `virtual_time`, time
    /// passes by count_moves alone. `journal` keeps what the solver needs to go on later.
    SearchContext(const Board& root, const Rules& rules, const Budget& share, std::uint64_t seed,
                  int stream, SearchControl& control,
                  const std::optional<VirtualTime>& virtual_time = {},
                  WorkerJournal* journal = nullptr);

    Rng& rng() { return m_rng; }
    std::uint64_t memory() const { return m_share.memory; } ///< Bytes for this worker's tree.
    const Budget& share() const { return m_share; }         ///< This worker's part of the budget.
    /// Reads the clock, or the virtual time.
    Seconds elapsed() const {
        return m_virtual_time ? m_virtual_time->time_of(m_moves) : Seconds(Clock::now() - m_start);
    }

    bool has_virtual_time() const { return m_virtual_time.has_value(); }

    /// Advances virtual time by moves played or adapted; call it before their line is offered.
    void count_moves(std::uint64_t count) { m_moves += count; }
    std::uint64_t moves() const { return m_moves; } ///< Moves counted or waited for.
    void wait_until(std::uint64_t moves) { m_moves = std::max(m_moves, moves); }

    /// True once the solver must return, on a stop request or at the end of the budget. Ask before
    /// each playout or node. Cheap: a relaxed load and counters; the clock is read now and then.
    bool should_stop();

    /// How many of `wanted` playouts may be played together; 0 once the solver must return.
    /// Replaces should_stop() before each of them.
    std::size_t granted_playouts(std::size_t wanted);

    /// should_stop() without playouts and nodes: true on a stop request or at the end of the time.
    /// For work that is counted elsewhere, or as a whole at its end, as much as `playouts`
    /// playouts.
    bool is_interrupted(std::size_t playouts = 1) { return is_interrupted_before(playouts); }

    /// Asks all workers of the search to return, like the host's request.
    void stop_search() { m_control.request_stop(); }
    /// Asks all workers of the solver to return, since there is nothing left to find.
    void end_search() { m_control.m_is_done = true; }

    /// Counts the time of earlier runs of the search too.
    void add_time(Seconds earlier) {
        m_start -= std::chrono::duration_cast<Clock::duration>(earlier);
    }

    /// Replaces the budget of time, counted from the start of the search; nothing for no limit.
    void grant_time(const std::optional<Seconds>& time) {
        m_share.time = time;
        m_out_of_time = false;
    }

    /// Why should_stop() or is_interrupted() returned true.
    StopReason stop_reason() const { return m_reason; }

    /// Takes the finished line of a playout from the root, counts it, and keeps the line if it is
    /// the best of all or of its first move. Moves need not be canonical. Throws FalseClaim, as do
    /// all functions here that take lines, if it is not finished, does not earn that score, or
    /// earns more than a proven bound; the search then ends with that failure.
    void offer(const MoveList& moves, int score);

    /// offer() for a line that is not from a playout: counts only as a visit of its first move.
    void offer_line(const MoveList& moves, int score);

    /// offer_line() for a line that is counted and kept only if it is the best of its first move.
    void offer_improvement(const MoveList& moves, int score);

    /// offer_improvement() without counting a visit.
    void offer_uncounted(const MoveList& moves, int score);

    /// offer() for a playout whose moves are not at hand: calls `make_line()`, which returns its
    /// moves from the root, only if the line is kept. `first` is its first move.
    template <class MakeLine>
    void offer_playout(Move first, int score, const MakeLine& make_line) {
        ++m_found.playouts;
        if (would_keep(first, score))
            keep(make_line(), score);
        count_visit(first, score);
    }

    /// Takes the value of `first` from a solver that cannot know the rest of a game (Refill):
    /// counts a visit but no playout, and the candidate's line is the move alone.
    void offer_judgment(Move first, int score);

    /// Takes a finished line whose first move was judged separately: it may become the best line
    /// but not a candidate's line.
    void offer_judged_game(const MoveList& moves, int score);

    /// Replaces Candidate::attempts of `first`; the lines of these attempts are offered separately.
    void take_attempts(Move first, const RunningStats& attempts);

    /// Claims that no line scores more than `bound`. Throws FalseClaim if a known one does.
    void prove_bound(int bound);
    bool is_proven() const { return m_found.has_line && m_found.upper_bound == m_found.best.score; }

    /// Claims that no line that begins with `first` scores more than `bound`; the candidate is
    /// exact if its best line does. Throws FalseClaim like prove_bound.
    void prove_first_move(Move first, int bound);
    bool is_exact_after(Move first) const { return m_root_moves[candidate_of(first)].is_exact; }
    /// The score of the best line offered that begins with `first`, if any.
    std::optional<int> best_after(Move first) const;

    void prove_unclearable() { m_found.is_unclearable = true; }

    /// Counts playouts without their lines: candidates and incumbent stay as they are.
    void count_playouts(std::uint64_t count) { m_found.playouts += count; }

    /// Counts a tree node at `depth` (the root has depth 0).
    void count_node(int depth);

    /// Counts the depth of the node at which an offered or counted playout began.
    void count_walk(int depth) { m_found.walk_depth_sum += static_cast<std::uint64_t>(depth); }

    /// Takes over the playouts, nodes, lines and candidates of a search of the same root within
    /// this one, which proved nothing.
    void take_search(const SearchSnapshot& inner);

    /// Keeps a sentence for people about the search (SearchReport::remarks).
    void remark(Message sentence);

    /// The control, for searches within this one.
    const SearchControl& control() const { return m_control; }

    std::uint64_t playouts() const { return m_found.playouts; }
    std::uint64_t nodes() const { return m_found.nodes; }
    std::uint64_t playouts_left() const { return left_of(m_share.playouts, m_found.playouts); }
    std::uint64_t nodes_left() const { return left_of(m_share.nodes, m_found.nodes); }
    bool has_line() const { return m_found.has_line; }
    int best_score() const { return m_found.best.score; } ///< Only if has_line().

    /// Writes the current state to the control; also happens automatically during the search.
    void publish();

    /// Null unless the search keeps a journal.
    WorkerJournal* journal() const { return m_journal; }
    /// Writes all that the rest of the search depends on but the clock, for the journal, and takes
    /// it over in a later run. load() throws DamagedState.
    void save(ByteWriter& writer) const;
    void load(ByteReader& reader);

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
    SearchControl::Share m_found; // published as it is; publish() sets its mean depth
    double m_depth_sum = 0;
    std::array<std::uint16_t, max_cells> m_candidate_of_cell{};
    std::vector<RootMove> m_root_moves;
    std::uint32_t m_calls = 0;
    bool m_out_of_time = false;
    WorkerJournal* m_journal;
    Clock::time_point m_start;
    Clock::time_point m_next_publication;
};

/// Plays `wanted` playouts in batches, since an engine is fastest with several at once, and checks
/// the budget and the clock before each batch: `play(first, results)` plays one playout for each of
/// `results` (a std::span<Result>), from playout number `first` on; `take(i, result)` then gets the
/// results in order. False, with some playouts missing, once the solver must return.
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
