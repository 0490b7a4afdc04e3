#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/formats/json_fields.h"
#include "engine/studies/experiment/trial.h"
#include "engine/studies/experiment/trial_file.h"

namespace samegame {

/// The lines of a file of trials as JSON; of what reads them, what is wrong is refused (Refused).

inline constexpr auto trials_format = "samegame-trials";
inline constexpr int trials_version = 1;
inline constexpr std::int64_t most_trial_boards = 1'000'000'000;

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

nlohmann::ordered_json trial_json(std::string_view line);

/// The members of a first line, of a format that this program reads. `json` outlives them.
JsonFields first_fields(const nlohmann::ordered_json& json);

/// Refuses a first line of another program, or of another seed.
void check_program(JsonFields& fields, const TrialProgram& wanted);
void check_seed(JsonFields& fields, std::uint64_t wanted);

/// Refuses entries of a first line that differ from those wanted, which have no names.
void check_entries(const nlohmann::ordered_json& kept, const nlohmann::ordered_json& wanted);

/// What an entrant of a first line says that its trials have: rules (of a refill the seed alone),
/// budget, threads and their time. Not its solver, which is that of `program`'s own table.
Entrant read_terms(JsonFields& fields);

/// What a first line says of the whole.
TrialExtent read_extent(JsonFields& fields);

/// A later line as it is read: a trial without its moves, and what is to be held against its table
/// and its board.
struct ClaimedTrial {
    Trial trial;
    std::string board;            ///< Its name.
    nlohmann::ordered_json moves; ///< For checked_moves, once the board is known.
};
/// Of one of so many entrants. Every number is within limits, whoever asks for it.
ClaimedTrial read_trial(std::string_view line, std::size_t entrants);

/// The line of a trial on a board, without its end.
std::string trial_text(const Trial& trial, const NamedBoard& board);

/// Refuses what a trial claims, unless its moves are played and earn it, or it has found no line.
void check_line(const Trial& trial, const StartPosition& start);

} // namespace samegame
