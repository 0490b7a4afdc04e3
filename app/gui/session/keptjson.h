#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "engine/studies/experiment/trial_file.h"

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

/// Which program computes here: its version, and the bench signature of its searches. What another
/// one computed does not belong among what this one does.
QString thisProgram();

std::string nameOfThisProgram(); ///< As files name what wrote them: "samegame 1.2.3".

// Trials stand as the rows of their file behind a row of JSON, the head.

/// Empty if they take more than mostUnpackedBytes.
QByteArray packedTrials(const QJsonObject& head, const samegame::TrialTable& table,
                        const std::vector<samegame::Trial>& trials);

struct UnpackedTrials {
    QJsonObject head;
    QList<QByteArray> rows; ///< With the first, which describes the table.
};
/// Without rows if nothing can be unpacked.
UnpackedTrials unpackedTrials(const QByteArray& bytes);

/// What the first row says of its table; nothing if it does not hold.
std::optional<samegame::TrialFileHead> headOfRows(const QList<QByteArray>& rows);
std::optional<std::vector<samegame::Trial>> trialsOfRows(const QList<QByteArray>& rows,
                                                         const samegame::TrialTable& table);

std::optional<qint64> scoreOf(const QJsonValue& json); ///< One that some game can have.
