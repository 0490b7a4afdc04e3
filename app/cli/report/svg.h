#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// What pictures of charts have in common: SVG as text, coordinates in pixels from the top left.
namespace samegame::cli::svg {

inline constexpr double width = 800;
inline constexpr double plot_height = 480; ///< Of a picture that has nothing below its chart.
inline constexpr double left = 70;         ///< The edges of the chart's area.
inline constexpr double right = width - 20;
inline constexpr double top = 50;
inline constexpr double bottom = plot_height - 60;
inline constexpr double legend_line = 18;

/// Series differ in color and in dashes.
std::string color_of(std::size_t i);
std::string stroke_of(std::size_t i); ///< The attributes of a line of series `i`.

/// 1, 2 or 5 times a power of ten that divides `range` into about `parts`.
double nice_step(double range, int parts);

std::string text_at(double x, double y, std::string_view anchor, std::string_view text);
std::string segment(double x1, double y1, double x2, double y2, std::string_view attributes);
std::string axis_titles(std::string_view below, std::string_view beside);

/// The whole file.
std::string picture(const std::string& title, const std::string& content,
                    double height = plot_height);

} // namespace samegame::cli::svg
