#pragma once

#include <QWidget>

#include <optional>

#include "app/gui/basics/boardgeometry.h"
#include "app/gui/play/boarddraft.h"
#include "engine/game/cell.h"

class PictureTheme;
class QButtonGroup;

/// The colors to paint with, and the one that empties, one of them chosen.
class BrushPalette : public QWidget {
    Q_OBJECT

public:
    explicit BrushPalette(QWidget* parent = nullptr);

    samegame::Color color() const;
    void setColor(samegame::Color color);

signals:
    void colorChosen(samegame::Color color);

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintIcons();

    PictureTheme* m_theme;
    QButtonGroup* m_buttons; ///< The id of a button is its color.
};

/// The board of the editor, painted with mouse and keys.
///
/// The left button paints in the chosen color, the right one empties. Arrows move the cursor, with
/// Shift they paint on their way; Space paints, 1 to 9 paint in that color, 0 and Delete empty.
class BoardCanvas : public QWidget {
    Q_OBJECT

public:
    /// The draft outlives the canvas.
    explicit BoardCanvas(BoardDraft* draft, QWidget* parent = nullptr);

    void setColor(samegame::Color color); ///< The brush's color; no_color empties.
    samegame::Cell cursor() const { return m_cursor; }
    QString cursorText() const; ///< "Row 3, column 4: sky blue".
    QRect cellRect(samegame::Cell cell) const { return geometry().logicalCellRect(cell); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void cursorMoved();
    void colorTyped(samegame::Color color); ///< A key that paints chose another brush.

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    BoardGeometry geometry() const;
    void followDraft();
    void setCursorCell(samegame::Cell cell);
    bool moveCursor(int key);
    std::optional<samegame::Color> colorOfKey(const QKeyEvent& event) const;
    void strokeTo(QPointF place);
    void paintEmptyCells(QPainter& painter, const BoardGeometry& geometry) const;
    void paintAxes(QPainter& painter, const BoardGeometry& geometry) const;
    void paintCursor(QPainter& painter, const BoardGeometry& geometry) const;

    BoardDraft* m_draft;
    PictureTheme* m_theme;
    samegame::Color m_color = 1;
    samegame::Cell m_cursor;
    samegame::Color m_strokeColor = 1; ///< What the button that is down paints.
};
