#pragma once

#include <QWidget>

#include <vector>

#include "engine/game/cell.h"

/// What is left of a color at the end of a game.
struct ColorLeft {
    samegame::Color color = samegame::no_color;
    int blocks = 0; ///< 1 or more.
    int points = 0; ///< What they cost: 0 or less.

    bool operator==(const ColorLeft&) const = default;
};

/// "12 yellow −100"; without a number where they cost nothing.
QString textOf(const ColorLeft& left);

/// The colors that are left at the end of a game, each with a small block as the board draws it;
/// in as many rows as they need.
class ColorsLeft : public QWidget {
    Q_OBJECT

public:
    explicit ColorsLeft(QWidget* parent = nullptr);

    void setColors(const std::vector<ColorLeft>& colors);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int blockSize() const;
    int entryWidth(const ColorLeft& left) const;
    std::vector<QRect> entries(int width) const;

    std::vector<ColorLeft> m_colors;
};

/// The score after each move of a game as a small curve, the bonus or penalty of its end as the
/// last step, and a dot at the best moment. It is looked at, not clicked.
class ResultCurve : public QWidget {
    Q_OBJECT

public:
    explicit ResultCurve(QWidget* parent = nullptr);

    /// The scores after 0, 1, 2... moves, `endPoints` being part of the last; `best` is the number
    /// of the best move from 1, or 0 for none.
    void setGame(const std::vector<int>& scores, int endPoints, int best);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<int> m_heights; ///< The scores, and after them the one with the end points.
    int m_best = 0;
};
