#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

#include "engine/base/message.h"

namespace samegame {

/// Why input from a person or a file was refused: one sentence, and where.
struct Error {
    Message message;
    int line = 0;   ///< From 1; 0 if there is no line.
    int column = 0; ///< From 1; 0 if there is no column.

    bool operator==(const Error&) const = default;
};

/// "line 3, column 7: message", or the message alone, not yet formatted.
Message with_place(const Error& error);

/// The error with its place as an English sentence.
std::string to_string(const Error& error);

/// A value or the Error that explains its absence. The engine never throws over input.
template <class T>
class Result {
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(Error error) : m_content(std::move(error)) {}

    bool ok() const { return std::holds_alternative<T>(m_content); }
    explicit operator bool() const { return ok(); }

    const T& value() const& {
        assert(ok());
        return std::get<T>(m_content);
    }
    T&& value() && {
        assert(ok());
        return std::get<T>(std::move(m_content));
    }
    const T& operator*() const& { return value(); }
    const T* operator->() const { return &value(); }

    const Error& error() const {
        assert(!ok());
        return std::get<Error>(m_content);
    }

private:
    std::variant<T, Error> m_content;
};

} // namespace samegame
