#pragma once

#include <QObject>
#include <QStringList>

#include <functional>
#include <vector>

class QAction;
class QMenu;
class QPainter;
class QWidget;
class DrawnChart;

/// Writes a chart to files: its numbers as CSV, a table in each file, and its picture with a
/// caption as SVG or as PNG with two pixels for one.
class ChartExport : public QObject {
    Q_OBJECT

public:
    using Csv = std::function<QString()>;

    /// The caption of a picture, so that it can stand alone.
    struct Caption {
        QString title;
        QStringList facts; ///< The board, the rules if they are not usual, the seed...
    };

    /// The chart outlives this object; `fileName` is the name suggested, without its end.
    ChartExport(DrawnChart* chart, const QString& fileName, QObject* parent);

    void setCaption(const std::function<Caption()>& caption);

    /// Adds an action for each kind of picture, which asks for the path. They are named after the
    /// file: "chartSvg", "chartPng".
    void fillMenu(QMenu* menu);

    /// Adds a table of numbers, and an action for it to the menu. The action and the file suggested
    /// have the name of the table: "chartCsv" and "chart.csv" for the table without a name,
    /// "chartRunsCsv" and "chart-runs.csv" for "runs".
    void addTable(const QString& name, const QString& actionText, const Csv& csv);

    /// Writes the kind of file that the suffix of `path` names, whole or not at all; `table`
    /// selects one of several tables. Returns a sentence on the failure; empty on success.
    QString write(const QString& path, const QString& table = {}) const;

signals:
    void failed(const QString& message);

private:
    struct Table {
        QString name;
        Csv csv;
    };
    QAction* makeAction(const QString& text, const QString& table, const QString& suffix,
                        const QString& kind);
    void ask(const QString& table, const QString& suffix, const QString& kind);
    Caption caption() const;
    void paint(QPainter* painter) const;
    QByteArray svg() const;
    QByteArray png() const;

    DrawnChart* m_chart;
    QString m_fileName;
    QMenu* m_menu = nullptr;
    QAction* m_firstPicture = nullptr; // tables come before it
    std::vector<Table> m_tables;
    std::function<Caption()> m_caption;
};
