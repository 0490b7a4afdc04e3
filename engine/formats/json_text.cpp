#include "engine/formats/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/base/text.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr int max_depth = 64; ///< The depth of nesting; a solution file needs 3.
/// Members of one object; a solution file needs 10, and ordered_json looks through all of them for
/// each one more.
constexpr std::size_t max_members = 1000;
constexpr int number_too_large = 406; ///< An id of nlohmann::json::out_of_range.

struct Refused {
    Error error;
};

[[noreturn]] void refuse(Message message) {
    throw Refused{{std::move(message)}};
}

/// Looks at what is parsed as it comes. Throws Refused.
class Guard {
public:
    void look(int depth, Json::parse_event_t event, const Json& parsed) {
        if (depth > max_depth)
            refuse(
                SAMEGAME_TEXT("EngineError", "the file is nested too deeply for a solution file"));
        if (event == Json::parse_event_t::object_start)
            m_objects.emplace_back();
        else if (event == Json::parse_event_t::key)
            add_name(parsed.get<std::string>());
        else if (event == Json::parse_event_t::object_end)
            m_objects.pop_back();
        m_ended = depth == 0 &&
                  (event == Json::parse_event_t::object_end ||
                   event == Json::parse_event_t::array_end || event == Json::parse_event_t::value);
    }

    /// Whether the value is complete.
    bool has_ended() const { return m_ended; }

    Message number_is_too_large() const {
        if (m_objects.empty())
            return SAMEGAME_TEXT("EngineError", "a number is too large to be read");
        return {SAMEGAME_TEXT("EngineError", "a number in %1 is too large to be read"),
                in_quotes(m_objects.back().last_name)};
    }

private:
    struct Object {
        std::set<std::string> names;
        std::string last_name;
    };

    void add_name(std::string name) {
        Object& object = m_objects.back();
        if (!object.names.insert(name).second)
            refuse({SAMEGAME_TEXT("EngineError", "member %1 stands twice in the same object"),
                    in_quotes(name)});
        if (object.names.size() > max_members)
            refuse(
                {SAMEGAME_TEXT("EngineError", "an object has more than %1 members"), max_members});
        object.last_name = std::move(name);
    }

    std::vector<Object> m_objects; // those that are open, the outermost first
    bool m_ended = false;
};

Error error_at(Message message, std::string_view text, std::size_t at) {
    const auto before = text.substr(0, at);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto line_start = before.rfind('\n') + 1; // npos + 1 is 0
    return {std::move(message), static_cast<int>(line),
            static_cast<int>(before.size() - line_start) + 1};
}

Message not_json() {
    return SAMEGAME_TEXT("EngineError",
                         "this is not JSON: expected a solution file, an object in { }");
}

Message goes_on() {
    return SAMEGAME_TEXT("EngineError", "the solution has ended, but the file goes on");
}

} // namespace

Result<Json> parse_json(std::string_view text) {
    text = without_bom(text);
    Guard guard;
    try {
        Json json = Json::parse(text, [&guard](int depth, Json::parse_event_t event, Json& parsed) {
            guard.look(depth, event, parsed);
            return true;
        });
        if (const auto zero = text.find('\0'); zero != std::string_view::npos) // where parsing ends
            return error_at(goes_on(), text, zero);
        return json;
    } catch (const Refused& refused) {
        return refused.error;
    } catch (const Json::parse_error& error) {
        return error_at(guard.has_ended() ? goes_on() : not_json(), text,
                        error.byte == 0 ? 0 : error.byte - 1);
    } catch (const Json::out_of_range& error) {
        return Error{error.id == number_too_large ? guard.number_is_too_large() : not_json()};
    } catch (const Json::exception&) {
        return Error{not_json()};
    }
}

} // namespace samegame
