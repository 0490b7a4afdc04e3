#include "app/gui/panels/comparedline.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"

/// The blocks alone; what they are is said beside them.
class ComparedLine::SmallBoard : public QWidget {
public:
    SmallBoard() {
        const int side = 4 * fontMetrics().height();
        setFixedSize(side, side);
    }

    void setBoard(const samegame::Board& board) {
        m_board = board;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        if (m_board.cell_count() == 0)
            return;
        const BoardGeometry geometry(size(), devicePixelRatioF(), m_board.rows(),
                                     m_board.columns());
        BoardTheme theme(palette());
        theme.showsGlyphs = false; // blots at this size
        const BoardPainter boardPainter(theme, geometry);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(1 / geometry.ratio(), 1 / geometry.ratio());
        boardPainter.paintGround(painter);
        boardPainter.paintBlocks(painter, blocksOf(m_board));
    }

private:
    samegame::Board m_board;
};

ComparedLine::ComparedLine(LineReplay* replay, const QKeySequence& swapKey, QWidget* parent)
    : QWidget(parent),
      m_replay(replay),
      m_board(new SmallBoard),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_place(new QLabel) {
    setObjectName("comparedLine");
    m_board->setObjectName("comparedBoard");
    m_place->setObjectName("comparedPlace");
    m_place->setWordWrap(true);
    m_swapButton = makeButton(
        "swapLinesButton", tr("Other game"),
        SharedText::withKey(tr("Walks along the other game, from where as many blocks are left"),
                            swapKey),
        &LineReplay::swapLines);
    m_partingButton = makeButton("partingButton", tr("Where they part"),
                                 tr("Shows the position after which the two games go on with "
                                    "different groups; both are marked on the board"),
                                 &LineReplay::goToDifference);
    m_endButton =
        makeButton("endComparisonButton", QStringLiteral("✕"),
                   tr("Ends the comparison of the two games"), &LineReplay::endComparison);
    m_endButton->setAccessibleName(m_endButton->toolTip());
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(spacing::tight);
    for (QToolButton* button : {m_swapButton, m_partingButton, m_endButton})
        buttons->addWidget(button);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(spacing::tight);
    m_row->addWidget(m_place, 1);
    m_row->addLayout(buttons);
    connect(replay, &LineReplay::comparisonChanged, this, &ComparedLine::showLine);
    connect(replay, &LineReplay::indexChanged, this, &ComparedLine::showLine);
    showLine();
}

QWidget* ComparedLine::picture() const {
    return m_board;
}

int ComparedLine::leastHeight() const {
    return std::max(2 * fontMetrics().lineSpacing() + 1, m_endButton->sizeHint().height());
}

void ComparedLine::setStacked(bool isStacked) {
    m_row->setDirection(isStacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    keepRoomForWords(0);
}

/// Above the buttons; a layout asks a label only for the height at the width it likes best.
void ComparedLine::keepRoomForWords(int least) {
    const bool isStacked = m_row->direction() == QBoxLayout::TopToBottom;
    m_place->setMinimumHeight(isStacked ? std::max(least, m_place->heightForWidth(width())) : 0);
}

void ComparedLine::resizeEvent(QResizeEvent* event) {
    keepRoomForWords(0);
    QWidget::resizeEvent(event);
}

QToolButton* ComparedLine::makeButton(const char* objectName, const QString& text,
                                      const QString& toolTip, void (LineReplay::*act)()) {
    auto* button = new QToolButton;
    button->setObjectName(objectName);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, m_replay, act);
    return button;
}

void ComparedLine::showLine() {
    const auto& other = m_replay->other();
    setVisible(other.has_value());
    if (!other)
        return;
    m_board->setBoard(
        other->played.positions()[static_cast<std::size_t>(m_replay->otherIndex())].board);
    m_place->setText(SharedText::sentences({placeText(), partingText()}));
    keepRoomForWords(m_place->minimumHeight()); // the board stays while the games are walked
    const auto parting = m_replay->firstDifference();
    m_partingButton->setEnabled(parting && *parting != m_replay->index());
}

QString ComparedLine::placeText() const {
    const samegame::PlayedLine& other = m_replay->other()->played;
    const int index = m_replay->otherIndex();
    const auto place = static_cast<std::size_t>(index);
    return tr("%1 beside it: move %2 of %3, score %4, %Ln blocks left.", nullptr,
              other.positions()[place].board.block_count())
        .arg(titleOf(m_replay->other()->kind), numberText(index),
             numberText(static_cast<int>(other.line().moves.size())),
             numberText(other.scores()[place]));
}

QString ComparedLine::partingText() const {
    const int parting = m_replay->firstDifference().value_or(0); // the games always differ
    const auto ends = [parting](const samegame::Line& line) {
        return line.moves.size() == static_cast<std::size_t>(parting);
    };
    if (ends(m_replay->line()) || ends(m_replay->other()->played.line()))
        return tr("The shorter game is the beginning of the other.");
    return parting == 0 ? tr("They part at the start.")
                        : tr("They part after move %1.").arg(numberText(parting));
}
