#include "app/gui/panels/replaybar.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/input.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/panels/actionicon.h"
#include "app/gui/panels/comparedline.h"
#include "app/gui/panels/scorecurve.h"

namespace {

constexpr double speeds[] = {0.5, 1, 2, 4, 8, 16}; // moves per second
constexpr int wideWidth = 560;                     // pixels
constexpr int leastTrackWidth = 280;               // pixels, beside steps and ways out in one row
constexpr int captionMargin = spacing::tight;
constexpr int captionGap = spacing::part;

} // namespace

class ReplaySlider : public QSlider {
public:
    using QSlider::QSlider;

    /// From either side of the slider to the middle of its handle at that end.
    int handleInset() const {
        QStyleOptionSlider option;
        initStyleOption(&option);
        return style()->pixelMetric(QStyle::PM_SliderLength, &option, this) / 2;
    }
};

ReplayBar::ReplayBar(LineReplay* replay, const ReplayKeys& keys, QWidget* parent)
    : QWidget(parent),
      m_replay(replay),
      m_keys(keys),
      m_curve(new ScoreCurve),
      m_slider(new ReplaySlider(Qt::Horizontal)),
      m_place(new ElidedLabel),
      m_endPoints(new QLabel),
      m_steps(new QWidget),
      m_track(new QWidget),
      m_compared(new ComparedLine(replay, keys.otherLine, this)) {
    setObjectName("replayBar");
    m_curve->setObjectName("scoreCurve");
    m_slider->setObjectName("replaySlider");
    m_slider->setAccessibleName(tr("Move of the replayed game"));
    m_slider->setPageStep(5);
    m_place->setObjectName("replayPlace");
    m_endPoints->setObjectName("replayEndPoints");
    for (QLabel* caption : std::initializer_list<QLabel*>{m_place, m_endPoints})
        caption->setAttribute(Qt::WA_TransparentForMouseEvents);
    makeButtons();
    arrange();

    connect(m_curve, &ScoreCurve::indexRequested, replay, &LineReplay::setIndex);
    connect(m_curve, &ScoreCurve::indexHovered, this, &ReplayBar::showPlace);
    connect(m_slider, &QSlider::valueChanged, replay, &LineReplay::setIndex);
    connect(replay, &LineReplay::lineChanged, this, &ReplayBar::showLine);
    connect(replay, &LineReplay::indexChanged, this, &ReplayBar::showIndex);
    connect(replay, &LineReplay::activeChanged, this, &ReplayBar::showIndex);
    connect(replay, &LineReplay::playingChanged, this, &ReplayBar::showPlaying);
    connect(replay, &LineReplay::comparisonChanged, this, &ReplayBar::compare);
    connect(replay, &LineReplay::indexChanged, this, &ReplayBar::shareHeight);
    showLine();
    showPlaying();
}

void ReplayBar::makeButtons() {
    using SharedText::withKey;
    const auto step = [this](const char* name, const QString& text, const QString& toolTip,
                             void (LineReplay::*walk)()) {
        QToolButton* button = makeButton(QStringLiteral("%1Button").arg(name), text, toolTip,
                                         QStringLiteral("%1Move").arg(name));
        button->setAutoRepeat(true);
        connect(button, &QToolButton::clicked, m_replay, [this] { m_replay->setPlaying(false); });
        connect(button, &QToolButton::clicked, m_replay, walk);
        return button;
    };
    m_firstButton = step("first", tr("First"), withKey(tr("Start of the game"), m_keys.first),
                         &LineReplay::first);
    m_previousButton = step("previous", tr("Previous"),
                            withKey(tr("One move back"), m_keys.previous), &LineReplay::previous);
    m_nextButton =
        step("next", tr("Next"), withKey(tr("One move on"), m_keys.next), &LineReplay::next);
    m_lastButton =
        step("last", tr("Last"), withKey(tr("End of the game"), m_keys.last), &LineReplay::last);
    m_playButton = makeButton("playButton", {}, {}, {});
    connect(m_playButton, &QToolButton::clicked, m_replay,
            [this] { m_replay->setPlaying(!m_replay->isPlaying()); });
    m_loopButton = makeButton(
        "loopButton", tr("Loop"),
        withKey(tr("Plays again from the start when the end is reached"), m_keys.loop), "loop");
    m_loopButton->setCheckable(true);
    m_loopButton->setChecked(m_replay->isLooping());
    connect(m_loopButton, &QToolButton::toggled, m_replay, &LineReplay::setLooping);
    connect(m_replay, &LineReplay::loopingChanged, m_loopButton, &QToolButton::setChecked);

    m_speed = new QComboBox;
    m_speed->setObjectName("replaySpeed");
    m_speed->setAccessibleName(tr("Speed of the replay"));
    m_speed->setToolTip(tr("Moves per second"));
    for (const double speed : speeds)
        m_speed->addItem(tr("%1/s", "moves per second").arg(QLocale().toString(speed)), speed);
    m_speed->setCurrentIndex(m_speed->findData(m_replay->speed()));
    connect(m_speed, &QComboBox::activated, m_replay,
            [this] { m_replay->setSpeed(m_speed->currentData().toDouble()); });
    makeWays();
}

void ReplayBar::makeWays() {
    m_takeOverButton = new QPushButton(tr("Take over here"));
    m_takeOverButton->setObjectName("takeOverButton");
    m_takeOverButton->setAccessibleName(m_takeOverButton->text());
    m_takeOverButton->setToolTip(SharedText::withKey(SharedText::takeOver(), m_keys.takeOver));
    connect(m_takeOverButton, &QPushButton::clicked, m_replay, &LineReplay::takeOver);
    m_backButton = new QPushButton(tr("Back to the game"));
    m_backButton->setObjectName("backToGameButton");
    m_backButton->setAccessibleName(m_backButton->text());
    m_backButton->setToolTip(SharedText::withKey(tr("Shows the game again"), m_keys.back));
    connect(m_backButton, &QPushButton::clicked, m_replay, &LineReplay::leave);
}

QToolButton* ReplayBar::makeButton(const QString& objectName, const QString& text,
                                   const QString& toolTip, const QString& icon) {
    auto* button = new QToolButton;
    button->setObjectName(objectName);
    button->setText(text); // the name for screen readers
    button->setToolTip(toolTip);
    button->setIcon(actionIcon(icon));
    button->setAutoRaise(true);
    return button;
}

void ReplayBar::arrange() {
    auto* overCurve = new QHBoxLayout(m_curve);
    overCurve->setContentsMargins(captionMargin, 0, captionMargin, 0);
    overCurve->setSpacing(captionGap);
    overCurve->addWidget(m_place, 1, Qt::AlignTop);
    overCurve->addWidget(m_endPoints, 0, Qt::AlignTop);
    // The captions stand above the curve; they must not make it wider.
    m_place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (QLabel* caption : std::initializer_list<QLabel*>{m_place, m_endPoints})
        caption->setFixedHeight(m_curve->captionHeight());

    // Time runs from left to right in every window, as in charts: else slider and curve would part.
    for (QWidget* part : {m_steps, m_track})
        part->setLayoutDirection(Qt::LeftToRight);
    auto* steps = new QHBoxLayout(m_steps);
    steps->setContentsMargins(0, 0, 0, 0);
    steps->setSpacing(spacing::tight);
    for (QToolButton* button :
         {m_firstButton, m_previousButton, m_playButton, m_nextButton, m_lastButton, m_loopButton})
        steps->addWidget(button);
    steps->addWidget(m_speed);
    auto* track = new QVBoxLayout(m_track);
    track->setContentsMargins(0, 0, 0, 0);
    track->setSpacing(0);
    track->addWidget(m_curve);
    track->addWidget(m_slider);
    m_ways = new QBoxLayout(QBoxLayout::LeftToRight);
    m_ways->setSpacing(spacing::tight);
    m_ways->addWidget(m_takeOverButton);
    m_ways->addWidget(m_backButton);
    m_layout = new QGridLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setVerticalSpacing(0);
    m_layout->addWidget(m_compared, 2, 0, 1, 3);
    m_compared->picture()->hide();
    m_layout->addWidget(m_compared->picture(), 0, 3, 3, 1, Qt::AlignVCenter); // beside both rows
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    place(false);
}

/// Everything in one row where there is room: what is saved belongs to the board.
void ReplayBar::place(bool isWide) {
    for (QWidget* part : {m_steps, m_track})
        m_layout->removeWidget(part);
    m_layout->removeItem(m_ways);
    m_ways->setDirection(isWide && !m_isComparing ? QBoxLayout::TopToBottom
                                                  : QBoxLayout::LeftToRight);
    m_layout->addWidget(m_track, 0, isWide ? 1 : 0, 1, isWide ? 1 : 3);
    m_layout->addWidget(m_steps, isWide ? 0 : 1, 0);
    m_layout->addLayout(m_ways, isWide ? 0 : 1, 2);
    m_layout->setColumnStretch(1, 1);
    m_compared->picture()->setVisible(isWide && m_isComparing);
    m_compared->setStacked(!isWide);
    m_isWide = isWide;
}

/// Beside the steps the ways out bear their names only where these fit; elsewhere icons, whose tool
/// tips say what they do.
void ReplayBar::fitWays() {
    int whole = m_steps->sizeHint().width() + m_layout->horizontalSpacing();
    for (QPushButton* way : {m_takeOverButton, m_backButton}) {
        way->setIcon({});
        way->setText(way->accessibleName());
        whole += way->sizeHint().width() + m_ways->spacing();
    }
    const bool isStacked = m_isWide && !m_isComparing;
    if (isStacked || whole + (m_isWide ? leastTrackWidth : 0) <= width())
        return;
    m_takeOverButton->setIcon(actionIcon("takeOver"));
    m_backButton->setIcon(actionIcon("backToGame"));
    for (QPushButton* way : {m_takeOverButton, m_backButton})
        way->setText({});
}

void ReplayBar::compare() {
    m_isComparing = m_replay->other().has_value();
    place(m_isWide);
    fitWays();
    shareHeight();
}

/// In a wide bar the row of the line that is compared is as high as the curve. Where its words need
/// more rows, the bar grows by what the curve cannot give.
void ReplayBar::shareHeight() {
    const int usual = m_isWide ? std::max(ScoreCurve::usualPlotHeight, m_compared->leastHeight())
                               : ScoreCurve::usualPlotHeight;
    const int picture =
        m_isWide ? m_compared->picture()->width() + m_layout->horizontalSpacing() : 0;
    const int row =
        m_isComparing ? m_compared->layout()->totalHeightForWidth(width() - picture) : 0;
    m_curve->setPlotHeight(std::max(0, usual - row));
}

QSize ReplayBar::minimumSizeHint() const {
    const int iconButton = fontMetrics().height() * 2 + 8;
    return {m_steps->minimumSizeHint().width() + 2 * (iconButton + m_ways->spacing()),
            QWidget::minimumSizeHint().height()};
}

void ReplayBar::showLine() {
    const int endPoints = m_replay->endPoints();
    m_curve->setScores(m_replay->scores(), endPoints);
    m_endPoints->setText(endPoints > 0   ? tr("bonus +%1").arg(numberText(endPoints))
                         : endPoints < 0 ? tr("penalty −%1").arg(numberText(-endPoints))
                                         : QString());
    showIndex();
}

void ReplayBar::showIndex() {
    const int index = m_replay->index();
    const int length = m_replay->length();
    const bool hasMoves = length > 0;
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, length);
        m_slider->setValue(index);
    }
    m_curve->setIndex(index);
    m_slider->setEnabled(hasMoves);
    enableOrLeave(m_firstButton, index > 0, m_slider);
    enableOrLeave(m_previousButton, index > 0, m_slider);
    m_playButton->setEnabled(hasMoves);
    enableOrLeave(m_nextButton, index < length, m_slider);
    enableOrLeave(m_lastButton, index < length, m_slider);
    m_loopButton->setEnabled(hasMoves);
    m_takeOverButton->setEnabled(m_replay->isActive());
    m_backButton->setEnabled(m_replay->isActive());
    showPlace(std::nullopt);
}

QString ReplayBar::placeOf(LineKind kind) {
    switch (kind) {
    case LineKind::ThisGame:
        return tr("This game: move %1 of %2, score %3");
    case LineKind::BestGame:
        return tr("Best game played: move %1 of %2, score %3");
    case LineKind::Candidate:
        return tr("Game of a candidate: move %1 of %2, score %3");
    case LineKind::ReviewedGame:
        return tr("Reviewed game: move %1 of %2, score %3");
    case LineKind::BetterLine:
        return tr("Better game: move %1 of %2, score %3");
    case LineKind::BestLine:
        break;
    }
    return tr("Best game: move %1 of %2, score %3");
}

void ReplayBar::showPlace(std::optional<int> hovered) {
    if (m_replay->length() == 0) {
        const bool isGame = m_replay->source() == ReplaySource::Game;
        m_place->setShorterTexts({});
        m_place->setText(isGame ? tr("No move was played yet")
                                : tr("No finished game is known yet"));
    } else {
        const QLocale locale;
        const int index = hovered.value_or(m_replay->index());
        const int score = m_replay->scores()[static_cast<std::size_t>(index)];
        const auto filled = [&](const QString& text) {
            return text.arg(locale.toString(index), locale.toString(m_replay->length()),
                            numberText(score));
        };
        const QString place = tr("Move %1 of %2, score %3");
        m_place->setShorterTexts({filled(place)});
        m_place->setText(filled(hovered ? place : placeOf(m_replay->kind())));
    }
    m_curve->setPlaceText(m_place->text());
    fitCaptions();
}

/// The place is more important than the points of the end, which the list of moves shows too.
void ReplayBar::fitCaptions() {
    const int room = m_curve->width() - 2 * captionMargin - captionGap;
    const int wanted = m_place->sizeHint().width() + m_endPoints->sizeHint().width();
    m_endPoints->setVisible(!m_endPoints->text().isEmpty() && wanted <= room);
}

void ReplayBar::showPlaying() {
    const bool isPlaying = m_replay->isPlaying();
    m_playButton->setText(isPlaying ? tr("Pause") : tr("Play"));
    m_playButton->setToolTip(SharedText::withKey(m_playButton->text(), m_keys.play));
    m_playButton->setIcon(actionIcon(isPlaying ? "replayOn" : "replay"));
}

void ReplayBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange)
        m_curve->setInset(m_slider->handleInset());
    QWidget::changeEvent(event);
}

void ReplayBar::resizeEvent(QResizeEvent* event) {
    if (const bool isWide = width() >= wideWidth; isWide != m_isWide)
        place(isWide);
    fitWays();
    shareHeight();
    m_curve->setInset(m_slider->handleInset());
    fitCaptions();
    QWidget::resizeEvent(event);
}
