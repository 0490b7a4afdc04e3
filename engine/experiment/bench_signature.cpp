#include "engine/experiment/bench_signature.h"

#include "engine/game/board_library.h"
#include "engine/game/line.h"
#include "engine/playout/playout_engine.h"

namespace samegame {

namespace {

constexpr int signature_playouts = 1000;
constexpr std::uint64_t signature_seed = 20080101;

class Digest {
public:
    void add(std::uint64_t word) {
        m_hash = (m_hash ^ word) * 0x9e3779b97f4a7c15ULL;
        m_hash ^= m_hash >> 32;
    }
    std::string text() const {
        constexpr char digits[] = "0123456789abcdef";
        std::string text;
        for (int shift = 60; shift >= 0; shift -= 4)
            text += digits[m_hash >> shift & 15U];
        return text;
    }

private:
    std::uint64_t m_hash = 0;
};

} // namespace

std::string bench_signature() {
    Digest digest;
    const Board start = standard_board(1);
    for (const PolicyEntry& entry : policy_registry()) {
        const auto engine = make_playout_engine(entry.name).value();
        Rng rng(signature_seed);
        MoveList moves;
        for (int i = 0; i < signature_playouts; ++i) {
            moves.clear();
            const int score = engine->play_out(start, Rules{}, rng, moves);
            digest.add(static_cast<std::uint64_t>(score));
            for (const Move move : moves)
                digest.add(static_cast<std::uint64_t>(move.cell.column * max_rows + move.cell.row));
            digest.add(board_after(start, moves, moves.size()).hash());
        }
    }
    return digest.text();
}

std::vector<PolicyRate> measure_policies(Seconds each) {
    std::vector<PolicyRate> rates;
    const Board start = standard_board(1);
    for (const PolicyEntry& entry : policy_registry()) {
        const auto engine = make_playout_engine(entry.name).value();
        Rng rng(signature_seed);
        MoveList moves;
        std::uint64_t playouts = 0;
        const auto begin = Clock::now();
        Seconds elapsed{0};
        while (elapsed < each) {
            for (int i = 0; i < 64; ++i, ++playouts) {
                moves.clear();
                engine->play_out(start, Rules{}, rng, moves);
            }
            elapsed = Clock::now() - begin;
        }
        rates.push_back({entry.name, static_cast<double>(playouts) / elapsed.count()});
    }
    return rates;
}

} // namespace samegame
