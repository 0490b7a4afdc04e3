#include "app/cli/terminal/output_files.h"

#include "app/cli/terminal/named_files.h"

namespace samegame::cli {

OutputFiles::OutputFiles(const std::vector<std::pair<std::string, std::string>>& paths,
                         const std::string& printed) {
    for (const auto& [option, path] : paths) {
        if (path.empty())
            continue;
        if (option == "--resume" && path == standard_stream)
            throw UsageError("--resume - is no file that can go on; './-' names a file called '-'");
        note_output(option, path); // of all, before any is looked at
    }
    for (const auto& [option, path] : paths)
        if (!path.empty() && option != "--resume")
            m_files.emplace(std::piecewise_construct, std::forward_as_tuple(option),
                            std::forward_as_tuple(option, path, printed));
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
