#pragma once

#include <QPushButton>

#include <map>

#include "engine/search/solver.h"

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
