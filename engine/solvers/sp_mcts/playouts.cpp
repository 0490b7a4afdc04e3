#include "engine/solvers/sp_mcts/playouts.h"

#include <algorithm>

#include "engine/game/line.h"

namespace samegame {

void SpMctsPlayouts::play(std::span<SpMctsWalk> walks, Rng& rng) {
    for (SpMctsWalk& walk : walks) {
        walk.selected = walk.moves.size();
        walk.seed = rng.next();
    }
    if (m_core != nullptr)
        return play_on_core(walks);
    for (SpMctsWalk& walk : walks) {
        walk.score += m_engine.play_seed(walk.board, m_rules, walk.seed, walk.moves);
        walk.length = walk.moves.size();
    }
}

void SpMctsPlayouts::complete(SpMctsWalk& walk) {
    if (walk.moves.size() == walk.length)
        return;
    walk.moves.truncate(walk.selected);
    const Board board = board_after(m_board, m_rules, walk.moves, walk.selected);
    m_engine.play_seed(board, m_rules, walk.seed, walk.moves);
}

void SpMctsPlayouts::play_on_core(std::span<SpMctsWalk> walks) {
    m_games.resize(walks.size());
    for (std::size_t i = 0; i < walks.size(); ++i) {
        m_games[i].start = &walks[i].start;
        m_games[i].seed = walks[i].seed;
    }
    m_core->play_games(m_board, m_rules, m_games);
    for (std::size_t i = 0; i < walks.size(); ++i) {
        const auto count = static_cast<std::size_t>(m_games[i].move_count);
        walks[i].score += m_games[i].score;
        walks[i].length = walks[i].selected + count;
        walks[i].moves.append(
            std::span(m_games[i].moves).first(std::min(count, CoreGame::most_kept)));
    }
}

} // namespace samegame
