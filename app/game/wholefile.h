#pragma once

#include <QByteArray>
#include <QString>

class QFileDevice;

/// Writes a file, whole or not at all: an older one stays until all of the new one is on the disk.
/// Returns why it could not, in the system's words; empty if it could.
QString writeWhole(const QString& path, const QByteArray& content);

/// Brings to the disk what was written to `file`, or returns why it could not. Before it commits a
/// QSaveFile: Qt 6.4 passes over what fails at that, and puts half a file in the old one's place.
QString bringToDisk(QFileDevice& file);
