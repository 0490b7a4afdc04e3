#include "app/cli/terminal/output_file.h"

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <limits>
#include <system_error>
#include <unistd.h>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/text.h"

namespace samegame::cli {

namespace {

namespace fs = std::filesystem;

// Nobody gives a file such a name by hand, so that one which is left may be removed.
constexpr auto part_mark = ".samegame-part";

[[noreturn]] void refuse(const std::string& path, const std::string& reason) {
    throw InputError("cannot write " + path_in_quotes(path) + ": " + reason);
}

bool write_to(const fs::path& path, std::string_view content) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    return file.good();
}

/// What a link, or a chain of them, leads to, there or not; anything else is itself.
fs::path behind_links(fs::path path) {
    constexpr int most_links = 40; // as in Linux
    std::error_code error;
    for (int i = 0; i < most_links && fs::is_symlink(path, error); ++i)
        path = path.parent_path() / fs::read_symlink(path, error); // which may be absolute
    return path;
}

/// The file beside `target` that is written first, and then takes its place.
fs::path part_of(const fs::path& target) {
    fs::path part = target;
    part += part_mark + std::to_string(getpid());
    return part;
}

/// Removes what programs that were killed while they wrote `target` have left.
void remove_dead_parts(const fs::path& target) {
    const std::string start = target.filename().string() + part_mark;
    std::error_code error;
    fs::directory_iterator entry(fs::absolute(target).parent_path(), error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (!name.starts_with(start))
            continue;
        const auto process = parse_integer(std::string_view(name).substr(start.size()), 1,
                                           std::numeric_limits<pid_t>::max());
        std::error_code ignored;
        if (process && kill(static_cast<pid_t>(*process), 0) != 0 && errno == ESRCH)
            fs::remove(entry->path(), ignored);
    }
}

} // namespace

OutputFile::OutputFile(std::string path) : m_path(std::move(path)) {
    std::error_code ignored;
    if (fs::is_directory(m_path, ignored))
        refuse(m_path, "it is a folder");
    const fs::path target = behind_links(m_path);
    if (fs::is_symlink(target, ignored))
        refuse(m_path, std::generic_category().message(ELOOP));
    const fs::path folder = fs::absolute(target).parent_path();
    if (!fs::is_directory(folder, ignored))
        refuse(m_path, "there is no folder " + path_in_quotes(folder.string()));
    const std::string must_be_writable = is_replaceable() ? folder.string() : m_path;
    if (access(must_be_writable.c_str(), W_OK) != 0)
        refuse(m_path, std::generic_category().message(errno));
    if (!is_replaceable())
        return;
    const fs::path part = part_of(target); // its name may be too long, or the disk read-only
    const bool is_written = write_to(part, "");
    const int reason = errno;
    fs::remove(part, ignored);
    if (!is_written)
        refuse(m_path, std::generic_category().message(reason));
    remove_dead_parts(target);
}

bool OutputFile::is_replaceable() const {
    std::error_code ignored;
    return !fs::exists(m_path, ignored) || fs::is_regular_file(m_path, ignored);
}

void OutputFile::write(std::string_view content) const {
    if (!is_replaceable()) {
        if (!write_to(m_path, content))
            refuse(m_path, "the device does not take it");
        return;
    }
    const fs::path target = behind_links(m_path); // a link stays
    const fs::path part = part_of(target);
    std::error_code error;
    errno = 0;
    const bool complete = write_to(part, content);
    const int reason = errno;
    if (complete)
        fs::rename(part, target, error);
    if (complete && !error)
        return;
    std::error_code ignored;
    fs::remove(part, ignored);
    if (complete)
        refuse(m_path, error.message());
    refuse(m_path,
           reason == 0 ? "the disk does not take it" : std::generic_category().message(reason));
}

} // namespace samegame::cli
