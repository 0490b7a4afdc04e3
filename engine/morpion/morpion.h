#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace samegame {

/// The two games of Morpion Solitaire with lines of five points.
enum class MorpionVariant {
    disjoint, ///< 5D: two lines of one direction share no point.
    touching, ///< 5T: two lines of one direction may share an end point, but no more.
};

/// "5D" and "5T".
std::string_view name_of(MorpionVariant variant);
std::optional<MorpionVariant> morpion_variant_of(std::string_view name);

/// A point of the grid. Row 1 is the highest of the cross at the start and column 1 its leftmost,
/// so that numbers beyond it are 0 and below, or 11 and above.
struct MorpionPoint {
    int row = 0;
    int column = 0;

    auto operator<=>(const MorpionPoint&) const = default;
};

/// A line through five consecutive points, of which one is new.
struct MorpionMove {
    enum Direction : std::uint8_t { right, down, right_down, right_up };

    MorpionPoint point() const; ///< The new point.
    MorpionPoint begin() const; ///< The left end of the line, or the upper end of a vertical one.
    MorpionPoint end() const;   ///< The other end.

    bool operator==(const MorpionMove&) const = default;

    std::uint8_t row = 0; ///< The new point, on the grid of Morpion.
    std::uint8_t column = 0;
    Direction direction = right;
    std::uint8_t place = 0; ///< Of the new point within the line, 0 at its begin, 4 at its end.
};

/// A position of Morpion Solitaire: on an unbounded grid there are at the start 36 points along the
/// outline of a Greek cross, whose twelve sides have four points each. A move draws a line through
/// five consecutive points in a row, a column or a diagonal, of which exactly one is new. The score
/// is the number of moves.
///
/// A problem for the searches of engine/generic. Legal moves are kept up to date: a move looks only
/// at the lines through its new point. The grid here has 56x56 points with the cross in the middle,
/// 23 points to each side; a line beyond is not legal here. No game that is known comes near.
class Morpion {
public:
    using Move = MorpionMove;

    static constexpr int start_points = 36;
    static constexpr int cross_size = 10; ///< Rows and columns of the cross.

    explicit Morpion(MorpionVariant variant);

    MorpionVariant variant() const { return m_variant; }

    /// Valid until the next move. Those that are longest legal come first.
    std::span<const Move> legal_moves() const { return m_legal; }
    void play(Move move);
    bool is_terminal() const { return m_legal.empty(); }
    int score() const { return m_score; }

    /// A number for each line and each place of its new point.
    std::uint64_t code(Move move) const { return line_number(move) * line_points + move.place; }
    /// A hash of the lines drawn, whatever their order. They determine the position.
    std::uint64_t hash() const { return m_hash; }

    bool has_point(MorpionPoint point) const;
    static bool is_on_grid(MorpionPoint point);

private:
    static constexpr int line_points = 5;
    static constexpr int directions = 4;
    static constexpr int size = 64; ///< Rows and columns of the words, with a margin for windows.

    /// The number of the grid's straight that a point is on, and its place there; for each
    /// direction a word of 64 bits is a straight.
    struct Straight {
        std::size_t word;
        int place;
    };
    static Straight straight_of(int row, int column, int direction);
    static std::uint64_t line_number(Move move);

    void set_point(int row, int column);
    void add_moves_through(int row, int column);
    void add_if_legal(Straight begin, int row, int column, MorpionMove::Direction direction);
    bool is_blocked(Straight begin) const;

    /// What bits of m_drawn a line takes, by bit 0 at its first point: its points in 5D, the
    /// segments from each of its points to the next in 5T.
    std::uint64_t taken_bits() const { return m_variant == MorpionVariant::disjoint ? 31 : 15; }

    // Rows, columns and the diagonals down and up: 64, 64, 128 and 128 words. Bits are columns, but
    // rows in the words of columns.
    using Words = std::array<std::uint64_t, std::size_t{6} * size>;

    MorpionVariant m_variant;
    int m_score = 0;
    std::uint64_t m_hash = 0;
    Words m_points{}; // points, for each direction
    Words m_drawn{};  // points or segments of lines of that direction
    std::vector<Move> m_legal;
};

/// A result that others reported, as recalled: it was not checked here.
struct MorpionReport {
    MorpionVariant variant;
    int score;
    std::string by;     ///< "nested search of level 4".
    std::string source; ///< "T. Cazenave, 2009".
};

std::span<const MorpionReport> reported_results();

} // namespace samegame
