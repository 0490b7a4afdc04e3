#pragma once

#include <QPixmap>
#include <QWidget>

#include "app/blocks/boardtheme.h"
#include "engine/game/board.h"

/// A small picture of a board as the board view paints it: for lists and previews. The looks are
/// those of the window; blocks too small for their glyphs have none.
BoardTheme pictureTheme(const QPalette& palette);

/// `size` is logical; the picture has all device pixels that `ratio` makes of it.
QPixmap boardPicture(const samegame::Board& board, QSize size, qreal ratio,
                     const BoardTheme& theme);

/// Shows a board, or nothing, as large as it has room. Says its size to who hears the window.
class BoardPreview : public QWidget {
    Q_OBJECT

public:
    explicit BoardPreview(QWidget* parent = nullptr);

    const samegame::Board& board() const { return m_board; }
    void setBoard(const samegame::Board& board); ///< One without cells shows nothing.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    samegame::Board m_board;
};
