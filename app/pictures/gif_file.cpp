#include "app/pictures/gif_file.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <gif_lib.h>
#include <new>
#include <utility>

namespace samegame::pictures {

namespace {

/// giflib fails where memory lacks, and nowhere else as long as `append` takes everything.
void check(int result) {
    if (result == GIF_ERROR)
        throw std::bad_alloc();
}

using ColorMap = std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)>;

/// The colors, filled up to a power of two as the format wants it.
ColorMap map_of(const std::vector<std::uint32_t>& palette) {
    std::array<GifColorType, 256> colors{};
    for (std::size_t i = 0; i < palette.size(); ++i)
        colors[i] = {static_cast<GifByteType>(palette[i] >> 16 & 0xff),
                     static_cast<GifByteType>(palette[i] >> 8 & 0xff),
                     static_cast<GifByteType>(palette[i] & 0xff)};
    const auto count = std::bit_ceil(palette.size() + 1); // with the place for "as before"
    ColorMap map(GifMakeMapObject(static_cast<int>(count), colors.data()), GifFreeMapObject);
    if (!map)
        throw std::bad_alloc();
    return map;
}

/// The extension by which Netscape repeats an animation for ever, and all others since.
void put_loop(GifFileType* file) {
    constexpr std::array<GifByteType, 3> for_ever{1, 0, 0};
    check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"));
    check(EGifPutExtensionBlock(file, for_ever.size(), for_ever.data()));
    check(EGifPutExtensionTrailer(file));
}

} // namespace

void GifWriter::Closing::operator()(GifFileType* file) const {
    int error = 0;
    EGifCloseFile(file, &error);
}

int GifWriter::append(GifFileType* file, const unsigned char* bytes, int count) {
    static_cast<GifWriter*>(file->UserData)
        ->m_content.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
    return count;
}

GifWriter::GifWriter(int width, int height, std::vector<std::uint32_t> palette)
    : m_width(width), m_height(height), m_index(std::move(palette)) {
    int error = 0;
    m_file.reset(EGifOpen(this, append, &error));
    if (!m_file)
        throw std::bad_alloc();
    EGifSetGifVersion(m_file.get(), true); // GIF89a
    check(EGifPutScreenDesc(m_file.get(), width, height, 8, 0, map_of(m_index.palette()).get()));
    put_loop(m_file.get());
}

void GifWriter::add(const Bitmap& frame, double seconds) {
    std::vector<std::uint8_t> places;
    places.reserve(frame.pixels.size());
    for (std::size_t i = 0; i < frame.pixels.size(); ++i) // neighbors have mostly the same color
        places.push_back(i > 0 && frame.pixels[i] == frame.pixels[i - 1]
                             ? places.back()
                             : m_index.place_of(frame.pixels[i]));
    const Rectangle area = m_shown.empty() ? Rectangle{0, 0, m_width, m_height} : changed(places);
    put(places, area, seconds);
    m_shown = std::move(places);
}

/// The least rectangle with all pixels that differ from what is shown; one pixel if none does, so
/// that the time of the frame is kept.
GifWriter::Rectangle GifWriter::changed(const std::vector<std::uint8_t>& places) const {
    int left = m_width;
    int right = -1;
    int top = m_height;
    int bottom = -1;
    for (int y = 0; y < m_height; ++y)
        for (int x = 0; x < m_width; ++x) {
            const auto i = static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) +
                           static_cast<std::size_t>(x);
            if (places[i] == m_shown[i])
                continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = y;
        }
    return right < 0 ? Rectangle{} : Rectangle{left, top, right - left + 1, bottom - top + 1};
}

void GifWriter::put(const std::vector<std::uint8_t>& places, const Rectangle& area,
                    double seconds) {
    const auto as_before = static_cast<int>(m_index.palette().size());
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false,
                                       static_cast<int>(std::lround(seconds * 100)), as_before};
    std::array<GifByteType, 4> extension{};
    EGifGCBToExtension(&control, extension.data());
    check(
        EGifPutExtension(m_file.get(), GRAPHICS_EXT_FUNC_CODE, extension.size(), extension.data()));
    check(EGifPutImageDesc(m_file.get(), area.left, area.top, area.width, area.height, false,
                           nullptr));
    std::vector<GifPixelType> line(static_cast<std::size_t>(area.width));
    for (int y = area.top; y < area.top + area.height; ++y) {
        const auto begin = static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) +
                           static_cast<std::size_t>(area.left);
        for (std::size_t x = 0; x < line.size(); ++x)
            line[x] = !m_shown.empty() && m_shown[begin + x] == places[begin + x]
                          ? static_cast<GifPixelType>(as_before)
                          : places[begin + x];
        check(EGifPutLine(m_file.get(), line.data(), area.width));
    }
}

std::string GifWriter::finish() {
    int error = 0;
    check(EGifCloseFile(m_file.release(), &error));
    return std::move(m_content);
}

std::optional<std::string> gif_of(const Animation& animation,
                                  const std::function<bool(double share)>& go_on) {
    const auto all = static_cast<double>(2 * animation.frames);
    PaletteMaker maker;
    for (std::size_t i = 0; i < animation.frames; ++i) {
        maker.add(animation.draw(i));
        if (!go_on(static_cast<double>(i + 1) / all))
            return std::nullopt;
    }
    std::unique_ptr<GifWriter> writer;
    for (std::size_t i = 0; i < animation.frames; ++i) {
        const Bitmap frame = animation.draw(i);
        if (!writer)
            writer = std::make_unique<GifWriter>(frame.width, frame.height,
                                                 maker.palette(GifWriter::most_colors));
        const bool is_last = i + 1 == animation.frames;
        writer->add(frame, is_last ? animation.last_seconds : animation.seconds);
        if (!go_on(static_cast<double>(animation.frames + i + 1) / all))
            return std::nullopt;
    }
    if (!writer)
        return std::nullopt;
    return writer->finish();
}

} // namespace samegame::pictures
