#include "app/analysis/hintladder.h"

#include <algorithm>

namespace {

template <class Places>
auto placeOf(Places& places, const samegame::StartPosition& position) {
    return std::find_if(places.begin(), places.end(),
                        [&](const auto& place) { return place.position == position; });
}

} // namespace

const samegame::Line* HintLadder::line(const samegame::StartPosition& position) const {
    const auto place = placeOf(m_places, position);
    return place == m_places.end() ? nullptr : &place->line;
}

HintLadder::Climb HintLadder::climb(const samegame::StartPosition& position,
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
