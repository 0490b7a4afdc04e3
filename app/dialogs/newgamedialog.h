#pragma once

#include <QDialog>

#include "app/dialogs/namedgame.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QTabWidget;

/// Chooses the board of a new game: a standard board, a random one, or pasted text. What does not
/// make a board is explained, and cannot be accepted.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewGameDialog(QWidget* parent = nullptr);

    /// What was chosen; once accepted.
    const NamedGame& game() const { return m_game; }

private:
    QWidget* makeStandardPage();
    QWidget* makeRandomPage();
    QWidget* makePastePage();
    samegame::Result<NamedGame> chosenGame() const;
    void check();
    void drawSeed();

    NamedGame m_game;
    QTabWidget* m_pages;
    QSpinBox* m_number;
    QLineEdit* m_seed;
    QSpinBox* m_rows;
    QSpinBox* m_columns;
    QSpinBox* m_colors;
    QPlainTextEdit* m_text;
    QLabel* m_error;
    QDialogButtonBox* m_buttons;
};
