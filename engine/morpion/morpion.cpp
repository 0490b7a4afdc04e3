#include "engine/morpion/morpion.h"

#include <bit>
#include <utility>

#include "engine/base/rng.h"
#include "engine/generic/search_state.h"

namespace samegame {

static_assert(generic::HashedState<Morpion>);

namespace {

/// Rows and columns that the windows of 9 points around a point leave for play.
constexpr int first_playable = 4;
constexpr int last_playable = 59;
/// The grid's row and column of the cross's corner.
constexpr int cross_origin = 27;

constexpr std::array all_directions{MorpionMove::right, MorpionMove::down, MorpionMove::right_down,
                                    MorpionMove::right_up};
constexpr std::array<int, 4> row_steps{0, 1, 1, -1};
constexpr std::array<int, 4> column_steps{1, 0, 1, 1};

/// The outline of the cross.
constexpr std::array<std::string_view, Morpion::cross_size> cross{
    "...oooo...", //
    "...o..o...", //
    "...o..o...", //
    "oooo..oooo", //
    "o........o", //
    "o........o", //
    "oooo..oooo", //
    "...o..o...", //
    "...o..o...", //
    "...oooo...",
};

bool is_playable(int row, int column) {
    return row >= first_playable && row <= last_playable && column >= first_playable &&
           column <= last_playable;
}

MorpionPoint printed_point(int row, int column) {
    return {row - cross_origin + 1, column - cross_origin + 1};
}

/// The grid's row and column of a point.
std::pair<int, int> place_of(MorpionPoint point) {
    return {point.row + cross_origin - 1, point.column + cross_origin - 1};
}

/// The point of a line `steps` behind the new one.
MorpionPoint point_of_line(const MorpionMove& move, int steps) {
    return printed_point(move.row + steps * row_steps[move.direction],
                         move.column + steps * column_steps[move.direction]);
}

} // namespace

std::string_view name_of(MorpionVariant variant) {
    return variant == MorpionVariant::disjoint ? "5D" : "5T";
}

std::optional<MorpionVariant> morpion_variant_of(std::string_view name) {
    for (const auto variant : {MorpionVariant::disjoint, MorpionVariant::touching})
        if (name == name_of(variant))
            return variant;
    return std::nullopt;
}

MorpionPoint MorpionMove::point() const {
    return printed_point(row, column);
}
MorpionPoint MorpionMove::begin() const {
    return point_of_line(*this, -place);
}
MorpionPoint MorpionMove::end() const {
    return point_of_line(*this, 4 - place);
}

Morpion::Morpion(MorpionVariant variant) : m_variant(variant) {
    for (int row = 0; row < cross_size; ++row)
        for (int column = 0; column < cross_size; ++column)
            if (cross[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == 'o')
                set_point(cross_origin + row, cross_origin + column);
    for (int row = cross_origin - 1; row <= cross_origin + cross_size; ++row)
        for (int column = cross_origin - 1; column <= cross_origin + cross_size; ++column)
            for (const auto direction : all_directions)
                add_if_legal(straight_of(row, column, direction), row, column, direction);
}

Morpion::Straight Morpion::straight_of(int row, int column, int direction) {
    switch (direction) {
    case MorpionMove::right:
        return {static_cast<std::size_t>(row), column};
    case MorpionMove::down:
        return {static_cast<std::size_t>(size + column), row};
    case MorpionMove::right_down:
        return {static_cast<std::size_t>(3 * size + column - row), column};
    default:
        return {static_cast<std::size_t>(4 * size + column + row), column};
    }
}

std::uint64_t Morpion::line_number(Move move) {
    const Straight straight = straight_of(move.row, move.column, move.direction);
    return straight.word * size + static_cast<std::uint64_t>(straight.place - move.place);
}

void Morpion::set_point(int row, int column) {
    for (int direction = 0; direction < directions; ++direction) {
        const Straight straight = straight_of(row, column, direction);
        m_points[straight.word] |= std::uint64_t{1} << straight.place;
    }
}

/// Whether a line that is drawn forbids the one that begins there.
bool Morpion::is_blocked(Straight begin) const {
    return (m_drawn[begin.word] >> begin.place & taken_bits()) != 0;
}

/// Adds the move whose line begins at row and column, if a single point is missing there.
void Morpion::add_if_legal(Straight begin, int row, int column, MorpionMove::Direction direction) {
    const auto missing = static_cast<unsigned>(~(m_points[begin.word] >> begin.place) & 31);
    if (!std::has_single_bit(missing) || is_blocked(begin))
        return;
    const int place = std::countr_zero(missing);
    row += place * row_steps[direction];
    column += place * column_steps[direction];
    if (is_playable(row, column))
        m_legal.push_back({static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
                           direction, static_cast<std::uint8_t>(place)});
}

/// Adds the moves of lines to which the new point is the fourth.
void Morpion::add_moves_through(int row, int column) {
    for (const auto direction : all_directions) {
        Straight begin = straight_of(row, column, direction);
        for (int before = 0; before < line_points; ++before, --begin.place)
            add_if_legal(begin, row - before * row_steps[direction],
                         column - before * column_steps[direction], direction);
    }
}

void Morpion::play(Move move) {
    // 1. The line and the point.
    Straight begin = straight_of(move.row, move.column, move.direction);
    begin.place -= move.place;
    m_drawn[begin.word] |= taken_bits() << begin.place;
    set_point(move.row, move.column);
    ++m_score;
    std::uint64_t number = line_number(move);
    m_hash ^= splitmix(number);
    // 2. Moves that are no longer legal: their point is there, or their line is blocked.
    std::erase_if(m_legal, [&](const Move& other) {
        if (other.row == move.row && other.column == move.column)
            return true;
        if (other.direction != move.direction)
            return false;
        Straight its_begin = straight_of(other.row, other.column, other.direction);
        its_begin.place -= other.place;
        return its_begin.word == begin.word && is_blocked(its_begin);
    });
    // 3. New ones.
    add_moves_through(move.row, move.column);
}

bool Morpion::has_point(MorpionPoint point) const {
    const auto [row, column] = place_of(point);
    return is_on_grid(point) && (m_points[static_cast<std::size_t>(row)] >> column & 1) != 0;
}

bool Morpion::is_on_grid(MorpionPoint point) {
    const auto [row, column] = place_of(point);
    return is_playable(row, column);
}

std::span<const MorpionReport> reported_results() {
    static const std::vector<MorpionReport> reports{
        {MorpionVariant::disjoint, 80, "nested search of level 4", "T. Cazenave, 2009"},
        {MorpionVariant::disjoint, 82, "NRPA", "C. Rosin, 2011"},
        {MorpionVariant::touching, 170, "a person", "Bruneau, 1976"},
        {MorpionVariant::touching, 177, "NRPA", "C. Rosin, 2010"},
        {MorpionVariant::touching, 178, "NRPA", "C. Rosin, 2011"},
    };
    return reports;
}

} // namespace samegame
