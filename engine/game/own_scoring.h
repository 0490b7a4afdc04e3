#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/game/amounts.h"
#include "engine/game/cell.h"
#include "engine/game/rules.h"

namespace samegame {

/// What describes a scoring of one's own, as people write it; Amounts are what groups of 2, 3, ...
/// blocks earn, and what 1, 2, ... blocks left of a color cost.
struct OwnScoringText {
    std::string points;
    std::string bonus = "0"; ///< Of a cleared board.
    std::string penalty = "0";
};

/// A scoring that a user describes. Never changes, so that every copy of the rules shares it, and
/// answers from tables. No move and no bonus is below 0, no penalty is a gain, and no game earns
/// more than most_points or less than -most_points.
class OwnScoring {
public:
    /// Bounds what a game may earn or cost, on the largest board: transposition tables keep values
    /// in 24 bits (engine/search/transposition_table.h), and so do beams.
    static constexpr int most_points = 8'000'000;

    static Result<OwnScoring> of(const OwnScoringText& text);

    /// "own:points=n^2-n:bonus=100:penalty=n"; without a bonus or penalty of 0. Equal scorings have
    /// equal names, if their amounts are written alike beyond the largest board too.
    const std::string& name() const { return m_name; }
    /// The parts of the name.
    const OwnScoringText& text() const { return m_text; }

    int points(int size) const { return m_points[index(size)]; }
    /// The most that up to `count` blocks of a color earn as groups: one large or many small ones.
    int best_points(int count) const { return m_best[index(count)]; }
    /// The formula of the points, where there is one.
    const std::optional<Formula>& formula() const { return m_formula; }

    int bonus() const { return m_bonus; }
    int penalty(int count) const { return m_penalties[index(count)]; }

private:
    using Table = std::vector<int>; // by blocks, 0 to max_cells

    OwnScoring() = default;
    static std::size_t index(int count) { return static_cast<std::size_t>(count); }
    std::optional<Message> set_points(const Amounts& amounts, std::string_view written);
    std::optional<Message> set_penalties(const Amounts& amounts, std::string_view written);
    void find_best();

    std::string m_name;
    OwnScoringText m_text;
    std::optional<Formula> m_formula;
    Table m_points;
    Table m_best;
    Table m_penalties;
    int m_bonus = 0;
};

/// How the names of all of them begin.
inline constexpr std::string_view own_scoring_prefix = "own:";

/// The scoring that a name describes.
Result<Scoring> parse_own_scoring(std::string_view name);

/// The scoring of a text in parts.
Result<Scoring> parse_own_scoring(const OwnScoringText& text);

/// Why a name that begins as that of a scoring of one's own is none; nothing if it begins otherwise
/// or is one.
std::optional<Message> own_scoring_fault(std::string_view name);

} // namespace samegame
