#pragma once

#include <stdexcept>

namespace samegame::cli {

/// The exit codes of the program.
enum class ExitCode : int {
    done = 0,
    input_wrong = 1,   ///< A board or file is wrong, a check failed, or output cannot be written.
    usage_wrong = 2,   ///< The command line is wrong.
    interrupted = 130, ///< Ctrl+C or a signal ended it; what was found so far has been printed.
};

/// An exception that ends a command. `what()` is a sentence for the person at the terminal.
class Failure : public std::runtime_error {
public:
    ExitCode exit_code() const { return m_exit_code; }

protected:
    Failure(ExitCode exit_code, const std::string& sentence)
        : std::runtime_error(sentence), m_exit_code(exit_code) {}

private:
    ExitCode m_exit_code;
};

struct InputError : Failure {
    explicit InputError(const std::string& sentence) : Failure(ExitCode::input_wrong, sentence) {}
};

struct UsageError : Failure {
    explicit UsageError(const std::string& sentence) : Failure(ExitCode::usage_wrong, sentence) {}
};

} // namespace samegame::cli
