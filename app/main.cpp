#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QStandardPaths>

#include "app/window/endsignals.h"
#include "app/window/language.h"
#include "app/window/windowhost.h"

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setApplicationName("samegame");
    QApplication::setApplicationDisplayName("SameGame");
    QApplication::setOrganizationName("samegame");
    QApplication::setApplicationVersion(SAMEGAME_VERSION);
    QGuiApplication::setDesktopFileName("samegame");
    QGuiApplication::setWindowIcon(QIcon(":/icons/samegame.svg"));
    const EndSignals endSignals;
    Language language;

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::translate("main",
                                "Play SameGame, get hints, and compare Monte-Carlo solvers") +
        "\n\n" +
        QApplication::translate(
            "main", "SIGTERM, SIGHUP and SIGINT (Ctrl+C) end the program as its menu does: the "
                    "game is kept with all its moves, and the exit status is 0."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        "board", QApplication::translate("main", "A file, or a board name such as standard:3"),
        "[BOARD]");
    parser.process(application);

    WindowHost host(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                        "/samegame.sqlite",
                    &language);
    QObject::connect(&endSignals, &EndSignals::received, &host, &WindowHost::end);
    host.show(parser.positionalArguments().value(0));
    return QApplication::exec();
}
