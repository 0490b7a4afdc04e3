#include "app/gui/play/gamestrip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/play/stripparts.h"

namespace {

constexpr int longestName = 40; // letters; the window's title and a tool tip have all of it

template <class Label = QLabel>
Label* makeLabel(const char* objectName) {
    auto* label = new Label;
    label->setObjectName(objectName);
    return label;
}

} // namespace

GameStrip::GameStrip(GameDocument* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_name(makeLabel<ElidedLabel>("gameName")),
      m_rules(makeLabel<ElidedLabel>("gameRules")),
      m_score(makeLabel<ScoreLabel>("score")),
      m_moves(makeLabel<NumberLabel>("moveCount")),
      m_aid(makeLabel<ElidedLabel>("aid")),
      m_counts(new ColorCounts),
      m_hovered(makeLabel<ElidedLabel>("hoveredGroup")),
      m_first(new QHBoxLayout),
      m_second(new QHBoxLayout) {
    QFont italic = m_rules->font();
    italic.setItalic(true);
    m_rules->setFont(italic);
    m_name->setElidesMiddle();
    m_counts->setObjectName("colorCounts");
    m_hovered->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // A long name or group must not make the window wider.
    m_hovered->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(spacing::tight, spacing::tight, spacing::tight, spacing::tight);
    rows->setSpacing(spacing::tight);
    rows->addLayout(m_first);
    rows->addLayout(m_second);
    for (QHBoxLayout* row : {m_first, m_second})
        row->setSpacing(spacing::margin);
    arrange();
    connect(document, &GameDocument::positionChanged, this, &GameStrip::showGame);
    connect(document, &GameDocument::aidChanged, this, &GameStrip::showGame);
    connect(document, &GameDocument::nameChanged, this, &GameStrip::showGame);
    showGame();
}

void GameStrip::setLarge(bool isLarge) {
    m_score->setLarge(isLarge);
    fitRows();
}

/// In a narrow window what changes with each move has the first line.
void GameStrip::arrange() {
    const QList<QWidget*> changing{m_score, m_moves, m_aid};
    const QList<QWidget*> of{m_name, m_rules};
    for (QHBoxLayout* row : {m_first, m_second})
        while (QLayoutItem* item = row->takeAt(0))
            delete item;
    for (QWidget* part : m_isWide ? of + changing : changing)
        m_first->addWidget(part);
    if (m_isWide)
        m_first->addWidget(m_counts);
    m_first->addWidget(m_hovered, 1);
    if (m_isWide)
        return;
    for (QWidget* part : of)
        m_second->addWidget(part);
    m_second->addStretch(1);
    m_second->addWidget(m_counts);
}

int GameStrip::changingWidth() const {
    const QString aid = textOf(Aid{.hints = 9, .visibleMoves = 99});
    return m_score->widthOf(tr("Score %1").arg(numberText(9999))) +
           tabularWidth(fontMetrics(), tr("%Ln moves", nullptr, 99)) +
           tabularWidth(fontMetrics(), aid) + 3 * spacing::margin;
}

/// How the game was aided may be elided.
QSize GameStrip::minimumSizeHint() const {
    const int changing =
        m_score->sizeHint().width() + m_moves->sizeHint().width() + 2 * spacing::margin;
    const int width = std::max(changing, m_counts->minimumSizeHint().width() + 2 * spacing::margin);
    return {width, QWidget::minimumSizeHint().height()};
}

/// One line where there is room for some of the name and of the group under the mouse besides.
void GameStrip::fitRows() {
    const int others = fontMetrics().averageCharWidth() * 30;
    const bool isWide = width() >= changingWidth() + m_counts->sizeHint().width() + others;
    if (isWide == m_isWide)
        return;
    m_isWide = isWide;
    arrange();
}

void GameStrip::resizeEvent(QResizeEvent* event) {
    fitRows();
    QWidget::resizeEvent(event);
}

void GameStrip::showHovered(const samegame::Group& group, int points) {
    const QString blocks = tr("%Ln blocks", nullptr, group.size());
    if (group.empty())
        m_hovered->clear();
    else if (movesEarn(m_document->start().rules))
        m_hovered->setText(tr("%1, %2").arg(blocks, tr("%Ln points", nullptr, points)));
    else
        m_hovered->setText(blocks);
}

void GameStrip::showReplay(const samegame::Board& board, int moves, int score) {
    show(board, moves, score);
    m_hovered->setText(tr("Replay"));
}

void GameStrip::showGame() {
    show(m_document->board(), static_cast<int>(m_document->line().moves.size()),
         m_document->score());
}

void GameStrip::show(const samegame::Board& board, int moves, int score) {
    const int room = longestName * fontMetrics().averageCharWidth();
    m_name->setText(fittedName(fontMetrics(), shortName(m_document->name()), room));
    m_name->setToolTip(plainToolTip(
        tr("The board of this game: %1. \"New game…\" in the menu Game chooses another")
            .arg(m_document->name())));
    const samegame::Rules& rules = m_document->start().rules;
    m_rules->setText(titleOf(rules));
    m_rules->setToolTip(rules.refill ? tr("%1\nThe new columns have the seed %2.")
                                           .arg(toolTipOf(rules))
                                           .arg(rules.refill->seed)
                                     : toolTipOf(rules));
    m_rules->setVisible(!(rules == samegame::Rules{}));
    // Where moves earn nothing, a score of 0 until the end would say nothing.
    m_score->setText(movesEarn(rules) ? tr("Score %1").arg(numberText(score))
                                      : tr("%Ln blocks left", nullptr, board.block_count()));
    m_moves->setText(tr("%Ln moves", nullptr, moves));
    const Aid aid = m_document->aid();
    const auto source = m_document->source();
    m_aid->setText(source ? foundByText(source->solver) : wholeTextOf(aid));
    m_aid->setToolTip(source ? plainToolTip(foundByText(source->solver)) : explanationOf(aid));
    m_aid->setVisible(source || !aid.isNone() || aid.wasHelpedBefore);
    m_counts->setBoard(board);
    fitRows();
}
