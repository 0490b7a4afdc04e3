#include "engine/playout/move_features.h"

#include <algorithm>

#include "engine/base/bits.h"

namespace samegame {

namespace {

constexpr int most_size = 8;
constexpr int most_rest = 16;
constexpr int most_near = 8;
constexpr int most_links = 8;
constexpr int most_stranded = 8;
constexpr int most_falling = 16;

/// What is counted in the columns that a move changes, before and after it.
struct ColumnCounts {
    int links = 0;
    int spared_links = 0;
    int stranded = 0;
};

ColumnCounts counts_of(const Board& board, int first, int last, Color spared) {
    ColumnCounts counts;
    for (int column = first; column <= last; ++column) {
        const std::uint32_t up = board.up_links(column);
        const std::uint32_t right = board.right_links(column);
        counts.links += count_bits(up) + count_bits(right);
        counts.stranded += count_bits(board.occupied(column) & ~board.linked(column));
        if (spared != no_color) {
            const std::uint32_t cells = board.color_mask(column, spared);
            counts.spared_links += count_bits(up & cells) + count_bits(right & cells);
        }
    }
    return counts;
}

/// What is counted in the columns of a group.
struct GroupCounts {
    int links = 0;
    int falling = 0;
    int emptied = 0;
    int lowest_row = max_rows;
};

GroupCounts counts_of(const Board& board, const Group& group) {
    GroupCounts counts;
    for (int column = group.first_column(); column <= group.last_column(); ++column) {
        const std::uint32_t cells = group.mask(column);
        const int lowest = lowest_bit(cells);
        const std::uint32_t above = ~std::uint32_t{0} << lowest;
        counts.links += count_bits(board.up_links(column) & cells) +
                        count_bits(board.right_links(column) & cells);
        counts.falling += count_bits(board.occupied(column) & ~cells & above);
        counts.emptied += cells == board.occupied(column) ? 1 : 0;
        counts.lowest_row = std::min(counts.lowest_row, lowest);
    }
    return counts;
}

/// Blocks of a color in the columns of a group and those beside them.
int count_near(const Board& board, const Group& group, Color color) {
    int count = 0;
    const int last = std::min(group.last_column() + 1, board.columns() - 1);
    for (int column = std::max(group.first_column() - 1, 0); column <= last; ++column)
        count += count_bits(board.color_mask(column, color));
    return count;
}

float as_float(int number) {
    return static_cast<float>(number);
}

} // namespace

std::span<const std::string> move_feature_names() {
    static const std::array<std::string, move_feature_count> names{
        "size",  "pair",   "spared",       "last",      "orphan",  "rest",
        "near",  "links",  "spared-links", "stranded",  "falling", "columns",
        "place", "height", "early-size",   "early-near"};
    return names;
}

MoveFeatures PositionFeatures::of(const Group& group) const {
    const Color color = m_board.color_at(
        cell_at(group.first_column(), lowest_bit(group.mask(group.first_column()))));
    const bool is_spared = color == m_spared;
    const int rest = m_board.block_count(color) - group.size();
    const GroupCounts own = counts_of(m_board, group);
    Board after = m_board;
    const Board::Change change = after.remove(group, m_gravity);
    const ColumnCounts were = counts_of(m_board, change.first, change.last, m_spared);
    const ColumnCounts are = counts_of(after, change.first, change.last, m_spared);
    const float fullness = as_float(m_board.block_count()) / as_float(m_board.cell_count());
    const float width = as_float(std::max(m_board.used_columns() - 1, 1));

    MoveFeatures features{};
    const auto set = [&](MoveFeature feature, float value) {
        features[static_cast<std::size_t>(feature)] = value;
    };
    const auto limited = [](int number, int least, int most) {
        return as_float(std::clamp(number, least, most));
    };
    const float size = limited(group.size() - 2, 0, most_size);
    const float near = limited(count_near(m_board, group, color) - group.size(), 0, most_near);
    set(MoveFeature::size, size);
    set(MoveFeature::pair, as_float(group.size() == 2 ? 1 : 0));
    set(MoveFeature::spared, as_float(is_spared ? 1 : 0));
    set(MoveFeature::last, as_float(rest == 0 ? 1 : 0));
    set(MoveFeature::orphan, as_float(rest == 1 ? 1 : 0));
    set(MoveFeature::rest, limited(rest, 0, most_rest));
    set(MoveFeature::near, near);
    set(MoveFeature::links, limited(are.links - were.links + own.links, -most_links, most_links));
    set(MoveFeature::spared_links,
        limited(are.spared_links - were.spared_links + (is_spared ? own.links : 0), -most_links,
                most_links));
    set(MoveFeature::stranded,
        limited(are.stranded - were.stranded, -most_stranded, most_stranded));
    set(MoveFeature::falling, limited(own.falling, 0, most_falling));
    set(MoveFeature::columns, as_float(own.emptied));
    set(MoveFeature::place, as_float(group.first_column() + group.last_column()) / 2 / width);
    set(MoveFeature::height, as_float(own.lowest_row) / as_float(m_board.rows()));
    set(MoveFeature::early_size, size * fullness);
    set(MoveFeature::early_near, near * fullness);
    return features;
}

float bias_of(const MoveFeatures& features, const FeatureWeights& weights) {
    double sum = 0;
    for (std::size_t i = 0; i < move_feature_count; ++i)
        sum += weights[i] * static_cast<double>(features[i]);
    return static_cast<float>(std::clamp(sum, -most_bias, most_bias));
}

} // namespace samegame
