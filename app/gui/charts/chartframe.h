#pragma once

#include <QStringList>
#include <QWidget>

#include <functional>
#include <vector>

class DrawnChart;
class QAbstractItemModel;
class QAction;
class QBoxLayout;
class QHBoxLayout;
class QMenu;
class QPainter;
class QSplitter;
class QStackedWidget;
class QTabBar;
class QTableView;
class QToolButton;

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

    void setCaption(const std::function<Caption()>& caption) { m_caption = caption; }

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

/// The body of a chart panel: a row of controls, tabs that show the chart, its numbers as a table,
/// both, or the setup, and a menu that writes files. It fits into low docks and narrow ones.
class ChartFrame : public QWidget {
    Q_OBJECT

public:
    enum Page { Chart, Table, Both, Setup };

    /// Takes the widgets; `setup` may be nullptr. `name` begins the names of objects, files and
    /// settings.
    ChartFrame(const QString& name, DrawnChart* chart, QTableView* table, QWidget* setup,
               QWidget* parent = nullptr);

    QHBoxLayout* controls() const { return m_controls; }
    ChartExport* fileExport() const { return m_export; }
    Page page() const;
    void showPage(Page page); ///< The page that is shown first is remembered.
    void leaveSetup();        ///< Shows the chart in place of the setup.
    /// Arranges the header again after a control was shown or hidden, or a text changed.
    void fit();

signals:
    void failed(const QString& message);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    int headerWidth() const; // that it needs in one row
    void shareRoom();        // gives three fifths to the chart

    QString m_name;
    DrawnChart* m_chart;
    QTableView* m_table;
    QBoxLayout* m_header;
    QHBoxLayout* m_controls;
    QTabBar* m_tabs;
    QToolButton* m_menuButton;
    QSplitter* m_results;
    QStackedWidget* m_pages;
    ChartExport* m_export;
};

/// A table of numbers, as it stands beside every chart.
QTableView* makeNumberTable(QAbstractItemModel* model, const QString& objectName,
                            const QString& accessibleName);
