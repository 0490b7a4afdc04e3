#include "app/dialogs/namedgame.h"

#include <QCoreApplication>

#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("NamedGame", text);
}

QString titleOf(const QString& text) {
    const QString name = text.trimmed();
    if (samegame::is_board_name(name.toStdString())) {
        const QString rest = name.section(':', 1);
        if (name.startsWith("standard:"))
            return titleOfStandardBoard(rest.toInt());
        if (name.startsWith("random:"))
            return titleOfRandomBoard(rest.section('/', 0, 0));
        if (name.startsWith("schadd250:"))
            return translated(QT_TRANSLATE_NOOP("NamedGame", "Position %1 of 250")).arg(rest);
    }
    return translated(QT_TRANSLATE_NOOP("NamedGame", "Pasted board"));
}

/// Whether a text that makes a game says its rules.
bool saysRules(const QString& text) {
    const QString content = text.trimmed();
    return content.startsWith('{') || content.startsWith("id:") ||
           samegame::parse_board_id(content.toStdString()).ok();
}

} // namespace

samegame::Result<NamedGame> namedGameOfText(const QString& text) {
    const auto record = samegame::game_of_text(text.toStdString());
    if (!record)
        return record.error();
    return NamedGame{*record, titleOf(text), saysRules(text)};
}

QString titleOfStandardBoard(int number) {
    return translated(QT_TRANSLATE_NOOP("NamedGame", "Standard board %1")).arg(number);
}

QString titleOfRandomBoard(const QString& seed) {
    return translated(QT_TRANSLATE_NOOP("NamedGame", "Random board %1")).arg(seed);
}
