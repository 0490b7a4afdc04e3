#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>

#include "app/cluster/job.h"
#include "app/cluster/mail.h"
#include "app/cluster/message.h"
#include "engine/base/clock.h"
#include "engine/search/search_run.h"

namespace samegame::cluster {

/// How the ranks of a job search one board.
struct SearchPlan {
    SearchRequest whole; ///< Playouts and nodes of all ranks together, threads and memory of each.
    int ranks = 1;
    bool shares = false; ///< Ranks go on from the best line of all; else jobs are kept apart.
    /// The length of a round in seconds, or in playouts or nodes of a rank if these are the budget;
    /// 0: a tenth of a rank's budget.
    double period = 0;

    /// Whether the result depends on seed, ranks and threads alone.
    bool is_counted() const {
        return whole.budget.playouts.has_value() || whole.budget.nodes.has_value();
    }
    /// The number of rounds of each rank, or 0 for as many as time allows.
    int rounds() const;
};

/// The seed of a rank's search in a round. Rank 0 has `seed` itself in the first round, so that a
/// job of one rank that shares nothing is an ordinary search.
std::uint64_t rank_seed(std::uint64_t seed, int rank, int round);

/// The searches of one rank: round after round, on a thread of its own, each a run_search. The
/// first round searches the whole board. If ranks share, later rounds search a position along the
/// incumbent, after a random number of its moves: 0 (the whole board) to one less than it has, all
/// equally likely. Lines of reports are always lines of the whole board.
///
/// Counted rounds are even parts of the rank's share. Each but the first waits for the incumbent of
/// its number, so that the result depends on nothing else. Other rounds take the last incumbent
/// that has come, if any.
class RankSearch {
public:
    /// Begins to search. `plan` outlives it, and its options must be valid for its solver.
    RankSearch(const SearchPlan& plan, int rank);
    ~RankSearch(); ///< Stops the search and waits for its end.
    RankSearch(const RankSearch&) = delete;
    RankSearch& operator=(const RankSearch&) = delete;

    /// The present report, without `was_told`. Any thread may call it, some 30 times a second.
    RankReport report() const;

    /// The rounds that have ended, plus one for the end of the search. A change is news.
    int changes() const;

    /// Takes the best line of all ranks. Its moves are legal and finish the game, or it has none.
    void take(const Incumbent& incumbent);

    /// Ends the search soon.
    void request_stop();

private:
    void run();
    std::optional<SearchRequest> next_round();
    void search(const SearchRequest& request);
    bool wait_for_incumbent();
    void end_round(const SearchReport* report);
    void add(RankReport& total, const SearchSnapshot& snapshot) const;
    Budget budget_of_round() const;

    const SearchPlan& m_plan;
    const int m_rank;
    const int m_rounds; // 0: as many as time allows
    const Budget m_share;
    const Clock::time_point m_start = Clock::now();
    mutable std::mutex m_mutex; // guards everything below
    std::condition_variable m_wake;
    RankReport m_total;                 // of the rounds that have ended
    SearchControl* m_current = nullptr; // of the round that runs
    MoveList m_prefix;                  // the moves before the position of the round
    Incumbent m_incumbent;
    bool m_is_stopped = false;
    int m_changes = 0;
    std::thread m_thread; // last, so that it starts when all else is there
};

/// A rank's part in a search on all ranks: it searches, and sends a report at once if there is
/// news, otherwise now and then (between_words).
class SearchPart final : public JobPart {
public:
    /// Begins to search; the arguments outlive it.
    SearchPart(const SearchPlan& plan, Mail& mail);

    void take(const Letter& letter) override;
    void step(Clock::time_point now, bool was_told) override;

    /// Ends the search and returns its report, for a rank that has lost rank 0.
    RankReport end();

private:
    const SearchPlan& m_plan;
    Mail& m_mail;
    RankSearch m_search;
    std::optional<int> m_told_score;
    int m_told_changes = 0;
    bool m_was_told = false;
    Clock::time_point m_next_look{};
    Clock::time_point m_next_report{};
};

} // namespace samegame::cluster
