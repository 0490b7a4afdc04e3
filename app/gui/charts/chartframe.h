#pragma once

#include <QWidget>

#include "app/gui/charts/chartexport.h"

class DrawnChart;
class QAbstractItemModel;
class QBoxLayout;
class QHBoxLayout;
class QSplitter;
class QStackedWidget;
class QTabBar;
class QTableView;
class QToolButton;

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
    void pageChanged();
    void told(const QString& message);
    void failed(const QString& message);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    int headerWidth() const; // that it needs in one row
    int pagesWidth() const;  // that tabs and menu need in one row
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
