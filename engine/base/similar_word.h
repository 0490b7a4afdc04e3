#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/message.h"

namespace samegame {

/// The word among `known` that someone who wrote `word` probably meant: the one with the fewest
/// slips between them (a character missing, added, wrong, or exchanged with its neighbor; case does
/// not count), if there is at most one slip for every three characters, or one more in a word of
/// four characters or more that begins alike. The first of equals; nothing if none is near, or if
/// `word` is longer than any name. A known word is not similar to itself.
std::optional<std::string> similar_word(std::string_view word, std::span<const std::string> known);

/// `refusal` of `word`, followed by the question whether a similar word among `known` was meant, if
/// there is one.
Message with_similar_word(Message refusal, std::string_view word,
                          std::span<const std::string> known);

} // namespace samegame
