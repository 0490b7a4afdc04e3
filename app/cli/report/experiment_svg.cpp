#include <algorithm>
#include <cctype>
#include <cmath>
#include <vector>

#include "app/cli/report/experiment_report.h"
#include "app/cli/report/svg.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/text.h"

namespace samegame::cli {

namespace {

using namespace svg;

/// A place in the chart, with its interval if it has one.
struct Point {
    double x = 0;
    double y = 0;
    std::optional<Interval> interval;
};

struct Series {
    std::string name;
    bool is_published = false; ///< Rings without a line.
    std::vector<Point> points;
};

/// What a chart shows, and along what.
struct Figure {
    std::string x_title;
    std::string y_title;
    bool is_logarithmic = false;
    bool has_marks = false; ///< Each point is a result, not a place on a curve.
    std::vector<Series> series;
};

Series& series_called(std::vector<Series>& all, const std::string& name, bool is_published) {
    for (Series& series : all)
        if (series.name == name && series.is_published == is_published)
            return series;
    all.push_back({name, is_published, {}});
    return all.back();
}

/// Values along the experiment's axis. Published ones follow the series that they belong to.
Figure values_of(const ExperimentReport& report) {
    const Experiment& experiment = report.experiment;
    Figure figure{experiment.axis->title, "", experiment.axis->is_logarithmic, true, {}};
    for (const bool is_published : {false, true}) {
        for (std::size_t i = 0; i < experiment.entries.size(); ++i) {
            const ExperimentEntry& entry = experiment.entries[i];
            const EntrySummary& summary = report.summaries[i];
            if (summary.trials == 0 || (is_published && !summary.published))
                continue;
            Series& series = series_called(figure.series, entry.series, is_published);
            if (is_published)
                series.points.push_back({entry.x, *summary.published, {}});
            else
                series.points.push_back({entry.x, summary.value, summary.interval});
        }
    }
    for (Series& series : figure.series)
        std::sort(series.points.begin(), series.points.end(),
                  [](const Point& a, const Point& b) { return a.x < b.x; });
    return figure;
}

std::string curves_title(const Experiment& experiment) {
    std::string title = place_name(experiment);
    title.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(title.front())));
    return title;
}

/// The mean best scores over time or playouts.
Figure curves_figure(const ExperimentReport& report) {
    Figure figure{curves_title(report.experiment), "", true, false, {}};
    for (std::size_t i = 0; i < report.curves.size(); ++i) {
        Series series{report.experiment.entries[i].name, false, {}};
        for (const CurvePoint& point : report.curves[i])
            series.points.push_back({point.x, point.score, point.interval});
        if (!series.points.empty())
            figure.series.push_back(std::move(series));
    }
    return figure;
}

/// From values to the plane of the picture.
class Chart {
public:
    explicit Chart(const Figure& figure) : m_figure(figure) {
        bool is_first = true;
        for (const Series& series : figure.series) {
            for (const Point& point : series.points) {
                const Interval range = point.interval.value_or(Interval{point.y, point.y});
                m_x = joined_range(m_x, {position(point.x), position(point.x)}, is_first);
                m_y = joined_range(m_y, range, is_first);
                is_first = false;
            }
        }
        if (m_x.low == m_x.high)
            m_x = {m_x.low - 0.5, m_x.high + 0.5};
        m_step = nice_step(std::max(1.0, m_y.high - m_y.low), 6);
        m_y = {std::floor(m_y.low / m_step) * m_step, std::ceil(m_y.high / m_step) * m_step};
        if (m_y.low == m_y.high)
            m_y.high += m_step;
    }

    std::string content() const {
        std::string svg = grid();
        std::size_t color = 0; // published series have that of the one they stand beside
        for (const Series& series : m_figure.series)
            svg += drawn(series, series.is_published ? color_of_name(series.name) : color++);
        return svg;
    }

    std::string legend() const {
        std::string svg;
        double y = plot_height + legend_line / 2;
        std::size_t color = 0;
        for (const Series& series : m_figure.series) {
            const std::size_t index = series.is_published ? color_of_name(series.name) : color++;
            const std::string name = (series.is_published ? "published " : "") + series.name;
            svg += series.is_published ? ring(left + 20, y, index)
                                       : segment(left, y, left + 40, y, stroke_of(index));
            svg += text_at(left + 48, y + 4, "start", name);
            y += legend_line;
        }
        return svg;
    }

    double height() const {
        return plot_height + legend_line * static_cast<double>(m_figure.series.size() + 1);
    }

private:
    static Interval joined_range(const Interval& a, const Interval& b, bool is_first) {
        return is_first ? b : Interval{std::min(a.low, b.low), std::max(a.high, b.high)};
    }

    double position(double x) const { return m_figure.is_logarithmic ? std::log10(x) : x; }
    double x(double value) const {
        return left + 20 + (position(value) - m_x.low) / (m_x.high - m_x.low) * (right - left - 40);
    }
    double y(double value) const {
        return bottom - (value - m_y.low) / (m_y.high - m_y.low) * (bottom - top);
    }

    std::size_t color_of_name(const std::string& name) const {
        std::size_t color = 0;
        for (const Series& series : m_figure.series) {
            if (!series.is_published && series.name == name)
                return color;
            color += series.is_published ? 0 : 1;
        }
        return color;
    }

    /// Where the axis has numbers: at the points, at powers of ten, or at even steps.
    std::vector<double> marks() const {
        std::vector<double> marks;
        if (m_figure.has_marks) {
            for (const Series& series : m_figure.series)
                for (const Point& point : series.points)
                    marks.push_back(point.x);
            std::sort(marks.begin(), marks.end());
            marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
        } else {
            for (double power = std::ceil(m_x.low); power <= m_x.high; ++power)
                marks.push_back(std::pow(10.0, power));
        }
        return marks;
    }

    std::string grid() const {
        std::string svg;
        for (double value = m_y.low; value <= m_y.high + m_step / 2; value += m_step) {
            svg += segment(left, y(value), right, y(value), "stroke=\"#dddddd\"");
            svg += text_at(left - 8, y(value) + 4, "end", fixed(value, 0));
        }
        for (const double mark : marks()) {
            svg += segment(x(mark), bottom, x(mark), bottom + 5, "stroke=\"#333333\"");
            svg += text_at(x(mark), bottom + 20, "middle", number_text(mark));
        }
        return svg + segment(left, bottom, right, bottom, "stroke=\"#333333\"") +
               axis_titles(m_figure.x_title, m_figure.y_title);
    }

    static std::string ring(double x, double y, std::size_t color) {
        return "<circle cx=\"" + fixed(x, 1) + "\" cy=\"" + fixed(y, 1) +
               R"(" r="5" fill="none" stroke=")" + svg::color_of(color) + "\"/>\n";
    }

    /// The intervals of a curve, as a shade around it.
    std::string shade(const Series& series, std::size_t color) const {
        std::string high;
        std::string low;
        for (const Point& point : series.points) {
            if (!point.interval)
                continue;
            const std::string place = fixed(x(point.x), 1) + ",";
            high += (high.empty() ? "M" : " L") + place + fixed(y(point.interval->high), 1);
            low.insert(0, " L" + place + fixed(y(point.interval->low), 1));
        }
        return high.empty() ? ""
                            : "<path d=\"" + high + low + "Z\" fill=\"" + svg::color_of(color) +
                                  "\" fill-opacity=\"0.15\"/>\n";
    }

    std::string drawn(const Series& series, std::size_t color) const {
        std::string path;
        std::string marks;
        const std::string plain = "stroke=\"" + svg::color_of(color) + "\"";
        for (const Point& point : series.points) {
            path += (path.empty() ? "M" : " L") + fixed(x(point.x), 1) + "," + fixed(y(point.y), 1);
            if (series.is_published)
                marks += ring(x(point.x), y(point.y), color);
            else if (m_figure.has_marks)
                marks += "<circle cx=\"" + fixed(x(point.x), 1) + "\" cy=\"" +
                         fixed(y(point.y), 1) + R"(" r="3" fill=")" + svg::color_of(color) +
                         "\"/>\n";
            if (point.interval && m_figure.has_marks)
                marks += segment(x(point.x), y(point.interval->low), x(point.x),
                                 y(point.interval->high), plain);
        }
        const std::string line =
            series.is_published ? "" : "<path d=\"" + path + "\" " + stroke_of(color) + "/>\n";
        return (m_figure.has_marks ? "" : shade(series, color)) + line + marks;
    }

    const Figure& m_figure;
    Interval m_x;
    Interval m_y;
    double m_step = 1;
};

} // namespace

std::string experiment_svg(const ExperimentReport& report) {
    Figure figure = report.experiment.axis ? values_of(report) : curves_figure(report);
    figure.y_title = report.experiment.axis && report.experiment.measure == Measure::total
                         ? "Total score"
                         : "Mean score";
    const Chart chart(figure);
    return picture(title_of(report.experiment), chart.content() + chart.legend(), chart.height());
}

} // namespace samegame::cli
