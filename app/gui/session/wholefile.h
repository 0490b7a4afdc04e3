#pragma once

#include <QByteArray>
#include <QString>

/// Writes an ordinary file, whole or not at all: an older one stays until all of the new one is on
/// the disk (samegame::WholeFile). Returns why it could not; empty if it could.
QString writeWhole(const QString& path, const QByteArray& content);
