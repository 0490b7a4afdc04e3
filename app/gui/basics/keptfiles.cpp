#include "app/gui/basics/keptfiles.h"

#include <QDir>
#include <QFile>
#include <QFileDevice>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "app/gui/basics/enginetexts.h"
#include "engine/formats/whole_file.h"

QString writeWhole(const QString& path, const QByteArray& content) {
    const samegame::WholeFile file(QFile::encodeName(path).toStdString(),
                                   samegame::OutputKind::regular_file);
    const auto error = file.write({content.constData(), static_cast<std::size_t>(content.size())});
    return error ? errorText(*error) : QString();
}

QString freeNameBeside(const QString& path, const char* reason, const QStringList& endings) {
    const QFileInfo file(path);
    QString other;
    const auto isTaken = [&other](const QString& ending) {
        return QFileInfo::exists(other + ending);
    };
    for (int number = 1; other.isEmpty() || std::ranges::any_of(endings, isTaken); ++number)
        other = file.dir().filePath(QStringLiteral("%1-%2-%3.%4")
                                        .arg(file.completeBaseName(), reason)
                                        .arg(number)
                                        .arg(file.suffix()));
    return other;
}

namespace {

constexpr qint64 mostSettingsBytes = 1 << 20; // some kilobytes are usual
constexpr auto bytesMember = "bytes";

QJsonValue jsonOf(const QVariant& value) {
    if (value.typeId() == QMetaType::QByteArray)
        return QJsonObject{{bytesMember, QString::fromLatin1(value.toByteArray().toBase64())}};
    return QJsonValue::fromVariant(value);
}

QVariant valueOf(const QJsonValue& json) {
    if (json.isObject())
        return QByteArray::fromBase64(json.toObject().value(bytesMember).toString().toLatin1());
    return json.toVariant();
}

/// What cannot be read is as good as nothing, as in Qt's own files; see setDamagedAside.
bool readJson(QIODevice& device, QSettings::SettingsMap& settings) {
    const QJsonObject json = QJsonDocument::fromJson(device.read(mostSettingsBytes)).object();
    for (auto member = json.begin(); member != json.end(); ++member)
        settings.insert(member.key(), valueOf(*member));
    return true;
}

/// Brings to the disk what was written to the file, which QSettings then puts in the place of the
/// older one: Qt 6.4 passes over what fails at that, and would put half a file there.
bool bringToDisk(QFileDevice& file) {
    return file.flush() &&
           (::fdatasync(file.handle()) == 0 || errno == EINVAL); // no disk behind it
}

bool writeJson(QIODevice& device, const QSettings::SettingsMap& settings) {
    QJsonObject json;
    for (auto setting = settings.begin(); setting != settings.end(); ++setting)
        json.insert(setting.key(), jsonOf(*setting));
    const QByteArray text = QJsonDocument(json).toJson();
    auto* file = qobject_cast<QFileDevice*>(&device); // which QSettings commits
    return device.write(text) == text.size() && (!file || bringToDisk(*file));
}

/// A program that is killed while it takes the lock of the file leaves one without its number,
/// which QSettings would wait for, half a minute long. One that lives holds the lock on the lock
/// itself.
void removeDeadLock(const QString& path) {
    const QByteArray lock = QFile::encodeName(path) + ".lock";
    const int file = ::open(lock.constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return;
    if (::flock(file, LOCK_EX | LOCK_NB) == 0)
        ::unlink(lock.constData());
    ::close(file);
}

/// What programs that were killed while QSettings wrote the file have left beside it: files of this
/// user, called after it with six letters. None is of a living program while this one has the lock
/// that QSettings writes under.
void removeDeadParts(const QString& path) {
    static const QRegularExpression sixLetters("^[A-Za-z]{6}$");
    const QFileInfo file(path);
    const QString start = file.fileName() + '.';
    QFileInfoList left =
        file.dir().entryInfoList({start + "??????"}, QDir::Files | QDir::NoSymLinks | QDir::Hidden);
    left.removeIf([&](const QFileInfo& part) {
        return part.ownerId() != ::geteuid() || !part.fileName().startsWith(start) ||
               !sixLetters.match(part.fileName().mid(start.size())).hasMatch();
    });
    QLockFile lock(path + ".lock");
    if (left.isEmpty() || !lock.tryLock(0))
        return;
    for (const QFileInfo& part : left)
        QFile::remove(part.filePath());
}

/// A file that is there and holds no settings gets another name, which is returned; else empty.
QString setDamagedAside(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray content = file.read(mostSettingsBytes);
    if (content.isEmpty() || QJsonDocument::fromJson(content).isObject())
        return {};
    file.close();
    const QString other = freeNameBeside(path, "damaged", {QString()});
    return QFile::rename(path, other) ? other : QString();
}

} // namespace

QString useSettingsFile() {
    const auto formatBefore = QSettings::defaultFormat();
    static const auto format = QSettings::registerFormat("json", readJson, writeJson);
    QSettings::setDefaultFormat(format);
    const QString path = QSettings().fileName();
    const QString damaged = setDamagedAside(path);
    QSettings settings;
    removeDeadLock(path);
    removeDeadParts(path);
    if (!damaged.isEmpty() || QFile::exists(path))
        return damaged;
    const QSettings before(formatBefore, QSettings::UserScope, settings.organizationName(),
                           settings.applicationName());
    for (const QString& key : before.allKeys())
        settings.setValue(key, before.value(key));
    return {};
}
