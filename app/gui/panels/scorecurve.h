#pragma once

#include <QWidget>

#include <optional>
#include <vector>

/// What curves of scores have in common: how they are drawn.
namespace curvepaint {

QColor faint(QColor color, float share);

/// The curve with the area between it and the height `zero` filled, as faint as `share`.
void paintFilled(QPainter& painter, const QPolygonF& curve, double zero, const QPalette& palette,
                 float share);

/// A place on a curve: a dot, and a line from `top` to `bottom` through it; full or only hovered.
void paintPlace(QPainter& painter, QPointF place, double top, double bottom,
                const QPalette& palette, bool isFull);

} // namespace curvepaint

/// The score of a line after each of its moves as a curve, the bonus or penalty of the end as its
/// last step, and a marker where the line stands. A click or drag jumps.
class ScoreCurve : public QWidget {
    Q_OBJECT

public:
    static constexpr int usualPlotHeight = 30; ///< Pixels, those free at the edges included.

    explicit ScoreCurve(QWidget* parent = nullptr);

    /// Shows the scores after 0, 1, 2... moves; `endPoints` are part of the last. No scores clear
    /// the curve.
    void setScores(const std::vector<int>& scores, int endPoints);
    void setIndex(int index); ///< Moves made so far.
    /// What the tool tip says first: a caption may be shorter.
    void setPlaceText(const QString& text);
    /// Where the first and last place stand, in pixels from either side.
    void setInset(int inset);
    /// So many pixels are the curve's, below the captions; of a few of them nothing is drawn.
    void setPlotHeight(int pixels);
    /// What stands above the curve, never on it: so many pixels are free for captions.
    int captionHeight() const { return fontMetrics().height() + 2; }

    QPoint placeOf(int index) const; ///< The place in widget coordinates.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void indexRequested(int index);
    void indexHovered(std::optional<int> index); ///< Nothing: the mouse left.

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    int lastIndex() const;
    int indexAt(double x) const;
    double yOf(int score) const;
    void hover(std::optional<int> index);
    void describe();
    void paintCurve(QPainter& painter) const;
    void paintEnd(QPainter& painter) const;
    void paintPlace(QPainter& painter, int index, bool isFull) const;

    std::vector<int> m_scores;
    int m_endPoints = 0;
    int m_lowest = 0;
    int m_highest = 1;
    int m_index = 0;
    int m_inset = 0;
    int m_plotHeight = usualPlotHeight;
    std::optional<int> m_hovered;
};
