#include "app/cli/terminal/named_files.h"

#include <filesystem>
#include <iostream>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include <sys/stat.h>
#include <unistd.h>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/text_output.h"
#include "engine/formats/whole_file.h"

namespace samegame::cli {

namespace {

namespace fs = std::filesystem;

/// The same for all names of a regular file that is there.
using FileNumber = std::pair<dev_t, ino_t>;

struct NamedOutput {
    std::string option;
    std::string path;
};

struct NamedFiles {
    std::vector<FileNumber> inputs;
    std::vector<NamedOutput> outputs;
};

NamedFiles& named_files() {
    static NamedFiles files;
    return files;
}

using Status = std::optional<struct stat>;

/// Of an open stream.
Status status_of(int descriptor) {
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 ? Status(status) : std::nullopt;
}

Status status_of(const std::string& path) {
    struct stat status {};
    const bool is_known = path != standard_stream && ::stat(path.c_str(), &status) == 0;
    return is_known ? Status(status) : std::nullopt;
}

std::optional<FileNumber> number_of(const Status& status) {
    if (!status || !S_ISREG(status->st_mode))
        return std::nullopt;
    return FileNumber{status->st_dev, status->st_ino};
}

/// The same for all names of a file that is not there yet, links to it among them.
fs::path plain(const std::string& path) {
    const Result<std::string> target = behind_links(path);
    std::error_code error;
    const fs::path absolute = fs::absolute(target ? *target : path, error);
    const fs::path canonical = fs::weakly_canonical(absolute, error);
    return error ? fs::path(path) : canonical;
}

/// The number of a pipe or a file that is there; output to a terminal or to /dev/null harms
/// nothing.
std::optional<FileNumber> number_of_target(const Status& status) {
    if (!status || S_ISCHR(status->st_mode))
        return std::nullopt;
    return FileNumber{status->st_dev, status->st_ino};
}

bool is_same(const std::string& path, const std::string& other) {
    if (path == standard_stream || other == standard_stream)
        return path == other;
    const auto number = number_of(status_of(path));
    return (number && number == number_of(status_of(other))) || plain(path) == plain(other);
}

[[noreturn]] void refuse_input(const NamedOutput& output) {
    throw UsageError(output.option + " names " + path_in_quotes(output.path) +
                     ", which the command reads and would overwrite");
}

void refuse_streams(const NamedOutput& output) {
    const std::pair<int, const char*> streams[] = {{STDOUT_FILENO, "standard output"},
                                                   {STDERR_FILENO, "standard error"}};
    const auto number = number_of_target(status_of(output.path));
    for (const auto& [descriptor, name] : streams)
        if (number && number == number_of_target(status_of(descriptor)))
            throw UsageError(output.option + " names " + path_in_quotes(output.path) + ", where " +
                             name + " goes; '-' is standard output");
}

} // namespace

void note_input(const std::string& path) {
    const auto number =
        number_of(path == standard_stream ? status_of(STDIN_FILENO) : status_of(path));
    if (!number)
        return;
    named_files().inputs.push_back(*number);
    for (const NamedOutput& output : named_files().outputs)
        if (number_of(status_of(output.path)) == number)
            refuse_input(output);
}

void note_output(const std::string& option, const std::string& path) {
    const NamedOutput output{option, path};
    for (const NamedOutput& other : named_files().outputs)
        if (other.option != option && is_same(other.path, path))
            throw UsageError(other.option + " and " + option + " name the same file, " +
                             path_in_quotes(path));
    const auto number = number_of(status_of(path));
    for (const FileNumber& input : named_files().inputs)
        if (number == input)
            refuse_input(output);
    refuse_streams(output);
    named_files().outputs.push_back(output);
}

std::ostream& report_stream() {
    for (const NamedOutput& output : named_files().outputs)
        if (output.path == standard_stream)
            return std::cerr;
    return std::cout;
}

} // namespace samegame::cli
