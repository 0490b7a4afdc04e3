#include "engine/solvers/external/external_solver.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/base/child_process.h"
#include "engine/base/exceptions.h"
#include "engine/base/text.h"
#include "engine/search/search_team.h"
#include "engine/solvers/external/external_protocol.h"

namespace samegame {

namespace {

constexpr Seconds between_looks(0.02); // at the stop flag
constexpr Seconds most_farewell(1);    // from the end of its output to the end of a program
constexpr int most_late_looks = 8;     // at more than a pipe holds

/// The answers of a program, counted, checked and offered.
class Answers {
public:
    Answers(SearchTeam& team, std::string command)
        : m_team(team), m_context(team.lead()), m_command(std::move(command)) {}

    /// What is read next goes to the end of this.
    std::string& text() { return m_text; }

    /// Takes the complete lines of text(); with `is_last`, what has no line end, too.
    void take(bool is_late, bool is_last = false);

    bool has_one() const { return m_wrong + m_late < m_lines; } ///< That counts.
    void remark(bool is_time_spent) const;

private:
    void take_line(std::string_view line, bool is_late);
    void refuse(const Error& error);

    SearchTeam& m_team;
    SearchContext& m_context;
    const std::string m_command;
    std::string m_text;
    bool m_is_skipping = false; // the rest of a line that is too long
    std::uint64_t m_rows = 0;   // lines of output, empty ones too
    std::uint64_t m_lines = 0;  // answers
    std::uint64_t m_wrong = 0;
    std::uint64_t m_late = 0;
    std::optional<Error> m_first_error;
    std::uint64_t m_first_wrong = 0; // its row
};

void Answers::take(bool is_late, bool is_last) {
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = m_text.find('\n', begin)) != std::string::npos;
         begin = end + 1)
        take_line(std::string_view(m_text).substr(begin, end - begin), is_late);
    m_text.erase(0, begin);
    if (is_last && !m_text.empty())
        take_line(std::exchange(m_text, {}), is_late);
    if (m_text.size() > most_answer) {
        if (!m_is_skipping)
            take_line(m_text, is_late); // which refuses it
        m_is_skipping = true;
        m_text.clear();
    }
}

void Answers::take_line(std::string_view line, bool is_late) {
    if (std::exchange(m_is_skipping, false))
        return; // it has been counted
    ++m_rows;
    if (trim(line).empty())
        return;
    ++m_lines;
    if (is_late) {
        ++m_late;
        return;
    }
    if (line.size() > most_answer) {
        refuse({{SAMEGAME_TEXT("EngineError", "it is longer than %1 bytes"), most_answer}});
        return;
    }
    const auto read = read_answer(line, m_team.root(), m_team.rules());
    if (!read) {
        refuse(read.error());
        return;
    }
    const bool is_better = !m_context.has_line() || read->score > m_context.best_score();
    m_context.offer_line(read->moves, read->score);
    if (is_better)
        m_context.publish();
}

void Answers::refuse(const Error& error) {
    ++m_wrong;
    if (m_first_error)
        return;
    m_first_error = error;
    m_first_error->line = 0; // there is but one
    m_first_wrong = m_rows;
}

void Answers::remark(bool is_time_spent) const {
    const std::string command = in_quotes(m_command);
    if (m_first_error)
        m_context.remark({SAMEGAME_TEXT("EngineError", "%1: wrong lines that do not count: %2 of "
                                                       "%3; the first is line %4: %5"),
                          command, m_wrong, m_lines, m_first_wrong, with_place(*m_first_error)});
    if (m_late > 0)
        m_context.remark(
            {SAMEGAME_TEXT("EngineError", "%1: late lines that do not count: %2 of %3, read after "
                                          "the end of the time"),
             command, m_late, m_lines});
    if (is_time_spent && !has_one())
        m_context.remark(
            {SAMEGAME_TEXT("EngineError", "%1 gave no line that counts before the end of the time"),
             command});
}

/// What a failed program said last, for the end of a sentence.
Message with_last_words(Message sentence, const ChildProcess& program) {
    const std::string words = program.last_error();
    if (words.empty())
        return sentence;
    return {SAMEGAME_TEXT("EngineError", "%1; the last that it said: %2"), std::move(sentence),
            in_quotes(words, 4 * quoted_characters)};
}

/// Throws ProgramFailed if the program has failed, whose output has ended.
void check_end(ChildProcess& program, const std::string& command, const Answers& answers,
               SearchContext& context) {
    std::optional<ProcessEnd> end;
    for (Seconds waited(0); !end && waited < most_farewell && !context.is_interrupted();
         waited += between_looks)
        end = program.wait(between_looks);
    const auto fail = [&](Message sentence) {
        throw ProgramFailed({with_last_words(std::move(sentence), program)});
    };
    if (end && end->signal != 0)
        fail({SAMEGAME_TEXT("EngineError", "the program %1 was ended by signal %2"),
              in_quotes(command), end->signal});
    if (end && end->exit_code != 0)
        fail({SAMEGAME_TEXT("EngineError", "the program %1 ended with exit code %2"),
              in_quotes(command), end->exit_code});
    if (!answers.has_one())
        fail({SAMEGAME_TEXT("EngineError", "the program %1 ended without a line that counts"),
              in_quotes(command)});
}

} // namespace

OptionTable<ExternalSolver::Options> ExternalSolver::option_table() {
    OptionTable<Options> table;
    table.text("command", &Options::command,
               SAMEGAME_TEXT("Engine", "The command that starts the program, as in a shell; "
                                       "solvers are named external:COMMAND on command lines"));
    return table;
}

ExternalSolver::ExternalSolver(Options options) : m_options(std::move(options)) {
    if (trim(m_options.command).empty())
        throw InvalidOptions(Error{SAMEGAME_TEXT(
            "EngineError", "the command is missing: expected external:COMMAND, where COMMAND "
                           "starts a program")});
    if (m_options.command.find('\0') != std::string::npos)
        throw InvalidOptions({{SAMEGAME_TEXT("EngineError", "the command %1 has a character that "
                                                            "no command can have"),
                               in_quotes(m_options.command)}});
}

StopReason ExternalSolver::solve(SearchTeam& team) {
    SearchContext& context = team.lead();
    const std::optional<Seconds> time = context.share().time;
    ChildProcess program(m_options.command, request_line({team.root(), team.rules(), team.budget(),
                                                          team.size(), team.seed()}));
    Answers answers(team, m_options.command);
    const auto is_late = [&] { return time && context.elapsed() >= *time; };

    bool has_output = true;
    bool is_stopped = false;
    while (has_output && !is_late() && !(is_stopped = context.is_interrupted())) {
        const Seconds left = time ? *time - context.elapsed() : between_looks;
        has_output = program.read(answers.text(), std::min(left, between_looks));
        answers.take(is_late(), !has_output);
        // Once the command has ended, what it left running is killed, and its output with it.
        if (has_output && program.wait(Seconds(0))) {
            for (int look = 0; look < most_late_looks && has_output; ++look) {
                has_output = program.read(answers.text(), between_looks);
                answers.take(is_late(), !has_output);
            }
            has_output = false;
        }
    }
    if (!has_output && !is_late() && !is_stopped) {
        answers.remark(false);
        check_end(program, m_options.command, answers, context);
        return StopReason::nothing_left;
    }
    program.kill();
    for (int look = 0; look < most_late_looks && has_output; ++look) {
        has_output = program.read(answers.text(), Seconds(0));
        answers.take(is_late());
    }
    answers.remark(is_late());
    return is_stopped ? context.stop_reason() : StopReason::budget_spent;
}

} // namespace samegame
