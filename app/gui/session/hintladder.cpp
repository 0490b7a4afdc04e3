#include "app/gui/session/hintladder.h"

#include <algorithm>

namespace {

template <class Places>
auto placeOf(Places& places, const samegame::Position& position) {
    return std::find_if(places.begin(), places.end(),
                        [&](const auto& place) { return place.position == position; });
}

} // namespace

std::optional<std::size_t> Hint::harvest() const {
    if (plan.harvests.empty() || plan.harvests.front() == 0)
        return std::nullopt;
    return plan.harvests.front();
}

std::vector<samegame::Cell> Hint::savedBlocks() const {
    if (step == Step::Next && !plan.moves.empty() && plan.moves.front().target > 0)
        return plan.moves[plan.moves.front().target].blocks;
    if ((step == Step::Plan || step == Step::Line) && harvest())
        return plan.moves[*harvest()].blocks;
    return {};
}

int Hint::numberedMoves() const {
    constexpr int least = 3;
    constexpr int most = 5;
    const int wanted = harvest() ? std::clamp(static_cast<int>(*harvest()) + 1, least, most) : most;
    return std::min(wanted, static_cast<int>(line.size()));
}

std::vector<Hint::Step> Hint::steps() const {
    if (plan.moves.empty())
        return {Step::Color, Step::Next};
    if (harvest() || clears)
        return {Step::Plan, Step::Next, Step::Line};
    return {Step::Next, Step::Line};
}

std::optional<samegame::Line> HintLadder::bestLine(const samegame::Position& position,
                                                   const std::vector<samegame::Line>& lines) const {
    if (const auto place = placeOf(m_places, position); place != m_places.end())
        return place->line;
    const auto best = std::ranges::max_element(lines, {}, &samegame::Line::score);
    return best == lines.end() ? std::nullopt : std::optional(*best);
}

HintLadder::Climb HintLadder::climb(const samegame::Position& position, const samegame::Line& line,
                                    const std::vector<Hint::Step>& steps) {
    const auto next = std::ranges::find_if(
        steps, [this](Hint::Step each) { return !m_lastStep || each > *m_lastStep; });
    const Hint::Step step = next == steps.end() ? steps.front() : *next;
    m_lastStep = step;
    const auto place = placeOf(m_places, position);
    if (place == m_places.end()) {
        m_places.push_back({position, line, step});
        return {step, true};
    }
    const bool isNew = step > place->highest;
    place->highest = std::max(place->highest, step);
    return {step, isNew};
}

void HintLadder::clear() {
    m_places.clear();
    beginAgain();
}
