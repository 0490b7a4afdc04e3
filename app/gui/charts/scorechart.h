#pragma once

#include <QHash>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

#include "app/gui/charts/chartaxes.h"
#include "app/gui/charts/seriesstyle.h"

class QAbstractAxis;
class QAbstractSeries;
class QChart;
class QChartView;
class QGraphicsSimpleTextItem;

/// A chart, or several that belong together, that can be drawn at any size for a file.
class DrawnChart : public QWidget {
    Q_OBJECT

public:
    /// Draws it as if it were `size` large, on the color of the window.
    virtual void render(QPainter* painter, QSizeF size) = 0;

    virtual QStringList seriesNames() const = 0; ///< In its legend, each once.
    /// Calls series otherwise in its legend, by their own names; the others keep them.
    virtual void setSeriesNames(const QHash<QString, QString>& names) = 0;

    /// The width that was chosen for its bins, 0 if it follows from the number of scores; nothing
    /// if it has no bins.
    virtual std::optional<int> chosenBinWidth() const { return std::nullopt; }
    virtual void chooseBinWidth(int /*width*/) {}

protected:
    explicit DrawnChart(QWidget* parent) : QWidget(parent) {}
};

/// The base of all charts of scores: two axes with names, a legend, the colors of the window, and a
/// picture of any size for files.
class ScoreChart : public DrawnChart {
    Q_OBJECT

public:
    void render(QPainter* painter, QSizeF size) override;
    QStringList seriesNames() const override;
    void setSeriesNames(const QHash<QString, QString>& names) override;

protected:
    /// `widestLabel`: the widest usual label of the vertical axis; wider ones move the plot.
    ScoreChart(const QString& widestLabel, QWidget* parent);

    QChart* chart() const { return m_chart; }
    QRectF plot() const { return m_plot; } ///< The area within the axes.
    QChartView* view() const { return m_view; }
    void setHorizontalAxis(QAbstractAxis* axis); ///< Shows this axis and hides the others.
    void setVerticalAxis(QAbstractAxis* axis);
    void setAxisNames(const QString& horizontal, const QString& vertical);
    void setLegend(const std::vector<LegendEntry>& entries);
    int horizontalParts() const; ///< The number of tick marks that find room.
    int verticalParts() const;

    /// Takes the colors and the font of the window; a subclass adds its own.
    virtual void takePalette();
    /// Attaches the series to these axes and no others.
    static void attach(QAbstractSeries* series, const QList<QAbstractAxis*>& axes);

    /// Follows the mouse from now on: highlights the item under it and shows its headline.
    void followMouse();
    std::optional<int> hovered() const { return m_hovered; } ///< The item under the mouse.
    void forgetHovered() { m_hovered.reset(); } ///< Called when the items have changed.
    /// The item near `position` (of this widget), if there is one.
    virtual std::optional<int> itemAt(QPoint /*position*/) const { return std::nullopt; }
    virtual QString headlineOf(int /*item*/) const { return {}; }
    virtual void showHovered() {} ///< Called when hovered() has changed.
    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Called when the plot has another size.
    virtual void roomChanged() {}

    void changeEvent(QEvent* event) override;

private:
    void showLegend();
    void styleAxis(QAbstractAxis* axis) const;
    void takeLabels(QAbstractAxis* axis);
    void showLabels();
    double labelRoom() const;
    void placeParts();
    void place(double labelRoom);

    QChart* m_chart;
    QChartView* m_view;
    ChartLegend* m_legend;
    std::vector<LegendEntry> m_entries; // of the legend, with their own names
    QHash<QString, QString> m_names;    // by which series are called otherwise
    QString m_horizontal;               // the names of the axes, which end in "…" without room
    QString m_vertical;
    QGraphicsSimpleTextItem* m_horizontalName;
    QGraphicsSimpleTextItem* m_verticalName;
    AxisLabels* m_horizontalLabels;
    AxisLabels* m_verticalLabels;
    QString m_widestLabel;
    QRectF m_plot; // the plot as last placed
    std::optional<int> m_hovered;
    double m_labelRoom = 0;
    bool m_isPlacing = false;
};
