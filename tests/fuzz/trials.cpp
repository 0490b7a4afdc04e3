// Files of trials as `merge`, `--resume` and the window's comparison read them. Lines that are
// taken can be put together again, and no reader takes numbers that another refuses.

#include <string>
#include <vector>

#include "engine/base/text.h"
#include "engine/studies/experiment/trial_file.h"
#include "engine/studies/experiment/trial_merge.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

namespace {

/// The first error of the lines; nothing if all are taken.
std::optional<Error> error_of(TrialMerger& merger, const std::vector<std::string_view>& lines) {
    merger.begin_file();
    for (const std::string_view line : lines)
        if (auto error = merger.read(line))
            return error;
    return std::nullopt;
}

} // namespace

SAMEGAME_FUZZ_TARGET(trials) {
    std::vector<std::string_view> lines = split(fuzz::text_of(data, size), '\n');
    if (lines.size() > 1 && lines.back().empty())
        lines.pop_back();
    TrialMerger merger;
    const auto error = error_of(merger, lines);
    const auto head = head_of_trials(lines.front(), {"samegame 1.2.3", "0123456789abcdef"});
    require(head || !to_string(head.error()).empty(), "an error has a sentence");
    require(!error || !to_string(*error).empty(), "an error has a sentence");
    if (error) {
        require(!head || error->line > 1, "a first line that one reader takes, all take");
        return 0;
    }
    for (std::size_t i = 1; i < lines.size(); ++i)
        require(place_of_trial(lines[i]).ok(), "a trial that one reader takes, all take");
    const std::string text = merger.text();
    std::vector<std::string_view> merged = split(text, '\n');
    merged.pop_back();
    TrialMerger again;
    require(!error_of(again, merged), "what is merged can be read");
    require(again.text() == text, "what is merged again stays the same");
    return 0;
}
