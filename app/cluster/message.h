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

/// A line that another rank claims to have, not checked yet.
struct ClaimedLine {
    MoveList moves;
    int score = 0;
};

/// All that a rank knows about its search since it began; a later report replaces an earlier one.
struct RankReport {
    int rounds = 0;         ///< Rounds that have ended (RankSearch).
    bool has_ended = false; ///< Whether the whole search has ended.
    bool was_told = false;  ///< A signal has asked the process to end.
    StopReason stop = StopReason::budget_spent;
    int threads = 0;
    std::uint64_t playouts = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    int depth = 0;
    double mean_depth = 0;
    std::optional<int> upper_bound;
    bool is_unclearable = false;
    std::optional<ClaimedLine> line; ///< The best line, of the whole board.
    std::string failure;             ///< A sentence if the search has failed.
};

/// The best line of all ranks after a number of rounds.
struct Incumbent {
    int rounds = 0;
    MoveList moves; ///< Empty: there is none yet.
};

/// A rank has room for a trial.
struct TrialWish {
    bool wants = false;    ///< If not, it is only a sign of life.
    bool was_told = false; ///< A signal has asked the process to end.
    std::string failure;   ///< A sentence if a trial, and so the experiment, has failed.
};

/// The number of a trial (TrialTable::place_of) that the rank shall run.
struct TrialDeal {
    std::uint64_t number = 0;
};

/// A trial that is done, as its row of the trial file.
struct TrialResult {
    std::uint64_t number = 0;
    std::string row;
};

/// The bytes of a RankReport, Incumbent, TrialWish, TrialDeal or TrialResult, in the byte order and
/// sizes of this machine, since all ranks run one program. A report takes 68 bytes, and two for
/// each move of its line.
template <class Message>
Bytes to_bytes(const Message& message);

/// The message in `bytes`; nothing for other bytes, and for numbers that no search can have.
template <class Message>
std::optional<Message> message_of(std::span<const std::byte> bytes);

/// The claimed line with the score of its moves; nothing if they are illegal, do not finish the
/// game or earn another score.
std::optional<Line> believed(const Position& start, const ClaimedLine& claim);

} // namespace samegame::cluster
