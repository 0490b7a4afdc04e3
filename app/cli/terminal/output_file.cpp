#include "app/cli/terminal/output_file.h"

#include <iostream>

#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

void refuse_if(const std::optional<Error>& error, const std::string& path) {
    if (error)
        throw InputError(not_writable_text(path, *error));
}

} // namespace

OutputFile::OutputFile(const std::string& option, std::string path, const std::string& printed)
    : m_path(std::move(path)) {
    const bool is_file = m_path != standard_stream;
    if (!is_file && !printed.empty())
        throw UsageError(option + " - and " + printed +
                         " would both write to standard output: name a file, or leave one out");
    note_output(option, m_path);
    if (!is_file)
        return;
    m_file.emplace(m_path, OutputKind::anything);
    refuse_if(m_file->check(), m_path);
}

bool OutputFile::is_replaceable() const {
    return m_file && m_file->is_replaceable();
}

void OutputFile::write(std::string_view content) const {
    if (m_file)
        refuse_if(m_file->write(content), m_path);
    else
        std::cout << content << std::flush; // run_program says what it does not take
}

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
    attempt([&] { file->second.write(content); });
}

void OutputFiles::attempt(const std::function<void()>& task) {
    try {
        task();
    } catch (const InputError& error) {
        m_refusals += (m_refusals.empty() ? "" : "; ") + std::string(error.what());
    }
}

void OutputFiles::tell_refusal() const {
    if (!m_refusals.empty())
        throw InputError(m_refusals);
}

} // namespace samegame::cli
