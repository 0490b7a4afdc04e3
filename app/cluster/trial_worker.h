#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "app/cluster/job.h"
#include "app/cluster/mail.h"
#include "engine/studies/experiment/trial.h"

namespace samegame::cluster {

/// A rank's part in an experiment: it runs the trials that it is dealt, each on as many threads as
/// the trial keeps busy (Entrant::real_threads), and asks for the next whenever a thread is free.
class TrialWorker final : public JobPart {
public:
    /// `memory`: the bytes for all trials that run at a time, unless the table names another
    /// number. `table` and `mail` outlive it.
    TrialWorker(const TrialTable& table, int threads, std::uint64_t memory, Mail& mail);
    ~TrialWorker() override; ///< Stops what runs and waits for its end.
    TrialWorker(const TrialWorker&) = delete;
    TrialWorker& operator=(const TrialWorker&) = delete;

    void take(const Letter& letter) override;
    void step(Clock::time_point now, bool was_told) override;

private:
    /// A trial that is running.
    struct Running {
        std::uint64_t number = 0;
        int threads = 1;
        SearchControl control;
        std::optional<Trial> trial; // these two are read when it has ended
        std::string failure;
        std::atomic<bool> has_ended = false;
        std::thread thread; // last, so that it starts when all else is there
    };
    void stop();
    void begin(std::uint64_t number);
    void search(Running& running) const;
    void collect();
    void ask(Clock::time_point now, bool was_told);
    const Entrant& entrant_of(std::uint64_t number) const;

    const TrialTable& m_table;
    const int m_threads;
    const std::uint64_t m_memory;
    Mail& m_mail;
    int m_free;
    std::vector<std::unique_ptr<Running>> m_running;
    std::deque<std::uint64_t> m_dealt; // that wait for free threads
    std::string m_failure;
    bool m_has_asked = false; // and was not dealt one yet
    bool m_is_stopped = false;
    bool m_was_told = false;
    Clock::time_point m_next_word{};
};

} // namespace samegame::cluster
