#pragma once

#include <cstddef>
#include <functional>
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

/// Decimals that tell the multiples of a step apart.
int decimals_of(double step);

/// 1, 2 or 5 times a power of ten that divides `range` into about `parts`.
double nice_step(double range, int parts);

std::string text_at(double x, double y, std::string_view anchor, std::string_view text);
std::string segment(double x1, double y1, double x2, double y2, std::string_view attributes);
std::string axis_titles(std::string_view below, std::string_view beside);

/// Elements that are one thing: who points at it is told its name.
std::string group(std::string_view name, const std::string& content);

/// The lines below the chart, where no curve is: a legend, and what is to be said of the figure.
class Footer {
public:
    /// A series by its sample, drawn around the middle `y` of the line from `left` to `left` + 40.
    void add_series(const std::string& name, const std::function<std::string(double y)>& sample);
    void add_sentence(std::string_view sentence); ///< In as many lines as it takes.

    const std::string& content() const { return m_content; }
    double height() const; ///< Of the picture with these lines.

private:
    double next_line();

    std::string m_content;
    double m_end = plot_height;
};

/// The whole file, its title in one line or two.
std::string picture(const std::string& title, const std::string& content,
                    double height = plot_height);

} // namespace samegame::cli::svg
