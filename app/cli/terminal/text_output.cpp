#include "app/cli/terminal/text_output.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "engine/game/line.h"

namespace samegame::cli {

namespace {

std::string aligned(const std::string& cell, std::size_t width, bool is_left) {
    const std::string blanks(width - width_of(cell), ' ');
    return is_left ? cell + blanks : blanks + cell;
}

} // namespace

std::string duration_text(double seconds) {
    const auto all = static_cast<long long>(std::llround(seconds));
    const auto two = [](long long more, const char* unit, long long less, const char* part) {
        const std::string text = std::to_string(more) + " " + unit;
        return less == 0 ? text : text + " " + std::to_string(less) + " " + part;
    };
    if (all >= 3600)
        return two(all / 3600, "h", all / 60 % 60, "min");
    if (all >= 60)
        return two(all / 60, "min", all % 60, "s");
    return std::to_string(all) + " s";
}

std::string end_text(const Position& start) {
    const int score = replay(start.board, start.rules, {}).value().score;
    std::string text =
        start.board.is_cleared() ? "the board is empty" : "no moves are left on this board";
    text += ": its score is " + std::to_string(score);
    if (score > 0)
        text += ", the bonus for an empty board";
    if (score < 0)
        text += ", the penalty for its blocks";
    return text;
}

std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string path_in_quotes(std::string_view path) {
    return in_quotes(path, path_characters);
}

std::string not_writable_text(std::string_view path, const Error& reason) {
    return "cannot write " + path_in_quotes(path) + ": " + to_string(reason);
}

std::string shell_word(const std::string& text) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        "./-_+,:=@%";
    if (!text.empty() && text.find_first_not_of(plain) == std::string::npos)
        return text;
    std::string word = "'";
    for (const char character : text)
        word += character == '\'' ? std::string("'\\''") : std::string(1, character);
    return word + "'";
}

std::string markdown_escaped(std::string_view text) {
    constexpr std::string_view acting = "\\`*~<[|";
    std::string escaped;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins_entity =
            text[i] == '&' && i + 1 < text.size() &&
            (text[i + 1] == '#' || std::isalpha(static_cast<unsigned char>(text[i + 1])) != 0);
        if (begins_entity || acting.find(text[i]) != std::string_view::npos)
            escaped += '\\';
        escaped += text[i];
    }
    return escaped;
}

TextTable::Column TextTable::left(const char* title) {
    Column column(title);
    column.is_left = true;
    return column;
}

std::string TextTable::text() const {
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        widths.push_back(width_of(m_columns[i].title));
        for (const auto& row : m_rows)
            widths[i] = std::max(widths[i], width_of(row[i]));
    }
    const auto line = [&](auto&& cell_of) {
        std::string cells;
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            cells += (i == 0 ? "" : "  ") + aligned(cell_of(i), widths[i], m_columns[i].is_left);
        cells.erase(cells.find_last_not_of(' ') + 1);
        return cells + "\n";
    };
    std::string text = line([&](std::size_t i) { return m_columns[i].title; });
    for (const auto& row : m_rows)
        text += line([&](std::size_t i) { return row[i]; });
    return text;
}

std::string TextTable::markdown() const {
    std::string text = "|";
    for (const Column& column : m_columns)
        text += " " + markdown_escaped(column.title) + " |";
    text += "\n|";
    for (const Column& column : m_columns)
        text += column.is_left ? "---|" : "---:|";
    for (const auto& row : m_rows) {
        text += "\n|";
        for (const std::string& cell : row)
            text += " " + markdown_escaped(cell) + " |";
    }
    return text + "\n";
}

} // namespace samegame::cli
