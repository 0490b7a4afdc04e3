#include "app/gui/basics/blocklook.h"

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
