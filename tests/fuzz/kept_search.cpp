// Files of `solve --resume` and of `--save-policy`. The check of the first is made right, so that
// what it covers is read too; its journal goes as far as it can be read without a search.

#include <string>

#include "engine/base/exceptions.h"
#include "engine/search/search_file.h"
#include "engine/search/search_journal.h"
#include "engine/solvers/nrpa/policy_text.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

namespace {

const SearchProgram program{"samegame 1.2.3", "0123456789abcdef"};

void read_search(const std::string& text) {
    const auto unchecked = parse_kept_search(text, program);
    require(unchecked || !to_string(unchecked.error()).empty(), "an error has a sentence");
    const auto kept = parse_kept_search(with_check(text), program);
    require(kept || !to_string(kept.error()).empty(), "an error has a sentence");
    if (!kept)
        return;
    const auto again = parse_kept_search(to_text(*kept, program), program);
    require(again && !difference(*again, *kept), "what is written is read again");
    try {
        SearchJournal journal(kept->journal, Seconds(kept->seconds));
        require(SearchJournal(journal.content(), Seconds(0)).content() == journal.content(),
                "a journal stays the same");
    } catch (const DamagedState&) {
        return;
    }
}

void read_policy(const std::string& text, MoveCode code) {
    const auto policy = parse_policy_text(text, code);
    require(policy || !to_string(policy.error()).empty(), "an error has a sentence");
    if (!policy)
        return;
    const std::string written = to_policy_text(*policy, code);
    const auto again = parse_policy_text(written, code);
    require(again && to_policy_text(*again, code) == written, "a policy stays the same");
}

} // namespace

SAMEGAME_FUZZ_TARGET(kept_search) {
    const std::string text(fuzz::text_of(data, size));
    read_search(text);
    read_policy(text, MoveCode::cells);
    return 0;
}
