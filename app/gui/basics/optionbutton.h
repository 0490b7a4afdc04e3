#pragma once

#include <QDialog>
#include <QPushButton>

#include <map>

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

/// Shows which options of a solver differ from their defaults, and opens a form for them. Options
/// are a text as settings keep it, "key=value key=value"; see optionsText.
class OptionButton : public QPushButton {
    Q_OBJECT

public:
    explicit OptionButton(QWidget* parent = nullptr);

    QString options() const { return m_options; }
    void setOptions(const QString& options);

    /// Shows another solver, a row of the registry, with the options that it had here before, at
    /// first its defaults.
    void setSolver(const samegame::SolverEntry* solver);

signals:
    void optionsChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void edit();
    QString shownText() const;
    void showOptions();

    const samegame::SolverEntry* m_solver = nullptr;
    QString m_options;
    std::map<const samegame::SolverEntry*, QString> m_kept; // options of solvers not shown now
};
