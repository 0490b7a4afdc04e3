#pragma once

#include <QObject>
#include <QWidget>

#include <map>
#include <optional>

#include "app/gui/session/gamesession.h"

class GamePresenter;
class QSoundEffect;

/// The sounds of the program.
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

/// Asks on the card of the first cleared board, and never again, whether moves shall be heard. Not
/// shown to those who have sounds already, or cannot have them. GUI thread only.
class SoundOffer : public QWidget {
    Q_OBJECT

public:
    explicit SoundOffer(QWidget* parent = nullptr);

    /// A card is shown that the question belongs to, or it has gone. Returns whether the question
    /// came or went with it.
    bool follow(bool isFitting);

signals:
    void answered(bool wantsSounds);
};

/// Plays a sound for each move of a game, lower for larger groups, and for how the game ends. Moves
/// that are taken back, and other boards, are silent.
class GameSounds : public QObject {
    Q_OBJECT

public:
    /// What is handed over outlives the object.
    GameSounds(GameSession* session, const GamePresenter* presenter, QObject* parent = nullptr);

    Sounds& sounds() { return m_sounds; }

private:
    void follow(GameDocument::Change change, const std::optional<samegame::Transition>& transition);
    Sound soundOf(const samegame::Transition& transition) const;

    GameDocument* m_document;
    const GamePresenter* m_presenter;
    Sounds m_sounds;
};
