#include "engine/search/search_context.h"

#include <utility>

#include "engine/base/exceptions.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace {

constexpr std::uint32_t calls_between_clock_reads = 8;
constexpr auto publication_interval = std::chrono::milliseconds(30);

} // namespace

SearchContext::SearchContext(const Board& root, const Rules& rules, const Budget& share,
                             std::uint64_t seed, int stream, SearchControl& control,
                             const std::optional<VirtualTime>& virtual_time, WorkerJournal* journal)
    : m_root(root),
      m_rules(rules),
      m_share(share),
      m_rng(Rng(seed).split(static_cast<std::uint64_t>(stream))),
      m_control(control),
      m_stream(stream),
      m_virtual_time(virtual_time),
      m_journal(journal),
      m_start(Clock::now()),
      m_next_publication(m_start + publication_interval) {
    for (const Group& group : groups(root)) {
        Candidate candidate;
        candidate.move = group.move();
        candidate.cells = group.size();
        candidate.points = move_points(rules, group.size());
        for (const Cell cell : group.cells())
            m_candidate_of_cell[number_of(cell)] =
                static_cast<std::uint16_t>(m_found.candidates.size());
        m_found.candidates.push_back(candidate);
    }
    m_root_moves.resize(m_found.candidates.size());
    m_found.variances.resize(m_found.candidates.size());
}

bool SearchContext::should_stop() {
    return granted_playouts(1) == 0;
}

std::size_t SearchContext::granted_playouts(std::size_t wanted) {
    if (is_interrupted_before(wanted) || nodes_left() == 0)
        return 0;
    return static_cast<std::size_t>(std::min<std::uint64_t>(wanted, playouts_left()));
}

/// is_interrupted() before this many playouts, or as much work. Reads the clock once in a while,
/// but virtual time each time, so that it ends all workers at the same time.
bool SearchContext::is_interrupted_before(std::size_t calls) {
    if (m_control.stop_requested()) {
        m_reason = StopReason::stop_requested;
        return true;
    }
    if (m_out_of_time)
        return true;
    m_calls += static_cast<std::uint32_t>(calls);
    if (!m_virtual_time && m_calls < calls_between_clock_reads)
        return false;
    m_calls = 0;
    return out_of_time();
}

bool SearchContext::out_of_time() {
    const auto now = Clock::now();
    if (now >= m_next_publication) {
        publish();
        m_next_publication = now + publication_interval;
    }
    const Seconds spent = m_virtual_time ? elapsed() : Seconds(now - m_start);
    m_out_of_time = m_share.time && spent >= *m_share.time;
    return m_out_of_time;
}

void SearchContext::offer(const MoveList& moves, int score) {
    ++m_found.playouts;
    offer_line(moves, score);
}

void SearchContext::offer_line(const MoveList& moves, int score) {
    if (moves.empty())
        return;
    if (would_keep(moves.front(), score))
        keep(moves, score);
    count_visit(moves.front(), score);
}

void SearchContext::offer_improvement(const MoveList& moves, int score) {
    if (would_keep(moves.front(), score))
        offer_line(moves, score);
}

void SearchContext::offer_uncounted(const MoveList& moves, int score) {
    if (would_keep(moves.front(), score))
        keep(moves, score);
}

void SearchContext::offer_judgment(Move first, int score) {
    if (raise_best(first, score)) {
        Candidate& candidate = m_found.candidates[candidate_of(first)];
        candidate.line = replay(m_root, m_rules, std::span(&first, 1)).value();
    }
    count_visit(first, score);
}

void SearchContext::offer_judged_game(const MoveList& moves, int score) {
    keep_best(checked(moves, score));
}

void SearchContext::take_attempts(Move first, const RunningStats& attempts) {
    m_found.candidates[candidate_of(first)].attempts = attempts;
}

/// The best line of its first move so far.
void SearchContext::keep(const MoveList& moves, int score) {
    Line line = checked(moves, score);
    keep_best(line);
    raise_best(moves.front(), score);
    m_found.candidates[candidate_of(moves.front())].line = std::move(line);
}

void SearchContext::keep_best(const Line& line) {
    if (m_found.has_line && line.score <= m_found.best.score)
        return;
    m_found.has_line = true;
    m_found.best = line;
    m_found.curve.push_back({elapsed().count(), m_found.playouts, line.score});
}

bool SearchContext::would_keep(Move first, int score) const {
    const RootMove& root_move = m_root_moves[candidate_of(first)];
    return !root_move.has_best || score > root_move.best;
}

std::optional<int> SearchContext::best_after(Move first) const {
    const RootMove& root_move = m_root_moves[candidate_of(first)];
    return root_move.has_best ? std::optional(root_move.best) : std::nullopt;
}

void SearchContext::prove_bound(int bound) {
    if (m_found.has_line && bound < m_found.best.score)
        throw false_proof(bound, m_found.best.score);
    m_found.upper_bound = m_found.upper_bound ? std::min(*m_found.upper_bound, bound) : bound;
}

void SearchContext::prove_first_move(Move first, int bound) {
    RootMove& root_move = m_root_moves[candidate_of(first)];
    if (!root_move.has_best)
        return;
    if (bound < root_move.best)
        throw false_proof(bound, root_move.best);
    root_move.is_exact = bound == root_move.best;
}

/// True if the score is the best after this first move so far.
bool SearchContext::raise_best(Move first, int score) {
    if (!would_keep(first, score))
        return false;
    RootMove& root_move = m_root_moves[candidate_of(first)];
    if (root_move.is_exact)
        throw false_proof(root_move.best, score);
    root_move.has_best = true;
    root_move.best = score;
    return true;
}

void SearchContext::count_visit(Move first, int score) {
    if (m_stream == beside)
        return;
    RootMove& root_move = m_root_moves[candidate_of(first)];
    root_move.sum += score;
    root_move.sum_of_squares += static_cast<double>(score) * score;
    ++root_move.visits;
}

std::size_t SearchContext::candidate_of(Move first) const {
    return m_candidate_of_cell[number_of(first.cell)];
}

/// The line with canonical moves; throws FalseClaim if the solver's claim about it is false.
Line SearchContext::checked(const MoveList& moves, int score) const {
    const Result<Line> line = replay(m_root, m_rules, moves);
    if (!line.ok() || !line->finished)
        throw FalseClaim({Message(SAMEGAME_TEXT(
            "EngineError",
            "the solver has a fault: it offered a line that is not a finished game"))});
    if (line->score != score)
        throw FalseClaim({Message(
            SAMEGAME_TEXT("EngineError",
                          "the solver has a fault: it offered a line of %1 points as one of %2"),
            line->score, score)});
    if (m_found.upper_bound && score > *m_found.upper_bound)
        throw false_proof(*m_found.upper_bound, score);
    return *line;
}

void SearchContext::count_node(int depth) {
    ++m_found.nodes;
    m_depth_sum += depth;
    m_found.depth = std::max(m_found.depth, depth);
}

void SearchContext::take_search(const SearchSnapshot& inner) {
    m_found.playouts += inner.playouts;
    m_found.nodes += inner.nodes;
    m_depth_sum += inner.mean_depth * static_cast<double>(inner.nodes);
    m_found.depth = std::max(m_found.depth, inner.depth);
    for (const Candidate& candidate : inner.candidates) {
        if (candidate.visits == 0)
            continue;
        if (would_keep(candidate.move, candidate.best))
            keep(candidate.line.moves, candidate.best);
        RootMove& root_move = m_root_moves[candidate_of(candidate.move)];
        const auto visits = static_cast<double>(candidate.visits);
        root_move.sum += candidate.mean * visits;
        root_move.sum_of_squares +=
            (candidate.mean * candidate.mean + candidate.deviation * candidate.deviation) * visits;
        root_move.visits += candidate.visits;
    }
}

void SearchContext::remark(Message sentence) {
    const std::lock_guard lock(m_control.m_mutex);
    m_control.m_remarks.push_back(std::move(sentence));
}

void SearchContext::publish() {
    for (std::size_t i = 0; i < m_found.candidates.size(); ++i) {
        const RootMove& root_move = m_root_moves[i];
        Candidate& candidate = m_found.candidates[i];
        candidate.visits = root_move.visits;
        candidate.best = root_move.best;
        candidate.is_exact = root_move.is_exact;
        if (root_move.visits == 0)
            continue;
        const auto visits = static_cast<double>(root_move.visits);
        candidate.mean = root_move.sum / visits;
        m_found.variances[i] =
            std::max(0.0, root_move.sum_of_squares / visits - candidate.mean * candidate.mean);
    }
    m_found.mean_depth = m_found.nodes == 0 ? 0 : m_depth_sum / static_cast<double>(m_found.nodes);
    const std::lock_guard lock(m_control.m_mutex);
    SearchControl::Share& share = m_stream == beside
                                      ? m_control.m_beside
                                      : m_control.m_shares[static_cast<std::size_t>(m_stream)];
    share = m_found;
    m_control.check_proofs();
}

} // namespace samegame
