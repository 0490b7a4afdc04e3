#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <vector>

#include "app/cli/report/experiment_report.h"
#include "app/cli/report/svg.h"
#include "app/cli/terminal/text_output.h"
#include "engine/base/text.h"

namespace samegame::cli {

namespace {

using namespace svg;

constexpr double digit_width = 8; ///< Of the numbers along an axis.

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
    std::map<std::string, std::vector<std::string>> left_out; ///< Entries, by why they are.
};

constexpr const char* no_trial = "no trial is done";

/// A sentence for each reason.
std::vector<std::string> sentences_of(const Figure& figure) {
    std::vector<std::string> sentences;
    for (const auto& [reason, entries] : figure.left_out) {
        std::string names;
        for (const std::string& entry : entries)
            names += (names.empty() ? "" : ", ") + in_quotes(entry);
        sentences.push_back(names + (entries.size() == 1 ? " is" : " are") +
                            " not drawn: " + reason);
    }
    return sentences;
}

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
    Figure figure{experiment.axis->title, "", experiment.axis->is_logarithmic, true, {}, {}};
    for (const bool is_published : {false, true}) {
        for (std::size_t i = 0; i < experiment.entries.size(); ++i) {
            const ExperimentEntry& entry = experiment.entries[i];
            const EntrySummary& summary = report.summaries[i];
            const bool has_place = !figure.is_logarithmic || entry.x > 0;
            if (!is_published && !has_place)
                figure.left_out["a logarithmic axis has no place at " + number_text(entry.x)]
                    .push_back(entry.name);
            else if (!is_published && summary.trials == 0)
                figure.left_out[no_trial].push_back(entry.name);
            if (!has_place || summary.trials == 0 || (is_published && !summary.published))
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
    const bool is_of_time = !curves_over_playouts(experiment);
    const bool has_virtual =
        std::ranges::any_of(experiment.entries, [](const ExperimentEntry& entry) {
            return entry.entrant.virtual_time.has_value();
        });
    return is_of_time && has_virtual && !curves_over_virtual_time(experiment)
               ? title + ", virtual ones of some entries"
               : title;
}

/// The mean best scores over time or playouts.
Figure curves_figure(const ExperimentReport& report) {
    const Experiment& experiment = report.experiment;
    Figure figure{curves_title(experiment), "", true, false, {}, {}};
    for (std::size_t i = 0; i < report.curves.size(); ++i) {
        const ExperimentEntry& entry = experiment.entries[i];
        Series series{entry.name, false, {}};
        for (const CurvePoint& point : report.curves[i])
            series.points.push_back({point.x, point.score, point.interval});
        if (!series.points.empty())
            figure.series.push_back(std::move(series));
        else if (report.summaries[i].trials == 0)
            figure.left_out[no_trial].push_back(entry.name);
        else
            figure
                .left_out[curves_over_playouts(experiment) ? "no playouts were played"
                                                           : "no time was taken"]
                .push_back(entry.name);
    }
    return figure;
}

Figure figure_of(const ExperimentReport& report) {
    const Experiment& experiment = report.experiment;
    Figure figure = experiment.axis ? values_of(report) : curves_figure(report);
    figure.y_title =
        experiment.axis && experiment.measure == Measure::total ? "Total score" : "Mean score";
    if (experiment.counts_moves_alone)
        figure.y_title += " of the moves alone";
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
        if (m_figure.series.empty())
            return ""; // there is no place for an axis
        std::string svg = grid();
        std::size_t color = 0; // published series have that of the one they stand beside
        for (const Series& series : m_figure.series)
            svg += drawn(series, series.is_published ? color_of_name(series.name) : color++);
        return svg;
    }

    /// The legend, and what is left out.
    Footer footer() const {
        Footer footer;
        std::size_t color = 0;
        for (const Series& series : m_figure.series) {
            const std::size_t index = series.is_published ? color_of_name(series.name) : color++;
            footer.add_series((series.is_published ? "published " : "") + series.name,
                              [&](double y) { return sample(series, y, index); });
        }
        for (const std::string& sentence : sentences_of(m_figure))
            footer.add_sentence(sentence + ".");
        return footer;
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

    /// What stands for a series in the legend: it is drawn alike.
    std::string sample(const Series& series, double y, std::size_t color) const {
        if (series.is_published)
            return ring(left + 20, y, color);
        return (is_line(series) ? segment(left, y, left + 40, y, stroke_of(color)) : "") +
               (has_dots(series) ? dot(left + 20, y, color) : "");
    }

    static bool is_line(const Series& series) {
        return !series.is_published && series.points.size() > 1;
    }
    /// The end of trials that had no score before is a result, too.
    bool has_dots(const Series& series) const {
        return !series.is_published && (m_figure.has_marks || series.points.size() == 1);
    }

    /// Round places of a logarithmic axis: powers of ten, with 2 and 5 times those where there are
    /// few; the ends where there is not even one.
    std::vector<double> round_marks() const {
        std::vector<double> marks;
        const bool has_few = m_x.high - m_x.low < 2;
        for (double power = std::floor(m_x.low); power <= m_x.high; ++power)
            for (const double factor : {1.0, 2.0, 5.0})
                if (const double mark = factor * std::pow(10.0, power);
                    (has_few || factor == 1) && position(mark) >= m_x.low - 1e-9 &&
                    position(mark) <= m_x.high + 1e-9)
                    marks.push_back(mark);
        return marks.empty() ? places() : marks;
    }

    /// Of the points, without those at the same place.
    std::vector<double> places() const {
        std::vector<double> places;
        for (const Series& series : m_figure.series)
            for (const Point& point : series.points)
                places.push_back(point.x);
        std::ranges::sort(places);
        places.erase(std::unique(places.begin(), places.end()), places.end());
        return places;
    }

    /// Where the axis has numbers: at the points, or at round places.
    std::vector<double> marks() const { return m_figure.has_marks ? places() : round_marks(); }

    std::string grid() const {
        std::string svg;
        for (double value = m_y.low; value <= m_y.high + m_step / 2; value += m_step) {
            svg += segment(left, y(value), right, y(value), "stroke=\"#dddddd\"");
            svg += text_at(left - 8, y(value) + 4, "end", fixed(value, decimals_of(m_step)));
        }
        double free = 0; // from there on a number finds room
        for (const double mark : marks()) {
            svg += segment(x(mark), bottom, x(mark), bottom + 5, "stroke=\"#333333\"");
            const std::string number = number_text(mark);
            const double half = digit_width / 2 * static_cast<double>(number.size());
            if (x(mark) - half < free)
                continue;
            svg += text_at(x(mark), bottom + 20, "middle", number);
            free = x(mark) + half + digit_width;
        }
        return svg + segment(left, bottom, right, bottom, "stroke=\"#333333\"") +
               axis_titles(m_figure.x_title, m_figure.y_title);
    }

    static std::string ring(double x, double y, std::size_t color) {
        return "<circle cx=\"" + fixed(x, 1) + "\" cy=\"" + fixed(y, 1) +
               R"(" r="5" fill="none" stroke=")" + svg::color_of(color) + "\"/>\n";
    }

    static std::string dot(double x, double y, std::size_t color) {
        return "<circle cx=\"" + fixed(x, 1) + "\" cy=\"" + fixed(y, 1) + R"(" r="3" fill=")" +
               svg::color_of(color) + "\"/>\n";
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

    /// A series as a whole, named for who points at it.
    std::string drawn(const Series& series, std::size_t color) const {
        std::string path;
        std::string marks;
        const std::string plain = "stroke=\"" + svg::color_of(color) + "\"";
        for (const Point& point : series.points) {
            path += (path.empty() ? "M" : " L") + fixed(x(point.x), 1) + "," + fixed(y(point.y), 1);
            if (series.is_published)
                marks += ring(x(point.x), y(point.y), color);
            if (has_dots(series))
                marks += dot(x(point.x), y(point.y), color);
            if (point.interval && has_dots(series))
                marks += segment(x(point.x), y(point.interval->low), x(point.x),
                                 y(point.interval->high), plain);
        }
        const std::string line =
            is_line(series) ? "<path d=\"" + path + "\" " + stroke_of(color) + "/>\n" : "";
        return group((series.is_published ? "published " : "") + series.name,
                     (has_dots(series) ? "" : shade(series, color)) + line + marks);
    }

    const Figure& m_figure;
    Interval m_x;
    Interval m_y;
    double m_step = 1;
};

} // namespace

std::string experiment_svg(const ExperimentReport& report) {
    const Figure figure = figure_of(report);
    const Chart chart(figure);
    const Footer footer = chart.footer();
    return picture(title_of(report.experiment), chart.content() + footer.content(),
                   footer.height());
}

std::vector<std::string> entries_left_out(const ExperimentReport& report) {
    return sentences_of(figure_of(report));
}

} // namespace samegame::cli
