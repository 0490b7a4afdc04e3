#include "engine/formats/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/base/text.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t max_depth = 64; ///< The depth of nesting; a solution file needs 3.
/// Members of one object; a solution file needs 10, and ordered_json looks through all of them for
/// each one more.
constexpr std::size_t max_members = 1000;
constexpr int number_too_large = 406; ///< An id of nlohmann::json::out_of_range.

Error error_at(Message message, std::string_view text, std::size_t at) {
    const auto before = text.substr(0, at);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto line_start = before.rfind('\n') + 1; // npos + 1 is 0
    return {std::move(message), static_cast<int>(line),
            static_cast<int>(before.size() - line_start) + 1};
}

Message not_json() {
    return SAMEGAME_TEXT("EngineError", "this is not JSON: expected an object in { }");
}

Message goes_on() {
    return SAMEGAME_TEXT("EngineError", "the object has ended, but the text goes on");
}

/// Checks a text as nlohmann::json reads it, and ends the reading at a fault. It keeps no values,
/// since a parser with a callback takes time quadratic in their number.
class Guard : public nlohmann::json_sax<Json> {
public:
    explicit Guard(std::string_view text) : m_text(text) {}

    const std::optional<Error>& error() const { return m_error; }

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }

    bool start_object(std::size_t) override { return open({true, {}, {}}); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open({}); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        Level& object = m_levels.back();
        if (!object.names.insert(name).second)
            return refuse(
                {SAMEGAME_TEXT("EngineError", "member %1 appears twice in the same object"),
                 in_quotes(name)});
        if (object.names.size() > max_members)
            return refuse(
                {SAMEGAME_TEXT("EngineError", "an object has more than %1 members"), max_members});
        object.last_name = name;
        return counts();
    }

    bool parse_error(std::size_t position, const std::string&,
                     const Json::exception& exception) override {
        if (exception.id == number_too_large)
            return refuse(number_is_too_large());
        m_error = error_at(m_ended && is_object() ? goes_on() : not_json(), m_text,
                           position == 0 ? 0 : position - 1);
        return false;
    }

private:
    struct Level {
        bool is_object = false;
        std::set<std::string> names;
        std::string last_name;
    };

    /// Whether the text is meant as an object; a text that begins with a number probably has
    /// another format.
    bool is_object() const { return trim(m_text).starts_with('{'); }

    bool refuse(Message message) {
        m_error = Error{std::move(message)};
        return false;
    }

    bool counts() {
        if (++m_values > max_json_values)
            return refuse(
                {SAMEGAME_TEXT("EngineError", "it has more than %1 values"), max_json_values});
        return true;
    }

    bool value() {
        m_ended = m_levels.empty();
        return counts();
    }

    bool open(Level level) {
        if (m_levels.size() > max_depth)
            return refuse(SAMEGAME_TEXT("EngineError", "it is nested too deeply"));
        m_levels.push_back(std::move(level));
        return true;
    }

    bool close() {
        m_levels.pop_back();
        return value();
    }

    Message number_is_too_large() const {
        const auto object = std::find_if(m_levels.rbegin(), m_levels.rend(),
                                         [](const Level& level) { return level.is_object; });
        if (object == m_levels.rend())
            return SAMEGAME_TEXT("EngineError", "a number is too large to be read");
        return {SAMEGAME_TEXT("EngineError", "a number in %1 is too large to be read"),
                in_quotes(object->last_name)};
    }

    std::string_view m_text;
    std::vector<Level> m_levels; // the outermost first
    bool m_ended = false;        // the value is complete
    std::size_t m_values = 0;    // and names
    std::optional<Error> m_error;
};

} // namespace

Result<Json> parse_json(std::string_view text) {
    text = without_bom(text);
    Guard guard(text);
    Json::sax_parse(text, &guard);
    if (guard.error())
        return *guard.error();
    if (const auto zero = text.find('\0'); zero != std::string_view::npos) // where reading ends
        return error_at(goes_on(), text, zero);
    return Json::parse(text);
}

} // namespace samegame
