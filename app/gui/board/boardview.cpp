#include "app/gui/board/boardview.h"

#include <QStyle>

#include <algorithm>
#include <utility>

#include "app/gui/board/accessibleboard.h"
#include "app/gui/board/boardeffects.h"
#include "app/gui/board/effectlayer.h"

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
}

BoardView::~BoardView() = default;

void BoardView::show(const ShownBoard& shown, const std::optional<ShownStep>& step) {
    m_timeline.stop();
    m_animation.reset();
    m_effects->finish();
    if (!(shown.board == m_shown.board))
        m_markings = {};
    m_shown = shown;
    m_pressed.reset();
    m_cursor = onBoard(m_cursor, shown.board);
    if (step && isVisible() && animationDuration() > 0)
        startAnimation(*step);
    if (m_animation && !step->isBackward)
        startEffects(step->transition);
    if (m_animation)
        repaint(); // the first frame: what others make of the move may take a while
    forgetPicture();
    clearSelection();
    m_hovered = {};
    updateHovered();
    if (m_hovered.empty())
        emit groupHovered({}, 0); // what was told of the board before is over
    announceBoard(this);
}

void BoardView::mark(const BoardMarkings& markings) {
    const BoardMarkings before = std::exchange(m_markings, markings);
    std::ranges::sort(m_markings.candidates, std::ranges::greater{}, &CandidateLabel::rank);
    if (m_markings.color == before.color && m_markings.preview == before.preview)
        update();
    else
        forgetEmphasis();
    if (m_markings.candidates != before.candidates)
        announceBoard(this);
}

QRect BoardView::cellRect(samegame::Cell cell) const {
    return boardGeometry().logicalCellRect(cell);
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

void BoardView::startAnimation(const ShownStep& step) {
    m_animation.emplace(step.transition, BoardPainter(m_theme, boardGeometry()));
    m_timeline.setStartValue(step.isBackward ? 1.0 : 0.0);
    m_timeline.setEndValue(step.isBackward ? 0.0 : 1.0);
    m_timeline.setDuration(animationDuration());
    m_timeline.start();
}

void BoardView::startEffects(const samegame::Transition& transition) {
    const ShownMove move{transition, m_shown, boardGeometry(), m_theme, font()};
    playEffects(*m_effects, move,
                static_cast<double>(animationDuration()) / defaultAnimationDuration);
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
    emit settled();
}

void BoardView::guardFromDoubleClicks(QWidget* card) {
    for (QWidget* part : card->findChildren<QWidget*>())
        part->installEventFilter(this);
}
