#include "app/gui/charts/meancurve.h"

#include <algorithm>

#include "engine/stats/interval.h"
#include "engine/stats/running_stats.h"

namespace {

/// The places between the ends where a run changes, and the ends, each once.
std::vector<double> placesOf(const std::vector<QList<QPointF>>& runs, double first, double last) {
    std::vector<double> places{first, last};
    for (const QList<QPointF>& run : runs)
        for (const QPointF& point : run)
            if (point.x() > first && point.x() < last)
                places.push_back(point.x());
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

void addStep(QList<QPointF>& stairs, double place, double value) {
    if (!stairs.isEmpty() && stairs.back().y() != value)
        stairs << QPointF(place, stairs.back().y());
    stairs << QPointF(place, value);
}

} // namespace

MeanCurve meanOf(const std::vector<QList<QPointF>>& runs) {
    MeanCurve curve;
    const bool hasRuns = runs.size() > 1 && std::ranges::none_of(runs, &QList<QPointF>::isEmpty);
    if (!hasRuns)
        return curve;
    double first = runs.front().front().x();
    double last = runs.front().back().x();
    for (const QList<QPointF>& run : runs) {
        first = std::max(first, run.front().x());
        last = std::min(last, run.back().x());
    }
    if (first > last)
        return curve;
    std::vector<qsizetype> next(runs.size(), 0); // the first point of each run behind the place
    for (const double place : placesOf(runs, first, last)) {
        samegame::RunningStats scores;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            while (next[i] < runs[i].size() && runs[i][next[i]].x() <= place)
                ++next[i];
            scores.add(runs[i][next[i] - 1].y());
        }
        const samegame::Interval interval = samegame::mean_interval(scores);
        addStep(curve.mean, place, scores.mean());
        addStep(curve.low, place, interval.low);
        addStep(curve.high, place, interval.high);
    }
    return curve;
}
