#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>

#include "app/gui/play/randomboard.h"
#include "app/gui/session/boarddifficulty.h"

class BoardPreview;
class CountBox;
class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class SeedEdit;

/// A row of buttons for frequent values. The value can be chosen elsewhere too, so it may be that
/// no button is down.
class QuickChoices : public QWidget {
    Q_OBJECT

public:
    /// The buttons are named `objectName` with their index behind it.
    QuickChoices(const char* objectName, const QStringList& texts, QWidget* parent = nullptr);

    void setAccessibleNames(const QStringList& names); ///< Where the texts alone say too little.
    void setCurrent(int index);                        ///< The button that is down; -1 for none.

signals:
    void chosen(int index);

private:
    QList<QPushButton*> m_buttons;
};

/// Chooses a random board: size, colors and seed, and whether it can be cleared for sure. Shows the
/// board that they make, and how hard it is. A difficulty can be chosen, too: then seeds are drawn
/// until one gives such a board. A seed that is typed stays, whatever its board.
class RandomBoardPage : public QWidget {
    Q_OBJECT

public:
    explicit RandomBoardPage(const RandomBoard& first, QWidget* parent = nullptr);

    /// The board chosen, or what is wrong with the seed.
    samegame::Result<RandomBoard> choice() const;

    void setRules(const samegame::Rules& rules);   ///< Under refill no board can be cleared.
    void setPreview(const samegame::Board& board); ///< One without cells shows nothing.

signals:
    void choiceChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum class Wanted { Any, Easy, Medium, Hard };

    QWidget* makeForm();
    void makeDifficulties();
    void connectParts();
    std::optional<samegame::DifficultyLevel> wantedLevel() const;
    void drawSeed();
    void keepDifficulty();
    void showDifficulty();
    void showQuickChoices();
    void setSize(int side);

    QuickChoices* m_sizes;
    CountBox* m_rows;
    CountBox* m_columns;
    QuickChoices* m_quickColors;
    CountBox* m_colors;
    QCheckBox* m_clearable;
    QComboBox* m_wanted; ///< The difficulty.
    QLabel* m_level;     ///< Of the board shown.
    SeedEdit* m_seed;
    BoardPreview* m_preview;
    samegame::Rules m_rules;
    BoardDifficulty m_difficulty;
};
