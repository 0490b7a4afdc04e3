#include "app/gui/play/boardeditor.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/play/boardcanvas.h"
#include "app/gui/play/boardpicture.h"
#include "engine/game/refill.h"

namespace {

CountBox* makeNumber(const char* objectName, const QString& name, int maximum, int value) {
    auto* box = new CountBox;
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    box->setRange(1, maximum);
    box->setValue(value);
    box->setKeyboardTracking(false); // a number half typed would cut the board
    return box;
}

QLabel* makeLabel(const char* objectName) {
    QLabel* label = makeTextLabel(objectName);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

/// Undoes or redoes, once the signal says that there is something. Unlike the undo stack's own it
/// ends the stroke under way first.
QAction* makeAction(BoardDraft& draft, void (BoardDraft::*act)(),
                    void (QUndoStack::*canActChanged)(bool), QObject* parent) {
    auto* action = new QAction(parent);
    action->setEnabled(false);
    QObject::connect(draft.undoStack(), canActChanged, action, &QAction::setEnabled);
    QObject::connect(action, &QAction::triggered, &draft, act);
    return action;
}

} // namespace

BoardEditor::BoardEditor(const samegame::Position& start, const QString& name, QWidget* parent)
    : QDialog(parent),
      m_rules(start.rules),
      m_known{{start.board, name}},
      m_draft(EditedBoard(start.board)),
      m_canvas(new BoardCanvas(&m_draft)),
      m_brushes(new BrushPalette),
      m_symmetry(new QComboBox),
      m_rows(makeNumber("editorRows", tr("Rows"), samegame::max_rows, start.board.rows())),
      m_columns(
          makeNumber("editorColumns", tr("Columns"), samegame::max_columns, start.board.columns())),
      m_fillColors(makeNumber("editorFillColors", tr("Colors"), samegame::max_colors, 5)),
      m_preview(new BoardPreview),
      m_place(makeLabel("editorPlace")),
      m_note(makeLabel("editorNote")),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    setObjectName("boardEditor");
    setWindowTitle(tr("Edit board"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Play"));
    arrange();
    connectParts();
    showBoard();
    m_canvas->setFocus();
    fitScreen(this, {860, 640});
}

/// Where there is little room the tools scroll, and the board stays.
void BoardEditor::arrange() {
    auto* tools = new QWidget;
    tools->setLayout(makeTools());
    m_tools = new PanelScroll(tools);
    m_tools->setMinimumWidth(tools->minimumSizeHint().width() +
                             m_tools->verticalScrollBar()->sizeHint().width());
    m_parts = new QBoxLayout(QBoxLayout::LeftToRight);
    m_parts->addWidget(m_canvas, 1);
    m_parts->addWidget(m_tools);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_parts, 1);
    layout->addLayout(makeFoot());
    layout->addWidget(m_buttons);
    // The layout itself asks for both parts side by side.
    setMinimumWidth(m_tools->minimumWidth() + 2 * layout->contentsMargins().left());
}

/// In a slim window the tools stand under the board.
void BoardEditor::resizeEvent(QResizeEvent* event) {
    const bool isSlim = width() < m_canvas->minimumSizeHint().width() + minimumWidth();
    m_parts->setDirection(isSlim ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_tools->setMaximumHeight(isSlim ? height() * 2 / 5 : QWIDGETSIZE_MAX); // the board has more
    QDialog::resizeEvent(event);
}

NamedGame BoardEditor::game() const {
    const KnownBoard played = playedBoard();
    NamedGame game;
    game.record.start = samegame::new_game(played.board, m_rules);
    game.name = played.name;
    return game;
}

/// A drawing shows only the colors it uses; a known board may have been made with more.
BoardEditor::KnownBoard BoardEditor::playedBoard() const {
    const samegame::Board fallen = m_draft.board().fallen();
    const auto known = std::ranges::find(m_known, fallen, &KnownBoard::board);
    return known != m_known.end() ? *known : KnownBoard{fallen, titleOfEditedBoard()};
}

void BoardEditor::reject() {
    m_draft.endStroke(); // a button may be down
    if (m_draft.undoStack()->isClean()) {
        QDialog::reject();
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, windowTitle(),
                                tr("What was drawn is lost if the editor closes without playing."),
                                QMessageBox::Discard | QMessageBox::Cancel, this);
    box->setObjectName("discardBox");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->button(QMessageBox::Cancel)->setText(tr("Go on drawing"));
    box->setDefaultButton(QMessageBox::Cancel); // nothing is lost by a hasty Enter
    connect(box->button(QMessageBox::Discard), &QPushButton::clicked, this,
            [this] { QDialog::reject(); });
    box->open();
}

/// Where the cursor is, and how to paint.
QLayout* BoardEditor::makeFoot() {
    QLabel* help = makeLabel("editorHelp");
    help->setText(tr("Left button paints, right button empties. Keys: arrows, with Shift they "
                     "paint; Space, 1 to 9; 0 or Delete empties."));
    help->setForegroundRole(QPalette::PlaceholderText);
    m_place->setWordWrap(false);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_place);
    foot->addSpacing(2 * fontMetrics().averageCharWidth());
    foot->addWidget(help, 1);
    return foot;
}

QLayout* BoardEditor::makeTools() {
    m_symmetry->setObjectName("editorSymmetry");
    for (const QString& text : {tr("None"), tr("Left and right"), tr("Top and bottom"),
                                tr("All four quarters")}) // in the order of Symmetry
        m_symmetry->addItem(text);
    m_preview->setObjectName("editorPreview");
    m_preview->setAccessibleName(tr("The board as it will be played"));
    auto* form = new QFormLayout;
    form->addRow(tr("Color"), m_brushes);
    form->addRow(tr("Mirror"), m_symmetry);
    form->addRow(tr("Rows"), makeSizeRow());
    form->addRow(tr("Fill"), makeFillRow());
    auto* tools = new QVBoxLayout;
    tools->setContentsMargins(0, 0, 0, 0);
    tools->addLayout(form);
    tools->addLayout(makeButtons());
    tools->addWidget(m_preview, 1);
    tools->addWidget(m_note);
    m_note->setMinimumHeight(3 * m_note->fontMetrics().lineSpacing());
    return tools;
}

QLayout* BoardEditor::makeSizeRow() {
    auto* row = new QHBoxLayout;
    row->addWidget(m_rows, 1);
    row->addWidget(new QLabel(tr("Columns")));
    row->addWidget(m_columns, 1);
    return row;
}

QLayout* BoardEditor::makeFillRow() {
    auto* row = new QHBoxLayout;
    row->addWidget(m_fillColors, 1);
    row->addWidget(new QLabel(tr("colors")));
    QPushButton* fill = makeDialogButton("editorFill", tr("&At random"),
                                         tr("Fills every cell with a color drawn at random"));
    row->addWidget(fill);
    connect(fill, &QPushButton::clicked, this, &BoardEditor::fillAtRandom);
    return row;
}

QLayout* BoardEditor::makeButtons() {
    auto* grid = new QGridLayout;
    const auto add = [&](int place, QPushButton* button) {
        grid->addWidget(button, place / 2, place % 2);
    };
    const auto ofAction = [this](const char* objectName, QAction* action, const QString& text,
                                 QKeySequence::StandardKey key, const QString& help) {
        action->setShortcut(key);
        action->setAutoRepeat(key != QKeySequence::Paste);
        addAction(action);
        QPushButton* button = makeDialogButton(objectName, text, SharedText::withKey(help, key));
        button->setEnabled(action->isEnabled());
        connect(action, &QAction::changed, button,
                [button, action] { button->setEnabled(action->isEnabled()); });
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        return button;
    };
    QAction* undo = makeAction(m_draft, &BoardDraft::undo, &QUndoStack::canUndoChanged, this);
    add(0, ofAction("editorUndo", undo, tr("&Undo"), QKeySequence::Undo,
                    tr("Takes back what was done last")));
    QAction* redo = makeAction(m_draft, &BoardDraft::redo, &QUndoStack::canRedoChanged, this);
    add(1, ofAction("editorRedo", redo, tr("&Redo"), QKeySequence::Redo,
                    tr("Does again what was taken back")));
    auto* pasting = new QAction(this);
    connect(pasting, &QAction::triggered, this, &BoardEditor::paste);
    add(2, ofAction("editorPaste", pasting, tr("&Paste"), QKeySequence::Paste,
                    tr("Takes the board, board ID or board name from the clipboard")));
    QPushButton* clear = makeDialogButton("editorClear", tr("C&lear"), tr("Empties every cell"));
    connect(clear, &QPushButton::clicked, this, [this] {
        EditedBoard board = m_draft.board();
        board.clear();
        m_draft.change(board);
    });
    add(3, clear);
    m_letFall = makeDialogButton("editorLetFall", tr("Let &fall"),
                                 tr("Moves blocks to where they come to rest, as the game would"));
    connect(m_letFall, &QPushButton::clicked, this, &BoardEditor::letFall);
    add(4, m_letFall);
    return grid;
}

void BoardEditor::connectParts() {
    connect(m_brushes, &BrushPalette::colorChosen, m_canvas, &BoardCanvas::setColor);
    connect(m_canvas, &BoardCanvas::colorTyped, this, [this](samegame::Color color) {
        m_brushes->setColor(color);
        m_canvas->setColor(color);
    });
    connect(m_canvas, &BoardCanvas::cursorMoved, this,
            [this] { m_place->setText(m_canvas->cursorText()); });
    connect(m_symmetry, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_draft.setSymmetry(static_cast<Symmetry>(index)); });
    for (CountBox* box : {m_rows, m_columns})
        connect(box, &CountBox::valueChanged, this, &BoardEditor::resizeBoard);
    connect(&m_draft, &BoardDraft::changed, this, &BoardEditor::showBoard);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void BoardEditor::resizeBoard() {
    EditedBoard board = m_draft.board();
    board.resize(m_rows->value(), m_columns->value());
    m_draft.change(board);
}

void BoardEditor::fillAtRandom() {
    samegame::Rng rng(QRandomGenerator::global()->generate64());
    EditedBoard board = m_draft.board();
    board.fillAtRandom(m_fillColors->value(), rng);
    m_draft.change(board);
}

void BoardEditor::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        m_note->setText(SharedText::noTextOnClipboard());
        return;
    }
    const auto pasted = namedGameOfText(text);
    if (!pasted) {
        m_note->setText(tr("The text cannot be pasted: %1.").arg(errorText(pasted.error())));
        return;
    }
    const samegame::Board& board = pasted->record.start.board;
    if (std::ranges::find(m_known, board, &KnownBoard::board) == m_known.end())
        m_known.push_back({board, pasted->name});
    m_draft.change(EditedBoard(board));
}

void BoardEditor::letFall() {
    EditedBoard board = m_draft.board();
    board.letFall();
    m_draft.change(board);
}

void BoardEditor::showBoard() {
    const EditedBoard& board = m_draft.board();
    const samegame::Board fallen = playedBoard().board;
    const QSignalBlocker rowsBlocker(m_rows);
    const QSignalBlocker columnsBlocker(m_columns);
    m_rows->setValue(board.rows());
    m_columns->setValue(board.columns());
    m_preview->setBoard(fallen);
    m_letFall->setEnabled(board.restlessBlocks() > 0);
    m_place->setText(m_canvas->cursorText());
    m_note->setText(stateOf(fallen));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(fallen.has_moves());
}

/// What hinders the game, or what happens to the board before it begins.
QString BoardEditor::stateOf(const samegame::Board& fallen) const {
    if (fallen.is_cleared())
        return tr("The board is empty.");
    if (!fallen.has_moves())
        return tr("No two blocks of one color touch, so there is no move.");
    const int restless = m_draft.board().restlessBlocks();
    if (restless == 0)
        return {};
    return tr("%Ln blocks do not rest where they stand. Blocks fall and empty columns disappear "
              "before the game begins, as shown above.",
              nullptr, restless);
}
