#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/experiment/files/trial_file.h"
#include "engine/experiment/json_fields.h"
#include "engine/experiment/trial.h"

namespace samegame {

/// The lines of a file of trials as JSON; of what reads them, what is wrong is refused (Refused).

inline constexpr auto trials_format = "samegame-trials";
inline constexpr int trials_version = 1;
inline constexpr std::int64_t most_in_trials = 1'000'000'000; ///< Boards, runs, points.

/// What `read()` refuses of line `line` of a file; nothing if it takes it.
template <class Read>
std::optional<Error> refusal_of(int line, const Read& read) {
    try {
        read();
    } catch (const Refused& refused) {
        Error error = refused.error;
        error.line = line;
        return error;
    }
    return std::nullopt;
}

/// What a budget grants of time, playouts and nodes.
nlohmann::ordered_json budget_json(const Budget& budget);

nlohmann::ordered_json trial_json(std::string_view line);

/// The members of a first line, of a format that this program reads. `json` outlives them.
JsonFields first_fields(const nlohmann::ordered_json& json);

/// Refuses a first line of another program, or of another seed.
void check_program(JsonFields& fields, const TrialProgram& wanted);
void check_seed(JsonFields& fields, std::uint64_t wanted);

/// Refuses entries of a first line that differ from those wanted, which have no names.
void check_entries(const nlohmann::ordered_json& kept, const nlohmann::ordered_json& wanted);

/// Moves as [row, column] that lie on the board.
std::vector<Move> read_moves(const nlohmann::ordered_json& json, const Board& board);

/// Refuses what a trial claims, unless its moves are played and earn it, or it has found no line.
void check_line(const Trial& trial, const StartPosition& start);

} // namespace samegame
