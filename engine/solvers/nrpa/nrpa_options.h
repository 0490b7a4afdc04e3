#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/base/option_table.h"
#include "engine/playout/softmax_weights.h"

namespace samegame {

/// The parameters of NRPA (nrpa.h), named as in the papers that it cites. The defaults are ours,
/// chosen on generated boards (engine/measurements/options/nrpa.md).
struct NrpaOptions {
    enum class InitialPolicy { zero, random };
    /// How two lines of a beam must differ.
    enum class Diversity { sequence, score, length };
    enum class TabuColor {
        rank, ///< By SoftmaxOptions::tabu_rank.
        vote, ///< The color of the largest group that a short beam's line removes.
    };
    enum class Parallel {
        root,   ///< Section 3.1: each thread searches for itself.
        shared, ///< Algorithm 4 with one Adapt per round, as in its text and the program.
        shared_as_printed,   ///< Algorithm 4 with an Adapt for each result of a round.
        thread_local_policy, ///< Algorithm 5.
        thread_local_kept, ///< Algorithm 5 without its last instruction: the caller's policy stays
                           ///< unchanged, as in the program (its strategy 2).
        thread_local_exchange, ///< As thread_local_kept, but the threads exchange their best line
                               ///< through a store after each iteration (strategy 3 of the
                               ///< program).
    };
    static constexpr int most_levels = 6;

    int level = 3;
    std::uint64_t iterations = 0; ///< The paper's N; 0: fitted to the budget (NrpaSchedule).
    double alpha = 1;
    /// The options of playouts; `temperature` does not divide `bias`.
    SoftmaxOptions softmax;
    TabuColor tabu_color = TabuColor::rank;
    int vote_width = 30; ///< Width of the voting beam.
    /// The file of a learned bias (bias_text.h); empty: the bias by size.
    std::string bias_file;
    double temperature = 1; ///< The temperature of GNRPA, which divides the learned weights.
    InitialPolicy initial_policy = InitialPolicy::zero;
    int playouts = 1;              ///< P: playouts of a search of level 0.
    std::uint64_t repetitions = 0; ///< R: how often a level may find its best line again; 0: any.
    int beam_1 = 1;                ///< Width of level 1.
    int beam_2 = 1;
    int beam_3 = 1; ///< Width of level 3 and above.
    Diversity diversity = Diversity::sequence;
    Parallel parallel = Parallel::root;
    int parallel_level = 1; ///< L of section 3.2, whose calls of the level below run in parallel.
    int job_threads = 0;    ///< M: threads of a job; 0: all.

    /// The option `preset` implies the values of all others: ours, or the values of B. Negrevergne
    /// & T. Cazenave, "Distributed Nested Rollout Policy for SameGame", 2017, in their text or
    /// their program.
    static OptionTable<NrpaOptions> table();

    /// The step of Adapt on weights divided by the temperature.
    ///
    /// T. Cazenave, "Generalized Nested Rollout Policy Adaptation", 2020, plays a move with
    /// probability p proportional to exp(w / t + b), b the bias, t the temperature. Of a line's
    /// move m the gradient of ln p(m) by the weight of a move i is ([i = m] - p(i)) / t, so that
    /// Adapt adds alpha / t times ([i = m] - p(i)) to w(i). With v = w / t the playouts use exp(v +
    /// b), and v changes by alpha / t^2 times ([i = m] - p(i)): NRPA with step alpha / t^2 and the
    /// same bias. (Dividing the bias by t too, exp((w + b) / t), would give the bias b / t.) The
    /// limits of weights apply to v, not to w.
    double step() const { return alpha / (temperature * temperature); }

    int beam_width(int at_level) const {
        const std::array widths{1, beam_1, beam_2, beam_3};
        return widths[static_cast<std::size_t>(std::min(at_level, 3))];
    }
};

/// Throws InvalidOptions with a sentence where the options contradict each other.
void check(const NrpaOptions& options);

} // namespace samegame
