#include "app/cli/terminal/json_output.h"

#include <iostream>

#include "app/cli/terminal/interrupt.h"
#include "engine/base/text.h"

namespace samegame::cli {

Json move_json(MoveNotation move) {
    return Json::array({move.row, move.column});
}

Json line_json(const MoveList& moves, int rows) {
    Json list = Json::array();
    for (const Move move : moves)
        list.push_back(move_json(to_notation(move, rows)));
    return list;
}

namespace {

bool is_printed = false; ///< Whether standard output has JSON.

/// The value as text, with bytes and characters replaced as print_json describes.
std::string text_of(const Json& value) {
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (visible(text) != text) // dump itself spells out control characters below 0x20 alone
        text = value.dump(-1, ' ', true, Json::error_handler_t::replace);
    return text;
}

} // namespace

Json with_format(const std::string& format, const Json& value) {
    Json json{{"format", "samegame-" + format}, {"version", 1}};
    json.update(value);
    return json;
}

bool is_json_printed() {
    return is_printed;
}

void print_json(const std::string& format, const Json& value) {
    Json json = with_format(format, value);
    if (was_interrupted())
        json["interrupted"] = true;
    print_json_text(text_of(json) + "\n");
}

void print_json_text(const std::string& text) {
    is_printed = true;
    std::cout << text << std::flush;
}

void JsonList::add(const Json& value) {
    is_printed = true;
    std::cout << (m_is_begun ? ',' : '[') << text_of(with_format(m_format, value));
    m_is_begun = true;
}

void JsonList::end() {
    is_printed = true;
    std::cout << (m_is_begun ? "]\n" : "[]\n");
}

} // namespace samegame::cli
