#pragma once

#include <QWidget>

#include "app/gui/basics/blocklook.h"
#include "app/gui/session/settings.h"

class OwnPalette;
class PaletteTable;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;

/// A small board with every color, drawn by the board's own painter, to see a look before it is
/// played.
class BlockPreview : public QWidget {
    Q_OBJECT

public:
    explicit BlockPreview(QWidget* parent = nullptr);

    void setLook(const BlockLook& look, bool showsGlyphs);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BlockLook m_look;
    bool m_showsGlyphs = true;
};

/// The page of the settings for how the program looks: window, blocks and their colors, with a
/// preview and what the colors are worth to all kinds of eyes.
class LooksPage : public QWidget {
    Q_OBJECT

public:
    explicit LooksPage(QWidget* parent = nullptr);

    void showSettings(const Settings& settings);
    /// Writes what is chosen here into `settings`, and leaves the rest.
    void store(Settings& settings) const;

signals:
    void changed(); ///< Once for each change by the user.

private:
    QComboBox* addChoice(QFormLayout* form, const char* objectName, const QString& label,
                         const QString& help);
    void fillChoices();
    void arrange(QFormLayout* form);
    void choosePalette();
    void showLook();
    void showPreview();
    PaletteChoice chosenPalette() const;

    QComboBox* m_colorScheme;
    QComboBox* m_set;
    QComboBox* m_palette;
    QComboBox* m_vision;
    QCheckBox* m_glyphs;
    OwnPalette* m_colors;
    BlockPreview* m_preview;
    PaletteTable* m_table;
    QLabel* m_verdict;
    PaletteChoice m_paletteBefore = PaletteChoice::Standard;
    BlockColors m_ownColors = Settings().ownColors;
};
