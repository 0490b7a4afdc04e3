#pragma once

#include <QDialog>

#include "engine/game/rules.h"

class RulesForm;

/// Chooses other rules for the board of the game that is played.
class RulesDialog : public QDialog {
    Q_OBJECT

public:
    /// Opens with `rules`, the rules of the game.
    explicit RulesDialog(const samegame::Rules& rules, QWidget* parent = nullptr);

    samegame::Rules rules() const; ///< What was chosen.

    void accept() override; ///< Remembers the rules for the next new game too.

private:
    RulesForm* m_form;
};
