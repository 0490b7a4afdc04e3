#include "app/texts/engineerrors.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace {

QString translated(const samegame::Message& message) {
    std::vector<std::string> texts;
    for (const samegame::Message::Argument& argument : message.arguments)
        texts.push_back(argument.message() ? translated(*argument.message()).toStdString()
                                           : *argument.text());
    const QString pattern = QCoreApplication::translate("EngineError", message.pattern);
    return QString::fromStdString(samegame::filled(pattern.toStdString(), texts));
}

} // namespace

QString errorText(const samegame::Error& error) {
    return translated(with_place(error));
}
