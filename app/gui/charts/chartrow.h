#pragma once

#include <optional>
#include <vector>

#include "app/gui/charts/scorechart.h"
#include "engine/stats/interval.h"

class QBoxLayout;

/// Charts that belong together, beside each other where the room is wide and below each other
/// elsewhere; in a file they stand beside each other. A hidden one takes no room.
class ChartRow : public DrawnChart {
    Q_OBJECT

public:
    void render(QPainter* painter, QSizeF size) override;
    QStringList seriesNames() const override; ///< Those of the first chart that is shown.
    void setSeriesNames(const QHash<QString, QString>& names) override;

protected:
    explicit ChartRow(QWidget* parent);

    /// Adds a chart, which takes `share` parts of the room.
    void add(ScoreChart* chart, int share);
    /// Describes the charts that are shown, as each describes itself.
    void describeAll();
    /// What is said of a value, and its interval where there is one.
    static QString withInterval(const QString& text,
                                const std::optional<samegame::Interval>& interval);

    void resizeEvent(QResizeEvent* event) override;

private:
    struct Part {
        ScoreChart* chart;
        int share;
    };
    std::vector<Part> shown() const;

    QBoxLayout* m_layout;
    std::vector<Part> m_parts;
};
