#pragma once

#include <QHash>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

#include "app/gui/charts/figure.h"

class DrawnChart;
class QAction;
class QMenu;

/// Writes a chart to files: its numbers as CSV, a table in each file, and its picture for printing
/// with a caption as PDF, SVG or PNG.
class ChartExport : public QObject {
    Q_OBJECT

public:
    using Csv = std::function<QString()>;
    using Caption = FigureCaption;

    /// The chart outlives this object; `fileName` is the name suggested, without its end.
    ChartExport(DrawnChart* chart, const QString& fileName, QObject* parent);

    /// The version of the program is added to what the caption says, if it is of this one.
    void setCaption(const std::function<Caption()>& caption) { m_caption = caption; }

    /// Adds an action for pictures, which asks how to draw them and for the path. It is named after
    /// the file: "chartFigure".
    void fillMenu(QMenu* menu);

    /// Adds a table of numbers, and an action for it to the menu. The action and the file suggested
    /// have the name of the table: "chartCsv" and "chart.csv" for the table without a name,
    /// "chartRunsCsv" and "chart-runs.csv" for "runs".
    void addTable(const QString& name, const QString& actionText, const Csv& csv);
    /// Shows a table in the menu, or hides it where the chart has nothing of the kind.
    void offerTable(const QString& name, bool isOffered);

    /// Writes the kind of file that the suffix of `path` names, whole or not at all; `table`
    /// selects one of several tables, and pictures look as chosen last. Returns a sentence on the
    /// failure; empty on success.
    QString write(const QString& path, const QString& table = {}) const;

signals:
    void written(const QString& message); ///< A sentence with the path that was chosen.
    void failed(const QString& message);

private:
    struct Table {
        QString name;
        Csv csv;
        QAction* action = nullptr; // nullptr: without a menu
    };
    QAction* makeAction(const QString& text, const QString& objectName);
    void askFigure();
    void askPath(const QString& table, const QString& suffix, const QString& kind);
    Caption caption() const;

    DrawnChart* m_chart;
    QString m_fileName;
    QMenu* m_menu = nullptr;
    QAction* m_figure = nullptr; // tables come before it
    std::vector<Table> m_tables;
    std::function<Caption()> m_caption;
    QHash<QString, QString> m_names; // of series, as chosen last
};
