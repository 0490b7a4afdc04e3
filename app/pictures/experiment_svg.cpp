#include "app/pictures/experiment_report.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <vector>

#include "app/pictures/report_text.h"
#include "app/pictures/svg.h"
#include "engine/base/text.h"
#include "engine/stats/nice_step.h"

namespace samegame::pictures {

namespace {

using namespace svg;

struct Series {
    std::string name;
    std::size_t color = 0;
    bool is_published = false; ///< Rings without a curve, in the color of the series beside them.
    std::vector<CurvePoint> points;
};

/// The content of a chart, and its axes.
struct Figure {
    std::string x_title;
    std::string y_title;
    bool is_logarithmic = false;
    bool has_marks = false; ///< Each point is a result, not a place on a curve.
    std::vector<Series> series;
    std::map<std::string, std::vector<std::string>> left_out; ///< Entries by the reason.
};

constexpr const char* no_trial = "no trial is done";

/// A sentence for each reason to leave entries out.
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
    std::size_t color = all.size();
    for (Series& series : all) {
        if (series.name != name)
            continue;
        if (series.is_published == is_published)
            return series;
        color = series.color; // published values come after their own series
    }
    all.push_back({name, color, is_published, {}});
    return all.back();
}

/// Values along the experiment's axis. Published ones follow the series that they belong to.
Figure values_of(const ExperimentReport& report) {
    const Experiment& experiment = report.experiment;
    Figure figure{experiment.axis->title, "", experiment.axis->is_logarithmic, true, {}, {}};
    for (const bool is_published : {false, true}) {
        for (std::size_t i = 0; i < experiment.entrants.size(); ++i) {
            const ExperimentEntrant& entrant = experiment.entrants[i];
            const EntrantSummary& summary = report.summaries[i];
            const bool has_place = !figure.is_logarithmic || entrant.x > 0;
            if (!is_published && !has_place)
                figure.left_out["a logarithmic axis has no place at " + number_text(entrant.x)]
                    .push_back(entrant.name);
            else if (!is_published && summary.trials == 0)
                figure.left_out[no_trial].push_back(entrant.name);
            if (!has_place || summary.trials == 0 || (is_published && !summary.published))
                continue;
            Series& series = series_called(figure.series, entrant.series, is_published);
            if (is_published)
                series.points.push_back({entrant.x, *summary.published, {}});
            else
                series.points.push_back({entrant.x, summary.value, summary.interval});
        }
    }
    for (Series& series : figure.series)
        std::ranges::sort(series.points, {}, &CurvePoint::x);
    return figure;
}

std::string curves_title(const Experiment& experiment) {
    std::string title = place_name(experiment);
    title.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(title.front())));
    const bool is_of_time = !curves_over_playouts(experiment);
    const bool has_virtual =
        std::ranges::any_of(experiment.entrants, [](const ExperimentEntrant& entrant) {
            return entrant.virtual_time.has_value();
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
        const ExperimentEntrant& entrant = experiment.entrants[i];
        Series series{entrant.name, figure.series.size(), false, report.curves[i]};
        if (!series.points.empty())
            figure.series.push_back(std::move(series));
        else if (report.summaries[i].trials == 0)
            figure.left_out[no_trial].push_back(entrant.name);
        else
            figure
                .left_out[curves_over_playouts(experiment) ? "no playouts were played"
                                                           : "no time was taken"]
                .push_back(entrant.name);
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

/// A figure as SVG. Without a series there is no chart.
class Chart {
public:
    explicit Chart(const Figure& figure)
        : m_figure(figure),
          m_x(spread(range([this](const CurvePoint& point) {
              return Interval{position(point.x), position(point.x)};
          }))),
          m_y(range([](const CurvePoint& point) {
              return point.interval.value_or(Interval{point.score, point.score});
          })),
          m_step(nice_step(std::max(1.0, m_y.high - m_y.low), 6)),
          m_plot(m_x, rounded_outward(m_y, m_step), 20) {}

    std::string content() const {
        if (m_figure.series.empty())
            return ""; // there is no place for an axis
        std::string svg = grid();
        for (const Series& series : m_figure.series)
            svg += drawn(series);
        return svg;
    }

    /// The legend, and what is left out.
    Footer footer() const {
        Footer footer;
        for (const Series& series : m_figure.series)
            footer.add_series((series.is_published ? "published " : "") + series.name,
                              [&](double y) { return sample(series, y); });
        for (const std::string& sentence : sentences_of(m_figure))
            footer.add_sentence(sentence + ".");
        return footer;
    }

private:
    static Interval spread(const Interval& range) {
        return range.low == range.high ? Interval{range.low - 0.5, range.high + 0.5} : range;
    }

    /// The range that spans the ranges of all points.
    template <class RangeOf>
    Interval range(const RangeOf& range_of) const {
        std::optional<Interval> all;
        for (const Series& series : m_figure.series)
            for (const CurvePoint& point : series.points) {
                const Interval own = range_of(point);
                all = all ? Interval{std::min(all->low, own.low), std::max(all->high, own.high)}
                          : own;
            }
        return all.value_or(Interval());
    }

    double position(double x) const { return m_figure.is_logarithmic ? std::log10(x) : x; }
    double x(double value) const { return m_plot.x(position(value)); }
    double y(double value) const { return m_plot.y(value); }

    /// The sample of a series in the legend.
    std::string sample(const Series& series, double y) const {
        if (series.is_published)
            return ring(left + 20, y, series.color);
        return (is_curve(series) ? svg::sample(y, stroke_of(series.color)) : "") +
               (has_dots(series) ? dot(left + 20, y, series.color) : "");
    }

    static bool is_curve(const Series& series) {
        return !series.is_published && series.points.size() > 1;
    }
    /// A single point is a dot: the end of trials that had no score before.
    bool has_dots(const Series& series) const {
        return !series.is_published && (m_figure.has_marks || series.points.size() == 1);
    }

    /// Round places of a logarithmic axis: powers of ten, also times 2 and 5 if there are few. If
    /// there are none, the places of the points.
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

    /// The places of the points, each once.
    std::vector<double> places() const {
        std::vector<double> places;
        for (const Series& series : m_figure.series)
            for (const CurvePoint& point : series.points)
                places.push_back(point.x);
        std::ranges::sort(places);
        places.erase(std::unique(places.begin(), places.end()), places.end());
        return places;
    }

    /// The places where the axis has numbers: the points, or round places.
    std::vector<double> marks() const { return m_figure.has_marks ? places() : round_marks(); }

    std::string grid() const {
        std::vector<Plot::Mark> numbers;
        for (const double mark : marks())
            numbers.push_back({position(mark), number_text(mark)});
        return m_plot.grid(m_step) + m_plot.floor(numbers) +
               m_plot.titles(m_figure.x_title, m_figure.y_title);
    }

    static std::string ring(double x, double y, std::size_t color) {
        return circle(x, y, R"(r="5" fill="none" stroke=")" + color_of(color) + "\"");
    }

    static std::string dot(double x, double y, std::size_t color) {
        return circle(x, y, R"(r="3" fill=")" + color_of(color) + "\"");
    }

    /// The intervals of a curve, as a shade around it.
    std::string shade(const Series& series) const {
        std::vector<Plot::Band> bands;
        for (const CurvePoint& point : series.points)
            if (point.interval)
                bands.push_back({position(point.x), *point.interval});
        return bands.empty() ? "" : m_plot.shade(bands, series.color);
    }

    /// A whole series, with its name as tool tip.
    std::string drawn(const Series& series) const {
        std::vector<Plot::Point> places;
        std::string marks;
        const std::string plain = "stroke=\"" + color_of(series.color) + "\"";
        for (const CurvePoint& point : series.points) {
            places.push_back({position(point.x), point.score});
            if (series.is_published)
                marks += ring(x(point.x), y(point.score), series.color);
            if (has_dots(series))
                marks += dot(x(point.x), y(point.score), series.color);
            if (point.interval && has_dots(series))
                marks += segment(x(point.x), y(point.interval->low), x(point.x),
                                 y(point.interval->high), plain);
        }
        const std::string curve = is_curve(series) ? m_plot.curve(places, series.color) : "";
        return group((series.is_published ? "published " : "") + series.name,
                     (has_dots(series) ? "" : shade(series)) + curve + marks);
    }

    const Figure& m_figure;
    Interval m_x; ///< Positions.
    Interval m_y;
    double m_step;
    Plot m_plot;
};

/// The rules and the budget of all runs, if they have the same.
std::string runs_text(const Experiment& experiment) {
    const auto rules_at = [&experiment](std::size_t i) {
        const ExperimentEntrant& entrant = experiment.entrants[i];
        return description_of(entrant.rules.value_or(experiment.boards.front().start.rules));
    };
    const std::string rules = rules_at(0);
    const std::string budget = budget_text(experiment.entrants[0].budget);
    bool has_rules = true;
    bool has_budget = true;
    for (std::size_t i = 0; i < experiment.entrants.size(); ++i) {
        has_rules &= rules_at(i) == rules;
        has_budget &= budget_text(experiment.entrants[i].budget) == budget;
    }
    // A board ID in the list may have other rules.
    for (const NamedBoard& board : experiment.boards)
        has_rules &= experiment.entrants[0].rules || description_of(board.start.rules) == rules;
    return (has_budget ? budget + " for each run; " : "") + (has_rules ? rules + " rules; " : "");
}

} // namespace

std::string caption_of(const ExperimentReport& report) {
    return extent_text(report) + "; " + runs_text(report.experiment) +
           (report.threads > 0
                ? counted(static_cast<std::uint64_t>(report.threads), "thread") + "; "
                : "") +
           program_text(report) + ".";
}

std::string experiment_svg(const ExperimentReport& report) {
    const Figure figure = figure_of(report);
    const Chart chart(figure);
    Footer footer = chart.footer();
    footer.add_sentence(caption_of(report));
    for (const ExperimentNote& note : experiment_notes(report))
        if (note.kind == ExperimentNote::Kind::without_game)
            footer.add_sentence(text_of(note));
    return picture(title_of(report.experiment), chart.content() + footer.content(),
                   footer.height());
}

std::vector<std::string> entries_left_out(const ExperimentReport& report) {
    return sentences_of(figure_of(report));
}

} // namespace samegame::pictures
