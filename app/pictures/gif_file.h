#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/pictures/bitmap.h"
#include "app/pictures/palette.h"

struct GifFileType;

namespace samegame::pictures {

/// Writes an animated GIF that runs in a loop, frame by frame, into memory. A frame holds only the
/// rectangle that differs from the one before, and of it only what differs. By giflib; throws
/// std::bad_alloc without memory.
class GifWriter {
public:
    static constexpr std::size_t most_colors = 255; ///< One more means "as before".
    static constexpr double most_seconds = 655.35;  ///< 16 bits of hundredths.

    /// Frames of width x height pixels; 1 to most_colors colors, of which each pixel takes the
    /// nearest.
    GifWriter(int width, int height, std::vector<std::uint32_t> palette);
    GifWriter(const GifWriter&) = delete; // giflib knows its place
    GifWriter& operator=(const GifWriter&) = delete;

    /// Adds a frame that is seen for `seconds`, at most most_seconds.
    void add(const Bitmap& frame, double seconds);

    /// The content of the file; nothing is added after it.
    std::string finish();

private:
    struct Closing {
        void operator()(GifFileType* file) const;
    };
    struct Rectangle {
        int left = 0, top = 0, width = 1, height = 1;
    };

    static int append(GifFileType* file, const unsigned char* bytes, int count);
    Rectangle changed(const std::vector<std::uint8_t>& places) const;
    void put(const std::vector<std::uint8_t>& places, const Rectangle& area, double seconds);

    int m_width;
    int m_height;
    PaletteIndex m_index;
    std::vector<std::uint8_t> m_shown; // places in the palette; empty before the first frame
    std::string m_content;
    std::unique_ptr<GifFileType, Closing> m_file; // last: its end still writes
};

/// Frames that are drawn when they are needed, each twice, since a long animation of a large board
/// would take gigabytes.
struct Animation {
    std::size_t frames = 0;                        ///< At least one.
    std::function<Bitmap(std::size_t frame)> draw; ///< All of one size.
    double seconds = 0;                            ///< Of each frame but the last.
    double last_seconds = 0; ///< Of the last one, after which the first comes again.
};

/// The content of a GIF file with these frames, in one palette for all: exact up to most_colors
/// colors. `go_on` hears the share of the work that is done, 0 to 1, after each frame that was
/// drawn; nothing comes of it once it says no.
std::optional<std::string> gif_of(const Animation& animation,
                                  const std::function<bool(double share)>& go_on);

} // namespace samegame::pictures
