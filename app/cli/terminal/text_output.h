#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/pictures/report_text.h"
#include "engine/base/result.h"
#include "engine/base/text.h"
#include "engine/game/move.h"
#include "engine/game/position.h"

namespace samegame::cli {

/// The most characters that are shown of a path: many, because its end matters most.
inline constexpr std::size_t path_characters = 240;

/// 'path' in a sentence; characters that would act on the terminal are spelled out.
std::string path_in_quotes(std::string_view path);

/// "cannot write 'path': reason".
std::string not_writable_text(std::string_view path, const Error& reason);

using pictures::counted;

/// "1 h 20 min", "3 min 10 s", "12 s".
std::string duration_text(double seconds);

/// Why a board without a move has its score: "no moves are left on this board: its score is -4, the
/// penalty for its blocks".
std::string end_text(const Position& start);

/// The places of a UTF-8 text: one for each code point, wide and combining ones too.
std::size_t width_of(std::string_view text);

/// The text escaped so that Markdown shows it as it is, HTML in it too.
std::string markdown_escaped(std::string_view text);

/// A word of a command as a shell reads it: in quotes if it has more than plain characters.
std::string shell_word(const std::string& text);

/// Rows of cells under a heading, in columns that blanks align.
class TextTable {
public:
    /// A column by its title, aligned to the right.
    struct Column {
        Column(const char* text) : title(text) {}
        Column(std::string text) : title(std::move(text)) {}

        std::string title;
        bool is_left = false;
    };
    /// A column that is aligned to the left.
    static Column left(const char* title);

    explicit TextTable(std::vector<Column> columns) : m_columns(std::move(columns)) {}

    /// Adds a row of as many cells as there are columns.
    void add_row(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }

    std::string text() const;

    /// The same as a table of Markdown.
    std::string markdown() const;

private:
    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace samegame::cli
