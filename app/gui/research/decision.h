#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>

#include "engine/studies/experiment/comparison.h"

class KeptChoices;
class NumberBox;
class QCheckBox;

/// Whether a comparison goes on until its difference is decided, and the margin within which its
/// two solvers count as equal: a row of a form, remembered. Objects are named "comparisonUntil" and
/// "comparisonMargin".
class DecisionChoice : public QWidget {
    Q_OBJECT

public:
    explicit DecisionChoice(QWidget* parent = nullptr);

    QCheckBox* label() const { return m_until; } ///< Stands before the margin in the form.

    /// Two solvers alone can be compared so: with others, it is not chosen. Emits nothing.
    void setSolvers(std::size_t count);
    std::optional<double> margin() const; ///< Nothing: the comparison does not end so.
    /// Nothing leaves the margin as it was. Emits nothing.
    void setMargin(const std::optional<double>& margin);

    void load(); ///< From the settings. Emits nothing.
    void keep(KeptChoices& kept) const;

signals:
    void changed();

private:
    QCheckBox* m_until;
    NumberBox* m_margin;
};

/// What a comparison with a margin has come to: "Decided after 40 boards: NRPA is better by 52.0
/// points a board (12.0 to 92.0, at any time 95 %)". `names` are those of its two solvers.
QString verdictText(const samegame::PairedSummary& summary, double margin,
                    const QStringList& names);

/// The same in fewer and fewer words, where there is little room: "NRPA is better", "Decided".
QStringList shorterVerdicts(const samegame::PairedSummary& summary, double margin,
                            const QStringList& names);

/// How far such a comparison is while it runs; empty without boards.
QString differenceSoFarText(const samegame::PairedSummary& summary);

/// How the interval of a verdict differs from the usual ones, which stand in the table.
QString verdictHelp();
