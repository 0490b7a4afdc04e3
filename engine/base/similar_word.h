#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/message.h"

namespace samegame {

/// The word among `known` that someone who wrote `word` probably meant: the one with the fewest
/// slips (a character missing, added, wrong, or exchanged with its neighbor; case does not count),
/// at most one for every three characters, or one more in a longer word that begins alike. Dashes
/// before a word do not count as such. A beginning of three characters or more counts as one slip.
/// The first of equals; nothing if none is near. A known word is not similar to itself.
std::optional<std::string> similar_word(std::string_view word, std::span<const std::string> known);

/// `refusal` of `word`, with the question whether a similar word among `known` was meant, if any.
Message with_similar_word(Message refusal, std::string_view word,
                          std::span<const std::string> known);

} // namespace samegame
