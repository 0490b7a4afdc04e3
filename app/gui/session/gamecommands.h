#pragma once

#include <QUndoCommand>

#include "app/gui/session/gamedocument.h"

/// Playing one move.
class GameDocument::PlayCommand final : public QUndoCommand {
public:
    PlayCommand(GameDocument& document, samegame::Move move); ///< A canonical, legal move.

    samegame::Move move() const { return m_move; }

    void undo() override;
    void redo() override;

private:
    GameDocument& m_document;
    samegame::Move m_move;
};

/// Replaces the game by another game, or by another position of the same game. Holds the game that
/// is not on the board, as it was when it left.
class GameDocument::ReplaceCommand final : public QUndoCommand {
public:
    /// A take-over says that the two are positions of one game, whose hints count on whichever way
    /// it is left.
    ReplaceCommand(GameDocument& document, Game game, Entry entry);

    const Game& heldGame() const { return m_held; }
    Entry entry() const { return m_entry; }

    /// The held game as history() has written it; empty until it has. Nothing of a game changes
    /// while it is held, nor the moves that the stack has for it.
    QJsonObject& written() const { return m_written; }

    void undo() override;
    void redo() override;

private:
    void exchange();

    GameDocument& m_document;
    Game m_held;
    Entry m_entry;
    mutable QJsonObject m_written;
};
