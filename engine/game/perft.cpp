#include "engine/game/perft.h"

#include <unordered_map>

namespace samegame {

namespace {

struct BoardHash {
    std::size_t operator()(const Board& board) const {
        return static_cast<std::size_t>(board.hash());
    }
};

} // namespace

PerftCount perft(const Board& board, const Rules& rules, int depth) {
    // The positions of one depth, each with the number of lines that lead to it.
    std::unordered_map<Board, std::uint64_t, BoardHash> layer{{board, 1}};
    for (int d = 0; d < depth; ++d) {
        std::unordered_map<Board, std::uint64_t, BoardHash> next;
        for (const auto& [position, lines] : layer) {
            for (const Group& group : groups(position)) {
                Board child = position;
                child.remove(group, rules.gravity);
                next[child] += lines;
            }
        }
        layer = std::move(next);
    }
    PerftCount count;
    count.positions = layer.size();
    for (const auto& [position, lines] : layer)
        count.lines += lines;
    return count;
}

} // namespace samegame
