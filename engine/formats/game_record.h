#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/game/line.h"
#include "engine/game/start_position.h"

namespace samegame {

/// How a line was found: the `source` member of a solution file. Absent parts are not written.
struct RecordSource {
    std::string solver;
    std::string options_json; ///< A JSON object as text; empty if there is none.
    std::optional<std::uint64_t> seed;
    std::optional<int> threads; ///< All that searched, of all ranks.
    std::optional<int> ranks;   ///< Processes that searched together, where there were several.
    std::optional<double> seconds;
    std::optional<std::uint64_t> playouts;
    std::optional<std::uint64_t> nodes;
    std::string stop; ///< A name of StopReason.
    std::optional<int> upper_bound;
    std::optional<bool> clearable;    ///< False where it is proven that no line clears the board.
    std::optional<int> depth;         ///< Depth of the deepest node.
    std::optional<double> mean_depth; ///< Mean depth of all nodes.
    std::string program;

    bool operator==(const RecordSource&) const = default;
};

/// A game or a solution: where it starts, and a line (README.md: "Solution files").
/// `line` is always legal and its score is what the moves earn; what a file claimed stands apart.
struct GameRecord {
    StartPosition start;
    Line line;
    std::optional<RecordSource> source;
    /// Members of the file that this version does not know, as the text of a JSON object; they are
    /// written back. Empty if there are none.
    std::string unknown_json;

    bool operator==(const GameRecord&) const = default;
};

/// What a file says of its own line; a reader believes only the replayed line.
struct RecordClaim {
    std::optional<int> score;
    std::optional<bool> cleared;
    std::optional<bool> finished;
};

struct ParsedRecord {
    GameRecord record;
    RecordClaim claim;
};

/// Reads a solution file of version 1, replaying its moves. One error for text that is not JSON,
/// members of the wrong type or missing, unknown rules, boards that cannot be, illegal moves.
Result<ParsedRecord> parse_game_record(std::string_view json);

/// The first claim that the replayed line contradicts; nothing if all hold.
std::optional<Error> contradiction(const ParsedRecord& parsed);

/// The file's text, with a line for each row of the board; ends with a line end.
std::string to_json(const GameRecord& record);

} // namespace samegame
