#include "app/gui/basics/enginetexts.h"

#include <QCoreApplication>

QString engineText(const std::string& english) {
    return QCoreApplication::translate("Engine", english.c_str());
}
