#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace samegame::cli {

/// The places of a line of help: $COLUMNS, else the width of the terminal on standard output, else
/// 80; 40 or more.
std::size_t help_width();

/// `text` in lines of at most `width` places, broken at blanks, each behind `indentation` blanks
/// and with a line end. A word that is too long has a line of its own.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indentation = 0);

/// A part of the text below the options of a command (CLI::App::footer): a paragraph, or lines that
/// stand as they are, each of which begins with a blank.
struct FooterPart {
    std::string text; ///< A paragraph is one line; both are without the last line end.
    bool is_verbatim = false;
    bool is_after_gap = false; ///< An empty line stands before it.
};
std::vector<FooterPart> footer_parts(std::string_view footer);

/// Writes the help of programs and commands, wrapped to help_width(). Commands inherit it from the
/// program that it is given to, if they are added afterwards.
class HelpFormatter final : public CLI::Formatter {
public:
    std::string make_help(const CLI::App* form, std::string name,
                          CLI::AppFormatMode mode) const override;
};

} // namespace samegame::cli
