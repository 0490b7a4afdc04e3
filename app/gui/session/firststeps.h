#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/gui/session/namedgame.h"

/// The boards of a person's first games: three steps of growing boards that can be cleared for
/// sure, then classic ones. Careless play ends well on each of them: engine/measurements/
/// first_steps.md has how they were chosen. The step reached is kept in QSettings. GUI thread only.
namespace FirstSteps {

enum class Step { Small, Medium, Wide, Classic };

inline constexpr int stepCount = 4;

/// Where the person is: Classic for everybody whom welcome() has not taken for new.
Step current();

/// Whether the person began with these steps.
bool isOnTheWay();

Step after(Step step); ///< Classic after the last.

void reach(Step step); ///< From now on it is the current one.

/// Takes the person for new if no setting is kept and nothing was played; done once, before a
/// window keeps settings.
void welcome(bool hasPlayed);

/// The shipped boards of a step, in their order.
std::vector<NamedGame> games(Step step);

/// The step whose board this is, under its rules.
std::optional<Step> stepOf(const samegame::Position& start);

/// A board of the step, chosen by a number.
NamedGame gameOf(Step step, std::uint64_t number);

} // namespace FirstSteps
