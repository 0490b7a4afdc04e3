#include "app/gui/session/settings.h"

#include <QDir>
#include <QFile>
#include <QFileDevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QRegularExpression>
#include <QSettings>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace {

// What stands in the settings file, in the order of the enumerators.
constexpr std::array clickModes{"play-at-once", "select-then-confirm"};
constexpr std::array animationSpeeds{"desktop", "off", "slow", "normal", "fast"};
constexpr std::array colorSchemes{"desktop", "light", "dark"};
constexpr std::array blockSets{"tiles", "balls", "shapes"};
constexpr std::array palettes{"standard", "soft", "vivid", "contrast", "own"};

template <class Enum, std::size_t size>
Enum choice(const QSettings& settings, const char* key, const std::array<const char*, size>& names,
            Enum otherwise) {
    const QString value = settings.value(key).toString();
    for (std::size_t i = 0; i < size; ++i)
        if (value == names[i])
            return static_cast<Enum>(i);
    return otherwise;
}

template <class Enum, std::size_t size>
QString nameOf(Enum value, const std::array<const char*, size>& names) {
    return names[static_cast<std::size_t>(value)];
}

/// As "#rrggbb"; what cannot be read takes its usual color.
BlockColors colorsOf(const QStringList& texts, const BlockColors& otherwise) {
    BlockColors colors = otherwise;
    for (std::size_t i = 0; i < colors.size(); ++i) {
        const QColor color(texts.value(static_cast<qsizetype>(i)));
        if (color.isValid() && color.alpha() == 255)
            colors[i] = color;
    }
    return colors;
}

QStringList textsOf(const BlockColors& colors) {
    QStringList texts;
    for (const QColor& color : colors)
        texts << color.name();
    return texts;
}

} // namespace

BlockLook Settings::look() const {
    return {blockSet, palette == PaletteChoice::Own ? ownColors : colorsOf(palette)};
}

Settings Settings::load() {
    const QSettings stored;
    Settings settings;
    settings.clickMode = choice(stored, "board/click", clickModes, settings.clickMode);
    settings.animationSpeed =
        choice(stored, "board/animation", animationSpeeds, settings.animationSpeed);
    settings.colorScheme = choice(stored, "window/colors", colorSchemes, settings.colorScheme);
    settings.blockSet = choice(stored, "board/set", blockSets, settings.blockSet);
    settings.palette = choice(stored, "board/palette", palettes, settings.palette);
    settings.ownColors =
        colorsOf(stored.value("board/ownColors").toStringList(), settings.ownColors);
    settings.showsGlyphs = stored.value("board/glyphs", settings.showsGlyphs).toBool();
    settings.previewsLines = stored.value("board/previews", settings.previewsLines).toBool();
    settings.playsSounds = stored.value("board/sounds", settings.playsSounds).toBool();
    settings.language = stored.value("window/language").toString();
    return settings;
}

bool Settings::save() const {
    QSettings stored;
    const Settings usual;
    const auto keep = [&stored](const char* key, const QVariant& value, const QVariant& otherwise) {
        keepChosen(stored, key, value, otherwise);
    };
    keep("board/click", nameOf(clickMode, clickModes), nameOf(usual.clickMode, clickModes));
    keep("board/animation", nameOf(animationSpeed, animationSpeeds),
         nameOf(usual.animationSpeed, animationSpeeds));
    keep("window/colors", nameOf(colorScheme, colorSchemes),
         nameOf(usual.colorScheme, colorSchemes));
    keep("board/set", nameOf(blockSet, blockSets), nameOf(usual.blockSet, blockSets));
    keep("board/palette", nameOf(palette, palettes), nameOf(usual.palette, palettes));
    keep("board/ownColors", textsOf(ownColors), textsOf(usual.ownColors));
    keep("board/glyphs", showsGlyphs, usual.showsGlyphs);
    keep("board/previews", previewsLines, usual.previewsLines);
    keep("board/sounds", playsSounds, usual.playsSounds);
    keep("window/language", language, usual.language);
    stored.sync();
    return stored.status() == QSettings::NoError;
}

std::optional<int> animationDuration(AnimationSpeed speed) {
    switch (speed) {
    case AnimationSpeed::FollowDesktop:
        return std::nullopt;
    case AnimationSpeed::Off:
        return 0;
    case AnimationSpeed::Slow:
        return 450;
    case AnimationSpeed::Normal:
        return 160;
    case AnimationSpeed::Fast:
        return 80;
    }
    return std::nullopt;
}

void keepChosen(QSettings& settings, const QString& key, const QVariant& value,
                const QVariant& usual) {
    if (value == usual)
        settings.remove(key);
    else
        settings.setValue(key, value);
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

/// What cannot be read is as good as nothing, as in Qt's own files.
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

} // namespace

void useSettingsFile() {
    const auto formatBefore = QSettings::defaultFormat();
    static const auto format = QSettings::registerFormat("json", readJson, writeJson);
    QSettings::setDefaultFormat(format);
    QSettings settings;
    removeDeadLock(settings.fileName());
    removeDeadParts(settings.fileName());
    if (QFile::exists(settings.fileName()))
        return;
    const QSettings before(formatBefore, QSettings::UserScope, settings.organizationName(),
                           settings.applicationName());
    for (const QString& key : before.allKeys())
        settings.setValue(key, before.value(key));
}
