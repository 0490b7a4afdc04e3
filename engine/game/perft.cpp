#include "engine/game/perft.h"

#include <array>
#include <string>
#include <unordered_map>
#include <utility>

namespace samegame {

namespace {

// With libstdc++ and glibc: a node of the map with its text, and its share of the table.
constexpr std::uint64_t node_bytes = 96;
constexpr std::size_t short_text = 15; // which stands in the node itself

/// A position in few bytes: column by column from the left, the colors from the floor up and a 0,
/// two of these in a byte.
std::string packed(const Board& board) {
    std::string text;
    bool is_half = false;
    const auto add = [&](int color) {
        if (is_half)
            text.back() = static_cast<char>(static_cast<unsigned char>(text.back()) | color << 4);
        else
            text += static_cast<char>(color);
        is_half = !is_half;
    };
    for (int column = 0; column < board.columns() && board.height(column) > 0; ++column) {
        for (int row = 0; row < board.height(column); ++row)
            add(board.color_at(cell_at(column, row)));
        add(no_color);
    }
    return text;
}

Board unpacked(const std::string& text, int rows, int columns) {
    std::array<Color, max_cells> cells{};
    int row = 0;
    int column = 0;
    for (std::size_t i = 0; i < 2 * text.size() && column < columns; ++i) {
        const auto both = static_cast<unsigned char>(text[i / 2]);
        const auto color = static_cast<Color>(i % 2 == 0 ? both & 15 : both >> 4);
        if (color == no_color) {
            ++column;
            row = 0;
            continue;
        }
        cells[static_cast<std::size_t>((rows - 1 - row) * columns + column)] = color;
        ++row;
    }
    return {rows, columns, max_colors,
            std::span(cells).first(static_cast<std::size_t>(rows * columns))};
}

} // namespace

/// The positions of one depth, each with the number of lines that lead to it.
struct Perft::Layer {
    std::unordered_map<std::string, std::uint64_t> positions;
    std::uint64_t bytes = 0;

    /// Adds lines to a position; no sum overflows, since the count of the layer does not.
    void add(const Board& board, std::uint64_t lines) {
        const auto [entry, is_new] = positions.try_emplace(packed(board), 0);
        entry->second += lines;
        if (is_new)
            bytes += node_bytes + (entry->first.size() > short_text ? entry->first.size() : 0);
    }
};

Perft::Perft(const Board& board, Rules rules, std::uint64_t memory, std::uint64_t most_lines)
    : m_rules(std::move(rules)),
      m_memory(memory),
      m_most_lines(most_lines),
      m_rows(board.rows()),
      m_columns(board.columns()),
      m_layer(std::make_unique<Layer>()),
      m_count{1, 1} {
    m_layer->add(board, 1);
}

Perft::~Perft() = default;

Perft::Step Perft::step(const std::function<bool()>& should_stop) {
    if (m_last != Step::counted)
        return m_last;
    const auto end = [this](Step step) {
        m_layer.reset();
        return m_last = step;
    };
    auto next = std::make_unique<Layer>();
    PerftCount count;
    for (const auto& [position, lines] : m_layer->positions) {
        if (should_stop && should_stop())
            return end(Step::stopped);
        const Board board = unpacked(position, m_rows, m_columns);
        for (const Group& group : groups(board)) {
            Board child = board;
            child.remove(group, m_rules.gravity);
            if (lines > m_most_lines - count.lines)
                return end(Step::too_many_lines);
            count.lines += lines;
            next->add(child, lines);
        }
        if (m_layer->bytes + next->bytes > m_memory)
            return end(Step::memory_full);
    }
    count.positions = next->positions.size();
    m_count = count;
    m_layer = std::move(next);
    return Step::counted;
}

} // namespace samegame
