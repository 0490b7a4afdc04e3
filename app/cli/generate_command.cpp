#include "app/cli/commands.h"

#include <iostream>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/terminal/board_argument.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/json_output.h"
#include "app/cli/terminal/text_output.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_text.h"
#include "engine/formats/json_fields.h"
#include "engine/game/board_generator.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"

namespace samegame::cli {

namespace {

/// Boards in a row that the quick search may fail on before it gives up.
constexpr int max_draws = 1000;
constexpr std::uint64_t quick_playouts = 1000;

/// Whether a short search finds a line that empties the board; depends on board and seed alone.
bool is_cleared_quickly(const Position& start, std::uint64_t seed) {
    const Board& board = start.board;
    for (int color = 1; color <= board.color_count(); ++color)
        if (board.block_count(static_cast<Color>(color)) == 1)
            return false;
    SearchRequest request;
    request.start = {board, {Scoring::clickomania, start.rules.gravity}};
    request.budget.playouts = quick_playouts;
    request.solver = find_solver("nested-monte-carlo"); // whichever is the default later
    request.options = default_options(request.solver->options);
    request.seed = seed;
    SearchControl control;
    const SearchSnapshot snapshot = run_search(request, control).snapshot;
    return snapshot.has_line && snapshot.best.cleared;
}

/// The boards to generate.
struct BoardWish {
    int rows = 15;
    int columns = 15;
    int colors = 5;
    Rules rules;
    bool is_clearable = false;   ///< Only boards of generator 1 that a quick search clears.
    bool has_known_line = false; ///< Boards of generator 2, each with a line that clears it.
    std::vector<int> counts;     ///< Blocks of each color: boards of generator 3.
    std::uint64_t next_seed = 0;
};

struct GeneratedBoard {
    Position start;
    std::optional<std::uint64_t> seed;  ///< A chessboard has none.
    std::optional<MoveList> known_line; ///< It clears the board; only generator 2 gives one.
    std::vector<int> counts;            ///< Of generator 3.
};

Board board_of(const BoardWish& wish, std::uint64_t seed) {
    return wish.counts.empty() ? generate_board(seed, wish.rows, wish.columns, wish.colors)
                               : generate_counted_board(seed, wish.rows, wish.columns, wish.counts);
}

/// The next board of a wish, whose seed moves on; nothing after Ctrl+C. Throws InputError when no
/// clearable board turns up.
std::optional<GeneratedBoard> next_board(BoardWish& wish, const InterruptGuard& guard) {
    for (int draw = 0; draw < max_draws; ++draw) {
        if (guard.interrupted())
            return std::nullopt;
        const std::uint64_t seed = wish.next_seed++;
        if (wish.has_known_line) {
            const auto made = generate_clearable_board(seed, wish.rows, wish.columns, wish.colors);
            return GeneratedBoard{{made.board, wish.rules}, seed, made.line, {}};
        }
        const Position start{board_of(wish, seed), wish.rules};
        if (!wish.is_clearable || is_cleared_quickly(start, seed))
            return GeneratedBoard{start, seed, std::nullopt, wish.counts};
    }
    throw InputError("none of " + std::to_string(max_draws) +
                     " boards of this size was cleared by a quick search");
}

constexpr std::int64_t most_generated_boards = 1'000'000;

struct GenerateArguments {
    std::optional<std::int64_t> count;
    SizeArguments size;
    std::string counts; ///< "65+40x4": blocks of each color.
    std::optional<std::uint64_t> seed;
    RulesArgument rules;
    bool clearable = false;
    bool known_line = false;
    bool chessboard = false;
    std::vector<std::string> inverted; ///< "R,C": cells of the chessboard.
    bool json = false;
};

/// "R,C" as a cell: row 1 is at the top.
Cell read_cell(const std::string& text, int rows, int columns) {
    const auto parts = split(text, ',');
    const auto row = parse_integer(parts.front(), 1, rows);
    const auto column = parse_integer(parts.back(), 1, columns);
    if (parts.size() != 2 || !row || !column)
        throw UsageError("--invert is " + in_quotes(text) + ", expected ROW,COLUMN from 1,1 to " +
                         std::to_string(rows) + "," + std::to_string(columns));
    return from_notation({static_cast<int>(*row), static_cast<int>(*column)}, rows).cell;
}

/// The chessboard with its inverted cells: the one at the bottom right unless others are named.
Board chessboard_of(const GenerateArguments& arguments) {
    BoardWish wish;
    take_size(wish, arguments.size);
    std::vector<Cell> inverted;
    for (const std::string& text : arguments.inverted)
        inverted.push_back(read_cell(text, wish.rows, wish.columns));
    if (inverted.empty())
        inverted.push_back(from_notation({wish.rows, wish.columns}, wish.rows).cell);
    return chessboard(wish.rows, wish.columns, inverted);
}

/// The numbers of --counts, which fill the cells. Throws UsageError.
std::vector<int> read_counts(const std::string& text, int rows, int columns) {
    auto counts = parse_color_counts(text);
    if (!counts)
        throw UsageError("--counts is " + in_quotes(text) +
                         ", expected the blocks of 1 to 9 colors, as in 45x5 or 65+40x4");
    if (!has_counted_boards(rows, columns, *counts))
        throw UsageError(
            "--counts has " +
            counted(std::accumulate(counts->begin(), counts->end(), std::uint64_t{0}), "block") +
            ", but the board has " + counted(rows * columns, "cell") + " (--rows, --columns)");
    return std::move(counts).value();
}

/// Throws UsageError if generator 2 has no board of this size, or generator 3 of these counts.
BoardWish wish_of(const GenerateArguments& arguments) {
    BoardWish wish;
    take_size(wish, arguments.size);
    wish.rules = rules_of(arguments.rules, {});
    if (arguments.known_line && !has_clearable_boards(wish.rows, wish.columns, wish.colors))
        throw UsageError("--known-line needs 2 cells and 3 colors or more");
    wish.has_known_line = arguments.known_line;
    if (!arguments.counts.empty())
        wish.counts = read_counts(arguments.counts, wish.rows, wish.columns);
    wish.is_clearable = arguments.clearable;
    wish.next_seed = seed_or_random(arguments.seed);
    return wish;
}

/// The name under which every command finds a board of generator 2 or 3; empty for others.
std::string name_of(const GeneratedBoard& generated) {
    const Board& board = generated.start.board;
    const std::string size =
        "/" + std::to_string(board.rows()) + "x" + std::to_string(board.columns());
    if (generated.known_line)
        return "clearable:" + std::to_string(*generated.seed) + size + "x" +
               std::to_string(board.color_count());
    if (!generated.counts.empty())
        return "counts:" + std::to_string(*generated.seed) + size + "/" +
               to_color_counts(generated.counts);
    return {};
}

/// Prints boards as they come.
class BoardPrinter {
public:
    explicit BoardPrinter(bool json) : m_json(json) {}

    void add(const GeneratedBoard& generated) {
        const std::string id = id_name_of(generated.start);
        const std::string name = name_of(generated);
        if (m_json) {
            Json json{{"board", board_json(generated.start.board)}, {"id", id}, {"seed", nullptr}};
            if (generated.seed)
                json["seed"] = std::to_string(*generated.seed);
            if (!name.empty())
                json["name"] = name;
            if (generated.known_line)
                json["moves"] = line_json(*generated.known_line, generated.start.board.rows());
            m_list.add(json);
            ++m_count;
            return;
        }
        std::cout << (m_count++ > 0 ? "\n" : "") << "# " << id << '\n';
        if (generated.seed)
            std::cout << "# seed " << *generated.seed << '\n';
        if (!name.empty())
            std::cout << "# " << name << '\n';
        if (generated.known_line)
            std::cout << "# cleared by "
                      << to_string(*generated.known_line, generated.start.board.rows()) << '\n';
        std::cout << to_board_text(generated.start.board);
    }

    bool has_boards() const { return m_count > 0; }

    void end() {
        if (m_json)
            m_list.end();
    }

private:
    bool m_json;
    JsonList m_list{"board"};
    int m_count = 0;
};

ExitCode run(const GenerateArguments& arguments) {
    BoardPrinter printer(arguments.json);
    if (arguments.chessboard) {
        printer.add({{chessboard_of(arguments), rules_of(arguments.rules, {})},
                     std::nullopt,
                     std::nullopt,
                     {}});
        printer.end();
        return ExitCode::done;
    }
    const InterruptGuard guard;
    BoardWish wish = wish_of(arguments);
    try {
        for (std::int64_t i = 0; i < arguments.count.value_or(1); ++i) {
            const auto generated = next_board(wish, guard);
            if (!generated)
                break;
            printer.add(*generated);
            if (!std::cout)
                break; // whoever reads has gone, or the disk is full; main says so
        }
    } catch (const InputError&) {
        if (printer.has_boards())
            printer.end(); // JSON is whole all the same
        throw;
    }
    printer.end();
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

} // namespace

Command generate_command(CLI::App& program) {
    const auto arguments = std::make_shared<GenerateArguments>();
    CLI::App* form = program.add_subcommand("generate", "Print generated boards with their IDs");
    auto* count = add_integer(*form, "--count", arguments->count, 1, most_generated_boards,
                              "Number of boards (default: 1)");
    add_size_arguments(*form, arguments->size);
    auto* counts = add_text(*form, "--counts", arguments->counts, "COUNTS",
                            "Blocks of each color instead of --colors, in random places: 45x5 for "
                            "five colors of 45 blocks, 65+40x4 for one of 65 and four of 40")
                       ->excludes("--colors");
    auto* seed = add_seed(*form, arguments->seed);
    auto* clearable = form->add_flag("--clearable", arguments->clearable,
                                     "Print only boards that a quick search clears");
    auto* known_line =
        form->add_flag("--known-line", arguments->known_line,
                       "Boards made backwards from the empty one, 3 colors or more, each with a "
                       "line that clears it under either gravity")
            ->excludes(clearable)
            ->excludes(counts);
    auto* chessboard =
        form->add_flag("--chessboard", arguments->chessboard,
                       "The chessboard of two colors with its bottom right cell inverted, which "
                       "can be cleared from 4x4 cells on (Takes & Kosters 2009, theorem 1)")
            ->excludes(count)
            ->excludes("--colors")
            ->excludes(counts)
            ->excludes(seed)
            ->excludes(clearable)
            ->excludes(known_line);
    form->add_option("--invert", arguments->inverted,
                     "Cell of the chessboard to invert instead, row 1 at the top; may be repeated")
        ->type_name("ROW,COLUMN")
        ->allow_extra_args(false)
        ->needs(chessboard);
    add_rules_argument(*form, arguments->rules, false);
    add_json(*form, arguments->json);
    form->footer(
        "Boards take the seeds from --seed on, so each board is also\n"
        "random:SEED/ROWSxCOLUMNSxCOLORS; --clearable skips seeds. With --known-line each board\n"
        "is clearable:SEED/ROWSxCOLUMNSxCOLORS, with --counts counts:SEED/ROWSxCOLUMNS/COUNTS.\n\n"
        "Examples:\n"
        "  samegame-cli generate --count 3 --seed 1\n"
        "  samegame-cli generate --rows 8 --columns 8 --colors 3 --clearable --json\n"
        "  samegame-cli generate --known-line --seed 7\n"
        "  samegame-cli generate --counts 65+40x4 --count 10 --seed 1\n"
        "  samegame-cli generate --chessboard --rows 5 --columns 5 --invert 3,2");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
