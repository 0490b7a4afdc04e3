#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "engine/stats/interval.h"

/// The parts of chart pictures: SVG as text, with coordinates in pixels from the top left.
namespace samegame::pictures::svg {

inline constexpr double width = 800;
inline constexpr double plot_height = 480; ///< Of a picture with nothing below its chart.
inline constexpr double left = 70;         ///< The edges of the chart's area.
inline constexpr double right = width - 20;
inline constexpr double top = 50;
inline constexpr double bottom = plot_height - 60;
inline constexpr double legend_row = 18;
inline constexpr double digit_width = 8; ///< Of a sign along an axis.

/// The color of series `i`; series differ in color and in dashes.
std::string color_of(std::size_t i);
std::string stroke_of(std::size_t i); ///< The attributes of a stroke of series `i`.

/// A text as the content of an element of SVG or HTML.
std::string escaped(std::string_view text);

std::string text_at(double x, double y, std::string_view anchor, std::string_view text);
std::string segment(double x1, double y1, double x2, double y2, std::string_view attributes);
std::string circle(double x, double y, std::string_view attributes);
/// The sample of a curve in a legend, around the middle `y` of its row.
std::string sample(double y, std::string_view attributes);

/// Elements that belong together, with a name as tool tip.
std::string group(std::string_view name, const std::string& content);

/// The area of a chart, with the places of values in it and the parts that all charts have.
class Plot {
public:
    /// A value on each axis.
    struct Point {
        double x = 0;
        double y = 0;
    };
    struct Band {
        double x = 0;
        Interval y;
    };
    struct Mark {
        double x = 0;
        std::string text; ///< A number mostly.
    };

    /// No range is empty. They lie between `top_edge` and `bottom_edge`, and `margin` pixels away
    /// from the left and the right edge.
    Plot(const Interval& x, const Interval& y, double margin = 0, double top_edge = top,
         double bottom_edge = bottom)
        : m_x(x), m_y(y), m_margin(margin), m_top(top_edge), m_bottom(bottom_edge) {}

    double x(double value) const {
        return left + m_margin +
               (value - m_x.low) / (m_x.high - m_x.low) * (right - left - 2 * m_margin);
    }
    double y(double value) const {
        return m_bottom - (value - m_y.low) / (m_y.high - m_y.low) * (m_bottom - m_top);
    }

    /// Horizontal lines at the multiples of `step`, with their numbers at the left.
    std::string grid(double step) const;
    /// The lower edge with marks, given from left to right, and as many of their texts as fit.
    std::string floor(std::span<const Mark> marks) const;
    std::string titles(std::string_view below, std::string_view beside) const;

    /// The curve of series `i` through points, and the shade around it.
    std::string curve(std::span<const Point> points, std::size_t i) const;
    std::string shade(std::span<const Band> bands, std::size_t i) const;

private:
    std::string place(const Point& point) const;

    Interval m_x;
    Interval m_y;
    double m_margin;
    double m_top;
    double m_bottom;
};

/// The rows below the chart: a legend, and sentences on the figure.
class Footer {
public:
    /// `begin` is the end of what stands above.
    explicit Footer(double begin = plot_height) : m_end(begin) {}

    /// A series by its sample, drawn around the middle `y` of the row from `left` to `left` + 40.
    void add_series(const std::string& name, const std::function<std::string(double y)>& sample);
    void add_sentence(std::string_view sentence); ///< In as many rows as it needs.

    const std::string& content() const { return m_content; }
    double height() const; ///< The height of the picture with these rows.

private:
    double next_row();

    std::string m_content;
    double m_end;
};

/// The whole file, its title in one row or two.
std::string picture(const std::string& title, const std::string& content,
                    double height = plot_height);

} // namespace samegame::pictures::svg
