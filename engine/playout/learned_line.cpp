#include "engine/playout/learned_line.h"

#include <algorithm>

#include "engine/playout/hot_core.h"

namespace samegame {

namespace {

/// Copies the first `used` elements into a vector at least as long as `from`.
template <class T>
void copy_used(UninitializedVector<T>& to, const UninitializedVector<T>& from, std::size_t used) {
    if (to.size() < from.size())
        to.resize(from.size());
    std::copy_n(from.begin(), used, to.begin());
}

} // namespace

LearnedLine& LearnedLine::operator=(const LearnedLine& other) {
    if (this == &other)
        return *this;
    score = other.score;
    fits_core = other.fits_core;
    choice_count = other.choice_count;
    step_count = other.step_count;
    copy_used(codes, other.codes, choice_count);
    copy_used(biases, other.biases, choice_count);
    copy_used(choice_slots, other.choice_slots, choice_count);
    copy_used(ended, other.ended, choice_count);
    copy_used(steps, other.steps, step_count);
    has_groups = other.has_groups;
    if (has_groups)
        copy_used(groups, other.groups, step_count);
    else
        named_moves = other.named_moves;
    return *this;
}

void LearnedLine::make_room(int block_count) {
    constexpr std::size_t registers = 16; // the core writes whole ones
    // A position with b blocks has b/2 groups at most, and each move takes two blocks.
    const auto most_moves = static_cast<std::size_t>(block_count / 2);
    const std::size_t most_choices = most_moves * (most_moves + 1) / 2;
    if (steps.size() > most_moves)
        return;
    codes.resize(most_choices);
    biases.resize(most_choices);
    choice_slots.resize(most_choices);
    ended.resize(most_choices + registers);
    steps.resize(most_moves + 1);
    groups.resize(most_moves + 1);
}

MoveList LearnedLine::moves() const {
    if (!has_groups)
        return named_moves;
    MoveList moves;
    for (std::size_t i = 0; i + 1 < step_count; ++i)
        moves.push_back(canonical_move(groups[i]));
    return moves;
}

} // namespace samegame
