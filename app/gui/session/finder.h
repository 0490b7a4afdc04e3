#pragma once

#include <QString>

#include <optional>
#include <string>

#include "engine/formats/game_record.h"

/// Who found a line.
struct Finder {
    enum class Kind { Person, Solver, EarlierSession };

    Kind kind = Kind::Person;
    std::string solver = {}; ///< Its name, if the kind is Solver; known to the registry or not.

    bool operator==(const Finder&) const = default;

    /// That of a record's source: a person, if it has none.
    static Finder of(const std::optional<samegame::RecordSource>& source);
};

/// "Played by hand", "Found by SP-MCTS"; plain text.
QString textOf(const Finder& finder);
