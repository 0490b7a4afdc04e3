#include "app/daily/dailyboard.h"

#include "engine/formats/board_name.h"

namespace {

const QString prefix = QStringLiteral("daily:");

} // namespace

samegame::StartPosition boardOfDay(const QDate& day) {
    return samegame::board_of_name(nameOfDay(day).toStdString()).value();
}

QString nameOfDay(const QDate& day) {
    return prefix + day.toString(Qt::ISODate);
}

std::optional<QDate> dayOfName(const QString& name) {
    if (!name.startsWith(prefix) || !samegame::board_of_name(name.toStdString()))
        return std::nullopt;
    return QDate::fromString(name.mid(prefix.size()), Qt::ISODate);
}
