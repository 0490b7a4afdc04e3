#include "app/gui/play/endcard.h"

#include <QEvent>
#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <chrono>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/colormath.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "engine/game/scoring.h"

namespace {

constexpr std::chrono::milliseconds settleTime(500);

/// Sizes as shares of the window's font; the first that fits is taken.
constexpr std::array scales{1.15, 1.0, 0.9, 0.8, 0.72, 0.64};

/// "No more moves: 3 blocks left". Here and below one is a text of its own, so that English needs
/// no translation file.
QString endingOf(const GameSummary& summary) {
    if (summary.hasMoves)
        return EndCard::tr("The game ends after %Ln moves", nullptr, summary.moveCount);
    if (summary.blocksLeft == 0)
        return EndCard::tr("Board cleared!");
    return summary.blocksLeft == 1
               ? EndCard::tr("No more moves: 1 block left")
               : EndCard::tr("No more moves: %Ln blocks left", nullptr, summary.blocksLeft);
}

QString titleOf(const GameSummary& summary) {
    const QString ending = endingOf(summary);
    return summary.isPerfect() ? EndCard::tr("Perfect! %1", "before how a game ended").arg(ending)
                               : ending;
}

QString movesTextOf(const GameSummary& summary) {
    const QString moves = summary.moveCount == 1
                              ? EndCard::tr("1 move")
                              : EndCard::tr("%Ln moves", nullptr, summary.moveCount);
    return movesEarn(summary.rules) ? moves : EndCard::tr("%1, without points").arg(moves);
}

/// What the end of the game adds to the score.
QString endTextOf(const GameSummary& summary) {
    if (summary.blocksLeft == 0)
        return summary.endPoints > 0 ? EndCard::tr("Bonus for the cleared board")
                                     : EndCard::tr("A cleared board earns no bonus");
    constexpr std::array manyLeft{9}; // nine blocks of one color
    return samegame::end_points(summary.rules, manyLeft) < 0
               ? EndCard::tr("Penalty for blocks left")
               : EndCard::tr("Blocks left cost nothing");
}

/// How far the search for a better game is, and what it has found so far.
QString searchTextOf(const GameSummary& summary) {
    const QString progress = EndCard::tr("Looking for a better game: %1 % of the time.")
                                 .arg(numberText(summary.known.betterPercent));
    if (!summary.isSurpassed())
        return progress;
    return progress + ' ' +
           EndCard::tr("Best line so far: %1.")
               .arg(finalScoreText(summary.rules, *summary.known.bestScore));
}

QString comparisonOf(const GameSummary& summary) {
    const int best = *summary.known.bestScore;
    const int more = best - summary.score();
    const bool isAlone = summary.known.standing.games <= 1 && !summary.known.standing.bestOfSolver;
    if (summary.known.better == BetterGame::State::Searching)
        return searchTextOf(summary);
    if (summary.isPerfect())
        return EndCard::tr("Perfect: it is proven that no line ends higher.");
    if (more <= 0 && summary.known.better == BetterGame::State::NotFound)
        return SharedText::noBetterGame();
    if (more <= 0 && !summary.foundBy.isEmpty())
        return EndCard::tr("This is the best line known.");
    // One's own game is called no best line; of a game that was opened, the one game may be
    // another.
    if (more <= 0)
        return isAlone && more == 0 && !summary.isOpened
                   ? EndCard::tr("No other line of this board is known yet.")
                   : EndCard::tr("No better game of this board is known.");
    if (!movesEarn(summary.rules))
        return EndCard::tr("Best line known: %1.").arg(finalScoreText(summary.rules, best));
    return summary.known.isBestProven
               ? EndCard::tr("Best line possible, as is proven: %1, %2 more than this game.")
                     .arg(numberText(best), numberText(more))
               : EndCard::tr("Best line known: %1, %2 more than this game.")
                     .arg(numberText(best), numberText(more));
}

/// How the game stands against the solver that played the same board.
QString duelTextOf(const GameSummary& summary) {
    const QString& solver = summary.known.duel->solver;
    if (!summary.known.duel->score)
        return EndCard::tr("%1 is still playing.").arg(solver);
    const int score = *summary.known.duel->score;
    const QString reached = finalScoreText(summary.rules, score);
    if (summary.score() == score)
        return EndCard::tr("A draw: %1 comes to the same, %2.").arg(solver, reached);
    return summary.score() > score
               ? EndCard::tr("You beat %1, which reached: %2.").arg(solver, reached)
               : EndCard::tr("%1 won, with: %2.").arg(solver, reached);
}

/// Who played, or found, the line; in a line of its own what is known of its board.
QString aidTextOf(const GameSummary& summary) {
    if (!summary.foundBy.isEmpty())
        return summary.foundBy;
    const QString game = summary.aid.isNone() ? EndCard::tr("Played unaided")
                                              : EndCard::tr("Aid: %1").arg(textOf(summary.aid));
    return summary.aid.wasHelpedBefore ? game + '\n' + sentenceOnBoard(summary.aid) : game;
}

/// How the game stands among the person's own, then the best scores apart. A line that was opened
/// has no place among them.
QString standingOf(const GameSummary& summary) {
    const BoardStanding& standing = summary.known.standing;
    const auto scoreOf = [&](const std::optional<int>& score) {
        return score ? finalScoreText(summary.rules, *score) : QStringLiteral("–");
    };
    QString rank;
    if (summary.isOpened)
        rank = EndCard::tr("Your games on this board: %1").arg(numberText(standing.games));
    else if (standing.games == 1)
        rank = EndCard::tr("No other game of yours on this board yet.");
    else if (standing.above == 0)
        rank = EndCard::tr("Your best of %Ln games on this board.", nullptr, standing.games);
    else
        rank = EndCard::tr("Number %1 of your %2 games on this board.")
                   .arg(numberText(standing.above + 1), numberText(standing.games));
    return rank + '\n' +
           EndCard::tr("Best unaided: %1 · aided: %2 · of a solver: %3")
               .arg(scoreOf(standing.bestUnaided), scoreOf(standing.bestAided),
                    scoreOf(standing.bestOfSolver));
}

} // namespace

GameSummary summaryOf(GameDocument& document) {
    GameSummary summary;
    summary.rules = document.start().rules;
    summary.blocksLeft = document.board().block_count();
    summary.hasMoves = document.board().has_moves();
    summary.moveCount = static_cast<int>(document.line().moves.size());
    summary.endPoints = samegame::end_points(document.start().rules, document.board());
    summary.movePoints = document.score() - summary.endPoints;
    summary.aid = document.aid();
    summary.isOpened = document.isOpenedLine();
    if (const auto source = document.source())
        summary.foundBy = foundByText(source->solver);
    summary.canUndo = document.undoStack()->canUndo();
    return summary;
}

EndCard::EndCard(QWidget* parent)
    : CardFrame(parent),
      m_title(addLabel("endCardTitle")),
      m_moves(addLabel("endCardMoves")),
      m_movePoints(addLabel("endCardMovePoints")),
      m_end(addLabel("endCardEnd")),
      m_endPoints(addLabel("endCardEndPoints")),
      m_sumRule(new QFrame(this)),
      m_scoreCaption(addLabel("endCardScoreCaption")),
      m_score(addLabel("endCardScore")),
      m_aid(addLabel("endCardAid")),
      m_duel(addLabel("endCardDuel")),
      m_comparison(addLabel("endCardComparison")),
      m_standing(addLabel("endCardStanding")),
      m_extras(new QWidget(this)),
      m_newGame(addButton("endCardNewGame", tr("New game…"), SharedText::otherBoard())),
      m_again(addButton("endCardAgain", tr("Try again"),
                        tr("Plays this board from its start; can be undone"))),
      m_undo(addButton("endCardUndo", tr("Undo"),
                       tr("Takes back the last move, so that the game goes on"))),
      m_replay(addButton("endCardReplay", QString(), QString())),
      m_better(addButton("endCardBetter", QString(), QString())),
      m_review(addButton("endCardReview", tr("Review"),
                         tr("Shows what each move gave away, and what was better"))),
      m_close(new QToolButton(this)) {
    setObjectName("endCard");
    m_moves->setToolTip(tr("What the groups removed earned, without the end of the game"));
    m_comparison->setToolTip(tr("The best line of this board that was played or found so far"));
    m_close->setObjectName("endCardClose");
    m_close->setText(QStringLiteral("✕"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close this card and look at the board"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    connect(m_newGame, &QPushButton::clicked, this, &EndCard::newGameRequested);
    connect(m_again, &QPushButton::clicked, this, &EndCard::restartRequested);
    connect(m_replay, &QPushButton::clicked, this, [this] {
        if (m_summary && m_summary->isSurpassed())
            emit bestLineRequested();
        else
            emit gameReplayRequested();
    });
    connect(m_better, &QPushButton::clicked, this, &EndCard::betterGameRequested);
    connect(m_review, &QPushButton::clicked, this, &EndCard::reviewRequested);
    connect(m_undo, &QPushButton::clicked, this, &EndCard::undoRequested);
    connect(m_close, &QToolButton::clicked, this, &EndCard::closeRequested);
    arrange();
}

QLabel* EndCard::addLabel(const char* objectName) {
    auto* label = new QLabel(this);
    label->setObjectName(objectName);
    return label;
}

void EndCard::addScoreRow(int row, QLabel* what, QLabel* points) {
    m_rows->addWidget(what, row, 0);
    m_rows->addWidget(points, row, 1, Qt::AlignRight | Qt::AlignVCenter);
    what->setBuddy(points);
}

void EndCard::arrange() {
    m_rows = new QGridLayout;
    m_rows->setColumnStretch(0, 1);
    addScoreRow(0, m_moves, m_movePoints);
    addScoreRow(1, m_end, m_endPoints);
    m_sumRule->setFrameStyle(int(QFrame::HLine) | int(QFrame::Sunken));
    m_rows->addWidget(m_sumRule, 2, 0, 1, 2);
    m_scoreCaption->setText(tr("Final score"));
    addScoreRow(3, m_scoreCaption, m_score);
    m_buttons = new QGridLayout;

    m_layout = new QGridLayout(this);
    m_layout->setColumnStretch(0, 1);
    m_layout->addWidget(m_title, 0, 0);
    m_layout->addWidget(m_close, 0, 1, Qt::AlignTop);
    m_layout->addLayout(m_rows, 1, 0, 1, 2);
    m_layout->addWidget(m_aid, 2, 0, 1, 2);
    m_layout->addWidget(m_duel, 3, 0, 1, 2);
    m_layout->addWidget(m_comparison, 4, 0, 1, 2);
    m_layout->addWidget(m_standing, 5, 0, 1, 2);
    m_layout->addWidget(m_extras, 6, 0, 1, 2);
    m_layout->addLayout(m_buttons, 7, 0, 1, 2);
    auto* extras = new QVBoxLayout(m_extras);
    extras->setContentsMargins(0, 0, 0, 0);
    m_extras->hide();
    for (QLabel* label : {m_title, m_aid, m_duel, m_comparison, m_standing})
        label->setWordWrap(true);
    for (QLabel* label : {m_aid, m_duel})
        label->setTextFormat(Qt::PlainText); // with names from files
    setScale(1);
    arrangeButtons(true);
}

void EndCard::setSummary(const GameSummary& summary) {
    if (summary == m_summary)
        return;
    m_summary = summary;
    const auto& best = summary.known.bestScore;
    m_title->setText(m_otherTitle.isEmpty() ? titleOf(summary) : m_otherTitle);
    m_moves->setText(movesTextOf(summary));
    m_movePoints->setText(numberText(summary.movePoints));
    m_end->setText(endTextOf(summary));
    m_end->setToolTip(
        tr("Rules: %1. %2").arg(titleOf(summary.rules), explanationOf(summary.rules.scoring)));
    m_endPoints->setText((summary.endPoints > 0 ? "+" : "") + numberText(summary.endPoints));
    m_score->setText(numberText(summary.score()));
    m_aid->setText(aidTextOf(summary));
    m_aid->setToolTip(summary.foundBy.isEmpty() ? explanationOf(summary.aid)
                                                : tr("A file that a solver wrote was opened"));
    m_duel->setVisible(summary.known.duel && !summary.isOpened);
    m_duel->setText(summary.known.duel ? duelTextOf(summary) : QString());
    m_comparison->setVisible(best.has_value());
    m_comparison->setText(best ? comparisonOf(summary) : QString());
    m_standing->setVisible(summary.known.standing.games > 0);
    m_standing->setText(summary.known.standing.games > 0 ? standingOf(summary) : QString());
    showReplayButton();
    showBetterButton();
    m_review->setVisible(summary.moveCount > 0 && !summary.rules.refill);
    m_undo->setEnabled(summary.canUndo);
    setAccessibleName(titleOf(summary));
    setAccessibleDescription(tr("Final score: %1").arg(numberText(summary.score())));
}

void EndCard::setTitle(const QString& title) {
    m_otherTitle = title;
    if (m_summary)
        m_title->setText(title.isEmpty() ? titleOf(*m_summary) : title);
}

void EndCard::addExtra(QWidget* extra) {
    m_extras->layout()->addWidget(extra);
    m_extras->show();
}

/// One's own game is no best line, however little is known besides.
void EndCard::showReplayButton() {
    const bool isSurpassed = m_summary->isSurpassed();
    m_replay->setText(isSurpassed ? tr("Watch best line") : tr("Watch this game"));
    m_replay->setToolTip(isSurpassed ? tr("Plays the best line known of this board, step by step")
                                     : tr("Plays this game again, step by step"));
    m_replay->setVisible(m_summary->moveCount > 0 || isSurpassed);
}

void EndCard::showBetterButton() {
    const bool isSearching = m_summary->known.better == BetterGame::State::Searching;
    m_better->setText(isSearching ? tr("Stop looking") : tr("Show a better game"));
    m_better->setToolTip(isSearching
                             ? tr("Ends the search; a better game that it has found is replayed")
                             : tr("Replays a better game, if one is known; else, and when pressed "
                                  "again, has a solver look for one for some seconds"));
    m_better->setVisible(m_summary->moveCount > 0);
    m_better->setEnabled(isSearching || m_summary->known.canFindBetter);
}

void EndCard::fit(const QRect& area) {
    const QSize largest = area.size();
    for (const double scale : scales) {
        setScale(scale);
        const QSize size = sizeFor(largest.width());
        if (size.width() <= largest.width() && size.height() <= largest.height())
            break;
    }
    QRect place(QPoint(0, 0), sizeFor(largest.width()));
    place.moveCenter(area.center());
    setGeometry(place);
}

QSize EndCard::sizeFor(int availableWidth) {
    arrangeButtons(true);
    if (m_layout->totalMinimumSize().width() > availableWidth)
        arrangeButtons(false);
    const int wished = fontMetrics().averageCharWidth() * 54;
    const int width =
        std::max(m_layout->totalMinimumSize().width(), std::min(wished, availableWidth));
    return {width, m_layout->totalHeightForWidth(width)};
}

void EndCard::setScale(double scale) {
    const int size = QFontInfo(parentWidget()->font()).pixelSize();
    const auto fontOf = [&](double factor, QFont::Weight weight) {
        QFont font = parentWidget()->font();
        font.setPixelSize(std::max(6, static_cast<int>(scale * factor * size + 0.5)));
        font.setWeight(weight);
        return font;
    };
    setFont(fontOf(1, QFont::Normal));
    m_title->setFont(fontOf(1.2, QFont::DemiBold));
    m_scoreCaption->setFont(fontOf(1, QFont::DemiBold));
    m_score->setFont(fontOf(1.9, QFont::Bold));

    const int space = static_cast<int>(scale * size * 0.55);
    const int margin = shadow + static_cast<int>(scale * size * 1.1);
    m_layout->setContentsMargins(margin, margin, margin, margin);
    m_layout->setSpacing(space);
    m_rows->setSpacing(space / 2);
    m_buttons->setSpacing(space);
    m_buttons->setContentsMargins(0, space / 2, 0, 0);
}

/// In two rows of three, or in three of two.
void EndCard::arrangeButtons(bool isWide) {
    for (QPushButton* button : {m_newGame, m_again, m_undo, m_replay, m_better, m_review})
        m_buttons->removeWidget(button);
    const auto place = [this, isWide](QPushButton* button, QRect wide, QRect narrow) {
        const QRect& cells = isWide ? wide : narrow;
        m_buttons->addWidget(button, cells.y(), cells.x(), cells.height(), cells.width());
    };
    place(m_newGame, {0, 0, 2, 1}, {0, 0, 1, 1});
    place(m_again, {2, 0, 2, 1}, {1, 0, 1, 1});
    place(m_undo, {4, 0, 2, 1}, {0, 1, 1, 1});
    place(m_replay, {0, 1, 2, 1}, {1, 1, 1, 1});
    place(m_better, {2, 1, 2, 1}, {0, 2, 1, 1});
    place(m_review, {4, 1, 2, 1}, {1, 2, 1, 1});
    m_layout->invalidate(); // else it learns of the new sizes only in the next event
}

void EndCard::showEvent(QShowEvent* event) {
    // Clicks that were on their way to the board are not meant for the card.
    setAttribute(Qt::WA_TransparentForMouseEvents);
    QTimer::singleShot(settleTime, this,
                       [this] { setAttribute(Qt::WA_TransparentForMouseEvents, false); });
    CardFrame::showEvent(event);
}
