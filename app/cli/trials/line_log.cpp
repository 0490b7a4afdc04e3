#include "app/cli/trials/line_log.h"

#include "app/cli/terminal/failure.h"
#include "app/cli/terminal/text_output.h"

namespace samegame::cli {

namespace {

[[noreturn]] void refuse_writing(const std::string& path, const Error& reason) {
    throw InputError("cannot write " + path_in_quotes(path) + ": " + to_string(reason));
}

GrowingFile opened(const std::string& path) {
    auto file = GrowingFile::open_or_make(path);
    if (!file)
        refuse_writing(path, file.error());
    return std::move(file).value();
}

} // namespace

LineLog::LineLog(std::string path) : m_path(std::move(path)), m_file(opened(m_path)) {}

void LineLog::read(std::string_view start, const TakeLine& take) {
    if (const auto error = m_file.read(start, take))
        refuse_file(m_path, *error);
}

void LineLog::append(std::string_view line) {
    if (const auto error = m_file.append(line))
        refuse_writing(m_path, *error);
}

void refuse_file(const std::string& path, const Error& reason) {
    throw InputError(path_in_quotes(path) + ": " + to_string(reason));
}

} // namespace samegame::cli
