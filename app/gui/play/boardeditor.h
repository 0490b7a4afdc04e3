#pragma once

#include <QDialog>

#include <vector>

#include "app/gui/play/boarddraft.h"
#include "app/gui/session/namedgame.h"

class BoardCanvas;
class BoardPreview;
class BrushPalette;
class CountBox;
class PanelScroll;
class QBoxLayout;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLayout;
class QPushButton;

/// Draws a board to be played: with mouse and keys, from a text, or at random. Blocks may hang in
/// the air meanwhile; a preview shows where they come to rest, and so they are played.
class BoardEditor : public QDialog {
    Q_OBJECT

public:
    /// Begins with the board of `start`, which people call `name`. Its rules stay.
    BoardEditor(const samegame::Position& start, const QString& name, QWidget* parent = nullptr);

    /// The game on the board as it is. The board of the beginning and those pasted, wherever undo
    /// or the brush leads back to them, keep their names and the number of colors they were made
    /// with.
    NamedGame game() const;

    /// Asks before it throws away what was drawn.
    void reject() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct KnownBoard {
        samegame::Board board;
        QString name;
    };

    KnownBoard playedBoard() const;
    void arrange();
    QLayout* makeFoot();
    QLayout* makeTools();
    QLayout* makeSizeRow();
    QLayout* makeFillRow();
    QLayout* makeButtons();
    void connectParts();
    void resizeBoard();
    void fillAtRandom();
    void paste();
    void letFall();
    void showBoard();
    QString stateOf(const samegame::Board& fallen) const;

    samegame::Rules m_rules;
    std::vector<KnownBoard> m_known; ///< The boards that have a name, each once.
    BoardDraft m_draft;
    BoardCanvas* m_canvas;
    PanelScroll* m_tools = nullptr;
    QBoxLayout* m_parts = nullptr;
    BrushPalette* m_brushes;
    QComboBox* m_symmetry;
    CountBox* m_rows;
    CountBox* m_columns;
    CountBox* m_fillColors;
    QPushButton* m_letFall = nullptr;
    BoardPreview* m_preview;
    QLabel* m_place;
    QLabel* m_note;
    QDialogButtonBox* m_buttons;
};
