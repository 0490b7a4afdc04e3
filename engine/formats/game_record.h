#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/line.h"

namespace samegame {

inline constexpr std::size_t most_remarks = 100; ///< In a file; a search has four at most.

/// How a line was found: the `source` member of a solution file. Absent parts are not written.
struct RecordSource {
    std::string solver;
    std::string options_json; ///< A JSON object as text; empty if there is none.
    std::optional<std::uint64_t> seed;
    std::optional<int> threads; ///< Threads of all ranks together.
    std::optional<int> ranks;   ///< Processes that searched together, if there were several.
    std::optional<double> seconds;
    std::optional<std::uint64_t> playouts;
    std::optional<std::uint64_t> nodes;
    std::string stop; ///< A name of StopReason.
    /// SearchReport::remarks as texts; those of a file are in English.
    std::vector<std::string> remarks = {};
    std::optional<int> upper_bound;
    std::optional<bool> clearable;    ///< False if it is proven that no line clears the board.
    std::optional<int> depth;         ///< Depth of the deepest node.
    std::optional<double> mean_depth; ///< Mean depth of all nodes.
    std::string program;
    /// Members that this version does not know, as in GameRecord.
    std::string unknown_json = {};

    bool operator==(const RecordSource&) const = default;
};

/// A game or a solution: its start and a line (resources/help/formats.md: "Solution files"). `line`
/// is always legal and has the score of its moves; RecordClaim has the claims of the file.
struct GameRecord {
    Position start;
    Line line;
    std::optional<RecordSource> source;
    /// Members that this version does not know, as a JSON object to be written back, or empty.
    std::string unknown_json;
    std::string unknown_refill_json = {}; ///< The same of 'refill'.

    bool operator==(const GameRecord&) const = default;
};

/// What a file claims about its own line; a reader trusts only the replayed line.
struct RecordClaim {
    std::optional<int> score;
    std::optional<bool> cleared;
    std::optional<bool> finished;
};

struct ParsedRecord {
    GameRecord record;
    RecordClaim claim;
};

/// Reads a solution file of version 1 and replays its moves.
Result<ParsedRecord> parse_game_record(std::string_view json);

/// The first claim that the replayed line contradicts; nothing if all hold.
std::optional<Error> contradiction(const ParsedRecord& parsed);

/// The file's text, with each row of the board on its own; ends with a line end.
std::string to_json(const GameRecord& record);

} // namespace samegame
