#pragma once

#include <QDateTime>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "app/gui/charts/scorechart.h"

class DotLayer;
class QAbstractAxis;
class QCategoryAxis;
class QLineSeries;
class QValueAxis;

/// Games with comparable results, in the order in which they were finished.
struct GameProgress {
    struct Game {
        QDateTime finishedAt; ///< With the clock of the place.
        double result = 0;    ///< The final score, the number of blocks left, or the accuracy.
        double mean = 0;      ///< The mean of the last `window` results.
        double best = 0;      ///< The best result so far.
    };
    std::vector<Game> games;
    int window = 0;
    bool countsBlocksLeft = false;                ///< Results are blocks left, not scores.
    bool isAccuracy = false;                      ///< Results are accuracies in percent.
    std::function<QString(std::size_t)> headline; ///< The tool tip of a game.
};

/// The results of a person: a dot for each game, the mean of the last ones, and the best so far,
/// from game to game or over the dates.
class ProgressChart : public ScoreChart {
    Q_OBJECT

public:
    enum class Order { Games, Dates };

    explicit ProgressChart(QWidget* parent = nullptr);

    void setProgress(GameProgress progress);
    void setOrder(Order order);

    /// The game whose dot is near `position` (of the chart's widget), counted from 0.
    std::optional<int> gameAt(QPoint position) const;

    /// Where the dot of a game is, in the chart's widget.
    QPoint placeOf(int game) const;

protected:
    std::optional<int> itemAt(QPoint position) const override { return gameAt(position); }
    QString headlineOf(int game) const override;
    void showHovered() override;
    void takePalette() override;
    void roomChanged() override { showRange(); }

private:
    QAbstractAxis* horizontalAxis() const;
    double valueOf(std::size_t game) const; // its place on the horizontal axis
    void showAxes();
    void showCurves();
    std::pair<double, double> resultRange() const;
    void showRange();
    void showDots();
    QString resultName() const;
    QString meanName() const;
    QString bestName() const;
    void describe();

    QValueAxis* m_numberAxis;
    QCategoryAxis* m_dateAxis;
    QValueAxis* m_resultAxis;
    QLineSeries* m_means;
    QLineSeries* m_bests;
    DotLayer* m_dots;
    GameProgress m_progress;
    Order m_order = Order::Games;
};
