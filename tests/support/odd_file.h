#pragma once

#include <QFile>
#include <QString>

#include <sys/stat.h>
#include <unistd.h>

/// What a path can name that is no file to be read, by its name in a table of rows.
inline const char* const oddFiles[] = {
    "pipe", "folder", "device", "link in a loop", "huge file", "unreadable file", "link to a pipe"};

/// Makes it at `path`. False where it cannot be: nothing is unreadable for root.
inline bool makeOddFile(const QString& kind, const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    if (kind == "pipe")
        return ::mkfifo(name, 0600) == 0;
    if (kind == "folder")
        return ::mkdir(name, 0700) == 0;
    if (kind == "device")
        return ::symlink("/dev/zero", name) == 0;
    if (kind == "link in a loop")
        return ::symlink(name, name) == 0;
    if (kind == "link to a pipe")
        return ::mkfifo(name + ".pipe", 0600) == 0 && ::symlink(name + ".pipe", name) == 0;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    if (kind == "huge file")
        return file.resize(qint64{1} << 30); // takes no room on the disk
    file.setPermissions({});
    return ::geteuid() != 0;
}
