#include "app/cli/terminal/output_file.h"

#include <iostream>
#include <utility>

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/named_files.h"
#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

void refuse_if(const std::optional<Error>& error, const std::string& path) {
    if (error)
        throw InputError("cannot write " + path_in_quotes(path) + ": " + to_string(*error));
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
        std::cout << content << std::flush; // what it does not take is told at the end
}

} // namespace samegame::cli
