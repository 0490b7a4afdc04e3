#include "engine/solvers/annealing/chain.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "engine/game/scoring.h"
#include "engine/solvers/annealing/lane_board.h"
#include "engine/solvers/annealing/pulled_board.h"

namespace samegame {

namespace {

/// What a list comes to: points of its clicks, and the blocks left at its end.
struct Outcome {
    int points = 0;
    int left = 0;
    int end_points = 0; ///< As the rules have them.

    int score() const { return points + end_points; }
};

template <class Position>
class PositionChain final : public Chain {
public:
    PositionChain(const Board& root, const Rules& rules, const ChainOptions& options, Rng& rng)
        : m_rules(rules),
          m_options(options),
          m_rng(rng),
          m_drawer(options.edits),
          m_color(max_cells),
          m_bonus(end_points(rules, std::array<int, 1>{0})),
          m_earns(move_points(rules, max_rows) > 0) {
        for (int column = 0; column < root.columns(); ++column)
            for (int row = 0; row < root.height(column); ++row)
                m_color[block_of(static_cast<std::size_t>(column), row)] = root.color_at(
                    {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
        m_spared = root.most_frequent_color();
        m_slots.emplace_back(root);
        m_work = std::make_unique<Position>(m_slots.front());
    }

    void take(std::span<const Move> moves) override {
        *m_work = m_slots[root_slot];
        m_trial = {};
        for (const Move move : moves)
            play(m_work->block_at(move.cell), no_click);
        complete();
        m_outcome = accept_to_end(0);
        m_has_best = false;
        keep_best();
    }

    bool step(double progress) override {
        m_progress = progress;
        propose();
        const double temperature = temperature_of(progress);
        m_threshold = value_of(m_outcome) + temperature * std::log1p(-m_rng.uniform());
        return decide();
    }

    int best_score() const override { return m_best_score; }
    const MoveList& best() const override { return m_best; }
    int length() const override { return static_cast<int>(m_clicks.size()); }

private:
    static constexpr std::size_t no_click = std::numeric_limits<std::size_t>::max();
    static constexpr std::uint32_t root_slot = 0;
    static constexpr std::size_t most_members = 64; ///< Of a group that are looked at.

    /// A click that was taken from the list, or is new.
    struct Source {
        Block block = 0;
        std::size_t click = no_click; ///< Its place in the list.
    };
    /// The part of a changed list that is played: clicks, the points before each, and where the
    /// position before each is kept.
    struct Trial {
        std::vector<Block> clicks;
        std::vector<int> points; ///< Points before each click.
        std::vector<std::uint32_t> places;
        int total = 0; ///< Points after the last.
    };

    // Positions ------------------------------------------------------------------------------

    std::uint32_t new_slot(const Position& position) {
        if (m_free.empty()) {
            m_slots.push_back(position);
            return static_cast<std::uint32_t>(m_slots.size() - 1);
        }
        const std::uint32_t slot = m_free.back();
        m_free.pop_back();
        m_slots[slot] = position;
        return slot;
    }

    /// Gives back the positions of the list from place `first` on.
    void free_from(std::size_t first) {
        for (std::size_t i = first; i < m_places.size(); ++i)
            m_free.push_back(m_places[i]);
        m_places.resize(first);
    }

    void drop_trial() { m_free.insert(m_free.end(), m_trial.places.begin(), m_trial.places.end()); }

    const Position& before(std::size_t click) const { return m_slots[m_places[click]]; }

    // Edits ----------------------------------------------------------------------------------

    std::size_t random_place(std::size_t count) {
        return m_rng.bounded(static_cast<std::uint32_t>(count));
    }

    bool random_group(std::size_t place, Block& block) {
        return before(place).random_corner(
            no_color, [this](std::uint32_t n) { return m_rng.bounded(n); }, block);
    }

    Source old_click(std::size_t click) const { return {m_clicks[click], click}; }
    void append_old(std::size_t first, std::size_t end) {
        for (std::size_t click = first; click < end; ++click)
            m_middle.push_back(old_click(click));
    }

    /// Replaces the clicks from m_first to m_end by m_middle.
    void propose() {
        m_middle.clear();
        const std::size_t count = m_clicks.size();
        const std::size_t place = random_place(count);
        m_first = place;
        m_end = place + 1;
        switch (m_drawer.kind(m_rng)) {
        case EditKind::move:
            return propose_move(place);
        case EditKind::remove:
            return;
        case EditKind::insert:
            m_first = m_end = random_place(count + 1);
            return insert_group(m_first);
        case EditKind::replace:
            return insert_group(place);
        case EditKind::remove_segment:
            m_end = std::min(count, place + 1 + EditDrawer::distance(m_rng));
            return;
        case EditKind::delay_color:
            return propose_delay(place);
        case EditKind::swap:
            return propose_swap(place);
        case EditKind::insert_several:
            return propose_several(place);
        }
    }

    void insert_group(std::size_t place) {
        Block block = 0;
        if (random_group(place, block))
            m_middle.push_back({block, no_click});
    }

    void propose_move(std::size_t from) {
        const std::size_t distance = EditDrawer::distance(m_rng);
        if (m_rng.bounded(2) == 0) {
            const std::size_t to = std::min(m_clicks.size(), from + 1 + distance);
            append_old(from + 1, to);
            m_middle.push_back(old_click(from));
            m_end = to;
        } else {
            m_first = from > distance ? from - distance : 0;
            m_middle.push_back(old_click(from));
            append_old(m_first, from);
        }
    }

    void propose_swap(std::size_t first) {
        const std::size_t second =
            std::min(m_clicks.size() - 1, first + EditDrawer::distance(m_rng));
        if (second == first)
            return append_old(first, first + 1);
        m_middle.push_back(old_click(second));
        append_old(first + 1, second);
        m_middle.push_back(old_click(first));
        m_end = second + 1;
    }

    /// The clicks of one color in a window come after the others.
    void propose_delay(std::size_t first) {
        m_end = std::min(m_clicks.size(), first + 2 + EditDrawer::distance(m_rng));
        const Color color = m_color[m_clicks[first]];
        for (const bool is_delayed : {false, true})
            for (std::size_t click = first; click < m_end; ++click)
                if ((m_color[m_clicks[click]] == color) == is_delayed)
                    m_middle.push_back(old_click(click));
    }

    void propose_several(std::size_t first) {
        m_end = std::min(m_clicks.size(), first + EditDrawer::distance(m_rng));
        for (std::size_t click = first; click < m_end; ++click) {
            if (m_rng.bounded(3) == 0)
                insert_group(click);
            m_middle.push_back(old_click(click));
        }
        insert_group(m_end);
    }

    // Playing --------------------------------------------------------------------------------

    bool play_group(Block block) {
        m_work->find_group(block, m_group);
        if (m_group.size() < 2)
            return false;
        m_trial.clicks.push_back(block);
        m_trial.points.push_back(m_trial.total);
        m_trial.places.push_back(new_slot(*m_work));
        m_work->remove(m_group, m_color[block]);
        m_trial.total += move_points(m_rules, m_group.size());
        return true;
    }

    /// Plays a click; one whose block is gone or alone tries blocks of the group it had in the
    /// list. A click that finds none is left out.
    void play(Block block, std::size_t click) {
        if (m_work->is_left(block) && play_group(block))
            return;
        if (click == no_click || m_options.retries == 0)
            return;
        const Position& old = before(click);
        old.find_group(m_clicks[click], m_group);
        int tries = m_options.retries;
        for (const Block other : old.members(m_group, most_members)) {
            if (other == block || !m_work->is_left(other))
                continue;
            if (tries-- == 0 || play_group(other))
                return;
        }
    }

    /// Plays on without the color that is spared, then with it, until nothing is left.
    void complete() {
        const auto bounded = [this](std::uint32_t n) { return m_rng.bounded(n); };
        Block block = 0;
        while (m_work->random_corner(m_spared, bounded, block) ||
               m_work->random_corner(no_color, bounded, block))
            play_group(block);
    }

    /// Plays the changed list and takes it or not.
    bool decide() {
        m_trial.clicks.clear();
        m_trial.points.clear();
        m_trial.places.clear();
        m_trial.total = m_points[m_first];
        *m_work = before(m_first);
        for (const Source& source : m_middle)
            play(source.block, source.click);
        const int old_total = m_points.back();
        for (std::size_t click = m_end; click <= m_clicks.size(); ++click) {
            const int gained = m_trial.total - m_points[click];
            if (m_work->equals(before(click)))
                return decide_meeting(click, old_total + gained);
            if (m_options.abort > 0 &&
                value_of(m_outcome) + gained < m_threshold - m_options.abort) {
                drop_trial();
                return false;
            }
            if (click < m_clicks.size())
                play(m_clicks[click], click);
        }
        complete();
        const Outcome outcome = outcome_of_work();
        if (value_of(outcome) < m_threshold) {
            drop_trial();
            return false;
        }
        m_outcome = accept_to_end(m_first);
        return keep_best();
    }

    /// From `click` on the list goes on as before.
    bool decide_meeting(std::size_t click, int points) {
        Outcome outcome = m_outcome;
        outcome.points = points;
        if (value_of(outcome) < m_threshold) {
            drop_trial();
            return false;
        }
        const int gained = points - m_points.back();
        for (std::size_t i = click; i < m_points.size(); ++i)
            m_points[i] += gained;
        for (std::size_t i = m_first; i < click; ++i)
            m_free.push_back(m_places[i]);
        splice(m_clicks, click, m_trial.clicks);
        splice(m_points, click, m_trial.points);
        splice(m_places, click, m_trial.places);
        m_outcome = outcome;
        return keep_best();
    }

    /// Puts `part` in the place of the elements from m_first to `end`.
    template <class Value>
    void splice(std::vector<Value>& values, std::size_t end, const std::vector<Value>& part) {
        const auto at = [&values](std::size_t i) {
            return values.begin() + static_cast<std::ptrdiff_t>(i);
        };
        const std::size_t room = end - m_first;
        const std::size_t common = std::min(room, part.size());
        std::copy_n(part.begin(), common, at(m_first));
        if (part.size() > room)
            values.insert(at(end), part.begin() + static_cast<std::ptrdiff_t>(common), part.end());
        else
            values.erase(at(m_first + common), at(end));
    }

    /// The played part, to the end of the game, takes the place of the list from `first` on.
    Outcome accept_to_end(std::size_t first) {
        free_from(first);
        m_clicks.resize(first);
        m_points.resize(first);
        m_clicks.insert(m_clicks.end(), m_trial.clicks.begin(), m_trial.clicks.end());
        m_points.insert(m_points.end(), m_trial.points.begin(), m_trial.points.end());
        m_places.insert(m_places.end(), m_trial.places.begin(), m_trial.places.end());
        m_points.push_back(m_trial.total);
        m_places.push_back(new_slot(*m_work));
        return outcome_of_work();
    }

    Outcome outcome_of_work() const {
        std::array<int, max_colors> counts;
        for (std::size_t i = 0; i < counts.size(); ++i)
            counts[i] = m_work->left(static_cast<Color>(i + 1));
        return {m_trial.total, m_work->left(), end_points(m_rules, counts)};
    }

    // Values ---------------------------------------------------------------------------------

    double temperature_of(double progress) const {
        constexpr double without_points = 0.05; // scores are counts of blocks then
        return m_options.hot * std::pow(m_options.cold / m_options.hot, progress) *
               (m_earns ? 1 : without_points);
    }

    /// Where there is a bonus, what blocks left cost grows: at first it counts how near a list came
    /// to it.
    double value_of(const Outcome& outcome) const {
        if (outcome.left == 0 || !m_earns || m_bonus == 0)
            return outcome.score();
        const double lost = 100 + 900 * m_progress;
        const double each = 40 - 20 * m_progress;
        return outcome.points + m_bonus * (1 - lost / 1000) - each * outcome.left;
    }

    bool keep_best() {
        if (m_has_best && m_outcome.score() <= m_best_score)
            return false;
        m_has_best = true;
        m_best_score = m_outcome.score();
        m_best.clear();
        for (std::size_t click = 0; click < m_clicks.size(); ++click)
            m_best.push_back(Move{before(click).cell_of(m_clicks[click])});
        return true;
    }

    const Rules m_rules;
    const ChainOptions m_options;
    Rng& m_rng;
    const EditDrawer m_drawer;
    std::vector<Color> m_color; // of each block
    Color m_spared = no_color;
    int m_bonus;
    bool m_earns; // whether moves earn points

    std::vector<Position> m_slots; // m_slots[root_slot] is the root
    std::vector<std::uint32_t> m_free;
    std::vector<Block> m_clicks;
    std::vector<int> m_points;           // before each click, and after the last
    std::vector<std::uint32_t> m_places; // of the positions before each click and after the last
    Outcome m_outcome;

    std::vector<Source> m_middle;
    std::size_t m_first = 0;
    std::size_t m_end = 0;
    Trial m_trial;
    std::unique_ptr<Position> m_work;
    typename Position::Group m_group;
    double m_progress = 0;
    double m_threshold = 0;

    bool m_has_best = false;
    int m_best_score = 0;
    MoveList m_best;
};

} // namespace

std::unique_ptr<Chain> make_chain(const Board& root, const Rules& rules,
                                  const ChainOptions& options, Rng& rng) {
    if (rules.gravity == Gravity::pull_left)
        return std::make_unique<PositionChain<PulledBoard>>(root, rules, options, rng);
    if (root.columns() <= 16 && root.color_count() < 8)
        return std::make_unique<PositionChain<LaneBoard<16, 3>>>(root, rules, options, rng);
    return std::make_unique<PositionChain<LaneBoard<32, 4>>>(root, rules, options, rng);
}

} // namespace samegame
