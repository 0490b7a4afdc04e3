#include "app/gui/session/keptjson.h"

#include <QJsonDocument>

#include <cmath>

#include "engine/game/scoring.h"

QByteArray packed(const QJsonObject& json) {
    return qCompress(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

/// The size that the bytes tell is believed up to a limit.
QByteArray unpackedBytes(const QByteArray& bytes) {
    if (bytes.size() < 4)
        return {};
    qint64 size = 0;
    for (int i = 0; i < 4; ++i)
        size = size << 8 | static_cast<unsigned char>(bytes[i]);
    return size <= mostUnpackedBytes ? qUncompress(bytes) : QByteArray();
}

QJsonObject unpacked(const QByteArray& bytes) {
    return QJsonDocument::fromJson(unpackedBytes(bytes)).object();
}

std::optional<qint64> numberIn(const QJsonValue& json, qint64 least, qint64 most) {
    const double number = json.toDouble(NAN);
    if (!(number >= static_cast<double>(least) && number <= static_cast<double>(most)) ||
        number != std::floor(number))
        return std::nullopt;
    return static_cast<qint64>(number);
}

QString textOfSeed(quint64 seed) {
    return QString::number(seed);
}

std::optional<quint64> seedOf(const QJsonValue& json) {
    bool isNumber = false;
    const quint64 seed = json.toString().toULongLong(&isNumber);
    return isNumber ? std::optional(seed) : std::nullopt;
}

std::optional<qint64> scoreOf(const QJsonValue& json) {
    const auto [least, most] = samegame::score_range_of_all();
    return numberIn(json, least, most);
}
