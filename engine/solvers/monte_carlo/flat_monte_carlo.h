#pragma once

#include <string>

#include "engine/search/solver.h"

namespace samegame {

/// Flat Monte-Carlo search: plays the child whose playouts went best, and so on to the end.
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, sections 4
/// and 5: R playouts after every child; MC-Biggest plays the child with the highest playout, MC-Avg
/// that with the highest mean, MC-Avg-Bias and MC-RWS do the same with other playouts. Differences:
///  - of equal children a random one is played;
///  - the best playout counts as a line too (`keep` = `games` leaves it out, as in the paper);
///  - after the end of a game another one begins, until the budget ends or `games` were played,
///    which ends the search as `nothing_left`;
///  - `playouts-per-move` shares R among all children: section 5 has R probes sent to evaluate "the
///    children", section 4 R games played "for each";
///  - where columns come in (Refill), one game is played. Its playouts end with the blocks that are
///    on the board, so they judge moves, but are no lines; a budget that ends before the game lets
///    one playout choose each move that is left.
///
/// The playouts after each child are shared out evenly among all threads, so the result depends on
/// the seed and the number of threads alone.
class FlatMonteCarlo final : public Solver {
public:
    enum class Method { mc_biggest, mc_avg, mc_avg_bias, mc_rws }; ///< The paper's four.
    struct Options {
        Method method = Method::mc_avg_bias;
        std::string policy = "auto";   ///< Plays the playouts; "auto": that of the method.
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
