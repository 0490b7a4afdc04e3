#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

#include "engine/game/board.h"
#include "engine/game/move.h"

namespace samegame::cli {

/// Members stay in the order in which they are written.
using Json = nlohmann::ordered_json;

/// The value, or null where there is none.
template <class Value>
Json or_null(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

/// A move as [row, column].
Json move_json(MoveNotation move);

/// A line from a board of `rows` rows as [[row, column], ...].
Json line_json(const MoveList& moves, int rows);

/// `value` behind two members that say what it is, as in every file and output of the project:
/// "format", which is "samegame-" and `format`, and "version", which grows when what a reader
/// relies on changes. resources/schema/`format`.json describes it.
Json with_format(const std::string& format, const Json& value);

/// Whether something was printed by what follows.
bool is_json_printed();

/// Prints one JSON value with its format (with_format) on standard output, with a line end. Bytes
/// that are not UTF-8 (file names may hold any) are replaced; characters that would act on a
/// terminal are written as \uXXXX. After a signal the member `interrupted` is true.
void print_json(const std::string& format, const Json& value);

/// Prints a text that is JSON already.
void print_json_text(const std::string& text);

/// Prints one JSON array on standard output, each value with its format and as soon as it is there,
/// so that the memory does not grow with their number.
class JsonList {
public:
    explicit JsonList(std::string format) : m_format(std::move(format)) {}

    void add(const Json& value);
    void end(); ///< Called once, after the last value.

private:
    const std::string m_format;
    bool m_is_begun = false;
};

} // namespace samegame::cli
