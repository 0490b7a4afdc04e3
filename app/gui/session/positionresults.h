#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <unordered_map>

#include "app/gui/session/assistantsettings.h"
#include "app/gui/session/knownlines.h"
#include "engine/game/start_position.h"
#include "engine/search/search_control.h"

/// What searches found out about a position, and whose it is. Playouts, nodes, time, visits, means
/// and attempts are those of one solver, the latest; so are the best scores with their lines, but
/// those of `others`.
struct PositionResult : samegame::SearchSnapshot {
    PositionResult() = default;
    PositionResult(samegame::SearchSnapshot snapshot, Finder whose = {Finder::Kind::EarlierSession})
        : SearchSnapshot(std::move(snapshot)), finder(std::move(whose)) {}

    Finder finder{Finder::Kind::EarlierSession};
    std::map<samegame::Move, Finder> others;   ///< Whose the other candidates' best and line are.
    std::optional<std::uint64_t> seed;         ///< The latest search's.
    std::optional<AssistantSettings> settings; ///< The latest search's; none of earlier sessions.
    bool isComplete = false; ///< The latest search was not stopped before its end.

    /// Whose the best score and the line of the candidate with this move are.
    const Finder& finderOf(samegame::Move move) const;

    /// Nothing is left to be found: the best line and the worth of every move are proven.
    bool isProven() const;
};

/// What searches found out about positions, kept so that undo shows it again. Scores are relative
/// to the position, so it does not matter by which moves it was reached.
class PositionResults {
public:
    /// What is kept of a position, or nullptr; valid until the next keep().
    const PositionResult* find(const samegame::StartPosition& position) const;

    /// Replaces what was kept of this position. Forgets the oldest position beyond `capacity`.
    void keep(const samegame::StartPosition& position, const PositionResult& result);

private:
    static constexpr std::size_t capacity = 256; // at about 60 KiB each

    std::unordered_map<samegame::StartPosition, PositionResult> m_results;
    std::deque<samegame::StartPosition> m_order; // oldest first
};

/// What two searches of one position know together: of each candidate and of the position the
/// better line, so that what was found once is never lost to a search that had less luck, and what
/// was proven once stays proven.
///
/// Playouts, nodes, time, visits, means and attempts are those of the later search; if `addsUp`
/// (both used the same solver with the same options) they are those of both searches. Otherwise a
/// candidate that the earlier search alone knows, or knows better, has that one's best score and
/// line, and its name; its visits are none of the later one's, and so they are not told. The curve
/// is that of the later one.
PositionResult combinedResult(const PositionResult& earlier, const PositionResult& later,
                              bool addsUp);

/// `result` with the best line in every order of its first moves (samegame::take_other_orders).
/// What that gives a candidate is the find of whoever found the best line.
PositionResult withOtherOrders(PositionResult result, const samegame::StartPosition& position);

/// `result`, if there is one, with a line from `position` to its end that was found elsewhere: it
/// is a candidate's, and the best one where no better is known. Counts nothing.
PositionResult withKnownLine(const PositionResult* result, const samegame::StartPosition& position,
                             const KnownLine& line);
