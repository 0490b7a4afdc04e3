#pragma once

#include <stdexcept>

#include "engine/base/result.h"

namespace samegame {

/// Thrown inside a search where a solver claims what is not so: a score that its line does not
/// earn, or a proof that a known line contradicts. That is a fault of the solver: the search ends
/// and reports it (SearchReport::failure), in every build, rather than tell it to anybody.
class FalseClaim : public std::logic_error {
public:
    explicit FalseClaim(Error error)
        : std::logic_error(to_string(error)), m_error(std::move(error)) {}

    const Error& error() const { return m_error; }

private:
    Error m_error;
};

/// "it proved that 1071 points are the most, but 1097 were found"
FalseClaim false_proof(int bound, int score);

} // namespace samegame
