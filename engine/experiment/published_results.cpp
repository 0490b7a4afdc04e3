#include "engine/experiment/published_results.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace samegame {

namespace data {
extern const std::string_view published_text;
} // namespace data

namespace {

using Json = nlohmann::json;

std::string text_of(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found == json.end() || found->is_null() ? std::string() : found->get<std::string>();
}

template <class Number>
std::optional<Number> number_of(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found == json.end() ? std::nullopt : std::optional(found->get<Number>());
}

PublishedResult result_of(const Json& json) {
    PublishedResult result;
    result.id = json.at("id");
    result.system = json.at("system");
    result.year = json.at("year");
    result.hardware = text_of(json, "hardware");
    result.budget = text_of(json, "budget");
    result.rules = json.at("rules");
    result.note = text_of(json, "note");
    result.source = json.at("source");
    result.total = number_of<int>(json, "total");
    if (result.total && json.contains("scores"))
        result.scores = json.at("scores").get<std::vector<int>>();
    result.mean = number_of<double>(json, "mean");
    result.deviation = number_of<double>(json, "deviation");
    result.mean_depth = number_of<double>(json, "mean_depth");
    result.depth = number_of<double>(json, "depth");
    return result;
}

/// The file is the program's own: what is wrong with it, its test finds.
std::vector<PublishedResult> read_results() {
    const Json json = Json::parse(data::published_text);
    std::vector<PublishedResult> results;
    for (const char* kind : {"totals", "means"})
        for (const Json& result : json.at(kind))
            results.push_back(result_of(result));
    return results;
}

} // namespace

const std::vector<PublishedResult>& published_results() {
    static const std::vector<PublishedResult> results = read_results();
    return results;
}

const PublishedResult* find_published(std::string_view id) {
    const auto& all = published_results();
    const auto found = std::find_if(
        all.begin(), all.end(), [id](const PublishedResult& result) { return result.id == id; });
    return found == all.end() ? nullptr : &*found;
}

PublishedComplexity published_complexity() {
    const Json json = Json::parse(data::published_text).at("complexity");
    return {json.at("length"), json.at("branching"), json.at("tree_exponent"),
            json.at("tree_exponent_2008"), json.at("positions_exponent")};
}

std::optional<double> published_solvability(int rows, int columns) {
    using Table = std::vector<std::vector<double>>;
    static const Table table =
        Json::parse(data::published_text).at("solvability").at("percent").get<Table>();
    const auto row = static_cast<std::size_t>(rows - 1);
    const auto column = static_cast<std::size_t>(columns - 1);
    if (row >= table.size() || column >= table[row].size())
        return std::nullopt;
    return table[row][column];
}

} // namespace samegame
