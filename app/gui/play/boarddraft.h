#pragma once

#include <QObject>
#include <QUndoStack>

#include <optional>

#include "app/gui/play/editedboard.h"

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

    /// The cell and its mirror images take the color: by itself a stroke of its own, between
    /// beginStroke() and endStroke() a part of that one.
    void paint(samegame::Cell cell, samegame::Color color);
    void beginStroke();
    void endStroke();

    // Whatever follows ends a stroke first.
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
