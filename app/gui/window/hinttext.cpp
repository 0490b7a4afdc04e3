#include "app/gui/window/hinttext.h"

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/window/mainwindow.h"
#include "engine/game/move.h"

namespace {

QString textOfGroup(const Hint& hint, const samegame::Rules& rules, int boardRows) {
    const QString score = hint.finalScore ? finalScoreText(rules, *hint.finalScore) : QString();
    const QString place =
        QString::fromStdString(samegame::to_string(samegame::to_notation(hint.move, boardRows)));
    const QString blocks = MainWindow::tr("%Ln blocks", nullptr, hint.cells);
    if (!hint.finalScore)
        return MainWindow::tr("Hint: the marked group at %1 (row, column), %2, %3; the best by the "
                              "blocks on the board, since nobody knows the columns to come.")
            .arg(place, blocks, MainWindow::tr("%Ln points", nullptr, hint.points));
    return movesEarn(rules)
               ? MainWindow::tr("Hint: the marked group at %1 (row, column), %2, %3; best "
                                "final score known: %4. H again shows the line.")
                     .arg(place, blocks, MainWindow::tr("%Ln points", nullptr, hint.points), score)
               : MainWindow::tr("Hint: the marked group at %1 (row, column), %2; best end known: "
                                "%3. H again shows the line.")
                     .arg(place, blocks, score);
}

} // namespace

QString textOf(const Hint& hint, const samegame::Rules& rules, int boardRows) {
    const QString score = hint.finalScore ? finalScoreText(rules, *hint.finalScore) : QString();
    switch (hint.step) {
    case Hint::Step::Color:
        return MainWindow::tr("Hint: a group of this color: %1. Press H again to see which one.")
            .arg(colorName(hint.color));
    case Hint::Step::Group:
        return textOfGroup(hint, rules, boardRows);
    case Hint::Step::Line:
        return movesEarn(rules) ? MainWindow::tr("Hint: each block carries the number of the move "
                                                 "that removes it; this line ends with a score "
                                                 "of %1.")
                                      .arg(score)
                                : MainWindow::tr("Hint: each block carries the number of the move "
                                                 "that removes it; the end of this line: %1.")
                                      .arg(score);
    }
    return {};
}

QString longestHintText(const samegame::Rules& rules) {
    Hint hint;
    hint.color = 1;
    hint.move = {{19, 0}};
    hint.cells = 88;
    hint.points = 8888;
    hint.finalScore = movesEarn(rules) ? 8888 : -88;
    QString longest;
    for (const auto step : {Hint::Step::Color, Hint::Step::Group, Hint::Step::Line}) {
        hint.step = step;
        const QString text = textOf(hint, rules, 20);
        longest = text.size() > longest.size() ? text : longest;
    }
    return longest;
}
