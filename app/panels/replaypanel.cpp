#include "app/panels/replaypanel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/analysis/enginetexts.h"
#include "app/panels/tintedicon.h"
#include "engine/solvers/solver_registry.h"

namespace {

constexpr double speeds[] = {0.5, 1, 2, 4, 8, 16}; // moves per second

} // namespace

ReplayPanel::ReplayPanel(LineReplay* replay, BestLine* bestLine, GameDocument* document,
                         QWidget* parent)
    : QWidget(parent),
      m_replay(replay),
      m_bestLine(bestLine),
      m_document(document),
      m_summary(new QLabel),
      m_slider(new QSlider(Qt::Horizontal)),
      m_place(new QLabel),
      m_takeOverButton(new QPushButton(tr("Take over here"))),
      m_backButton(new QPushButton(tr("Back to the game"))) {
    m_summary->setObjectName("bestLineSummary");
    m_summary->setWordWrap(true);
    m_slider->setObjectName("replaySlider");
    m_slider->setAccessibleName(tr("Move of the best line"));
    m_slider->setPageStep(5);
    m_place->setObjectName("replayPlace");
    m_takeOverButton->setObjectName("takeOverButton");
    m_takeOverButton->setToolTip(tr("Goes on playing by hand from the position shown"));
    m_backButton->setObjectName("backToGameButton");
    m_backButton->setToolTip(tr("Shows the game again (Escape)"));

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_takeOverButton);
    buttons->addWidget(m_backButton);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_slider);
    layout->addWidget(makeSteps());
    layout->addWidget(m_place);
    layout->addLayout(buttons);
    layout->addStretch();

    connect(m_slider, &QSlider::valueChanged, replay, &LineReplay::setIndex);
    connect(m_takeOverButton, &QPushButton::clicked, this, [this] {
        m_document->takeOver(m_replay->movesSoFar());
        m_replay->leave();
    });
    connect(m_backButton, &QPushButton::clicked, replay, &LineReplay::leave);
    connect(replay, &LineReplay::lineChanged, this, &ReplayPanel::showLine);
    connect(replay, &LineReplay::indexChanged, this, &ReplayPanel::showIndex);
    connect(replay, &LineReplay::activeChanged, this, &ReplayPanel::showIndex);
    connect(replay, &LineReplay::playingChanged, this, &ReplayPanel::showPlaying);
    connect(bestLine, &BestLine::changed, this, &ReplayPanel::showLine);
    showLine();
    showPlaying();
}

QWidget* ReplayPanel::makeSteps() {
    m_firstButton = makeStep("firstButton", tr("First"), &LineReplay::first);
    m_previousButton = makeStep("previousButton", tr("Previous"), &LineReplay::previous);
    m_nextButton = makeStep("nextButton", tr("Next"), &LineReplay::next);
    m_lastButton = makeStep("lastButton", tr("Last"), &LineReplay::last);
    m_playButton = new QToolButton;
    m_playButton->setObjectName("playButton");
    m_playButton->setAutoRaise(true);
    connect(m_playButton, &QToolButton::clicked, m_replay,
            [this] { m_replay->setPlaying(!m_replay->isPlaying()); });
    m_speed = new QComboBox;
    m_speed->setObjectName("replaySpeed");
    m_speed->setAccessibleName(tr("Speed of the replay"));
    for (const double speed : speeds)
        m_speed->addItem(tr("%1 moves/s").arg(QLocale().toString(speed)), speed);
    m_speed->setCurrentIndex(m_speed->findData(m_replay->speed()));
    connect(m_speed, &QComboBox::activated, m_replay,
            [this] { m_replay->setSpeed(m_speed->currentData().toDouble()); });

    auto* steps = new QWidget;
    auto* layout = new QHBoxLayout(steps);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (QToolButton* button :
         {m_firstButton, m_previousButton, m_playButton, m_nextButton, m_lastButton})
        layout->addWidget(button);
    layout->addStretch();
    layout->addWidget(m_speed);
    return steps;
}

QToolButton* ReplayPanel::makeStep(const char* objectName, const QString& text,
                                   void (LineReplay::*step)()) {
    auto* button = new QToolButton;
    button->setObjectName(objectName);
    button->setText(text); // the name that a screen reader tells
    button->setToolTip(text);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, m_replay, [this] { m_replay->setPlaying(false); });
    connect(button, &QToolButton::clicked, m_replay, step);
    return button;
}

void ReplayPanel::showLine() {
    const auto& record = m_bestLine->record();
    const QLocale locale;
    if (!record) {
        m_summary->setText(tr("No finished line is known yet. Start the assistant, or play the "
                              "game to its end."));
    } else if (m_replay->isActive() && !(record->line == m_replay->line())) {
        m_summary->setText(tr("A better line with %1 points was found; it is taken up when this "
                              "replay ends.")
                               .arg(locale.toString(record->line.score)));
    } else {
        const auto* solver =
            record->source ? samegame::find_solver(record->source->solver) : nullptr;
        const QString finder = solver ? engineText(solver->title) : tr("played by hand");
        m_summary->setText((record->line.cleared
                                ? tr("<b>%1 points</b> in %Ln moves, board cleared (%2)", nullptr,
                                     static_cast<int>(record->line.moves.size()))
                                : tr("<b>%1 points</b> in %Ln moves (%2)", nullptr,
                                     static_cast<int>(record->line.moves.size())))
                               .arg(locale.toString(record->line.score), finder.toHtmlEscaped()));
    }
    showIndex();
}

void ReplayPanel::showIndex() {
    const int index = m_replay->index();
    const int length = m_replay->length();
    const bool hasMoves = length > 0;
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, length);
        m_slider->setValue(index);
    }
    m_slider->setEnabled(hasMoves);
    m_place->setText(m_replay->isEmpty()
                         ? QString()
                         : tr("Move %1 of %2, score so far %3")
                               .arg(QLocale().toString(index), QLocale().toString(length),
                                    QLocale().toString(m_replay->score())));
    m_firstButton->setEnabled(index > 0);
    m_previousButton->setEnabled(index > 0);
    m_playButton->setEnabled(hasMoves);
    m_nextButton->setEnabled(index < length);
    m_lastButton->setEnabled(index < length);
    m_takeOverButton->setEnabled(m_replay->isActive());
    m_backButton->setEnabled(m_replay->isActive());
}

void ReplayPanel::showPlaying() {
    const bool isPlaying = m_replay->isPlaying();
    m_playButton->setText(isPlaying ? tr("Pause") : tr("Play"));
    m_playButton->setToolTip(m_playButton->text());
    showIcons();
}

void ReplayPanel::showIcons() {
    m_firstButton->setIcon(tintedIcon(this, QStyle::SP_MediaSkipBackward));
    m_previousButton->setIcon(tintedIcon(this, QStyle::SP_MediaSeekBackward));
    m_playButton->setIcon(
        tintedIcon(this, m_replay->isPlaying() ? QStyle::SP_MediaPause : QStyle::SP_MediaPlay));
    m_nextButton->setIcon(tintedIcon(this, QStyle::SP_MediaSeekForward));
    m_lastButton->setIcon(tintedIcon(this, QStyle::SP_MediaSkipForward));
}

void ReplayPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        showIcons();
    QWidget::changeEvent(event);
}
