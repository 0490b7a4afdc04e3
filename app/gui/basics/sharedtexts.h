#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QString>

#include "app/gui/basics/outsidetext.h"

/// Sentences that more than one place of the window says.
class SharedText {
    Q_DECLARE_TR_FUNCTIONS(SharedText)

public:
    /// Stands where a value is not known.
    static QString unknown() { return QStringLiteral("–"); }
    static QString groupPlace() {
        return tr("Row and column of the group's lowest and leftmost cell, row 1 at the top");
    }
    static QString groupSize() { return tr("Blocks of the group"); }
    static QString largestGroup() { return tr("Blocks of the largest group that was removed"); }
    static QString timeAtBoard() {
        return tr("Hours, minutes and seconds at the board; thoughts longer than a minute "
                  "count as one");
    }
    static QString differentRules() {
        return tr("Scores under different rules cannot be compared: choose one kind of game.");
    }
    static QString takeOver() { return tr("Goes on playing by hand from the position shown"); }
    static QString otherBoard() { return tr("Chooses another board"); }
    static QString hintPending() { return tr("Looking for a hint…"); }
    static QString noBetterGame() { return tr("No better game than this one was found."); }
    static QString scoreDistribution() { return tr("Distribution of final scores"); }
    static QString solverComparison() { return tr("Comparison of solvers"); }
    static QString seed(const QString& seed) { return tr("Seed %1").arg(seed); }
    static QString tableAsCsv() { return tr("Table as &CSV…"); }
    static QString binsAsCsv() { return tr("&Bins as CSV…"); }
    /// A tool tip that names its key, as in "Replays the line (F7)"; without a key the text alone.
    static QString withKey(const QString& text, const QKeySequence& key) {
        return key.isEmpty() ? text
                             : tr("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText));
    }
    static QString bestLineSaved(const QString& path) {
        return tr("Best line saved as %1").arg(shortName(path));
    }
};
