#include "app/gui/board/gamesounds.h"

#include "app/gui/board/boardview.h"

namespace {

constexpr std::size_t mediumGroup = 5; // blocks, from here on
constexpr std::size_t largeGroup = 12;

} // namespace

GameSounds::GameSounds(GameDocument* document, const BoardView* board, QObject* parent)
    : QObject(parent), m_document(document), m_board(board) {
    connect(document, &GameDocument::positionChanged, this, &GameSounds::follow);
}

void GameSounds::follow(GameDocument::Change change,
                        const std::optional<samegame::Transition>& transition) {
    if (change == GameDocument::Change::MovePlayed && transition)
        m_sounds.play(soundOf(*transition));
}

Sound GameSounds::soundOf(const samegame::Transition& transition) const {
    if (m_document->isFinished()) {
        if (m_board->isPerfect())
            return Sound::Perfect;
        return transition.after.block_count() == 0 ? Sound::Cleared : Sound::End;
    }
    const std::size_t blocks = transition.removed.size();
    if (blocks >= largeGroup)
        return Sound::LargeGroup;
    return blocks >= mediumGroup ? Sound::MediumGroup : Sound::SmallGroup;
}
