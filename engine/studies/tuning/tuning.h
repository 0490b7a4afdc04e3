#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/rng.h"
#include "engine/studies/experiment/trial_plan.h"

namespace samegame {

struct Gaussian {
    double mean = 0;
    double deviation = 0;

    bool operator==(const Gaussian&) const = default;
};

/// Where the cross-entropy method begins for a number between `low` and `high`: in their middle,
/// with half of their difference as deviation (G. Chaslot, M. Winands, I. Szita & J. van den Herik,
/// "Cross-Entropy for Monte-Carlo Tree Search", 2008).
Gaussian first_gaussian(double low, double high);

/// How probable each value of a choice is, together 1; the cross-entropy method begins with equal
/// shares.
using Shares = std::vector<double>;

/// What the samples of a parameter are drawn from: of a number, or of a choice.
using Distribution = std::variant<Gaussian, Shares>;

/// M. Bell, "Algorithm 334: Normal Random Deviates", 1968, the polar method.
double draw(const Gaussian& gaussian, Rng& rng);
/// The index of a value.
std::size_t draw(const Shares& shares, Rng& rng);

/// The `count` samples with the highest fitness, best first; among equals the earlier comes first.
std::vector<std::size_t> elites_of(std::span<const double> fitness, std::size_t count);

/// The distributions under which the elite samples, one or more, are likeliest. `weight`, above 0
/// to 1, is their share beside `from` (the smoothing of R. Rubinstein, "The Cross-Entropy Method
/// for Combinatorial and Continuous Optimization", 1999). Samples have a number for each of `from`,
/// that of a choice is the index of its value.
std::vector<Distribution> refitted(std::span<const Distribution> from,
                                   const std::vector<std::vector<double>>& samples,
                                   std::span<const std::size_t> elites, double weight);

/// An option of a solver, or a parameter of the playout policy that an option names.
struct TunedParameter {
    std::string option;         ///< "c", or "policy".
    std::string parameter = {}; ///< "epsilon" of the policy; empty where the option is the number.
    double low = 0;             ///< The range of the first samples.
    double high = 0;
    double minimum = 0; ///< The range that the option takes, both ends included.
    double maximum = 0;
    bool is_integer = false;
    /// Two or more values, which make it a choice: it has no range then, and no `parameter`.
    std::vector<OptionValue> choices = {};

    bool is_choice() const { return !choices.empty(); }
};

/// "c", "policy:epsilon".
std::string name_of(const TunedParameter& parameter);

/// Where the cross-entropy method begins.
Distribution first_distribution(const TunedParameter& parameter);

/// A tuning as a plain value. The defaults are as in M. Schadd, M. Winands, M. Tak & J. Uiterwijk,
/// "Single-Player Monte-Carlo Tree Search for SameGame", 2011, section 6.6.
struct TuningRequest {
    /// The solver with its budget for a game and the values of all options that are not tuned.
    Entrant base;
    std::vector<TunedParameter> parameters;
    Rules rules;
    int rows = 15;
    int columns = 15;
    int colors = 5;
    int samples = 100;
    int elites = 10;     ///< At most `samples`.
    int boards = 30;     ///< Boards of an iteration; each of its samples plays them all.
    double weight = 1;   ///< Share of the fit to the elites in the next distribution.
    int iterations = 50; ///< The most iterations.
    /// Tuning ends when every deviation is at most this share of the first, and so is what the
    /// likeliest value of each choice lacks to 1; 0: never.
    double until = 0.1;
    /// Whether samples of a number stay between `low` and `high`, which the paper lets them leave.
    bool stays_within = false;
    /// Whether samples leave an iteration early (Tuning).
    bool is_race = false;
    std::uint64_t seed = 1;
};

/// The boards that each sample of a race plays before samples may leave.
inline constexpr int boards_of_a_heat = 5;

/// A finished iteration.
struct TuningRound {
    std::vector<Distribution> from;           ///< The distribution of the samples, by parameter.
    std::vector<std::vector<double>> samples; ///< The values of each, by parameter.
    std::vector<double> fitness;              ///< Mean scores, by sample.
    std::vector<int> boards;                  ///< How many boards each sample has played.
    std::vector<std::size_t> elites;          ///< Best first.
};

/// The cross-entropy method (section 5 of the paper): draw samples of the parameters, let each play
/// the same boards, fit the distribution to the samples with the highest means, and repeat with
/// fresh boards.
///
/// As a plan of trials it has a table for each iteration: an entrant for each sample, one run on
/// each board. All depends on the request and earlier scores alone. Differences from the paper:
/// values are limited to the range of the option and rounded to six digits, or to whole numbers for
/// integer options; samples whose options contradict each other are drawn again.
///
/// A race has a table for each heat of boards_of_a_heat boards. After each heat the samples leave
/// that are likely no elites: those whose 95 % mean_interval of the score, board by board, less
/// that of the last of the elites so far lies below 0. An iteration also ends once the elites alone
/// are left. It is the paired t-test of M. López-Ibáñez et al., "The irace package: Iterated racing
/// for automatic algorithm configuration", 2016, against the last elite in place of the best
/// sample. As many samples are tested several times, some that should have stayed leave, too.
class Tuning final : public TrialPlan {
public:
    /// Throws InvalidOptions if no sample is found that the solver accepts.
    explicit Tuning(TuningRequest request);
    Tuning(const Tuning&) = delete; // the table refers to it
    Tuning& operator=(const Tuning&) = delete;

    const TrialTable& table() const override { return m_table; }
    std::size_t round() const override { return m_tables; }
    void add(const Trial& trial) override { m_trials.push_back(trial); }
    std::vector<Trial> done() const override { return m_trials; }
    TrialRange next() override;
    /// Goes on to the next heat, or fits the distribution to the trials of the iteration. Throws
    /// like the constructor.
    bool turn() override;

    bool is_over() const; ///< All iterations are done, or the distribution has narrowed.
    bool has_narrowed() const;

    const TuningRequest& request() const { return m_request; }
    const std::vector<TuningRound>& rounds() const { return m_rounds; } ///< The finished rounds.
    const std::vector<Distribution>& distribution() const { return m_distribution; }

    /// The options of the base with these values of the parameters.
    OptionValues options_of(std::span<const double> values) const;
    /// The means of the distribution, and the likeliest values of choices, as a sample.
    std::vector<double> middle() const;
    /// "c=4.2 d=31", as options on a command line.
    std::string text_of(std::span<const double> values) const;

private:
    void begin_round();
    void begin_heat();
    void take_scores();
    double mean_of(std::size_t sample) const;
    void drop_losers();
    bool ends_round() const;
    void end_round();
    std::vector<double> sample(Rng& rng) const;
    double value_of(std::size_t index, Rng& rng) const;
    double allowed(const TunedParameter& parameter, double value) const;

    const TuningRequest m_request;
    std::vector<Distribution> m_distribution;
    // Of the present iteration:
    std::vector<std::vector<double>> m_samples;
    std::vector<std::vector<int>> m_scores; // of each sample, by board
    std::vector<std::size_t> m_left;        // the samples that are the entrants of the table
    int m_boards_done = 0;                  // by the samples that are left
    TrialTable m_table;
    std::vector<Trial> m_trials; // finished trials of the table
    std::size_t m_tables = 0;    // before this one
    std::vector<TuningRound> m_rounds;
};

} // namespace samegame
