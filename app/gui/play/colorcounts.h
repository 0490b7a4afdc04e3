#pragma once

#include <QWidget>

#include <vector>

#include "app/gui/basics/blocklook.h"
#include "engine/game/board.h"

/// How many blocks of each color are left: small blocks, as the board draws them, with numbers.
class ColorCounts : public QWidget {
    Q_OBJECT

public:
    explicit ColorCounts(QWidget* parent = nullptr);

    void setBoard(const samegame::Board& board);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void renewTheme();
    void describe();
    int swatchSize() const;
    int leastWidth(int count) const; ///< Of a swatch with this number.
    std::vector<QRect> entries() const;

    BoardTheme m_theme;
    std::vector<int> m_counts; // by color - 1
};
