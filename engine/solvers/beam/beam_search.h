#pragma once

#include <cstdint>

#include "engine/search/solver.h"
#include "engine/solvers/beam/evaluation.h"

namespace samegame {

/// Beam search: of all positions with the same number of blocks removed, the best go on.
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4:
/// of the children of a layer the best B make the next one; estimators there are the score, and the
/// score with the points of the groups there are. SPURIOUS AI, of which that paper and M. Schadd et
/// al. 2011 report 82,604 and 84,414 points on the standard boards, is described only as "some kind
/// of Beam Search" with much memory. Differences:
///  - layers count blocks by default, so that positions compete with others as far on; a child
///    waits in its layer until those before it are done (`layers` = `moves` is the paper's);
///  - a position is kept once, with its best score;
///  - without a width, beams of doubling width follow each other;
///  - other estimates: see BeamJudge. With `playouts`, the `prefilter` times as many best by
///    fragmentation are ranked by their score and a playout under tabu-color-random;
///  - from the best position of each layer games are played to the end, so that there is a line at
///    any time;
///  - what cannot reach more than the best line is left out (`prune`).
/// A beam that dropped nothing for its rank has proven its line. One whose width did not fit into
/// the memory gets narrower as it goes, and ends as `memory_full`. Another one of given width ends
/// as `nothing_left`.
///
/// Only candidates are kept, of 16 bytes, and of what became part of a layer 8 bytes: a parent and
/// a group. Positions are played again when their turn comes (as in the program SameGameSFCLarge2
/// by taotao54321), from the last ancestor shared with the one before.
///
/// Counts a node for every position of a layer. Every line that is offered counts as a playout,
/// whatever the estimate: those that complete a position, those that rank candidates, and the best
/// one of a layer that ended.
class BeamSearch final : public Solver {
public:
    /// What the numbers of a trail suffice for; takes 34 GB of memory.
    static constexpr std::int64_t greatest_width = 1 << 25;

    struct Options {
        std::uint64_t width = 0; ///< Positions of a layer, at most `greatest_width`; 0: doubling.
        bool by_moves = false;
        BeamJudge judge = BeamJudge::playouts;
        int prefilter = 16; ///< Candidates for each position that playouts let pass.
        int playouts = 1;   ///< Playouts from each candidate; the best counts.
        double uncleared_penalty = 0;
        bool prunes = true;
        BeamWeights weights;
    };

    static OptionTable<Options> option_table();

    explicit BeamSearch(const Options& options) : m_options(options) {}

    StopReason solve(SearchTeam& team) override;

private:
    Options m_options;
};

} // namespace samegame
