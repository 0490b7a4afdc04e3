#pragma once

#include <string>

#include "app/pictures/bitmap.h"

namespace samegame::pictures {

/// The content of a PNG file, with a palette where the picture has at most 256 colors. By libpng;
/// throws std::bad_alloc without memory.
std::string png_of(const Bitmap& picture);

} // namespace samegame::pictures
