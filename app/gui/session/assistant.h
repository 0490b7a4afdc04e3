#pragma once

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

#include "app/gui/session/assistantsettings.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/hintladder.h"
#include "app/gui/session/knownlines.h"
#include "app/gui/session/positionresults.h"
#include "app/gui/session/searchrunner.h"
#include "engine/formats/game_record.h"
#include "engine/game/played_line.h"
#include "engine/search/candidate.h"

class BestKnownLine;

/// Searches the position that the board shows: that of the game, or of a replay, so that a game can
/// be gone through after its end, too. Once on, it searches until its budget is spent, then waits
/// idly for the next position and searches that, until it is turned off. It searches a position
/// whose best line and moves are all proven again only with a seed of its own. It keeps results of
/// earlier positions and offers every line it finds to the BestKnownLine.
///
/// Hints are for the game alone, whatever the board shows. For one it may search for a second.
///
/// While it is off its knowledge is hidden (shownResult), except for peeking. The shown score never
/// falls along a line: the rest of the best line known through a position is one of the candidates,
/// regardless of its finder, also where moves come in another order than the line's.
///
/// Whoever sees candidates, in the game or in a replay, has help: the next move counts as aided,
/// and so does one from a position whose candidates a replay has shown before. GUI thread only.
class Assistant : public QObject {
    Q_OBJECT

public:
    enum class State {
        Off,
        Searching,
        Done, ///< The budget is spent, the search paused, or there is nothing to search; follows
              ///< the next position.
    };
    Q_ENUM(State)

    /// Document, runner and best line outlive the assistant. It begins with the settings kept from
    /// earlier sessions, turned off.
    Assistant(GameDocument* document, SearchRunner* runner, BestKnownLine* bestLine,
              QObject* parent = nullptr);

    /// Follows the document to its new position; its session calls this (GameSession::follow).
    void follow(GameDocument::Change change);

    /// The board shows the position after `moves` of a line of the game's start, until showGame()
    /// or until the game goes on. Lets the knowledge follow, and the search if on.
    void showReplay(const samegame::PlayedLine& line, std::size_t moves);
    void showGame();                                           ///< The board shows the game again.
    bool isOfReplay() const { return m_replayed.has_value(); } ///< Shown, not the game.

    /// The position that the board shows, of which all below tells.
    const samegame::Position& position() const;
    const samegame::Line& lineBefore() const; ///< What leads to it, and earns the points up to it.
    int scoreBefore() const { return lineBefore().score; }

    const AssistantSettings& settings() const { return m_settings; }
    /// Keeps the settings for later sessions. Searches again with them if the assistant is on.
    void setSettings(const AssistantSettings& settings);

    State state() const;
    bool isOn() const { return m_isOn; }
    bool isSearching() const { return m_isSearching; } ///< Does not count a hint's search.
    bool isHintPending() const { return m_isHintPending; }
    bool canSearch() const; ///< The position has a move.

    /// What searches found out about the position, scores relative to it; nullptr
    /// without a search. Valid until the next event is processed.
    const PositionResult* result() const;

    /// The same about another position, and the best line known through it, whether or not it is to
    /// be seen.
    const PositionResult* resultAt(const samegame::Position& position) const {
        return m_results.find(position);
    }
    std::optional<KnownLine> knownLineAt(const samegame::Position& position) const {
        return m_knownLines.find(position);
    }

    /// The best line known through the position, from any search or game. A search with a seed of
    /// its own stands alone, and only its line counts.
    const std::optional<KnownLine>& knownLine() const { return m_knownLine; }

    /// Whether the game has moves from a replay of the best line and still follows that line.
    bool isTakenOver() const;

    /// result() with the known line, for the next session; nullptr without a result.
    const PositionResult* resultToKeep() const;

    /// What a person may see: result() with the known line while the assistant is on or peeking;
    /// nullptr otherwise, or if nothing is known. Valid as result().
    const PositionResult* shownResult() const;
    /// How the candidates of shownResult() stand to each other, in their order. Valid as result().
    const std::vector<samegame::CandidateStanding>& shownStandings() const { return m_standings; }
    /// The candidate at this place in shownResult(), from 1, if it has a score.
    std::optional<samegame::Move> candidateMove(int place) const;
    /// The line of that candidate, from the start of the game, with who found it; nothing without
    /// one, and with refill, where nobody knows how a line goes on.
    std::optional<samegame::GameRecord> lineOf(samegame::Move candidate) const;

    bool isPeeking() const { return m_isPeeking; }
    /// The seed of the latest search of this position, also in an earlier session.
    std::optional<std::uint64_t> seed() const;

    /// Takes up what an earlier session knew of a position, scores relative to it.
    void restoreResult(const samegame::Position& position, const PositionResult& result);

public slots:
    void start(); ///< Turns the assistant on and searches anew, where something is left to find.
    void pause(); ///< Ends the search of this position, if on; a hint still to come is dropped.
    void stop();  ///< As pause(), and turns the assistant off; results stay, but are not shown.
    void toggle();
    /// Shows what is known while the assistant is off, until the next position at the latest.
    void setPeeking(bool isPeeking);
    /// Reveals one more step of the best known line: what it builds, the move to begin with and
    /// why, the moves from here. If nothing is known, the chosen solver searches for a second, and
    /// if it finds no line the default solver for another second. The steps keep to the line that
    /// they began with, and the first one says so where a better line took the place of the one
    /// hinted at before (HintLadder). The document counts each step of a line once.
    void requestHint();

signals:
    void settingsChanged();
    void stateChanged();
    void hintPendingChanged(bool isPending);
    void peekingChanged(bool isPeeking);
    /// The position, the knowledge of it, or the shown part of it changed.
    void resultChanged();
    void hintGiven(const Hint& hint);
    /// Another solver searches, since the chosen one cannot play this game; gives the reason.
    void solverReplaced(const QString& sentence);
    void
    failed(const QString& message); ///< Gives the reason; the assistant is off if it had to stop.

private:
    struct Replayed {
        samegame::Position game; ///< The start of the game that the line belongs to.
        samegame::Position position;
        samegame::Line before;

        bool operator==(const Replayed&) const = default;
    };
    const samegame::Position& gameShown() const;
    void lookAt(const std::optional<Replayed>& replayed);
    void followPosition();
    void noteHelp();
    AssistantSettings searchSettings() const;
    AssistantSettings defaultSettings() const;
    bool needsSearch() const;
    void sayWhoStandsIn();
    void enter(bool isOn, bool isSearching);
    void search();
    void stopSearch();
    void learn(const samegame::Position& position, const PositionResult& result);
    void learnFromSearch();
    void learnBestLine();
    void carryKnownLine(const samegame::PlayedLine& line, std::size_t from, std::size_t to);
    std::optional<KnownLine> knownLineThrough(const samegame::Position& position) const;
    void showResult();
    void takeSnapshot(const samegame::SearchSnapshot& snapshot);
    void finishSearch(const samegame::SearchReport& report);
    void failSearch(const QString& message);
    void offerBestLine(const SearchJob& job, const samegame::Position& game,
                       const samegame::SearchSnapshot& snapshot,
                       const samegame::SearchReport* report);

    void setHintPending(bool isPending);
    void askForHint(AssistantSettings settings);
    void askDefaultForHint(const QString& sentence);
    void takeHintSnapshot(const samegame::SearchSnapshot& snapshot);
    void finishHintSearch(const samegame::SearchReport& report);
    void failHintSearch(const QString& message);
    std::optional<HintLadder::Choice> choiceForHint() const;
    Hint hintOf(const samegame::Line& line) const;
    void giveHint(const HintLadder::Choice& choice);

    GameDocument* m_document;
    SearchRunner* m_runner;
    BestKnownLine* m_bestLine;
    AssistantSettings m_settings;

    std::optional<Replayed> m_replayed; // what the board shows; nothing while it is the game
    std::unordered_set<std::uint64_t> m_seenInReplay; // hashes of positions, in this game
    bool m_isOn = false;
    bool m_isSearching = false;
    AssistantSettings m_jobSettings; // what the runner's job searches with, also after a stop
    samegame::Position m_jobGame;    // the start of the game that the runner's job belongs to
    std::optional<PositionResult> m_earlier; // what was known before the runner's job
    bool m_hasNews = false; // m_knownLines lacks what has come to be known since it was asked
    bool m_addsUp = false;  // m_earlier came from the same solver with the same options
    bool m_isPeeking = false;
    KnownLines m_knownLines;
    std::optional<KnownLine> m_knownLine;                 // through position()
    std::optional<PositionResult> m_shown;                // result() with m_knownLine
    std::vector<samegame::CandidateStanding> m_standings; // of the candidates of m_shown
    samegame::Position m_shownPosition;
    PositionResults m_results;

    bool m_isHintPending = false;
    bool m_isDefaultAsked = false; // for the pending hint; there is nobody else to ask
    QTimer m_hintTimer{this};      // runs while a pending hint waits for the search under way
    samegame::Position m_hintGame; // the start of the game that the hint's search belongs to
    PositionResults m_hintResults; // apart: a hint must not reveal all candidates
    HintLadder m_hints;
    SearchRunner m_hintRunner; // apart: a hint must not end the search under way
};
