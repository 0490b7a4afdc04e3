#include "app/cli/terminal/output_files.h"

#include <filesystem>

#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

namespace fs = std::filesystem;

/// The same for all names of a file.
fs::path plain(const std::string& path) {
    std::error_code error;
    const fs::path canonical = fs::weakly_canonical(fs::absolute(path, error), error);
    return error ? fs::path(path) : canonical;
}

} // namespace

OutputFiles::OutputFiles(const std::vector<std::pair<std::string, std::string>>& paths) {
    std::map<fs::path, std::string> options;
    for (const auto& [option, path] : paths) {
        if (path.empty())
            continue;
        const auto [other, is_new] = options.insert({plain(path), option});
        if (!is_new)
            throw UsageError(other->second + " and " + option + " name the same file, " +
                             path_in_quotes(path));
    }
    for (const auto& [option, path] : paths)
        if (!path.empty())
            m_files.emplace(option, path);
}

void OutputFiles::write(const std::string& option, std::string_view content) {
    const auto file = m_files.find(option);
    if (file == m_files.end())
        return;
    try {
        file->second.write(content);
    } catch (const InputError& error) {
        if (!m_refusal)
            m_refusal = error;
    }
}

void OutputFiles::tell_refusal() const {
    if (m_refusal)
        throw InputError(*m_refusal);
}

} // namespace samegame::cli
