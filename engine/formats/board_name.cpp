#include "engine/formats/board_name.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <utility>
#include <vector>

#include "engine/base/rng.h"
#include "engine/base/text.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_text.h"
#include "engine/formats/pasted_text.h"
#include "engine/formats/printed_line.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"

namespace samegame {

namespace {

constexpr std::string_view standard_prefix = "standard:";
constexpr std::string_view schadd250_prefix = "schadd250:";
constexpr std::string_view random_prefix = "random:";
constexpr std::string_view clearable_prefix = "clearable:";
constexpr std::string_view counts_prefix = "counts:";
constexpr std::string_view daily_prefix = "daily:";

Result<Position> numbered_board(std::string_view name, std::string_view prefix, int count,
                                Board (*board_of)(int)) {
    const auto number = parse_integer(name.substr(prefix.size()), 1, count);
    if (!number)
        return Error{
            {SAMEGAME_TEXT("EngineError", "%1 is not a board: expected %2N with N from 1 to %3"),
             in_quotes(name), prefix, count}};
    return Position{board_of(static_cast<int>(*number)), Rules{}};
}

/// What stands behind the prefix of a board that is made from a seed.
struct Seeded {
    std::uint64_t seed = 0;
    BoardSize size;
};

/// "SEED" or "SEED/ROWSxCOLUMNSxCOLORS".
std::optional<Seeded> seeded_of(std::string_view text) {
    const auto parts = split(text, '/');
    const auto seed = parse_seed(parts[0]);
    if (!seed || parts.size() > 2)
        return std::nullopt;
    if (parts.size() == 1)
        return Seeded{*seed, {}};
    const auto size = parse_board_size(parts[1]);
    return size ? std::optional(Seeded{*seed, *size}) : std::nullopt;
}

Result<Position> random_board(std::string_view name) {
    const auto seeded = seeded_of(name.substr(random_prefix.size()));
    if (!seeded)
        return Error{
            {SAMEGAME_TEXT(
                 "EngineError",
                 "%1 is not a board: expected random:SEED or random:SEED/ROWSxCOLUMNSxCOLORS, "
                 "seed 0 to 2^64-1, up to 32x32x9"),
             in_quotes(name)}};
    const auto& [seed, size] = *seeded;
    return Position{generate_board(seed, size.rows, size.columns, size.colors), Rules{}};
}

Result<Position> clearable_board(std::string_view name) {
    const auto seeded = seeded_of(name.substr(clearable_prefix.size()));
    const BoardSize size = seeded ? seeded->size : BoardSize();
    if (!seeded || !has_clearable_boards(size.rows, size.columns, size.colors))
        return Error{
            {SAMEGAME_TEXT("EngineError",
                           "%1 is not a board: expected clearable:SEED or "
                           "clearable:SEED/ROWSxCOLUMNSxCOLORS, seed 0 to 2^64-1, 2 cells to "
                           "32x32, 3 to 9 colors"),
             in_quotes(name)}};
    return Position{
        generate_clearable_board(seeded->seed, size.rows, size.columns, size.colors).board,
        Rules{}};
}

/// "SEED/ROWSxCOLUMNS/COUNTS", as in "7/15x15/65+40x4".
Result<Position> counted_board(std::string_view name) {
    const Error wrong{
        {SAMEGAME_TEXT("EngineError",
                       "%1 is not a board: expected counts:SEED/ROWSxCOLUMNS/COUNTS, seed 0 to "
                       "2^64-1, up to 32x32, with the blocks of 1 to 9 colors as in 45x5 or "
                       "65+40x4"),
         in_quotes(name)}};
    const auto parts = split(name.substr(counts_prefix.size()), '/');
    if (parts.size() != 3)
        return wrong;
    const auto seed = parse_seed(parts[0]);
    const auto size = parse_board_size(std::string(parts[1]) + "x1");
    const auto counts = parse_color_counts(parts[2]);
    if (!seed || !size || !counts)
        return wrong;
    if (!has_counted_boards(size->rows, size->columns, *counts))
        return Error{
            {SAMEGAME_TEXT("EngineError",
                           "%1 is not a board: its colors have %2 blocks, but it has %3 cells"),
             in_quotes(name), std::accumulate(counts->begin(), counts->end(), 0),
             size->rows * size->columns}};
    return Position{generate_counted_board(*seed, size->rows, size->columns, *counts), Rules{}};
}

/// 20261123 of "2026-11-23"; nothing if there is no such day.
std::optional<std::uint64_t> day_number(std::string_view text) {
    constexpr int first_year = 1583; // the first whole one of the calendar
    constexpr int last_year = 9999;
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto year = parse_integer(text.substr(0, 4), first_year, last_year);
    const auto month = parse_integer(text.substr(5, 2), 1, 12);
    const auto day = parse_integer(text.substr(8, 2), 1, 31);
    if (!year || !month || !day)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(static_cast<int>(*year)),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok())
        return std::nullopt;
    return static_cast<std::uint64_t>(*year * 10000 + *month * 100 + *day);
}

Result<Position> daily_board(std::string_view name) {
    const auto number = day_number(name.substr(daily_prefix.size()));
    if (!number)
        return Error{
            {SAMEGAME_TEXT("EngineError", "%1 is not a board: expected daily:YEAR-MONTH-DAY, as in "
                                          "daily:2026-11-23, years 1583 to 9999"),
             in_quotes(name)}};
    return Position{generate_board(*number), Rules{}};
}

constexpr std::uint64_t random_seeds = 1'000'000;
constexpr std::uint64_t first_named_day = 20000101;
constexpr std::uint64_t last_named_day = 21991231;

/// Whether a seed gives a board, mostly decided by its first cells.
class SeedTest {
public:
    explicit SeedTest(const Board& board) : m_board(board), m_cells(cells_of(board)) {
        m_colors = m_cells.empty() ? 0 : *std::max_element(m_cells.begin(), m_cells.end());
    }

    /// False for boards that no seed gives, or by chance more than one.
    bool is_possible() const {
        constexpr std::uint64_t most = std::uint64_t{1} << 40; // far more boards than seeds
        std::uint64_t boards = 1;
        for (std::size_t i = 0; i < m_cells.size() && boards < most; ++i)
            boards *= static_cast<std::uint64_t>(m_colors);
        return m_board.block_count() == m_board.cell_count() && boards >= most;
    }

    int colors() const { return m_colors; }

    bool gives(std::uint64_t seed) const {
        Rng rng(seed);
        return std::all_of(m_cells.begin(), m_cells.end(), [&](Color cell) {
            return cell == 1 + rng.bounded(static_cast<std::uint32_t>(m_colors));
        });
    }

private:
    const Board& m_board;
    std::vector<Color> m_cells;
    int m_colors = 0;
};

std::string random_name(std::uint64_t seed, const Board& board, int colors) {
    std::string name = std::string(random_prefix) + std::to_string(seed);
    if (generate_board(seed) == board)
        return name;
    return name + '/' + std::to_string(board.rows()) + 'x' + std::to_string(board.columns()) + 'x' +
           std::to_string(colors);
}

/// "daily:2026-11-23" of 20261123; nothing if there is no such day.
std::optional<std::string> daily_name(std::uint64_t number) {
    std::string date = std::to_string(number);
    date.insert(6, "-").insert(4, "-");
    return day_number(date) ? std::optional(std::string(daily_prefix) + date) : std::nullopt;
}

Result<ReadGame> solution_in(std::string_view json) {
    const auto parsed = parse_game_record(json);
    if (!parsed)
        return parsed.error();
    return ReadGame{*parsed, {}, true, true};
}

ReadGame fresh_game(const Position& start, const std::string& name) {
    ReadGame game;
    game.record.start = start;
    game.record.line = replay(start.board, start.rules, {}).value();
    game.board_name = name;
    game.has_rules = is_id_name(name);
    return game;
}

/// How a result begins that was copied to be shared, in every language.
constexpr std::string_view shared_heading = "SameGame · ";

/// Far more than an ID of 32x32 cells takes, with blanks and line ends in it.
constexpr std::size_t max_pasted_id = 4096;

bool has_prefix(std::string_view text) {
    constexpr std::string_view prefixes[]{standard_prefix,  schadd250_prefix, random_prefix,
                                          clearable_prefix, counts_prefix,    daily_prefix,
                                          board_id_prefix};
    return std::ranges::any_of(
        prefixes, [text](std::string_view prefix) { return text.starts_with(prefix); });
}

/// "id:TEXT" if `text` is an ID but for blanks in it.
std::optional<std::string> name_of_bare_id(std::string_view text) {
    if (text.size() > max_pasted_id)
        return std::nullopt;
    const std::string id = without_blanks(text);
    return parse_board_id(id) ? std::optional(std::string(board_id_prefix) + id) : std::nullopt;
}

/// The ID at the end of a shared result. It stands behind the chart of the points, or where there
/// is no chart in the lines behind that of the score, both of which have signs beyond ASCII.
std::optional<std::string> name_of_shared(std::string_view text) {
    const auto is_beyond_ascii = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
    const auto last = std::find_if(text.rbegin(), text.rend(), is_beyond_ascii);
    text.remove_prefix(static_cast<std::size_t>(text.rend() - last));
    if (auto name = name_of_bare_id(text))
        return name;
    return name_of_bare_id(text.substr(std::min(text.find('\n'), text.size())));
}

/// Whether a text begins with the size of a board ID.
bool has_size_of_id(std::string_view text) {
    const std::string whole = without_blanks(text.substr(0, max_pasted_id));
    const auto size = split(std::string_view(whole).substr(0, whole.find('-')), 'x');
    return size.size() == 3 && whole.find('-') != std::string::npos &&
           std::ranges::all_of(size,
                               [](std::string_view part) { return parse_seed(part).has_value(); });
}

/// Whether a text, which is not one board, damaged or whole, looks like an ID.
bool looks_like_board_id(std::string_view text) {
    const bool is_word = text.find_first_of(" \n\t") == std::string_view::npos;
    return has_size_of_id(text) || (is_word && text.find('x') != std::string_view::npos &&
                                    text.find('-') != std::string_view::npos);
}

/// Whether two words of a text, plain and no one board, are names or IDs, right or wrong.
bool has_several_names(std::string_view text) {
    constexpr std::string_view between = " \t\n,;";
    constexpr std::size_t enough = 4 * max_pasted_id; // two IDs of the largest boards
    text = text.substr(0, enough);
    int names = 0;
    for (std::size_t at = text.find_first_not_of(between); at < text.size() && names < 2;) {
        const auto end = std::min(text.find_first_of(between, at), text.size());
        const std::string_view word = text.substr(at, end - at);
        names += has_prefix(word) || has_size_of_id(word) ? 1 : 0;
        at = text.find_first_not_of(between, end);
    }
    return names > 1;
}

Error several_boards() {
    return {{SAMEGAME_TEXT("EngineError", "there are several boards: expected one")}};
}

/// What is wrong with a plain text that looks like an ID.
Error error_of_id(std::string_view text) {
    if (has_several_names(text))
        return several_boards();
    const auto start = parse_board_id(without_blanks(text));
    return start ? several_boards() : start.error(); // an ID whose check fits is a name
}

Result<Position> board_of_own_name(const std::string& name) {
    if (name.starts_with(standard_prefix))
        return numbered_board(name, standard_prefix, standard_board_count, standard_board);
    if (name.starts_with(schadd250_prefix))
        return numbered_board(name, schadd250_prefix, schadd250_board_count, schadd250_board);
    if (name.starts_with(random_prefix))
        return random_board(name);
    if (name.starts_with(clearable_prefix))
        return clearable_board(name);
    if (name.starts_with(counts_prefix))
        return counted_board(name);
    if (name.starts_with(daily_prefix))
        return daily_board(name);
    return parse_board_id(std::string_view(name).substr(board_id_prefix.size()));
}

} // namespace

std::optional<std::string> board_name_in(std::string_view text) {
    const std::string plain = with_plain_blanks(text);
    const std::string_view content = trim(plain);
    if (is_id_name(content))
        return std::string(board_id_prefix) +
               without_blanks(content.substr(board_id_prefix.size()));
    if (has_prefix(content))
        return std::string(content);
    if (content.starts_with(shared_heading))
        return name_of_shared(content);
    return name_of_bare_id(content);
}

Result<Position> board_of_name(std::string_view text) {
    const std::string plain = with_plain_blanks(text);
    if (const auto name = board_name_in(plain)) {
        auto start = board_of_own_name(*name);
        if (!start && has_several_names(plain))
            return several_boards();
        return start;
    }
    if (has_size_of_id(plain))
        return error_of_id(plain);
    return Error{
        {SAMEGAME_TEXT("EngineError",
                       "%1 is not a board name: expected standard:N, schadd250:N, random:SEED, "
                       "clearable:SEED, counts:SEED/ROWSxCOLUMNS/COUNTS, daily:YEAR-MONTH-DAY or "
                       "id:TEXT"),
         in_quotes(text)}};
}

std::optional<Error> board_id_fault(std::string_view text) {
    const std::string plain = with_plain_blanks(text);
    if (board_name_in(plain) || !has_size_of_id(plain))
        return std::nullopt;
    return error_of_id(plain);
}

std::optional<std::string> name_of_board(const Board& board) {
    for (int number = 1; number <= standard_board_count; ++number)
        if (board == standard_board(number))
            return std::string(standard_prefix) + std::to_string(number);
    for (int number = 1; number <= schadd250_board_count; ++number)
        if (board == schadd250_board(number))
            return std::string(schadd250_prefix) + std::to_string(number);
    const SeedTest test(board);
    if (!test.is_possible())
        return std::nullopt;
    for (std::uint64_t seed = 0; seed < random_seeds; ++seed)
        if (test.gives(seed))
            return random_name(seed, board, test.colors());
    const bool may_be_daily = board.rows() == 15 && board.columns() == 15 && test.colors() == 5;
    for (std::uint64_t day = first_named_day; may_be_daily && day <= last_named_day; ++day)
        if (test.gives(day))
            if (auto name = daily_name(day))
                return name;
    return std::nullopt;
}

namespace {

Result<ReadGame> game_of_program(OtherProgram program, std::string_view plain) {
    const auto read = read_other_game(program, plain);
    if (!read)
        return read.error();
    ReadGame game = fresh_game(read->start, {});
    game.record.line = replay(read->start.board, read->start.rules, read->moves).value();
    game.claim.score = read->score;
    game.has_rules = read->has_rules;
    game.program = program;
    return game;
}

/// The game without a move on a board that is named or drawn, or of another program; blanks are
/// plain.
Result<ReadGame> game_of_board(std::string_view plain) {
    const std::string_view content = trim(plain);
    if (const auto name = board_name_in(content)) {
        const auto start = board_of_name(content);
        if (!start)
            return start.error();
        return fresh_game(*start, *name);
    }
    if (const auto program = other_program_in(plain))
        return game_of_program(*program, plain);
    if (looks_like_board_id(content))
        return error_of_id(content);
    const auto board = parse_board_text(plain);
    if (!board)
        return board.error();
    return fresh_game({*board, Rules{}}, {});
}

Result<ReadGame> game_of_printed(const PrintedGame& printed) {
    auto game = game_of_board(printed.board);
    if (!game)
        return game;
    ReadGame read = std::move(game).value();
    const Position& start = read.record.start;
    const auto moves = parse_printed_moves(printed.moves, start.board);
    if (!moves)
        return moves.error();
    auto line = replay(start.board, start.rules, *moves);
    if (!line)
        return Error{line.error().message};
    read.record.line = std::move(line).value();
    return read;
}

} // namespace

Result<ReadGame> read_game(std::string_view text) {
    if (trim(without_bom(text)).starts_with('{'))
        return solution_in(text);
    const std::string plain = with_plain_blanks(text);
    const std::string_view content = trim(plain);
    if (content.starts_with('{')) { // signs that are not seen stand around it; within it all stays
        const auto first = text.find('{');
        const auto end = std::max(first, text.rfind('}') + 1);
        const bool is_quoted = text.substr(0, first).find('>') != std::string_view::npos;
        return solution_in(is_quoted ? content : text.substr(first, end - first));
    }
    if (const auto printed = printed_game_in(plain))
        return game_of_printed(*printed);
    return game_of_board(plain);
}

} // namespace samegame
