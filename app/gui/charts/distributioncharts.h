#pragma once

#include "app/gui/charts/boardcharts.h"

class QStackedLayout;

/// Distributions of final scores as one of two charts: a histogram or boxes. Those of a list of
/// boards have curves or boxes of the means of boards in place of them. What is drawn for a file is
/// the chart that is shown.
class DistributionCharts : public DrawnChart {
    Q_OBJECT

public:
    /// A histogram has the place of curves where there is no list.
    enum class Kind { Histogram, Boxes };

    /// `shareName` says what the percentages of the histogram are of.
    explicit DistributionCharts(const QString& shareName, QWidget* parent = nullptr);

    void showKind(Kind kind);
    Kind kind() const { return m_kind; }
    int binWidth() const { return m_histogram->binWidth(); }

    void showList(bool isOfList);  ///< Whether there is a list of boards; at first there is none.
    QString note(Kind kind) const; ///< What the parts of this kind mean; empty: they need no words.

    void setHistograms(const std::vector<HistogramSeries>& series,
                       std::span<const samegame::ScoreHistogram> histograms);
    /// Draws policies on a list of boards; there are as many series.
    void setBoards(const std::vector<HistogramSeries>& series,
                   const samegame::BoardDistributions& drawn);
    void setMarker(std::optional<int> score, bool isFinal);

    void render(QPainter* painter, QSizeF size) override;
    QStringList seriesNames() const override;
    void setSeriesNames(const QHash<QString, QString>& names) override;
    std::optional<int> chosenBinWidth() const override;
    void chooseBinWidth(int width) override { m_histogram->chooseBinWidth(width); }

private:
    DrawnChart* shown() const;
    void showChosen();

    HistogramChart* m_histogram;
    BoxChart* m_boxes;
    BoardCharts* m_boards;
    QStackedLayout* m_layout;
    Kind m_kind = Kind::Histogram;
    bool m_isOfList = false;
};
