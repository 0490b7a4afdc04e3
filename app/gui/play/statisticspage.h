#pragma once

#include <QWidget>

#include <vector>

#include "app/gui/session/gamestatistics.h"

class ProgressChart;
class QBoxLayout;
class QComboBox;
class QStackedWidget;
class QTableView;
class StatisticsModel;

/// Figures of some games, and the curve of their results; beside each other, or above each other
/// where there is little room.
class StatisticsPage : public QWidget {
    Q_OBJECT

public:
    explicit StatisticsPage(QWidget* parent = nullptr);

    /// `isUnaided`: all games were played without aid, so that this need not be said apart.
    void setGames(const std::vector<PlayedGame>& games, bool isUnaided);

    ProgressChart* chart() const { return m_chart; }
    bool hasChart() const; ///< Games under different rules have none.
    QString csv() const;   ///< The figures.

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillTable();
    QWidget* makeCurve();
    void chooseOrder(int index);

    StatisticsModel* m_model;
    QTableView* m_table;
    ProgressChart* m_chart;
    QComboBox* m_order;
    QStackedWidget* m_curve; // the chart, or why there is none
    QBoxLayout* m_layout;
};
