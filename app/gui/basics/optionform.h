#pragma once

#include <QDialog>
#include <QPushButton>
#include <QWidget>

#include <functional>
#include <map>
#include <span>
#include <vector>

#include "engine/base/option_spec.h"
#include "engine/search/solver.h"

class QComboBox;
class QFormLayout;

/// Fills a box with the playout policies by their titles, each with a tooltip; the data of an item
/// is the name. The box can be edited: a policy's parameters are written behind its title, see
/// policyOfText().
void fillPolicies(QComboBox* box);

/// A form for a solver's options, built from their OptionSpecs. Each editor's objectName is
/// "option-" and the option's name.
class OptionForm : public QWidget {
    Q_OBJECT

public:
    explicit OptionForm(QWidget* parent = nullptr);

    /// Shows other options, of the registry, or other values of the same ones, which keep their
    /// editors; `values` has one for each spec. Emits nothing.
    void setOptions(std::span<const samegame::OptionSpec> specs,
                    const samegame::OptionValues& values);
    samegame::OptionValues values() const;

    /// Makes the host's button reset all options to their defaults. It is enabled while an option
    /// differs.
    void setDefaultsButton(QPushButton* button);

signals:
    void valuesChanged(); ///< The person has completed an edit.

private:
    struct Field {
        std::string name;
        std::function<samegame::OptionValue()> value;
        std::function<void(const samegame::OptionValue&)> setValue;
    };
    void showValues(const samegame::OptionValues& values); ///< Of some fields. Emits nothing.
    void restoreDefaults();
    void showWhetherDefault();
    QWidget* addEditor(const samegame::OptionSpec& spec, const samegame::OptionValue& value);

    QFormLayout* m_layout;
    std::span<const samegame::OptionSpec> m_specs; // the registry's, which outlives all forms
    std::vector<Field> m_fields;
    QPushButton* m_defaultsButton = nullptr;
};

/// Edits the options of a solver. What was changed counts only once the dialog is accepted.
class OptionDialog : public QDialog {
    Q_OBJECT

public:
    /// `values` has one for each option of the solver, which is a row of the registry.
    OptionDialog(const samegame::SolverEntry& solver, const samegame::OptionValues& values,
                 QWidget* parent = nullptr);

    samegame::OptionValues values() const { return m_form->values(); }

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
