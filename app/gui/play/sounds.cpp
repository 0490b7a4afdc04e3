#include "app/gui/play/sounds.h"

#include <QUrl>

#ifdef SAMEGAME_SOUNDS
#include <QSoundEffect>
#endif

#include "app/gui/play/gamepresenter.h"

namespace {

constexpr std::size_t mediumGroup = 5; // blocks, from here on
constexpr std::size_t largeGroup = 12;

#ifdef SAMEGAME_SOUNDS
QUrl fileOf(Sound sound) {
    switch (sound) {
    case Sound::SmallGroup:
        return QUrl("qrc:/sounds/small.wav");
    case Sound::MediumGroup:
        return QUrl("qrc:/sounds/medium.wav");
    case Sound::LargeGroup:
        return QUrl("qrc:/sounds/large.wav");
    case Sound::End:
        return QUrl("qrc:/sounds/end.wav");
    case Sound::Cleared:
        return QUrl("qrc:/sounds/cleared.wav");
    case Sound::Perfect:
        return QUrl("qrc:/sounds/perfect.wav");
    }
    return {};
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
        return transition.after.block_count() == 0 ? Sound::Cleared : Sound::End;
    }
    const std::size_t blocks = transition.removed.size();
    if (blocks >= largeGroup)
        return Sound::LargeGroup;
    return blocks >= mediumGroup ? Sound::MediumGroup : Sound::SmallGroup;
}
