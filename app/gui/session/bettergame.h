#pragma once

#include <QObject>

#include <chrono>
#include <optional>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/searchrunner.h"

class BestKnownLine;

/// Looks for a better game than the one that has just ended: the default solver plays the board
/// from its start for some seconds. What it finds is a line like any other; the BestKnownLine keeps
/// it. The search ends with the game on the board. GUI thread only.
class BetterGame : public QObject {
    Q_OBJECT

public:
    enum class State {
        None,
        Searching,
        NotFound, ///< Nothing better than this game, by a search that has ended.
    };
    Q_ENUM(State)

    static constexpr std::chrono::seconds usualTime{5};

    /// The arguments outlive this object.
    BetterGame(GameDocument* document, BestKnownLine* bestLine, QObject* parent = nullptr);

    /// Follows the document to its new position; its session calls this (GameSession::follow).
    void follow();

    /// The game has ended, was played, and is not proven to be the best.
    bool canSearch() const;
    void setBudget(const samegame::Budget& budget) { m_budget = budget; }
    /// Of the default solver, in place of its usual ones.
    void setOptions(const samegame::OptionValues& options) { m_options = options; }

    State state() const { return m_state; }
    bool isSearching() const { return m_state == State::Searching; }
    int percent() const { return m_percent; } ///< Of its time, while it searches.

public slots:
    void toggle(); ///< Starts, or ends the search and takes what it has found so far.
    void drop();   ///< Ends the search; nothing comes of it.

signals:
    void changed();
    void found();    ///< The best line known is better than the game now.
    void notFound(); ///< The search has ended, and it is not.
    void failed(const QString& message);

private:
    void search();
    void takeSnapshot(const samegame::SearchSnapshot& snapshot);
    void finish(const samegame::SearchReport& report);
    void offer(const samegame::SearchSnapshot& snapshot, const samegame::SearchReport* report);
    bool isSurpassed() const;
    void enter(State state, int percent = 0);

    GameDocument* m_document;
    BestKnownLine* m_bestLine;
    samegame::Budget m_budget;
    samegame::OptionValues m_options;
    State m_state = State::None;
    int m_percent = 0;
    SearchRunner m_runner;
};
