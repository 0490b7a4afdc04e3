#include "app/cli/commands.h"

#include <iostream>
#include <memory>
#include <optional>
#include <vector>

#include "app/cli/terminal/common_arguments.h"
#include "app/cli/terminal/input_file.h"
#include "app/cli/terminal/json_output.h"
#include "engine/base/text.h"
#include "engine/formats/game_record.h"

namespace samegame::cli {

namespace {

struct VerifyArguments {
    std::vector<std::string> files;
    bool json = false;
};

/// The result for one file.
struct Verdict {
    std::string file;
    std::optional<Line> line; ///< If the file could be read and its moves are legal.
    std::string error;        ///< Empty if all is well.
    bool was_read = true;     ///< Else there is no verdict, and the error says why.
};

Verdict verify(const std::string& file) {
    std::string content;
    try {
        content = content_of(file);
    } catch (const InputError& error) {
        return {file, std::nullopt, error.what(), false};
    }
    const auto parsed = parse_game_record(content);
    if (!parsed)
        return {file, std::nullopt, to_string(parsed.error())};
    const auto wrong = contradiction(*parsed);
    return {file, parsed->record.line, wrong ? to_string(*wrong) : std::string()};
}

Json json_of(const Verdict& verdict) {
    Json json{{"file", verdict.file}, {"score", nullptr},    {"legal", verdict.line.has_value()},
              {"cleared", nullptr},   {"finished", nullptr}, {"error", nullptr}};
    if (verdict.line) {
        json["score"] = verdict.line->score;
        json["cleared"] = verdict.line->cleared;
        json["finished"] = verdict.line->finished;
    }
    if (!verdict.error.empty())
        json["error"] = verdict.error;
    return json;
}

std::string readable(const Verdict& verdict) {
    if (!verdict.error.empty())
        return visible(verdict.file) + ": wrong: " + verdict.error + "\n";
    const Line& line = *verdict.line;
    return visible(verdict.file) + ": right: score " + std::to_string(line.score) + " in " +
           std::to_string(line.moves.size()) + " moves, " +
           (line.cleared    ? "cleared"
            : line.finished ? "finished"
                            : "not finished") +
           "\n";
}

ExitCode run(const VerifyArguments& arguments) {
    bool all_right = true;
    JsonList list("verdict");
    for (const std::string& file : arguments.files) {
        const Verdict verdict = verify(file);
        all_right = all_right && verdict.error.empty();
        if (arguments.json)
            list.add(json_of(verdict));
        else if (!verdict.was_read)
            std::cerr << "samegame-cli: " << visible(verdict.error) << '\n';
        else
            std::cout << readable(verdict);
    }
    if (arguments.json)
        list.end();
    return all_right ? ExitCode::done : ExitCode::input_wrong;
}

} // namespace

Command verify_command(CLI::App& program) {
    const auto arguments = std::make_shared<VerifyArguments>();
    CLI::App* form =
        program.add_subcommand("verify", "Replay solution files and check their claims");
    form->add_option("FILE", arguments->files, "Solution files, '-' for standard input")
        ->required()
        ->type_name("");
    add_json(*form, arguments->json);
    form->footer("The command ends with 1 if a move is illegal, or if score, cleared or finished\n"
                 "differ from what the moves give.\n\n"
                 "Examples:\n"
                 "  samegame-cli verify *.samegame\n"
                 "  samegame-cli solve standard:1 --json | samegame-cli verify -");
    return {form, [arguments] { return run(*arguments); }};
}

} // namespace samegame::cli
