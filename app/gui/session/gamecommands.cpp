#include "app/gui/session/gamecommands.h"

#include <utility>

GameDocument::PlayCommand::PlayCommand(GameDocument& document, samegame::Move move)
    : QUndoCommand(GameDocument::tr("Move")), m_document(document), m_move(move) {}

void GameDocument::PlayCommand::redo() {
    if (m_document.m_isRebuilding)
        return;
    const auto& [board, rules] = m_document.position();
    const auto transition = samegame::transition(board, rules, m_move);
    auto moves = m_document.line().moves;
    moves.push_back(m_move);
    m_document.setMoves(moves);
    emit m_document.positionChanged(Change::MovePlayed, transition);
}

void GameDocument::PlayCommand::undo() {
    if (m_document.m_isRebuilding)
        return;
    auto moves = m_document.line().moves;
    moves.pop_back();
    m_document.setMoves(moves);
    const auto& [board, rules] = m_document.position();
    emit m_document.positionChanged(Change::MoveUndone, samegame::transition(board, rules, m_move));
}

GameDocument::ReplaceCommand::ReplaceCommand(GameDocument& document, Game game, Entry entry)
    : m_document(document), m_held(std::move(game)), m_entry(entry) {
    setText(entry == Entry::TakeOver  ? GameDocument::tr("Take over")
            : entry == Entry::NewGame ? GameDocument::tr("New game")
            : entry == Entry::Restart ? GameDocument::tr("Restart")
                                      : GameDocument::tr("Open game"));
}

void GameDocument::ReplaceCommand::redo() {
    exchange();
}

void GameDocument::ReplaceCommand::undo() {
    exchange();
}

void GameDocument::ReplaceCommand::exchange() {
    if (m_document.m_isRebuilding)
        return m_held.fold();
    m_written = {};
    m_document.exchangeGame(m_held, m_entry);
}
