#include "app/gui/session/trialboards.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "engine/base/text.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/game/refill.h"

namespace {

constexpr std::string_view idPrefix = "id:";
constexpr std::string_view randomPrefix = "random:";

/// A name with a number in it: "random:", 7, "/9x9x3".
struct Numbered {
    std::string before;
    std::uint64_t number = 0;
    std::string after;

    /// What stands `steps` further on in a range.
    std::string next(std::uint64_t steps) const {
        return before + std::to_string(number + steps) + after;
    }
};

std::optional<Numbered> numberedOf(const std::string& name) {
    const std::size_t colon = name.find(':');
    if (colon == std::string::npos || name.starts_with(idPrefix))
        return std::nullopt;
    const std::size_t slash = std::min(name.find('/'), name.size());
    const auto number = samegame::parse_seed(name.substr(colon + 1, slash - colon - 1));
    if (!number)
        return std::nullopt;
    return Numbered{name.substr(0, colon + 1), *number, name.substr(slash)};
}

/// How many names from the first on are a range.
std::size_t rangeOf(std::span<const std::string> names) {
    const auto first = numberedOf(names.front());
    if (!first || first->number > std::numeric_limits<std::uint64_t>::max() - names.size())
        return 1;
    std::size_t count = 1;
    while (count < names.size() && names[count] == first->next(count))
        ++count;
    return count;
}

} // namespace

bool isNameOf(const std::string& name, const samegame::Board& board) {
    const auto made = samegame::board_of_name(name);
    return made && made->board == board;
}

std::string nameInTrials(const std::string& name, const samegame::StartPosition& board,
                         const samegame::Rules& rules) {
    const bool isId = name.empty() || name.starts_with(idPrefix);
    if (isId || !(board == samegame::new_game(board.board, rules)))
        return std::string(idPrefix) + samegame::to_board_id(board);
    const auto numbered = numberedOf(name);
    if (!numbered)
        return name;
    const bool lacksSize = numbered->before == randomPrefix && numbered->after.empty();
    return numbered->next(0) + (lacksSize ? "/15x15x5" : "");
}

samegame::Result<samegame::StartPosition> boardOfTrials(const std::string& name,
                                                        const samegame::Rules& rules) {
    auto made = samegame::board_of_name(name);
    if (!made || name.starts_with(idPrefix))
        return made;
    return samegame::new_game(made->board, rules);
}

std::string boardListOf(std::span<const std::string> names) {
    std::string list;
    while (!names.empty()) {
        const std::size_t count = rangeOf(names);
        list += list.empty() ? "" : ", ";
        if (count < 3) {
            list += names.front();
            names = names.subspan(1);
            continue;
        }
        const Numbered first = *numberedOf(names.front());
        list += first.before + std::to_string(first.number) + "-" +
                std::to_string(first.number + count - 1) + first.after;
        names = names.subspan(count);
    }
    return list;
}

std::optional<std::size_t> fillNames(std::vector<std::string>& names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!names[i].empty())
            continue;
        std::size_t behind = i;
        while (behind < names.size() && names[behind].empty())
            ++behind;
        const auto before = i == 0 ? std::nullopt : numberedOf(names[i - 1]);
        if (!before || behind == names.size() || names[behind] != before->next(behind - i + 1))
            return i;
        for (std::size_t gap = i; gap < behind; ++gap)
            names[gap] = before->next(gap - i + 1);
    }
    return std::nullopt;
}
