/// Instructions that a playout of standard board 1 takes, counted by single steps, so that they do
/// not depend on the machine's mood nor on what a simulator knows:
///
///     count_instructions POLICY ISA
///
/// A child process plays batches between two signals; its parent lets it go step by step (Linux,
/// x86-64; about a minute). `softmax` counts a playout and an adaptation to it instead.

#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "engine/formats/board_library.h"
#include "engine/playout/policy_registry.h"
#include "engine/playout/softmax_player.h"

using namespace samegame;

namespace {

constexpr std::size_t few =
    64; ///< Playouts of the shorter run; the longer has three times as many.

/// Instructions of `work` in a process of its own.
std::uint64_t steps_of(const std::function<void()>& work) {
    const pid_t child = fork();
    if (child == 0) {
        ptrace(PTRACE_TRACEME, 0, nullptr, nullptr);
        work(); // once unseen, so that all pages are there
        raise(SIGUSR1);
        work();
        raise(SIGUSR1);
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0); // at the first signal
    std::uint64_t steps = 0;
    do {
        ptrace(PTRACE_SINGLESTEP, child, nullptr, nullptr);
        waitpid(child, &status, 0);
        ++steps;
    } while (WIFSTOPPED(status) && WSTOPSIG(status) == SIGTRAP);
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    return steps;
}

void play_batch(const std::string& policy, Isa isa, std::vector<PlayoutResult>& results) {
    const auto engine = make_playout_engine(policy, isa).value();
    Rng rng(1);
    engine->play_batch(standard_board(1), Rules{}, rng, results);
}

std::size_t moves_of(const std::string& policy, Isa isa, std::size_t count) {
    std::vector<PlayoutResult> results(count);
    play_batch(policy, isa, results);
    const auto engine = make_playout_engine(policy, isa).value();
    std::size_t total = 0;
    for (const PlayoutResult& result : results) {
        MoveList moves;
        engine->play_seed(standard_board(1), Rules{}, result.seed, moves);
        total += moves.size();
    }
    return total;
}

/// Returns the moves played.
std::size_t learn(Isa isa, std::size_t count) {
    SoftmaxPlayer player(SoftmaxOptions{}, isa);
    player.start_from(standard_board(1), Rules{});
    WeightTable weights;
    LearnedLine line;
    Rng rng(1);
    std::size_t moves = 0;
    for (std::size_t i = 0; i < count; ++i) {
        player.play(weights, rng, line);
        player.adapt(weights, line, 1);
        moves += line.moves().size();
    }
    return moves;
}

} // namespace

int main(int argc, char** argv) {
    const auto isa = argc == 3 ? isa_of_name(argv[2]) : std::nullopt;
    if (!isa || !is_supported(*isa)) {
        std::fprintf(stderr, "usage: count_instructions POLICY ISA, an ISA of this machine\n");
        return 2;
    }
    const std::string policy = argv[1];
    std::uint64_t steps[2];
    std::size_t moves[2];
    for (const std::size_t i : {0, 1}) {
        const std::size_t count = i == 0 ? few : 3 * few;
        if (policy == "softmax") {
            steps[i] = steps_of([&] { learn(*isa, count); });
            moves[i] = learn(*isa, count);
        } else {
            std::vector<PlayoutResult> results(count);
            steps[i] = steps_of([&] { play_batch(policy, *isa, results); });
            moves[i] = moves_of(policy, *isa, count);
        }
    }
    const auto per_move =
        static_cast<double>(steps[1] - steps[0]) / static_cast<double>(moves[1] - moves[0]);
    std::printf("%s, %s: %.0f instructions a move\n", policy.c_str(), argv[2], per_move);
    return 0;
}
