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

namespace samegame {

inline constexpr int most_versions = 1'000'000; ///< Of a kind of file, or of what stands in one.

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

/// A value of one kind of a JSON file, within limits that include both ends; all else is refused
/// with a sentence about `what`: a member in quotes, or a part of one. No number is cut or rounded.
using JsonSubject = Message::Argument;
std::int64_t checked_integer(const nlohmann::ordered_json& json, std::int64_t minimum,
                             std::int64_t maximum, const JsonSubject& what);
double checked_number(const nlohmann::ordered_json& json, double minimum, double maximum,
                      const JsonSubject& what);
std::string checked_text(const nlohmann::ordered_json& json, const JsonSubject& what);

/// 'moves': an array of [row, column], each on the board, at most max_moves; legal or not.
MoveList checked_moves(const nlohmann::ordered_json& json, const Board& board);
/// The rows of a board as texts, top row first.
nlohmann::ordered_json board_json(const Board& board);
nlohmann::ordered_json moves_json(std::span<const Move> moves, const Board& board);

/// The members of a JSON object, read one after the other. A refusal names the member with its
/// place in the file ('entries.2.budget').
class JsonFields {
public:
    using Json = nlohmann::ordered_json;

    enum class Null { missing, value };

    /// `path` is the place of the object in the file, empty for the file itself. Refuses a value
    /// that is not an object. `json` must outlive the fields.
    JsonFields(const Json& json, std::string path, Null null = Null::missing);

    const Json* find(const char* name); ///< nullptr if it is missing.
    const Json& at(const char* name);   ///< Refuses a missing member.

    std::string text(const char* name);
    std::optional<std::string> optional_text(const char* name);
    std::int64_t integer(const char* name, std::int64_t minimum, std::int64_t maximum);
    std::optional<std::int64_t> optional_integer(const char* name, std::int64_t minimum,
                                                 std::int64_t maximum);
    /// integer() with limits within the range of an int.
    int whole(const char* name, int minimum, int maximum);
    std::optional<int> optional_whole(const char* name, int minimum, int maximum);
    std::optional<std::uint64_t> optional_count(const char* name); ///< 0 to 2^64-1.
    double number(const char* name, double minimum, double maximum);
    std::optional<double> optional_number(const char* name); ///< Any number.
    std::optional<double> optional_number(const char* name, double minimum, double maximum);
    double positive_number(const char* name, double maximum); ///< Above 0.
    bool boolean(const char* name);
    std::optional<bool> optional_boolean(const char* name);
    std::uint64_t seed(const char* name); ///< A text with a decimal number.
    std::optional<std::uint64_t> optional_seed(const char* name);
    const Json& array(const char* name); ///< An array with one value or more.
    /// An array of up to `most` texts; none if it is missing.
    std::vector<std::string> optional_texts(const char* name, std::size_t most);
    /// The members of an object within this one; null means the same in it.
    JsonFields object(const char* name);
    std::optional<JsonFields> optional_object(const char* name);

    [[noreturn]] void refuse_member(const char* name, const Message& reason) const;

    /// Refuses members that were never read, and suggests which known ones were meant.
    void refuse_others() const;

    const Json& json() const { return m_json; }                    ///< The object itself.
    const std::set<std::string>& known() const { return m_known; } ///< Members read or looked for.

    std::string place(const std::string& name) const; ///< "entries.2.budget"
    std::string quoted(const std::string& name) const;

private:
    const Json& m_json;
    std::string m_path;
    Null m_null;
    std::set<std::string> m_known;
};

/// Reads the members 'rules' and 'gravity' of games and trials; a missing one has its default.
Rules read_rules(JsonFields& fields);

/// Refuses a file, or a part of one, whose member 'version' is not the one that this program reads.
void check_version(JsonFields& fields, int known);

/// Options from a JSON object, as on a command line: "level=2".
std::vector<std::string> option_texts(const nlohmann::ordered_json& options);

} // namespace samegame
