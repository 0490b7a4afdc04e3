#include "app/gui/basics/programstart.h"

#include <QMessageLogContext>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

struct Option {
    std::string_view name; ///< Without the one dash or two that it begins with.
    bool hasValue = false; ///< In the argument behind it.
};

/// Those of Qt 6.4: of QCoreApplication, QGuiApplication, QApplication and the platform xcb.
constexpr std::array<Option, 24> options{{
    {"qmljsdebugger", true},
    {"platform", true},
    {"platformpluginpath", true},
    {"platformtheme", true},
    {"geometry", true},
    {"qwindowgeometry", true},
    {"title", true},
    {"qwindowtitle", true},
    {"icon", true},
    {"qwindowicon", true},
    {"plugin", true},
    {"session", true},
    {"style", true},
    {"stylesheet", true},
    {"display", true},
    {"name", true},
    {"visual", true},
    {"reverse"},
    {"nograb"},
    {"dograb"},
    {"widgetcount"},
    {"qdebug"},
    {"qdevel"},
    {"testability"},
}};

/// Those whose value may stand in the same argument, behind "=".
constexpr std::array<std::string_view, 3> joined{"style", "stylesheet", "qmljsdebugger"};

/// How many arguments the option of Qt takes that `argument` begins with; 0 if it is none.
std::size_t takenBy(std::string_view argument) {
    if (!argument.starts_with('-'))
        return 0;
    argument.remove_prefix(argument.starts_with("--") ? 2 : 1);
    const auto name = argument.substr(0, argument.find('='));
    if (name.size() < argument.size())
        return std::ranges::count(joined, name) > 0 ? 1 : 0;
    const auto option = std::ranges::find(options, name, &Option::name);
    return option == options.end() ? 0 : option->hasValue ? 2 : 1;
}

} // namespace

QStringList withoutOptionsOfQt(std::span<char* const> arguments) {
    QStringList own;
    for (std::size_t i = 0; i < arguments.size();) {
        const bool areOptionsOver = own.contains("--");
        const std::size_t taken = areOptionsOver ? 0 : takenBy(arguments[i]);
        if (taken == 0)
            own << QString::fromLocal8Bit(arguments[i]);
        i += std::max<std::size_t>(taken, 1);
    }
    return own;
}

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
