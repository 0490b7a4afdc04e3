#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Marks a text that people read for `lupdate` (`-tr-function-alias`, see app/CMakeLists.txt).
/// Contexts are "Engine" (titles, summaries, help) and "EngineError" (patterns of errors). Stands
/// in source files, or in headers that CMake lists as sources. Its value is the English literal.
#define SAMEGAME_TEXT(context, text) text

namespace samegame {

/// A sentence for people as data: an English pattern and the arguments for its places %1 to %9. It
/// is formatted once, where it is shown, by to_string or by a host that translates the pattern:
///
///     Message(SAMEGAME_TEXT("EngineError", "row %1 has %2 cells, not %3"), 3, 12, 15)
struct Message {
    class Argument;

    const char* pattern; ///< A literal, marked SAMEGAME_TEXT.
    std::vector<Argument> arguments;

    template <class... Arguments>
    requires(sizeof...(Arguments) <= 9) // a place has one digit
        Message(const char* text, Arguments&&... places);

    bool operator==(const Message& other) const;
};

/// What stands in one place: a text that is the same in every language, or a part of the sentence
/// ("move 3, row"), which is a Message itself.
class Message::Argument {
public:
    Argument(const char* text) : m_content(std::string(text)) {}
    Argument(std::string_view text) : m_content(std::string(text)) {}
    Argument(std::string text) : m_content(std::move(text)) {}
    template <std::integral Number>
    requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) Argument(Number number)
        : m_content(std::to_string(number)) {}
    Argument(Message part) : m_content(std::move(part)) {}

    const Message* message() const { return std::get_if<Message>(&m_content); }
    const std::string* text() const { return std::get_if<std::string>(&m_content); }

    bool operator==(const Argument&) const = default;

private:
    std::variant<std::string, Message> m_content;
};

template <class... Arguments>
requires(sizeof...(Arguments) <= 9) Message::Message(const char* text, Arguments&&... places)
    : pattern(text), arguments{Argument(std::forward<Arguments>(places))...} {}

std::string to_string(const Message& message);

/// `pattern` with `texts` in its places %1, %2, …, all replaced at once, since a text may itself
/// look like a place.
std::string filled(std::string_view pattern, std::span<const std::string> texts);

} // namespace samegame
