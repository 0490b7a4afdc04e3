#pragma once

#include <cstddef>
#include <mutex>
#include <vector>

#include "engine/studies/experiment/trial.h"

namespace samegame {

/// Numbers of trials of a table from `first` to before `last`, multiples of the number of entrants.
struct TrialRange {
    std::size_t first = 0;
    std::size_t last = 0;

    bool is_empty() const { return first == last; }
};

/// A table of trials and the rule that ends it: all trials of a range (FixedPlan); trials until the
/// difference of a pair is decided (PairedPlan); tables that each begin with the best of the one
/// before (Tuning). A TrialRun asks it what to run; a TrialFile gives it the trials of its file.
class TrialPlan {
public:
    virtual ~TrialPlan() = default;

    virtual const TrialTable& table() const = 0;    ///< turn() alone changes it.
    virtual std::size_t round() const { return 0; } ///< The number of tables before this one.

    /// Takes a finished trial, each once, in any order, on any thread, one at a time.
    virtual void add(const Trial& trial) = 0;

    /// The finished trials of the table that may be in a range of next(). Any thread.
    virtual std::vector<Trial> done() const = 0;

    /// The trials to finish before the rule is checked again; some may be finished already. An
    /// empty range ends the plan. May turn(). Called only while no trial runs.
    virtual TrialRange next() = 0;

    /// Leaves the table if all of its trials are finished, for the next table or the end of the
    /// plan, and returns whether it did. Called only while no trial runs.
    virtual bool turn() { return false; }
};

class FixedPlan final : public TrialPlan {
public:
    /// `done` are trials of the table that are finished already.
    explicit FixedPlan(TrialTable table, std::vector<Trial> done = {});
    FixedPlan(TrialTable table, TrialRange range);

    const TrialTable& table() const override { return m_table; }
    void add(const Trial& trial) override;
    std::vector<Trial> done() const override { return trials(); }
    TrialRange next() override;

    /// The trials finished before, then the others in the order in which they finished, without the
    /// first `skipped`. Any thread.
    std::vector<Trial> trials(std::size_t skipped = 0) const;

private:
    const TrialTable m_table;
    const TrialRange m_range;
    mutable std::mutex m_mutex; // guards the rest
    std::vector<Trial> m_trials;
    std::size_t m_left; // trials of the range that are not finished
};

} // namespace samegame
