#include "app/gui/basics/engineerrors.h"

#include <QCoreApplication>

#include <string>
#include <vector>

#include "app/gui/basics/numbertext.h"

namespace {

/// A number has the window's minus sign; what a file or a person wrote stays as it is, in quotes.
std::string shown(const std::string& text) {
    bool isNumber = false;
    QString::fromStdString(text).toDouble(&isNumber);
    return isNumber ? withMinusSign(QString::fromStdString(text)).toStdString() : text;
}

QString translated(const samegame::Message& message) {
    std::vector<std::string> texts;
    for (const samegame::Message::Argument& argument : message.arguments)
        texts.push_back(argument.message() ? translated(*argument.message()).toStdString()
                                           : shown(*argument.text()));
    const QString pattern = QCoreApplication::translate("EngineError", message.pattern);
    return QString::fromStdString(samegame::filled(pattern.toStdString(), texts));
}

} // namespace

QString errorText(const samegame::Error& error) {
    return translated(with_place(error));
}
