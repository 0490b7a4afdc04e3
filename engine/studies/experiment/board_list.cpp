#include "engine/studies/experiment/board_list.h"

#include <optional>

#include "engine/base/text.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/formats/pasted_text.h"
#include "engine/game/board_generator.h"

namespace samegame {

namespace {

/// Where a name with a range has its parts: "random:" 1 - 50 "/10x10x4".
struct Range {
    std::string_view before;
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    std::string_view after;
};

/// The range in `name`, if it has one. The text of a board ID may hold any sign.
std::optional<Range> range_of(std::string_view name) {
    const auto colon = name.find(':');
    if (colon == std::string_view::npos || is_id_name(name))
        return std::nullopt;
    const auto numbers = name.substr(colon + 1, name.find('/') - colon - 1);
    const auto ends = split(numbers, '-');
    if (ends.size() != 2)
        return std::nullopt;
    const auto first = parse_seed(trim(ends[0]));
    const auto last = parse_seed(trim(ends[1]));
    if (!first || !last)
        return std::nullopt;
    return Range{name.substr(0, colon + 1), *first, *last, name.substr(colon + 1 + numbers.size())};
}

std::optional<Error> append_board(std::vector<NamedBoard>& boards, const std::string& name) {
    if (boards.size() == max_listed_boards)
        return Error{{SAMEGAME_TEXT("EngineError", "more than %1 boards"), max_listed_boards}};
    const auto start = board_of_name(name);
    if (!start)
        return start.error();
    boards.push_back({board_name_in(name).value_or(name), *start});
    return std::nullopt;
}

std::optional<Error> append_range(std::vector<NamedBoard>& boards, std::string_view name,
                                  const Range& range) {
    if (range.last < range.first)
        return Error{
            {SAMEGAME_TEXT("EngineError", "%1 is not a range: the first number is above the last"),
             in_quotes(name)}};
    for (std::uint64_t number = range.first;; ++number) {
        auto error = append_board(boards, std::string(range.before) + std::to_string(number) +
                                              std::string(range.after));
        if (error || number == range.last)
            return error;
    }
}

} // namespace

NamedBoard random_board(std::uint64_t seed, int rows, int columns, int colors, const Rules& rules) {
    return {"random:" + std::to_string(seed) + "/" + std::to_string(rows) + "x" +
                std::to_string(columns) + "x" + std::to_string(colors),
            {generate_board(seed, rows, columns, colors), rules}};
}

Result<std::vector<NamedBoard>> parse_board_list(std::string_view text) {
    std::vector<NamedBoard> boards;
    const std::string plain = with_plain_blanks(text);
    for (const std::string_view part : split(plain, ',')) {
        const std::string_view name = trim(part);
        const auto range = range_of(name);
        const auto error =
            range ? append_range(boards, name, *range) : append_board(boards, std::string(name));
        if (error)
            return *error;
    }
    return boards;
}

} // namespace samegame
