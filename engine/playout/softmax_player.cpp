#include "engine/playout/softmax_player.h"

#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/playout/core_engine.h"
#include "engine/playout/hot_core.h"
#include "engine/playout/softmax_groups.h"
#include "engine/playout/softmax_weights.h"

namespace samegame {

namespace {

constexpr std::size_t margin = 16; ///< The core reads and writes whole registers.
constexpr int largest_core_board = (core::lanes - 1) * (core::lanes - 1);

} // namespace

SoftmaxPlayer::SoftmaxPlayer(const SoftmaxOptions& options, std::optional<Isa> isa)
    : m_options(options),
      m_biases(bias_factors(options)),
      m_build(isa ? &core_build(*isa) : nullptr) {
    if (m_build != nullptr)
        m_own_line.make_room(largest_core_board);
}

void SoftmaxPlayer::start_from(const Board& start, const Rules& rules, std::optional<Color> tabu) {
    m_start = start;
    m_spared = tabu.value_or(start.color_of_rank(m_options.tabu_rank));
    m_tabu = m_options.tabu ? m_spared : no_color;
    m_rules = rules;
    m_fits = CoreEngine::fits(start, rules);
    m_has_start = false;
    if (m_build == nullptr || !m_fits || m_options.learned_bias)
        return;
    m_position = core_position(start);
    m_softmax.biases = m_biases.data();
    set_core_codes(m_softmax, m_options.code);
    m_softmax.tabu = m_tabu;
    m_softmax.tabu_pairs_after = m_options.tabu_pairs_after;
    m_softmax.tabu_but_last_group = m_options.tabu && m_options.tabu_but_last_group;
    m_has_start = m_build->softmax_start(m_softmax, m_position, m_core_start);
}

int SoftmaxPlayer::play(const WeightTable& weights, Rng& rng, LearnedLine& line) {
    line.make_room(m_start.block_count());
    const std::uint64_t seed = rng.next();
    if (!play_on_core(weights, seed, line)) {
        line.named_moves.clear();
        line.has_groups = false;
        line.score = play_general(weights, seed, line.named_moves, &line);
    }
    return line.score;
}

int SoftmaxPlayer::play_seed(const WeightTable& weights, std::uint64_t seed, MoveList& moves) {
    if (!play_on_core(weights, seed, m_own_line))
        return play_general(weights, seed, moves, nullptr);
    moves.append(m_own_line.moves());
    return m_own_line.score;
}

/// Plays on the core; false if the core cannot play this playout.
bool SoftmaxPlayer::play_on_core(const WeightTable& weights, std::uint64_t seed,
                                 LearnedLine& line) const {
    if (!m_has_start)
        return false;
    core::SoftmaxPlayout playout;
    playout.seed = seed;
    playout.groups = line.groups.data();
    playout.codes = line.codes.data();
    playout.biases = line.biases.data();
    playout.choice_slots = line.choice_slots.data();
    playout.ended = line.ended.data();
    playout.steps = line.steps.data();
    if (!m_build->softmax(m_softmax, m_core_start, weights.view(), playout))
        return false;
    line.choice_count = playout.choice_count;
    line.step_count = playout.step_count;
    line.fits_core = true;
    line.has_groups = true;
    line.score =
        core_score(m_rules, m_position, {playout.square_sum, playout.step_count - 1, playout.left});
    return true;
}

int SoftmaxPlayer::play_general(const WeightTable& weights, std::uint64_t seed, MoveList& moves,
                                LearnedLine* line) const {
    if (line != nullptr)
        line->fits_core = m_fits;
    Board board = m_start;
    Rng rng(seed);
    SoftmaxGroups groups(m_options, m_biases, m_tabu, m_rules.gravity, m_spared);
    GameCodes codes(m_options.code, board, m_rules.gravity);
    int score = 0;
    int move_number = 0;
    for (;; ++move_number) {
        groups.follow(board, move_number, codes, weights, line);
        if (!board.has_moves())
            break;
        const std::size_t slot = groups.draw(rng.next());
        const Group group = board.flood(groups.corner(slot));
        const Color color = board.color_at(groups.corner(slot));
        if (line != nullptr) {
            LearnedLine::Step& step = line->steps[static_cast<std::size_t>(move_number)];
            step.played = groups.choice(slot);
            step.played_slot = static_cast<std::uint32_t>(slot);
        }
        moves.push_back(group.move());
        score += move_points(m_rules, group.size());
        codes.play(group, groups.code(slot));
        groups.note_move(board.remove(group, m_rules.gravity), color);
    }
    if (line != nullptr)
        line->step_count = static_cast<std::uint32_t>(move_number) + 1;
    return score + end_points(m_rules, board);
}

void SoftmaxPlayer::adapt(WeightTable& weights, const LearnedLine& line, float alpha) {
    // 1. What each choice counts, by the weights as they are.
    if (m_places.size() < line.choice_count + margin) {
        m_places.resize(line.codes.size() + margin);
        m_counts.resize(line.codes.size() + margin);
        m_factors.resize(line.codes.size() + margin);
    }
    weights.make_room(line.choice_count);
    for (std::size_t choice = 0; choice < line.choice_count; ++choice) {
        m_places[choice] = weights.place_of(line.codes[choice]);
        m_counts[choice] = weights.factor_at(m_places[choice]) * line.biases[choice];
    }
    // 2. The steps of the weights.
    if (m_build != nullptr && line.fits_core)
        m_build->adapt(line.steps.data(), line.step_count, m_counts.data(), alpha,
                       m_factors.data());
    else
        adaptation_factors(line, m_counts, alpha, m_factors);
    for (std::size_t i = 0; i < line.choice_count; ++i)
        weights.multiply(m_places[line.ended[i]], m_factors[i]);
}

int SoftmaxEngine::play_seed(const Board& start, const Rules& rules, std::uint64_t seed,
                             MoveList& moves) {
    m_player.start_from(start, rules);
    return m_player.play_seed(m_weights, seed, moves);
}

void SoftmaxEngine::play_batch(const Board& start, const Rules& rules, Rng& rng,
                               std::span<PlayoutResult> results) {
    m_player.start_from(start, rules);
    MoveList moves;
    for (PlayoutResult& result : results) {
        moves.clear();
        result.seed = rng.next();
        result.score = m_player.play_seed(m_weights, result.seed, moves);
    }
}

} // namespace samegame
