#include "engine/solvers/nrpa/thread.h"

#include "engine/playout/hot_core.h"

namespace samegame {

namespace {

/// A playout that is not for the hot core takes milliseconds on a large board: the clock is read
/// before each, as if several were asked for.
constexpr std::size_t asked_if_slow = 8;

/// The first move of a line that has one.
Move first_move(const LearnedLine& line) {
    return line.has_groups ? canonical_move(line.groups.front()) : line.named_moves.front();
}

} // namespace

NrpaThread::NrpaThread(const NrpaOptions& options, const Board& root, const Rules& rules,
                       SearchContext& context, std::uint64_t memory)
    : NrpaLevels(options, 0, root, context, memory), m_root(root), m_rules(rules) {
    player().start_from(root, rules);
}

std::span<LearnedLine> NrpaThread::search_lowest(WeightTable& policy) {
    BestLine& best = level(0).best;
    best.forget();
    for (int i = 0; i < options().playouts; ++i) {
        if (context().granted_playouts(m_line.has_groups ? 1 : asked_if_slow) == 0) {
            set_must_return();
            break;
        }
        player().play(policy, context().rng(), m_line);
        context().count_moves(m_line.move_count());
        offer(m_line);
        best.take(m_line);
    }
    return best.lines();
}

void NrpaThread::offer(const LearnedLine& line) {
    context().offer_playout(first_move(line), line.score, [&] { return line.moves(); });
}

std::span<LearnedLine> NrpaThread::nrpa_sub(int number, WeightTable& policy) {
    const std::span<LearnedLine> found = nrpa(number, policy);
    if (!found.empty() && !is_over())
        adapt(level(number).policy, found.front(), options().step());
    return found;
}

void NrpaThread::iterate(int number, const WeightTable* policy) {
    Level& own = level(number);
    if (policy != nullptr) {
        own.best.forget();
        own.policy = *policy;
    } else if (must_return() || own.best.is_worn_out()) {
        return;
    } else {
        adapt(own.policy, own.best.line(), options().step());
    }
    const std::span<LearnedLine> found = nrpa(number - 1, own.policy);
    if (!found.empty())
        own.best.take(found.front());
}

} // namespace samegame
