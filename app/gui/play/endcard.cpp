#include "app/gui/play/endcard.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <initializer_list>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/play/opponentpicture.h"
#include "app/gui/play/praise.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"

namespace {

constexpr int countingTime = 700; // milliseconds

/// A size of the card: letters as a share of the window's font, and how much is left out.
struct CardSize {
    double scale;
    int detail;
};

/// The first that fits is taken: parts are left out before letters become hard to read.
constexpr std::array cardSizes{
    CardSize{1.15, 0}, CardSize{1.0, 0},  CardSize{0.9, 0},  CardSize{1.0, 1},  CardSize{0.9, 1},
    CardSize{1.0, 2},  CardSize{0.9, 2},  CardSize{1.0, 3},  CardSize{0.9, 3},  CardSize{1.0, 4},
    CardSize{0.9, 4},  CardSize{0.9, 5},  CardSize{0.8, 5},  CardSize{0.72, 5}, CardSize{0.72, 6},
    CardSize{0.72, 7}, CardSize{0.72, 8}, CardSize{0.64, 8}, CardSize{0.56, 8}};

/// Some widget in it is not hidden. One that nobody has shown or hidden yet is shown with the card.
bool hasWanted(const QWidget* parts) {
    return std::ranges::any_of(parts->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly),
                               [](const QWidget* part) {
                                   return !part->isHidden() ||
                                          !part->testAttribute(Qt::WA_WState_ExplicitShowHide);
                               });
}

/// "2 moves: 8 points". Here and below one is a text of its own, so that English needs no
/// translation file.
QString movesTextOf(const GameSummary& summary) {
    const QString moves = summary.moveCount == 1
                              ? EndCard::tr("1 move")
                              : EndCard::tr("%Ln moves", nullptr, summary.moveCount);
    return movesEarn(summary.rules) ? EndCard::tr("%1: %2", "moves, their points")
                                          .arg(moves, pointsText(summary.movePoints))
                                    : moves;
}

/// What the end of the game adds to the score.
QString endTextOf(const GameSummary& summary) {
    if (summary.blocksLeft == 0)
        return summary.endPoints > 0
                   ? EndCard::tr("cleared board: +%1").arg(numberText(summary.endPoints))
                   : EndCard::tr("a cleared board earns no bonus");
    return summary.endPoints < 0 ? EndCard::tr("blocks left: %1").arg(numberText(summary.endPoints))
                                 : EndCard::tr("blocks left cost nothing");
}

/// How far the search for a better game is, and what it has found so far.
QString searchTextOf(const GameSummary& summary) {
    const QString progress = EndCard::tr("Looking for a better game: %1 % of the time.")
                                 .arg(numberText(summary.known.betterPercent));
    if (!summary.isSurpassed())
        return progress;
    return SharedText::sentences(
        {progress, EndCard::tr("Best game so far: %1.")
                       .arg(finalScoreText(summary.rules, *summary.known.bestScore))});
}

QString comparisonOf(const GameSummary& summary) {
    if (!summary.known.bestScore)
        return {};
    const int best = *summary.known.bestScore;
    const int more = best - summary.score();
    if (summary.known.better == BetterGame::State::Searching)
        return searchTextOf(summary);
    if (summary.isPerfect())
        return summary.isPlayed ? EndCard::tr("Perfect: it is proven that no game ends higher.")
                                : EndCard::tr("It is proven that no game ends higher.");
    if (more <= 0 && summary.known.better == BetterGame::State::NotFound)
        return SharedText::noBetterGame();
    if (more <= 0 && summary.known.isMarkSought)
        return {}; // a search may find a better one yet
    if (more <= 0 && !summary.foundBy.isEmpty())
        return EndCard::tr("This is the best game known.");
    // One's own game is called no best game; of a game that was not played, the one game may be
    // another.
    if (more <= 0)
        return summary.isOnlyGame() ? EndCard::tr("No other game of this board is known yet.")
                                    : EndCard::tr("No better game of this board is known.");
    if (!movesEarn(summary.rules))
        return EndCard::tr("Best game known: %1.").arg(finalScoreText(summary.rules, best));
    return summary.known.isBestProven
               ? EndCard::tr("Best game possible, proven: %1 (%2 more than this one).")
                     .arg(numberText(best), numberText(more))
               : EndCard::tr("Best game known: %1 (%2 more than this one).")
                     .arg(numberText(best), numberText(more));
}

/// Who played, or found, the game; in a row of its own what is known of its board.
QString aidTextOf(const GameSummary& summary) {
    if (summary.moveCount == 0)
        return {}; // nobody did
    if (!summary.foundBy.isEmpty())
        return summary.foundBy;
    if (summary.isOpened && summary.aid.isNone())
        return {}; // a file that tells of no help may know of none
    const QString game = summary.aid.isNone() ? EndCard::tr("Played without help")
                                              : EndCard::tr("Help: %1").arg(textOf(summary.aid));
    return summary.aid.wasHelpedBefore ? game + '\n' + sentenceOnBoard(summary.aid) : game;
}

/// The best scores apart; those that nobody has reached yet are left out, and so is the one that
/// the comparison names.
QString bestScoresOf(const GameSummary& summary) {
    const BoardStanding& standing = summary.known.standing;
    QStringList bests;
    const auto add = [&](const QString& text, const std::optional<int>& score) {
        if (score && score != summary.namedScore())
            bests << text.arg(finalScoreText(summary.rules, *score));
    };
    add(EndCard::tr("Best without help: %1"), standing.bestUnaided);
    add(bests.isEmpty() ? EndCard::tr("Best with help: %1") : EndCard::tr("with help: %1"),
        standing.bestAided);
    add(bests.isEmpty() ? EndCard::tr("The computer: %1") : EndCard::tr("the computer: %1"),
        standing.bestOfSolver);
    return bests.join(QStringLiteral(" · "));
}

/// How the game stands among the person's own, then the best scores apart; of an only game there is
/// no more to say, and nothing where the comparison has said it. A game that was not played has no
/// place among them.
QString standingOf(const GameSummary& summary) {
    const BoardStanding& standing = summary.known.standing;
    QString rank;
    if (standing.games == 0)
        return {};
    if (!summary.isPlayed)
        rank = EndCard::tr("Your games on this board: %1").arg(numberText(standing.games));
    else if (standing.games == 1)
        return summary.isOnlyGame() ? QString()
                                    : EndCard::tr("No other game of yours on this board yet.");
    else if (standing.above == 0)
        rank = EndCard::tr("Your best of %Ln games on this board.", nullptr, standing.games);
    else
        rank = EndCard::tr("Number %1 of your %2 games on this board.")
                   .arg(numberText(standing.above + 1), numberText(standing.games));
    const QString bests = bestScoresOf(summary);
    return bests.isEmpty() ? rank : rank + '\n' + bests;
}

/// While there is no mark.
QString markTextOf(const GameSummary& summary) {
    if (summary.known.isMarkSought)
        return EndCard::tr("Looking for what this board can give…");
    return summary.rules.refill ? QString() : EndCard::tr("What this board can give is not known.");
}

/// The medal, and the score that the next better one needs.
QString medalTextOf(const GameSummary& summary) {
    if (!summary.isPlayed || !movesEarn(summary.rules))
        return {};
    if (!summary.known.medalMark)
        return markTextOf(summary);
    const int mark = *summary.known.medalMark;
    if (mark <= 0)
        return EndCard::tr("A medal needs a score above 0.");
    const QString medal = titleOf(summary.medal());
    switch (summary.medal()) {
    case Medal::None:
        return EndCard::tr("Bronze from %1").arg(numberText(leastScoreFor(Medal::Bronze, mark)));
    case Medal::Bronze:
        return EndCard::tr("%1 · silver from %2", "bronze medal")
            .arg(medal, numberText(leastScoreFor(Medal::Silver, mark)));
    case Medal::Silver:
        return EndCard::tr("%1 · gold from %2", "silver medal")
            .arg(medal, numberText(leastScoreFor(Medal::Gold, mark)));
    case Medal::Gold:
        break;
    }
    return medal;
}

QString medalToolTip(int mark) {
    return EndCard::tr("Gold from %1 % of the best score known of this board, %2; silver from %3 "
                       "%, bronze from %4 %")
        .arg(numberText(goldPercent), numberText(mark), numberText(silverPercent),
             numberText(bronzePercent));
}

std::vector<ColorLeft> colorsLeftOn(const samegame::Board& board, const samegame::Rules& rules) {
    std::vector<ColorLeft> colors;
    for (int i = 1; i <= board.color_count(); ++i) {
        const auto color = static_cast<samegame::Color>(i);
        const std::array count{board.block_count(color)};
        if (count[0] > 0)
            colors.push_back({color, count[0], samegame::end_points(rules, count)});
    }
    std::ranges::stable_sort(
        colors, [](const ColorLeft& a, const ColorLeft& b) { return a.blocks > b.blocks; });
    return colors;
}

bool hasLoneColor(const samegame::Board& start) {
    for (int color = 1; color <= start.color_count(); ++color)
        if (start.block_count(static_cast<samegame::Color>(color)) == 1)
            return true;
    return false;
}

void takeLargestGroup(GameSummary& summary, const samegame::PlayedLine& game) {
    const samegame::MoveList& moves = game.line().moves;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int size = samegame::group_at(game.positions()[i].board, moves[i].cell).size();
        if (size <= summary.largestGroup)
            continue;
        summary.largestGroup = size;
        summary.largestGroupPoints = samegame::move_points(summary.rules, size);
        summary.largestGroupMove = static_cast<int>(i) + 1;
    }
}

} // namespace

bool GameSummary::isNearMiss() const {
    return !hasMoves && !rules.refill && moveCount > 0 && blocksLeft > 0 &&
           blocksLeft <= nearMissBlocks && !isUnclearable && clearedPoints > endPoints;
}

GameSummary summaryOf(GameDocument& document) {
    GameSummary summary;
    const samegame::Board& board = document.board();
    constexpr std::array nothingLeft{0};
    summary.rules = document.start().rules;
    summary.blocksLeft = board.block_count();
    summary.colorsLeft = colorsLeftOn(board, summary.rules);
    summary.hasMoves = board.has_moves();
    summary.moveCount = static_cast<int>(document.line().moves.size());
    summary.endPoints = samegame::end_points(summary.rules, board);
    summary.clearedPoints = samegame::end_points(summary.rules, nothingLeft);
    summary.isUnclearable = hasLoneColor(document.start().board);
    summary.movePoints = document.score() - summary.endPoints;
    summary.scores = document.played().scores();
    takeLargestGroup(summary, document.played());
    summary.aid = document.aid();
    summary.isPlayed = document.hasEndedByHand();
    summary.isOpened = document.isOpenedLine();
    if (const auto source = document.source())
        summary.foundBy = foundByText(source->solver);
    summary.canUndo = document.undoStack()->canUndo();
    return summary;
}

EndCard::EndCard(QWidget* parent)
    : CardFrame(parent),
      m_title(addLabel("endCardTitle")),
      m_praise(addLabel("endCardPraise")),
      m_score(addLabel("endCardScore")),
      m_medal(addLabel("endCardMedal")),
      m_medalText(addLabel("endCardMedalText")),
      m_sum(addLabel("endCardSum")),
      m_nearMiss(addLabel("endCardNearMiss")),
      m_moment(addLabel("endCardMoment")),
      m_curve(new ResultCurve(this)),
      m_left(new ColorsLeft(this)),
      m_aid(addLabel("endCardAid")),
      m_comparison(addLabel("endCardComparison")),
      m_standing(addLabel("endCardStanding")),
      m_extras(new QWidget(this)),
      m_offers(new QWidget(this)),
      m_next(addButton("endCardNext", QString(), QString())),
      m_again(addButton("endCardAgain", QString(), QString())),
      m_review(addButton("endCardReview", tr("Review"),
                         tr("Shows what each move gave away, and what was better"))),
      m_better(addButton("endCardBetter", QString(), QString())),
      m_newGame(addButton("endCardNewGame", tr("New game…"), SharedText::otherBoard())),
      m_undo(addButton("endCardUndo", tr("Undo"),
                       tr("Takes back the last move, so that the game goes on"))),
      m_replay(addButton("endCardReplay", tr("Watch this game"),
                         tr("Plays this game again, step by step"))),
      m_close(new QToolButton(this)) {
    setObjectName("endCard");
    m_curve->setObjectName("endCardCurve");
    m_left->setObjectName("endCardLeft");
    m_sum->setToolTip(tr("What the groups removed earned, and what the end of the game adds"));
    m_comparison->setToolTip(tr("The best game of this board that was played or found so far"));
    m_close->setObjectName("endCardClose");
    m_close->setText(QStringLiteral("✕"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Closes this card, to look at the board; a click on the score brings it "
                           "back"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    m_counting.setDuration(countingTime);
    m_counting.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_counting, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { showScore(value.toInt()); });
    connect(&m_counting, &QVariantAnimation::stateChanged, this,
            [this](QAbstractAnimation::State state) {
                if (state != QAbstractAnimation::Stopped)
                    return;
                qApp->removeEventFilter(this);
                if (m_summary)
                    showScore(m_summary->score());
            });
    connectButtons();
    arrange();
}

void EndCard::connectButtons() {
    connect(m_next, &QPushButton::clicked, this, [this] {
        const auto duel = m_summary ? m_summary->duel() : std::nullopt;
        if (duel)
            emit duelRequested(duel->next);
        else
            emit nextRequested();
    });
    connect(CurrentLook::instance(), &CurrentLook::changed, this, &EndCard::showOpponent);
    connect(m_newGame, &QPushButton::clicked, this, &EndCard::newGameRequested);
    connect(m_again, &QPushButton::clicked, this, &EndCard::restartRequested);
    connect(m_replay, &QPushButton::clicked, this, &EndCard::gameReplayRequested);
    connect(m_better, &QPushButton::clicked, this, [this] {
        if (m_summary && m_summary->isBetterToWatch())
            emit bestLineRequested();
        else
            emit betterGameRequested();
    });
    connect(m_review, &QPushButton::clicked, this, &EndCard::reviewRequested);
    connect(m_undo, &QPushButton::clicked, this, &EndCard::undoRequested);
    connect(m_close, &QToolButton::clicked, this, &EndCard::closeRequested);
}

QLabel* EndCard::addLabel(const char* objectName) {
    auto* label = new QLabel(this);
    label->setObjectName(objectName);
    return label;
}

void EndCard::arrange() {
    m_scoreRow = new QHBoxLayout;
    m_scoreRow->addWidget(m_score);
    m_scoreRow->addWidget(m_medal);
    m_scoreRow->addStretch(1);
    for (QWidget* parts : {m_extras, m_offers})
        (new QVBoxLayout(parts))->setContentsMargins(0, 0, 0, 0);
    m_buttons = new QGridLayout;

    m_layout = new QGridLayout(this);
    m_layout->setColumnStretch(0, 1);
    m_layout->addWidget(m_title, 0, 0);
    m_layout->addWidget(m_close, 0, 1, Qt::AlignTop);
    m_layout->addLayout(m_scoreRow, 1, 0, 1, 2);
    int row = 2;
    // Praise right above the score would read as what the number means.
    for (QWidget* part : std::initializer_list<QWidget*>{m_medalText, m_praise, m_sum, m_nearMiss,
                                                         m_moment, m_curve, m_left, m_extras,
                                                         m_comparison, m_aid, m_standing, m_offers})
        m_layout->addWidget(part, row++, 0, 1, 2);
    m_layout->addLayout(m_buttons, row, 0, 1, 2);
    for (QLabel* label : {m_title, m_praise, m_medalText, m_sum, m_nearMiss, m_moment, m_aid,
                          m_comparison, m_standing})
        label->setWordWrap(true);
    m_aid->setTextFormat(Qt::PlainText); // with names from files
    setScale(1);
    arrangeButtons(4);
}

void EndCard::setSummary(const GameSummary& summary) {
    if (summary == m_summary)
        return;
    m_summary = summary;
    showPraise();
    if (isCounting())
        m_counting.setEndValue(summary.score());
    else
        showScore(summary.score());
    for (QLabel* label : {m_score, m_medal})
        label->setVisible(!summary.hasNoBlocks());
    m_score->setAccessibleName(tr("Final score: %1").arg(numberText(summary.score())));
    showMedal();
    showDetails();
    showBetterButton();
    m_undo->setEnabled(summary.canUndo);
    choosePrimaryButton();
    nameNextSteps();
    setDetail(m_detail);
    QStringList description{m_score->accessibleName()};
    if (!m_medalText->text().isEmpty())
        description << m_medalText->text();
    setAccessibleDescription(summary.hasNoBlocks() ? QString() : description.join('\n'));
}

void EndCard::setTitle(const QString& title) {
    m_otherTitle = title;
    if (m_summary)
        showPraise();
}

/// Where another part has the title, what the summary would have said there stands below.
void EndCard::showPraise() {
    const QString title = praiseTitleOf(*m_summary);
    QStringList others{otherPraiseOf(*m_summary)};
    if (!m_otherTitle.isEmpty())
        others.prepend(title);
    others.removeAll(QString());
    m_title->setText(m_otherTitle.isEmpty() ? title : m_otherTitle);
    m_praise->setText(others.join(QStringLiteral(" · ")));
    m_nearMiss->setText(nearMissTextOf(*m_summary));
    setAccessibleName(m_title->text());
}

void EndCard::showScore(int score) {
    m_score->setText(numberText(score));
}

/// Its place is kept while there is none: it may come later.
void EndCard::showMedal() {
    const Medal medal = m_summary ? m_summary->medal() : Medal::None;
    m_medal->setPixmap(medalPicture(medal, m_medalSize, devicePixelRatioF(), palette()));
    m_medal->setFixedSize(m_medalSize, m_medalSize);
    if (!m_summary)
        return;
    m_medalText->setText(medalTextOf(*m_summary));
    const int mark = m_summary->known.medalMark.value_or(0);
    const QString toolTip =
        mark <= 0 || m_medalText->text().isEmpty() ? QString() : medalToolTip(mark);
    for (QLabel* label : {m_medal, m_medalText})
        label->setToolTip(toolTip);
    m_medal->setAccessibleName(titleOf(medal));
}

void EndCard::showDetails() {
    const GameSummary& summary = *m_summary;
    m_sum->setText(tr("%1 · %2", "points of moves, points of the end")
                       .arg(movesTextOf(summary), endTextOf(summary)));
    m_moment->setText(
        summary.largestGroup == 0
            ? QString()
            : tr("Largest group: %1")
                  .arg(sizeAndPointsText(summary.largestGroup, summary.largestGroupPoints,
                                         movesEarn(summary.rules))));
    m_curve->setGame(summary.scores, summary.endPoints, summary.largestGroupMove);
    m_left->setColors(summary.colorsLeft);
    m_aid->setText(aidTextOf(summary));
    m_aid->setToolTip(summary.foundBy.isEmpty() ? explanationOf(summary.aid)
                                                : tr("A file that the computer wrote was opened"));
    m_comparison->setText(comparisonOf(summary));
    m_standing->setText(standingOf(summary));
}

void EndCard::addExtra(QWidget* extra) {
    m_extras->layout()->addWidget(extra);
}

void EndCard::addOffer(QWidget* offer) {
    m_offers->layout()->addWidget(offer);
}

/// A better game is watched where one is known; else the computer looks for one.
void EndCard::showBetterButton() {
    const bool isSearching = m_summary->known.better == BetterGame::State::Searching;
    const bool isKnown = m_summary->isBetterToWatch();
    m_better->setText(isSearching ? tr("Stop looking")
                      : isKnown   ? tr("Watch the best game")
                                  : tr("Show a better game"));
    m_better->setToolTip(
        isSearching ? tr("Ends the search; a better game that it has found is replayed")
        : isKnown   ? tr("Plays the best game known of this board, step by step")
                    : tr("Has the computer look for a better game for some seconds, and replays "
                           "it"));
    m_better->setEnabled(isSearching || isKnown || m_summary->known.canFindBetter);
}

/// Who cleared the board or played better than ever goes on; others try again.
QPushButton* EndCard::nextStep() const {
    if (!m_summary || m_summary->moveCount == 0 || m_summary->hasMoves)
        return m_next;
    for (const Praise praise : praisesOf(*m_summary))
        if (praise == Praise::Perfect || praise == Praise::Cleared || praise == Praise::NewBest)
            return m_next;
    return m_again;
}

void EndCard::choosePrimaryButton() {
    m_again->setVisible(m_summary->moveCount > 0);
    QPushButton* primary = nextStep();
    QPushButton* other = primary == m_next ? m_again : m_next;
    if (primary == primaryButton())
        return;
    setPrimaryButton(primary);
    QWidget* before = primary;
    for (QWidget* next : std::initializer_list<QWidget*>{m_review, m_better, other, m_newGame,
                                                         m_undo, m_replay, m_close}) {
        setTabOrder(before, next);
        before = next;
    }
}

/// After a duel they say what becomes of the board and of the opponent.
void EndCard::nameNextSteps() {
    const std::optional<DuelView> duel = m_summary->duel();
    const QString name = duel ? nameOf(duel->opponent) : QString();
    const QString next = duel ? nameOf(duel->next) : QString();
    m_next->setText(duel ? tr("New board: %1", "an opponent").arg(next) : tr("Next"));
    m_next->setToolTip(
        duel
            ? plainToolTip(
                  tr("A duel against %1 on another board. %2").arg(next, explanationOf(duel->next)))
            : tr("Goes on with the board that comes next"));
    m_next->setAccessibleName(duel ? tr("A duel against %1 on another board").arg(next)
                                   : QString());
    showOpponent();
    m_again->setText(duel ? tr("Same board: %1", "an opponent").arg(name) : tr("Try again"));
    m_again->setToolTip(
        duel ? tr("Plays this board from its start, against %1 once more; can be undone").arg(name)
             : tr("Plays this board from its start; can be undone"));
}

/// The next one's picture, as high as the letters beside it.
void EndCard::showOpponent() {
    const auto duel = m_summary ? m_summary->duel() : std::nullopt;
    const int size = m_next->fontMetrics().height();
    m_next->setIconSize({size, size});
    m_next->setIcon(duel ? opponentPicture(duel->next, size, devicePixelRatioF(), palette())
                         : QPixmap());
}

void EndCard::fit(const QRect& area, const std::vector<QRect>& blocks) {
    const bool isSame = isVisible() && area == m_area;
    const QSize shown = isSame ? size() : QSize(0, 0);
    if (!isSame)
        m_size = 0;
    m_area = area;
    const QSize largest = area.size();
    QSize size;
    for (; m_size < cardSizes.size(); ++m_size) {
        setDetail(cardSizes[m_size].detail);
        setScale(cardSizes[m_size].scale);
        size = sizeFor(largest.width());
        if (size.width() <= largest.width() && size.height() <= largest.height())
            break;
    }
    m_size = std::min(m_size, cardSizes.size() - 1);
    QRect middle(QPoint(0, 0), size.expandedTo(shown));
    middle.moveCenter(area.center());
    std::vector<QRect> places = placesIn(area, middle.size());
    std::ranges::stable_sort(places, {}, [&middle](const QRect& place) {
        return (place.center() - middle.center()).manhattanLength();
    });
    places.insert(places.begin(), middle);
    setGeometry(leastCovering(places, blocks));
}

/// From 0, which leaves nothing out, to 5, which leaves the title, the score, what others added and
/// the buttons; 8 leaves the title, the score, and how to go on.
void EndCard::setDetail(int detail) {
    m_detail = detail;
    const auto showText = [detail](QLabel* label, int least) {
        label->setVisible(detail < least && !label->text().isEmpty());
    };
    showText(m_medalText, 5);
    showText(m_praise, 5);
    showText(m_nearMiss, 5);
    showText(m_moment, 4);
    showText(m_comparison, 4);
    showText(m_aid, 3);
    showText(m_standing, 1);
    const bool hasGame = m_summary && m_summary->moveCount > 0;
    m_sum->setVisible(hasGame && detail < 3);
    m_curve->setVisible(hasGame && detail < 2);
    m_left->setVisible(m_summary && !m_summary->colorsLeft.empty() && detail < 4);
    m_extras->setVisible(detail < 8 && hasWanted(m_extras));
    m_offers->setVisible(detail < 6 && hasWanted(m_offers));
    m_review->setVisible(hasGame && detail < 7 && !m_summary->rules.refill);
    m_better->setVisible(hasGame && detail < 7);
    m_replay->setVisible(hasGame && detail < 6);
    for (QPushButton* button : {m_newGame, m_undo})
        button->setVisible(detail < 6);
}

QSize EndCard::sizeFor(int availableWidth) {
    m_score->setMinimumWidth(
        m_summary ? m_score->fontMetrics().horizontalAdvance(numberText(m_summary->score())) + 2
                  : 0);
    for (const int columns : {4, 2, 1}) {
        arrangeButtons(columns);
        if (m_layout->totalMinimumSize().width() <= availableWidth)
            break;
    }
    const int wished = fontMetrics().averageCharWidth() * 54;
    const int width =
        std::max(m_layout->totalMinimumSize().width(), std::min(wished, availableWidth));
    int height = m_layout->totalHeightForWidth(width);
    if (m_summary && m_summary->known.isMarkSought) { // what is found may need two lines
        const QFontMetrics metrics = fontMetrics();
        const int one = metrics.size(0, "1").height();
        const int two = metrics.size(0, "1\n2").height();
        const bool willCompare = m_detail < 4 && m_comparison->text().isEmpty();
        height += willCompare ? two + m_layout->spacing() : two - one;
    }
    return {width, height};
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
    m_title->setFont(fontOf(1.35, QFont::DemiBold));
    m_score->setFont(fontOf(2.2, QFont::Bold));
    m_medalSize = static_cast<int>(scale * 2.6 * size);
    showMedal();
    for (QPushButton* button : {m_next, m_again})
        button->setFont(button == nextStep() ? fontOf(1.15, QFont::DemiBold)
                                             : fontOf(0.9, QFont::Normal));
    for (QPushButton* button : {m_newGame, m_undo, m_replay})
        button->setFont(fontOf(0.9, QFont::Normal));
    showOpponent();

    const int space = static_cast<int>(scale * size * 0.45);
    const int margin = shadow + static_cast<int>(scale * size);
    m_layout->setContentsMargins(margin, margin, margin, margin);
    m_layout->setSpacing(space);
    m_scoreRow->setSpacing(2 * space);
    m_buttons->setSpacing(space);
    m_buttons->setContentsMargins(0, space / 2, 0, 0);
}

/// The primary button has a row of its own, then come two, and then the rest, `columns` in a row.
void EndCard::arrangeButtons(int columns) {
    QPushButton* primary = nextStep();
    const std::array rest{primary == m_next ? m_again : m_next, m_newGame, m_undo, m_replay};
    for (QPushButton* button : {m_next, m_again, m_review, m_better, m_newGame, m_undo, m_replay})
        m_buttons->removeWidget(button);
    constexpr int cells = 4; // of the grid in a row
    m_buttons->addWidget(primary, 0, 0, 1, cells);
    const int half = columns == 1 ? cells : cells / 2;
    m_buttons->addWidget(m_review, 1, 0, 1, half);
    const bool isAlone = m_review->isHidden(); // of games that cannot be reviewed
    m_buttons->addWidget(m_better, columns == 1 ? 2 : 1, isAlone ? 0 : cells - half, 1,
                         isAlone ? cells : half);
    const int first = columns == 1 ? 3 : 2;
    const int inRow = m_newGame->isHidden() ? 1 : columns; // only the first of the rest is shown
    const int width = cells / inRow;
    for (int i = 0; i < static_cast<int>(rest.size()); ++i)
        m_buttons->addWidget(rest[static_cast<std::size_t>(i)], first + i / inRow,
                             i % inRow * width, 1, width);
    // Else the layouts learn of the new sizes only in the next event.
    m_extras->updateGeometry();
    m_offers->updateGeometry();
    m_layout->invalidate();
}

void EndCard::countUp() {
    if (!m_summary || m_summary->score() == 0)
        return;
    m_counting.stop();
    m_counting.setStartValue(0);
    m_counting.setEndValue(m_summary->score());
    qApp->installEventFilter(this);
    m_counting.start();
    showScore(0);
}

bool EndCard::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (isCounting() && (type == QEvent::KeyPress || type == QEvent::MouseButtonPress ||
                         type == QEvent::TouchBegin))
        m_counting.stop();
    return CardFrame::eventFilter(watched, event);
}

void EndCard::hideEvent(QHideEvent* event) {
    m_counting.stop();
    CardFrame::hideEvent(event);
}
