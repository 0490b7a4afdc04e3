#pragma once

#include <QWidget>

#include <optional>

#include "engine/base/result.h"
#include "engine/game/rules.h"

class OwnScoringForm;
class QComboBox;
class QFormLayout;
class QLabel;
class SeedEdit;

/// Chooses rules: what moves and the end of a game earn, or one's own texts for it, where blocks
/// go, and whether columns come in. Examples of what they earn stand first, and each choice is
/// explained below it.
class RulesForm : public QWidget {
    Q_OBJECT

public:
    explicit RulesForm(QWidget* parent = nullptr);

    /// Refill is as for a new game: only its seed counts (samegame::new_game), and with an
    /// unchanged seed the rules shown come back unchanged.
    samegame::Rules rules() const;
    void setRules(const samegame::Rules& rules);
    std::optional<samegame::Error> error() const; ///< What is wrong; nothing if nothing is.

    /// The rules chosen last for a game by hand, from settings; standard if there are none.
    static samegame::Rules lastChosen();
    static void remember(const samegame::Rules& rules);

signals:
    void rulesChanged(const samegame::Rules& rules);

private:
    QLabel* addExplanation(const char* objectName, int lines);
    static QLabel* makeText(const char* objectName, int lines);
    void fillChoices();
    void explain();
    bool isRefilled() const;
    bool isOwn() const;
    samegame::Scoring scoring() const;

    QFormLayout* m_form;
    QLabel* m_examples;
    QComboBox* m_scoring;
    OwnScoringForm* m_own;
    QLabel* m_ownHelp;
    QLabel* m_scoringHelp;
    QComboBox* m_gravity;
    QLabel* m_gravityHelp;
    QComboBox* m_columns; // 1: new ones come in
    QLabel* m_columnsHelp;
    SeedEdit* m_seed;
    std::optional<samegame::Refill> m_shownRefill;
};
