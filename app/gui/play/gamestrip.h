#pragma once

#include <QWidget>

#include <vector>

#include "app/gui/session/gamedocument.h"
#include "engine/game/group.h"

class ColorCounts;
class ElidedLabel;
class QHBoxLayout;
class QLabel;
class ScoreLabel;

/// One row about the game: its name, its rules if they are not the usual ones, score and moves,
/// the blocks left of each color, and the group under the mouse. Two rows in a narrow window.
class GameStrip : public QWidget {
    Q_OBJECT

public:
    /// The document outlives the strip.
    explicit GameStrip(GameDocument* document, QWidget* parent = nullptr);

    void setLarge(bool isLarge); ///< The score large, to be read from afar.

    QSize minimumSizeHint() const override; ///< The size of two rows.

public slots:
    void showHovered(const samegame::Group& group, int points);
    /// Describes a position of a replayed line in place of the game.
    void showReplay(const samegame::Board& board, int moves, int score);
    void showGame();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void fitRows();
    /// The usual greatest width of the texts that change with each move. With their present width a
    /// move could make two rows of one, and the board below would jump.
    int changingWidth() const;
    void show(const samegame::Board& board, int moves, int score);

    GameDocument* m_document;
    ElidedLabel* m_name;
    QLabel* m_rules;
    ScoreLabel* m_score;
    QLabel* m_moves;
    QLabel* m_aid;
    ColorCounts* m_counts;
    QLabel* m_hovered;
    QHBoxLayout* m_first;
    QHBoxLayout* m_second;
    bool m_isWide = true;
};
