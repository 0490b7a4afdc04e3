#include "app/gui/play/sounds.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QUrl>

#include <array>

#ifdef SAMEGAME_SOUNDS
#include <QSoundEffect>
#endif

#include "app/gui/play/gamepresenter.h"

namespace {

constexpr std::size_t mediumGroup = 5; // blocks, from here on
constexpr std::size_t largeGroup = 12;

#ifdef SAMEGAME_SOUNDS
/// In the order of the enumerators.
constexpr std::array soundFiles{"small", "medium", "large", "end", "cleared", "perfect"};

QUrl fileOf(Sound sound) {
    const char* name = soundFiles[static_cast<std::size_t>(sound)];
    return QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(name));
}
#endif

} // namespace

Sounds::Sounds(QObject* parent) : QObject(parent) {}

Sounds::~Sounds() = default;

bool Sounds::isAvailable() {
#ifdef SAMEGAME_SOUNDS
    return true;
#else
    return false;
#endif
}

void Sounds::setOn(bool isOn) {
    m_isOn = isOn && isAvailable();
}

void Sounds::play(Sound sound) {
    if (!m_isOn)
        return;
#ifdef SAMEGAME_SOUNDS
    QSoundEffect*& effect = m_effects[sound];
    if (!effect) {
        effect = new QSoundEffect(this);
        effect->setSource(fileOf(sound));
    }
    effect->play(); // as soon as it is loaded
#endif
    emit played(sound);
}

namespace {

constexpr const char* askedKey = "board/soundsAsked";

} // namespace

SoundOffer::SoundOffer(QWidget* parent) : QWidget(parent) {
    setObjectName("soundOffer");
    auto* question = new QLabel(tr("Would you like to hear the moves?"));
    question->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(question, 1);
    const auto addAnswer = [&](const char* objectName, const QString& text, bool wantsSounds) {
        auto* button = new QPushButton(text);
        button->setObjectName(objectName);
        button->setAccessibleDescription(question->text());
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, wantsSounds] {
            hide();
            emit answered(wantsSounds);
        });
        layout->addWidget(button);
    };
    addAnswer("soundsOn", tr("Sounds on"), true);
    addAnswer("soundsOff", tr("No"), false);
    hide();
}

bool SoundOffer::follow(bool isFitting) {
    const bool isShown = !isHidden();
    if (isFitting == isShown)
        return false;
    if (!isFitting) {
        hide();
        return true;
    }
    QSettings settings;
    if (!Sounds::isAvailable() || settings.value(askedKey).toBool())
        return false;
    settings.setValue(askedKey, true);
    show();
    return true;
}

GameSounds::GameSounds(GameSession* session, const GamePresenter* presenter, QObject* parent)
    : QObject(parent), m_document(session->document()), m_presenter(presenter) {
    connect(session, &GameSession::moved, this, &GameSounds::follow);
}

void GameSounds::follow(GameDocument::Change change,
                        const std::optional<samegame::Transition>& transition) {
    if (change == GameDocument::Change::MovePlayed && transition)
        m_sounds.play(soundOf(*transition));
}

Sound GameSounds::soundOf(const samegame::Transition& transition) const {
    if (m_document->isFinished()) {
        if (m_presenter->isPerfect())
            return Sound::Perfect;
        const bool isCleared = transition.after.block_count() == 0;
        return isCleared && m_document->hasEndedByHand() ? Sound::Cleared : Sound::End;
    }
    const std::size_t blocks = transition.removed.size();
    if (blocks >= largeGroup)
        return Sound::LargeGroup;
    return blocks >= mediumGroup ? Sound::MediumGroup : Sound::SmallGroup;
}
