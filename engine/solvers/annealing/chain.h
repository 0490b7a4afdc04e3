#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/solvers/annealing/click_list.h"

namespace samegame {

class ByteReader;
class ByteWriter;

/// What an edit does to a list of clicks.
enum class EditKind {
    move,
    remove,
    insert,
    replace,
    remove_segment,
    delay_color,
    swap,
    insert_several
};
inline constexpr std::size_t edit_kinds = 8;

/// How often each kind is tried, relative to the others; in the order of EditKind. If all are 0,
/// all are tried equally often.
using EditWeights = std::array<int, edit_kinds>;

/// The color that the completion of a list spares.
enum class SparedColor {
    most_frequent,    ///< The color with the most blocks at the start.
    of_largest_group, ///< The color of the largest group of the line that a chain takes.
    none,
};

/// How the temperature falls.
enum class Schedule { geometric, linear };

/// What a list is worth to a chain if it leaves blocks.
enum class EndRating {
    by_rules, ///< `mild` where that was measured to be better (has_mild_end), else `growing`.
    mild,     ///< As if it cleared the board, less `block_cost` for each block.
    growing,  ///< At first a tenth of the bonus is lost and 40 points a block, at the end the whole
              ///< bonus and 20 points a block; the score where there is no bonus.
};

/// The parameters of a chain; temperatures, `abort` and `block_cost` are in points. Under a scoring
/// of one's own a point is worth as much as what the most frequent color may earn, compared with
/// the usual (n-2)^2.
struct ChainOptions {
    double hot = 30; ///< Temperature at the start.
    double cold = 8; ///< Temperature at the end.
    Schedule schedule = Schedule::geometric;
    int abort = 150; ///< A list this far below the threshold is abandoned; 0: never.
    int retries = 6; ///< Other blocks of its old group that a click tries if its own is gone.
    SparedColor spared = SparedColor::most_frequent;
    EndRating end = EndRating::by_rules;
    int block_cost = 20; ///< Of each block left, if the end is mild.
    EditWeights edits{30, 10, 15, 15, 5, 5, 5, 5};
};

/// Whether chains rate ends mildly: as the options say, or by the rules where mild ends were better
/// under both gravities (engine/measurements/annealing.md).
bool has_mild_end(const ChainOptions& options, const Rules& rules);

/// A list of clicks on blocks, changed edit by edit: simulated annealing (S. Kirkpatrick, C. Gelatt
/// & M. Vecchi, "Optimization by Simulated Annealing", Science 220, 1983). The class Annealing
/// explains such lists. Not thread-safe.
class Chain {
public:
    /// For a board and its rules; the generator outlives the chain.
    Chain(const Board& root, const Rules& rules, const ChainOptions& options, Rng& rng);

    /// Takes the list of legal `moves` from the root, and plays it on to the end if it is not
    /// finished.
    void take(std::span<const Move> moves);

    /// Puts a move of the root before the list, from which blocked clicks are dropped, and goes on
    /// with that list; edits never move this click.
    void put_first(Move move);

    /// Changes the list once, at `progress` from hot (0) to cold (1), and takes the changed list or
    /// not. Returns whether the changed list was played to its end, so that it has a score.
    bool step(double progress);

    int last_score() const { return m_last_score; } ///< Of the last list played to its end,
    Move last_first() const;                        ///< its first move, from the root,
    MoveList last_moves() const;                    ///< and its moves.

    int best_score() const { return m_best_score; } ///< Of all lists since take().
    const MoveList& best() const { return m_best; } ///< Its moves.
    int length() const { return m_list.count(); }   ///< Clicks of the current list.

    /// Writes the list and the best one, on which later steps depend, and takes them over in a
    /// chain of the same board and options. load() throws DamagedState.
    void save(ByteWriter& writer) const;
    void load(ByteReader& reader);

    /// What a list with this result is worth to the chain at `progress`.
    double value_of(const ClickList::Outcome& outcome, double progress) const;

private:
    Color color_spared(std::span<const Move> moves) const;
    EditKind draw_kind();
    int draw_distance();
    void propose();
    void insert_group(int place);
    void propose_move(int from);
    void propose_swap(int first);
    void propose_delay(int first);
    void propose_several(int first);
    void keep(int first, int end);
    bool decide(double threshold);
    void set_progress(double progress);
    void keep_best();

    const Board m_root;
    const Rules m_rules;
    const ChainOptions m_options;
    Rng& m_rng;
    std::array<std::uint32_t, edit_kinds> m_sums{}; // of the weights up to each kind
    ClickList m_list;
    Color m_spared = no_color;
    int m_bonus;     // of a cleared board
    bool m_earns;    // whether moves earn points
    double m_point;  // what a point of the options is worth under the rules
    bool m_is_mild;  // the end
    int m_fixed = 0; // first clicks that edits leave
    double m_progress = -1;
    double m_temperature = 0;

    int m_last_score = 0;
    bool m_took_last = false;
    bool m_has_best = false;
    int m_best_score = 0;
    MoveList m_best;
};

} // namespace samegame
