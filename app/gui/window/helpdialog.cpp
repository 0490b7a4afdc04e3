#include "app/gui/window/helpdialog.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMessageBox>
#include <QTableWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/rulestext.h"

void showAbout(QWidget* parent) {
    const auto translated = [](const char* text) {
        return QCoreApplication::translate("AboutDialog", text);
    };
    auto* box = new QMessageBox(parent);
    box->setObjectName("aboutDialog");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(translated(QT_TRANSLATE_NOOP("AboutDialog", "About SameGame")));
    box->setIconPixmap(parent->windowIcon().pixmap(64));
    box->setText("<h3>SameGame " + QCoreApplication::applicationVersion() + "</h3>");
    box->setInformativeText(translated(QT_TRANSLATE_NOOP(
        "AboutDialog",
        "<p>Play SameGame, get hints from Monte-Carlo solvers, replay the best lines and compare "
        "playout policies.</p><p>Free software under the GNU General Public License, version 3 or "
        "later. It comes without any warranty.</p>")));
    box->open();
}

namespace {

QTableWidgetItem* makeItem(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

QString withoutMnemonic(QString text) {
    return text.remove('&').remove(QStringLiteral("…"));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent) {
    setObjectName("shortcutsDialog");
    setWindowTitle(tr("Shortcuts"));
    auto* table = new QTableWidget(0, 2);
    table->setObjectName("shortcutsTable");
    table->setHorizontalHeaderLabels({tr("Action"), tr("Shortcut")});
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    for (const QAction* action : actions) {
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts())
            keys << key.toString(QKeySequence::NativeText);
        if (keys.isEmpty())
            continue;
        const int row = table->rowCount();
        table->insertRow(row);
        table->setItem(row, 0, makeItem(withoutMnemonic(action->text())));
        table->setItem(row, 1, makeItem(keys.join(", ")));
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(table);
    layout->addWidget(buttons);
    fitScreen(this, {440, 460});
}

namespace {

QString section(const QString& title, const QStringList& paragraphs) {
    QString html = "<h3>" + title.toHtmlEscaped() + "</h3>";
    for (const QString& paragraph : paragraphs)
        html += "<p>" + paragraph.toHtmlEscaped() + "</p>";
    return html;
}

/// How to choose them, and what each of them says.
QStringList otherRules() {
    QStringList paragraphs{HelpDialog::tr(
        "A new game (Ctrl+N) chooses its rules with its board; Rules… (Ctrl+Shift+R) starts the "
        "board in play anew under other ones. Above the board stands which rules a game has, if "
        "they are not the usual ones. A game keeps the rules of its file or ID, best lines and "
        "charts belong to the rules they were found under.")};
    const auto add = [&paragraphs](auto part) {
        paragraphs << HelpDialog::tr("%1: %2", "rules").arg(titleOf(part), explanationOf(part));
    };
    for (const samegame::Scoring scoring : samegame::all_scorings())
        add(scoring);
    for (const samegame::Gravity gravity : samegame::all_gravities())
        add(gravity);
    paragraphs << HelpDialog::tr(
                      "Refill: %1 The seed of the columns stands in the rules, above the "
                      "board and in the file: the same moves meet the same columns "
                      "everywhere. Nobody knows the columns to come, so hints and "
                      "candidates judge by the blocks on the board, and of the solvers "
                      "only Flat Monte-Carlo and Greedy search play.")
                      .arg(explanationOfRefill(true));
    return paragraphs;
}

} // namespace

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent) {
    setObjectName("helpDialog");
    setWindowTitle(tr("Help"));
    auto* text = new QTextBrowser;
    text->setObjectName("helpText");
    text->setAccessibleName(tr("Help"));
    text->setHtml(page());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(buttons);
    fitScreen(this, {620, 640});
}

QString HelpDialog::page() {
    return section(tr("The game"),
                   {tr("Remove groups: two or more blocks of one color that touch along edges. "
                       "Blocks above fall down, and empty columns close to the left. A group of n "
                       "blocks earns (n − 2)² points, so large groups are worth waiting for."),
                    tr("An empty board earns 1,000 points. If no group is left before that, each "
                       "color with m blocks left costs (m − 2)² points.")}) +
           section(tr("Other rules"), otherRules()) +
           section(
               tr("Playing"),
               {tr("Point at a group to see its size and points; click to remove it. With the "
                   "keyboard, arrows move a cursor over the board, and Enter or Space removes "
                   "the group under it; while no cursor is shown, the group that stands out "
                   "under the mouse, and if none does, the cursor is shown first. The settings "
                   "make the first click select and the second one remove. A key that is held "
                   "does once what changes the game, only undo, redo and steps of the replay go "
                   "on; the second click of a double click does not remove what just fell "
                   "there."),
                tr("The window has three layouts: Play (F2) shows the board alone, Analyze "
                   "(F3) the assistant, the candidates, the best line and the replay bar "
                   "beside it, Research (F4) the charts as well. What is asked for opens its "
                   "place in each of them. Each remembers what was changed in it; Ctrl+0 "
                   "resets the one that is shown. F11 gives the window the whole screen."),
                tr("Everything can be undone, even a new game and after the end. The game, its "
                   "history, what the assistant found and what the charts show are there again "
                   "when the program starts the next time."),
                tr("A game that ends while it cannot be stored, since the disk is full or "
                   "another program holds the file, waits and is stored later. A file with "
                   "stored games that is damaged, deleted or replaced is told of, and what can "
                   "be read of it is kept.")}) +
           section(tr("Boards"),
                   {tr("A new game (Ctrl+N) shows the 20 standard boards, each with your best "
                       "score and that of a solver, and proposes the next one that you have not "
                       "played. A random board is made from its seed: the same seed and size give "
                       "the same board everywhere. One that can be cleared for sure is made "
                       "backwards from the empty board. Ctrl+Shift+N plays a random board at "
                       "once, of the size and colors chosen last."),
                    tr("The editor (Ctrl+E) draws on the board of the game. The left button paints "
                       "in the chosen color, the right one empties; with the keyboard, arrows move "
                       "a cursor, with Shift they paint, and so does Space; 1 to 9 paint in that "
                       "color, 0 or Delete empties. Blocks left in the air fall when the game "
                       "begins."),
                    tr("The daily board comes from the date alone, so that it is the same for "
                       "everybody. Days in a row count when the board was played on the day "
                       "itself. That day is the date of the place where it was played, wherever "
                       "it is looked at later. What a solver made of it is told after a game of "
                       "one's own."),
                    tr("Practice (Ctrl+Shift+P) has five exercises a day: a position, and the "
                       "question which move is right. Up to three come from mistakes of your "
                       "reviewed games, before the move that you made there; the others are ends "
                       "of good games on random boards, the same for everybody on that day. A "
                       "right move is one after which the board can still be cleared, a large "
                       "group can still go at once, or most points can still be reached. That is "
                       "proven where the end of the game can be solved; elsewhere the right moves "
                       "are better than all others by more than the search may be wrong. Wrong "
                       "tries are counted, and a day counts once all five are solved or their "
                       "answers shown. Enter on the board answers, and goes on once the exercise "
                       "is done. Exercises are no games, and their answers no aid.")}) +
           section(tr("Beat the solver"),
                   {tr("Beat the solver, in the menu Game, starts the board in play anew, and one "
                       "of four solvers, from easy to master, plays it at the same time. What it "
                       "reaches stays sealed until your game has ended, also for hints, the "
                       "assistant and the solved boards; then the card at the end tells both "
                       "scores. It rests while another board is played, and comes back with its "
                       "own, also by undo and at the next start, as does how it ended."),
                    tr("The menu says about how many points each of them reaches on random boards "
                       "of 15x15 with 5 colors, and its tool tips say how they play.")}) +
           section(tr("Can it still be cleared?"),
                   {tr("A lamp beside the score tells whether the board can still be cleared: it "
                       "can where a line that does so is known, it cannot where that is proven, "
                       "and it is open where ten seconds of search found neither. The lamp is on "
                       "for boards that were made to be cleared; the menu View turns it on and off "
                       "for all, except for games with refill. Where the board cannot be cleared "
                       "any more, a click on the lamp or Ctrl+Backspace takes moves back to the "
                       "last position known that could be. In the table of candidates ✓ stands at "
                       "moves whose line clears the board.")}) +
           section(tr("A word after each move"),
                   {tr("While the assistant is on, and without it where the menu View says so, "
                       "each of your moves gets a word beside the score and above the candidates: "
                       "✓ good, ↓ small loss, or ✗ mistake, with the points that the best line "
                       "known after the move ends below the best one known before it. It takes "
                       "about a second of search; \"about\" stands where the loss is not proven, "
                       "and while you think on, it may become smaller. The words are those of a "
                       "review: a small loss loses something for sure, a mistake loses much, and "
                       "? may be a mistake, if searches missed nothing after it. Where "
                       "nothing is known, there is no word, as after moves that were opened or "
                       "taken back, and none in games with refill. Without the assistant, a move "
                       "that lost and is taken back after its word counts as a hint.")}) +
           section(tr("Looks"),
                   {tr("The settings (Looks) draw blocks as joined tiles, glossy balls or plain "
                       "shapes, in one of four palettes or in colors of your own. The table below "
                       "them names the two colors that look most alike in each kind of color "
                       "vision, and says whether they can be told apart: clearly, well enough, or "
                       "not."),
                    tr("A number is shown whole or not at all: where it finds no room, as in a "
                       "narrow column, there is \"…\" in its place, and pointing at it tells "
                       "the number. Numbers can be typed with a decimal point or a comma.")}) +
           section(tr("Hints"),
                   {tr("H tells what the best line known builds: which color to save, and how many "
                       "of its blocks go in one move, for how many points. H again marks the group "
                       "to play now and says why: it joins blocks, frees the way for a later move, "
                       "or clears blocks that nothing else needs. H once more numbers the next "
                       "three to five moves, counted from here, and frames the blocks that they "
                       "save. Where a line saves nothing the first step is left out; where new "
                       "columns come in, H tells a color and then its group. After the last step "
                       "H begins anew, which counts no further hint. A click takes the words "
                       "away, Escape the whole hint."),
                    tr("Each step counts as a hint, and the count stays with the game. So do moves "
                       "taken from the candidates, moves made while candidates could be seen, and "
                       "moves of a line that was taken over."),
                    tr("Where nothing is known of a position, the solver chosen in the assistant "
                       "searches it for a second. If it has found no line by then, or cannot play "
                       "these rules, the default solver searches for another second.")}) +
           section(
               tr("Assistant and candidates"),
               {tr("F5 switches the assistant on. It searches the position on the board for its "
                   "budget and follows when you play. Results stay, and come back with undo. On "
                   "small boards and in endgames exact solvers prove that a line is the best one, "
                   "or with the goal \"clear\" that none clears the board; the line at the top "
                   "of the assistant says so. Beside every other solver the endgame is tried, the "
                   "longer the fewer blocks are left. Once a position is proven, each of its moves "
                   "gets its exact value, and it is not searched again, unless with a seed of its "
                   "own."),
                tr("Three strengths search: Quick for 10 seconds a position, Strong for a minute, "
                   "Proof until the best line is proven or you stop it; small boards and endgames "
                   "can be proven. More unfolds the engine: every solver with a line on what it "
                   "does, its options and its budget, and the playouts and the seed of the search. "
                   "What you set there is used instead of a strength."),
                tr("Each candidate is a group to remove now, shown as it lies on the board, with "
                   "its size. Points: what the move itself earns. Ends at: the best final score of "
                   "the whole game found after it. Loss: how much less that is than after the "
                   "best candidate. ✓: the line found clears the board. What for: what the move "
                   "does for its line. The button Columns shows more. Place: row and column of the "
                   "group. Mean: the mean of all playouts that began with it. Visits: how many "
                   "those were. Share: their share of all playouts. Mean, visits and share are of "
                   "the solver that searched last; a move that it did not try has the best score "
                   "that an earlier one found. Whose a score is, the tool tip says."),
                tr("Spread tells how sure a loss is. Exact (on the board: =): it is proven. Any "
                   "order: the best line can begin with this move, too, and removes the same "
                   "groups in another order, so nothing is lost. ± 60: it may be 60 points smaller "
                   "or larger, since searches that do not depend on each other lie so far apart. "
                   "?: there were no such searches, as with most solvers on one thread, so nobody "
                   "knows. Rank: the places that a move may have. Moves that are not told apart "
                   "have places in common, and on the board only those with the best score found "
                   "stand out. A move is faint where less is known of it than of the others."),
                tr("★ marks the candidate with which the best line known goes on, whoever found it "
                   "and by whichever moves the position was reached: along it the best score "
                   "never falls. A search with a seed of its own stands alone and leaves that "
                   "line out."),
                tr("Keys 1 to 9 play the candidates in the order of their best scores, without "
                   "Shift also where the keyboard wants it for digits. The mouse "
                   "over a candidate shows its line: "
                   "each block carries the number of the move that removes it, and the blocks of "
                   "the group that earns most are framed. The tool tip of its row says what the "
                   "move is for. Where the assistant "
                   "is off, nothing of this is to be seen; P shows it as long as it is held. "
                   "Escape takes away one thing after the other: the replay, the hint, the "
                   "selection; then it stops what searches, leaves the full screen, and turns the "
                   "assistant off."),
                tr("The best score is that of the best line known from here, and who found it "
                   "stands beneath. The ceiling is a proven limit: no line ends higher.")}) +
           section(tr("Best line and replay"),
                   {tr("The best finished line of each board is kept, whoever found it: you or a "
                       "solver. The bar under the board (F7) replays it, or the game itself, from "
                       "where the game stands on that line; a game that has ended is replayed from "
                       "its start. The curve is the score after each move. Solved boards (Ctrl+L) "
                       "lists all of them. "
                       "Solvers are never given these lines."),
                    tr("When a game has ended, Show a better game (Ctrl+Shift+B, or the button on "
                       "the card) has the default solver play its board for five seconds on all "
                       "cores. What it finds is replayed from the start if it ends higher than "
                       "the game; else the card says that it does not. Pressed once more, it ends "
                       "the search with what was found by then. A better game that is known "
                       "already is replayed at once, and only pressing again looks for one that is "
                       "better still. A replay that you have begun meanwhile goes on."),
                    tr("The assistant, if on, follows the replay: labels and candidates are those "
                       "of the position shown, also after the end of a game, where Step back "
                       "through the game, under the candidates, begins that. A double click or "
                       "Enter on a candidate then replays its line; to play it, take over. In a "
                       "game that goes on, what you see there counts as help."),
                    tr("The menu of a candidate (the right button of the mouse, the menu key, or "
                       "Line of this candidate under the table) replays its line, saves it, or "
                       "compares it with the line of the best candidate. Compare, above the list "
                       "of moves, compares this game with the best line. The other line has a row "
                       "under the replay, with its board where as many blocks are left, and says "
                       "after which move the two part: there both groups are marked on the board. "
                       "Other line (Alt+Up) changes to it and back."),
                    tr("A solution file that a solver wrote opens with its moves, says who found "
                       "them, and has the name of its board where the board has one. Undo takes "
                       "them back one by one. It is no game of yours, and what is played on from "
                       "it counts as aided."),
                    tr("Export… in the menu Game writes for other programs, in the "
                       "background: a line as an animation (GIF) or as text, the position as "
                       "a picture (PNG) or as a drawing (SVG). The line is the one in the "
                       "replay bar, the game or the best line. The text has the ID of the "
                       "board and, in the next row, the moves as Takes and Kosters print them: "
                       "row and column of the leftmost block in a group's lowest row, * after "
                       "a group of 6 blocks or more, ** after the biggest. Such a text can be "
                       "opened and pasted as a game.")}) +
           section(
               tr("Review"),
               {tr("F12 reviews the game on the board, as does Review on the card at the end "
                   "of a game, and in the statistics for an earlier game. For ten seconds it "
                   "looks, on all cores, for what could still be reached before and after each "
                   "move. Shift+F12 looks for two minutes, and Look deeper until it is "
                   "stopped. What it finds is kept."),
                tr("A move loses what can be reached less after it than before it. Where both "
                   "are proven, the loss is exact. Elsewhere both are the scores of the best "
                   "lines known, the loss is told as \"about\", and its tool tip says how much "
                   "smaller or larger it may be: its spread."),
                tr("The words go by the loss less its spread. A mistake loses at least 20 "
                   "points and 2 % of what could be reached before it, a small loss loses less "
                   "than that. Where the spread covers a loss that would be a mistake, and is less "
                   "than twice as large, the move may be one: the list names it, and says so. All "
                   "other moves are good: what "
                   "the spread covers is not held against a move, and how many such losses there "
                   "are stands under the list."),
                tr("Accuracy = 100 × (1 − loss ÷ reachable), in percent: the loss of all moves "
                   "together, and what could be reached at the start. A game that could reach "
                   "2,000 and lost 250 has 87.5 %. One that lost as much as could be reached, "
                   "or more, has 0 %."),
                tr("In the curve the score is filled, and the best final score still possible "
                   "falls in steps over it; numbers mark the largest losses, which the list "
                   "explains. F12 brings the keyboard there. A click, the arrow keys, or, in the "
                   "order of the moves, Alt+Page Up and Alt+Page Down show "
                   "the position before such a move, with the group that was played dashed and "
                   "a better one framed in gold. Try from here plays on from there, and can be "
                   "undone; a move from a position that the review tells of counts as aided. Save "
                   "review… writes a page that needs no network.")}) +
           section(tr("Statistics"),
                   {tr("Statistics (Ctrl+I) counts the games that you finished: all of them, or "
                       "those of one kind, which have the same rules and boards of one size with "
                       "as many colors. Unaided and aided games stand apart. A streak is a row of "
                       "games in which the board was cleared."),
                    tr("Help counts for one game. A game that begins again counts from 0, but its "
                       "board keeps that it was played with help before, and the game says both."),
                    tr("In the curve each dot is a game: point at it to read which. Any game in "
                       "the list can be replayed. Reset forgets games, also on the cards at the "
                       "end of a game; Undo brings them back until the program ends."),
                    tr("Where games were reviewed, the figures have their mean accuracy, the list "
                       "has a column of it, and the box above the curve draws it from game to "
                       "game. Only reviews that have looked at each move count. A review is kept "
                       "with the board and the moves of its game: reviewed again, the game is "
                       "looked at further. A game that is forgotten takes its review along.")}) +
           section(
               tr("Distributions, comparisons, convergence"),
               {tr("A distribution draws many playouts of one or several policies and shows how "
                   "often each final score came. When the game has ended, the percentile tells "
                   "which share of them your own score beats."),
                tr("A comparison lets solvers run a number of times with different seeds, on one "
                   "board or several, each of which counts once. A difference is that of a solver "
                   "less the first one, of runs with the same board and seed: where its 95 % "
                   "interval holds 0, it may be luck."),
                tr("An interval has two readings, of which you choose. For boards like these, the "
                   "boards are the sample: two or more. For these boards, the runs on each are: "
                   "two or more. With one board or one run on each there is one reading alone."),
                tr("On one board the chart shows how often each final score came. On several it "
                   "shows the mean of each solver with its interval, and the differences by "
                   "board."),
                tr("Convergence shows, for every search of the assistant on this board, the "
                   "best score against the time or the playouts it took."),
                tr("Export writes a chart as a picture, with its board and seed, or its numbers as "
                   "CSV files: one table in each, with the titles of its columns in the first "
                   "row and a point before decimals.")});
}
