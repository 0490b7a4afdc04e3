#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include "app/gui/basics/outsidetext.h"

/// Sentences that more than one place of the window says.
namespace SharedText {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(SharedText)
};

/// Stands where a value is not known.
inline QString unknown() {
    return QStringLiteral("–");
}
/// "Open…" of "&Open…", and "開く…" of "開く(&O)…".
inline QString withoutLetter(QString text) {
    static const QRegularExpression letter(QStringLiteral("\\(&.\\)"));
    return text.remove(letter).remove('&');
}
/// "7, 5": short parts one after the other, as a language writes them.
inline QString list(const QStringList& parts) {
    return parts.join(Texts::tr(", ", "between the parts of a list"));
}
/// The same of parts that may have commas of their own.
inline QString listOfClauses(const QStringList& parts) {
    return parts.join(Texts::tr("; ", "between longer parts of a list"));
}
/// Sentences one after the other. A full-width mark at the end of one brings its own blank.
inline QString sentences(const QStringList& parts) {
    static const QString fullWidthMarks = QStringLiteral("。！？：；）」”");
    QString text;
    for (const QString& part : parts) {
        if (!text.isEmpty() && !part.isEmpty() && !fullWidthMarks.contains(text.back()))
            text += ' ';
        text += part;
    }
    return text;
}
/// "Found by Nova." of "Found by Nova".
inline QString sentence(const QString& words) {
    return Texts::tr("%1.", "words as a sentence").arg(words);
}
inline QString groupPlace() {
    return Texts::tr("Row and column of the group's lowest and leftmost cell, row 1 at the top");
}
inline QString groupSize() {
    return Texts::tr("Blocks of the group");
}
inline QString largestGroup() {
    return Texts::tr("Blocks of the largest group that was removed");
}
inline QString timeAtBoard() {
    return Texts::tr("Hours, minutes and seconds at the board; thoughts longer than a minute "
                     "count as one");
}
inline QString differentRules() {
    return Texts::tr("Scores under different rules cannot be compared: choose one kind of game.");
}
inline QString takeOver() {
    return Texts::tr("Goes on playing by hand from the position shown");
}
inline QString trialsOfOtherVersion() {
    return Texts::tr("its runs are of another version of SameGame, and a file of trials would name "
                     "this version as the one that made them; choose a table (*.csv)");
}
inline QString otherBoard() {
    return Texts::tr("Chooses another board");
}
inline QString noTextOnClipboard() {
    return Texts::tr("The clipboard has no text.");
}
inline QString hintPending() {
    return Texts::tr("Looking for a hint…");
}
inline QString noBetterGame() {
    return Texts::tr("No better game than this one was found.");
}
inline QString scoreDistribution() {
    return Texts::tr("Distribution of final scores");
}
inline QString solverComparison() {
    return Texts::tr("Comparison of solvers");
}
inline QString meanOfBoardsLikeThese() {
    return Texts::tr("Mean, 95 %, boards like these");
}
inline QString meanOfBoardsLikeTheseHelp() {
    return Texts::tr(
        "95 % confidence interval of the mean over all boards like these; these boards "
        "are the sample, two or more (Student's t)");
}
inline QString differenceIntervalOnBoardsLikeThese() {
    return Texts::tr("95 % interval of the mean difference on boards like these; where it holds 0, "
                     "the difference may be luck");
}
inline QString differenceOnBoardsLikeThese() {
    return Texts::tr("Difference, 95 %, boards like these");
}
inline QString seed(const QString& seed) {
    return Texts::tr("Seed %1").arg(seed);
}
/// For a caption, which names usual rules too.
inline QString rules(const QString& title) {
    return Texts::tr("Rules: %1").arg(title);
}
inline QString tableAsCsv() {
    return Texts::tr("Table as &CSV…");
}
inline QString binsAsCsv() {
    return Texts::tr("&Bins as CSV…");
}
/// "Replays the line (F7)": a remark behind a text.
inline QString withRemark(const QString& text, const QString& remark) {
    return Texts::tr("%1 (%2)").arg(text, remark);
}
/// A tool tip that names its key, as in "Replays the line (F7)"; without a key the text alone.
inline QString withKey(const QString& text, const QKeySequence& key) {
    return key.isEmpty() ? text : withRemark(text, key.toString(QKeySequence::NativeText));
}
inline QString savedAs(const QString& path) {
    return Texts::tr("Saved as %1").arg(shownPath(path));
}
inline QString bestLineSaved(const QString& path) {
    return Texts::tr("Best game saved as %1").arg(shortName(path));
}

} // namespace SharedText
