#pragma once

#include <QDialog>
#include <QIcon>
#include <QList>
#include <QString>

#include <cstddef>
#include <optional>

#include "app/gui/session/namedgame.h"
#include "app/gui/session/practice.h"

class BoardView;
class QLabel;
class QPushButton;
class QToolButton;

/// The exercises of a day: a question about a board, which is answered by a click on a group. What
/// is said of an answer is what was found out about that move. A button opens the line of the
/// answer in the window.
class PracticeDialog : public QDialog {
    Q_OBJECT

public:
    /// Shows the first exercise that is not done. The practice outlives the dialog and has begun
    /// its day; it goes on making exercises while the dialog is open.
    explicit PracticeDialog(Practice* practice, QWidget* parent = nullptr);

    std::size_t number() const { return m_number; } ///< Of the exercise that is shown, from 0.

signals:
    void openRequested(const NamedGame& game); ///< The dialog has closed.

private:
    void arrange();
    void follow();
    void choose(std::size_t number);
    void showExercise();
    void showBoard();
    void showDots();
    void showRecord();
    void answer(samegame::Move move);
    void giveUp();
    void goOn();
    void openLine();
    void tell(const QString& text);

    const DayExercise* current() const;
    const samegame::ExerciseMove& answerShown(const DayExercise& exercise) const;
    std::optional<std::size_t> nextOpen() const;
    QIcon dotOf(std::size_t number) const;
    QString stateOf(std::size_t number) const;

    Practice* m_practice;
    std::size_t m_number = Practice::exerciseCount - 1; ///< The next one is the first.
    bool m_isShown = false;                             ///< The exercise is on the board.
    std::optional<samegame::Move> m_answer;             ///< The right move that was chosen here.
    QList<QToolButton*> m_dots;
    BoardView* m_board;
    QLabel* m_question;
    QLabel* m_origin;
    QLabel* m_verdict;
    QLabel* m_record;
    QPushButton* m_show;
    QPushButton* m_next;
    QPushButton* m_open;
};
