#include "app/gui/session/gamecommands.h"

#include <utility>

GameDocument::PlayCommand::PlayCommand(GameDocument& document, samegame::Move move)
    : QUndoCommand(GameDocument::tr("Move")), m_document(document), m_move(move) {}

void GameDocument::PlayCommand::redo() {
    if (m_document.m_isRebuilding)
        return;
    samegame::PlayedLine& played = m_document.m_game.played;
    played.play(m_move);
    m_document.noteEnding();
    m_document.m_areCandidatesShown = false;
    emit m_document.positionChanged(Change::MovePlayed, played.last_transition());
}

void GameDocument::PlayCommand::undo() {
    if (m_document.m_isRebuilding)
        return;
    samegame::PlayedLine& played = m_document.m_game.played;
    const samegame::Transition transition = played.last_transition();
    played.take_back();
    m_document.m_areCandidatesShown = false;
    emit m_document.positionChanged(Change::MoveUndone, transition);
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
        return m_held.played.fold();
    m_written = {};
    m_document.exchangeGame(m_held, m_entry);
}
