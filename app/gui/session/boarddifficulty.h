#pragma once

#include <QString>

#include <optional>

#include "engine/game/position.h"
#include "engine/studies/solvability/difficulty.h"

/// How hard boards are among random ones of their kind (DifficultyScale), for dialogs that show one
/// board after the other: the scale of the last kind is kept. GUI thread only.
class BoardDifficulty {
public:
    /// Nothing where columns come in, and for boards that are not full.
    std::optional<samegame::DifficultyLevel> levelOf(const samegame::Position& start);

private:
    std::optional<samegame::DifficultyScale> m_scale;
};

/// "A hard board".
QString difficultyText(samegame::DifficultyLevel level);

/// What the levels mean, for a tool tip.
QString difficultyHelp();
