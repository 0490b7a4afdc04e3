#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/clock.h"
#include "engine/game/move.h"

namespace samegame {

class SearchJournal;

/// What a SearchJournal keeps of one worker. Unless noted otherwise, a function is for the thread
/// that the worker's context belongs to at the moment.
class WorkerJournal {
public:
    /// What an answer says. Damaged journals are noticed by it.
    enum class Kind : std::uint8_t { stop, number, count, game };

    /// Whether answers of the earlier run are left: what the solver asks has been answered then.
    bool is_behind() const { return !m_past.at_end(); }

    /// The next answer of the earlier run, to be read at once. Throws DamagedState if it is of
    /// another kind.
    ByteReader& next(Kind kind);
    /// Keeps an answer of this run.
    void add(Kind kind, const ByteWriter& answer);

    /// The state that the last answer of the earlier run led to; empty if the worker begins anew.
    const std::string& state() const { return m_first_state; }

    /// Whether the host wants a newer state. Cheap: a relaxed load.
    bool is_asked() const;
    /// Keeps the state after the last answer. Does nothing outside phases and after freeze().
    void keep(const ByteWriter& state);
    /// A stop was requested: whatever the worker does from now on is not kept.
    void freeze();

private:
    friend class SearchJournal;

    WorkerJournal(SearchJournal& journal, std::string answers, std::string state)
        : m_journal(journal),
          m_first_answers(std::move(answers)),
          m_first_state(std::move(state)),
          m_past(m_first_answers),
          m_answers(m_first_answers),
          m_kept_answers(m_answers.size()),
          m_state(m_first_state) {}
    void set_state(std::string state);

    SearchJournal& m_journal;
    const std::string m_first_answers; // of the earlier run
    const std::string m_first_state;
    ByteReader m_past; // what is left of m_first_answers
    std::uint32_t m_heard = 0;
    bool m_is_frozen = false;
    // Guarded by the mutex of the journal:
    std::string m_answers;
    std::size_t m_kept_answers; // those that led to the state, as the length of their text
    std::string m_state;
};

/// What a search keeps, so that a later run of the program goes on with it and, under a budget of
/// playouts or nodes, ends with the same result as without the break.
///
/// A solver need not be able to begin in its middle. What it was told on its way is kept, its
/// answers: whether it must stop, what is spent of the budget, which game a chain found. A later
/// run plays the solver from its beginning by these answers, which takes no time. Where the answers
/// of a worker end, its state takes over: its context with the generator, and what it was working
/// at. A solver without such a way keeps a state alone.
///
/// A state is kept when the host asks for it (ask()), where a stop ends a worker, and at both ends
/// of each phase. Workers do not meet within a phase, so their states need not be of the same time,
/// but they must be of the same phase; what the thread that leads does between two phases is done
/// again. After a stop nothing is kept but states of the phase that it ended.
class SearchJournal {
public:
    /// The journal of a new search.
    SearchJournal() = default;
    /// The journal of a search that goes on; one whose budget was spent may have more now.
    /// `content` is that of its earlier journal, which had searched for `seconds`. Throws
    /// DamagedState.
    SearchJournal(std::string_view content, Seconds seconds);

    /// Asks all workers for a newer state; they keep it within some milliseconds, except during
    /// the short beams with which chains begin. Any thread.
    void ask() { m_asked.fetch_add(1, std::memory_order_relaxed); }
    /// What is kept, without gaps. Any thread.
    std::string content() const;

    Seconds seconds() const { return m_seconds; } ///< Of the search in earlier runs.

    // For the search; unless it runs, no other thread calls these.

    /// Throws InvalidOptions if an earlier run had another number of workers.
    void begin(int workers);
    WorkerJournal& worker(int number) { return *m_workers[static_cast<std::size_t>(number)]; }

    /// All workers search from now on, until end_phase(). After a stop nothing of the phase is
    /// kept, since it may go another way than it does without the stop.
    void begin_phase() { m_is_in_phase = !m_is_frozen.load(std::memory_order_relaxed); }
    void end_phase() { m_is_in_phase = false; }
    /// Keeps state_of(worker) for all workers at once, between two phases; not after a stop.
    void keep_all(const std::function<std::string(int)>& state_of);

    /// Between suspend() and its end, nothing is kept: the work is done again, or its result is
    /// kept afterwards. For the thread that leads, between two phases.
    class Suspension {
    public:
        explicit Suspension(SearchJournal* journal) : m_journal(journal) { change(1); }
        ~Suspension() { change(-1); }
        Suspension(const Suspension&) = delete;
        Suspension& operator=(const Suspension&) = delete;

    private:
        void change(int by) const {
            if (m_journal != nullptr)
                m_journal->m_suspensions += by;
        }
        SearchJournal* m_journal;
    };

private:
    friend class WorkerJournal;

    struct Past {
        std::string answers;
        std::string state;
    };

    Seconds m_seconds{0};
    std::vector<Past> m_past; // of each worker; empty for a new search
    std::vector<std::unique_ptr<WorkerJournal>> m_workers;
    std::atomic<std::uint32_t> m_asked = 0; // relaxed: only the wish itself is passed
    std::atomic<bool> m_is_frozen = false;  // by a worker; relaxed, read between phases
    bool m_is_in_phase = false;             // changed while no other worker runs
    int m_suspensions = 0;                  // likewise
    mutable std::mutex m_mutex;             // guards m_workers and what they say that it guards
};

void put_moves(ByteWriter& writer, const MoveList& moves);
/// Moves of any board, legal or not. Throws DamagedState.
MoveList get_moves(ByteReader& reader);

} // namespace samegame
