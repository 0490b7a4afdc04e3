#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/position.h"
#include "engine/studies/experiment/comparison.h"
#include "engine/studies/experiment/trial_file.h"

/// The most solvers of a comparison in the window.
inline constexpr std::size_t mostEntrants = 8;

/// A comparison as a file of trials describes it.
struct OpenedTrials {
    /// With names of boards, without threads. If the file does not say how many boards and runs
    /// there will be, the request has the boards and runs that have trials.
    samegame::ComparisonRequest request;
    std::vector<samegame::Trial> trials;
};

/// Whether the file at a path (app/gui/basics/outsidetext.h) begins as a file of trials does. Any
/// thread.
bool isTrialsFile(const QString& path);

/// Reads a file of trials (engine/studies/experiment/trial_file.h) that this window, `samegame-cli
/// compare` or `experiment` keeps, if it comes from this program and can be shown as a comparison.
/// A torn last row does not count. Any thread; many trials take a while.
samegame::Result<OpenedTrials> readTrials(const QString& path);

/// The trials of a comparison as its file has them: solvers and options as on a command line.
samegame::TrialTable tableInFile(const samegame::ComparisonRequest& request);

/// The file that a comparison grows in, of the plan of its table in the file, which outlives it.
using OpenTrials = samegame::Result<std::unique_ptr<samegame::TrialFile>>;

/// Makes the file anew, in place of one that is there, with these trials of the plan: whole or not
/// at all.
OpenTrials beginTrials(const QString& path, samegame::TrialPlan& plan,
                       const std::vector<samegame::Trial>& trials);

/// Opens the file to go on, cuts off a torn last row, and adds the trials of the plan, all that are
/// known, that it lacks. A file of another program or comparison, or with other trials, is refused
/// and stays as it was.
OpenTrials goOnWithTrials(const QString& path, samegame::TrialPlan& plan,
                          const std::vector<samegame::Trial>& known);

/// Whether board_of_name makes the board of this name, which may be any text.
bool isNameOf(const std::string& name, const samegame::Board& board);

/// What a file of trials calls a board named `name`: the same as `samegame-cli compare` does. A
/// board without a name, or not played under `rules`, has its ID there, which says all.
std::string nameInTrials(const std::string& name, const samegame::Position& board,
                         const samegame::Rules& rules);

/// The board that a file of trials calls `name`: under `rules`, or under its own if it is named by
/// an ID, which has some.
samegame::Result<samegame::Position> boardOfTrials(const std::string& name,
                                                   const samegame::Rules& rules);

/// Names of boards as a list with ranges, "standard:1-20, random:7/9x9x3": parse_board_list makes
/// the names again.
std::string boardListOf(std::span<const std::string> names);

/// Fills in the names that are empty, where those before and behind leave no doubt: "random:3"
/// between "random:2" and "random:4". Returns the index of the first that is in doubt.
std::optional<std::size_t> fillNames(std::vector<std::string>& names);
