#pragma once

#include <exception>
#include <stdexcept>
#include <utility>

#include "engine/base/result.h"

namespace samegame {

/// An Error that is thrown; `what()` is its English sentence.
class ThrownError : public std::logic_error {
public:
    explicit ThrownError(Error error)
        : std::logic_error(to_string(error)), m_error(std::move(error)) {}

    const Error& error() const { return m_error; }

private:
    Error m_error;
};

/// Thrown while a solver or a playout policy is set up and its options contradict each other or
/// name what does not exist; never inside a search.
class InvalidOptions : public ThrownError {
    using ThrownError::ThrownError;
};

/// Thrown inside a search for a fault of the solver: a score that its line does not earn, or a
/// proof that a known line contradicts. The search ends and reports it (SearchReport::failure).
class FalseClaim : public ThrownError {
    using ThrownError::ThrownError;
};

/// Thrown inside a search that another program runs (ChildProcess), if that program was not
/// permitted, could not be started, or failed. The search ends and reports it, with the lines found
/// before.
class ProgramFailed : public ThrownError {
    using ThrownError::ThrownError;
};

/// Thrown when a search goes on from a state that no search of this program can have left.
class DamagedState : public ThrownError {
public:
    DamagedState();
};

/// "it proved that 1071 points are the most, but 1097 were found"
FalseClaim false_proof(int bound, int score);

/// The sentence for people: the Error of a ThrownError, or that the machine ran short of memory or
/// threads, the only reasons for which the standard library throws here.
Error error_of(const std::exception& exception);

} // namespace samegame
