#include "app/gui/basics/sharedtexts.h"

#include <QCoreApplication>

#include "app/gui/basics/outsidetext.h"

namespace {

struct SharedTexts {
    Q_DECLARE_TR_FUNCTIONS(SharedText)
};

} // namespace

QString SharedText::unknown() {
    return QStringLiteral("–");
}

QString SharedText::groupPlace() {
    return SharedTexts::tr(
        "Row and column of the group's lowest and leftmost cell, row 1 at the top");
}

QString SharedText::groupSize() {
    return SharedTexts::tr("Blocks of the group");
}

QString SharedText::largestGroup() {
    return SharedTexts::tr("Blocks of the largest group that was removed");
}

QString SharedText::timeAtBoard() {
    return SharedTexts::tr("Hours, minutes and seconds at the board; thoughts longer than a minute "
                           "count as one");
}

QString SharedText::differentRules() {
    return SharedTexts::tr(
        "Scores under different rules cannot be compared: choose one kind of game.");
}

QString SharedText::takeOver() {
    return SharedTexts::tr("Goes on playing by hand from the position shown");
}

QString SharedText::otherBoard() {
    return SharedTexts::tr("Chooses another board");
}

QString SharedText::hintPending() {
    return SharedTexts::tr("Looking for a hint…");
}

QString SharedText::noBetterGame() {
    return SharedTexts::tr("No better game than this one was found.");
}

QString SharedText::scoreDistribution() {
    return SharedTexts::tr("Distribution of final scores");
}

QString SharedText::solverComparison() {
    return SharedTexts::tr("Comparison of solvers");
}

QString SharedText::seed(const QString& seed) {
    return SharedTexts::tr("Seed %1").arg(seed);
}

QString SharedText::tableAsCsv() {
    return SharedTexts::tr("Table as &CSV…");
}

QString SharedText::binsAsCsv() {
    return SharedTexts::tr("&Bins as CSV…");
}

QString SharedText::bestLineSaved(const QString& path) {
    return SharedTexts::tr("Best line saved as %1").arg(shortName(path));
}

QString SharedText::withKey(const QString& text, const QKeySequence& key) {
    if (key.isEmpty())
        return text;
    return SharedTexts::tr("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText));
}
