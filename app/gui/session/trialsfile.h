#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "engine/base/result.h"
#include "engine/formats/line_file.h"
#include "engine/studies/experiment/comparison.h"
#include "engine/studies/experiment/trial_file.h"

/// The most solvers of a comparison in the window.
inline constexpr std::size_t mostContestants = 8;

/// A comparison as a file of trials tells it.
struct OpenedTrials {
    /// With names of boards; threads are not told. Where the file does not say how many boards and
    /// runs there are to be, those that have trials.
    samegame::ComparisonRequest request;
    std::vector<samegame::Trial> trials;
};

/// Reads a file of trials (engine/studies/experiment/trial_file.h) of one that this window,
/// `samegame-cli compare` or `experiment` keeps, if it is of this program and can be shown as a
/// comparison. A torn last line does not count. Any thread; takes a while where there are many
/// trials.
samegame::Result<OpenedTrials> readTrials(const QString& path);

/// A file of trials that grows while a comparison runs: each trial is written at once, so that a
/// program that is killed loses those that were running and no more. One program at a time writes
/// to it. Any thread, one at a time.
class TrialsFile {
public:
    using Opened = samegame::Result<std::unique_ptr<TrialsFile>>;

    /// Makes the file anew, in place of one that is there, with these trials: whole or not at all.
    static Opened begin(const QString& path, const samegame::ComparisonRequest& request,
                        const std::vector<samegame::Trial>& trials);

    /// Opens the file to go on, cuts off a torn last line, and adds those of `trials` that it
    /// lacks. It is refused, and left as it was, if it is of another program or comparison, or has
    /// trials beside these.
    static Opened goOn(const QString& path, const samegame::ComparisonRequest& request,
                       const std::vector<samegame::Trial>& trials);

    /// Writes a trial behind the others, unless it is there. What goes wrong leaves whole what was
    /// there.
    std::optional<samegame::Error> add(const samegame::Trial& trial);

private:
    TrialsFile(samegame::GrowingFile file, const samegame::ComparisonRequest& request);
    std::optional<samegame::Error> read(const std::vector<samegame::Trial>& known);

    const samegame::ComparisonRequest m_request;
    const samegame::TrialTable m_table;
    samegame::GrowingFile m_file;
    std::set<samegame::TrialPlace> m_places;
};
