#include "engine/search/search_file.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/base/text.h"
#include "engine/formats/board_id.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/search/budget_json.h"
#include "engine/search/search_run.h"

namespace samegame {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format_name = "samegame-search";
constexpr int version = 1;
constexpr std::size_t check_digits = 16; // of checksum_of

std::string budget_text(const Budget& budget) {
    const BudgetUnit unit = unit_of(budget);
    if (unit == BudgetUnit::unlimited)
        return "unlimited";
    return number_text(amount_of(budget)) + " " + std::string(name_of(unit));
}

Error damaged_error() {
    return {{SAMEGAME_TEXT("EngineError",
                           "it is damaged: its check does not fit; without it the search begins "
                           "anew")}};
}

Position read_start(JsonFields& fields) {
    const std::string name = fields.text("board");
    auto start = is_id_name(name) ? parse_board_id(name.substr(board_id_prefix.size()))
                                  : Result<Position>(damaged_error());
    if (!start)
        refuse(start.error().message);
    return std::move(start).value();
}

void check_format(JsonFields& fields) {
    const Json* format = fields.find("format");
    if (format == nullptr || *format != format_name)
        refuse(SAMEGAME_TEXT("EngineError", "it keeps no search, expected a file that 'solve "
                                            "--resume' wrote"));
    check_version(fields, version);
}

void check_program(JsonFields& fields, const SearchProgram& wanted) {
    const SearchProgram kept{fields.text("program"), fields.text("signature")};
    if (kept.name != wanted.name || kept.signature != wanted.signature)
        refuse({SAMEGAME_TEXT("EngineError",
                              "it keeps a search of %1 (bench %2), but this is %3 (bench %4): only "
                              "the same program can go on with it"),
                visible(kept.name, quoted_characters), visible(kept.signature, quoted_characters),
                wanted.name, wanted.signature});
}

KeptSearch read_kept(JsonFields& fields) {
    KeptSearch kept;
    kept.start = read_start(fields);
    kept.solver = fields.text("solver");
    kept.options = option_texts(fields.at("options"));
    JsonFields budget = fields.object("budget");
    kept.budget = read_limits(budget);
    kept.budget.memory = static_cast<std::uint64_t>(fields.integer("memory", 1, most_count));
    kept.threads = fields.whole("threads", 1, most_threads);
    kept.seed = fields.seed("seed");
    kept.learned_check = fields.text("learned");
    kept.seconds = fields.number("seconds", 0, most_measured_seconds);
    kept.has_ended = fields.boolean("ended");
    return kept;
}

/// What a file without its check says; refuses a journal of another length than it has.
KeptSearch read_text(std::string_view text, bool fits_check, const SearchProgram& program) {
    const std::size_t end = text.find('\n');
    const auto json = parse_json(text.substr(0, end));
    if (!json)
        refuse(SAMEGAME_TEXT("EngineError", "it keeps no search, expected a file that 'solve "
                                            "--resume' wrote"));
    JsonFields fields(*json, "");
    check_format(fields);
    if (!fits_check || end == std::string_view::npos)
        refuse(damaged_error().message);
    check_program(fields, program);
    KeptSearch kept = read_kept(fields);
    kept.journal = text.substr(end + 1);
    if (fields.optional_count("bytes") != kept.journal.size())
        refuse(damaged_error().message);
    return kept;
}

} // namespace

std::string to_text(const KeptSearch& kept, const SearchProgram& program) {
    Json options = Json::object();
    for (const std::string& option : kept.options) {
        const std::size_t sign = option.find('=');
        options[option.substr(0, sign)] = option.substr(sign + 1);
    }
    const Json json{{"format", format_name},
                    {"version", version},
                    {"program", program.name},
                    {"signature", program.signature},
                    {"board", id_name_of(kept.start)},
                    {"solver", kept.solver},
                    {"options", options},
                    {"budget", budget_json(kept.budget)},
                    {"memory", kept.budget.memory},
                    {"threads", kept.threads},
                    {"seed", std::to_string(kept.seed)},
                    {"learned", kept.learned_check},
                    {"seconds", kept.seconds},
                    {"ended", kept.has_ended},
                    {"bytes", kept.journal.size()}};
    std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    text += kept.journal;
    return with_check(std::move(text));
}

std::string with_check(std::string text) {
    const std::string check = checksum_of(text);
    return std::move(text.append("\n").append(check).append("\n"));
}

Result<KeptSearch> parse_kept_search(std::string_view text, const SearchProgram& program) {
    constexpr std::size_t check_length = check_digits + 2; // with the ends of both lines
    const std::size_t checked = text.size() - std::min(check_length, text.size());
    const bool fits_check =
        text.substr(checked) == "\n" + checksum_of(text.substr(0, checked)) + "\n";
    return read_or_refusal([&] { return read_text(text.substr(0, checked), fits_check, program); });
}

KeptSearch kept_search_of(const SearchRequest& request) {
    KeptSearch kept;
    kept.start = request.start;
    kept.solver = request.solver->name;
    for (const auto& [name, value] : complete_options(request.solver->options, request.options))
        kept.options.push_back(name + "=" + to_string(value));
    kept.budget = request.budget;
    kept.budget.memory = share_of(request.budget, 0, 1).memory;
    kept.threads = request.threads;
    kept.seed = request.seed;
    kept.learned_check = request.learned.empty() ? "" : checksum_of(request.learned);
    return kept;
}

std::optional<Error> difference(const KeptSearch& kept, const KeptSearch& wanted) {
    const auto other = [](const char* what, const std::string& has, const std::string& asked) {
        return Error{{SAMEGAME_TEXT("EngineError", "it keeps a search with %1 %2, not %3"), what,
                      visible(has, quoted_characters), asked}};
    };
    if (kept.start.board != wanted.start.board)
        return Error{{SAMEGAME_TEXT("EngineError", "it keeps a search of another board")}};
    if (kept.start.rules != wanted.start.rules)
        return other("rules", description_of(kept.start.rules), description_of(wanted.start.rules));
    if (kept.solver != wanted.solver)
        return other("solver", kept.solver, wanted.solver);
    for (std::size_t i = 0; i < std::max(kept.options.size(), wanted.options.size()); ++i) {
        const std::string has = i < kept.options.size() ? kept.options[i] : "";
        const std::string asked = i < wanted.options.size() ? wanted.options[i] : "";
        if (has != asked)
            return other("option", has, asked);
    }
    const bool has_more = kept.has_ended && unit_of(kept.budget) == unit_of(wanted.budget) &&
                          amount_of(kept.budget) < amount_of(wanted.budget);
    if (budget_text(kept.budget) != budget_text(wanted.budget) && !has_more)
        return other("budget", budget_text(kept.budget), budget_text(wanted.budget));
    if (kept.budget.memory != wanted.budget.memory)
        return other("memory", std::to_string(kept.budget.memory) + " bytes",
                     std::to_string(wanted.budget.memory) + " bytes");
    if (kept.threads != wanted.threads)
        return other("threads", std::to_string(kept.threads), std::to_string(wanted.threads));
    if (kept.seed != wanted.seed)
        return other("seed", std::to_string(kept.seed), std::to_string(wanted.seed));
    if (kept.learned_check != wanted.learned_check)
        return Error{
            {SAMEGAME_TEXT("EngineError", "it keeps a search that began with another policy")}};
    return std::nullopt;
}

} // namespace samegame
