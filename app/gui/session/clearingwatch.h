#pragma once

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <unordered_map>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/jobthread.h"
#include "engine/base/clock.h"
#include "engine/game/position.h"
#include "engine/studies/solvability/clearing_search.h"

class Assistant;
class BestKnownLine;

/// Knows whether the position on the board can still be cleared, by what games, assistant and best
/// lines say, or by a search of a limited time on a thread of the lowest priority, once for each
/// position. What is proven holds for all that follows from a position, a line that clears for
/// every position on its way and before it.
///
/// A person turns it on or off; until then it is on for boards that were made to be cleared. It
/// says nothing of games with refill. GUI thread only.
class ClearingWatch : public QObject {
    Q_OBJECT

public:
    enum class State {
        Off,         ///< Not wanted, or with refill.
        Looking,     ///< Not known yet.
        Open,        ///< The search has given up.
        Clearable,   ///< A line is known.
        Unclearable, ///< Proven.
        Cleared,
    };
    Q_ENUM(State)

    /// How far a position is searched; without both, until an answer.
    struct Limits {
        std::optional<samegame::Seconds> time = samegame::Seconds(10);
        std::optional<int> rounds = std::nullopt;
    };

    /// The arguments outlive the watch. It begins with the choice kept from earlier sessions.
    ClearingWatch(GameDocument* document, Assistant* assistant, BestKnownLine* bestLine,
                  QObject* parent = nullptr);

    void follow() { update(); } ///< For its session, with each new position.

    bool isOn() const; ///< As chosen, or as the board says.
    bool canBeOn() const { return !m_document->start().rules.refill; }
    void setOn(bool isOn); ///< Keeps that for later sessions.
    /// Searches nothing meanwhile: the board shows something else.
    void setResting(bool isResting);
    void setLimits(const Limits& limits) { m_limits = limits; }

    State state() const { return m_state; }
    bool isSearching() const { return m_thread.isRunning(); }

    /// There is a position to go back to: this one cannot be cleared, and an earlier one could.
    bool canGoBack() const { return m_state == State::Unclearable && m_lastClearable; }
    /// Takes moves back to the last position that could be cleared.
    void goBack();

signals:
    void changed();

private:
    using Clearing = samegame::Clearing;
    struct Run; // what is shared with the worker
    struct Known {
        samegame::Position position;
        Clearing clearing = Clearing::open;
    };
    static constexpr std::size_t capacity = 4096; // positions, at about a kilobyte each

    void update();
    State find();
    void search();
    void takeResult(const std::optional<samegame::Error>& error);
    std::optional<Clearing> known(const samegame::Position& position) const;
    void learn(const samegame::Position& position, Clearing clearing);
    void learnLine(const samegame::Position& start, const samegame::Line& line);
    void learnMadeBoard();
    void learnFromOthers();
    void learnAlongGame();

    GameDocument* m_document;
    Assistant* m_assistant;
    BestKnownLine* m_bestLine;
    std::optional<bool> m_chosen;
    Limits m_limits;
    bool m_isResting = false;
    State m_state = State::Off;
    std::optional<std::size_t> m_lastClearable; // by the moves before it, of the game on the board
    std::unordered_map<std::uint64_t, Known> m_known; // by the hash of the position
    std::deque<std::uint64_t> m_order;                // oldest first
    std::optional<samegame::Position> m_made;         // the last start that was compared
    std::shared_ptr<Run> m_run;                       // the latest
    JobThread m_thread; // last, so that it ends before what a job might still be heard for
};
