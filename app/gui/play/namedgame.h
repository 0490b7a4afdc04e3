#pragma once

#include <QString>

#include <optional>

#include "engine/base/result.h"
#include "engine/formats/game_record.h"

/// A game and what people call it.
struct NamedGame {
    samegame::GameRecord record;
    QString name;
    bool hasRules = false; ///< The text says the rules: a board ID or a solution file.
    /// What the text claims of its moves, but is not so.
    std::optional<samegame::Error> refutedClaim = {};
};

/// The game that a text gives: a board name ("standard:3"), a board ID, board text or the content
/// of a solution file.
samegame::Result<NamedGame> namedGameOfText(const QString& text);
