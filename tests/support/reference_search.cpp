#include "tests/support/reference_search.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <stdexcept>

namespace samegame {

namespace {

using KnownScores = std::map<ReferenceBoard, int>;

int best_score(const ReferenceBoard& board, const Rules& rules, KnownScores& known) {
    const auto groups = board.groups();
    if (groups.empty())
        return reference_end_points(rules.scoring, board);
    if (const auto found = known.find(board); found != known.end())
        return found->second;
    int best = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        ReferenceBoard child = board;
        const int points = reference_move_points(
            rules.scoring, child.play(canonical_move(groups[i]), rules.gravity));
        const int score = points + best_score(child, rules, known);
        best = i == 0 ? score : std::max(best, score);
    }
    known[board] = best;
    return best;
}

void visit_lines(const ReferenceBoard& board, Gravity gravity, int depth, std::uint64_t& lines,
                 std::set<ReferenceBoard>& ends) {
    if (depth == 0) {
        ++lines;
        ends.insert(board);
        return;
    }
    for (const auto& group : board.groups()) {
        ReferenceBoard child = board;
        child.play(canonical_move(group), gravity);
        visit_lines(child, gravity, depth - 1, lines, ends);
    }
}

} // namespace

int best_score(const ReferenceBoard& board, const Rules& rules) {
    KnownScores known;
    return best_score(board, rules, known);
}

PerftCount perft(const Board& board, const Rules& rules, int depth) {
    Perft counting(board, rules, std::numeric_limits<std::uint64_t>::max());
    for (int d = 0; d < depth; ++d)
        if (counting.step() != Perft::Step::counted)
            throw std::overflow_error("more lines than 64 bits can count");
    return counting.count();
}

PerftCount slow_perft(const ReferenceBoard& board, Gravity gravity, int depth) {
    PerftCount count;
    std::set<ReferenceBoard> ends;
    visit_lines(board, gravity, depth, count.lines, ends);
    count.positions = ends.size();
    return count;
}

} // namespace samegame
