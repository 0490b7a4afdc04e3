#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <optional>

// The JSON in which results of charts are kept, and its values: nothing where bytes are damaged.

inline constexpr qsizetype mostUnpackedBytes = qsizetype{1} << 28;

QByteArray packed(const QJsonObject& json);
/// Empty bytes, or an empty object, if nothing can be unpacked.
QByteArray unpackedBytes(const QByteArray& bytes);
QJsonObject unpacked(const QByteArray& bytes);

/// A whole number within limits.
std::optional<qint64> numberIn(const QJsonValue& json, qint64 least, qint64 most);

/// Seeds are texts: a number in JSON has 53 bits.
QString textOfSeed(quint64 seed);
std::optional<quint64> seedOf(const QJsonValue& json);

std::optional<qint64> scoreOf(const QJsonValue& json); ///< One that some game can have.
