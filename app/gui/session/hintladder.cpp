#include "app/gui/session/hintladder.h"

#include <algorithm>

namespace {

template <class Places>
auto placeOf(Places& places, const samegame::Position& position) {
    return std::find_if(places.begin(), places.end(),
                        [&](const auto& place) { return place.position == position; });
}

} // namespace

std::optional<samegame::Line> HintLadder::bestLine(const samegame::Position& position,
                                                   const std::vector<samegame::Line>& lines) const {
    const auto place = placeOf(m_places, position);
    std::optional<samegame::Line> best;
    if (place != m_places.end())
        best = place->line;
    for (const samegame::Line& line : lines) {
        const bool keepsMove =
            place == m_places.end() || line.moves.front() == place->line.moves.front();
        if (keepsMove && (!best || line.score > best->score))
            best = line;
    }
    return best;
}

HintLadder::Climb HintLadder::climb(const samegame::Position& position,
                                    const samegame::Line& line) {
    const auto step = static_cast<Hint::Step>(m_nextStep);
    m_nextStep = std::min(m_nextStep + 1, static_cast<int>(Hint::Step::Line));
    const auto place = placeOf(m_places, position);
    if (place == m_places.end()) {
        m_places.push_back({position, line, step});
        return {step, true};
    }
    const bool isNew = step > place->highest;
    place->line = line;
    place->highest = std::max(place->highest, step);
    return {step, isNew};
}

void HintLadder::beginAgain() {
    m_nextStep = 0;
}

void HintLadder::clear() {
    m_places.clear();
    beginAgain();
}
