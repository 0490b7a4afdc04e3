#pragma once

#include <QObject>
#include <QUndoStack>

#include <optional>
#include <vector>

#include "app/gui/basics/blockshape.h"
#include "engine/base/rng.h"
#include "engine/game/board.h"

/// A board that is being drawn: unlike a Board's, its blocks may hang in the air. A plain value.
class EditedBoard {
public:
    EditedBoard(int rows, int columns); ///< Empty; 1x1 to 32x32.
    explicit EditedBoard(const samegame::Board& board);

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    bool contains(samegame::Cell cell) const {
        return cell.row < m_rows && cell.column < m_columns;
    }
    samegame::Color colorAt(samegame::Cell cell) const { return m_cells[indexOf(cell)]; }
    std::vector<Block> blocks() const;

    void setColor(samegame::Cell cell, samegame::Color color);
    void resize(int rows, int columns); ///< The lower left corner stays; what has no place is lost.
    void clear();
    void fillAtRandom(int colors, samegame::Rng& rng); ///< Every cell.

    /// What is played: blocks have fallen, and empty columns closed to the left.
    samegame::Board fallen() const;
    void letFall(); ///< The same, to be drawn on.

    /// Blocks that are elsewhere once all have fallen.
    int restlessBlocks() const;

    bool operator==(const EditedBoard&) const = default;

private:
    std::size_t indexOf(samegame::Cell cell) const {
        return static_cast<std::size_t>(cell.row * m_columns + cell.column);
    }

    int m_rows;
    int m_columns;
    std::vector<samegame::Color> m_cells; // row by row, from the bottom
};

/// How what is painted is repeated on the other side.
enum class Symmetry { None, LeftRight, TopBottom, Both };

/// A cell and its mirror images, each once.
std::vector<samegame::Cell> mirrored(samegame::Cell cell, const EditedBoard& board,
                                     Symmetry symmetry);

/// The board in the editor with all that was done to it: each stroke of the brush and each other
/// change is one command that can be undone. The views follow changed().
class BoardDraft : public QObject {
    Q_OBJECT

public:
    explicit BoardDraft(const EditedBoard& board, QObject* parent = nullptr);

    const EditedBoard& board() const { return m_board; }
    QUndoStack* undoStack() { return &m_undoStack; }
    bool isInStroke() const { return m_strokeStart.has_value(); }

    Symmetry symmetry() const { return m_symmetry; }
    void setSymmetry(Symmetry symmetry);

    /// Paints the cell and its mirror images: as a stroke of its own, or as a part of the stroke
    /// between beginStroke() and endStroke().
    void paint(samegame::Cell cell, samegame::Color color);
    void beginStroke();
    void endStroke();

    // The functions below end a stroke first.
    void change(const EditedBoard& board); ///< Another board in its place.
    void undo();
    void redo();

signals:
    void changed();

private:
    class Command;
    void show(const EditedBoard& board);

    EditedBoard m_board;
    std::optional<EditedBoard> m_strokeStart; ///< What a stroke began on, until it ends.
    Symmetry m_symmetry = Symmetry::None;
    QUndoStack m_undoStack;
};
