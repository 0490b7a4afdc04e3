#include "engine/solvers/nrpa/policy_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/text.h"

namespace samegame {

namespace {

constexpr int code_base = 16;
constexpr std::size_t code_digits = 16;
constexpr std::string_view first_line = "samegame-policy 1";

const std::string& name_of_code(MoveCode code) {
    return move_code_names()[static_cast<std::size_t>(code)];
}

/// The shortest text that is read back as this number.
std::string shortest(float number) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    return {text.data(), end};
}

/// The whole of `text` as a number; nothing if it is none.
template <class Number, class... Base>
std::optional<Number> number_of_text(std::string_view text, Base... base) {
    Number number{};
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), number, base...);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

/// Takes lines off a text and counts them.
class Lines {
public:
    explicit Lines(std::string_view text) : m_rest(text) {}

    std::string_view next() {
        ++m_number;
        const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
        std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        return line;
    }
    /// What follows `name` and a blank in the next line, if that begins so.
    std::optional<std::string_view> value_of(std::string_view name) {
        const std::string_view line = next();
        if (!line.starts_with(name) || line.substr(name.size(), 1) != " ")
            return std::nullopt;
        return line.substr(name.size() + 1);
    }
    bool at_end() const { return m_rest.empty(); }
    Error error(Message message) const { return {std::move(message), m_number, 0}; }

private:
    std::string_view m_rest;
    int m_number = 0;
};

std::pair<std::string_view, std::string_view> halves(std::string_view text) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    return {text.substr(0, blank), text.substr(std::min(blank + 1, text.size()))};
}

std::optional<InitialWeights> initial_weights_of(std::string_view text) {
    const auto [spread_text, seed_text] = halves(text);
    const auto spread = number_of_text<float>(spread_text);
    const auto seed = number_of_text<std::uint64_t>(seed_text);
    if (!spread || !seed || !(*spread >= 0 && *spread <= most_initial_spread))
        return std::nullopt;
    return InitialWeights{*spread, *seed};
}

} // namespace

bool is_weight_factor(float factor) {
    return factor >= WeightTable::least_factor && factor <= WeightTable::most_factor;
}

std::string to_policy_text(const WeightTable& policy, MoveCode code) {
    std::vector<std::pair<std::uint64_t, float>> weights;
    policy.for_each([&](std::uint64_t of, float factor) { weights.emplace_back(of, factor); });
    std::ranges::sort(weights);
    const InitialWeights& initial = policy.initial_weights();
    std::string text(first_line);
    text += "\ncode " + name_of_code(code) + "\ninitial " + shortest(initial.spread) + " " +
            std::to_string(initial.seed) + "\nweights " + std::to_string(weights.size()) + "\n";
    for (const auto& [of, factor] : weights)
        text += hexadecimal(of) + " " + shortest(factor) + "\n";
    return text;
}

Result<WeightTable> parse_policy_text(std::string_view text, MoveCode code) {
    Lines lines(text);
    if (lines.next() != first_line)
        return lines.error(SAMEGAME_TEXT("EngineError",
                                         "it is no learned policy, expected a file that "
                                         "--save-policy wrote"));
    if (!text.ends_with('\n'))
        return Error{{SAMEGAME_TEXT("EngineError", "it is cut off, its last line has no end")}};
    const auto code_name = lines.value_of("code");
    if (!code_name)
        return lines.error(SAMEGAME_TEXT("EngineError", "expected 'code' and its name"));
    if (*code_name != name_of_code(code))
        return lines.error(
            {SAMEGAME_TEXT("EngineError", "the policy has weights for code=%1, but the search has "
                                          "code=%2"),
             visible(*code_name, quoted_characters), name_of_code(code)});
    const auto initial = initial_weights_of(lines.value_of("initial").value_or(""));
    if (!initial)
        return lines.error(
            SAMEGAME_TEXT("EngineError", "expected 'initial', a spread from 0 to 50 and a seed"));
    const auto count = number_of_text<std::uint64_t>(lines.value_of("weights").value_or(""));
    if (!count || *count > text.size() / code_digits)
        return lines.error(
            SAMEGAME_TEXT("EngineError", "expected 'weights' and how many lines follow"));
    WeightTable policy(*initial);
    policy.make_room(static_cast<std::size_t>(*count));
    for (std::uint64_t i = 0; i < *count; ++i) {
        const auto [code_text, factor_text] = halves(lines.next());
        const auto of = number_of_text<std::uint64_t>(code_text, code_base);
        const auto factor = number_of_text<float>(factor_text);
        if (!of || *of == 0 || code_text.size() != code_digits || !factor ||
            !is_weight_factor(*factor))
            return lines.error(SAMEGAME_TEXT("EngineError",
                                             "expected a code of 16 hexadecimal digits and a "
                                             "factor from 1.93e-22 to 5.18e21"));
        policy.set(*of, *factor);
        if (policy.size() != i + 1)
            return lines.error(SAMEGAME_TEXT("EngineError", "this code appears twice"));
    }
    if (!lines.at_end()) {
        lines.next();
        return lines.error(
            SAMEGAME_TEXT("EngineError", "there are more lines than 'weights' says"));
    }
    return policy;
}

} // namespace samegame
