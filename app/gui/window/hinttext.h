#pragma once

#include <QString>

#include "app/gui/session/hintladder.h"
#include "engine/game/rules.h"

/// The text of the status bar for a hint on a board with so many rows.
QString textOf(const Hint& hint, const samegame::Rules& rules, int boardRows);

/// As long as any hint on boards of the usual sizes.
QString longestHintText(const samegame::Rules& rules);
