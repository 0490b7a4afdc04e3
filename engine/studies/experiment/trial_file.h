#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/studies/experiment/trial.h"

namespace samegame {

/// Who runs trials: those of another program or of another version of it do not go together.
struct TrialProgram {
    std::string name;      ///< "samegame" and its version.
    std::string signature; ///< Its bench_signature.
};

/// What a file of trials begins with.
inline constexpr std::string_view trial_file_start = R"({"format":"samegame-trials")";

/// The whole that the trials of a file are part of, where who began the file could tell. More may
/// be added.
struct TrialExtent {
    std::string boards; ///< As a list (parse_board_list); empty: nothing is said.
    int runs = 0;       ///< Of each board; 0: nothing is said.
};

/// A file of trials is lines of JSON: first what they are trials of, then a line for each one that
/// is done, in the order of their ends. A program that is killed leaves at most a torn last line.
/// README.md tells the members.
///
/// The first line, with its end. `names` are those of the entrants, `title` is for people: neither
/// need be the same for a file to go on.
std::string first_trial_line(const TrialTable& table, const std::string& title,
                             const std::vector<std::string>& names, const TrialProgram& program,
                             const TrialExtent& extent = {});

/// The line of a trial of the table, with its end.
std::string trial_line(const TrialTable& table, const Trial& trial);

/// The seed of the trials in a file, of which `line` is the first.
Result<std::uint64_t> seed_of_trials(std::string_view line);

/// What a first line says its trials are of.
struct TrialFileHead {
    std::uint64_t seed = 0;
    std::vector<Entrant> entrants; ///< With rules; of a refill the seed alone.
    TrialExtent extent;
};

/// Reads the first line of a file of `program` without a table.
Result<TrialFileHead> head_of_trials(std::string_view line, const TrialProgram& program);

/// Where the trial of a later line stands, and what its board is called. Whether there is such a
/// place is not checked.
struct ClaimedPlace {
    TrialPlace place;
    std::string board;
};
Result<ClaimedPlace> place_of_trial(std::string_view line);

/// Reads the lines of a file that is to go on.
class TrialFileReader {
public:
    /// `table` outlives the reader.
    TrialFileReader(const TrialTable& table, TrialProgram program)
        : m_table(table), m_program(std::move(program)) {}

    /// Takes the next line, without its end. What is wrong with it is told with its number: another
    /// program, seed or entrants, a line of moves that does not have its score.
    std::optional<Error> read(std::string_view line);

    /// The trials so far that are in the table: a file may have more boards and more runs.
    const std::vector<Trial>& trials() const { return m_trials; }

private:
    void read_first(std::string_view line) const;
    void read_trial(std::string_view line);

    const TrialTable& m_table;
    const TrialProgram m_program;
    int m_lines = 0;
    std::set<TrialPlace> m_places; // of all trials, in the table or not
    std::vector<Trial> m_trials;
};

} // namespace samegame
