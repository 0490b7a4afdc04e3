#pragma once

#include <QWidget>

#include "engine/game/rules.h"

class QComboBox;
class QFormLayout;
class QLabel;

/// Chooses rules: what moves and the end of a game earn, and where blocks go. Each choice is
/// explained below it.
class RulesForm : public QWidget {
    Q_OBJECT

public:
    explicit RulesForm(QWidget* parent = nullptr);

    samegame::Rules rules() const;
    void setRules(const samegame::Rules& rules);

    /// The rules chosen last for a game by hand, from settings; standard if there are none.
    static samegame::Rules lastChosen();
    static void remember(const samegame::Rules& rules);

signals:
    void rulesChanged(const samegame::Rules& rules);

private:
    QComboBox* addChoice(QFormLayout* form, const char* objectName, const QString& label);
    QLabel* addExplanation(QFormLayout* form, const char* objectName);
    void fillChoices();
    void explain();

    QComboBox* m_scoring;
    QLabel* m_scoringHelp;
    QComboBox* m_gravity;
    QLabel* m_gravityHelp;
};
