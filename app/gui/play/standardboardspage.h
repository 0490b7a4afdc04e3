#pragma once

#include <QWidget>

#include "engine/game/board.h"
#include "engine/game/rules.h"

class OwnResults;
class PictureTheme;
class QListView;
class StandardBoardDelegate;
class StandardBoardsModel;

/// Chooses a standard board by its picture, with what was reached on it. At the start the next one
/// that was not played yet is chosen.
class StandardBoardsPage : public QWidget {
    Q_OBJECT

public:
    /// `lastNumber` is the board chosen last, 0 for none. The board in play is not chosen. The
    /// results, if any, outlive the page.
    StandardBoardsPage(const OwnResults* results, const samegame::Rules& rules, int lastNumber,
                       const samegame::Board& inPlay = {}, QWidget* parent = nullptr);

    int number() const; ///< 1 to 20.
    void setNumber(int number);
    void setRules(const samegame::Rules& rules); ///< Those whose results are shown.

signals:
    void numberChanged();
    void playRequested(); ///< By a double click.

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
