#pragma once

#include <QWidget>

#include <vector>

#include "app/game/gamedocument.h"
#include "engine/game/group.h"

class ColorCounts;
class QLabel;

/// One line about the game: its name, its rules if they are not the usual ones, score and moves,
/// the blocks left of each color, and the group under the mouse.
class GameStrip : public QWidget {
    Q_OBJECT

public:
    /// The document outlives the strip.
    explicit GameStrip(GameDocument* document, QWidget* parent = nullptr);

public slots:
    void showHovered(const samegame::Group& group, int points);
    /// Tells of another position in the place of the game's, while a line is replayed.
    void showReplay(const samegame::Board& board, int moves, int score);
    void showGame();

private:
    void show(const samegame::Board& board, int moves, int score);

    GameDocument* m_document;
    QLabel* m_name;
    QLabel* m_rules;
    QLabel* m_score;
    QLabel* m_moves;
    QLabel* m_aid;
    ColorCounts* m_counts;
    QLabel* m_hovered;
};
