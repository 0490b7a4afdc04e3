#include "app/gui/basics/blocklook.h"

#include "app/gui/basics/colormath.h"

CurrentLook* CurrentLook::instance() {
    static CurrentLook current;
    return &current;
}

void CurrentLook::setLook(const BlockLook& look) {
    if (look == m_look)
        return;
    m_look = look;
    m_names = colorNameKeys(look.colors);
    emit changed();
}

QString CurrentLook::colorName(samegame::Color color) const {
    return translatedColorName(m_names[static_cast<std::size_t>(color - 1)]);
}

QString colorName(samegame::Color color) {
    return CurrentLook::instance()->colorName(color);
}

namespace {

/// Shapes stand on white or nearly black, whatever gives them the most contrast.
QColor groundOf(const QColor& window, BlockSet set, bool isDark) {
    if (set == BlockSet::Shapes)
        return isDark ? mixed(window, Qt::black, 0.6) : mixed(window, Qt::white, 0.8);
    return isDark ? mixed(window, Qt::black, 0.35) : mixed(window, QColor(0x5a6e96), 0.2);
}

} // namespace

BoardTheme::BoardTheme(const QPalette& palette, const BlockLook& look)
    : set(look.set), blocks(look.colors) {
    const QColor window = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::WindowText);
    isDark = luminance(window) < luminance(text);
    ground = groundOf(window, set, isDark);
    groundFrame = mixed(ground, text, isDark ? 0.18 : 0.14);
    outline = isDark ? QColor(0xf2f4f8) : QColor(0x15171c);
}
