#include "app/gui/session/hintladder.h"

#include <algorithm>

#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/search/other_orders.h"

namespace {

/// What is left of a line once the game has gone on with a move of it; nothing if the move was none
/// of its own.
std::optional<samegame::Line> restOf(const samegame::Line& line, const samegame::Position& before,
                                     samegame::Move move) {
    const auto [other, hasSameGroups] = samegame::other_order(before, line, move);
    if (!hasSameGroups || other.moves.size() < 2)
        return std::nullopt;
    samegame::Line rest = other;
    rest.moves.clear();
    for (std::size_t i = 1; i < other.moves.size(); ++i)
        rest.moves.push_back(other.moves[i]);
    rest.score -=
        samegame::move_points(before.rules, samegame::group_at(before.board, move.cell).size());
    return rest;
}

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

/// The line of the last hint, as far as the game has followed it.
std::optional<samegame::Line> HintLadder::planAt(const samegame::PlayedLine& game) const {
    const auto& positions = game.positions();
    const auto hinted =
        std::find_if(positions.rbegin(), positions.rend(), [this](const auto& position) {
            return placeOf(m_places, position) != m_places.end();
        });
    if (hinted == positions.rend())
        return std::nullopt;
    std::optional<samegame::Line> line = placeOf(m_places, *hinted)->line;
    const auto first = static_cast<std::size_t>(positions.rend() - hinted) - 1;
    for (std::size_t i = first; line && i + 1 < positions.size(); ++i)
        line = positions[i].rules.refill ? std::nullopt
                                         : restOf(*line, positions[i], game.line().moves[i]);
    return line;
}

std::optional<HintLadder::Choice>
HintLadder::choose(const samegame::PlayedLine& game,
                   const std::vector<samegame::Line>& lines) const {
    const samegame::Position& now = game.position();
    const bool isHinted = placeOf(m_places, now) != m_places.end();
    const auto best = std::ranges::max_element(lines, {}, &samegame::Line::score);
    if (best == lines.end() && !isHinted)
        return std::nullopt;
    const auto plan = planAt(game);
    if (!plan)
        return Choice{*best};
    const bool isUnderWay = m_lastStep && *m_lastStep != Hint::Step::Line;
    const bool isGuessed = now.rules.refill.has_value(); // so that no score is better
    if (isUnderWay || isGuessed || best == lines.end() || best->score <= plan->score)
        return Choice{*plan};
    return Choice{*best, true};
}

HintLadder::Climb HintLadder::climb(const samegame::Position& position, const samegame::Line& line,
                                    const Hint& hint) {
    if (!hasTold(hint))
        m_told.push_back(endOf(hint));
    const auto steps = hint.steps();
    auto place = placeOf(m_places, position);
    if (place != m_places.end() && !(place->line == line)) {
        m_places.erase(place);
        place = m_places.end();
    }
    const auto next = std::ranges::find_if(
        steps, [this](Hint::Step each) { return !m_lastStep || each > *m_lastStep; });
    const Hint::Step step = next == steps.end() ? steps.front() : *next;
    m_lastStep = step;
    if (place == m_places.end()) {
        m_places.push_back({position, line, step});
        return {step, true};
    }
    const bool isNew = step > place->highest;
    place->highest = std::max(place->highest, step);
    return {step, isNew};
}

HintLadder::End HintLadder::endOf(const Hint& hint) {
    const auto harvest = hint.harvest();
    if (!harvest)
        return {hint.finalScore, samegame::no_color, 0};
    const samegame::PlannedMove& move = hint.plan.moves[*harvest];
    return {hint.finalScore, move.color, move.blocks.size()};
}

bool HintLadder::hasTold(const Hint& hint) const {
    return std::ranges::find(m_told, endOf(hint)) != m_told.end();
}

void HintLadder::clear() {
    m_places.clear();
    m_told.clear();
    beginAgain();
}
