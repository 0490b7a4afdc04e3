#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include "app/window/mainwindow.h"

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setApplicationName("samegame");
    QApplication::setApplicationDisplayName("SameGame");
    QApplication::setOrganizationName("samegame");
    QApplication::setApplicationVersion(SAMEGAME_VERSION);
    QGuiApplication::setDesktopFileName("samegame");
    QGuiApplication::setWindowIcon(QIcon(":/icons/samegame.svg"));

    QTranslator qtTranslator; // of the standard buttons and dialogs
    if (qtTranslator.load(QLocale(), "qtbase", "_",
                          QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QApplication::installTranslator(&qtTranslator);
    QTranslator translator;
    if (translator.load(QLocale(), "samegame", "_", ":/i18n") ||
        translator.load(":/i18n/samegame_en")) // texts are English, but plurals need a file
        QApplication::installTranslator(&translator);

    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate(
        "main", "Play SameGame, get hints, and compare Monte-Carlo solvers"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        "board", QApplication::translate("main", "A file, or a board name such as standard:3"),
        "[BOARD]");
    parser.process(application);

    MainWindow window;
    window.show();
    if (!parser.positionalArguments().isEmpty() &&
        window.openBoard(parser.positionalArguments().constFirst()))
        window.document()->undoStack()->clear(); // the game began with this board
    return QApplication::exec();
}
