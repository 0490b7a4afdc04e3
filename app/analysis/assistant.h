#pragma once

#include <QObject>

#include <cstdint>
#include <optional>

#include "app/analysis/positionresults.h"
#include "app/game/gamedocument.h"
#include "engine/search/parallel_workers.h"

class BestLine;
class SearchRunner;

/// How the assistant searches; a plain value.
struct AssistantSettings {
    const samegame::SolverEntry* solver = nullptr; ///< A row of the registry.
    samegame::OptionValues options;
    samegame::Budget budget;
    int threads = 1;
    std::optional<std::uint64_t> seed; ///< Nothing: a new random one for each search.

    bool operator==(const AssistantSettings&) const = default;
};

/// A move recommended to the player.
struct Hint {
    samegame::Move move;
    int cells = 0;
    int points = 0;     ///< Of the move.
    int finalScore = 0; ///< Of the whole game, by the best line known through this move.
};

/// Searches the position on the board: on request until its budget is spent, starting again when
/// the position changes meanwhile, or for a second to give a hint. Keeps results of earlier
/// positions and offers every line it finds to the BestLine. GUI thread only.
class Assistant : public QObject {
    Q_OBJECT

public:
    /// All three outlive the assistant.
    Assistant(GameDocument* document, SearchRunner* runner, BestLine* bestLine,
              QObject* parent = nullptr);

    const AssistantSettings& settings() const { return m_settings; }
    /// Restarts a running analysis.
    void setSettings(const AssistantSettings& settings);

    bool isRunning() const { return m_task == Task::Analysis; }
    bool isHintPending() const { return m_isHintPending; }
    bool canSearch() const; ///< The position has a move.
    static int coreCount(); ///< Threads that can run at the same time on this machine.

    /// What is known of the position on the board, scores relative to it; nullptr if nothing is.
    /// Valid until the next event is processed.
    const samegame::SearchSnapshot* result() const;
    std::optional<std::uint64_t> seed() const; ///< Of the newest search, if it is of this position.

    /// Takes up what an earlier session knew of a position, scores relative to it.
    void restoreResult(const samegame::StartPosition& position,
                       const samegame::SearchSnapshot& snapshot);

public slots:
    void start();
    void stop(); ///< A hint that is still to come is dropped.
    void toggle();
    /// Recommends the best move known; searches for a second if nothing is known. Counts the hint
    /// in the document, unless the same move was the last hint for the same position.
    void requestHint();

signals:
    void runningChanged(bool isRunning);
    void hintPendingChanged(bool isPending);
    void resultChanged(); ///< Another position, or more known of the same one.
    void hintGiven(const Hint& hint);
    void failed(const QString& message);

private:
    enum class Task { None, Analysis, HintSearch };

    samegame::StartPosition position() const;
    void search(const AssistantSettings& settings, Task task);
    void setTask(Task task);
    void setHintPending(bool isPending);
    void followPosition();
    void takeSnapshot(const samegame::SearchSnapshot& snapshot);
    void finishSearch(const samegame::SearchReport& report);
    void failSearch(const QString& message);
    void offerBestLine(const samegame::SearchSnapshot& snapshot,
                       const samegame::SearchReport* report);
    void giveHint(const samegame::SearchSnapshot& snapshot);

    GameDocument* m_document;
    SearchRunner* m_runner;
    BestLine* m_bestLine;
    AssistantSettings m_settings;

    Task m_task = Task::None;
    Task m_jobTask = Task::None;       // what the runner's job is for, also after a stop
    samegame::StartPosition m_jobGame; // the start of the game that the runner's job belongs to
    std::uint64_t m_knownPlayouts = 0; // a followed position keeps its result until this is reached
    PositionResults m_results;
    PositionResults m_hintResults; // apart: a hint must not reveal all candidates
    bool m_isHintPending = false;
    samegame::StartPosition m_hintedPosition;
    samegame::Move m_hintedMove;
};
