#include "engine/game/own_scoring.h"

#include <algorithm>
#include <array>
#include <memory>
#include <mutex>
#include <utility>

#include "engine/base/text.h"

namespace samegame {

namespace {

constexpr int first_size = 2; ///< Of a group.
constexpr int first_left = 1; ///< Of the blocks left of a color.

Message no_amounts(std::string_view text) {
    return {SAMEGAME_TEXT("EngineError",
                          "%1 gives no amounts: expected up to %2 whole numbers with commas "
                          "between, or a formula of n up to n^2 as the last of them or alone, as "
                          "in 0,0,(n-2)^2"),
            in_quotes(text), Amounts::most_listed};
}

Message too_much() {
    return {SAMEGAME_TEXT("EngineError", "a game on the largest board of %1 blocks must not earn "
                                         "or cost more than %2 points"),
            max_cells, OwnScoring::most_points};
}

/// The amounts of all counts from `first` on, 0 below; an amount out of range is refused, quoting
/// what was `written`.
std::optional<Message> fill(std::vector<int>& table, const Amounts& amounts, int first,
                            std::string_view written) {
    table.assign(max_cells + 1, 0);
    for (int count = first; count <= max_cells; ++count) {
        const std::int64_t amount = amounts.at(count);
        if (amount < 0)
            return Message(SAMEGAME_TEXT("EngineError", "%1 is below 0 at n = %2"),
                           in_quotes(written), count);
        if (amount > OwnScoring::most_points)
            return too_much();
        table[static_cast<std::size_t>(count)] = static_cast<int>(amount);
    }
    return std::nullopt;
}

/// No board costs more: neither more than the worst color nine times, nor more than the worst share
/// of a block for every block.
double most_cost(const std::vector<int>& penalties) {
    double each_color = 0;
    double each_block = 0;
    for (std::size_t count = 1; count < penalties.size(); ++count) {
        each_color = std::max(each_color, 1.0 * penalties[count]);
        each_block = std::max(each_block, 1.0 * penalties[count] / static_cast<double>(count));
    }
    return std::min(each_color * max_colors, each_block * max_cells);
}

} // namespace

std::optional<Message> OwnScoring::set_points(const Amounts& amounts, std::string_view written) {
    if (auto fault = fill(m_points, amounts, first_size, written))
        return fault;
    m_formula = amounts.formula();
    find_best();
    if (m_best.back() == 0)
        return Message(SAMEGAME_TEXT("EngineError", "groups must earn points: rules whose moves "
                                                    "earn nothing are clickomania"));
    if (std::int64_t{m_best.back()} + m_bonus > most_points)
        return too_much();
    return std::nullopt;
}

std::optional<Message> OwnScoring::set_penalties(const Amounts& amounts, std::string_view written) {
    if (auto fault = fill(m_penalties, amounts, first_left, written))
        return fault;
    return most_cost(m_penalties) > most_points ? std::optional(too_much()) : std::nullopt;
}

// One group of each size before the best of the rest; a block may stay. Sums stop at the limit.
void OwnScoring::find_best() {
    m_best.assign(m_points.size(), 0);
    for (std::size_t count = first_size; count < m_best.size(); ++count) {
        int best = m_best[count - 1];
        for (std::size_t size = first_size; size <= count; ++size)
            best = std::max(best, m_points[size] + m_best[count - size]);
        m_best[count] = std::min(best, most_points + 1);
    }
}

Result<OwnScoring> OwnScoring::of(const OwnScoringText& text) {
    if (trim(text.points).empty())
        return Error{{SAMEGAME_TEXT("EngineError", "rules of one's own need the points of groups, "
                                                   "as in own:points=n^2")}};
    const auto points = Amounts::parse(text.points, first_size);
    if (!points)
        return Error{no_amounts(text.points)};
    const auto penalty = Amounts::parse(text.penalty, first_left);
    if (!penalty)
        return Error{no_amounts(text.penalty)};
    const auto bonus = parse_integer(trim(text.bonus), 0, most_points);
    if (!bonus)
        return Error{
            {SAMEGAME_TEXT("EngineError", "the bonus is %1: expected a whole number from 0 to %2"),
             in_quotes(text.bonus), most_points}};
    OwnScoring own;
    own.m_bonus = static_cast<int>(*bonus);
    if (auto fault = own.set_points(*points, text.points))
        return Error{*std::move(fault)};
    if (auto fault = own.set_penalties(*penalty, text.penalty))
        return Error{*std::move(fault)};
    own.m_text = {points->text(), std::to_string(*bonus), penalty->text()};
    own.m_name = std::string(own_scoring_prefix) + "points=" + own.m_text.points;
    if (own.m_text.bonus != "0")
        own.m_name += ":bonus=" + own.m_text.bonus;
    if (own.m_text.penalty != "0")
        own.m_name += ":penalty=" + own.m_text.penalty;
    return own;
}

namespace {

/// The parts of a name; nothing if it begins otherwise, or has other parts, or one twice.
std::optional<OwnScoringText> parts_of(std::string_view name) {
    if (!name.starts_with(own_scoring_prefix))
        return std::nullopt;
    name.remove_prefix(own_scoring_prefix.size());
    OwnScoringText text;
    std::array<std::pair<std::string_view, std::string*>, 3> unread{
        {{"points=", &text.points}, {"bonus=", &text.bonus}, {"penalty=", &text.penalty}}};
    for (const std::string_view part : split(name, ':')) {
        const auto known = std::ranges::find_if(unread, [part](const auto& row) {
            return row.second != nullptr && part.starts_with(row.first);
        });
        if (known == unread.end())
            return std::nullopt;
        *std::exchange(known->second, nullptr) = part.substr(known->first.size());
    }
    return text;
}

} // namespace

Result<Scoring> parse_own_scoring(const OwnScoringText& text) {
    auto own = OwnScoring::of(text);
    if (!own)
        return own.error();
    return Scoring(std::make_shared<const OwnScoring>(std::move(own).value()));
}

// Files name the same scoring again and again: the last one is kept with the name as it was read.
Result<Scoring> parse_own_scoring(std::string_view name) {
    static std::mutex mutex;
    static std::optional<std::pair<std::string, Scoring>> last;
    {
        const std::lock_guard lock(mutex);
        if (last && last->first == name)
            return last->second;
    }
    const auto text = parts_of(name);
    if (!text)
        return Error{{SAMEGAME_TEXT("EngineError",
                                    "%1 names no rules: expected points, and bonus and penalty if "
                                    "wanted, each once, as in own:points=n^2:bonus=100:penalty=n"),
                      in_quotes(name)}};
    auto scoring = parse_own_scoring(*text);
    if (scoring) {
        const std::lock_guard lock(mutex);
        last.emplace(std::string(name), *scoring);
    }
    return scoring;
}

std::optional<Message> own_scoring_fault(std::string_view name) {
    if (name != "own" && !name.starts_with(own_scoring_prefix))
        return std::nullopt;
    const auto scoring = parse_own_scoring(name);
    return scoring ? std::nullopt : std::optional(scoring.error().message);
}

} // namespace samegame
