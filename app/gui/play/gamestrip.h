#pragma once

#include <QLabel>
#include <QWidget>

#include <optional>
#include <vector>

#include "app/gui/basics/blocklook.h"
#include "app/gui/session/clearingwatch.h"
#include "app/gui/session/duel.h"
#include "app/gui/session/gamedocument.h"
#include "engine/game/board.h"
#include "engine/game/group.h"
#include "engine/studies/review/game_review.h"

class ClearingLamp;
class DuelScore;
class ElidedLabel;
class QHBoxLayout;
class VerdictLabel;

/// A row of text whose numbers stand out: bold, large if wished, and every digit as wide as the
/// others, so that nothing beside it moves when the score does.
class ScoreLabel : public QLabel {
    Q_OBJECT

public:
    static constexpr int largeSize = 22; ///< Points of the digits of a large label.

    explicit ScoreLabel(QWidget* parent = nullptr);

    void setLarge(bool isLarge);

    int widthOf(const QString& text) const; ///< Of this label, if it held that text.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont numberFont() const;
    template <class Visitor>
    int visitLetters(const QString& text, Visitor visit) const;

    bool m_isLarge = false;
};

/// How many blocks of each color are left: small blocks, as the board draws them, with numbers.
class ColorCounts : public QWidget {
    Q_OBJECT

public:
    explicit ColorCounts(QWidget* parent = nullptr);

    void setBoard(const samegame::Board& board);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void renewTheme();
    void describe();
    int swatchSize() const;
    int leastWidth(int count) const; ///< Of a swatch with this number.
    std::vector<QRect> entries() const;

    BoardTheme m_theme;
    std::vector<int> m_counts; // by color - 1
};

/// One row about the game: its name, its rules if they are not the usual ones, score and moves,
/// whether the board can still be cleared and a word for the last move if they are wanted, the
/// blocks left of each color, and the group under the mouse. Two rows in a narrow window, where
/// these words give way last.
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
    /// With `isWanted` the place of the lamp is kept while it is off, as during a replay.
    void showClearing(ClearingWatch::State state, bool canGoBack, bool isWanted);
    /// What a shared board has to beat; nothing for other boards.
    void showScoreToBeat(const std::optional<int>& score);
    /// A word for the last move, if there is one; with `isWanted` its place is kept without one.
    void showDuel(const std::optional<DuelView>& duel);
    void showVerdict(const std::optional<samegame::ReviewedMove>& move, bool isWanted);

signals:
    void goBackRequested(); ///< To the last position that could be cleared.

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void fitRows();
    void giveRoom();
    /// The usual greatest width of the texts that change with each move. With their present width a
    /// move could make two rows of one, and the board below would jump.
    int changingWidth() const;
    int scoreWidth() const; ///< Of the score, or of the duel in its place.
    void show(const samegame::Board& board, int moves, int score);

    GameDocument* m_document;
    ElidedLabel* m_name;
    QLabel* m_rules;
    QLabel* m_toBeat;
    ScoreLabel* m_score;
    DuelScore* m_duel; // in place of the score
    ClearingLamp* m_lamp;
    VerdictLabel* m_verdict;
    QLabel* m_moves;
    QLabel* m_aid;
    ColorCounts* m_counts;
    QLabel* m_hovered;
    QHBoxLayout* m_first;
    QHBoxLayout* m_second;
    bool m_isLampWanted = false;
    bool m_isWide = true;
};
