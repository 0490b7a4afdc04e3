#pragma once

#include <QKeySequence>
#include <QString>

/// Sentences that more than one place of the window says.
namespace SharedText {

QString unknown();                 ///< What stands where a value is not known: a dash.
QString groupPlace();              ///< What the place of a group in a table means.
QString groupSize();               ///< What the size of a group in a table means.
QString largestGroup();            ///< What the largest group of a game means.
QString timeAtBoard();             ///< What the time of a game means.
QString differentRules();          ///< Why scores are not put together.
QString takeOver();                ///< What taking a replay over does.
QString otherBoard();              ///< What the button for a new game does.
QString hintPending();             ///< That a hint is being looked for.
QString noBetterGame();            ///< What a search for one ends with, if it finds none.
QString scoreDistribution();       ///< The name of the chart of final scores.
QString solverComparison();        ///< The name of the chart of solvers.
QString seed(const QString& seed); ///< The seed that something was made with.
QString tableAsCsv();              ///< What exports the table of a chart.
QString binsAsCsv();               ///< What exports the bins of a chart.
/// A tool tip that names its key, as in "Replays the line (F7)"; without a key the text alone.
QString withKey(const QString& text, const QKeySequence& key);
QString bestLineSaved(const QString& path); ///< Where a best line went.

} // namespace SharedText
