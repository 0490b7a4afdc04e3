#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

#include "app/gui/basics/medal.h"
#include "app/gui/session/gamedocument.h"
#include "app/gui/session/ownresults.h"
#include "engine/game/board.h"
#include "engine/game/rules.h"

class OwnResults;
class PictureTheme;
class QListView;

/// The 20 standard boards with what was reached on each under the rules that are set. A row's text
/// is the board's number, so that typing it finds the board. Follows the results kept.
class StandardBoardsModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// The results, without which no board was ever played, and the games that may be under way, if
    /// any, outlive the model.
    StandardBoardsModel(const OwnResults* results, const GameDocument* games,
                        QObject* parent = nullptr);

    void setRules(const samegame::Rules& rules);

    static samegame::Board board(int row);
    bool isPlayed(int row) const { return standing(row).games > 0; }
    bool isUnderWay(int row) const { return m_open[static_cast<std::size_t>(row)].has_value(); }
    /// "Own best 2,345", "With help 2,345", "Under way: 120", "Not played yet".
    QString ownText(int row) const;
    QString computerText(int row) const; ///< "Computer 3,001"; empty if it has not played it.
    /// Of the own best that ownText says; none while there is no mark to hold it against
    /// (OwnResults::medalMark).
    Medal medal(int row) const;

    static int rowOf(const samegame::Board& board); ///< -1 if it is no standard board.
    /// The first row after `row` whose board was never finished, continuing from the top; `row`
    /// itself if all were finished or there are no results. -1 stands before the first row. Skips
    /// the row `present`.
    int nextUnplayed(int row, int present = -1) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void reload();
    QString accessibleText(int row) const;
    const BoardStanding& standing(int row) const {
        return m_standings[static_cast<std::size_t>(row)];
    }

    const OwnResults* m_results;
    const GameDocument* m_games;
    samegame::Rules m_rules;
    std::vector<BoardStanding> m_standings;
    std::vector<std::optional<int>> m_marks; ///< By row, as the next two.
    std::vector<std::optional<OpenGame>> m_open;
    QTimer m_updateTimer; // runs from a change of the results to the next update
};

/// Paints a standard board in a list: its picture with the medal on its corner, and below it
/// number, own best and the computer's best.
class StandardBoardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Model and theme outlive the delegate.
    StandardBoardDelegate(const StandardBoardsModel* model, const PictureTheme* theme,
                          QObject* parent = nullptr);

    void forgetPictures(); ///< The looks have changed.

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const QPixmap& picture(int row, const QStyleOptionViewItem& option) const;
    void paintMedal(QPainter* painter, const QStyleOptionViewItem& option, int row,
                    const QRect& picture) const;
    void paintTexts(QPainter* painter, const QStyleOptionViewItem& option, int row) const;

    const StandardBoardsModel* m_model;
    const PictureTheme* m_theme;
    mutable QHash<int, QPixmap> m_pictures; // drawn when first shown
};

/// Chooses a standard board by its picture, with what was reached on it. At the start the next one
/// that was not played yet is chosen.
class StandardBoardsPage : public QWidget {
    Q_OBJECT

public:
    /// `lastNumber` is the board chosen last, 0 for none. The board in play is not chosen. The
    /// results and the games, if any, outlive the page.
    StandardBoardsPage(const OwnResults* results, const GameDocument* games,
                       const samegame::Rules& rules, int lastNumber, QWidget* parent = nullptr);

    int number() const; ///< 1 to 20.
    void setNumber(int number);
    void setRules(const samegame::Rules& rules); ///< Shows results under these rules.

    int playedCount() const; ///< Boards that were finished under the rules set.
    int medalCount() const;  ///< Medals on these boards.

signals:
    void numberChanged();
    void standingsChanged(); ///< The counts may be others.
    void playRequested();    ///< By a double click.

protected:
    void changeEvent(QEvent* event) override;

private:
    void keepOneSelected();
    void renewPictures();

    StandardBoardsModel* m_model;
    PictureTheme* m_theme;
    StandardBoardDelegate* m_delegate;
    QListView* m_list;
};
