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
class PanelScroll;
class QLabel;
class QPushButton;
class QToolButton;

/// The exercises of a day: a question about a board, which is answered by a click on a group. What
/// is said of an answer is what was found out about that move. A button opens the line of the
/// answer in the window. With the keyboard the board is enough: Enter answers, and once the
/// exercise is done goes to the next one. Screen readers are told questions and answers at once.
class PracticeDialog : public QDialog {
    Q_OBJECT

public:
    /// Shows the first exercise that is not done. The practice outlives the dialog and has begun
    /// its day; it goes on making exercises while the dialog is open.
    explicit PracticeDialog(Practice* practice, QWidget* parent = nullptr);

    std::size_t number() const { return m_number; } ///< Of the exercise that is shown, from 0.

signals:
    void openRequested(const NamedGame& game); ///< The dialog has closed.

protected:
    void changeEvent(QEvent* event) override;

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
    void say(QWidget* text) const;

    bool isShown() const;
    bool isAllDone() const; ///< All five.
    const DayExercise* current() const;
    const samegame::ExerciseMove& answerShown(const DayExercise& exercise) const;
    std::optional<std::size_t> nextOpen() const;
    QIcon dotOf(std::size_t number) const;
    QString stateOf(std::size_t number) const;
    QString doneText(const DayExercise& exercise) const;

    Practice* m_practice;
    std::size_t m_number = Practice::exerciseCount - 1; ///< The next one is the first.
    std::optional<samegame::Position> m_shown;          ///< Of the exercise on the board.
    std::optional<samegame::Move> m_answer;             ///< The right move that was chosen here.
    QList<QToolButton*> m_dots;
    BoardView* m_board;
    QLabel* m_question;
    QLabel* m_origin;
    QLabel* m_verdict;
    QLabel* m_record;
    PanelScroll* m_words; ///< Around the verdict and what follows it.
    QPushButton* m_show;
    QPushButton* m_next;
    QPushButton* m_open;
};
