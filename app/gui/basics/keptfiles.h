#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

/// Writes an ordinary file, whole or not at all: an older one stays until all of the new one is on
/// the disk (samegame::WholeFile). Returns why it could not; empty if it could.
QString writeWhole(const QString& path, const QByteArray& content);

/// A path like `path`, as "samegame-damaged-1.json", that with none of these endings names a file.
QString freeNameBeside(const QString& path, const char* reason, const QStringList& endings);

/// Makes QSettings keep the settings in a file of JSON that is written whole or not at all; Qt 6.4
/// empties its own files if the disk is full. Takes over the settings of the former file once, and
/// removes what killed programs left beside the file. Called before the first use of a setting.
/// Returns the new name of a file that cannot be read, for which a new one begins; else empty.
QString useSettingsFile();
