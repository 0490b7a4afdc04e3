#include "engine/solvers/beam/limits.h"

#include <algorithm>

namespace samegame {

namespace {

constexpr std::uint64_t smallest_width = 16;
constexpr std::uint64_t bytes_for_each = 1000;
/// What workers put down at once, and the program itself.
constexpr std::uint64_t most_overhead = std::uint64_t{24} << 20;
/// At `bytes_for_each` pools take 765 bytes for each of a layer on boards of 15x15x5.
constexpr std::uint64_t trail_percent = 24;
constexpr std::uint64_t pool_percent = 70;

} // namespace

BeamLimits::BeamLimits(const BeamSearch::Options& options, const Board& root,
                       std::uint64_t memory) {
    memory -= std::min(memory / 4, most_overhead);
    const std::uint64_t pooled =
        options.judge == BeamJudge::playouts ? static_cast<std::uint64_t>(options.prefilter) : 1;
    most_width = std::max(smallest_width, memory / (bytes_for_each * pooled));
    most_width =
        std::min<std::uint64_t>(most_width, static_cast<std::uint64_t>(BeamSearch::greatest_width));
    first_width = smallest_width;
    if (options.width != 0)
        first_width = most_width = std::min(options.width, most_width);
    const std::uint64_t layers = static_cast<std::uint64_t>(root.block_count()) + 1;
    trail_entries =
        std::min(layers * most_width + 1,
                 std::max<std::uint64_t>(memory / 100 * trail_percent / 8, 64 * smallest_width));
    block_bytes = static_cast<std::size_t>(
        std::clamp<std::uint64_t>(memory / 64, std::uint64_t{1} << 16, std::uint64_t{1} << 26));
    pool_bytes = std::max(memory / 100 * pool_percent, layers * smallest_width * 64);
}

} // namespace samegame
