#pragma once

#include <QString>

#include <array>

#include "app/gui/basics/blockpalette.h"

/// The palettes that nobody has to make, in the order they are offered.
inline constexpr std::array palettesOfTheProgram{PaletteChoice::Standard, PaletteChoice::Soft,
                                                 PaletteChoice::Vivid, PaletteChoice::Contrast};

QString titleOf(PaletteChoice choice);
