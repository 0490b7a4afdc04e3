#include "app/gui/basics/sharedtexts.h"

#include <QCoreApplication>

#include "app/gui/basics/outsidetext.h"

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("SharedText", text);
}

} // namespace

QString SharedText::unknown() {
    return QStringLiteral("–");
}

QString SharedText::groupPlace() {
    return translated(QT_TRANSLATE_NOOP(
        "SharedText", "Row and column of the group's lowest and leftmost cell, row 1 at the top"));
}

QString SharedText::groupSize() {
    return translated(QT_TRANSLATE_NOOP("SharedText", "Blocks of the group"));
}

QString SharedText::largestGroup() {
    return translated(
        QT_TRANSLATE_NOOP("SharedText", "Blocks of the largest group that was removed"));
}

QString SharedText::timeAtBoard() {
    return translated(QT_TRANSLATE_NOOP(
        "SharedText", "Hours, minutes and seconds at the board; thoughts longer than a minute "
                      "count as one"));
}

QString SharedText::differentRules() {
    return translated(QT_TRANSLATE_NOOP(
        "SharedText", "Scores under different rules cannot be compared: choose one kind of game."));
}

QString SharedText::takeOver() {
    return translated(
        QT_TRANSLATE_NOOP("SharedText", "Goes on playing by hand from the position shown"));
}

QString SharedText::otherBoard() {
    return translated(QT_TRANSLATE_NOOP("SharedText", "Chooses another board"));
}

QString SharedText::hintPending() {
    return translated(QT_TRANSLATE_NOOP("SharedText", "Looking for a hint…"));
}

QString SharedText::scoreDistribution() {
    return translated(QT_TRANSLATE_NOOP("SharedText", "Distribution of final scores"));
}

QString SharedText::solverComparison() {
    return translated(QT_TRANSLATE_NOOP("SharedText", "Comparison of solvers"));
}

QString SharedText::seed(const QString& seed) {
    return translated(QT_TRANSLATE_NOOP("SharedText", "Seed %1")).arg(seed);
}

QString SharedText::tableAsCsv() {
    return translated(QT_TRANSLATE_NOOP("SharedText", "Table as &CSV…"));
}

QString SharedText::binsAsCsv() {
    return translated(QT_TRANSLATE_NOOP("SharedText", "&Bins as CSV…"));
}

QString SharedText::bestLineSaved(const QString& path) {
    return translated(QT_TRANSLATE_NOOP("SharedText", "Best line saved as %1"))
        .arg(shortName(path));
}

QString SharedText::withKey(const QString& text, const QKeySequence& key) {
    if (key.isEmpty())
        return text;
    return translated(QT_TRANSLATE_NOOP("SharedText", "%1 (%2)"))
        .arg(text, key.toString(QKeySequence::NativeText));
}
