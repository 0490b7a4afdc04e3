#include "app/gui/basics/nodisplay.h"

#include <QMessageLogContext>

#include <cstdio>
#include <cstdlib>

std::vector<std::pair<QtMsgType, QString>> NoDisplay::s_said;

NoDisplay::NoDisplay() : m_before(qInstallMessageHandler(take)) {}

NoDisplay::~NoDisplay() {
    qInstallMessageHandler(m_before);
    for (const auto& [type, text] : std::exchange(s_said, {}))
        qt_message_output(type, QMessageLogContext(), text);
}

void NoDisplay::take(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type != QtFatalMsg) {
        s_said.emplace_back(type, text);
        return;
    }
    std::fputs("samegame: no window can be shown, since there is no display that answers "
               "(DISPLAY, WAYLAND_DISPLAY); in a terminal 'samegame-cli solve standard:1' solves "
               "a board\n",
               stderr);
    std::_Exit(EXIT_FAILURE);
}
