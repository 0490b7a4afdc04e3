#include "engine/solvers/annealing/chain.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/search/search_journal.h"

namespace samegame {

namespace {

/// A number with an exponential distribution of mean 1, as one of 1,024 equally likely quantiles:
/// taking a logarithm each time would cost a twentieth of a list's time.
double exponential(Rng& rng) {
    constexpr std::size_t count = 1024;
    static const std::array<double, count> quantiles = [] {
        std::array<double, count> values{};
        for (std::size_t i = 0; i < count; ++i)
            values[i] = -std::log((static_cast<double>(i) + 0.5) / count);
        return values;
    }();
    return quantiles[rng.bounded(count)];
}

/// What a point of the options is worth: ratings were tuned where the most frequent color of n
/// blocks earns (n-2)^2 at most. A scoring of one's own may have other points altogether.
double worth_of_a_point(const Rules& rules, const Board& root) {
    const int count = root.block_count(root.most_frequent_color());
    if (rules.scoring.own() == nullptr || count < 3)
        return 1;
    const double best = best_points(rules, count);
    return best > 0 ? best / best_points({Scoring::standard}, count) : 1;
}

} // namespace

bool has_mild_end(const ChainOptions& options, const Rules& rules) {
    if (options.end != EndRating::by_rules)
        return options.end == EndRating::mild;
    return rules.scoring == Scoring::standard || rules.scoring == Scoring::no_penalty ||
           rules.scoring == Scoring::lenient_penalty;
}

Chain::Chain(const Board& root, const Rules& rules, const ChainOptions& options, Rng& rng)
    : m_root(root),
      m_rules(rules),
      m_options(options),
      m_rng(rng),
      m_list(root, rules, options.retries),
      m_bonus(end_points(rules, std::array<int, 1>{0})),
      m_earns(moves_earn(rules)),
      m_point(worth_of_a_point(rules, root)),
      m_is_mild(has_mild_end(options, rules)) {
    const bool has_weights = std::ranges::any_of(options.edits, [](int w) { return w > 0; });
    std::uint32_t sum = 0;
    for (std::size_t kind = 0; kind < edit_kinds; ++kind)
        m_sums[kind] = sum += has_weights ? static_cast<std::uint32_t>(options.edits[kind]) : 1;
}

EditKind Chain::draw_kind() {
    const std::uint32_t drawn = m_rng.bounded(m_sums.back());
    std::size_t kind = 0;
    while (m_sums[kind] <= drawn)
        ++kind;
    return static_cast<EditKind>(kind);
}

/// How far clicks are moved: one or more, of mean about 8 (geometric).
int Chain::draw_distance() {
    constexpr double mean = 8;
    return 1 + static_cast<int>(mean * exponential(m_rng));
}

void Chain::take(std::span<const Move> moves) {
    m_fixed = 0;
    m_spared = color_spared(moves);
    m_list.assign(moves, m_spared, m_rng);
    m_has_best = false;
    keep_best();
}

Move Chain::last_first() const {
    const ClickList::Block block = m_took_last ? m_list.block(0) : m_list.changed_first();
    return ClickList::move_at_start(block);
}

MoveList Chain::last_moves() const {
    return m_took_last ? m_list.moves() : m_list.changed_moves();
}

void Chain::put_first(Move move) {
    m_list.change(0, 0);
    m_list.insert(ClickList::block_at_start(move.cell));
    if (m_list.play(std::numeric_limits<int>::min()) == clicks::Verdict::ended)
        m_list.play_out(m_spared, m_rng);
    m_list.take_change();
    m_fixed = 1;
    m_has_best = false;
    keep_best();
}

Color Chain::color_spared(std::span<const Move> moves) const {
    if (m_options.spared == SparedColor::none)
        return no_color;
    if (m_options.spared == SparedColor::most_frequent || moves.empty())
        return m_root.most_frequent_color();
    return largest_group({m_root, m_rules}, moves).color;
}

bool Chain::step(double progress) {
    set_progress(progress);
    if (m_list.count() <= m_fixed)
        return false;
    propose();
    return decide(value_of(m_list.outcome(), m_progress) - m_temperature * exponential(m_rng));
}

void Chain::propose() {
    const auto random = [&](int count) {
        return static_cast<int>(m_rng.bounded(static_cast<std::uint32_t>(count)));
    };
    const int count = m_list.count();
    const int place = m_fixed + random(count - m_fixed);
    switch (draw_kind()) {
    case EditKind::move:
        return propose_move(place);
    case EditKind::remove:
        return m_list.change(place, place + 1);
    case EditKind::insert: {
        const int before = m_fixed + random(count - m_fixed + 1);
        m_list.change(before, before);
        return insert_group(before);
    }
    case EditKind::replace:
        m_list.change(place, place + 1);
        return insert_group(place);
    case EditKind::remove_segment:
        return m_list.change(place, std::min(count, place + 1 + draw_distance()));
    case EditKind::delay_color:
        return propose_delay(place);
    case EditKind::swap:
        return propose_swap(place);
    case EditKind::insert_several:
        return propose_several(place);
    }
}

void Chain::keep(int first, int end) {
    for (int click = first; click < end; ++click)
        m_list.keep(click);
}

void Chain::insert_group(int place) {
    const ClickList::Block block = m_list.random_group(place, m_rng);
    if (block != clicks::no_block)
        m_list.insert(block);
}

void Chain::propose_move(int from) {
    const int distance = draw_distance();
    if (m_rng.bounded(2) == 0) {
        const int to = std::min(m_list.count(), from + 1 + distance);
        m_list.change(from, to);
        keep(from + 1, to);
        m_list.keep(from);
    } else {
        const int to = std::max(m_fixed, from - distance);
        m_list.change(to, from + 1);
        m_list.keep(from);
        keep(to, from);
    }
}

void Chain::propose_swap(int first) {
    const int second = std::min(m_list.count() - 1, first + draw_distance());
    m_list.change(first, second + 1);
    m_list.keep(second);
    keep(first + 1, second);
    if (second != first)
        m_list.keep(first);
}

/// Moves the clicks of one color in a window after the others.
void Chain::propose_delay(int first) {
    const int end = std::min(m_list.count(), first + 2 + draw_distance());
    m_list.change(first, end);
    const Color color = m_list.color(m_list.block(first));
    for (const bool is_delayed : {false, true})
        for (int click = first; click < end; ++click)
            if ((m_list.color(m_list.block(click)) == color) == is_delayed)
                m_list.keep(click);
}

void Chain::propose_several(int first) {
    const int end = std::min(m_list.count(), first + draw_distance());
    m_list.change(first, end);
    for (int click = first; click < end; ++click) {
        if (m_rng.bounded(3) == 0)
            insert_group(click);
        m_list.keep(click);
    }
    insert_group(end);
}

bool Chain::decide(double threshold) {
    constexpr int no_least = std::numeric_limits<int>::min();
    const double lead = threshold - value_of(m_list.outcome(), m_progress);
    const double least = std::ceil(lead - m_options.abort * m_point);
    const int least_gain =
        m_options.abort > 0 && least > no_least ? static_cast<int>(least) : no_least;
    switch (m_list.play(least_gain)) {
    case clicks::Verdict::behind:
        return false;
    case clicks::Verdict::met:
        break;
    case clicks::Verdict::ended:
        m_list.play_out(m_spared, m_rng);
    }
    const ClickList::Outcome changed = m_list.changed_outcome();
    m_last_score = changed.score();
    m_took_last = value_of(changed, m_progress) >= threshold;
    if (m_took_last) {
        m_list.take_change();
        keep_best();
    }
    return true;
}

/// A mild end lets a chain walk through lists that strand a few blocks, as edits that win a block
/// for the largest group mostly do. A growing cost measures at first how near a list came to the
/// bonus.
double Chain::value_of(const ClickList::Outcome& outcome, double progress) const {
    if (outcome.left > 0 && m_is_mild)
        return outcome.points + m_bonus - m_options.block_cost * m_point * outcome.left;
    if (outcome.left == 0 || !m_earns || m_bonus == 0)
        return outcome.score();
    const double lost = 100 + 900 * progress;
    const double each = (40 - 20 * progress) * m_point;
    return outcome.points + m_bonus * (1 - lost / 1000) - each * outcome.left;
}

void Chain::set_progress(double progress) {
    if (progress == m_progress)
        return;
    m_progress = progress;
    m_temperature = m_options.schedule == Schedule::linear
                        ? m_options.hot + (m_options.cold - m_options.hot) * progress
                        : m_options.hot * std::pow(m_options.cold / m_options.hot, progress);
    m_temperature *= m_point;
    constexpr double without_points = 0.05; // scores count blocks then
    if (!m_earns)
        m_temperature *= without_points;
}

void Chain::keep_best() {
    const int score = m_list.outcome().score();
    if (m_has_best && score <= m_best_score)
        return;
    m_has_best = true;
    m_best_score = score;
    m_best = m_list.moves();
}

void Chain::save(ByteWriter& writer) const {
    writer.put(static_cast<std::uint16_t>(m_list.count()));
    for (int click = 0; click < m_list.count(); ++click)
        writer.put(m_list.block(click));
    writer.put(m_spared);
    writer.put(m_fixed);
    writer.put(m_has_best);
    writer.put(m_best_score);
    put_moves(writer, m_best);
}

void Chain::load(ByteReader& reader) {
    std::vector<ClickList::Block> clicks(reader.get_below<std::uint16_t>(max_moves + 1));
    for (ClickList::Block& block : clicks)
        block = reader.get<ClickList::Block>();
    if (!clicks.empty() && !m_list.assign_clicks(clicks))
        throw DamagedState();
    m_spared = reader.get_below<Color>(max_colors + 1);
    m_fixed = reader.get_below<int>(2);
    m_has_best = reader.get<bool>();
    m_best_score = reader.get<int>();
    m_best = get_moves(reader);
    const Result<Line> best = replay(m_root, m_rules, m_best);
    if (m_has_best && (!best || !best->finished || best->score != m_best_score))
        throw DamagedState();
}

} // namespace samegame
