#pragma once

#include <QObject>

#include <cstdint>
#include <optional>

#include "app/analysis/assistantsettings.h"
#include "app/analysis/completedsearches.h"
#include "app/analysis/hintladder.h"
#include "app/analysis/positionresults.h"
#include "app/game/gamedocument.h"
#include "engine/search/search_control.h"

class BestKnownLine;
class SearchRunner;

/// Searches the position on the board. Once on, it searches until its budget is spent, then waits
/// without any work for the next position and searches that, until it is turned off. Besides that
/// it searches for a second where a hint needs it. Keeps results of earlier positions and offers
/// every line it finds to the BestKnownLine. GUI thread only.
class Assistant : public QObject {
    Q_OBJECT

public:
    enum class State {
        Off,
        Searching,
        Done, ///< The budget is spent, or there is nothing to search; follows the next position.
    };
    Q_ENUM(State)

    /// Document, runner and best line outlive the assistant. It begins with the settings kept from
    /// earlier sessions, turned off.
    Assistant(GameDocument* document, SearchRunner* runner, BestKnownLine* bestLine,
              QObject* parent = nullptr);

    const AssistantSettings& settings() const { return m_settings; }
    /// Keeps the settings for later sessions. Searches again with them if the assistant is on.
    void setSettings(const AssistantSettings& settings);

    State state() const;
    bool isOn() const { return m_isOn; }
    bool isSearching() const { return m_task == Task::Analysis; } ///< A hint's search is none.
    bool isHintPending() const { return m_isHintPending; }
    bool canSearch() const; ///< The position has a move.

    /// What is known of the position on the board, scores relative to it; nullptr if nothing is.
    /// Valid until the next event is processed.
    const samegame::SearchSnapshot* result() const;
    /// The candidate with this rank, from 1, if it was tried at all.
    std::optional<samegame::Move> candidateMove(int rank) const;
    std::optional<std::uint64_t> seed() const; ///< The newest search's, if it is of this position.

    /// Takes up what an earlier session knew of a position, scores relative to it.
    void restoreResult(const samegame::StartPosition& position,
                       const samegame::SearchSnapshot& snapshot);

public slots:
    void start(); ///< Turns the assistant on and searches anew.
    void stop();  ///< Turns the assistant off; results stay, a hint still to come is dropped.
    void toggle();
    /// Reveals one step more of the best move known: its color, its group, its line. Searches for a
    /// second if nothing is known. Keeps to the move first hinted at in a position. Counts each
    /// step in the document once.
    void requestHint();

signals:
    void settingsChanged();
    void stateChanged();
    void hintPendingChanged(bool isPending);
    void resultChanged(); ///< There is another position, or more is known of the same one.
    void hintGiven(const Hint& hint);
    void failed(const QString& message); ///< Says why; the assistant is off where it had to be.

private:
    enum class Task { None, Analysis, HintSearch };

    samegame::StartPosition position() const;
    void enter(bool isOn, Task task);
    void search(const AssistantSettings& settings, Task task);
    void takeEarlierResult();
    void setHintPending(bool isPending);
    void followPosition(GameDocument::Change change);
    void takeSnapshot(const samegame::SearchSnapshot& snapshot);
    void finishSearch(const samegame::SearchReport& report);
    void failSearch(const QString& message);
    void offerBestLine(const samegame::SearchSnapshot& snapshot,
                       const samegame::SearchReport* report);
    std::optional<samegame::Line> lineForHint() const;
    std::optional<samegame::Line> restOfBestLine() const;
    void giveHint(const samegame::Line& line);

    GameDocument* m_document;
    SearchRunner* m_runner;
    BestKnownLine* m_bestLine;
    AssistantSettings m_settings;

    bool m_isOn = false;
    Task m_task = Task::None;
    Task m_jobTask = Task::None;       // what the runner's job is for, also after a stop
    AssistantSettings m_jobSettings;   // what the runner's job searches with, also after a stop
    samegame::StartPosition m_jobGame; // the start of the game that the runner's job belongs to
    std::optional<samegame::SearchSnapshot> m_earlier; // what was known before the runner's job
    bool m_addsUp = false; // m_earlier came from the same solver with the same options
    PositionResults m_results;
    PositionResults m_hintResults; // apart: a hint must not reveal all candidates
    CompletedSearches m_completed;
    CompletedSearches m_latest; // the search that each result is of, completed or not
    bool m_isHintPending = false;
    HintLadder m_hints;
};
