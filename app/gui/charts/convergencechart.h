#pragma once

#include <optional>
#include <vector>

#include "app/gui/charts/meancurve.h"
#include "app/gui/charts/scorechart.h"
#include "engine/search/search_control.h"

class QAbstractAxis;
class QAreaSeries;
class QLineSeries;
class QLogValueAxis;
class QValueAxis;

/// The best score of one run while it searched.
struct ConvergenceCurve {
    int number = 0;   ///< The number of the run, which names the curve.
    QString group;    ///< Curves of one group (solver and options) look the same.
    int series = 0;   ///< The number of the pen of its group (seriesPen).
    QString headline; ///< The tool tip of the curve.
    std::vector<samegame::ScorePoint> points; ///< Each improvement, and the end.
};

/// The best score of several runs against time or playouts, as stairs. Each ends in a dot, so that
/// short runs and runs along another's curve can be seen. For the runs of each group it may have
/// their mean, with its interval as a band.
class ConvergenceChart : public ScoreChart {
    Q_OBJECT

public:
    enum class Unit { Seconds, Playouts };

    explicit ConvergenceChart(QWidget* parent = nullptr);

    void setCurves(std::vector<ConvergenceCurve> curves);
    void setScale(Unit unit, bool isLogarithmic); ///< Of the horizontal axis.
    void setHasMeans(bool hasMeans);

    /// The mean of a group.
    struct Mean {
        QString group;
        int series = 0;
        int runs = 0;
        MeanCurve curve;
    };
    /// The means of all groups of two runs or more that have a mean, drawn or not.
    std::vector<Mean> means() const;
    /// Draws these runs thick and the others faint; without numbers all look alike.
    void highlight(const std::vector<int>& numbers);

    /// The number of the run whose curve is near `position` (of the chart's widget).
    std::optional<int> runAt(QPoint position) const;

protected:
    std::optional<int> itemAt(QPoint position) const override { return runAt(position); }
    QString headlineOf(int number) const override;
    void showHovered() override { showPens(); }
    void takePalette() override;
    void roomChanged() override { showRange(); }

private:
    double valueOf(const samegame::ScorePoint& point) const; // its place on the horizontal axis
    QAbstractAxis* horizontalAxis() const;
    QList<QPointF> stairs(const ConvergenceCurve& curve) const;
    void makeSeries();
    void showMeans();
    static void markEnd(QLineSeries* drawn);
    double distanceTo(std::size_t curve, QPointF place) const;
    void showAxes();
    void showCurves();
    void showRange();
    void showPens();
    void describe();

    QValueAxis* m_linearAxis;
    QLogValueAxis* m_logarithmicAxis;
    QValueAxis* m_scoreAxis;
    std::vector<ConvergenceCurve> m_curves;
    std::vector<QLineSeries*> m_drawn; // one for each curve
    std::vector<QAreaSeries*> m_bands; // one for each mean that is drawn
    std::vector<QLineSeries*> m_meanLines;
    std::vector<int> m_meanSeries; // the pen of each
    bool m_hasMeans = false;
    std::vector<int> m_highlighted;
    Unit m_unit = Unit::Seconds;
    bool m_isLogarithmic = true;
};
