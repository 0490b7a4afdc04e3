#include "app/game/wholefile.h"

#include <QSaveFile>

#include <cerrno>

#include <unistd.h>

QString writeWhole(const QString& path, const QByteArray& content) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        return file.errorString();
    const QString reason = bringToDisk(file);
    if (!reason.isEmpty())
        return reason;
    return file.commit() ? QString() : file.errorString();
}

QString bringToDisk(QFileDevice& file) {
    if (!file.flush())
        return file.errorString();
    if (::fdatasync(file.handle()) == 0 || errno == EINVAL) // which has no disk behind it
        return {};
    return qt_error_string(errno);
}
