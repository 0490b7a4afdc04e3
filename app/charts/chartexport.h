#pragma once

#include <QObject>

#include <functional>

class QMenu;
class QWidget;
class ScoreChart;

/// Writes a chart to files: its numbers as CSV, its picture as SVG or as PNG with two pixels for
/// one.
class ChartExport : public QObject {
    Q_OBJECT

public:
    using Csv = std::function<QString()>;

    /// The chart outlives this object; `fileName` is the name suggested, without its end.
    ChartExport(ScoreChart* chart, const QString& fileName, QObject* parent);

    void setCsv(const Csv& csv);

    /// Adds an action for each kind of file, which asks for the path. They are named after the
    /// file: "chartCsv", "chartSvg", "chartPng".
    void fillMenu(QMenu* menu);

    /// Writes the kind of file that the end of `path` says, whole or not at all. Returns a sentence
    /// on what went wrong; empty: nothing did.
    QString write(const QString& path) const;

signals:
    void failed(const QString& message);

private:
    void ask(const QString& suffix, const QString& kind);
    QByteArray svg() const;
    QByteArray png() const;

    ScoreChart* m_chart;
    QString m_fileName;
    Csv m_csv;
};
