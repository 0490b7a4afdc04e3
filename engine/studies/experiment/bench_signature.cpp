#include "engine/studies/experiment/bench_signature.h"

#include <array>
#include <bit>

#include "engine/base/text.h"
#include "engine/formats/board_library.h"
#include "engine/game/line.h"
#include "engine/playout/policy_registry.h"
#include "engine/studies/experiment/small_nrpa.h"

namespace samegame {

namespace {

constexpr std::size_t signature_playouts = 2000;
constexpr std::size_t signature_stride = 20; ///< Every 20th playout is played again for its moves.
constexpr std::uint64_t signature_seed = 20080101;
constexpr int learning_iterations = 20; ///< Iterations of each level in a search of level 2.
constexpr int rate_iterations = 100;    ///< The papers' usual number.

/// Values beside the default that show what a parameter does: its lower bound, and the upper one of
/// whole numbers or a quarter of the way there.
std::vector<OptionValue> other_values(const OptionSpec& parameter) {
    std::vector<OptionValue> values;
    if (parameter.type == OptionType::integer)
        values = {static_cast<std::int64_t>(parameter.minimum),
                  static_cast<std::int64_t>(parameter.maximum)};
    else
        values = {parameter.minimum,
                  parameter.minimum + (parameter.maximum - parameter.minimum) / 4};
    std::erase(values, parameter.default_value);
    return values;
}

class Digest {
public:
    void add(std::uint64_t word) {
        m_hash = (m_hash ^ word) * 0x9e3779b97f4a7c15ULL;
        m_hash ^= m_hash >> 32;
    }
    std::string text() const { return hexadecimal(m_hash); }

private:
    std::uint64_t m_hash = 0;
};

/// A batch of playouts as scores, and a few of them move by move.
void add_playouts(Digest& digest, PlayoutEngine& engine, const Board& start) {
    Rng rng(signature_seed);
    std::array<PlayoutResult, signature_playouts> results;
    engine.play_batch(start, Rules{}, rng, results);
    for (std::size_t i = 0; i < results.size(); ++i) {
        digest.add(static_cast<std::uint64_t>(results[i].score));
        if (i % signature_stride != 0)
            continue;
        MoveList moves;
        engine.play_seed(start, Rules{}, results[i].seed, moves);
        for (const Move move : moves)
            digest.add(static_cast<std::uint64_t>(move.cell.column * max_rows + move.cell.row));
        digest.add(board_after(start, Rules{}, moves, moves.size()).hash());
    }
}

/// A playout after each first move.
void add_children(Digest& digest, PlayoutEngine& engine, const Board& start) {
    Rng rng(signature_seed);
    const MoveList moves = legal_moves(start);
    std::array<PlayoutResult, max_moves> results;
    engine.play_after(start, moves, Rules{}, rng, std::span(results).first(moves.size()));
    for (std::size_t i = 0; i < moves.size(); ++i)
        digest.add(static_cast<std::uint64_t>(results[i].score));
}

/// A small search that learns: its best line and what became of the weights on the way.
void add_learning(Digest& digest, const SoftmaxOptions& options, const Board& start) {
    Rng rng(signature_seed);
    SoftmaxPlayer player(options);
    player.start_from(start, Rules{});
    SmallNrpa nrpa(player, 2, learning_iterations, rng);
    const LearnedLine& line = nrpa.run();
    for (const Move move : line.moves())
        digest.add(static_cast<std::uint64_t>(move.cell.column * max_rows + move.cell.row));
    digest.add(static_cast<std::uint64_t>(line.score));
    digest.add(nrpa.weights().size());
    for (std::size_t choice = 0; choice < line.choice_count; ++choice) {
        digest.add(line.codes[choice]);
        digest.add(std::bit_cast<std::uint32_t>(nrpa.weights().factor(line.codes[choice])));
    }
}

/// Playouts a second of `play`, which is called again and again and plays this many at a time.
template <class Play>
double rate_of(const Play& play, std::size_t at_a_time, Seconds each) {
    std::size_t playouts = 0;
    const auto begin = Clock::now();
    Seconds elapsed{0};
    while (elapsed < each) {
        play();
        playouts += at_a_time;
        elapsed = Clock::now() - begin;
    }
    return static_cast<double>(playouts) / elapsed.count();
}

/// Playouts a second of level 2 searches, adaptation included.
double learning_rate(Seconds each, const Board& start) {
    Rng rng(signature_seed);
    SoftmaxPlayer player(SoftmaxOptions{});
    player.start_from(start, Rules{});
    SmallNrpa nrpa(player, 2, rate_iterations, rng);
    constexpr std::size_t iterations = rate_iterations; // of each of the two levels
    return rate_of([&] { nrpa.run(); }, iterations * iterations, each);
}

} // namespace

std::vector<std::string> signature_policies() {
    std::vector<std::string> policies;
    for (const PolicyEntry& entry : policy_registry()) {
        policies.push_back(entry.name);
        std::string all_others = entry.name;
        for (const OptionSpec& parameter : entry.parameters) {
            std::string other;
            for (const OptionValue& value : other_values(parameter)) {
                other = ":" + parameter.name + "=" + to_string(value);
                policies.push_back(entry.name + other);
            }
            all_others += other;
        }
        if (entry.parameters.size() > 1)
            policies.push_back(all_others);
    }
    return policies;
}

std::string bench_signature() {
    Digest digest;
    const Board start = standard_board(1);
    for (const std::string& policy : signature_policies()) {
        const auto engine = make_playout_engine(policy).value();
        add_playouts(digest, *engine, start);
        add_children(digest, *engine, start);
    }
    add_learning(digest, SoftmaxOptions{}, start);
    add_learning(digest, {.code = MoveCode::corner_and_size, .tabu_pairs_after = 10}, start);
    return digest.text();
}

std::vector<PolicyRate> measure_policies(Seconds each) {
    std::vector<PolicyRate> rates;
    const Board start = standard_board(1);
    for (const PolicyEntry& entry : policy_registry()) {
        if (entry.name == "softmax") { // as NRPA uses it
            rates.push_back({entry.name, learning_rate(each, start)});
            continue;
        }
        const auto engine = make_playout_engine(entry.name).value();
        Rng rng(signature_seed);
        std::array<PlayoutResult, 256> results;
        const auto play = [&] { engine->play_batch(start, Rules{}, rng, results); };
        rates.push_back({entry.name, rate_of(play, results.size(), each)});
    }
    return rates;
}

} // namespace samegame
