#include "engine/playout/softmax_groups.h"

#include <algorithm>

namespace samegame {

namespace {

std::uint64_t bit_if_fits(std::size_t slot) {
    return slot < core::most_slots ? std::uint64_t{1} << slot : 0;
}

/// 24 bits of a number as a share from 0 to below 1.
float share(std::uint64_t bits) {
    return static_cast<float>(bits & 0xffffffU) * 0x1p-24F;
}

} // namespace

LaneSums lane_sums(std::span<const float> values) {
    LaneSums sums{};
    for (std::size_t slot = 0; slot < values.size(); ++slot)
        sums[slot % softmax_lanes] += values[slot];
    return sums;
}

void SoftmaxGroups::follow(const Board& board, int move_number, const GameCodes& codes,
                           const WeightTable& weights, LearnedLine* line) {
    m_position = static_cast<std::size_t>(move_number);
    m_pairs = move_number >= m_options.tabu_pairs_after;
    m_renewed = codes.of_position() != m_position_code;
    m_position_code = codes.of_position();
    if (line != nullptr)
        line->steps[m_position] = {};
    find_groups(board, codes);
    apply_tabu();
    if (m_options.learned_bias)
        find_biases(board);
    keep_slots();
    end_choices(line);
    give_slots();
    begin_choices(weights, line);
    if (line != nullptr) {
        line->steps[m_position].begun = line->choice_count = m_begun_count;
        line->steps[m_position].ended = m_ended_count;
    }
}

void SoftmaxGroups::find_groups(const Board& board, const GameCodes& codes) {
    m_found.clear();
    for_each_group(board, [&](const Group& group, Cell corner) {
        m_found.push_back({codes.of_group(board, group, corner), corner, group.size(),
                           is_tabu(board, corner, group.size()),
                           m_biases[static_cast<std::size_t>(group.size())],
                           is_touched(group, board.color_at(corner)), no_choice});
    });
}

bool SoftmaxGroups::is_touched(const Group& group, Color color) const {
    return color == m_color ||
           (group.first_column() - 1 <= m_change.last && group.last_column() + 1 >= m_change.first);
}

bool SoftmaxGroups::is_tabu(const Board& board, Cell corner, int size) const {
    return board.color_at(corner) == m_tabu &&
           !(m_options.tabu_but_last_group && size == board.block_count(m_tabu));
}

bool SoftmaxGroups::may_be_played(const Slot& group) const {
    return !group.is_tabu || m_lifted || (m_pairs && group.size == 2);
}

/// Decides whether the tabu color is all that is left, and leaves its groups out of m_found if they
/// have no slots.
void SoftmaxGroups::apply_tabu() {
    m_lifted = false;
    m_lifted = std::none_of(m_found.begin(), m_found.end(),
                            [&](const Slot& group) { return may_be_played(group); });
    if (m_pairs || m_lifted)
        return;
    const auto* end = std::remove_if(m_found.begin(), m_found.end(),
                                     [](const Slot& group) { return group.is_tabu; });
    m_found.truncate(static_cast<std::size_t>(end - m_found.begin()));
}

/// The slot of the same group at the position before; null for a new group.
SoftmaxGroups::Slot* SoftmaxGroups::former_of(const Slot& group) {
    const std::size_t slot = m_slot_at[number_of(group.corner)];
    Slot& former = m_slots[slot];
    const bool is_same = m_used[slot] && former.corner == group.corner &&
                         former.size == group.size && former.code == group.code;
    return is_same ? &former : nullptr;
}

void SoftmaxGroups::find_biases(const Board& board) {
    const PositionFeatures features(board, m_gravity, m_spared);
    for (Slot& group : m_found) {
        const Slot* former = former_of(group);
        group.bias = former != nullptr && !group.is_touched
                         ? former->bias
                         : bias_factor(bias_of(features.of(board.flood(group.corner)),
                                               *m_options.learned_bias));
    }
}

/// Marks the slots of groups that were there before, and takes those groups out of m_found.
void SoftmaxGroups::keep_slots() {
    m_stay.reset();
    m_biased_anew.reset();
    const auto is_known = [&](const Slot& group) {
        Slot* former = former_of(group);
        if (former == nullptr)
            return false;
        const auto slot = static_cast<std::size_t>(former - m_slots.data());
        m_stay.set(slot);
        m_biased_anew.set(slot, former->bias != group.bias);
        former->bias = group.bias;
        former->is_tabu = group.is_tabu; // codes without color know no difference
        return true;
    };
    Slot* end = m_found.begin();
    for (const Slot& group : m_found)
        if (!is_known(group))
            *end++ = group;
    m_found.truncate(static_cast<std::size_t>(end - m_found.begin()));
}

/// Ends choices that may not be played any more, and frees the slots of groups that are gone.
void SoftmaxGroups::end_choices(LearnedLine* line) {
    for (std::size_t slot = 0; slot < m_end; ++slot) {
        const bool goes_on =
            m_stay[slot] && may_be_played(m_slots[slot]) && !m_renewed && !m_biased_anew[slot];
        if (!m_used[slot] || (goes_on && slot != m_played))
            continue;
        if (m_slots[slot].choice != no_choice) {
            if (line != nullptr) {
                line->ended[m_ended_count] = m_slots[slot].choice;
                line->steps[m_position].ended_slots |= bit_if_fits(slot);
            }
            ++m_ended_count;
        }
        m_slots[slot].choice = no_choice;
        m_counts[slot] = 0;
    }
    m_used = m_stay;
    while (m_end > 0 && !m_used[m_end - 1])
        --m_end;
}

void SoftmaxGroups::give_slots() {
    std::size_t slot = 0;
    for (const Slot& group : m_found) {
        while (m_used[slot])
            ++slot;
        m_slots[slot] = group;
        m_slot_at[number_of(group.corner)] = static_cast<std::uint16_t>(slot);
        m_used.set(slot);
        m_end = std::max(m_end, slot + 1);
    }
}

void SoftmaxGroups::begin_choices(const WeightTable& weights, LearnedLine* line) {
    for (std::size_t slot = 0; slot < m_end; ++slot) {
        Slot& group = m_slots[slot];
        if (!m_used[slot] || group.choice != no_choice || !may_be_played(group))
            continue;
        group.choice = m_begun_count++;
        const std::uint64_t code = group.code ^ m_position_code;
        m_counts[slot] = weights.factor(code) * group.bias;
        if (line == nullptr)
            continue;
        line->codes[group.choice] = code;
        line->biases[group.choice] = group.bias;
        line->choice_slots[group.choice] = static_cast<std::uint16_t>(slot);
        line->steps[m_position].begun_slots |= bit_if_fits(slot);
        line->fits_core = line->fits_core && slot < core::most_slots;
    }
}

std::size_t SoftmaxGroups::draw(std::uint64_t number) {
    // 1. A lane.
    const LaneSums sums = lane_sums(std::span(m_counts).first(m_end));
    std::array<float, softmax_lanes> through = sums; // sums of the lane and those before
    for (std::size_t step = 1; step < softmax_lanes; step *= 2)
        for (std::size_t lane = softmax_lanes - 1; lane >= step; --lane)
            through[lane] += through[lane - step];
    const float target = share(number >> 40) * through.back();
    std::size_t lane = 0;
    while (lane < softmax_lanes && !(through[lane] > target && sums[lane] > 0))
        ++lane;
    if (lane == softmax_lanes) // because of rounding
        while (!(sums[--lane] > 0)) {
        }
    // 2. A slot of it.
    const float in_lane = share(number >> 16) * sums[lane];
    std::size_t slot = lane;
    float sum = m_counts[slot];
    while (!(sum > in_lane)) {
        slot += softmax_lanes;
        sum += m_counts[slot];
    }
    m_played = slot;
    return slot;
}

} // namespace samegame
