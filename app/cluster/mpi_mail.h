#pragma once

#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "app/cluster/mail.h"

namespace samegame::cluster {

/// Mail by MPI, and MPI itself as long as the program runs: one object, made first in main() on the
/// thread that uses it. Its source is the only one that includes MPI.
class MpiMail final : public Mail {
public:
    /// Starts MPI. All ranks make theirs together.
    MpiMail(int& argc, char**& argv);
    ~MpiMail() override;
    MpiMail(const MpiMail&) = delete;
    MpiMail& operator=(const MpiMail&) = delete;

    int rank() const override { return m_rank; }
    int size() const override { return m_size; }
    void send(int rank, Kind kind, Bytes content) override;
    bool is_sending(int rank) override;
    std::optional<Letter> receive() override;

    /// How many ranks are on this machine.
    int ranks_on_machine() const { return m_ranks_on_machine; }
    /// The cores that are this rank's: of those that it may run on, its share among the ranks of
    /// the machine that may run on the same.
    int cores() const { return m_cores; }

    /// Hands `text` of rank 0 to all; collective.
    std::string broadcast(std::string text);

    /// Ends MPI together with all other ranks, when all that was sent has left. Where that takes
    /// longer than `patience`, since another one hangs, the process ends there with `exit_code`.
    void finish(int exit_code, std::chrono::seconds patience);

    /// Ends all processes of the job at once, for a job of which a rank does not answer.
    [[noreturn]] void abort(int exit_code);

private:
    struct Outgoing;
    struct Incoming;
    void forget_sent();
    void look_for_letters();

    int m_rank = 0;
    int m_size = 1;
    int m_ranks_on_machine = 1;
    int m_cores = 1;
    std::deque<Letter> m_own;                         // from this rank to itself
    std::vector<std::unique_ptr<Outgoing>> m_sending; // until they have left
    std::deque<std::unique_ptr<Incoming>> m_arriving; // in the order of their begin
};

} // namespace samegame::cluster
