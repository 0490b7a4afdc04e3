#include "app/gui/play/boarddraft.h"

#include <utility>

/// A board in the place of another.
class BoardDraft::Command : public QUndoCommand {
public:
    Command(BoardDraft* draft, EditedBoard before, EditedBoard after)
        : m_draft(draft), m_before(std::move(before)), m_after(std::move(after)) {}

    void undo() override { m_draft->show(m_before); }
    void redo() override { m_draft->show(m_after); }

private:
    BoardDraft* m_draft;
    EditedBoard m_before;
    EditedBoard m_after;
};

BoardDraft::BoardDraft(const EditedBoard& board, QObject* parent)
    : QObject(parent), m_board(board) {}

void BoardDraft::setSymmetry(Symmetry symmetry) {
    m_symmetry = symmetry;
    emit changed();
}

void BoardDraft::paint(samegame::Cell cell, samegame::Color color) {
    const bool isStroke = !m_strokeStart;
    if (isStroke)
        beginStroke();
    EditedBoard painted = m_board;
    for (const samegame::Cell place : mirrored(cell, painted, m_symmetry))
        painted.setColor(place, color);
    show(painted);
    if (isStroke)
        endStroke();
}

void BoardDraft::beginStroke() {
    m_strokeStart = m_board;
}

void BoardDraft::endStroke() {
    if (!m_strokeStart)
        return;
    const EditedBoard before = *std::exchange(m_strokeStart, std::nullopt);
    if (!(before == m_board))
        m_undoStack.push(new Command(this, before, m_board));
}

void BoardDraft::change(const EditedBoard& board) {
    endStroke();
    if (!(board == m_board))
        m_undoStack.push(new Command(this, m_board, board));
}

void BoardDraft::undo() {
    endStroke();
    m_undoStack.undo();
}

void BoardDraft::redo() {
    endStroke();
    m_undoStack.redo();
}

void BoardDraft::show(const EditedBoard& board) {
    if (board == m_board)
        return;
    m_board = board;
    emit changed();
}
