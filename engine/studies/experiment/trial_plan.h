#pragma once

#include <cstddef>
#include <mutex>
#include <vector>

#include "engine/studies/experiment/trial.h"

namespace samegame {

/// Which trials of a table are to be run, by number: from `first` to before `last`. Both are
/// multiples of the number of entrants.
struct TrialRange {
    std::size_t first = 0;
    std::size_t last = 0;

    bool is_empty() const { return first == last; }
};

/// A table of trials and the rule by which it ends. A TrialRun asks it what to run and gives it
/// what is done, and so does a TrialFile with the trials that it holds: whoever goes on with a file
/// stands where its first program stood.
///
/// The rules: all trials of a range (FixedPlan), until the difference of a pair decides
/// (PairedPlan), the best of each table begin the next one (Tuning).
class TrialPlan {
public:
    virtual ~TrialPlan() = default;

    virtual const TrialTable& table() const = 0;    ///< turn() alone changes it.
    virtual std::size_t round() const { return 0; } ///< The number of tables before this one.

    /// Takes a trial of the table that is done. Each comes once, in any order, on any thread, one
    /// at a time.
    virtual void add(const Trial& trial) = 0;

    /// The trials of the table that are done and may be in a range of next(). Any thread.
    virtual std::vector<Trial> done() const = 0;

    /// The trials that must be done before the rule looks again, some of which may be; an empty
    /// range: the rule is content. It may turn(), and is called while no trial runs.
    virtual TrialRange next() = 0;

    /// Turns to the next table if all trials of this one are done and another follows or none is
    /// left to run, and returns whether it has. It is called while no trial runs.
    virtual bool turn() { return false; }
};

/// A fixed number of trials: all of a range of a table.
class FixedPlan final : public TrialPlan {
public:
    /// The trials of `done`, which are of the table, count as done.
    explicit FixedPlan(TrialTable table, std::vector<Trial> done = {});
    FixedPlan(TrialTable table, TrialRange range);

    const TrialTable& table() const override { return m_table; }
    void add(const Trial& trial) override;
    std::vector<Trial> done() const override { return trials(); }
    TrialRange next() override;

    /// The trials that were done before, then those done since in the order of their ends, without
    /// the first `skipped`. Any thread.
    std::vector<Trial> trials(std::size_t skipped = 0) const;

private:
    const TrialTable m_table;
    const TrialRange m_range;
    mutable std::mutex m_mutex; // guards the rest
    std::vector<Trial> m_trials;
    std::size_t m_left; // trials of the range that are not done
};

} // namespace samegame
