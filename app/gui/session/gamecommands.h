#pragma once

#include <QJsonObject>
#include <QUndoCommand>

#include <utility>

#include "app/gui/session/gamedocument.h"

// The commands of GameDocument's undo stack, for its own sources alone.

/// Plays one canonical, legal move.
class GameDocument::PlayCommand final : public QUndoCommand {
public:
    PlayCommand(GameDocument& document, samegame::Move move) : m_document(document), m_move(move) {}

    samegame::Move move() const { return m_move; }

    void redo() override {
        const bool isNew = std::exchange(m_isNew, false);
        if (m_document.m_isRebuilding)
            return;
        samegame::PlayedLine& played = m_document.m_game.played;
        played.play(m_move);
        m_document.m_isRedone = !isNew;
        m_document.noteEnding(isNew ? Arrival::Played : Arrival::Redone);
        m_document.m_game.seen = Seen::Nothing;
        m_document.note({Change::MovePlayed, played.last_transition()});
    }

    void undo() override {
        if (m_document.m_isRebuilding)
            return;
        samegame::PlayedLine& played = m_document.m_game.played;
        const samegame::Transition transition = played.last_transition();
        played.take_back();
        m_document.m_game.seen = Seen::Nothing;
        m_document.note({Change::MoveUndone, transition});
    }

private:
    GameDocument& m_document;
    samegame::Move m_move;
    bool m_isNew = true; // it is played now, not redone
};

/// Replaces the game by another game, or by another position of the same game. Holds the game that
/// is not on the board, as it was when it left.
class GameDocument::ReplaceCommand final : public QUndoCommand {
public:
    /// A take-over says that the two are positions of one game, whose hints count on whichever way
    /// it is left.
    ReplaceCommand(GameDocument& document, Game game, Entry entry)
        : m_document(document), m_held(std::move(game)), m_entry(entry) {}

    const Game& heldGame() const { return m_held; }
    Entry entry() const { return m_entry; }

    /// The held game as history() has written it; empty until it has. Nothing of a game changes
    /// while it is held, nor the moves that the stack has for it.
    QJsonObject& written() const { return m_written; }

    void undo() override { redo(); }
    void redo() override {
        if (m_document.m_isRebuilding)
            return m_held.played.fold();
        m_written = {};
        m_document.exchangeGame(m_held, m_entry);
    }

private:
    GameDocument& m_document;
    Game m_held;
    Entry m_entry;
    mutable QJsonObject m_written;
};
