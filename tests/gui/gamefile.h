#pragma once

#include "app/gui/basics/enginetexts.h"
#include "app/gui/play/gamefiles.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/namedgame.h"

/// Opens the game in a file. Returns the reason why not, or an empty text.
inline QString openFile(GameDocument& document, const QString& path) {
    const auto game = namedGameOfFile(path);
    if (!game)
        return errorText(game.error());
    document.openRecord(game->record, game->name);
    return {};
}

/// Writes the game as a solution file. Returns the sentence that says why not, or an empty text.
inline QString saveFile(const GameDocument& document, const QString& path) {
    return writeFile(path, samegame::to_json(document.record()));
}
