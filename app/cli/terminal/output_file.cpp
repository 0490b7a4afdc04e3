#include "app/cli/terminal/output_file.h"

#include <filesystem>
#include <fstream>
#include <system_error>
#include <unistd.h>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& path, const std::string& reason) {
    throw InputError("cannot write " + path_in_quotes(path) + ": " + reason);
}

bool write_to(const fs::path& path, std::string_view content) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    return file.good();
}

} // namespace

OutputFile::OutputFile(std::string path) : m_path(std::move(path)) {
    std::error_code ignored;
    if (fs::is_directory(m_path, ignored))
        refuse(m_path, "it is a folder");
    const fs::path folder = fs::absolute(m_path).parent_path();
    if (!fs::is_directory(folder, ignored))
        refuse(m_path, "there is no folder " + path_in_quotes(folder.string()));
    const std::string must_be_writable = is_replaceable() ? folder.string() : m_path;
    if (access(must_be_writable.c_str(), W_OK) != 0)
        refuse(m_path, std::generic_category().message(errno));
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
    std::error_code error;
    fs::path target = fs::canonical(m_path, error); // a link stays, what it points to is replaced
    if (error)
        target = m_path;
    fs::path part = target;
    part += ".part" + std::to_string(getpid());
    const bool complete = write_to(part, content);
    if (complete)
        fs::rename(part, target, error);
    if (complete && !error)
        return;
    std::error_code ignored;
    fs::remove(part, ignored);
    refuse(m_path, complete ? error.message() : "the disk does not take it");
}

} // namespace samegame::cli
