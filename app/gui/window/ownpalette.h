#pragma once

#include <QWidget>

#include <array>

#include "app/gui/basics/blocklook.h"

class QPushButton;
class QToolButton;

/// A button for each color of a palette; pressed, it lets a person choose another color. A last
/// button starts anew from a palette of the program.
class OwnPalette : public QWidget {
    Q_OBJECT

public:
    explicit OwnPalette(QWidget* parent = nullptr);

    const BlockColors& colors() const { return m_look.colors; }
    /// Palettes of the program are shown, but cannot be edited.
    void setLook(const BlockLook& look, bool canEdit);

signals:
    void colorsTried(); ///< A color is being chosen; it may be taken back.
    void colorsChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void addButton(samegame::Color color);
    void addStart();
    void edit(samegame::Color color);
    void tryColor(samegame::Color color, const QColor& tried);
    void startFrom(const BlockColors& colors);
    void showColors();

    BlockLook m_look;
    std::array<QToolButton*, samegame::max_colors> m_buttons{};
    QPushButton* m_start;
};
