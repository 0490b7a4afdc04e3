#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace samegame {

/// Ends the reading of a file that someone wrote; who began it makes a Result of it.
struct Refused {
    Error error;
};

[[noreturn]] void refuse(Message message);

/// The members of a JSON object, read one after the other. What is not as it should be is refused
/// in a sentence that names the member with its place in the file ('entries.2.budget').
class JsonFields {
public:
    using Json = nlohmann::ordered_json;

    /// `path` is the place of the object, empty for that of the whole file. Refuses what is no
    /// object.
    JsonFields(const Json& json, std::string path);

    const Json* find(const char* name); ///< nullptr where it is missing or null.
    const Json& at(const char* name);   ///< Refuses where it is missing.

    std::string text(const char* name);
    std::optional<std::string> optional_text(const char* name);
    std::int64_t integer(const char* name, std::int64_t minimum, std::int64_t maximum);
    std::optional<std::int64_t> optional_integer(const char* name, std::int64_t minimum,
                                                 std::int64_t maximum);
    double number(const char* name, double minimum, double maximum); ///< Both ends included.
    std::optional<double> optional_number(const char* name, double minimum, double maximum);
    bool boolean(const char* name);
    std::uint64_t seed(const char* name); ///< A text with a decimal number.
    const Json& array(const char* name);

    /// Refuses members that nobody asked for, and tells which may have been meant.
    void refuse_others() const;

    std::string place(const std::string& name) const; ///< "entries.2.budget"
    std::string quoted(const std::string& name) const;

private:
    const Json& m_json;
    std::string m_path;
    std::set<std::string> m_known;
};

/// An object of options as on a command line: "level=2".
std::vector<std::string> option_texts(const nlohmann::ordered_json& options);

} // namespace samegame
