#include "engine/playout/bias_text.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/base/text.h"

namespace samegame {

namespace {

constexpr std::string_view first_line = "samegame-bias 1";
constexpr double most_weight = 1000;

/// What stands before and after the first blank.
std::array<std::string_view, 2> halves(std::string_view line) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    return {line.substr(0, blank), trim(line.substr(blank))};
}

/// Takes the lines of a file one by one.
class BiasReader {
public:
    Result<FeatureWeights> read(std::string_view text) {
        for (const std::string_view line : split(text, '\n')) {
            ++m_line;
            if (m_line > 1 && (trim(line).empty() || line.starts_with('#')))
                continue;
            if (const auto error = take(trim(line)))
                return *error;
        }
        if (!m_count || m_taken < *m_count || !text.ends_with('\n'))
            return Error{{SAMEGAME_TEXT("EngineError", "it is cut off")}};
        return m_weights;
    }

private:
    std::optional<Error> take(std::string_view line) {
        if (m_line == 1)
            return line == first_line
                       ? std::nullopt
                       : refused(SAMEGAME_TEXT("EngineError", "it is no learned bias, expected a "
                                                              "file that train-bias wrote"));
        return m_count ? take_weight(line) : take_count(line);
    }

    std::optional<Error> take_count(std::string_view line) {
        const auto [name, number] = halves(line);
        m_count = parse_integer(number, 0, move_feature_count);
        if (name == "weights" && m_count)
            return std::nullopt;
        return refused(
            SAMEGAME_TEXT("EngineError", "expected 'weights' and how many lines follow"));
    }

    std::optional<Error> take_weight(std::string_view line) {
        if (++m_taken > *m_count)
            return refused(
                SAMEGAME_TEXT("EngineError", "there are more weights than 'weights' says"));
        const auto [name, number] = halves(line);
        const auto names = move_feature_names();
        const auto place = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
        if (place == names.size())
            return refused({SAMEGAME_TEXT("EngineError", "no feature of a move is called %1"),
                            in_quotes(name)});
        if (m_has[place])
            return refused(
                {SAMEGAME_TEXT("EngineError", "the feature %1 appears twice"), in_quotes(name)});
        const auto weight = parse_real(number);
        if (!weight || !(*weight >= -most_weight && *weight <= most_weight))
            return refused({SAMEGAME_TEXT("EngineError", "the weight of %1 is %2, expected a "
                                                         "number from -1000 to 1000"),
                            in_quotes(name), in_quotes(number)});
        m_has[place] = true;
        m_weights[place] = *weight;
        return std::nullopt;
    }

    std::optional<Error> refused(Message message) const {
        return Error{std::move(message), m_line, 0};
    }

    FeatureWeights m_weights{};
    std::array<bool, move_feature_count> m_has{};
    std::optional<std::int64_t> m_count; // after the line that has it
    std::int64_t m_taken = 0;
    int m_line = 0;
};

} // namespace

std::string to_bias_text(const FeatureWeights& weights, std::span<const std::string> comments) {
    std::string text = std::string(first_line) + "\n";
    for (const std::string& comment : comments)
        text += "# " + comment + "\n";
    text += "weights " + std::to_string(move_feature_count) + "\n";
    for (std::size_t i = 0; i < move_feature_count; ++i)
        text += move_feature_names()[i] + " " + number_text(weights[i]) + "\n";
    return text;
}

Result<FeatureWeights> parse_bias_text(std::string_view text) {
    return BiasReader().read(text);
}

} // namespace samegame
