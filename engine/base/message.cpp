#include "engine/base/message.h"

namespace samegame {

bool Message::operator==(const Message& other) const {
    return std::string_view(pattern) == other.pattern && arguments == other.arguments;
}

std::string to_string(const Message& message) {
    std::vector<std::string> texts;
    for (const Message::Argument& argument : message.arguments)
        texts.push_back(argument.message() ? to_string(*argument.message()) : *argument.text());
    return filled(message.pattern, texts);
}

std::string filled(std::string_view pattern, std::span<const std::string> texts) {
    std::string sentence;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char digit = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1] : '0';
        const auto place = static_cast<std::size_t>(digit - '1');
        if (digit >= '1' && digit <= '9' && place < texts.size()) {
            sentence += texts[place];
            ++i;
        } else {
            sentence += pattern[i];
        }
    }
    return sentence;
}

} // namespace samegame
