#pragma once

#include <optional>
#include <string>

#include "app/cli/terminal/search_arguments.h"
#include "engine/base/clock.h"
#include "engine/formats/whole_file.h"
#include "engine/search/search_file.h"
#include "engine/search/search_journal.h"
#include "engine/search/search_run.h"

namespace samegame::cli {

/// A search in the file of `--resume`, which goes on from there: read at the start if it exists,
/// written whole at intervals and at the end.
class SearchInFile {
public:
    /// Reads the file. Throws UsageError for "-", and InputError if the file cannot be read or
    /// written, or keeps no search of this program.
    SearchInFile(std::string path, Seconds interval);

    /// What the command line leaves out is as in the file: solver and options, budget, threads,
    /// seed and memory.
    void complete(SearchArguments& arguments) const;

    /// Gives the request its journal; this must outlive the search. Throws InputError if the file
    /// keeps a search for another request.
    void begin(SearchRequest& request);

    bool goes_on() const { return m_earlier.has_value(); } ///< The file was there.
    /// The search in the file was at its end, and has no more budget now.
    bool had_ended() const {
        return m_earlier && m_earlier->has_ended && m_earlier->budget == m_kept.budget;
    }
    Seconds earlier_seconds() const { return Seconds(m_earlier ? m_earlier->seconds : 0); }
    const std::string& path() const { return m_path; }

    /// Once a second, on any thread, one at a time: asks for a newer state at each interval, and
    /// writes it a second later. A notice says that it cannot be written, once until it can.
    void tick(const SearchControl& control);

    /// Writes the state at the end of the search, unless that has failed or memory was full: then
    /// the file stays as it is. Returns whether it was written. Throws InputError if it cannot be.
    bool write_end(const SearchReport& report);

private:
    std::optional<Error> write(const SearchSnapshot& snapshot, bool has_ended);

    const std::string m_path;
    const WholeFile m_file;
    const Seconds m_interval;
    std::optional<KeptSearch> m_earlier; // as the file had it, without its journal
    std::optional<SearchJournal> m_journal;
    KeptSearch m_kept; // what is written
    Seconds m_since_writing{0};
    bool m_has_asked = false;
    bool m_is_refused = false; // the last write of tick()
};

} // namespace samegame::cli
