#include "engine/solvers/tree/depth_first.h"

#include <functional>
#include <utility>

#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/search/search_context.h"
#include "engine/search/search_team.h"
#include "engine/solvers/tree/greedy_game.h"

namespace samegame {

DepthFirst::DepthFirst(const DepthFirstOptions& options, Rules rules, std::uint64_t bytes)
    : m_options(options),
      m_rules(std::move(rules)),
      m_cuts(static_cast<std::size_t>(options.cut_bounds)) {
    if (options.has_table)
        m_table = std::make_unique<TranspositionTable>(bytes);
}

void DepthFirst::begin(int floor) {
    m_floor = floor;
    m_highest = nothing;
    std::fill(m_cuts.begin(), m_cuts.end(), 0);
}

bool DepthFirst::run(SearchContext& context, std::uint64_t positions) {
    const std::uint64_t end = m_searched + m_played + positions;
    while (m_searched + m_played < end && !is_idle()) {
        if (context.should_stop())
            return false;
        m_depth == 0 ? start_next(context) : search_next(context);
    }
    return true;
}

/// Begins a waiting subtree.
void DepthFirst::start_next(SearchContext& context) {
    const Subtree subtree = std::move(m_waiting.back());
    m_waiting.pop_back();
    m_moves = subtree.moves;
    if (subtree.bound <= m_floor)
        return cut_off(subtree.bound);
    meet(subtree.board, subtree.points, subtree.bound, context);
}

/// Goes on to the next child of the position at the top.
void DepthFirst::search_next(SearchContext& context) {
    Frame& frame = top();
    if (frame.next == frame.end || m_children[frame.next].bound <= m_floor)
        return leave();
    const Child child = m_children[frame.next++];
    Board board = frame.board;
    board.play(child.move, m_rules.gravity);
    m_moves.push_back(child.move);
    meet(board, child.points, child.bound, context);
}

/// Leaves the position at the top, and cuts off its remaining children.
void DepthFirst::leave() {
    Frame& frame = top();
    if (frame.next < frame.end)
        frame.highest = std::max(frame.highest, m_children[frame.next].bound);
    for (std::size_t i = frame.next; i < frame.end; ++i)
        count_cut(m_children[i].bound);
    const int bound = std::min(frame.bound, frame.highest);
    if (frame.entry != 0 && !frame.is_shared)
        m_table->set(frame.entry, bound - frame.points, false);
    m_children.resize(frame.first);
    --m_depth;
    is_done(bound);
}

/// Meets a position that m_moves lead to.
void DepthFirst::meet(const Board& board, int points, int bound, SearchContext& context) {
    if (!m_moves.empty())
        m_met.push_back(static_cast<int>(m_moves.size()));
    ++m_searched;
    if (board.has_moves())
        return push(board, points, bound, context);
    const int score = points + end_points(m_rules, board);
    finish(score, context);
    is_done(score);
}

/// Ends a game that m_moves finish.
void DepthFirst::finish(int score, SearchContext& context) {
    context.offer_improvement(m_moves, score);
    raise_floor(score);
}

/// Puts the position that m_moves lead to on the stack, unless more is known of its bound.
void DepthFirst::push(const Board& board, int points, int bound, SearchContext& context) {
    TranspositionTable::Entry entry = 0;
    if (m_table)
        bound = look_up(board, points, bound, entry);
    if (m_options.ceiling == Ceiling::separated && bound > m_floor)
        bound = std::min(bound, points + ceiling_points(m_options.ceiling, m_rules, board));
    if (bound <= m_floor)
        return cut_off(bound);
    if (m_options.plays_greedily && m_played <= m_searched)
        play_greedily_from(board, points, context);
    if (m_depth == m_frames.size())
        m_frames.emplace_back();
    Frame& frame = m_frames[m_depth++];
    frame.board = board;
    frame.points = points;
    frame.bound = bound;
    frame.highest = nothing;
    frame.is_shared = false;
    frame.entry = entry;
    make_children(frame, context);
}

void DepthFirst::cut_off(int bound) {
    count_cut(bound);
    is_done(bound);
}

/// Ends the position that m_moves lead to: no line through it scores more than `bound`.
void DepthFirst::is_done(int bound) {
    int& highest = m_depth == 0 ? m_highest : top().highest;
    highest = std::max(highest, bound);
    if (m_depth > 0)
        m_moves.pop_back();
}

void DepthFirst::count_cut(int bound) {
    if (bound >= 0 && static_cast<std::size_t>(bound) < m_cuts.size())
        ++m_cuts[static_cast<std::size_t>(bound)];
}

/// The bound with the table's knowledge of the position, and the position's entry.
int DepthFirst::look_up(const Board& board, int points, int bound,
                        TranspositionTable::Entry& entry) {
    const PositionKey key(board);
    auto access = m_table->find_or_add(key);
    if (access.entry == 0) { // full: the table starts again
        m_table->clear();
        for (Frame& frame : m_frames)
            frame.entry = 0;
        access = m_table->find_or_add(key);
    }
    entry = access.entry;
    if (access.added)
        m_table->set(entry, bound - points, false);
    return std::min(bound, points + m_table->value(entry));
}

/// Makes the children of a frame, highest bounds first.
void DepthFirst::make_children(Frame& frame, SearchContext& context) {
    frame.first = m_children.size();
    frame.next = frame.first;
    for (const Move move : legal_moves(frame.board)) {
        const int size = frame.board.flood(move.cell).size();
        Child child;
        child.move = move;
        child.points = frame.points + move_points(m_rules, size);
        child.bound =
            std::min(frame.bound,
                     child.points + ceiling_points_after(m_options.ceiling, m_rules, frame.board,
                                                         frame.board.color_at(move.cell), size));
        child.lot = static_cast<std::uint32_t>(context.rng().next() >> 32);
        m_children.push_back(child);
    }
    frame.end = m_children.size();
    std::sort(m_children.begin() + static_cast<std::ptrdiff_t>(frame.first), m_children.end(),
              [](const Child& a, const Child& b) {
                  return a.bound != b.bound ? a.bound > b.bound : a.lot < b.lot;
              });
}

void DepthFirst::play_greedily_from(const Board& board, int points, SearchContext& context) {
    const std::size_t start = m_moves.size();
    const GreedyGame game =
        play_greedily(board, m_rules, Estimate::score_groups, context, context.rng(), m_moves);
    m_played += game.children;
    if (game.finished)
        finish(points + game.score, context);
    m_moves.truncate(start);
}

std::size_t DepthFirst::depth_to_give() const {
    if (m_waiting.size() > (m_depth == 0 ? 1U : 0U))
        return m_waiting.back().moves.size();
    const std::size_t frame = highest_open_frame();
    return frame == m_depth ? too_little : m_moves.size() + 2 - m_depth + frame;
}

/// The first position on the stack with a child still to be searched; m_depth if there is none.
std::size_t DepthFirst::highest_open_frame() const {
    for (std::size_t i = 0; i < m_depth; ++i) {
        const Frame& frame = m_frames[i];
        if (frame.next < frame.end && m_children[frame.next].bound > m_floor)
            return i;
    }
    return m_depth;
}

std::vector<Subtree> DepthFirst::give() {
    std::vector<Subtree> given;
    if (!m_waiting.empty()) {
        const auto kept = static_cast<std::ptrdiff_t>(m_waiting.size() / 2);
        given.assign(m_waiting.begin() + kept, m_waiting.end());
        m_waiting.erase(m_waiting.begin() + kept, m_waiting.end());
        return given;
    }
    // The bounds of the positions above will not cover the subtrees that are given away.
    const std::size_t number = highest_open_frame();
    for (std::size_t i = 0; i <= number; ++i)
        m_frames[i].is_shared = true;
    Frame& frame = m_frames[number];
    std::size_t open = 0;
    while (frame.next + open < frame.end && m_children[frame.next + open].bound > m_floor)
        ++open;
    const std::size_t kept_moves = m_moves.size() + 1 - m_depth + number;
    for (std::size_t i = 0; i < (open + 1) / 2; ++i) {
        const Child& child = m_children[frame.next++];
        Subtree subtree{frame.board, m_moves, child.points, child.bound};
        subtree.moves.truncate(kept_moves);
        subtree.moves.push_back(child.move);
        subtree.board.play(child.move, m_rules.gravity);
        given.push_back(subtree);
    }
    std::reverse(given.begin(), given.end()); // the last one is searched first
    return given;
}

int DepthFirst::bound() const {
    int bound = m_highest;
    for (const Subtree& subtree : m_waiting)
        bound = std::max(bound, subtree.bound);
    for (std::size_t i = 0; i < m_depth; ++i) {
        const Frame& frame = m_frames[i];
        bound = std::max(bound, frame.highest);
        if (frame.next < frame.end)
            bound = std::max(bound, m_children[frame.next].bound);
    }
    return bound;
}

namespace {

/// Positions of a worker in a round: half a millisecond or more, at a few microseconds each, so
/// that neither waking the workers nor a greedy game at the end takes much of it.
constexpr std::uint64_t shortest_round = 256;
constexpr std::uint64_t longest_round = 16384;

} // namespace

DepthFirstTeam::DepthFirstTeam(const DepthFirstOptions& options, const Board& root,
                               const Rules& rules, SearchTeam& team)
    : m_root(root),
      m_team(team),
      m_bound(ceiling_points(options.ceiling, rules, root)),
      m_round(shortest_round) {
    for (int i = 0; i < team.size(); ++i)
        m_workers.push_back({DepthFirst(options, rules, team.context(i).memory()), {}});
}

std::optional<StopReason> DepthFirstTeam::search(int floor) {
    for (Worker& worker : m_workers)
        worker.search.begin(floor);
    m_workers.front().search.add({m_root, {}, 0, m_bound});
    m_met = 0;
    while (hand_out_work()) {
        run_round();
        if (const auto reason = end_round())
            return reason;
        if (m_team.best_score() >= m_bound)
            break;
    }
    return {};
}

/// Passes on the incumbent, and work to idle workers. False if no work is left.
bool DepthFirstTeam::hand_out_work() {
    const int best = m_team.best_score();
    for (Worker& worker : m_workers)
        worker.search.raise_floor(best);
    bool any = false;
    for (Worker& idle : m_workers) {
        if (idle.search.is_idle()) {
            const auto giver = std::min_element(
                m_workers.begin(), m_workers.end(), [](const Worker& a, const Worker& b) {
                    return a.search.depth_to_give() < b.search.depth_to_give();
                });
            if (giver->search.depth_to_give() != DepthFirst::too_little)
                for (Subtree& subtree : giver->search.give())
                    idle.search.add(std::move(subtree));
        }
        any = any || !idle.search.is_idle();
    }
    return any;
}

/// Runs a round. Near the end of a budget of nodes, when not every worker has a node left, it meets
/// one position.
void DepthFirstTeam::run_round() {
    const std::uint64_t left = m_team.nodes_left();
    const auto is_idle = [](const Worker& worker) { return worker.search.is_idle(); };
    if (left < m_workers.size()) {
        const auto busy = std::ranges::find_if(m_workers, std::not_fn(is_idle));
        busy->stopped = !busy->search.run(m_team.next_counted(), 1);
        return;
    }
    const std::uint64_t quota = std::min(m_round, left / m_workers.size());
    m_team.run([this, quota](SearchContext& context, int i) {
        Worker& worker = m_workers[static_cast<std::size_t>(i)];
        worker.stopped = !worker.search.run(context, quota);
    });
    // Workers that ran out of work waited for the others; the next round is shorter.
    const bool any_waited = std::ranges::any_of(m_workers, is_idle);
    m_round = std::clamp(any_waited ? m_round / 2 : m_round * 2, shortest_round, longest_round);
}

std::optional<StopReason> DepthFirstTeam::end_round() {
    for (Worker& worker : m_workers)
        for (const int depth : worker.search.take_met()) {
            m_team.count_node(depth);
            ++m_met;
        }
    prove_bound();
    if (std::ranges::any_of(m_workers, &Worker::stopped) || m_team.should_stop())
        return m_team.stop_reason();
    return {};
}

/// Proves the highest bound of all workers: every line goes through a position of theirs.
void DepthFirstTeam::prove_bound() {
    int bound = m_team.best_score();
    for (const Worker& worker : m_workers)
        bound = std::max(bound, worker.search.bound());
    m_bound = std::min(m_bound, bound);
    m_team.lead().prove_bound(m_bound);
}

std::vector<std::uint64_t> DepthFirstTeam::cuts() const {
    std::vector<std::uint64_t> sum = m_workers.front().search.cuts();
    for (std::size_t i = 1; i < m_workers.size(); ++i)
        for (std::size_t bound = 0; bound < sum.size(); ++bound)
            sum[bound] += m_workers[i].search.cuts()[bound];
    return sum;
}

} // namespace samegame
