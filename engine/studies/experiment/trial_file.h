#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/formats/line_file.h"
#include "engine/studies/experiment/trial.h"
#include "engine/studies/experiment/trial_plan.h"

namespace samegame {

/// The program that runs trials. Trials of different programs or versions cannot be combined.
struct TrialProgram {
    std::string name;      ///< "samegame" and its version.
    std::string signature; ///< Its bench_signature.
    /// The commit from which it was built, for people; empty if it is not known. A file that
    /// another commit began can be continued.
    std::string commit = {};
};

inline constexpr std::string_view trial_file_start = R"({"format":"samegame-trials")";

/// A file of trials consists of lines of JSON: the first describes the table, and each later line
/// is a finished trial, in the order in which they finished. resources/help/formats.md lists
/// the members.
///
/// The first line, with its line end. Titles and names are for people: a file can be continued even
/// if they differ.
std::string first_trial_line(const TrialTable& table, const TrialProgram& program);

/// The line of a trial of the table, with its line end.
std::string trial_line(const TrialTable& table, const Trial& trial);

Result<std::uint64_t> seed_of_trials(std::string_view line);

/// What a first line says about its table.
struct TrialFileHead {
    std::uint64_t seed = 0;
    std::vector<Entrant> entrants; ///< With rules (of a refill only the seed), without names.
    TrialExtent extent;
};

/// Reads the first line of a file of `program` without a table.
Result<TrialFileHead> head_of_trials(std::string_view line, const TrialProgram& program);

/// The place and the name of the board that a later line claims for its trial, unchecked.
struct ClaimedPlace {
    TrialPlace place;
    std::string board;
};
Result<ClaimedPlace> place_of_trial(std::string_view line);

/// The trial of a line, with its moves replayed; nothing if it is not one of the table.
std::optional<Trial> trial_of_line(const TrialTable& table, std::string_view line);

/// Reads the lines of a file that will be continued.
class TrialFileReader {
public:
    /// `table` outlives the reader.
    TrialFileReader(const TrialTable& table, TrialProgram program)
        : m_table(table), m_program(std::move(program)) {}

    /// Takes the next line, without its line end. The error has the line's number: the line is of
    /// another program, seed or other entrants, or its moves do not earn the score.
    std::optional<Error> read(std::string_view line);

    /// The trials so far that are in the table; a file may have more boards and more runs.
    const std::vector<Trial>& trials() const { return m_trials; }

private:
    void check_turn(std::string_view line) const;
    void read_first(std::string_view line) const;
    void read_trial(std::string_view line);

    const TrialTable& m_table;
    const TrialProgram m_program;
    int m_lines = 0;
    std::set<TrialPlace> m_places; // of all trials, in the table or not
    std::vector<Trial> m_trials;
};

/// The file that keeps the trials of a plan: the file of `--resume`, and the window's file of a
/// comparison. Each trial is written at once, so that a killed program loses only the running ones.
/// For a plan of several tables, it has a first line and trials for each, one table after the
/// other. Any thread, one at a time. After an error the earlier content is intact.
class TrialFile {
public:
    /// Takes a trial of the file, or refuses it.
    using Take = std::function<std::optional<Error>(const Trial&)>;

    /// `plan` outlives the file.
    TrialFile(GrowingFile file, TrialPlan& plan, TrialProgram program);

    /// Gives the plan its trials in the file, and cuts off a torn last line. Call it once, before
    /// anything is written. The plan turns to the last table of the file. Refuses a file that does
    /// not belong to the plan.
    std::optional<Error> read();

    /// The same, but gives the trials to `take`: the plan stays as it is.
    std::optional<Error> read(const Take& take);

    /// Replaces read() for a file that was just written with these trials of the table.
    void has(const std::vector<Trial>& trials);

    bool is_empty() const { return m_file.is_empty(); }
    bool was_torn() const { return m_file.was_torn(); } ///< Its last line, when it was read.

    /// Writes the first line of the present table, unless it is there.
    std::optional<Error> begin_table();

    /// Appends a trial of the present table, unless it is there.
    std::optional<Error> add(const Trial& trial);

private:
    Result<bool> take_line(std::string_view line, const Take& take);
    void turn();

    GrowingFile m_file;
    TrialPlan& m_plan;
    const TrialProgram m_program;
    std::optional<TrialFileReader> m_reader; // of the table that is being read
    int m_lines = 0;                         // lines read so far
    int m_first = 0;                         // lines before that table
    std::size_t m_round;                     // of the table to which the members below belong
    bool m_has_begun = false;                // its first line is written
    TrialNumbers m_written;
};

} // namespace samegame
