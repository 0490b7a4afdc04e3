#pragma once

#include <string>

#include "engine/search/solver.h"

namespace samegame {

/// Flat Monte-Carlo search: plays the child whose playouts went best, and so on to the end.
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, sections 4
/// and 5: R playouts after every child; MC-Biggest plays the child with the highest playout, MC-Avg
/// the child with the highest mean, MC-Avg-Bias and MC-RWS do the same with other playouts.
/// Differences:
///  - of equal children a random one is played;
///  - the best playout counts as a line too (`keep` = `games` leaves it out, as in the paper);
///  - after the end of a game another one begins, until the budget ends or `games` were played,
///    which ends the search as `nothing_left`;
///  - `playouts-per-move` divides R among all children: section 5 has R probes for "the children",
///    section 4 R games "for each";
///  - with refill, one game is played. Its playouts use only the blocks on the board, so they judge
///    moves, but are not lines; if the budget ends before the game, one playout chooses each
///    remaining move.
///
/// All threads share the playouts after each child evenly, so that the result depends on the seed
/// and the number of threads alone.
class FlatMonteCarlo final : public Solver {
public:
    enum class Method { mc_biggest, mc_avg, mc_avg_bias, mc_rws }; ///< The paper's four.
    struct Options {
        Method method = Method::mc_avg_bias;
        std::string policy = "auto";   ///< Plays the playouts; "auto": the method's own.
        int playouts_per_child = 1000; ///< The paper's R.
        int playouts_per_move = 0;     ///< R for all children together; 0: R for each.
        bool keeps_playouts = true;    ///< Whether playouts count as lines.
        int games = 0;                 ///< Games to play; 0: until the budget ends.
    };

    static OptionTable<Options> option_table();

    /// Throws InvalidOptions for a policy that cannot be made.
    explicit FlatMonteCarlo(const Options& options);

    StopReason solve(SearchTeam& team) override;

private:
    class Search;

    Options m_options;
};

} // namespace samegame
