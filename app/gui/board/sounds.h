#pragma once

#include <QObject>

#include <map>

class QSoundEffect;

/// What the program lets hear.
enum class Sound { SmallGroup, MediumGroup, LargeGroup, End, Cleared, Perfect };

/// Plays the sounds of resources/sounds through Qt Multimedia, if the program was built with it;
/// else it is silent. Off until it is turned on, and until then costs nothing. GUI thread only.
class Sounds : public QObject {
    Q_OBJECT

public:
    explicit Sounds(QObject* parent = nullptr);
    ~Sounds() override;

    static bool isAvailable(); ///< Whether the program was built with Qt Multimedia.

    bool isOn() const { return m_isOn; }
    void setOn(bool isOn);

    /// Begins a sound, unless they are off; does not wait for its end.
    void play(Sound sound);

signals:
    void played(Sound sound);

private:
    bool m_isOn = false;
    std::map<Sound, QSoundEffect*> m_effects; ///< Loaded when first played; children.
};
