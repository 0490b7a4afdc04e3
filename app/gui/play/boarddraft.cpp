#include "app/gui/play/boarddraft.h"

#include <algorithm>
#include <utility>

EditedBoard::EditedBoard(int rows, int columns)
    : m_rows(rows),
      m_columns(columns),
      m_cells(static_cast<std::size_t>(rows * columns), samegame::no_color) {}

EditedBoard::EditedBoard(const samegame::Board& board)
    : EditedBoard(board.rows(), board.columns()) {
    for (const Block& block : blocksOf(board))
        setColor(block.cell, block.color);
}

std::vector<Block> EditedBoard::blocks() const {
    std::vector<Block> blocks;
    for (int row = 0; row < m_rows; ++row)
        for (int column = 0; column < m_columns; ++column)
            if (const auto color = colorAt(samegame::cell_at(column, row));
                color != samegame::no_color)
                blocks.push_back({samegame::cell_at(column, row), color});
    return blocks;
}

void EditedBoard::setColor(samegame::Cell cell, samegame::Color color) {
    m_cells[indexOf(cell)] = color;
}

void EditedBoard::resize(int rows, int columns) {
    EditedBoard resized(rows, columns);
    for (const Block& block : blocks())
        if (resized.contains(block.cell))
            resized.setColor(block.cell, block.color);
    *this = resized;
}

void EditedBoard::clear() {
    std::ranges::fill(m_cells, samegame::no_color);
}

void EditedBoard::fillAtRandom(int colors, samegame::Rng& rng) {
    for (samegame::Color& cell : m_cells)
        cell = static_cast<samegame::Color>(1 + rng.bounded(static_cast<unsigned>(colors)));
}

void EditedBoard::letFall() {
    EditedBoard settled(m_rows, m_columns);
    int place = 0;
    for (int column = 0; column < m_columns; ++column) {
        int height = 0;
        for (int row = 0; row < m_rows; ++row)
            if (const auto color = colorAt(samegame::cell_at(column, row));
                color != samegame::no_color)
                settled.setColor(samegame::cell_at(place, height++), color);
        if (height > 0)
            ++place;
    }
    *this = settled;
}

samegame::Board EditedBoard::fallen() const {
    EditedBoard settled = *this;
    settled.letFall();
    std::vector<samegame::Color> cells; // in reading order
    for (int row = m_rows; row-- > 0;)
        for (int column = 0; column < m_columns; ++column)
            cells.push_back(settled.colorAt(samegame::cell_at(column, row)));
    const int colors = std::max<int>(1, *std::ranges::max_element(cells));
    return samegame::Board(m_rows, m_columns, colors, cells);
}

int EditedBoard::restlessBlocks() const {
    int restless = 0;
    int closed = 0; // empty columns so far
    for (int column = 0; column < m_columns; ++column) {
        int height = 0;
        for (int row = 0; row < m_rows; ++row) {
            if (colorAt(samegame::cell_at(column, row)) == samegame::no_color)
                continue;
            if (row != height || closed > 0)
                ++restless;
            ++height;
        }
        if (height == 0)
            ++closed;
    }
    return restless;
}

std::vector<samegame::Cell> mirrored(samegame::Cell cell, const EditedBoard& board,
                                     Symmetry symmetry) {
    const samegame::Cell across = samegame::cell_at(board.columns() - 1 - cell.column, cell.row);
    const samegame::Cell over = samegame::cell_at(cell.column, board.rows() - 1 - cell.row);
    const samegame::Cell both = samegame::cell_at(across.column, over.row);
    std::vector<samegame::Cell> cells{cell};
    if (symmetry == Symmetry::LeftRight || symmetry == Symmetry::Both)
        cells.push_back(across);
    if (symmetry == Symmetry::TopBottom || symmetry == Symmetry::Both)
        cells.push_back(over);
    if (symmetry == Symmetry::Both)
        cells.push_back(both);
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

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
