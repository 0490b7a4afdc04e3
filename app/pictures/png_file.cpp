#include "app/pictures/png_file.h"

#include <new>
#include <png.h>
#include <set>
#include <vector>

#include "app/pictures/palette.h"

namespace samegame::pictures {

namespace {

using Bytes = std::vector<std::uint8_t>;

void append(Bytes& bytes, std::uint32_t color) {
    for (const int shift : {16, 8, 0})
        bytes.push_back(static_cast<std::uint8_t>(color >> shift & 0xff));
}

std::string encoded(png_image& image, const Bytes& pixels, const Bytes& colors) {
    std::string file(PNG_IMAGE_PNG_SIZE_MAX(image), '\0');
    png_alloc_size_t size = file.size();
    if (png_image_write_to_memory(&image, file.data(), &size, 0, pixels.data(), 0,
                                  colors.empty() ? nullptr : colors.data()) == 0)
        throw std::bad_alloc(); // nothing else is wrong with a picture in memory
    file.resize(size);
    return file;
}

} // namespace

std::string png_of(const Bitmap& picture) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(picture.width);
    image.height = static_cast<png_uint_32>(picture.height);
    Bytes pixels;
    Bytes colors;
    const std::set<std::uint32_t> seen(picture.pixels.begin(), picture.pixels.end());
    if (seen.size() <= 256) {
        image.format = PNG_FORMAT_RGB_COLORMAP;
        image.colormap_entries = static_cast<png_uint_32>(seen.size());
        for (const std::uint32_t color : seen)
            append(colors, color);
        PaletteIndex index({seen.begin(), seen.end()});
        for (const std::uint32_t pixel : picture.pixels)
            pixels.push_back(index.place_of(pixel));
    } else {
        image.format = PNG_FORMAT_RGB;
        for (const std::uint32_t pixel : picture.pixels)
            append(pixels, pixel);
    }
    return encoded(image, pixels, colors);
}

} // namespace samegame::pictures
