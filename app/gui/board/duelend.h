#pragma once

#include <QString>

#include <optional>

/// How a game against a solver ended for the solver.
struct DuelEnd {
    QString solver;
    std::optional<int> score; ///< Nothing while it plays.

    bool operator==(const DuelEnd&) const = default;
};
