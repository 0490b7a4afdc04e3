#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace samegame {

/// Scores of the 20 standard boards, or a mean over many boards. An empty text is unknown.
struct PublishedResult {
    std::string id; ///< "dist-nrpa-5-2017": how experiments name it.
    std::string system;
    int year = 0; ///< Year of the result, or of the first publication known to contain it.
    std::string hardware;
    std::string budget; ///< As printed: "2 hours a board".
    std::string rules;  ///< A scoring's name, "points of moves" or "unknown".
    std::string note;   ///< What a reader must know before comparing it with another number.
    std::string source; ///< Authors, title, year, table.

    std::vector<int> scores; ///< Scores of standard boards 1 to 20, if all were printed.
    std::optional<int> total;
    std::optional<double> mean;      ///< Each result has a total or a mean.
    std::optional<double> deviation; ///< Between the boards of the mean.
    std::optional<double> mean_depth;
    std::optional<double> depth; ///< Depth of the deepest node, as the paper averages it.

    double value() const { return total ? *total : mean.value_or(0); }
    /// Whether its scores are final scores under rules of this program.
    bool is_comparable() const { return rules != "points of moves" && rules != "unknown"; }
};

/// All results in resources/published.json, which has every published number once. Any thread.
const std::vector<PublishedResult>& published_results();

/// The result with this id; nullptr if there is none.
const PublishedResult* find_published(std::string_view id);

/// The size of the game, as M. Schadd et al., "Single-Player Monte-Carlo Tree Search for SameGame",
/// 2011, print it in section 2.2; exponents are to base 10.
struct PublishedComplexity {
    double length = 0;             ///< Moves of a game.
    double branching = 0;          ///< Moves to choose from.
    double tree_exponent = 0;      ///< Leaves of the tree.
    double tree_exponent_2008 = 0; ///< The same, in the report of 2008.
    double positions_exponent = 0; ///< Ways to fill the columns of 15x15 cells with 5 colors.
};

PublishedComplexity published_complexity();

/// Percent of the boards of a size with two colors that can be cleared, as printed in F. Takes & W.
/// Kosters, "Solving SameGame and its Chessboard Variant", 2009, Table 1; nothing beyond 10x10.
std::optional<double> published_solvability(int rows, int columns);

} // namespace samegame
