#include "app/gui/session/settings.h"

#include <QColor>
#include <QMap>
#include <QSettings>
#include <QStringList>
#include <QVariant>

#include <array>

#include "app/gui/basics/keptchoices.h"

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

namespace {

/// What stands in the settings file, by key.
QMap<QString, QVariant> storedOf(const Settings& settings) {
    return {{"board/click", nameOf(settings.clickMode, clickModes)},
            {"board/animation", nameOf(settings.animationSpeed, animationSpeeds)},
            {"window/colors", nameOf(settings.colorScheme, colorSchemes)},
            {"board/set", nameOf(settings.blockSet, blockSets)},
            {"board/palette", nameOf(settings.palette, palettes)},
            {"board/ownColors", textsOf(settings.ownColors)},
            {"board/glyphs", settings.showsGlyphs},
            {"board/previews", settings.previewsLines},
            {"board/sounds", settings.playsSounds},
            {"window/language", settings.language}};
}

} // namespace

bool Settings::save(const std::optional<Settings>& before) const {
    QSettings stored;
    const QMap<QString, QVariant> values = storedOf(*this);
    const QMap<QString, QVariant> usual = storedOf({});
    const QMap<QString, QVariant> earlier = before ? storedOf(*before) : QMap<QString, QVariant>();
    for (auto value = values.begin(); value != values.end(); ++value)
        if (!before || earlier[value.key()] != value.value())
            keepChosen(stored, value.key(), value.value(), usual[value.key()]);
    stored.sync();
    return stored.status() == QSettings::NoError;
}

std::optional<int> animationDuration(AnimationSpeed speed) {
    // In the order of AnimationSpeed.
    constexpr std::array<std::optional<int>, animationSpeeds.size()> durations{std::nullopt, 0, 450,
                                                                               240, 120};
    return durations[static_cast<std::size_t>(speed)];
}
