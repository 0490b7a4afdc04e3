#include "app/gui/board/sounds.h"

#include <QUrl>

#ifdef SAMEGAME_SOUNDS
#include <QSoundEffect>
#endif

namespace {

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
