#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/clock.h"
#include "engine/playout/learned_line.h"
#include "engine/playout/softmax_player.h"
#include "engine/playout/softmax_weights.h"
#include "engine/search/search_context.h"
#include "engine/solvers/nrpa/nrpa_options.h"

namespace samegame {

class ByteReader;
class ByteWriter;

/// How often each level repeats the level below in a search; number 0 is not used.
struct NrpaIterations {
    static constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max();

    std::array<std::uint64_t, NrpaOptions::most_levels + 1> of_level{};
};

/// The iterations of successive searches until a job's budget ends.
///
/// A given N is used as it is. A fitted N makes one search fill the budget: the levels below the
/// highest repeat floor(budget^(1/level)) times, the highest until the budget ends, so that
/// rounding and errors of the measured rate leave nothing unused. A budget of time is fitted by the
/// rate of short searches in its first hundredth. Without a budget, each search has twice the
/// playouts of the one before.
class NrpaSchedule {
public:
    /// Of the budget, playouts and time count.
    NrpaSchedule(const NrpaOptions& options, const Budget& budget);

    /// The iterations of the next search, after `playouts` in all and the time `elapsed`.
    NrpaIterations next(std::uint64_t playouts, Seconds elapsed);

    /// Playouts and time of another search, which is no measure of these.
    void leave_out(std::uint64_t playouts, Seconds time);

    /// The largest N, 1 or more, for which a whole search takes at most `playouts`.
    static std::uint64_t fitted(const NrpaOptions& options, std::uint64_t playouts);

    /// What the next searches depend on, written and taken over.
    void save(ByteWriter& writer) const;
    void load(ByteReader& reader);

private:
    NrpaIterations equal(std::uint64_t n) const;
    NrpaIterations filling(std::uint64_t playouts) const;
    NrpaIterations timed(std::uint64_t playouts, Seconds elapsed);

    const NrpaOptions& m_options;
    Budget m_budget;
    std::optional<std::uint64_t> m_measured; // playouts that the time allows
    std::uint64_t m_other_playouts = 0;
    Seconds m_other_time{0};
    std::uint64_t m_next_size; // playouts of the next search without a budget
};

/// Whether two lines play the same sequence of codes.
bool same_sequence(const LearnedLine& a, const LearnedLine& b);

/// The best line of a call of NRPA and how often it was found again. Taking a line swaps its
/// content for an older line's, so that nothing is copied or allocated.
class BestLine {
public:
    /// `repetitions` as in NrpaOptions.
    explicit BestLine(std::uint64_t repetitions) : m_most_repetitions(repetitions) {}

    void forget() {
        m_exists = false;
        m_repetitions = 0;
    }
    /// Takes the line if it scores no less than the best one so far.
    void take(LearnedLine& line);
    /// Copies its line to the store, or the store's line to itself if that scores more.
    void exchange_with(BestLine& store);
    /// Whether the best line was found again as often as allowed.
    bool is_worn_out() const {
        return m_most_repetitions != 0 && m_repetitions >= m_most_repetitions;
    }

    const LearnedLine& line() const { return m_line; }
    std::span<LearnedLine> lines() { return {&m_line, m_exists ? std::size_t{1} : 0}; }

    void save(ByteWriter& writer) const;
    void load(ByteReader& reader, int block_count); ///< Of the board at which lines begin.

private:
    void copy(const BestLine& other);

    std::uint64_t m_most_repetitions;
    std::uint64_t m_repetitions = 0;
    bool m_exists = false;
    LearnedLine m_line;
};

/// The best lines of a call of Beam NRPA, best first and among equals the latest first, no two
/// alike by the chosen diversity; each with the number of the policy that found it.
class NrpaBeam {
public:
    NrpaBeam(int width, NrpaOptions::Diversity diversity, std::uint64_t repetitions);

    void clear();
    /// Takes a line found by policy number `policy`, if it is among the best.
    void insert(LearnedLine& line, std::size_t policy);
    bool is_worn_out() const {
        return m_most_repetitions != 0 && m_repetitions >= m_most_repetitions;
    }

    std::size_t size() const { return m_size; }
    std::span<LearnedLine> lines() { return std::span(m_lines).first(m_size); }
    /// The policies of the lines.
    std::span<std::size_t> policies() { return std::span(m_policies).first(m_size); }

    void save(ByteWriter& writer) const;
    void load(ByteReader& reader, int block_count); ///< As BestLine.

private:
    bool alike(const LearnedLine& a, const LearnedLine& b) const;
    bool make_place(const LearnedLine& line);

    NrpaOptions::Diversity m_diversity;
    std::uint64_t m_most_repetitions;
    std::uint64_t m_repetitions = 0;
    std::vector<LearnedLine> m_lines;
    std::vector<std::size_t> m_policies;
    std::size_t m_size = 0;
};

/// The levels of an NRPA above its lowest one, which derived classes search: with playouts on one
/// thread (NrpaThread), or on several threads at once (NrpaJob). Owned by one thread.
///
/// Source: B. Negrevergne & T. Cazenave, "Distributed Nested Rollout Policy for SameGame", 2017,
/// Algorithm 1; T. Cazenave & F. Teytaud, "Beam Nested Rollout Policy Adaptation", 2012, for levels
/// with a beam, as in public programs, since the paper itself was not at hand.
class NrpaLevels {
public:
    /// `context` belongs to the thread that adapts policies. A search is over when its policies and
    /// lines from `root` would need more than `memory` bytes.
    NrpaLevels(const NrpaOptions& options, int lowest, const Board& root, SearchContext& context,
               std::uint64_t memory);
    virtual ~NrpaLevels() = default;
    NrpaLevels(const NrpaLevels&) = delete;
    NrpaLevels& operator=(const NrpaLevels&) = delete;

    /// From now on policies may hold twice the codes of this one, if that is more than their memory
    /// reaches for: a policy that was learned with more memory, or filled it, can be learned on.
    virtual void make_room_for(const WeightTable& policy);

    /// Begins a search: nrpa() of the highest level is the next call.
    virtual void begin(const NrpaIterations& iterations);

    /// The tabu color of the playouts from now on.
    virtual void set_tabu_color(Color color) = 0;

    /// The lines found, best first: one, or the lines of the level's beam; none if the search had
    /// to return before its first playout. The caller may swap or change them until the level is
    /// called again. `policy` changes if the lowest level is Algorithm 5.
    std::span<LearnedLine> nrpa(int number, WeightTable& policy);

    /// Whether the budget is spent or a stop was requested.
    bool must_return() const { return m_must_return; }
    /// Whether this search must return, for this or because its policies are full.
    bool is_over() const { return m_must_return || m_is_full; }
    bool is_full() const { return m_is_full; }

    /// The policy of the highest level, as the last search left it.
    virtual const WeightTable& learned_policy();

protected:
    /// The data of one call of a level.
    struct Level {
        Level(const NrpaOptions& options, int number);

        WeightTable policy;
        BestLine best;
        NrpaBeam beam;                     // used if the level has one
        std::vector<WeightTable> policies; // of the beam's lines
        std::vector<WeightTable> inherited;
        // How far the call is:
        std::uint64_t iteration = 1; // of level 0: playouts played
        std::size_t call = 0;        // of the calls of an iteration with a beam
        std::size_t calls = 0;
    };

    /// What the rest of a search depends on, in its middle, written and taken over: the next call
    /// of nrpa(), for the highest level, goes on in the middle. load() throws DamagedState.
    void save(ByteWriter& writer) const;
    void load(ByteReader& reader, int block_count);
    /// Whether a call goes on where it was; for levels from the highest to the lowest.
    bool goes_on() const { return m_goes_on; }
    void end_going_on() { m_goes_on = false; }

    /// nrpa() of the lowest level.
    virtual std::span<LearnedLine> search_lowest(WeightTable& policy) = 0;

    void adapt(WeightTable& policy, const LearnedLine& line, double alpha);

    const NrpaOptions& options() const { return m_options; }
    SearchContext& context() { return m_context; }
    int lowest() const { return m_lowest; }
    SoftmaxPlayer& player() { return m_player; }
    Level& level(int number) { return m_levels[static_cast<std::size_t>(number)]; }
    std::uint64_t iterations_of(int number) const {
        return m_iterations.of_level[static_cast<std::size_t>(number)];
    }
    void set_must_return() { m_must_return = true; }
    void set_full() { m_is_full = true; }

private:
    std::span<LearnedLine> nrpa_with_beam(int number, const WeightTable& policy);
    void inherit_policies(Level& own);
    bool is_too_large(const WeightTable& policy) const { return policy.size() > m_most_codes; }

    const NrpaOptions& m_options;
    SearchContext& m_context;
    int m_lowest;
    std::size_t m_most_codes; // how many a policy may hold
    SoftmaxPlayer m_player;
    std::vector<Level> m_levels; // levels below m_lowest stay empty
    NrpaIterations m_iterations;
    bool m_must_return = false;
    bool m_is_full = false;
    bool m_goes_on = false;
};

/// What successive searches have learned: the policy of the highest level at the end of the one
/// that found the best line.
struct LearnedPolicy {
    bool exists = false;
    int score = 0; ///< Of that line.
    WeightTable policy;

    /// Takes the policy of a search that found these lines, if no earlier one found one as good.
    void take(std::span<LearnedLine> lines, NrpaLevels& levels);

    void save(ByteWriter& writer) const;
    void load(ByteReader& reader);
};

} // namespace samegame
