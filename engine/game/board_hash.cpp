#include "engine/game/board_hash.h"

#include "engine/base/rng.h"
#include "engine/game/own_scoring.h"
#include "engine/game/position.h"

namespace samegame {

namespace {

constexpr int planes = 4;
constexpr int patch_rows = 16;
constexpr int patch_columns = 4;
constexpr int patches_in_row = max_columns / patch_columns;

/// The keys of all patches, the lower rows first.
using Keys = std::array<std::array<std::uint64_t, planes>, std::size_t{2} * patches_in_row>;

constexpr Keys make_keys() {
    Keys keys{};
    std::uint64_t x = 0;
    for (auto& patch : keys)
        for (std::uint64_t& key : patch)
            key = splitmix(x);
    return keys;
}

constexpr Keys keys = make_keys();

using Words = std::array<std::uint64_t, planes>;

constexpr std::uint64_t folded_product(std::uint64_t a, std::uint64_t b) {
    __extension__ using Product = unsigned __int128;
    const Product product = Product{a} * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

constexpr std::uint64_t hash_of(const Words& words, const Words& own) {
    return folded_product(words[0] ^ own[0], words[1] ^ own[1]) +
           folded_product(words[2] ^ own[2], words[3] ^ own[3]);
}

/// What the patch of half `half` of the rows adds to the sum.
std::uint64_t hash_of_patch(const Board& board, int half, int patch) {
    Words words{};
    for (int i = 0; i < patch_columns; ++i)
        for (int plane = 0; plane < planes; ++plane)
            words[static_cast<std::size_t>(plane)] |=
                std::uint64_t{board.plane(patch * patch_columns + i, plane) >> half * patch_rows &
                              0xffffU}
                << patch_rows * i;
    const Words& own = keys[static_cast<std::size_t>(half * patches_in_row + patch)];
    return hash_of(words, own) - hash_of(Words{}, own);
}

/// Mixes values one after the other. Each step is one-to-one, so lists that differ in a single
/// value have different results.
class Mixture {
public:
    explicit Mixture(std::uint64_t first) { add(first); }

    template <class Value>
    void add(Value value) {
        std::uint64_t sum = m_value ^ static_cast<std::uint64_t>(value);
        m_value = splitmix(sum);
    }

    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0;
};

} // namespace

BoardHash::BoardHash(const Board& board) {
    update(board, {0, board.columns() - 1, 0});
}

void BoardHash::update(const Board& board, Board::Change change) {
    if (change.last < change.first)
        return;
    for (int patch = change.first / patch_columns; patch <= change.last / patch_columns; ++patch) {
        std::uint64_t share = hash_of_patch(board, 0, patch);
        if (board.rows() > patch_rows)
            share += hash_of_patch(board, 1, patch);
        std::uint64_t& known = m_shares[static_cast<std::size_t>(patch)];
        m_sum += share - known;
        known = share;
    }
}

std::uint64_t BoardHash::value() const {
    std::uint64_t sum = m_sum;
    return splitmix(sum);
}

/// The structured bindings fail to compile if a member is added, until it is hashed too.
std::uint64_t Position::hash() const {
    const auto& [scoring, gravity, refill] = rules;
    Mixture mixture(board.hash()); // of the blocks alone
    mixture.add(board.rows());
    mixture.add(board.columns());
    mixture.add(scoring.published());
    if (scoring.own() != nullptr)
        for (const char c : scoring.own()->name())
            mixture.add(c);
    mixture.add(gravity);
    mixture.add(refill.has_value());
    if (refill) {
        const auto& [seed, color_count, columns, moves] = *refill;
        mixture.add(seed);
        mixture.add(color_count);
        mixture.add(columns);
        mixture.add(moves);
    }
    return mixture.value();
}

} // namespace samegame
