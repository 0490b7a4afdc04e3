#include "app/gui/basics/blocklook.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/formats/block_colors.h"

namespace {

using Codes = std::array<QRgb, samegame::max_colors>;

constexpr Codes standardCodes() {
    Codes codes{};
    for (std::size_t i = 0; i < codes.size(); ++i)
        codes[i] = samegame::block_colors[i].code;
    return codes;
}

constexpr Codes standard = standardCodes();

// The others were found by annealing: the closest pair, against the bars of the test, within the
// bounds of lightness, chroma and hue that make a palette soft, vivid or strong.
constexpr Codes soft{
    0xe9df7f, // cream
    0x92b2d8, // light blue
    0xc0767d, // rose
    0x476f2c, // dark green
    0x4c3776, // plum
    0xecf4fd, // white
    0xf5adb8, // light pink
    0x624b43, // dark brown
    0x2c363c, // slate
};

constexpr Codes vivid{
    0xeef339, // yellow
    0x4a41be, // blue
    0xd93114, // red
    0x3ac677, // green
    0x23262c, // black
    0xfbfffd, // white
    0xfb3ec0, // magenta
    0xd88f06, // orange
    0x57e9fb, // turquoise
};

/// Its first five are as far apart in gray as five colors that also differ in hue can be.
constexpr Codes contrast{
    0xfcfffc, // white
    0x0f101d, // black
    0xedae01, // amber
    0x2c55a1, // blue
    0xda5b4a, // coral
    0xafdff5, // light blue
    0x67200f, // dark red
    0x52ae84, // green
    0xa2546a, // rose
};

// In the order of PaletteChoice; a person's own begins with the standard one.
constexpr std::array palettes{&standard, &soft, &vivid, &contrast, &standard};

struct NamedColor {
    QRgb color;
    const char* name;
};

/// The standard palette, then what other colors are called; each where the name fits best.
constexpr NamedColor named[] = {
    {0xffde41, QT_TRANSLATE_NOOP("ColorNames", "yellow")},
    {0x2cb9fa, QT_TRANSLATE_NOOP("ColorNames", "sky blue")},
    {0xf14d19, QT_TRANSLATE_NOOP("ColorNames", "vermilion")},
    {0x0b746c, QT_TRANSLATE_NOOP("ColorNames", "teal")},
    {0x5619af, QT_TRANSLATE_NOOP("ColorNames", "violet")},
    {0xf4f6f8, QT_TRANSLATE_NOOP("ColorNames", "white")},
    {0xeb7bb5, QT_TRANSLATE_NOOP("ColorNames", "pink")},
    {0x7d3f16, QT_TRANSLATE_NOOP("ColorNames", "brown")},
    {0x333840, QT_TRANSLATE_NOOP("ColorNames", "slate")},
    {0xea1c1c, QT_TRANSLATE_NOOP("ColorNames", "red")},
    {0x8c1616, QT_TRANSLATE_NOOP("ColorNames", "dark red")},
    {0xf58a1f, QT_TRANSLATE_NOOP("ColorNames", "orange")},
    {0xf7b500, QT_TRANSLATE_NOOP("ColorNames", "amber")},
    {0xffff20, QT_TRANSLATE_NOOP("ColorNames", "lemon yellow")},
    {0xf0e6a0, QT_TRANSLATE_NOOP("ColorNames", "cream")},
    {0xd9c29a, QT_TRANSLATE_NOOP("ColorNames", "beige")},
    {0xf2a48c, QT_TRANSLATE_NOOP("ColorNames", "salmon")},
    {0xdf6552, QT_TRANSLATE_NOOP("ColorNames", "coral")},
    {0xc8707a, QT_TRANSLATE_NOOP("ColorNames", "rose")},
    {0xf7b6c4, QT_TRANSLATE_NOOP("ColorNames", "light pink")},
    {0xe92bb0, QT_TRANSLATE_NOOP("ColorNames", "magenta")},
    {0x8e2c8e, QT_TRANSLATE_NOOP("ColorNames", "purple")},
    {0x4b2a6b, QT_TRANSLATE_NOOP("ColorNames", "plum")},
    {0xb79be0, QT_TRANSLATE_NOOP("ColorNames", "lavender")},
    {0x2447d6, QT_TRANSLATE_NOOP("ColorNames", "blue")},
    {0x1a2a6c, QT_TRANSLATE_NOOP("ColorNames", "navy blue")},
    {0x8fb4dc, QT_TRANSLATE_NOOP("ColorNames", "light blue")},
    {0x1fd0d8, QT_TRANSLATE_NOOP("ColorNames", "turquoise")},
    {0x9fe8d0, QT_TRANSLATE_NOOP("ColorNames", "mint green")},
    {0x2fb457, QT_TRANSLATE_NOOP("ColorNames", "green")},
    {0x2f6b2a, QT_TRANSLATE_NOOP("ColorNames", "dark green")},
    {0x9be03a, QT_TRANSLATE_NOOP("ColorNames", "lime green")},
    {0x7c7a22, QT_TRANSLATE_NOOP("ColorNames", "olive")},
    {0x5c4a42, QT_TRANSLATE_NOOP("ColorNames", "dark brown")},
    {0xc9cdd2, QT_TRANSLATE_NOOP("ColorNames", "light gray")},
    {0x85898f, QT_TRANSLATE_NOOP("ColorNames", "gray")},
    {0x17181c, QT_TRANSLATE_NOOP("ColorNames", "black")},
};

/// A color of the palette that could bear a name.
struct Match {
    double difference;
    std::size_t color;
    std::size_t name;
};

colordifference::Rgb rgbOf(const QColor& color) {
    return {color.redF(), color.greenF(), color.blueF()};
}

colordifference::Lab labOf(const QColor& color) {
    return colordifference::toLab(rgbOf(color));
}

/// Every color with every name, the nearest first.
std::vector<Match> matchesOf(const BlockColors& colors) {
    std::vector<Match> matches;
    for (std::size_t color = 0; color < colors.size(); ++color) {
        const colordifference::Lab lab = labOf(colors[color]);
        for (std::size_t name = 0; name < std::size(named); ++name)
            matches.push_back(
                {colordifference::ciede2000(lab, labOf(QColor(named[name].color))), color, name});
    }
    std::ranges::stable_sort(matches, {}, &Match::difference);
    return matches;
}

/// The names of colorNames(), not yet translated.
std::array<const char*, samegame::max_colors> namesOf(const BlockColors& colors) {
    std::array<const char*, samegame::max_colors> names{};
    std::array<bool, std::size(named)> taken{};
    for (const Match& match : matchesOf(colors)) {
        if (names[match.color] || taken[match.name])
            continue;
        names[match.color] = named[match.name].name;
        taken[match.name] = true;
    }
    return names;
}

/// The lightest and the darkest that BoardPainter makes of a color beneath a mark.
std::pair<QColor, QColor> lightAndShade(const QColor& color, BlockSet set) {
    switch (set) {
    case BlockSet::Tiles:
        return {mixed(color, Qt::white, 0.12), mixed(color, Qt::black, 0.08)};
    case BlockSet::Balls:
        return {mixed(color, Qt::white, 0.34), mixed(color, Qt::black, 0.1)};
    case BlockSet::Shapes:
        break;
    }
    return {color, color};
}

/// Shapes stand on white or nearly black, whatever gives them the most contrast.
QColor groundOf(const QColor& window, BlockSet set, bool isDark) {
    if (set == BlockSet::Shapes)
        return isDark ? mixed(window, Qt::black, 0.6) : mixed(window, Qt::white, 0.8);
    return isDark ? mixed(window, Qt::black, 0.35) : mixed(window, QColor(0x5a6e96), 0.2);
}

} // namespace

BlockColors colorsOf(PaletteChoice choice) {
    BlockColors colors;
    std::ranges::copy(*palettes[static_cast<std::size_t>(choice)], colors.begin());
    return colors;
}

QStringList colorNames(const BlockColors& colors) {
    QStringList names;
    for (const char* name : namesOf(colors))
        names << QCoreApplication::translate("ColorNames", name);
    return names;
}

using namespace colordifference;

ClosestPair closestPair(const BlockColors& colors, int count, Vision vision) {
    ClosestPair closest;
    for (int i = 1; i < count; ++i) {
        for (int j = 0; j < i; ++j) {
            const double found = difference(rgbOf(colors[static_cast<std::size_t>(j)]),
                                            rgbOf(colors[static_cast<std::size_t>(i)]), vision);
            if (closest.first == samegame::no_color || found < closest.difference)
                closest = {static_cast<samegame::Color>(j + 1), static_cast<samegame::Color>(i + 1),
                           found};
        }
    }
    return closest;
}

double leastDifference(Vision vision) {
    return vision == Vision::Gray ? 4 : 10;
}

QColor seen(const QColor& color, Vision vision) {
    const Rgb rgb = simulated(rgbOf(color), vision);
    const auto part = [](double value) { return static_cast<float>(std::clamp(value, 0.0, 1.0)); };
    return QColor::fromRgbF(part(rgb.red), part(rgb.green), part(rgb.blue));
}

CurrentLook::CurrentLook() : m_names(namesOf(m_look.colors)) {}

CurrentLook* CurrentLook::instance() {
    static CurrentLook current;
    return &current;
}

void CurrentLook::setLook(const BlockLook& look) {
    if (look == m_look)
        return;
    m_look = look;
    m_names = namesOf(look.colors);
    emit changed();
}

QString CurrentLook::colorName(samegame::Color color) const {
    return QCoreApplication::translate("ColorNames", m_names[static_cast<std::size_t>(color - 1)]);
}

QString colorName(samegame::Color color) {
    return CurrentLook::instance()->colorName(color);
}

BoardTheme::BoardTheme(const QPalette& palette, const BlockLook& look)
    : set(look.set), blocks(look.colors) {
    const QColor window = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::WindowText);
    isDark = luminance(window) < luminance(text);
    ground = groundOf(window, set, isDark);
    // More than between black and a gray window: the desktop has a theme of high contrast, as with
    // yellow on black, and wants to see where things end.
    constexpr double highContrast = 19;
    groundFrame = contrastRatio(window, text) >= highContrast
                      ? text
                      : mixed(ground, text, isDark ? 0.18 : 0.14);
    outline = isDark ? QColor(0xf2f4f8) : QColor(0x15171c);
    const QColor ink = isDark ? Qt::white : Qt::black;
    std::ranges::transform(blocks, m_rims.begin(), [&](const QColor& color) {
        if (set == BlockSet::Shapes)
            return outline;
        const auto [lit, shaded] = lightAndShade(color, set);
        return smallestContrast(ground, {lit, shaded}) >= leastContrast
                   ? color
                   : standingOut(mixed(color, ink, 0.05), ink, {ground});
    });
}

QColor BoardTheme::markColor(samegame::Color color) const {
    const QColor& block = blockColor(color);
    const auto [lit, shaded] = lightAndShade(block, set);
    QColor ink = needsLightInk(block) ? Qt::white : Qt::black;
    const QColor otherInk = needsLightInk(block) ? Qt::black : Qt::white;
    const double inkContrast = smallestContrast(ink, {lit, shaded});
    if (inkContrast < leastContrast && smallestContrast(otherInk, {lit, shaded}) > inkContrast)
        ink = otherInk;
    return hasStrongMarks ? ink : standingOut(block, ink, {lit, shaded});
}
