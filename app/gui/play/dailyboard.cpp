#include "app/gui/play/dailyboard.h"

#include "engine/formats/board_name.h"

samegame::StartPosition boardOfDay(const QDate& day) {
    return samegame::board_of_name(nameOfDay(day).toStdString()).value();
}

QString nameOfDay(const QDate& day) {
    return dailyPrefix + day.toString(Qt::ISODate);
}

std::optional<QDate> dayOfName(const QString& name) {
    if (!name.startsWith(dailyPrefix) || !samegame::board_of_name(name.toStdString()))
        return std::nullopt;
    return QDate::fromString(name.mid(dailyPrefix.size()), Qt::ISODate);
}
