#pragma once

#include <QWidget>

#include <functional>
#include <span>
#include <vector>

#include "engine/base/option_spec.h"

class QComboBox;
class QFormLayout;
class QPushButton;

/// Boxes that offer what the engine's registries hold.

/// The solvers by their titles; the data of an item is the name. The tooltip explains the solver
/// shown.
void fillSolvers(QComboBox* box);

/// The playout policies by their titles, each with a tooltip; the data of an item is the name. The
/// box can be edited: a policy's parameters are written behind its title, see policyOfText().
void fillPolicies(QComboBox* box);

/// A form for a solver's options, built from their OptionSpecs. Each editor's objectName is
/// "option-" and the option's name.
class OptionForm : public QWidget {
    Q_OBJECT

public:
    explicit OptionForm(QWidget* parent = nullptr);

    /// Shows other options, of the registry; `values` has one for each spec. Emits nothing.
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
    void showImplied(const samegame::OptionValues& implied); ///< Emits nothing.
    void restoreDefaults();
    void showWhetherDefault();
    QWidget* addEditor(const samegame::OptionSpec& spec, const samegame::OptionValue& value);

    QFormLayout* m_layout;
    std::span<const samegame::OptionSpec> m_specs; // the registry's, which outlives all forms
    std::vector<Field> m_fields;
    QPushButton* m_defaultsButton = nullptr;
};
