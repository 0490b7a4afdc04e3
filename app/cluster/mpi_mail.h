#pragma once

#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "app/cluster/mail.h"

namespace samegame::cluster {

/// Mail by MPI, and MPI itself for as long as the program runs. There is one object, which main()
/// makes first, on the thread that uses it. Only its source includes MPI.
class MpiMail final : public Mail {
public:
    /// Starts MPI, together with all ranks.
    MpiMail(int& argc, char**& argv);
    ~MpiMail() override;
    MpiMail(const MpiMail&) = delete;
    MpiMail& operator=(const MpiMail&) = delete;

    int rank() const override { return m_rank; }
    int size() const override { return m_size; }
    void send(int rank, Kind kind, Bytes content) override;
    bool is_sending(int rank) override { return m_unsent[static_cast<std::size_t>(rank)] > 0; }
    std::optional<Letter> receive() override;

    /// How many ranks are on this machine.
    int ranks_on_machine() const { return m_ranks_on_machine; }
    /// This rank's share of the cores that it and others of the machine may run on.
    int cores() const { return m_cores; }

    /// Hands the `text` of rank 0 to all ranks, which call this together.
    std::string broadcast(std::string text);
    /// The sum of a number of each rank; all of them call this together.
    int sum(int number);

    /// Ends MPI together with all other ranks, after all letters have left. If that takes longer
    /// than `patience`, because another rank hangs, the process ends with `exit_code`.
    void finish(int exit_code, std::chrono::seconds patience);

    /// Ends all processes of the job at once, for a job with a rank that does not answer.
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
    std::vector<int> m_unsent;                        // how many of them are for each rank
    std::deque<std::unique_ptr<Incoming>> m_arriving; // in the order of their begin
};

} // namespace samegame::cluster
