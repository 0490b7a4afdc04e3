#include "app/gui/basics/colornames.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

#include "app/gui/basics/colordifference.h"

namespace {

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

colordifference::Lab labOf(const QColor& color) {
    return colordifference::toLab({color.redF(), color.greenF(), color.blueF()});
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

} // namespace

ColorNameKeys colorNameKeys(const BlockColors& colors) {
    ColorNameKeys keys{};
    std::array<bool, std::size(named)> taken{};
    for (const Match& match : matchesOf(colors)) {
        if (keys[match.color] || taken[match.name])
            continue;
        keys[match.color] = named[match.name].name;
        taken[match.name] = true;
    }
    return keys;
}

QString translatedColorName(const char* key) {
    return QCoreApplication::translate("ColorNames", key);
}

QStringList colorNames(const BlockColors& colors) {
    QStringList names;
    for (const char* key : colorNameKeys(colors))
        names << translatedColorName(key);
    return names;
}
