#include "engine/solvers/annealing/click_list.h"

#include <algorithm>
#include <array>
#include <limits>

#include "engine/game/scoring.h"
#include "engine/solvers/annealing/click_positions.h"

namespace samegame {

ClickList::ClickList(const Board& root, const Rules& rules, int retries)
    : m_rules(rules),
      m_build(click_positions(root, rules.gravity, current_isa())),
      m_colors(clicks::most_blocks) {
    for (int column = 0; column < root.columns(); ++column)
        for (int row = 0; row < root.height(column); ++row) {
            const Cell cell = cell_at(column, row);
            m_colors[number_of(cell)] = root.color_at(cell);
        }
    const auto blocks = static_cast<std::size_t>(root.block_count());
    for (std::size_t size = 0; size <= blocks; ++size)
        m_move_points.push_back(size < 2 ? 0 : move_points(rules, static_cast<int>(size)));
    // For the list, and as many for the change; each click removes two blocks.
    const std::size_t most_clicks = blocks / 2 + 1;
    const std::size_t places = 2 * most_clicks + 1;
    m_memory.reset(static_cast<std::byte*>(
        ::operator new(places* m_build.place_bytes, std::align_val_t(alignment))));
    for (std::size_t place = places - 1; place > 0; --place)
        m_free.push_back(static_cast<clicks::Place>(place));
    m_played.resize(most_clicks);
    m_points_before.resize(most_clicks);
    m_played_places.resize(most_clicks);
    m_build.start(m_memory.get(), {root.rows(), root.columns(), m_colors.data()});
    m_change.colors = m_colors.data();
    m_change.move_points = m_move_points.data();
    m_change.retries = retries;
    m_points.push_back(0);
    m_places.push_back(0);
}

void ClickList::assign(std::span<const Move> moves, Color spared, Rng& rng) {
    change(0, count());
    play(std::numeric_limits<int>::min());
    for (const Move move : moves)
        m_build.click(m_memory.get(), m_change,
                      m_build.block_at(m_memory.get(), m_change.current, number_of(move.cell)));
    play_out(spared, rng);
    take_change();
}

bool ClickList::assign_clicks(std::span<const Block> clicks) {
    change(0, count());
    play(std::numeric_limits<int>::min());
    bool is_right = true;
    for (const Block block : clicks)
        is_right = is_right && block < m_colors.size() && m_colors[block] != no_color &&
                   m_build.click(m_memory.get(), m_change, block);
    m_verdict = clicks::Verdict::ended; // an empty list was met at once
    m_change.end = count();
    is_right = is_right && m_build.random_corner(m_memory.get(), m_change.current, no_color, 0) ==
                               clicks::no_block;
    take_change();
    return is_right;
}

Move ClickList::move_of(clicks::Place before, Block block) const {
    return {numbered_cell(m_build.cell_of(m_memory.get(), before, block))};
}

MoveList ClickList::moves() const {
    MoveList moves;
    for (int click = 0; click < count(); ++click)
        moves.push_back(move_of(place_before(click), block(click)));
    return moves;
}

ClickList::Block ClickList::changed_first() const {
    if (m_change.first > 0)
        return block(0);
    return m_change.played_count > 0 ? m_played.front() : block(m_change.end);
}

MoveList ClickList::changed_moves() const {
    MoveList moves;
    for (int click = 0; click < m_change.first; ++click)
        moves.push_back(move_of(place_before(click), block(click)));
    clicks::Place before = place_before(m_change.first);
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_change.played_count); ++i) {
        moves.push_back(move_of(before, m_played[i]));
        before = m_played_places[i];
    }
    for (int click = m_change.end; click < count(); ++click)
        moves.push_back(move_of(place_before(click), block(click)));
    return moves;
}

ClickList::Block ClickList::random_group(int click, Rng& rng) const {
    return m_build.random_corner(m_memory.get(), place_before(click), no_color,
                                 static_cast<std::uint32_t>(rng.next() >> 32));
}

void ClickList::change(int first, int end) {
    m_change.first = first;
    m_change.end = end;
    m_middle.clear();
}

clicks::Verdict ClickList::play(int least_gain) {
    m_change.clicks = m_clicks.data();
    m_change.points = m_points.data();
    m_change.places = m_places.data();
    m_change.count = count();
    m_change.middle = m_middle.data();
    m_change.middle_count = static_cast<int>(m_middle.size());
    m_change.least_gain = least_gain;
    m_change.played = m_played.data();
    m_change.points_before = m_points_before.data();
    m_change.played_places = m_played_places.data();
    m_change.free = m_free.data();
    m_change.free_count = static_cast<int>(m_free.size());
    m_verdict = m_build.play(m_memory.get(), m_change);
    return m_verdict;
}

void ClickList::play_out(Color spared, Rng& rng) {
    m_verdict = clicks::Verdict::ended;
    m_change.end = count();
    for (;;) {
        const auto random = [&](Color color) {
            return m_build.random_corner(m_memory.get(), m_change.current, color,
                                         static_cast<std::uint32_t>(rng.next() >> 32));
        };
        Block block = random(spared);
        if (block == clicks::no_block && spared != no_color)
            block = random(no_color);
        if (block == clicks::no_block)
            return;
        m_build.click(m_memory.get(), m_change, block);
    }
}

ClickList::Outcome ClickList::changed_outcome() const {
    if (m_verdict == clicks::Verdict::met)
        return {m_points.back() + m_change.total - m_points[static_cast<std::size_t>(m_change.end)],
                m_left, m_end_points};
    std::array<std::int32_t, max_colors + 1> counts{};
    const int left = m_build.left(m_memory.get(), m_change.current, counts.data());
    return {m_change.total, left, end_points(m_rules, std::span(counts).subspan<1>())};
}

void ClickList::take_change() {
    const auto [points, left, end_points] = changed_outcome();
    const int gained = points - m_points.back();
    m_left = left;
    m_end_points = end_points;
    m_free.resize(static_cast<std::size_t>(m_change.free_count));
    for (int click = m_change.first; click < m_change.end; ++click)
        m_free.push_back(place_before(click + 1));
    for (auto i = static_cast<std::size_t>(m_change.end); i < m_points.size(); ++i)
        m_points[i] += gained;
    splice();
}

/// Replaces the clicks from `first` to `end` by the played ones.
void ClickList::splice() {
    const auto first = static_cast<std::size_t>(m_change.first);
    const auto end = static_cast<std::size_t>(m_change.end);
    const auto played = static_cast<std::size_t>(m_change.played_count);
    const auto put = [&](auto& values, std::size_t from, const auto& part) {
        const auto at = [&](std::size_t i) {
            return values.begin() + static_cast<std::ptrdiff_t>(i);
        };
        const std::size_t room = end - first;
        const std::size_t common = std::min(room, played);
        std::copy_n(part.begin(), common, at(from));
        const auto rest = part.begin() + static_cast<std::ptrdiff_t>(common);
        if (played > room)
            values.insert(at(from + room), rest,
                          part.begin() + static_cast<std::ptrdiff_t>(played));
        else
            values.erase(at(from + common), at(from + room));
    };
    put(m_clicks, first, m_played);
    put(m_points, first, m_points_before);
    put(m_places, first + 1, m_played_places);
}

} // namespace samegame
