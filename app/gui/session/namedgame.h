#pragma once

#include <QString>

#include <optional>

#include "engine/base/result.h"
#include "engine/formats/game_record.h"

/// A game and what people call it.
struct NamedGame {
    samegame::GameRecord record;
    QString name;
    bool hasRules = false; ///< Its text has the rules: a board ID or a solution file.
    /// What is said of its text: which claim the moves refute, and that what it tells of help is
    /// damaged. Empty if all of it holds.
    QString refutation = {};
    /// What the person reached who shared the board (app/gui/play/sharetext.h); nothing in other
    /// texts, and where moves earn no points.
    std::optional<int> scoreToBeat = {};
};

/// The game in a text: a board name ("standard:3"), a board ID, board text or the content of a
/// solution file. A shared result has the name that it was shared under if that fits its board. The
/// error is a reason.
samegame::Result<NamedGame> namedGameOfText(const QString& text);

/// The same for a text to be played at once: a board on which no move exists is no game. A file
/// with one is still opened.
samegame::Result<NamedGame> playableGameOfText(const QString& text);

/// The game in a regular file of at most 16 MiB with such a text. It has the name of the file, but
/// a line that a solver found has the name of its board, if there is one. The error is a reason.
samegame::Result<NamedGame> namedGameOfFile(const QString& path);
