#pragma once

#include <QIcon>
#include <QStringList>
#include <QWidget>

#include <vector>

#include "app/gui/basics/columntable.h"
#include "app/gui/session/bestknownline.h"
#include "app/gui/session/linereplay.h"
#include "engine/game/board.h"
#include "engine/game/line.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;
class QToolButton;

/// The moves of a line as a table. Row 0 is the start, row n the position after move n.
class LineModel : public ColumnTable {
    Q_OBJECT

public:
    enum Column { Number, Group, Color, Cells, Points, Score, ColumnCount };

    explicit LineModel(QObject* parent = nullptr);

    /// Shows a line. `positions` and `scores` stand along it, one more of each than it has moves;
    /// none for no line. `endPoints` is the part of the last score that the end of the game earned.
    void setLine(const samegame::Line& line, const std::vector<samegame::Position>& positions,
                 const std::vector<int>& scores, int endPoints);

    /// Pictures and names of the colors, by number - 1; without them the numbers stand for colors.
    void setColors(const QList<QIcon>& icons, const QStringList& names);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        QString group; ///< Where the group is, as people write it; empty for the start.
        samegame::Color color = samegame::no_color;
        int cells = 0;
        int points = 0; ///< Points of the move.
        int end = 0;    ///< Points of the end of the game.
        int score = 0;  ///< The score after the move and the end.

        bool operator==(const Row&) const = default;
    };
    static std::vector<Row> rowsOf(const samegame::Line& line,
                                   const std::vector<samegame::Position>& positions,
                                   const std::vector<int>& scores, int endPoints);
    static QString pointsText(const Row& move);

    std::vector<Row> m_rows;
    QList<QIcon> m_icons;
    QStringList m_colorNames;
};

/// The line of the replay (best line, game or a line that was chosen): its summary, and a table of
/// its moves that follows the replay and can jump to any move.
class LinePanel : public QWidget {
    Q_OBJECT

public:
    /// Replay, best line and document outlive the panel.
    LinePanel(LineReplay* replay, BestKnownLine* bestLine, GameDocument* document,
              QWidget* parent = nullptr);

    /// The colors as the board draws and names them, by number - 1.
    void setColors(const QList<QIcon>& icons, const QStringList& names);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void saveRequested(); ///< The line that is shown is to be saved.
    void solvedBoardsRequested();
    void
    compareRequested(); ///< The line is to be compared with the best one, or that with the game.

private:
    void prepareTable();
    void sizeColumns();
    void arrange();
    void chooseSource();
    void offerSources();
    void showSource();
    void showLine();
    void showSummary();
    void updateCompare();
    static QString betterLineText(const samegame::GameRecord& better);
    void showIndex();
    void jump(int row);

    LineReplay* m_replay;
    BestKnownLine* m_bestLine;
    GameDocument* m_document;
    LineModel* m_model;
    QStringList m_colorNames;
    std::vector<int> m_widths; // of the columns, as last set here
    QComboBox* m_source;
    QToolButton* m_compareButton;
    QLabel* m_summary;
    QTableView* m_table;
    QPushButton* m_saveButton;
    QPushButton* m_solvedBoardsButton;
    bool m_isFollowing = false; // the table follows the replay, not the person
};
