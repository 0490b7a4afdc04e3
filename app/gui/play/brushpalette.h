#pragma once

#include <QWidget>

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
