#pragma once

#include <QUndoCommand>

#include "app/game/gamedocument.h"

/// Playing one move.
class GameDocument::PlayCommand final : public QUndoCommand {
public:
    PlayCommand(GameDocument& document, samegame::Transition transition);

    void undo() override;
    void redo() override;

private:
    GameDocument& m_document;
    samegame::Transition m_transition;
};

/// Putting another game, or another position of the same game, in the place of the one played.
/// Holds whichever of both is not on the board, as it was when it left.
class GameDocument::ReplaceCommand final : public QUndoCommand {
public:
    /// `change` is what listeners hear; Jumped says that both are positions of one game, whose
    /// hints count on whichever way it is left.
    ReplaceCommand(GameDocument& document, Game game, Change change, const QString& text);

    void undo() override;
    void redo() override;

private:
    GameDocument& m_document;
    Game m_other;
    Change m_change;
};
