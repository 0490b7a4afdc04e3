#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <unordered_map>

#include "app/gui/session/assistantsettings.h"
#include "app/gui/session/knownlines.h"
#include "engine/game/position.h"
#include "engine/search/search_control.h"

/// What searches found out about a position, and who found it. Playouts, nodes, time, visits, means
/// and attempts belong to one solver, the latest; so do the best scores with their lines, except
/// for the candidates in `others`.
struct PositionResult : samegame::SearchSnapshot {
    PositionResult() = default;
    PositionResult(samegame::SearchSnapshot snapshot, Finder whose = {Finder::Kind::EarlierSession})
        : SearchSnapshot(std::move(snapshot)), finder(std::move(whose)) {}

    Finder finder{Finder::Kind::EarlierSession};
    std::map<samegame::Move, Finder> others; ///< Who found best score and line of other candidates.
    std::optional<std::uint64_t> seed;       ///< The latest search's.
    std::optional<AssistantSettings> settings; ///< The latest search's; none of earlier sessions.
    bool isComplete = false; ///< The latest search was not stopped before its end.

    /// Who found the best score and the line of the candidate with this move.
    const Finder& finderOf(samegame::Move move) const;

    /// The best line and the value of every move are proven.
    bool isProven() const;
};

/// What searches found out about positions, kept so that undo shows it again. Scores are relative
/// to the position, so it does not matter by which moves it was reached.
class PositionResults {
public:
    /// What is kept of a position, or nullptr; valid until the next keep().
    const PositionResult* find(const samegame::Position& position) const;

    /// Replaces what was kept of this position. Forgets the oldest position beyond `capacity`.
    void keep(const samegame::Position& position, const PositionResult& result);

private:
    static constexpr std::size_t capacity = 256; // at about 60 KiB each

    std::unordered_map<samegame::Position, PositionResult> m_results;
    std::deque<samegame::Position> m_order; // oldest first
};

/// What two searches of one position know together: the better line of each candidate and of the
/// position, and all that is proven.
///
/// Playouts, nodes, time, visits, means and attempts come from the later search; if `addsUp` (both
/// used the same solver with the same options) they are sums over both. Otherwise a candidate that
/// only the earlier search knows, or knows better, has that search's best score, line and name, and
/// no visits. The curve comes from the later search.
PositionResult combinedResult(const PositionResult& earlier, const PositionResult& later,
                              bool addsUp);

/// `result` with the best line in every order of its first moves (samegame::take_other_orders).
/// Such a candidate's finder is the best line's finder.
PositionResult withOtherOrders(PositionResult result, const samegame::Position& position);

/// `result`, if there is one, with a line from `position` to its end that was found elsewhere: a
/// candidate gets it, and it is the best line if no better one is known. No count changes.
PositionResult withKnownLine(const PositionResult* result, const samegame::Position& position,
                             const KnownLine& line);
