#include "engine/studies/experiment/trial_team.h"

#include <algorithm>
#include <cassert>

#include "engine/base/memory.h"
#include "engine/search/worker_team.h"

namespace samegame {

TrialTeam::TrialTeam(const TrialTable& table, TrialRange range, int threads,
                     std::span<const Trial> done, Keep keep)
    : m_table(table),
      m_range(range),
      m_threads(threads),
      m_keep(std::move(keep)),
      m_free(threads),
      m_next(range.first) {
    assert(table.size() > 0 && range.last <= table.size() && threads > 0);
    m_kinds.resize(table.entrants.size());
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        m_kinds[i].threads = table.entrants[i].real_threads(threads);
        m_kinds[i].to_do = (range.last - range.first) / m_kinds.size();
    }
    for (const Trial& trial : done) {
        m_kinds[trial.entrant].seconds.add(trial.seconds);
        const std::size_t number = table.number_of(trial);
        if (number < range.first || number >= range.last)
            continue;
        m_done_before.insert(number);
        --m_kinds[trial.entrant].to_do;
        ++m_done;
    }
}

void TrialTeam::run() {
    const auto workers =
        std::min(static_cast<std::size_t>(m_threads), m_range.last - m_range.first);
    WorkerTeam(static_cast<int>(workers)).run([this](int) { work(); }, [this] { request_stop(); });
}

void TrialTeam::request_stop() {
    const std::lock_guard lock(m_mutex);
    m_is_stopped = true;
    for (Running* running : m_running)
        running->control.request_stop();
    m_freed.notify_all();
}

void TrialTeam::work() {
    for (;;) {
        Running running;
        if (!begin(running))
            return;
        try {
            search(running);
        } catch (...) {
            end(running, std::nullopt);
            throw;
        }
    }
}

/// Deals the next trial, once there are threads for it. Trials do not overtake each other.
bool TrialTeam::begin(Running& running) {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_next = m_done_before.next_missing(m_next);
        if (m_is_stopped || m_next >= m_range.last)
            return false;
        running.place = m_table.place_of(m_next);
        if (m_kinds[running.place.entrant].threads <= m_free)
            break;
        m_freed.wait(lock);
    }
    ++m_next;
    Kind& kind = m_kinds[running.place.entrant];
    --kind.to_do;
    m_free -= kind.threads;
    running.start = Clock::now();
    m_running.push_back(&running);
    return true;
}

void TrialTeam::end(const Running& running, const std::optional<Trial>& trial) {
    const std::lock_guard lock(m_mutex);
    std::erase(m_running, &running);
    Kind& kind = m_kinds[running.place.entrant];
    m_free += kind.threads;
    m_freed.notify_all();
    if (!trial)
        return;
    kind.seconds.add(trial->seconds);
    ++m_done;
}

/// A trial counts only once it is kept.
void TrialTeam::search(Running& running) {
    const std::uint64_t memory =
        m_table.entrants[running.place.entrant].memory_of_trial(default_memory(), m_threads);
    std::optional<Trial> trial = run_trial(m_table, running.place, memory, running.control);
    if (trial && !keep(*trial))
        trial.reset();
    end(running, trial);
}

/// False once keeping has failed: nothing may follow a trial that is perhaps half kept.
bool TrialTeam::keep(const Trial& trial) {
    const std::lock_guard lock(m_keep_mutex);
    if (!m_keep)
        return false;
    try {
        m_keep(trial);
    } catch (...) {
        m_keep = nullptr;
        throw;
    }
    return true;
}

TrialProgress TrialTeam::progress() const {
    const std::lock_guard lock(m_mutex);
    TrialProgress progress{m_done, m_range.last - m_range.first, {}};
    double left = 0;    // thread time
    double longest = 0; // the longest trial
    const auto add = [&](std::size_t entrant, double seconds, double count) {
        left += seconds * count * m_kinds[entrant].threads;
        if (count > 0)
            longest = std::max(longest, seconds);
    };
    for (std::size_t entrant = 0; entrant < m_kinds.size(); ++entrant) {
        const auto expected = expected_seconds(entrant);
        if (!expected)
            return progress;
        add(entrant, *expected, static_cast<double>(m_kinds[entrant].to_do));
    }
    for (const Running* running : m_running) {
        const std::size_t entrant = running->place.entrant;
        const Seconds spent = Clock::now() - running->start;
        add(entrant, std::max(0.0, *expected_seconds(entrant) - spent.count()), 1);
    }
    progress.time_left = Seconds(std::max(longest, left / m_threads));
    return progress;
}

/// The expected seconds of one trial: the mean of others, or its budget; nothing if unknown.
std::optional<double> TrialTeam::expected_seconds(std::size_t entrant) const {
    if (m_kinds[entrant].seconds.count() > 0)
        return m_kinds[entrant].seconds.mean();
    const Entrant& searcher = m_table.entrants[entrant];
    const auto& time = searcher.budget.time;
    return time && !searcher.virtual_time ? std::optional(time->count()) : std::nullopt;
}

TrialRun::TrialRun(TrialPlan& plan, int threads, Keep keep)
    : m_plan(plan), m_threads(threads), m_keep(std::move(keep)) {
    begin_team();
}

/// Makes the team for the next trials. False if there are none, or on a stop request.
bool TrialRun::begin_team() {
    const TrialRange range = m_plan.next();
    if (range.is_empty())
        return false;
    auto team = std::make_unique<TrialTeam>(m_plan.table(), range, m_threads, m_plan.done(),
                                            [this](const Trial& trial) {
                                                m_plan.add(trial);
                                                if (m_keep)
                                                    m_keep(trial);
                                            });
    const std::lock_guard lock(m_mutex);
    m_team = std::move(team);
    m_round = m_plan.round();
    return !m_is_stopped;
}

void TrialRun::run() {
    {
        const std::lock_guard lock(m_mutex);
        if (!m_team || m_is_stopped)
            return;
    }
    do
        m_team->run();
    while (begin_team());
}

void TrialRun::request_stop() {
    const std::lock_guard lock(m_mutex);
    m_is_stopped = true;
    if (m_team)
        m_team->request_stop();
}

TrialProgress TrialRun::progress() const {
    const std::lock_guard lock(m_mutex);
    if (!m_team) { // all trials were finished before
        const std::size_t done = m_plan.done().size();
        return {done, done, {}};
    }
    TrialProgress progress = m_team->progress();
    progress.round = m_round;
    return progress;
}

} // namespace samegame
