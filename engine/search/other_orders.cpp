#include "engine/search/other_orders.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/base/bits.h"
#include "engine/game/named_blocks.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

/// The blocks that a line clicks on, and the group of the line to which each block belongs.
class Clicks {
public:
    Clicks(const Position& start, const Line& line) : m_start(start), m_line(line) {
        NamedBlocks blocks(start.board, start.rules.gravity);
        for (const Move move : line.moves) {
            const Group group = group_at(blocks.board(), move.cell);
            m_clicks.push_back(blocks.name_at(move.cell));
            m_sizes.push_back(group.size());
            for (const Cell cell : group.cells())
                m_numbers[blocks.name_at(cell)] = static_cast<std::uint16_t>(m_sizes.size());
            blocks.remove(group);
        }
    }

    /// The line with another first move. Nothing if only the same groups are `wanted` and other
    /// groups arise.
    enum class Wanted { same_groups, all };
    std::optional<OtherOrder> after(Move first, Wanted wanted) const {
        const NamedBlocks::Name block = NamedBlocks::name_at_start(first.cell);
        Player player(*this);
        player.click(block);
        // If rows are drawn left, the place of blocks depends on the order of moves.
        const bool meets = m_start.rules.gravity == Gravity::shift;
        for (std::size_t i = 0; i < m_clicks.size(); ++i) {
            const bool none_left_out = player.line.moves.size() == i + 1;
            if (meets && player.is_same && none_left_out && m_numbers[block] == i + 1)
                return player.go_on(i + 1); // the same groups are gone as in the line
            if (!player.is_same && wanted == Wanted::same_groups)
                return std::nullopt;
            player.click(m_clicks[i]);
        }
        return player.finish();
    }

    bool has_groups_of(const MoveList& moves) const {
        if (moves.size() != m_clicks.size())
            return false;
        Player player(*this);
        for (const Move move : moves)
            player.play(group_at(player.blocks.board(), move.cell));
        return player.is_same;
    }

private:
    struct Player {
        explicit Player(const Clicks& clicks)
            : of(clicks), blocks(clicks.m_start.board, clicks.m_start.rules.gravity) {}

        void click(NamedBlocks::Name block) {
            const Group group = blocks.group_of(block);
            if (!group.empty())
                play(group);
        }

        void play(const Group& group) {
            is_same = is_same && of.is_group(group, blocks);
            line.moves.push_back(group.move());
            line.score += move_points(of.m_start.rules, group.size());
            blocks.remove(group);
        }

        /// Plays the rest of the line, from that move on.
        OtherOrder go_on(std::size_t from) {
            const Line& other = of.m_line;
            for (std::size_t i = from; i < other.moves.size(); ++i)
                line.moves.push_back(other.moves[i]);
            line.score = other.score;
            line.finished = other.finished;
            line.cleared = other.cleared;
            return {line, true};
        }

        OtherOrder finish() {
            while (blocks.board().has_moves())
                play(groups(blocks.board()).front());
            line.finished = true;
            line.cleared = blocks.board().is_cleared();
            line.score += end_points(of.m_start.rules, blocks.board());
            return {line, is_same && line.moves.size() == of.m_clicks.size()};
        }

        const Clicks& of;
        NamedBlocks blocks;
        Line line;
        bool is_same = true;
    };

    bool is_group(const Group& group, const NamedBlocks& blocks) const {
        const int number = m_numbers[blocks.name_at(group.move().cell)];
        if (number == 0 || m_sizes[static_cast<std::size_t>(number - 1)] != group.size())
            return false;
        for (int column = group.first_column(); column <= group.last_column(); ++column)
            for (std::uint32_t rest = group.mask(column); rest != 0; rest &= rest - 1) {
                const Cell cell = cell_at(column, lowest_bit(rest));
                if (m_numbers[blocks.name_at(cell)] != number)
                    return false;
            }
        return true;
    }

    const Position& m_start;
    const Line& m_line;
    std::vector<NamedBlocks::Name> m_clicks;
    std::vector<int> m_sizes;                                                   // of the groups
    std::array<std::uint16_t, std::size_t{max_columns} * max_rows> m_numbers{}; // of the blocks
};

/// Takes a line for a candidate that is better than its own, and perhaps than the best.
void take_line(SearchSnapshot& snapshot, Candidate& candidate, const Line& line) {
    candidate.best = line.score;
    candidate.line = line;
    if (line.score <= snapshot.best.score)
        return;
    snapshot.best = line;
    snapshot.curve.push_back({snapshot.seconds, snapshot.playouts, line.score});
}

/// This many moves are played in some milliseconds.
constexpr std::size_t most_plays = 8000;

/// Tries the other first moves of the best line; returns whether a better line was found.
bool try_orders(SearchSnapshot& snapshot, const Position& start) {
    const Line best = snapshot.best;
    const Clicks clicks(start, best);
    const auto wanted = best.moves.size() * snapshot.candidates.size() > most_plays
                            ? Clicks::Wanted::same_groups
                            : Clicks::Wanted::all;
    for (Candidate& candidate : snapshot.candidates) {
        candidate.is_any_order = false;
        if (candidate.move == best.moves.front())
            continue;
        const auto other = clicks.after(candidate.move, wanted);
        const bool is_same = other && other->has_same_groups;
        const bool is_as_good = candidate.has_best() && candidate.best == best.score;
        candidate.is_any_order =
            is_same || (is_as_good && clicks.has_groups_of(candidate.line.moves));
        if (other && (is_same || !candidate.has_best() || other->line.score > candidate.best))
            take_line(snapshot, candidate, other->line);
    }
    return snapshot.best.score > best.score;
}

/// Tries every move before the lines of the best other candidates, as far as the cost is small.
void try_lines_of_others(SearchSnapshot& snapshot, const Position& start) {
    std::vector<Line> lines;
    std::size_t plays = 0;
    for (const Candidate& candidate : snapshot.candidates) {
        if (candidate.is_any_order || !candidate.line.finished)
            continue;
        plays += candidate.line.moves.size() * snapshot.candidates.size();
        if (plays > most_plays)
            break;
        lines.push_back(candidate.line);
    }
    for (const Line& line : lines) {
        const Clicks clicks(start, line);
        for (Candidate& candidate : snapshot.candidates) {
            if (candidate.best >= line.score)
                continue;
            const auto other = clicks.after(candidate.move, Clicks::Wanted::all);
            if (other->line.score > candidate.best)
                take_line(snapshot, candidate, other->line);
        }
    }
}

/// Marks the best line's own first move as one of several, if there are others.
void mark_own(SearchSnapshot& snapshot) {
    const bool has_others = std::ranges::any_of(snapshot.candidates, &Candidate::is_any_order);
    for (Candidate& candidate : snapshot.candidates)
        if (candidate.move == snapshot.best.moves.front())
            candidate.is_any_order = has_others;
}

} // namespace

OtherOrder other_order(const Position& start, const Line& line, Move first) {
    return *Clicks(start, line).after(first, Clicks::Wanted::all);
}

void take_other_orders(SearchSnapshot& snapshot, const Position& start) {
    if (start.rules.refill || !snapshot.has_line || snapshot.best.moves.empty())
        return;
    while (try_orders(snapshot, start)) {
    }
    sort_best_first(snapshot.candidates);
    const int best = snapshot.best.score;
    try_lines_of_others(snapshot, start);
    if (snapshot.best.score > best)
        while (try_orders(snapshot, start)) {
        }
    mark_own(snapshot);
    sort_best_first(snapshot.candidates);
}

} // namespace samegame
