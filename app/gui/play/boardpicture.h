#pragma once

#include <QPixmap>
#include <QWidget>

#include "app/gui/basics/blocklook.h"
#include "engine/game/board.h"

/// The theme of the pictures in a widget, which is the window's. It is read when it is made and
/// when the look of all blocks or the widget's palette changes, not for each picture.
class PictureTheme : public QObject {
    Q_OBJECT

public:
    explicit PictureTheme(QWidget* widget); ///< Owned by the widget.

    const BoardTheme& theme() const { return m_theme; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed(); ///< Kept pictures are outdated.

private:
    void renew();

    QWidget* m_widget;
    BoardTheme m_theme;
};

/// A small picture of a board as the board view paints it: for lists and previews. `size` is
/// logical; the picture has all device pixels that `ratio` makes of it. Blocks too small for their
/// glyphs have none.
QPixmap boardPicture(const samegame::Board& board, QSize size, qreal ratio,
                     const BoardTheme& theme);

/// Shows a board, or nothing, as large as it fits. Screen readers get its size.
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
    PictureTheme* m_theme;
    samegame::Board m_board;
};
