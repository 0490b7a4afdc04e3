#pragma once

#include <QString>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "engine/formats/game_record.h"
#include "engine/game/line.h"
#include "engine/game/position.h"

/// Who found a line.
struct Finder {
    enum class Kind { Person, Solver, EarlierSession };

    Kind kind = Kind::Person;
    std::string solver = {}; ///< Its name, if the kind is Solver; known to the registry or not.

    bool operator==(const Finder&) const = default;

    /// The finder of a record: a person if the record has no source.
    static Finder of(const std::optional<samegame::RecordSource>& source);
};

/// "Played by hand", "Found by SP-MCTS"; plain text.
QString textOf(const Finder& finder);

/// The rest of a line from a position that it passes through, to its end; its score is relative to
/// that position.
struct KnownLine {
    samegame::Line rest;
    Finder finder;
};

/// The best line known through each position, whichever search or game it comes from and by
/// whichever moves the position was reached. Forgets the oldest lines. Solvers never receive it.
/// GUI thread only.
class KnownLines {
public:
    /// Keeps a line for every position that it passes through and for which no equally good line is
    /// known. Ignores an unfinished line. Returns whether it is now the best one of `start`.
    bool add(const samegame::Position& start, const samegame::Line& line, const Finder& finder);

    /// The best line known through the position; nothing if none is known, or at the end of a game.
    std::optional<KnownLine> find(const samegame::Position& position) const;

private:
    struct Entry {
        samegame::Position start;
        samegame::MoveList moves;
        Finder finder;
    };
    /// Where a line passes through a position.
    struct Place {
        std::uint64_t hash = 0;  ///< Of the position.
        std::uint64_t entry = 0; ///< Its number since the start of the program.
        std::uint32_t ply = 0;
        int score = 0; ///< Of the rest.
    };

    std::size_t indexOf(std::uint64_t hash) const;
    bool isOf(const Place& place, std::uint64_t hash) const;
    bool goesOnAs(const Place& place, const samegame::MoveList& moves, std::size_t ply) const;
    samegame::Position positionAt(const Place& place) const;

    std::deque<Entry> m_entries;
    std::uint64_t m_firstEntry = 1; ///< The number of the oldest entry kept.
    /// Each position may stand in a few neighboring places. A new one takes that of the oldest
    /// line, so that no add() has to clear up.
    std::vector<Place> m_places;
};
