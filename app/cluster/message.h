#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "app/cluster/mail.h"
#include "engine/game/line.h"
#include "engine/game/position.h"
#include "engine/search/budget.h"

namespace samegame::cluster {

/// A line as another rank claims it, not believed yet.
struct ClaimedLine {
    MoveList moves;
    int score = 0;
};

/// All that a rank knows of its search since it began; a later report replaces an earlier one.
struct RankReport {
    int rounds = 0;         ///< Rounds that have ended (RankSearch).
    bool has_ended = false; ///< Whether the whole search has ended.
    bool was_told = false;  ///< The process was told to end, by a signal.
    StopReason stop = StopReason::budget_spent;
    int threads = 0;
    std::uint64_t playouts = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    int depth = 0;
    double mean_depth = 0;
    std::optional<int> upper_bound;
    bool is_unclearable = false;
    std::optional<ClaimedLine> line; ///< The best one; of the whole board.
    std::string failure;             ///< A sentence if the search has failed.
};

/// The best line of all ranks when so many rounds had ended.
struct Incumbent {
    int rounds = 0;
    MoveList moves; ///< Empty: there is none yet.
};

/// A rank has room for a trial.
struct TrialWish {
    bool wants = false;    ///< If not, it is a sign of life alone.
    bool was_told = false; ///< The process was told to end.
    std::string failure;   ///< A sentence: a trial has failed, and the experiment with it.
};

/// The trial of this number (TrialTable::place_of) is to be run.
struct TrialDeal {
    std::uint64_t number = 0;
};

/// A trial that is done, as its row of the trial file.
struct TrialResult {
    std::uint64_t number = 0;
    std::string row;
};

/// These make bytes of messages, in the order and the sizes of this machine, since all ranks run
/// one program. A report takes 68 bytes, and two for each move of its line.
Bytes to_bytes(const RankReport& report);
Bytes to_bytes(const Incumbent& incumbent);
Bytes to_bytes(const TrialWish& wish);
Bytes to_bytes(const TrialDeal& deal);
Bytes to_bytes(const TrialResult& result);

/// These read the message in `bytes`; nothing if the bytes are anything else, or if no search can
/// have such numbers.
std::optional<RankReport> read_report(std::span<const std::byte> bytes);
std::optional<Incumbent> read_incumbent(std::span<const std::byte> bytes);
std::optional<TrialWish> read_wish(std::span<const std::byte> bytes);
std::optional<TrialDeal> read_deal(std::span<const std::byte> bytes);
std::optional<TrialResult> read_result(std::span<const std::byte> bytes);

/// The claimed line with what its moves earn; nothing if they are not legal, do not finish the game
/// or earn something else.
std::optional<Line> believed(const Position& start, const ClaimedLine& claim);

} // namespace samegame::cluster
