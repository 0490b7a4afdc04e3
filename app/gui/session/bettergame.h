#pragma once

#include <QObject>

#include <chrono>
#include <optional>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/searchrunner.h"

class BestKnownLine;

/// Looks for a better game than the one that has just ended: the default solver plays the board
/// from its start for some seconds, and the BestKnownLine keeps what it finds. A better line that
/// is known already counts as found once, without a search; after that only what is better still
/// does. The search ends with the game on the board. GUI thread only.
class BetterGame : public QObject {
    Q_OBJECT

public:
    enum class State {
        None,
        Searching,
        NotFound, ///< Nothing better than this game and all known before it, by a search that
                  ///< ended.
    };
    Q_ENUM(State)

    static constexpr std::chrono::seconds usualTime{5};

    /// The arguments outlive this object.
    BetterGame(GameDocument* document, BestKnownLine* bestLine, QObject* parent = nullptr);

    void follow(); ///< For its session, with each new position.

    /// The game has ended, was played, and is not proven to be the best.
    bool canSearch() const;
    void setBudget(const samegame::Budget& budget) { m_budget = budget; }
    /// Of the default solver, in place of its usual ones.
    void setOptions(const samegame::OptionValues& options) { m_options = options; }

    State state() const { return m_state; }
    bool isSearching() const { return m_state == State::Searching; }
    int percent() const { return m_percent; } ///< Of its time, while it searches.

public slots:
    /// Tells of a better line that is known, or else starts; or ends the search and takes what it
    /// has found so far.
    void toggle();
    void drop(); ///< Ends the search; nothing comes of it.

signals:
    void changed();
    void found();    ///< The best line known is better than the game, and has not been told of.
    void notFound(); ///< The search has ended without one.
    void failed(const QString& message);

private:
    void search();
    void takeSnapshot(const samegame::SearchSnapshot& snapshot);
    void finish(const samegame::SearchReport& report);
    void offer(const samegame::SearchSnapshot& snapshot, const samegame::SearchReport* report);
    bool isSurpassed() const;
    bool isNews() const;
    void tell();
    void enter(State state, int percent = 0);

    GameDocument* m_document;
    BestKnownLine* m_bestLine;
    samegame::Budget m_budget;
    std::optional<int> m_told; // the score of the better line that was told of
    samegame::OptionValues m_options;
    State m_state = State::None;
    int m_percent = 0;
    SearchRunner m_runner;
};
