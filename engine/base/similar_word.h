#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/message.h"

namespace samegame {

/// The word among `known` that someone who wrote `word` probably meant: the one that the fewest
/// slips are away from it (a character missing, too many, wrong, or exchanged with its neighbor;
/// the case of letters does not count), if that is at most one slip for every three characters, or
/// one more in a word of four characters or more that begins alike. The first of equals; nothing
/// where none is near, or where `word` is longer than any name is. A known word is not similar to
/// itself.
std::optional<std::string> similar_word(std::string_view word, std::span<const std::string> known);

/// `refusal` of `word`, with the question whether a similar word among `known` was meant, if there
/// is one.
Message with_similar_word(Message refusal, std::string_view word,
                          std::span<const std::string> known);

} // namespace samegame
