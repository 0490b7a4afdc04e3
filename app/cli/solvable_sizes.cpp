#include "app/cli/solvable_sizes.h"

#include <optional>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/notice.h"
#include "app/cli/terminal/progress_line.h"
#include "app/cli/terminal/text_output.h"
#include "engine/formats/board_id.h"
#include "engine/formats/csv_text.h"
#include "engine/game/cell.h"
#include "engine/studies/experiment/published_results.h"

namespace samegame::cli {

namespace {

constexpr std::uint64_t usually_counted = 1ULL << 25U; ///< The paper: up to about 25 cells.

struct Range {
    int first = 0;
    int last = 0;
};

/// "4" or "1-4", within 1 to `most`.
std::optional<Range> read_range(std::string_view text, int most) {
    const auto dash = text.find('-');
    const auto first = parse_integer(text.substr(0, dash), 1, most);
    const auto last =
        dash == std::string_view::npos ? first : parse_integer(text.substr(dash + 1), 1, most);
    if (!first || !last || *last < *first)
        return std::nullopt;
    return Range{static_cast<int>(*first), static_cast<int>(*last)};
}

std::string name_of(const BoardSize& size) {
    return std::to_string(size.rows) + "x" + std::to_string(size.columns) +
           (size.colors == 2 ? "" : "x" + std::to_string(size.colors));
}

bool is_counted(const SizesRequest& request, const BoardSize& size) {
    const auto boards = board_count(size.rows, size.columns, size.colors);
    if (!boards && request.counts_all)
        throw UsageError("--all: " + name_of(size) + " has more than 2^32 boards");
    return boards && (request.counts_all || *boards <= usually_counted);
}

SolvableCountRequest request_of(const SizesRequest& request, const BoardSize& size) {
    SolvableCountRequest count = request.each;
    count.rows = size.rows;
    count.columns = size.columns;
    count.colors = size.colors;
    if (!is_counted(request, size))
        count.samples = request.samples;
    return count;
}

/// The share in the table of the paper, in percent, if the table has the size.
std::optional<double> published(const SizesRequest& request, const BoardSize& size) {
    if (size.colors != 2 || request.each.gravity != Gravity::shift)
        return std::nullopt;
    return published_solvability(size.rows, size.columns);
}

double percent(const SizeCount& count) {
    return 100 * count.count.share();
}

/// Where the share may lie, in percent: open boards may or may not be solvable. Of boards drawn at
/// random it is a 95 % interval, of all boards it is certain.
Interval range_of(const SizeCount& count) {
    const SolvableCount& result = count.count;
    const std::uint64_t most = result.solvable + result.open;
    if (count.is_sampled)
        return {100 * share_interval(result.solvable, result.boards).low,
                100 * share_interval(most, result.boards).high};
    return {percent(count), 100 * static_cast<double>(most) / static_cast<double>(result.boards)};
}

/// "0.000 to 2.406"; nothing where the share is certain.
std::string range_text(const SizeCount& count) {
    if (count.is_exact)
        return "";
    const Interval range = range_of(count);
    return fixed(range.low, 3) + " to " + fixed(range.high, 3);
}

} // namespace

std::vector<BoardSize> read_sizes(const std::string& text) {
    const auto parts = split(text, 'x');
    const auto refuse = [&text]() -> std::vector<BoardSize> {
        throw UsageError("--count is " + in_quotes(text) +
                         ", expected ROWSxCOLUMNS or ROWSxCOLUMNSxCOLORS, up to 32x32x9, with "
                         "ranges as in 1-4x1-5");
    };
    if (parts.size() < 2 || parts.size() > 3)
        return refuse();
    const auto rows = read_range(parts[0], max_rows);
    const auto columns = read_range(parts[1], max_columns);
    const auto colors = parts.size() == 3 ? read_range(parts[2], max_colors) : Range{2, 2};
    if (!rows || !columns || !colors)
        return refuse();
    std::vector<BoardSize> sizes;
    for (int row = rows->first; row <= rows->last; ++row)
        for (int column = columns->first; column <= columns->last; ++column)
            for (int color = colors->first; color <= colors->last; ++color)
                sizes.push_back({row, column, color});
    return sizes;
}

std::vector<SizeCount> count_sizes(const SizesRequest& request, const SearchControl& control,
                                   bool shows_progress) {
    std::vector<SolvableCountRequest> requests; // all are checked before the first is counted
    for (const BoardSize& size : request.sizes)
        requests.push_back(request_of(request, size));
    std::vector<SizeCount> counts;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const std::string text = name_of(request.sizes[i]) + ": size " + std::to_string(i + 1) +
                                 " of " + std::to_string(requests.size());
        const ProgressLine progress(shows_progress, [text] { return text; });
        const auto count = count_solvable(requests[i], control);
        if (!count)
            break;
        const bool is_sampled = requests[i].samples.has_value();
        counts.push_back({request.sizes[i], *count, !is_sampled && count->open == 0, is_sampled});
    }
    return counts;
}

std::string csv_of(const SizesRequest& request, const std::vector<SizeCount>& counts) {
    std::string csv = csv_line({"rows", "columns", "colors", "board", "stands_for"});
    for (const SizeCount& count : counts)
        for (const UnsolvableBoard& kept : count.count.kept)
            csv += csv_line({std::to_string(count.size.rows), std::to_string(count.size.columns),
                             std::to_string(count.size.colors),
                             id_name_of({kept.board, {Scoring::standard, request.each.gravity}}),
                             std::to_string(kept.stands_for)});
    return csv;
}

void tell_missing(const std::vector<SizeCount>& counts) {
    for (const SizeCount& count : counts)
        if (count.count.has_more)
            tell_notice("samegame-cli", "--unsolvable has the first " +
                                            counted(count.count.kept.size(), "board") + " of " +
                                            name_of(count.size) + "; there are more");
}

std::string readable(const SizesRequest& request, const std::vector<SizeCount>& counts) {
    TextTable table({TextTable::left("size"), "boards", "solvable", "open", "%", "range",
                     "published", "above"});
    bool has_samples = false;
    bool has_whole = false; // sizes of which every board was counted
    bool has_open = false;
    bool has_published = false;
    for (const SizeCount& count : counts) {
        const bool is_open = count.count.open > 0;
        const auto print = published(request, count.size);
        has_samples = has_samples || count.is_sampled;
        has_whole = has_whole || !count.is_sampled;
        has_open = has_open || is_open;
        has_published = has_published || print.has_value();
        table.add_row({name_of(count.size), std::to_string(count.count.boards),
                       std::to_string(count.count.solvable), std::to_string(count.count.open),
                       fixed(percent(count), 3), range_text(count), print ? fixed(*print, 1) : "",
                       print && !is_open ? fixed(percent(count) - *print, 2) : ""});
    }
    std::string text = table.text();
    if (has_samples)
        text += "\nrange: 95 %, of random boards, seed " + std::to_string(request.each.seed) +
                (has_whole ? "; other sizes were counted whole.\n" : ".\n");
    if (has_open)
        text += "Where boards are open, % counts those that can be cleared for sure, and the range "
                "has the open ones, too; --positions N tries more.\n";
    if (has_published)
        text += "Published: F. Takes & W. Kosters 2009, Table 1.\n";
    return text;
}

Json json_of(const SizesRequest& request, const std::vector<SizeCount>& counts) {
    Json sizes = Json::array();
    for (const SizeCount& count : counts) {
        Json size{{"rows", count.size.rows},          {"columns", count.size.columns},
                  {"colors", count.size.colors},      {"boards", count.count.boards},
                  {"solvable", count.count.solvable}, {"open", count.count.open},
                  {"percent", percent(count)},        {"exact", count.is_exact}};
        if (!count.is_exact) {
            const Interval range = range_of(count);
            size["interval"] = {range.low, range.high};
        }
        if (const auto print = published(request, count.size))
            size["published"] = *print;
        sizes.push_back(std::move(size));
    }
    return {{"gravity", samegame::name_of(request.each.gravity)},
            {"seed", std::to_string(request.each.seed)},
            {"sizes", sizes}};
}

} // namespace samegame::cli
