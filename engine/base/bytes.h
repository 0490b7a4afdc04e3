#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/base/exceptions.h"

namespace samegame {

/// Numbers as bytes, in the order of the machine, for what the same program reads again.
class ByteWriter {
public:
    template <class Number>
    requires std::is_arithmetic_v<Number>
    void put(Number number) {
        if constexpr (std::same_as<Number, bool>)
            put<std::uint8_t>(number ? 1 : 0);
        else
            m_bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
    /// The text with its length.
    void put_text(std::string_view text) {
        put<std::uint64_t>(text.size());
        m_bytes.append(text);
    }

    const std::string& bytes() const { return m_bytes; }

private:
    std::string m_bytes;
};

/// Reads what a ByteWriter wrote, in the same order; throws DamagedState if it is something else.
class ByteReader {
public:
    /// `bytes` outlives the reader.
    explicit ByteReader(std::string_view bytes) : m_bytes(bytes) {}

    template <class Number>
    requires std::is_arithmetic_v<Number> Number get() {
        if constexpr (std::same_as<Number, bool>) {
            return get_below<std::uint8_t>(2) == 1;
        } else {
            Number number;
            std::memcpy(&number, take(sizeof number).data(), sizeof number);
            return number;
        }
    }
    /// A number below `end`; negative ones are refused.
    template <std::integral Number>
    Number get_below(std::type_identity_t<Number> end) {
        const auto number = get<Number>();
        if (number >= end || number < Number{})
            throw DamagedState();
        return number;
    }
    std::string_view get_text() { return take(get<std::uint64_t>()); }

    bool at_end() const { return m_bytes.empty(); }

private:
    std::string_view take(std::uint64_t count) {
        if (count > m_bytes.size())
            throw DamagedState();
        const std::string_view taken = m_bytes.substr(0, static_cast<std::size_t>(count));
        m_bytes.remove_prefix(static_cast<std::size_t>(count));
        return taken;
    }

    std::string_view m_bytes;
};

} // namespace samegame
