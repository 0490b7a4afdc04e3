#include "app/cli/commands.h"

#include <array>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include "app/cli/report/provenance.h"
#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/json_output.h"
#include "engine/base/text.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/formats/board_text.h"
#include "engine/formats/json_fields.h"
#include "engine/studies/review/exercise.h"

namespace samegame::cli {

namespace {

constexpr std::int64_t exercises_of_a_day = 5;
constexpr std::int64_t most_exercises = 1000;

struct PracticeArguments {
    std::string day;
    std::optional<std::int64_t> count;
    bool answers = false;
    bool json = false;
};

/// Throws UsageError for a text that is no day.
std::uint64_t seed_of_day(const std::string& day) {
    const auto parts = split(day, '-');
    std::array<int, 3> numbers{};
    // A name of a board may stand within other text; a day is nothing else.
    bool is_day = day.size() == 10 && parts.size() == numbers.size();
    for (std::size_t i = 0; is_day && i < numbers.size(); ++i) {
        const auto number = parse_integer(parts[i], 0, 9999);
        is_day = number.has_value();
        numbers[i] = static_cast<int>(number.value_or(0));
    }
    if (!is_day || !board_of_name("daily:" + day))
        throw UsageError("--day is " + in_quotes(day) +
                         ", expected YEAR-MONTH-DAY, as in 2026-11-26, years 1583 to 9999");
    return exercise_seed(numbers[0], numbers[1], numbers[2]);
}

std::string question_of(const Exercise& exercise) {
    switch (exercise.question) {
    case ExerciseQuestion::clear:
        return "After which move can the board still be cleared?";
    case ExerciseQuestion::keep:
        return "After which move can " + std::to_string(exercise.harvest) + " blocks of color " +
               std::to_string(exercise.color) + " still go in one move?";
    case ExerciseQuestion::best:
        return "After which move can most points still be reached?";
    }
    return "";
}

std::string place_of(const Exercise& exercise, const ExerciseMove& move) {
    return to_string(to_notation(move.move, exercise.position.board.rows()));
}

/// Prints exercises as they are found.
class ExercisePrinter {
public:
    explicit ExercisePrinter(const PracticeArguments& arguments) : m_arguments(arguments) {}

    void add(const Exercise& exercise) {
        ++m_number;
        if (m_arguments.json)
            m_list.add(json_of(exercise));
        else
            print(exercise);
    }

    void end() {
        if (m_arguments.json)
            m_list.end();
    }

private:
    void print(const Exercise& exercise) const {
        const Board& board = exercise.position.board;
        std::cout << (m_number > 1 ? "\n" : "") << m_number << ". " << question_of(exercise) << '\n'
                  << "# " << board.block_count() << " blocks, " << exercise.moves.size()
                  << " moves\n# " << id_name_of(exercise.position) << '\n'
                  << to_board_text(board);
        if (m_arguments.answers)
            print_answers(exercise);
    }

    /// Generated exercises are proven.
    static void print_answers(const Exercise& exercise) {
        for (const ExerciseMove& move : exercise.moves)
            std::cout << (move.is_right ? "right  " : "wrong  ") << place_of(exercise, move)
                      << "  reaches " << move.reachable << ", gives away " << move.loss << '\n';
        std::cout << "line   "
                  << to_string(exercise.moves.front().line, exercise.position.board.rows()) << '\n';
    }

    Json json_of(const Exercise& exercise) const {
        const Board& board = exercise.position.board;
        const bool keeps = exercise.question == ExerciseQuestion::keep;
        Json json{{"day", m_arguments.day},
                  {"number", m_number},
                  {"question", std::string(name_of(exercise.question))},
                  {"color", keeps ? Json(exercise.color) : Json()},
                  {"blocks", keeps ? Json(exercise.harvest) : Json()},
                  {"board", board_json(board)},
                  {"id", id_name_of(exercise.position)}};
        if (!m_arguments.answers)
            return json;
        json["proven"] = exercise.is_proven;
        for (const ExerciseMove& move : exercise.moves)
            json["moves"].push_back({{"move", move_json(to_notation(move.move, board.rows()))},
                                     {"right", move.is_right},
                                     {"reachable", move.reachable},
                                     {"loss", move.loss},
                                     {"line", line_json(move.line, board.rows())}});
        return json;
    }

    const PracticeArguments& m_arguments;
    JsonList m_list{"exercise"};
    int m_number = 0;
};

ExitCode run(PracticeArguments arguments) {
    if (arguments.day.empty())
        arguments.day = today(DayOf::this_place);
    const std::uint64_t seed = seed_of_day(arguments.day);
    SearchControl control;
    const InterruptGuard guard(&control);
    ExercisePrinter printer(arguments);
    const std::int64_t count = arguments.count.value_or(exercises_of_a_day);
    for (std::int64_t i = 0; i < count; ++i) {
        const auto exercise = generated_exercise(seed, static_cast<std::uint64_t>(i), control);
        if (!exercise)
            break;
        printer.add(*exercise);
        if (!std::cout)
            break; // whoever reads has gone, or the disk is full; main says so
    }
    printer.end();
    return guard.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

} // namespace

Command practice_command(CLI::App& program) {
    const auto arguments = std::make_shared<PracticeArguments>();
    CLI::App* form =
        program.add_subcommand("practice", "Print the exercises of a day, with their answers");
    add_text(*form, "--day", arguments->day, "DATE", "As in 2026-11-26 (default: today)");
    add_integer(*form, "--count", arguments->count, 1, most_exercises,
                "Number of exercises (default: 5)");
    form->add_flag("--answers", arguments->answers,
                   "Say of each move whether it is right, and what it gives away");
    add_json(*form, arguments->json);
    form->footer(
        "An exercise is a position with 20 to 35 blocks left of a good line from a random board,\n"
        "in which one or two moves are right. All answers are proven. The window has the same\n"
        "exercises on the same day, where they do not give way to positions of games that were\n"
        "reviewed there. A move is the row and column of a cell, row 1 at the top.\n\n"
        "Examples:\n"
        "  samegame-cli practice\n"
        "  samegame-cli practice --day 2026-11-26 --count 10 --answers");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
