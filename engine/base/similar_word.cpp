#include "engine/base/similar_word.h"

#include <algorithm>
#include <vector>

#include "engine/base/text.h"

namespace samegame {

namespace {

constexpr std::size_t longest_name = 40;
constexpr std::size_t shortest_beginning = 3; ///< Of a name that is taken for it.

/// As std::tolower in the C locale.
std::string lower(std::string_view text) {
    std::string lowered(text);
    for (char& c : lowered)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return lowered;
}

/// The distance of F. Damerau, "A technique for computer detection and correction of spelling
/// errors", 1964, in its restricted form: no part of a text is changed twice.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        const std::vector<std::size_t> before_last = last;
        last = row;
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t exchange = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, exchange});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
    }
    return row[b.size()];
}

} // namespace

std::optional<std::string> similar_word(std::string_view word, std::span<const std::string> known) {
    if (word.empty() || word.size() > longest_name)
        return std::nullopt;
    const std::string wanted = lower(word);
    const std::size_t dashes = std::min(wanted.find_first_not_of('-'), wanted.size());
    const std::size_t letters = wanted.size() - dashes;
    const bool is_long = letters >= shortest_beginning;
    std::optional<std::string> nearest;
    const std::size_t most = std::max<std::size_t>(1, letters / 3);
    std::size_t least = most + 2;
    for (const std::string& candidate : known) {
        const std::string name = lower(candidate);
        const bool is_beginning =
            is_long && name.starts_with(wanted) && name.size() > wanted.size();
        const std::size_t slips = is_beginning ? 1 : distance(wanted, name);
        const bool is_left = slips < candidate.size(); // else nothing of the word is
        const bool begins_alike = name.starts_with(wanted.substr(0, dashes + 1));
        const bool is_near = slips <= most || (slips == most + 1 && letters > 3 && begins_alike);
        if (is_near && slips < least && is_left && candidate != word) {
            least = slips;
            nearest = candidate;
        }
    }
    return nearest;
}

Message with_similar_word(Message refusal, std::string_view word,
                          std::span<const std::string> known) {
    const auto similar = similar_word(word, known);
    if (!similar)
        return refusal;
    return {SAMEGAME_TEXT("EngineError", "%1; did you mean %2?"), std::move(refusal),
            in_quotes(*similar)};
}

} // namespace samegame
