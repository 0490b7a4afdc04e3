#include "engine/studies/experiment/published_results.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/formats/json_fields.h"
#include "engine/game/scoring.h"

namespace samegame {

namespace data {
extern const std::string_view published_text;
} // namespace data

namespace {

using Json = nlohmann::ordered_json;

constexpr int first_year = 1985; // of the game

std::vector<int> read_scores(const Json& json) {
    std::vector<int> scores;
    for (const Json& score : json)
        scores.push_back(static_cast<int>(checked_integer(score, score_range_of_all().least,
                                                          score_range_of_all().most, "'scores'")));
    return scores;
}

PublishedResult result_of(const Json& json, const std::string& place) {
    JsonFields fields(json, place);
    PublishedResult result;
    result.id = fields.text("id");
    result.system = fields.text("system");
    result.year = fields.whole("year", first_year, 9999);
    result.hardware = fields.optional_text("hardware").value_or("");
    result.budget = fields.optional_text("budget").value_or("");
    result.rules = fields.text("rules");
    result.note = fields.optional_text("note").value_or("");
    result.source = fields.text("source");
    const ScoreRange scores = score_range_of_all();
    result.total = fields.optional_whole("total", scores.least, scores.most);
    if (result.total && fields.find("scores") != nullptr)
        result.scores = read_scores(fields.array("scores"));
    result.mean = fields.optional_number("mean", scores.least, scores.most);
    result.deviation = fields.optional_number("deviation", 0, scores.most);
    result.mean_depth = fields.optional_number("mean_depth", 0, max_moves);
    result.depth = fields.optional_number("depth", 0, max_moves);
    return result;
}

/// The file is the program's own: a fault in it ends the program, and a test finds it.
std::vector<PublishedResult> read_results() {
    const Json json = Json::parse(data::published_text);
    std::vector<PublishedResult> results;
    for (const char* kind : {"totals", "means"})
        for (const Json& result : json.at(kind))
            results.push_back(
                result_of(result, std::string(kind) + "." + std::to_string(results.size() + 1)));
    return results;
}

} // namespace

const std::vector<PublishedResult>& published_results() {
    static const std::vector<PublishedResult> results = read_results();
    return results;
}

const PublishedResult* find_published(std::string_view id) {
    const auto& all = published_results();
    const auto found = std::ranges::find(all, id, &PublishedResult::id);
    return found == all.end() ? nullptr : &*found;
}

PublishedComplexity published_complexity() {
    const Json json = Json::parse(data::published_text);
    JsonFields fields(json.at("complexity"), "complexity");
    const auto number = [&](const char* name) { return fields.number(name, 0, 1e6); };
    return {number("length"), number("branching"), number("tree_exponent"),
            number("tree_exponent_2008"), number("positions_exponent")};
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
