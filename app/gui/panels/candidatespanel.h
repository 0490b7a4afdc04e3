#pragma once

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

#include "app/gui/panels/candidatemodel.h"
#include "app/gui/session/assistant.h"
#include "engine/studies/review/game_review.h"

class CountBox;
class QCheckBox;
class ElidedLabel;
class QLabel;
class QMenu;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;

/// The candidates of the position that the board shows, of the game or of a replay, as a table that
/// can be sorted, linked with the board both ways. In a replay they are not played: there, and by
/// a menu everywhere, the line of a candidate can be replayed.
class CandidatesPanel : public QWidget {
    Q_OBJECT

public:
    /// Assistant and document outlive the panel.
    CandidatesPanel(Assistant* assistant, GameDocument* document, QWidget* parent = nullptr);

    static constexpr int usualLabelCount = 5;
    int labelCount() const; ///< How many candidates the board shall label.
    void setLabelCount(int count);
    bool showsLoss() const; ///< Scores on the board, and means, as loss against the best.
    void setShowsLoss(bool showsLoss);
    bool showsVisits() const; ///< In a column, and so on the board.
    /// The columns that are shown, by their names (CandidateModel::nameOf); the group always is.
    QStringList shownColumns() const;
    void setShownColumns(const QStringList& names); ///< Names of no column do nothing.
    static QStringList usualColumns();

    QSize sizeHint() const override; ///< The panel wants to be wide enough for every column.

public slots:
    /// Marks the row of the group that the board's mouse or cursor is on; the selection and what is
    /// scrolled stay.
    void highlightMove(const std::optional<samegame::Move>& move);
    void clearSelection();
    /// While the board shows a replay, a note says that the candidates are those of its position,
    /// and what would play one replays its line instead.
    void setReplaying(bool isReplaying);
    /// The word for the move played last stands above the table, if there is one; with `isWanted`
    /// its place is kept without one.
    void setLastMove(const std::optional<samegame::ReviewedMove>& move, bool isWanted);

signals:
    void labelCountChanged(int count);
    void showsLossChanged(bool showsLoss);
    void showsVisitsChanged(bool showsVisits);
    /// The person selected a row (or none is selected any more).
    void moveSelected(const std::optional<samegame::Move>& move);
    /// The mouse is over a row (or over none any more).
    void moveHovered(const std::optional<samegame::Move>& move);
    /// A row was double-clicked, or Enter was pressed on it.
    void playRequested(samegame::Move move);
    /// The line of a candidate is to be replayed, saved, or compared with that of the best one.
    void replayRequested(samegame::Move move);
    void saveRequested(samegame::Move move);
    void compareRequested(samegame::Move move);
    /// The game that has ended is to be gone through with the assistant.
    void lookBackRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Widths {
        int least = 0;  // pixels for the numbers alone
        int wanted = 0; // pixels for numbers and title
    };
    void arrange();
    void prepareTable();
    void makeColumnMenu();
    void showColumn(int column, bool isShown);
    void makePictures();
    QSize pictureSize() const;
    int lastShownColumn() const;
    std::vector<Widths> widths(bool showsLoss) const;
    Widths shownWidth(const std::vector<Widths>& columns) const; ///< Of all that are shown.
    void growColumns();
    void measureColumns();
    void fitColumns();
    void showResult();
    static QStringList finders(const PositionResult& result);
    void showEmptyText();
    void select();
    void hover();
    void play(const QModelIndex& index);
    void makeLineMenu();
    void updateLineMenu();
    void updateLookBack();
    std::optional<samegame::Move> moveAt(const QModelIndex& index) const;
    std::optional<samegame::Move> selectedMove() const;

    Assistant* m_assistant;
    GameDocument* m_document;
    CandidateModel* m_model;
    QSortFilterProxyModel* m_proxy;
    QTableView* m_table;
    ElidedLabel* m_emptyText;
    QLabel* m_replayNote;
    QPushButton* m_lookBack;
    QToolButton* m_lineButton; // for the selected candidate
    QMenu* m_lineMenu;         // its actions, below it and in the table
    QAction* m_replayLine = nullptr;
    QAction* m_saveLine = nullptr;
    QAction* m_compareLine = nullptr;
    bool m_isReplaying = false;
    QLabel* m_lastMove;
    CountBox* m_labelCount;
    QCheckBox* m_showsLoss;
    QToolButton* m_columnsButton;
    QMenu* m_columns; // an action for each column but the group, in their order

    std::vector<Widths> m_widths;                               // one for each column
    std::array<QString, CandidateModel::ColumnCount> m_longest; // text of each, in this game
    samegame::Position m_measuredGame;
    bool m_isFitting = false;
    bool m_hasOwnWidths = false;   // the person chose the widths
    std::optional<QPoint> m_mouse; // where the mouse is, while over the rows
    std::optional<samegame::Move> m_hovered;
};
