#include "app/gui/board/boardview.h"

#include <QStyle>

#include <algorithm>

#include "app/gui/basics/rulestext.h"
#include "app/gui/board/accessibleboard.h"
#include "app/gui/board/boardeffects.h"
#include "app/gui/board/effectlayer.h"
#include "app/gui/board/endcard.h"
#include "engine/game/scoring.h"

namespace {

constexpr int defaultAnimationDuration = 160;

/// `cell`, or the nearest cell of `board`.
samegame::Cell onBoard(samegame::Cell cell, const samegame::Board& board) {
    const auto limited = [](int value, int size) {
        return static_cast<std::uint8_t>(std::clamp(value, 0, std::max(0, size - 1)));
    };
    return {limited(cell.column, board.columns()), limited(cell.row, board.rows())};
}

} // namespace

BoardView::BoardView(QWidget* parent)
    : QWidget(parent), m_theme(palette()), m_effects(new EffectLayer(this)) {
    installAccessibleBoard(); // first: Qt keeps the interface it makes at the first event
    setObjectName("boardView");
    setAccessibleName(tr("Board"));
    describe();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_timeline, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_timeline, &QVariantAnimation::finished, this, &BoardView::finishAnimation);
    connect(CurrentLook::instance(), &CurrentLook::changed, this, [this] {
        renewTheme();
        announceBoard(this); // colors may have other names
    });
    makeEndCard();
}

BoardView::~BoardView() = default;

void BoardView::setDocument(GameDocument* document) {
    if (m_document) {
        m_document->disconnect(this);
        m_document->undoStack()->disconnect(this);
    }
    m_document = document;
    connect(document, &GameDocument::positionChanged, this, &BoardView::followDocument);
    connect(document, &GameDocument::aidChanged, this, &BoardView::updateEndCard);
    // The stack counts a move only after it has been played and shown.
    connect(document->undoStack(), &QUndoStack::canUndoChanged, this, &BoardView::updateEndCard);
    describe();
    showGame();
}

void BoardView::showReplay(const samegame::StartPosition& position,
                           const std::optional<samegame::Move>& next) {
    const auto& [board, rules] = position;
    // A step of the line shown, forward or backward, is animated; a jump is not.
    std::optional<samegame::Transition> step;
    bool backward = false;
    if (m_mode == ViewMode::Replay && m_next)
        step = samegame::transition(m_board, m_replayRules, *m_next);
    if (!step || !(step->after == board)) {
        step.reset();
        if (m_mode == ViewMode::Replay && next)
            step = samegame::transition(board, rules, *next);
        if (step && !(step->after == m_board))
            step.reset();
        backward = step.has_value();
    }
    m_mode = ViewMode::Replay;
    m_next = next;
    m_replayRules = rules;
    showBoard(board, step, backward);
}

void BoardView::showGame() {
    m_mode = ViewMode::Play;
    m_next.reset();
    if (m_document)
        showBoard(m_document->board(), std::nullopt, false);
}

void BoardView::followDocument(GameDocument::Change change,
                               const std::optional<samegame::Transition>& transition) {
    m_isEndCardClosed = false;
    if (change == GameDocument::Change::NewGame)
        describe();
    if (m_mode == ViewMode::Play)
        showBoard(m_document->board(), transition, change == GameDocument::Change::MoveUndone);
}

void BoardView::showBoard(const samegame::Board& board,
                          const std::optional<samegame::Transition>& transition, bool backward) {
    m_timeline.stop();
    m_animation.reset();
    m_effects->finish();
    if (!(board == m_board))
        m_markings = {};
    m_board = board;
    m_pressed.reset();
    m_cursor = onBoard(m_cursor, board);
    if (transition && isVisible() && animationDuration() > 0)
        startAnimation(*transition, backward);
    if (m_animation && !backward)
        startEffects(*transition);
    if (m_animation)
        repaint(); // the first frame: what others make of the move may take a while
    forgetPicture();
    clearSelection();
    m_hovered = {};
    updateHovered();
    if (m_hovered.empty())
        emit groupHovered({}, 0); // what was told of the board before is over
    updateEndCard();
    announceBoard(this);
}

void BoardView::setCandidates(const std::vector<CandidateLabel>& labels) {
    m_markings.candidates = labels;
    std::ranges::sort(m_markings.candidates, std::ranges::greater{}, &CandidateLabel::rank);
    update();
    announceBoard(this);
}

void BoardView::setMarkedMove(const std::optional<samegame::Move>& move) {
    m_markings.marked = move;
    update();
}

void BoardView::setHoveredCandidate(const std::optional<samegame::Move>& move) {
    m_markings.hoveredCandidate = move;
    update();
}

void BoardView::setMarkedColor(const std::optional<samegame::Color>& color) {
    if (color == m_markings.color)
        return;
    m_markings.color = color;
    forgetEmphasis();
}

void BoardView::setPreview(const std::optional<samegame::MoveList>& moves) {
    if (moves == m_markings.preview)
        return;
    m_markings.preview = moves;
    forgetEmphasis();
}

QRect BoardView::cellRect(samegame::Cell cell) const {
    return boardGeometry().logicalCellRect(cell);
}

samegame::Rules BoardView::rules() const {
    return m_document ? m_document->start().rules : samegame::Rules{};
}

int BoardView::pointsOf(const samegame::Group& group) const {
    return samegame::move_points(rules(), group.size());
}

int BoardView::animationDuration() const {
    if (m_animationDuration)
        return *m_animationDuration;
    const bool wanted = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    return wanted ? defaultAnimationDuration : 0;
}

void BoardView::setAnimationDuration(int milliseconds) {
    m_animationDuration = std::max(0, milliseconds);
}

void BoardView::followDesktopAnimation() {
    m_animationDuration.reset();
}

void BoardView::setShowsGlyphs(bool shows) {
    m_theme.showsGlyphs = shows;
    forgetPicture();
}

QSize BoardView::sizeHint() const {
    return {640, 640};
}

QSize BoardView::minimumSizeHint() const {
    return {200, 160};
}

void BoardView::startAnimation(const samegame::Transition& transition, bool backward) {
    m_animation.emplace(transition, BoardPainter(m_theme, boardGeometry()));
    m_timeline.setStartValue(backward ? 1.0 : 0.0);
    m_timeline.setEndValue(backward ? 0.0 : 1.0);
    m_timeline.setDuration(animationDuration());
    m_timeline.start();
}

void BoardView::startEffects(const samegame::Transition& transition) {
    const ShownMove move{transition, rules(), boardGeometry(), m_theme, font(), isPerfect()};
    playEffects(*m_effects, move,
                static_cast<double>(animationDuration()) / defaultAnimationDuration);
}

bool BoardView::hasEndCard() const {
    return !m_endCard->isHidden();
}

bool BoardView::closeEndCard() {
    if (!hasEndCard())
        return false;
    m_isEndCardClosed = true;
    updateEndCard();
    return true;
}

bool BoardView::isPerfect() const {
    return showsFinishedGame() && summary().isPerfect();
}

bool BoardView::showsFinishedGame() const {
    return m_mode == ViewMode::Play && m_document && m_document->isFinished();
}

/// What the end of the game is told with.
GameSummary BoardView::summary() const {
    GameSummary summary = summaryOf(*m_document);
    summary.bestKnownScore = m_bestKnownScore;
    summary.isBestProven = m_isBestProven;
    summary.standing = m_standing;
    summary.duel = m_duel;
    return summary;
}

void BoardView::skipWhatMoves() {
    finishAnimation();
    m_effects->finish();
}

void BoardView::finishAnimation() {
    if (!m_animation)
        return;
    m_timeline.stop();
    m_animation.reset();
    update();
    updateEndCard();
}

void BoardView::makeEndCard() {
    m_endCard = new EndCard(this);
    m_endCard->hide();
    connect(m_endCard, &EndCard::newGameRequested, this, &BoardView::newGameRequested);
    connect(m_endCard, &EndCard::restartRequested, this, &BoardView::restartRequested);
    connect(m_endCard, &EndCard::bestLineRequested, this, &BoardView::bestLineRequested);
    connect(m_endCard, &EndCard::gameReplayRequested, this, &BoardView::gameReplayRequested);
    connect(m_endCard, &EndCard::undoRequested, this, [this] { m_document->undoStack()->undo(); });
    connect(m_endCard, &EndCard::closeRequested, this, &BoardView::closeEndCard);
    for (QWidget* part : m_endCard->findChildren<QWidget*>())
        part->installEventFilter(this);
}

/// For a screen reader: how to play, and under which rules if they are not the usual ones.
void BoardView::describe() {
    const QString keys = tr("Arrow keys move the cursor, Enter or Space plays the group under it.");
    setAccessibleDescription(
        rules() == samegame::Rules{}
            ? keys
            : tr("%1 Rules: %2. %3").arg(keys, titleOf(rules()), explanationOf(rules())));
}

void BoardView::setBestKnownScore(const std::optional<int>& score, bool isProven) {
    m_bestKnownScore = score;
    m_isBestProven = isProven;
    updateEndCard();
}

void BoardView::setStanding(const BoardStanding& standing) {
    m_standing = standing;
    updateEndCard();
}

void BoardView::setDuel(const std::optional<DuelEnd>& duel) {
    if (duel == m_duel)
        return;
    m_duel = duel;
    updateEndCard();
}

void BoardView::updateEndCard() {
    const bool wanted = showsFinishedGame() && !m_isEndCardClosed && !m_animation;
    if (wanted) {
        m_endCard->setSummary(summary());
        m_endCard->fit(rect());
    } else if (m_endCard->isAncestorOf(focusWidget())) {
        setFocus(Qt::OtherFocusReason); // or it would wander to the next widget of the window
    }
    const bool isNews = wanted == m_endCard->isHidden();
    m_endCard->setVisible(wanted);
    if (isNews)
        emit endCardChanged(wanted);
}
