#include "app/texts/boardtitles.h"

#include <QCoreApplication>

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("BoardTitle", text);
}

} // namespace

QString titleOfStandardBoard(int number) {
    return translated(QT_TRANSLATE_NOOP("BoardTitle", "Standard board %1")).arg(number);
}

QString titleOfRandomBoard(const QString& seed) {
    return translated(QT_TRANSLATE_NOOP("BoardTitle", "Random board %1")).arg(seed);
}

QString titleOfPosition(const QString& number) {
    return translated(QT_TRANSLATE_NOOP("BoardTitle", "Position %1 of 250")).arg(number);
}
