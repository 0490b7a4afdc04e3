#include "app/game/gamecommands.h"

#include <utility>

GameDocument::PlayCommand::PlayCommand(GameDocument& document, samegame::Transition transition)
    : QUndoCommand(GameDocument::tr("Move")),
      m_document(document),
      m_transition(std::move(transition)) {}

void GameDocument::PlayCommand::redo() {
    auto moves = m_document.line().moves;
    moves.push_back(m_transition.move);
    m_document.setMoves(moves, m_transition.after);
    emit m_document.positionChanged(Change::MovePlayed, m_transition);
}

void GameDocument::PlayCommand::undo() {
    auto moves = m_document.line().moves;
    moves.pop_back();
    m_document.setMoves(moves, m_transition.before);
    emit m_document.positionChanged(Change::MoveUndone, m_transition);
}

GameDocument::ReplaceCommand::ReplaceCommand(GameDocument& document, Game game, Change change,
                                             const QString& text)
    : QUndoCommand(text), m_document(document), m_other(std::move(game)), m_change(change) {}

void GameDocument::ReplaceCommand::redo() {
    m_document.exchangeGame(m_other, m_change);
}

void GameDocument::ReplaceCommand::undo() {
    m_document.exchangeGame(m_other, m_change);
}
