#pragma once

#include <QObject>

#include <optional>

#include "app/gui/board/sounds.h"
#include "app/gui/session/gamedocument.h"

class BoardView;

/// Lets hear the moves of the game on a board, lower for larger groups, and how it ends. Moves that
/// are taken back, and other boards, are silent.
class GameSounds : public QObject {
    Q_OBJECT

public:
    /// Board and document outlive the object.
    GameSounds(GameDocument* document, const BoardView* board, QObject* parent = nullptr);

    Sounds& sounds() { return m_sounds; }

private:
    void follow(GameDocument::Change change, const std::optional<samegame::Transition>& transition);
    Sound soundOf(const samegame::Transition& transition) const;

    GameDocument* m_document;
    const BoardView* m_board;
    Sounds m_sounds;
};
