#include <algorithm>
#include <bit>
#include <optional>

#include "engine/base/bytes.h"
#include "engine/search/search_journal.h"
#include "engine/solvers/nrpa/levels.h"
#include "engine/solvers/nrpa/policy_text.h"

namespace samegame {

namespace {

void put_policy(ByteWriter& writer, const WeightTable& policy) {
    writer.put(policy.initial_weights().spread);
    writer.put(policy.initial_weights().seed);
    writer.put(static_cast<std::uint64_t>(policy.size()));
    policy.for_each([&](std::uint64_t code, float factor) {
        writer.put(code);
        writer.put(factor);
    });
}

WeightTable get_policy(ByteReader& reader) {
    constexpr std::uint64_t step = 4096; // room for codes that are there, not that are claimed
    InitialWeights initial;
    initial.spread = reader.get<float>();
    initial.seed = reader.get<std::uint64_t>();
    if (!(initial.spread >= 0 && initial.spread <= most_initial_spread))
        throw DamagedState();
    WeightTable policy(initial);
    const auto count = reader.get<std::uint64_t>();
    for (std::uint64_t i = 0; i < count; ++i) {
        if (i % step == 0)
            policy.make_room(static_cast<std::size_t>(std::min(step, count - i)));
        const auto code = reader.get<std::uint64_t>();
        const auto factor = reader.get<float>();
        if (code == 0 || !is_weight_factor(factor))
            throw DamagedState();
        policy.set(code, factor);
    }
    return policy;
}

void put_line(ByteWriter& writer, const LearnedLine& line) {
    writer.put(line.score);
    writer.put(line.fits_core);
    writer.put(line.has_groups);
    writer.put(line.choice_count);
    writer.put(line.step_count);
    for (std::uint32_t i = 0; i < line.choice_count; ++i) {
        writer.put(line.codes[i]);
        writer.put(line.biases[i]);
        writer.put(line.choice_slots[i]);
        writer.put(line.ended[i]);
    }
    for (std::uint32_t i = 0; i < line.step_count; ++i) {
        const LearnedLine::Step& step = line.steps[i];
        const bool plays = i + 1 < line.step_count; // at the end the rest is whatever was there
        for (const std::uint32_t part :
             {step.begun, step.ended, plays ? step.played : 0, plays ? step.played_slot : 0})
            writer.put(part);
        writer.put(step.begun_slots);
        writer.put(step.ended_slots);
    }
    if (line.has_groups)
        for (std::uint32_t i = 0; i < line.step_count; ++i)
            writer.put_text({reinterpret_cast<const char*>(&line.groups[i]), sizeof(core::Cells)});
    else
        put_moves(writer, line.named_moves);
}

/// Numbers that stand for places in memory are within it.
bool is_sound(const LearnedLine& line) {
    const std::size_t slots =
        line.fits_core ? std::size_t{core::most_slots} : std::size_t{max_moves};
    for (std::uint32_t i = 0; i < line.choice_count; ++i)
        if (line.choice_slots[i] >= slots || line.ended[i] >= line.choice_count)
            return false;
    std::uint32_t begun = 0;
    std::uint32_t ended = 0;
    for (std::uint32_t i = 0; i < line.step_count; ++i) {
        const LearnedLine::Step& step = line.steps[i];
        const bool plays = i + 1 < line.step_count; // nothing is played at the end
        if (step.begun < begun || step.begun > line.choice_count || step.ended < ended ||
            step.ended > step.begun || (plays && step.played >= step.begun) ||
            (plays && line.fits_core && step.played_slot >= slots))
            return false;
        const bool has_slots =
            !line.fits_core ||
            (std::popcount(step.begun_slots) == static_cast<int>(step.begun - begun) &&
             std::popcount(step.ended_slots) == static_cast<int>(step.ended - ended));
        if (!has_slots)
            return false;
        begun = step.begun;
        ended = step.ended;
    }
    return begun == line.choice_count && ended == line.choice_count;
}

LearnedLine get_line(ByteReader& reader, int block_count) {
    LearnedLine line;
    line.make_room(block_count);
    line.score = reader.get<int>();
    line.fits_core = reader.get<bool>();
    line.has_groups = reader.get<bool>();
    line.choice_count =
        reader.get_below<std::uint32_t>(static_cast<std::uint32_t>(line.codes.size()) + 1);
    line.step_count =
        reader.get_below<std::uint32_t>(static_cast<std::uint32_t>(line.steps.size()) + 1);
    for (std::uint32_t i = 0; i < line.choice_count; ++i) {
        line.codes[i] = reader.get<std::uint64_t>();
        line.biases[i] = reader.get<float>();
        line.choice_slots[i] = reader.get<std::uint16_t>();
        line.ended[i] = reader.get<std::uint32_t>();
    }
    for (std::uint32_t i = 0; i < line.step_count; ++i) {
        LearnedLine::Step& step = line.steps[i];
        for (std::uint32_t* part : {&step.begun, &step.ended, &step.played, &step.played_slot})
            *part = reader.get<std::uint32_t>();
        step.begun_slots = reader.get<std::uint64_t>();
        step.ended_slots = reader.get<std::uint64_t>();
    }
    for (std::uint32_t i = 0; line.has_groups && i < line.step_count; ++i) {
        const std::string_view cells = reader.get_text();
        if (cells.size() != sizeof(core::Cells))
            throw DamagedState();
        std::memcpy(&line.groups[i], cells.data(), sizeof(core::Cells));
    }
    if (!line.has_groups)
        line.named_moves = get_moves(reader);
    if (line.step_count == 0 || !is_sound(line))
        throw DamagedState();
    return line;
}

} // namespace

void NrpaSchedule::save(ByteWriter& writer) const {
    writer.put(m_measured.has_value());
    writer.put(m_measured.value_or(0));
    writer.put(m_next_size);
}

void NrpaSchedule::load(ByteReader& reader) {
    const auto is_measured = reader.get<bool>();
    const auto measured = reader.get<std::uint64_t>();
    m_measured = is_measured ? std::optional(measured) : std::nullopt;
    m_next_size = reader.get<std::uint64_t>();
}

void BestLine::save(ByteWriter& writer) const {
    writer.put(m_repetitions);
    writer.put(m_exists);
    if (m_exists)
        put_line(writer, m_line);
}

void BestLine::load(ByteReader& reader, int block_count) {
    m_repetitions = reader.get<std::uint64_t>();
    m_exists = reader.get<bool>();
    if (m_exists)
        m_line = get_line(reader, block_count);
}

void NrpaBeam::save(ByteWriter& writer) const {
    writer.put(m_repetitions);
    writer.put(static_cast<std::uint64_t>(m_size));
    for (std::size_t i = 0; i < m_size; ++i) {
        writer.put(static_cast<std::uint64_t>(m_policies[i]));
        put_line(writer, m_lines[i]);
    }
}

void NrpaBeam::load(ByteReader& reader, int block_count) {
    m_repetitions = reader.get<std::uint64_t>();
    m_size = static_cast<std::size_t>(reader.get_below<std::uint64_t>(m_lines.size() + 1));
    for (std::size_t i = 0; i < m_size; ++i) {
        m_policies[i] =
            static_cast<std::size_t>(reader.get_below<std::uint64_t>(m_policies.size()));
        m_lines[i] = get_line(reader, block_count);
    }
}

void LearnedPolicy::save(ByteWriter& writer) const {
    writer.put(exists);
    writer.put(score);
    put_policy(writer, policy);
}

void LearnedPolicy::load(ByteReader& reader) {
    exists = reader.get<bool>();
    score = reader.get<int>();
    policy = get_policy(reader);
}

void NrpaLevels::save(ByteWriter& writer) const {
    for (const std::uint64_t n : m_iterations.of_level)
        writer.put(n);
    for (std::size_t number = 0; number < m_levels.size(); ++number) {
        const Level& own = m_levels[number];
        writer.put(own.iteration);
        writer.put(static_cast<std::uint64_t>(own.call));
        writer.put(static_cast<std::uint64_t>(own.calls));
        own.best.save(writer);
        if (own.policies.empty()) {
            if (number > 0)
                put_policy(writer, own.policy);
            continue;
        }
        own.beam.save(writer);
        for (const WeightTable& policy : own.policies)
            put_policy(writer, policy);
    }
}

void NrpaLevels::load(ByteReader& reader, int block_count) {
    for (std::uint64_t& n : m_iterations.of_level)
        n = reader.get<std::uint64_t>();
    for (std::size_t number = 0; number < m_levels.size(); ++number) {
        Level& own = m_levels[number];
        own.iteration = reader.get<std::uint64_t>();
        own.call = static_cast<std::size_t>(reader.get<std::uint64_t>());
        own.calls =
            static_cast<std::size_t>(reader.get_below<std::uint64_t>(own.policies.size() + 1));
        own.best.load(reader, block_count);
        if (own.policies.empty()) {
            if (number > 0)
                own.policy = get_policy(reader);
            continue;
        }
        own.beam.load(reader, block_count);
        for (WeightTable& policy : own.policies)
            policy = get_policy(reader);
        if (own.call >= own.calls)
            throw DamagedState();
    }
    m_is_full = std::ranges::any_of(m_levels, [&](const Level& own) {
        return is_too_large(own.policy) ||
               std::ranges::any_of(own.policies,
                                   [&](const WeightTable& policy) { return is_too_large(policy); });
    });
    m_goes_on = true;
}

} // namespace samegame
