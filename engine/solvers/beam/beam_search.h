#pragma once

#include <cstdint>
#include <optional>

#include "engine/game/board.h"
#include "engine/game/line.h"
#include "engine/game/rules.h"
#include "engine/search/search_context.h"
#include "engine/search/solver.h"
#include "engine/solvers/beam/evaluation.h"

namespace samegame {

/// Beam search: of all positions with the same number of blocks removed, the best go on.
///
/// Source: F. Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 4:
/// the best B children of a layer make the next one; its estimators are the score, and the score
/// with the points of the groups on the board. SPURIOUS AI, of which that paper and M. Schadd et
/// al. 2011 report 82,604 and 84,414 points on the standard boards, is described only as "some kind
/// of Beam Search" with much memory. Differences:
///  - layers count blocks by default, so that positions compete with others at the same progress; a
///    child waits in its layer until earlier layers are done (`layers` = `moves` is the paper's);
///  - a position is kept once, with its best score;
///  - without a width, beams of doubling width follow each other;
///  - other estimates: see BeamJudge. With `playouts`, the `prefilter` times as many best by
///    fragmentation are ranked by their score and a playout under tabu-color-random;
///  - games are played to the end from the best position of each layer, so that there is a line at
///    any time;
///  - positions that cannot exceed the best line are left out (`prune`).
/// A beam that dropped no position for its rank has proven its line. A beam too wide for the memory
/// gets narrower as it goes, and ends as `memory_full`. Any other beam of given width ends as
/// `nothing_left`.
///
/// Memory holds only candidates of 16 bytes, and 8 bytes for each position of a layer: a parent and
/// a group. Positions are played again when their turn comes (as in the program SameGameSFCLarge2
/// by taotao54321), from the last ancestor shared with the one before.
///
/// Counts a node for every position of a layer. Every offered line counts as a playout, whatever
/// the estimate: lines that complete a position, lines that rank candidates, and the best line that
/// ended in a layer.
class BeamSearch final : public Solver {
public:
    /// The limit of a trail's numbers, for which a beam takes 34 GB of memory.
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

/// Runs a beam search of `root` within the search of `context`, on this thread, and takes over its
/// results (SearchContext::take_search). Its layers have at most `width` positions, fewer if little
/// budget is left: it costs about a quarter of that, never more than half. Draws its seed from the
/// context's generator. Returns its best line, if it had one before it was stopped.
std::optional<Line> run_short_beam(const Board& root, const Rules& rules, int width,
                                   SearchContext& context);

} // namespace samegame
