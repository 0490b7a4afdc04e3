#pragma once

#include <QRectF>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

/// What the curve of a review shows. Places count the moves made before them.
struct ReviewCurveData {
    std::vector<int> scores;    ///< Earned at each place; the last with the end points.
    std::vector<int> reachable; ///< The best final score still possible at each place.
    /// The moves that lost most, as indices, the largest loss first; each is a point with the
    /// number of its move in the game.
    std::vector<std::size_t> losses;

    bool operator==(const ReviewCurveData&) const = default;
};

/// The score of a reviewed game as a filled curve, and over it the best final score that was still
/// possible, which falls in a step at each move that lost something. The losses of the list are
/// points on the steps with the numbers of their moves; where these would cover each other, a
/// number stands above or below its point.
///
/// A click or drag asks for a place, a click on a point for its loss. With the keyboard, left and
/// right go one move on, Home and End to the ends, and Page Up and Page Down to the next point.
class ReviewCurve : public QWidget {
    Q_OBJECT

public:
    explicit ReviewCurve(QWidget* parent = nullptr);

    void setReview(const ReviewCurveData& review); ///< Without places nothing is drawn.
    /// Where the board stands on the game; nothing where it shows something else.
    void setPlace(std::optional<int> place);

    QPoint placeOf(int place) const; ///< On the upper curve, in widget coordinates; so below.
    QPoint pointOf(std::size_t loss) const; ///< Of a loss, by its index in ReviewCurveData::losses.
    /// Where its number is drawn; nothing where there is no room without covering that of a larger
    /// loss.
    std::optional<QRectF> labelOf(std::size_t loss) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void placeRequested(int place);
    void lossRequested(std::size_t loss);        ///< Its index in ReviewCurveData::losses.
    void placeHovered(std::optional<int> place); ///< Nothing: the mouse left.
    void nextLossRequested();
    void previousLossRequested();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int lastPlace() const;
    int placeAt(double x) const;
    std::optional<std::size_t> lossAt(QPointF position) const;
    double xOf(double place) const;
    double yOf(double score) const;
    double radius() const;
    void hover(std::optional<int> place);
    void paintScores(QPainter& painter) const;
    void paintReachable(QPainter& painter) const;
    QFont labelFont() const;
    QString labelText(std::size_t loss) const;
    std::vector<std::optional<QRectF>> labels() const;
    void paintLosses(QPainter& painter) const;
    void paintLabel(QPainter& painter, const QRectF& label, std::size_t loss) const;
    void paintPlace(QPainter& painter, int place, bool isFull) const;

    ReviewCurveData m_data;
    int m_lowest = 0;
    int m_highest = 1;
    std::optional<int> m_place;
    std::optional<int> m_hovered;
};
