#pragma once

#include <QDialog>

#include "engine/search/solver.h"

class OptionForm;

/// Edits the options of a solver. What was changed counts only once the dialog is accepted.
class OptionDialog : public QDialog {
    Q_OBJECT

public:
    /// `values` has one for each option of the solver, which is a row of the registry.
    OptionDialog(const samegame::SolverEntry& solver, const samegame::OptionValues& values,
                 QWidget* parent = nullptr);

    samegame::OptionValues values() const;

private:
    OptionForm* m_form;
};
