#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QPixmapCache>
#include <QStandardPaths>
#include <QWidget>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/gui/basics/keptfiles.h"
#include "app/gui/basics/language.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/program.h"
#include "app/gui/window/windowhost.h"
#include "app/version/version.h"
#include "engine/formats/file_content.h"

namespace {

/// Whether a text on standard output is wanted, which needs no window system.
bool asksForText(std::span<char*> arguments) {
    const auto end = std::ranges::find(arguments, std::string_view("--"));
    return std::any_of(arguments.begin(), end, [](std::string_view argument) {
        return argument == "--help" || argument == "-h" || argument == "--help-all" ||
               argument == "--version" || argument == "-v";
    });
}

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(
        QCoreApplication::translate("main",
                                    "Play SameGame, get hints, and see how the computer plays it") +
        "\n\n" +
        QCoreApplication::translate(
            "main",
            "SIGTERM, SIGHUP and SIGINT (Ctrl+C) end the program as its menu does: the "
            "game is kept with all its moves, and the exit status is 0. If something cannot "
            "be stored, standard error says so, and the status is 1."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        "board",
        QCoreApplication::translate("main", "A file, a board name such as standard:3, a board ID, "
                                            "or '-' for standard input"),
        "[BOARD]");
}

/// Exit statuses as those of samegame-cli.
constexpr int usageIsWrong = 2;

/// What is wrong with the arguments; empty if nothing is. Needs no application.
QString usageError(const QStringList& arguments) {
    QCommandLineParser parser;
    describe(parser);
    return parser.parse(arguments) ? QString() : parser.errorText();
}

/// Says what is wrong with the arguments. Returns the exit status.
int refuse(const QStringList& arguments) {
    std::fputs(qPrintable("samegame: " + usageError(arguments) + '\n'), stderr);
    return usageIsWrong;
}

/// The boards that the command line names, after Qt has taken its own options from it: as bytes,
/// of which QCoreApplication::arguments() loses those that are no text.
QStringList boardsOf(std::span<char*> arguments) {
    QStringList boards;
    bool areOptionsOver = false;
    for (const char* text : arguments.subspan(1)) {
        const QByteArray argument = text;
        if (!areOptionsOver && argument == "--")
            areOptionsOver = true;
        else if (areOptionsOver || argument == "-" || !argument.startsWith('-'))
            boards << pathOfBytes(argument);
    }
    return boards;
}

/// Prints the options of Qt, too, which only an application with windows knows.
[[noreturn]] void printAllOptions(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen"); // there may be no display
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {}); // nor more
    const QApplication application(argc, argv);
    const Language language;
    QCommandLineParser parser;
    describe(parser);
    parser.process(QStringList{application.arguments().constFirst(), "--help-all"});
    std::exit(EXIT_SUCCESS);
}

/// Prints what the arguments ask for; what else stands there does not matter. Ends the program.
[[noreturn]] void printText(int argc, char** argv) {
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    if (std::ranges::find(arguments, std::string_view("--help-all")) != arguments.end())
        printAllOptions(argc, argv);
    const QCoreApplication application(argc, argv);
    const Language language;
    QCommandLineParser parser;
    describe(parser);
    parser.parse(QCoreApplication::arguments());
    if (parser.isSet("version")) {
        std::puts(("samegame " + samegame::with_commit(SAMEGAME_VERSION)).c_str());
        std::exit(EXIT_SUCCESS);
    }
    parser.showHelp();
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName("samegame");
    QCoreApplication::setOrganizationName("samegame");
    QCoreApplication::setApplicationVersion(SAMEGAME_VERSION);
    if (asksForText({argv, static_cast<std::size_t>(argc)}))
        printText(argc, argv);
    // Before a display is looked for, which may not be there.
    const QStringList ownArguments = withoutOptionsOfQt({argv, static_cast<std::size_t>(argc)});
    if (!usageError(ownArguments).isEmpty()) {
        const QCoreApplication application(argc, argv);
        const Language language;
        return refuse(ownArguments);
    }

    outliveFailedWrites();
    std::optional<NoDisplay> noDisplay(std::in_place);
    const QApplication application(argc, argv);
    noDisplay.reset();
    QGuiApplication::setApplicationDisplayName("SameGame");
    QGuiApplication::setDesktopFileName(SAMEGAME_APP_ID);
    QGuiApplication::setWindowIcon(QIcon(":/icons/samegame.svg"));
    constexpr int pictures = 64 << 10; // KiB: twice the pieces of a board in the largest windows
    QPixmapCache::setCacheLimit(pictures);
    const QString damagedSettings = useSettingsFile();
    Language language;
    if (!usageError(QCoreApplication::arguments()).isEmpty()) // Qt did not take all of its own
        return refuse(QCoreApplication::arguments());
    const QStringList boards = boardsOf({argv, static_cast<std::size_t>(argc)});
    // Read to its end before there is a window; until then signals end the program at once.
    samegame::Result<std::string> input = std::string();
    if (!boards.isEmpty() && boards.first() == "-")
        input = samegame::content_of_standard_input();
    const EndSignals endSignals;

    WindowHost host(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                        "/samegame.sqlite",
                    &language);
    QObject::connect(&endSignals, &EndSignals::received, &host, &WindowHost::end);
    const LostWindows lostWindows;
    QObject::connect(&lostWindows, &LostWindows::lost, &host, &WindowHost::endWithout);
    const ExitGuard guard([&host] { host.keep(); });
    host.show(boards, input);
    host.tellDamagedSettings(damagedSettings);
    return QApplication::exec();
}
