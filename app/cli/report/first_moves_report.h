#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/cli/terminal/json_output.h"
#include "engine/studies/solvability/first_moves.h"

namespace samegame::cli {

/// The first moves of boards with their values, and how these were measured.
struct FirstMovesReport {
    struct OfBoard {
        std::string name;
        int rows = 0; ///< Of the board.
        std::vector<FirstMove> moves;
    };

    std::string list; ///< The list of boards as it was given.
    std::vector<OfBoard> boards;
    FirstMoveStudy study;        ///< The study of these boards.
    std::size_t shown_moves = 0; ///< The number of best moves that are listed of each board.
    std::string policy;
    std::uint64_t playouts = 0; ///< After each move.
    std::uint64_t seed = 0;
    std::string rules;   ///< Their name.
    std::string command; ///< The command that repeats it.
};

/// The report for people: the extent, the correlations of features and values, and the values of
/// moves of each kind.
std::string terminal_text(const FirstMovesReport& report);

/// The same as a section of a page, with command, date, machine and version.
std::string markdown_text(const FirstMovesReport& report);

/// A row for each move of each board, numbers with all their digits.
std::string csv_text(const FirstMovesReport& report);

Json json_of(const FirstMovesReport& report);

} // namespace samegame::cli
