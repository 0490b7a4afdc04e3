#include "engine/search/endgame_try.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/game/line.h"

namespace samegame {

namespace {

constexpr int games_for_a_line = 20;
constexpr double part_before = 0.25; ///< Of the time.
constexpr double part_after = 0.05;
constexpr std::uint64_t part_of_memory = 4;

/// The most positions by the budget, so that a small budget of playouts or nodes stays a small
/// search.
std::uint64_t most_of_budget(const Budget& budget) {
    constexpr std::uint64_t least = 100'000;
    constexpr std::uint64_t for_each_counted = 100;
    constexpr std::uint64_t plenty = 100'000'000;
    std::uint64_t counted = plenty;
    if (budget.playouts)
        counted = std::min(counted, *budget.playouts);
    if (budget.nodes)
        counted = std::min(counted, *budget.nodes);
    return std::max(least, for_each_counted * counted);
}

Budget share_of_try(const Budget& whole) {
    Budget share;
    share.memory = share_of(whole, 0, 1).memory / part_of_memory;
    if (whole.time)
        share.time = *whole.time * part_before;
    return share;
}

} // namespace

std::uint64_t EndgameTry::most_positions(int blocks) {
    constexpr int most_blocks = 160;
    constexpr int blocks_for_twice = 6;
    constexpr double most = 4e6;
    if (blocks > most_blocks)
        return 0;
    const double doublings = static_cast<double>(most_blocks - blocks) / blocks_for_twice;
    return static_cast<std::uint64_t>(std::min(most, 1000 * std::exp2(doublings)));
}

EndgameTry::EndgameTry(const Position& start, const Budget& budget, std::uint64_t seed,
                       SearchControl& control)
    : m_start(start),
      m_budget(budget),
      m_most(std::min(most_positions(start.board.block_count()), most_of_budget(budget))),
      m_context(start.board, start.rules, share_of_try(budget), seed, SearchContext::beside,
                control),
      m_proof(start.board, start.rules, {}, m_context.memory(), m_context) {}

bool EndgameTry::before() {
    constexpr int lines_per_limit = 16;
    const auto next_line = [this] {
        return m_context.should_stop() ? std::nullopt : std::optional(random_line());
    };
    const bool is_proven =
        m_proof.search_lines(next_line, lines_per_limit, m_most) == EndgameProof::Progress::done;
    m_context.publish();
    return is_proven;
}

Budget EndgameTry::share_of_solver() const {
    Budget share = m_budget;
    share.memory = share_of(m_budget, 0, 1).memory / part_of_memory * (part_of_memory - 1);
    if (m_budget.time && m_most > 0)
        share.time = std::max(Seconds(0), *m_budget.time * (1 - part_after) - m_context.elapsed());
    return share;
}

bool EndgameTry::after(const SearchSnapshot& found, bool is_proven) {
    m_context.grant_time(m_budget.time);
    for (const Candidate& candidate : found.candidates)
        if (candidate.line.finished)
            m_proof.offer(candidate.line.moves);
    if (!is_proven && m_most > 0 && found.has_line)
        is_proven = m_proof.search_back(m_proof.best(), m_most) == EndgameProof::Progress::done;
    constexpr std::uint64_t least_for_values = 1'000'000;
    const std::uint64_t for_values =
        std::min(std::max(m_most, least_for_values), most_of_budget(m_budget));
    const std::uint64_t most = m_proof.positions() + for_values;
    auto progress = EndgameProof::Progress::going_on;
    constexpr std::uint64_t first_limit = 1000; // positions after a move
    for (std::uint64_t limit = first_limit;
         is_proven && m_proof.positions() < most && progress == EndgameProof::Progress::going_on;
         limit *= 4)
        progress = m_proof.value_first_moves(limit);
    m_context.publish();
    return is_proven;
}

/// The best of some games, each from somewhere on the best line, whose moves spare the most
/// frequent color while they can (TabuColorRandom).
MoveList EndgameTry::random_line() {
    const auto& [root, rules] = m_start;
    Rng& rng = m_context.rng();
    const MoveList& best = m_proof.best();
    const auto kept = best.empty() ? 0 : rng.bounded(static_cast<std::uint32_t>(best.size()));
    const Board start = board_after(root, rules, best, kept);
    const Color spared = start.most_frequent_color();
    MoveList best_line;
    int best_score = 0;
    for (int game = 0; game < games_for_a_line; ++game) {
        MoveList moves = best;
        moves.truncate(kept);
        Board board = start;
        while (board.has_moves()) {
            std::vector<Group> choice = groups(board);
            const auto is_spared = [&](const Group& group) {
                return board.color_at(group.move().cell) == spared;
            };
            if (!std::ranges::all_of(choice, is_spared))
                std::erase_if(choice, is_spared);
            const Group& group = choice[rng.bounded(static_cast<std::uint32_t>(choice.size()))];
            moves.push_back(group.move());
            board.remove(group, rules.gravity);
        }
        const int score = replay(root, rules, moves).value().score;
        if (game == 0 || score > best_score) {
            best_score = score;
            best_line = moves;
        }
    }
    m_proof.offer(best_line);
    return best_line;
}

} // namespace samegame
