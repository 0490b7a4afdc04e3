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

/// Experiments and trials as JSON. Readers throw Refused for what is wrong, and for values beyond
/// engine/search/budget.h; writers keep within these limits.

/// A member that experiments and files of trials share, beside the budget.
nlohmann::ordered_json virtual_time_json(const VirtualTime& virtual_time);

/// Nothing if the member is missing. A budget has one of time, playouts and nodes.
std::optional<Budget> read_budget(JsonFields& fields);
std::optional<VirtualTime> read_virtual_time(JsonFields& fields);

/// Refuses a budget that the solver does not count, and virtual time that it cannot measure.
void check_terms(const JsonFields& fields, const Entrant& entrant);

inline constexpr auto trials_format = "samegame-trials";
inline constexpr int trials_version = 1;
inline constexpr std::int64_t most_trial_boards = 1'000'000'000;

/// The refusal of `read()`, with the number `line` of the line in its file; nothing without a
/// refusal.
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

/// The members of a first line whose format this program reads. `json` outlives them.
JsonFields first_fields(const nlohmann::ordered_json& json);

/// These refuse a first line of another program, or with another seed.
void check_program(JsonFields& fields, const TrialProgram& wanted);
void check_seed(JsonFields& fields, std::uint64_t wanted);

/// Refuses the entries of a first line if they differ from `wanted`, which has no names.
void check_entries(const nlohmann::ordered_json& kept, const nlohmann::ordered_json& wanted);

/// An entry of a first line without solver and options (of a refill only the seed).
Entrant read_terms(JsonFields& fields);

TrialExtent read_extent(JsonFields& fields);

/// A later line before it is checked against its table and its board.
struct ClaimedTrial { // NOLINT(bugprone-exception-escape): JSON that is moved throws nothing
    Trial trial;
    std::string board;            ///< Its name.
    nlohmann::ordered_json moves; ///< For checked_moves, once the board is known.
};
/// Reads a later line of a file with this number of entrants.
ClaimedTrial read_trial(std::string_view line, std::size_t entrants);

/// The line of a trial on a board, without its line end.
std::string trial_text(const Trial& trial, const NamedBoard& board);

/// Refuses a trial whose moves do not earn what it claims, unless it has found no line.
void check_line(const Trial& trial, const Position& start);

} // namespace samegame
