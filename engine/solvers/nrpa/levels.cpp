#include "engine/solvers/nrpa/levels.h"

#include <algorithm>
#include <utility>

namespace samegame {

namespace {

constexpr std::uint64_t trial_playouts = 256;
constexpr double trial_share = 0.01; ///< The share of the time that trials take.
constexpr std::uint64_t first_playouts = 16384;

/// Playouts of a whole search with N iterations, or `limit + 1` if there are more than `limit`.
std::uint64_t playouts_of(const NrpaOptions& options, std::uint64_t n, std::uint64_t limit) {
    auto playouts = static_cast<std::uint64_t>(options.playouts);
    for (int level = 1; level <= options.level; ++level) {
        const std::uint64_t calls = n * static_cast<std::uint64_t>(options.beam_width(level));
        if (calls > limit / playouts)
            return limit + 1;
        playouts *= calls;
    }
    return playouts;
}

} // namespace

NrpaSchedule::NrpaSchedule(const NrpaOptions& options, const Budget& budget)
    : m_options(options), m_budget(budget), m_next_size(first_playouts) {}

NrpaIterations NrpaSchedule::next(std::uint64_t playouts, Seconds elapsed) {
    if (m_options.iterations != 0)
        return equal(m_options.iterations);
    if (m_budget.time)
        return timed(playouts, elapsed);
    if (m_budget.playouts)
        return filling(*m_budget.playouts);
    const NrpaIterations iterations = equal(fitted(m_options, m_next_size));
    m_next_size *= 2;
    return iterations;
}

void NrpaSchedule::leave_out(std::uint64_t playouts, Seconds time) {
    m_other_playouts += playouts;
    m_other_time += time;
}

NrpaIterations NrpaSchedule::timed(std::uint64_t playouts, Seconds elapsed) {
    if (!m_measured) {
        playouts -= m_other_playouts;
        elapsed -= m_other_time;
        if (playouts < trial_playouts || elapsed < *m_budget.time * trial_share)
            return equal(fitted(m_options, trial_playouts));
        const double measured =
            static_cast<double>(playouts) * (*m_budget.time / std::max(elapsed, Seconds(1e-9)));
        m_measured = static_cast<std::uint64_t>(std::min(measured, 1e18));
    }
    return filling(std::min(*m_measured, m_budget.playouts.value_or(*m_measured)));
}

std::uint64_t NrpaSchedule::fitted(const NrpaOptions& options, std::uint64_t playouts) {
    const std::uint64_t limit = std::min(playouts, NrpaIterations::endless - 1);
    std::uint64_t least = 1; // is taken whatever it costs
    std::uint64_t beyond = std::max<std::uint64_t>(limit, 1) + 1;
    while (beyond - least > 1) {
        const std::uint64_t n = least + (beyond - least) / 2;
        (playouts_of(options, n, limit) <= limit ? least : beyond) = n;
    }
    return least;
}

NrpaIterations NrpaSchedule::equal(std::uint64_t n) const {
    NrpaIterations iterations;
    std::fill_n(iterations.of_level.begin() + 1, m_options.level, n);
    return iterations;
}

NrpaIterations NrpaSchedule::filling(std::uint64_t playouts) const {
    NrpaIterations iterations = equal(fitted(m_options, playouts));
    iterations.of_level[static_cast<std::size_t>(m_options.level)] = NrpaIterations::endless;
    return iterations;
}

bool same_sequence(const LearnedLine& a, const LearnedLine& b) {
    if (a.score != b.score || a.step_count != b.step_count)
        return false;
    for (std::size_t t = 0; t + 1 < a.step_count; ++t)
        if (a.codes[a.steps[t].played] != b.codes[b.steps[t].played])
            return false;
    return true;
}

void BestLine::take(LearnedLine& line) {
    if (m_exists && line.score < m_line.score)
        return;
    if (m_most_repetitions != 0)
        m_repetitions = m_exists && same_sequence(line, m_line) ? m_repetitions + 1 : 0;
    std::swap(m_line, line);
    m_exists = true;
}

void BestLine::exchange_with(BestLine& store) {
    if (m_exists && (!store.m_exists || m_line.score >= store.m_line.score))
        store.copy(*this);
    else
        copy(store);
}

/// Copies a line of another thread, which was not found again yet.
void BestLine::copy(const BestLine& other) {
    m_exists = other.m_exists;
    m_repetitions = 0;
    m_line = other.m_line;
}

NrpaBeam::NrpaBeam(int width, NrpaOptions::Diversity diversity, std::uint64_t repetitions)
    : m_diversity(diversity),
      m_most_repetitions(repetitions),
      m_lines(static_cast<std::size_t>(width)),
      m_policies(static_cast<std::size_t>(width)) {}

void NrpaBeam::clear() {
    m_size = 0;
    m_repetitions = 0;
}

void NrpaBeam::insert(LearnedLine& line, std::size_t policy) {
    const auto known = std::ranges::find_if(
        lines(), [&](const LearnedLine& other) { return same_sequence(line, other); });
    if (known != lines().end()) {
        m_repetitions += known == lines().begin() ? 1 : 0;
        return;
    }
    if (!make_place(line))
        return;
    // The last place is free; the new line's place is before the first line that scores no more.
    std::swap(m_lines[m_size], line);
    m_policies[m_size] = policy;
    const auto last = static_cast<std::ptrdiff_t>(m_size);
    const int score = m_lines[m_size].score;
    const auto worse = std::find_if(m_lines.begin(), m_lines.begin() + last,
                                    [&](const LearnedLine& other) { return other.score <= score; });
    const auto place = worse - m_lines.begin();
    std::rotate(worse, m_lines.begin() + last, m_lines.begin() + last + 1);
    std::rotate(m_policies.begin() + place, m_policies.begin() + last,
                m_policies.begin() + last + 1);
    ++m_size;
    if (place == 0)
        m_repetitions = 0;
}

/// Drops the line that is alike, or else the worst of a full beam, unless it scores more than
/// `line`.
bool NrpaBeam::make_place(const LearnedLine& line) {
    const auto end = m_lines.begin() + static_cast<std::ptrdiff_t>(m_size);
    auto dropped = std::find_if(m_lines.begin(), end,
                                [&](const LearnedLine& other) { return alike(line, other); });
    if (dropped == end) {
        if (m_size < m_lines.size())
            return true;
        --dropped;
    }
    if (line.score < dropped->score)
        return false;
    std::rotate(dropped, dropped + 1, end);
    const auto policy = m_policies.begin() + (dropped - m_lines.begin());
    std::rotate(policy, policy + 1, m_policies.begin() + static_cast<std::ptrdiff_t>(m_size));
    --m_size;
    return true;
}

/// With `sequence` no lines are: insert() already rejects the same one.
bool NrpaBeam::alike(const LearnedLine& a, const LearnedLine& b) const {
    if (m_diversity == NrpaOptions::Diversity::score)
        return a.score == b.score;
    return m_diversity == NrpaOptions::Diversity::length && a.step_count == b.step_count;
}

namespace {

/// A code's place of 16 bytes in a table that is at most half full, while it doubles and the old
/// table still exists.
constexpr std::uint64_t bytes_per_code = 96;
constexpr std::uint64_t least_codes = 8192; ///< Room of a policy, whatever the memory.

/// The memory of a LearnedLine.
std::uint64_t bytes_of_line(int block_count) {
    const auto moves = static_cast<std::uint64_t>(block_count / 2);
    constexpr std::uint64_t choice =
        sizeof(std::uint64_t) + sizeof(float) + sizeof(std::uint16_t) + sizeof(std::uint32_t);
    return moves * (moves + 1) / 2 * choice +
           (moves + 1) * (sizeof(LearnedLine::Step) + sizeof(core::Cells));
}

/// How many codes each policy may hold.
std::uint64_t most_codes(const NrpaOptions& options, int block_count, std::uint64_t memory) {
    std::uint64_t policies = 1;
    std::uint64_t lines = 3; // two of level 0, and the results of adaptation
    for (int level = 1; level <= options.level; ++level) {
        const auto width = static_cast<std::uint64_t>(options.beam_width(level));
        policies += width == 1 ? 1 : 2 * width + 1;
        lines += width;
    }
    const std::uint64_t taken = lines * bytes_of_line(block_count);
    const std::uint64_t left = memory > taken ? memory - taken : 0;
    return std::max(least_codes, left / (policies * bytes_per_code));
}

} // namespace

NrpaLevels::Level::Level(const NrpaOptions& options, int number)
    : best(options.repetitions),
      beam(options.beam_width(number), options.diversity, options.repetitions) {
    const auto width = static_cast<std::size_t>(options.beam_width(number));
    if (width > 1) {
        policies.resize(width);
        inherited.resize(width);
    }
}

NrpaLevels::NrpaLevels(const NrpaOptions& options, int lowest, const Board& root,
                       SearchContext& context, std::uint64_t memory)
    : m_options(options),
      m_context(context),
      m_lowest(lowest),
      m_most_codes(most_codes(options, root.block_count(), memory)),
      m_player(options.softmax) {
    m_levels.reserve(static_cast<std::size_t>(options.level) + 1);
    for (int number = 0; number <= options.level; ++number)
        m_levels.emplace_back(options, number);
}

void NrpaLevels::make_room_for(const WeightTable& policy) {
    m_most_codes = std::max(m_most_codes, 2 * policy.size());
}

void NrpaLevels::begin(const NrpaIterations& iterations) {
    m_iterations = iterations;
    m_is_full = false;
}

std::span<LearnedLine> NrpaLevels::nrpa(int number, WeightTable& policy) {
    if (number == m_lowest)
        return search_lowest(policy);
    if (m_options.beam_width(number) > 1)
        return nrpa_with_beam(number, policy);
    Level& own = level(number);
    if (!m_goes_on) {
        own.best.forget();
        own.policy = policy;
        own.iteration = 1;
    }
    for (;; ++own.iteration) {
        const std::span<LearnedLine> found = nrpa(number - 1, own.policy);
        if (!found.empty())
            own.best.take(found.front());
        if (is_over() || own.iteration >= iterations_of(number) || own.best.is_worn_out())
            return own.best.lines();
        adapt(own.policy, own.best.line(), m_options.step());
    }
}

/// Each line of the beam has a policy of its own, which is adapted to it. In the first iteration
/// the caller's policy calls the level below once for each place of the beam.
std::span<LearnedLine> NrpaLevels::nrpa_with_beam(int number, const WeightTable& policy) {
    Level& own = level(number);
    if (!m_goes_on) {
        own.beam.clear();
        own.policies.front() = policy;
        own.calls = own.policies.size();
        own.call = 0;
        own.iteration = 1;
    }
    for (;; ++own.iteration, own.call = 0) {
        // 1. Every policy's lines come into the beam.
        for (; own.call < own.calls && !is_over(); ++own.call) {
            const std::size_t by = own.iteration == 1 ? 0 : own.call;
            for (LearnedLine& line : nrpa(number - 1, own.policies[by]))
                own.beam.insert(line, by);
        }
        if (is_over() || own.iteration >= iterations_of(number) || own.beam.is_worn_out())
            return own.beam.lines();
        // 2. The remaining lines inherit the policy that found them, and adapt it.
        inherit_policies(own);
        own.calls = own.beam.size();
        for (std::size_t line = 0; line < own.calls; ++line)
            adapt(own.policies[line], own.beam.lines()[line], m_options.step());
    }
}

/// Policy i becomes the policy of line i; copies only if several lines have the same policy.
void NrpaLevels::inherit_policies(Level& own) {
    const std::span<std::size_t> parents = own.beam.policies();
    for (std::size_t line = 0; line < parents.size(); ++line) {
        const auto later = parents.subspan(line + 1);
        if (std::ranges::find(later, parents[line]) == later.end())
            std::swap(own.inherited[line], own.policies[parents[line]]);
        else
            own.inherited[line] = own.policies[parents[line]];
    }
    std::swap(own.inherited, own.policies);
    for (std::size_t line = 0; line < parents.size(); ++line)
        parents[line] = line;
}

const WeightTable& NrpaLevels::learned_policy() {
    Level& highest = level(m_options.level);
    if (highest.policies.empty())
        return highest.policy;
    return highest.policies[highest.beam.size() == 0 ? 0 : highest.beam.policies().front()];
}

void LearnedPolicy::take(std::span<LearnedLine> lines, NrpaLevels& levels) {
    if (lines.empty() || (exists && lines.front().score <= score))
        return;
    exists = true;
    score = lines.front().score;
    policy = levels.learned_policy();
}

void NrpaLevels::adapt(WeightTable& policy, const LearnedLine& line, double alpha) {
    m_context.count_moves(line.move_count());
    m_player.adapt(policy, line, static_cast<float>(alpha));
    m_is_full = m_is_full || is_too_large(policy);
}

} // namespace samegame
