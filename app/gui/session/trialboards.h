#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/start_position.h"

/// Whether board_of_name makes the board of this name, which may be any text.
bool isNameOf(const std::string& name, const samegame::Board& board);

/// How a file of trials calls a board, the name of which is `name`: as `samegame-cli compare`
/// calls it. Where there is no name, or the board is not played under `rules`, by its ID, which
/// tells all.
std::string nameInTrials(const std::string& name, const samegame::StartPosition& board,
                         const samegame::Rules& rules);

/// The board that a file of trials calls `name`: under `rules`, or under its own if it is named by
/// an ID, which has some.
samegame::Result<samegame::StartPosition> boardOfTrials(const std::string& name,
                                                        const samegame::Rules& rules);

/// Names of boards as a list with ranges, "standard:1-20, random:7/9x9x3": parse_board_list makes
/// the names again.
std::string boardListOf(std::span<const std::string> names);

/// Fills in the names that are empty, where those before and behind leave no doubt: "random:3"
/// between "random:2" and "random:4". Returns the index of the first that is in doubt.
std::optional<std::size_t> fillNames(std::vector<std::string>& names);
