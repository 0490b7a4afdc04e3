#pragma once

#include <QApplication>
#include <QLocale>
#include <QStandardPaths>

namespace samegame::fuzz {

/// The one application of a target that needs Qt, begun with the first input. It is never ended, so
/// that nothing depends on the order in which the program is taken down.
inline void startQt() {
    static int count = 1;
    static char name[] = "samegame-fuzz";
    static char* arguments[] = {name, nullptr};
    if (QCoreApplication::instance() != nullptr)
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale::c());
    static const auto* const application = new QApplication(count, arguments);
    Q_UNUSED(application);
}

} // namespace samegame::fuzz
