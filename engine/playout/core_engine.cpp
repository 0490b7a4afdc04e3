#include "engine/playout/core_engine.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "engine/game/scoring.h"
#include "engine/playout/hot_core.h"

namespace samegame {

namespace {

constexpr std::size_t batch_size = 256; ///< Playouts handed to the core at once.

} // namespace

CoreEngine::CoreEngine(const core::Policy& policy, Isa isa, std::unique_ptr<PlayoutEngine> general)
    : m_policy(policy), m_build(&core_build(isa)), m_general(std::move(general)) {}

bool CoreEngine::fits(const Board& board, const Rules& rules) {
    return rules.gravity == Gravity::shift && board.rows() < core::lanes &&
           board.columns() < core::lanes && board.color_count() < core::color_codes &&
           points_formula(rules).has_value();
}

core::Policy CoreEngine::policy_on(const Board& board) const {
    core::Policy policy = m_policy;
    policy.roulette.cells = static_cast<float>(board.cell_count());
    return policy;
}

int CoreEngine::play_seed(const Board& start, const Rules& rules, std::uint64_t seed,
                          MoveList& moves) {
    if (!fits(start, rules))
        return m_general->play_seed(start, rules, seed, moves);
    const core::Position position = core_position(start);
    std::array<core::Cells, core::most_moves + 1> groups;
    core::Playout playout{};
    playout.start = &position;
    playout.seed = seed;
    playout.groups = groups.data();
    m_build->record(&playout, 1, policy_on(start));
    for (std::size_t i = 0; i < playout.move_count; ++i)
        moves.push_back(canonical_move(groups[i]));
    return core_score(rules, playout);
}

void CoreEngine::play_games(const Board& board, const Rules& rules, std::span<CoreGame> games) {
    constexpr std::size_t most = 64; // at once
    constexpr std::size_t room = CoreGame::most_kept;
    const core::Policy policy = policy_on(board);
    std::array<core::Cells, most*(room + 1)> groups;
    std::array<core::Playout, most> playouts;
    while (!games.empty()) {
        const std::size_t count = std::min(games.size(), most);
        for (std::size_t i = 0; i < count; ++i) {
            playouts[i].start = games[i].start;
            playouts[i].seed = games[i].seed;
            playouts[i].groups = &groups[i * (room + 1)];
            playouts[i].room = room;
        }
        m_build->record(playouts.data(), static_cast<int>(count), policy);
        for (std::size_t i = 0; i < count; ++i) {
            games[i].score = core_score(rules, playouts[i]);
            games[i].move_count = playouts[i].move_count;
            for (std::size_t move = 0; move < std::min<std::size_t>(playouts[i].move_count, room);
                 ++move)
                games[i].moves[move] = canonical_move(playouts[i].groups[move]);
        }
        games = games.subspan(count);
    }
}

void CoreEngine::play_batch(const Board& start, const Rules& rules, Rng& rng,
                            std::span<PlayoutResult> results) {
    if (!fits(start, rules))
        return m_general->play_batch(start, rules, rng, results);
    const core::Position position = core_position(start);
    const core::Policy policy = policy_on(start);
    std::array<core::Playout, batch_size> playouts;
    while (!results.empty()) {
        const std::size_t count = std::min(results.size(), batch_size);
        for (std::size_t i = 0; i < count; ++i) {
            playouts[i].start = &position;
            playouts[i].seed = results[i].seed = rng.next();
            playouts[i].groups = nullptr;
        }
        m_build->play(playouts.data(), static_cast<int>(count), policy);
        for (std::size_t i = 0; i < count; ++i)
            results[i].score = core_score(rules, playouts[i]);
        results = results.subspan(count);
    }
}

void CoreEngine::play_after(const Board& start, std::span<const Move> moves, const Rules& rules,
                            Rng& rng, std::span<PlayoutResult> results) {
    if (!fits(start, rules))
        return m_general->play_after(start, moves, rules, rng, results);
    assert(moves.size() <= core::most_moves && results.size() == moves.size());
    const core::Position position = core_position(start);
    std::array<core::Position, core::most_moves> positions;
    std::array<core::Playout, core::most_moves> playouts;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Group group = start.flood(moves[i].cell);
        positions[i] = without(position, group, start.color_at(moves[i].cell));
        results[i].score = move_points(rules, group.size());
        playouts[i].start = &positions[i];
        playouts[i].seed = results[i].seed = rng.next();
        playouts[i].groups = nullptr;
    }
    m_build->play(playouts.data(), static_cast<int>(moves.size()), policy_on(start));
    for (std::size_t i = 0; i < moves.size(); ++i)
        results[i].score += core_score(rules, playouts[i]);
}

} // namespace samegame
