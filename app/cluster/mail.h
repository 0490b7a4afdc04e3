#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace samegame::cluster {

using Bytes = std::vector<std::byte>;

/// The kind of a letter; message.h makes its content.
enum class Kind : int {
    // From any rank to rank 0.
    report, ///< RankReport: all that a rank knows about its search.
    want,   ///< TrialWish: a free thread for a trial; also a sign of life.
    trial,  ///< TrialResult: a trial that is done.
    // From rank 0.
    incumbent, ///< Incumbent: the best line of all.
    deal,      ///< TrialDeal: a trial to be run.
    alive,     ///< A sign of life of rank 0; empty.
    stop,      ///< End the search and report; empty.
    goodbye,   ///< Nothing more is to come; empty.
};

struct Letter {
    int rank = 0; ///< The sender.
    Kind kind = Kind::report;
    Bytes content;
};

/// Letters between the ranks of a job. Neither end waits for the other, and letters from one rank
/// arrive in their order. Only one thread uses it.
class Mail {
public:
    virtual ~Mail() = default;

    virtual int rank() const = 0; ///< Of this process, from 0.
    virtual int size() const = 0; ///< Of the job: its number of ranks.

    /// Hands a letter over and returns at once; `rank` may be this rank itself.
    virtual void send(int rank, Kind kind, Bytes content) = 0;

    /// Whether letters to that rank have not left yet, as of the last receive(). Who repeats itself
    /// waits until they have, so that none pile up for a rank that does not read.
    virtual bool is_sending(int rank) = 0;

    /// A letter that has arrived; nothing if there is none.
    virtual std::optional<Letter> receive() = 0;
};

} // namespace samegame::cluster
