#pragma once

#include <QString>
#include <QTableWidget>
#include <QWidget>

#include <array>

#include "app/gui/basics/blocklook.h"
#include "app/gui/session/settings.h"

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QToolButton;

/// The palettes of the program in the order of the settings.
inline constexpr std::array palettesOfTheProgram{PaletteChoice::Standard, PaletteChoice::Soft,
                                                 PaletteChoice::Vivid, PaletteChoice::Contrast};

QString titleOf(PaletteChoice choice);

/// One of several pictures with a word beneath, chosen by a click or the arrow keys.
class PictureChoice : public QWidget {
    Q_OBJECT

public:
    /// Buttons are named like the choice, with their number from 0 behind it.
    PictureChoice(const QString& objectName, const QString& help);

    void add(const QString& text);
    int count() const;
    int chosen() const; ///< The number of the picture.
    void choose(int number);
    /// Pictures are drawn in a look each, which `lookOf` tells for its number.
    template <class LookOf>
    void showLooks(LookOf lookOf) {
        for (int number = 0; number < count(); ++number)
            showLook(number, lookOf(number));
    }

signals:
    void activated(); ///< The person has chosen another one.

private:
    void showLook(int number, const BlockLook& look);

    QButtonGroup* m_buttons;
    int m_told = 0; ///< The number that was heard of last.
};

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

/// How far apart the colors of a palette stay in each kind of color vision: the closest pair of the
/// first five colors, which most games have, and of all. Pairs that are too close bear a sign.
class PaletteTable : public QTableWidget {
    Q_OBJECT

public:
    explicit PaletteTable(QWidget* parent = nullptr);

    QSize sizeHint() const override; ///< Nothing is elided.

    void setColors(const BlockColors& colors);
    /// A sentence on the colors: that all is well, or the pair that is hardest to distinguish.
    QString verdict() const { return m_verdict; }
    bool hasCloseColors() const { return m_hardest < 1; } ///< Some pair is too close.

private:
    void showPair(int row, int column, const ClosestPair& pair, const QStringList& names);
    void judge(int row, const ClosestPair& pair, const QStringList& names);
    void fitHeight();

    QString m_verdict;
    double m_hardest = 1; ///< The smallest difference, as a share of what would be enough.
};

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
/// preview and, where a person asks for it, what the colors are worth to all kinds of eyes. Colors
/// that are too close are told unasked.
class LooksPage : public QWidget {
    Q_OBJECT

public:
    explicit LooksPage(QWidget* parent = nullptr);

    void showSettings(const Settings& settings);
    /// Writes what is chosen here into `settings`, and leaves the rest.
    void store(Settings& settings) const;

signals:
    void changed();    ///< Once for each change by the user.
    void checkShown(); ///< The page needs more room than before.

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillChoices();
    void arrange(QFormLayout* form);
    void choosePalette();
    void showCheck(bool isWanted);
    void showLook();
    void showPictures();
    void showPreview();
    BlockSet chosenSet() const { return static_cast<BlockSet>(m_set->chosen()); }
    PaletteChoice chosenPalette() const { return static_cast<PaletteChoice>(m_palette->chosen()); }

    QComboBox* m_colorScheme;
    PictureChoice* m_set;
    PictureChoice* m_palette;
    QComboBox* m_vision;
    QPushButton* m_check;
    QWidget* m_checked; ///< What m_check shows.
    QCheckBox* m_glyphs;
    OwnPalette* m_colors;
    BlockPreview* m_preview;
    PaletteTable* m_table;
    QLabel* m_verdict;
    PaletteChoice m_paletteBefore = PaletteChoice::Standard;
    BlockColors m_ownColors = Settings().ownColors;
};
