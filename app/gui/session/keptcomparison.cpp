#include "app/gui/session/keptcomparison.h"

#include <QFileInfo>

#include <utility>

KeptComparison::KeptComparison(const samegame::ComparisonRequest& request,
                               const std::vector<samegame::Trial>& done, const QString& path)
    : m_comparison(request, done, [this](const samegame::Trial& trial) { keep(trial); }),
      m_path(path) {}

void KeptComparison::run() {
    if (!openFile())
        return;
    const auto finish = [this] {
        const std::lock_guard lock(m_mutex);
        m_isRunning = false;
        m_file.reset();
    };
    try {
        m_comparison.run();
    } catch (...) {
        finish();
        throw;
    }
    finish();
}

bool KeptComparison::openFile() {
    const std::lock_guard lock(m_mutex);
    if (!m_path.isEmpty()) {
        auto opened = TrialsFile::goOn(m_path, m_comparison.request(), m_comparison.results());
        if (!opened) {
            m_failure.put({m_path, opened.error(), false});
            return false;
        }
        m_file = std::move(opened).value();
    }
    m_isRunning = true;
    return true;
}

/// A trial that was done while the file was chosen may be in it already.
void KeptComparison::keep(const samegame::Trial& trial) {
    const std::lock_guard lock(m_mutex);
    if (!m_file)
        return;
    if (const auto error = m_file->add(trial)) {
        m_failure.put({m_path, *error, true});
        m_file.reset();
    }
}

std::optional<samegame::Error> KeptComparison::save(const QString& path) {
    const std::lock_guard lock(m_mutex);
    if (m_file && QFileInfo::exists(path) && QFileInfo(path) == QFileInfo(m_path))
        return std::nullopt; // they are in it
    auto begun = TrialsFile::begin(path, m_comparison.request(), m_comparison.results());
    if (!begun)
        return begun.error();
    m_path = path;
    m_file = m_isRunning ? std::move(begun).value() : nullptr;
    return std::nullopt;
}
