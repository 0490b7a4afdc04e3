#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"

namespace samegame {

/// Ends the reading of a file that someone wrote (read_or_refusal).
struct Refused {
    Error error;
};

[[noreturn]] void refuse(Message message);

/// The value that `read()` returns, or what it refuses.
template <class Read>
Result<std::invoke_result_t<const Read&>> read_or_refusal(const Read& read) {
    try {
        return read();
    } catch (const Refused& refused) {
        return refused.error;
    }
}

/// The values of JSON files. Each of these takes the value of one kind, within limits, and refuses
/// all others in a sentence about `what`: a member in quotes, or a part of one. Both ends of a
/// range belong to it. No number is cut or rounded to fit.
using JsonSubject = Message::Argument;
std::int64_t checked_integer(const nlohmann::ordered_json& json, std::int64_t minimum,
                             std::int64_t maximum, const JsonSubject& what);
std::uint64_t checked_count(const nlohmann::ordered_json& json, const JsonSubject& what);
double checked_number(const nlohmann::ordered_json& json, const JsonSubject& what);
double checked_number(const nlohmann::ordered_json& json, double minimum, double maximum,
                      const JsonSubject& what);
std::string checked_text(const nlohmann::ordered_json& json, const JsonSubject& what);
bool checked_boolean(const nlohmann::ordered_json& json, const JsonSubject& what);
std::uint64_t checked_seed(const nlohmann::ordered_json& json, const JsonSubject& what);

/// 'moves': an array of [row, column], each on the board, no more than a game can have. Whether
/// they are legal is not known here.
MoveList checked_moves(const nlohmann::ordered_json& json, const Board& board);
nlohmann::ordered_json moves_json(std::span<const Move> moves, const Board& board);

/// The members of a JSON object, read one after the other. What is not as it should be is refused
/// in a sentence that names the member with its place in the file ('entries.2.budget').
class JsonFields {
public:
    using Json = nlohmann::ordered_json;

    /// What a member that is null is taken for.
    enum class Null { missing, value };

    /// `path` is the place of the object, empty for that of the whole file. Refuses what is no
    /// object. Both `json` and what it holds outlive the fields.
    JsonFields(const Json& json, std::string path, Null null = Null::missing);

    const Json* find(const char* name); ///< nullptr where it is missing.
    const Json& at(const char* name);   ///< Refuses where it is missing.

    std::string text(const char* name);
    std::optional<std::string> optional_text(const char* name);
    std::int64_t integer(const char* name, std::int64_t minimum, std::int64_t maximum);
    std::optional<std::int64_t> optional_integer(const char* name, std::int64_t minimum,
                                                 std::int64_t maximum);
    /// The same where both limits are those of an int or narrower.
    int whole(const char* name, int minimum, int maximum);
    std::optional<int> optional_whole(const char* name, int minimum, int maximum);
    std::optional<std::uint64_t> optional_count(const char* name); ///< 0 to 2^64-1.
    double number(const char* name, double minimum, double maximum);
    std::optional<double> optional_number(const char* name); ///< Of any size.
    std::optional<double> optional_number(const char* name, double minimum, double maximum);
    double positive_number(const char* name, double maximum); ///< Above 0.
    bool boolean(const char* name);
    std::optional<bool> optional_boolean(const char* name);
    std::uint64_t seed(const char* name); ///< A text with a decimal number.
    std::optional<std::uint64_t> optional_seed(const char* name);
    const Json& array(const char* name); ///< Of one value or more.
    /// The members of an object within this one, in which null means the same.
    JsonFields object(const char* name);
    std::optional<JsonFields> optional_object(const char* name);

    /// Refuses members that nobody asked for, and tells which may have been meant.
    void refuse_others() const;

    const Json& json() const { return m_json; }                    ///< The object itself.
    const std::set<std::string>& known() const { return m_known; } ///< Those that were asked for.

    std::string place(const std::string& name) const; ///< "entries.2.budget"
    std::string quoted(const std::string& name) const;

private:
    const Json& m_json;
    std::string m_path;
    Null m_null;
    std::set<std::string> m_known;
};

/// The members 'rules' and 'gravity' of games and of trials; what is not named is as by default.
Rules read_rules(JsonFields& fields);

/// An object of options as on a command line: "level=2".
std::vector<std::string> option_texts(const nlohmann::ordered_json& options);

} // namespace samegame
