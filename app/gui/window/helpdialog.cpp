#include "app/gui/window/helpdialog.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QImage>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <array>
#include <utility>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/medal.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/session/bettergame.h"
#include "app/gui/window/helpbrowser.h"
#include "app/version/version.h"
#include "engine/game/board.h"
#include "engine/game/group.h"
#include "engine/game/scoring.h"
#include "engine/game/transition.h"

void showAbout(QWidget* parent) {
    const auto translated = [](const char* text) {
        return QCoreApplication::translate("AboutDialog", text);
    };
    auto* box = new QMessageBox(parent);
    box->setObjectName("aboutDialog");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(translated(QT_TRANSLATE_NOOP("AboutDialog", "About SameGame")));
    box->setIconPixmap(parent->windowIcon().pixmap(64));
    const std::string version = QCoreApplication::applicationVersion().toStdString();
    box->setText("<h3>SameGame " + QString::fromStdString(samegame::with_commit(version)) +
                 "</h3>");
    box->setInformativeText(translated(QT_TRANSLATE_NOOP(
        "AboutDialog",
        "<p>Play SameGame, get hints, see what each of your moves was worth, watch the best games "
        "known, and compare how programs play.</p><p>Free software under the GNU General Public "
        "License, version 3 or later. It comes without any warranty.</p>")));
    box->open();
}

namespace {

QTableWidgetItem* makeItem(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
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
        table->setItem(
            row, 0,
            makeItem(SharedText::withoutLetter(action->text()).remove(QStringLiteral("…"))));
        table->setItem(row, 1, makeItem(SharedText::list(keys)));
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(table);
    layout->addWidget(buttons);
    fitScreen(this, {440, 460});
}

namespace {

QString paragraph(const QString& text) {
    return "<p>" + text.toHtmlEscaped() + "</p>";
}

QString section(const QString& title, const QStringList& paragraphs) {
    QString html = "<h3>" + title.toHtmlEscaped() + "</h3>";
    for (const QString& text : paragraphs)
        html += paragraph(text);
    return html;
}

/// A picture that pictureOf() draws.
QString picture(const QString& name) {
    return "<img src=\"picture:" + name + "\"/>";
}

QString illustrated(const QString& name, const QString& text) {
    return "<p>" + picture(name) + "</p>" + paragraph(text);
}

constexpr int rowCount = 4; // of the boards below, which are given from the top
constexpr int columnCount = 6;
using HelpBlocks = std::array<samegame::Color, std::size_t{rowCount * columnCount}>;

/// The group of the clicked cell leaves an empty column.
constexpr HelpBlocks playedBlocks{3, 2, 1, 2, 3, 3, //
                                  2, 2, 1, 1, 2, 3, //
                                  3, 2, 1, 1, 2, 2, //
                                  3, 3, 1, 3, 3, 2};
constexpr samegame::Cell clickedCell = samegame::cell_at(2, 1);

/// No group is left: many blocks of one color, and few of the others.
constexpr HelpBlocks leftBlocks{0, 0, 0, 0, 0, 0, //
                                1, 0, 0, 0, 0, 0, //
                                3, 1, 2, 1, 0, 0, //
                                1, 2, 1, 3, 1, 2};

samegame::Board boardOf(const HelpBlocks& blocks) {
    return {rowCount, columnCount, 3, blocks};
}

/// A picture of the page, in its palette and pixels: a board, or a medal by its name.
QImage pictureOf(const QString& name, const QWidget& page) {
    constexpr int cellSize = 26;
    constexpr int medalSize = 48;
    const qreal ratio = page.devicePixelRatioF();
    for (const auto& [medal, title] :
         {std::pair(Medal::Bronze, "bronze"), std::pair(Medal::Silver, "silver"),
          std::pair(Medal::Gold, "gold")})
        if (name == QLatin1String(title))
            return medalPicture(medal, medalSize, ratio, page.palette()).toImage();
    samegame::Board board = boardOf(name == QStringLiteral("left") ? leftBlocks : playedBlocks);
    samegame::Group marked;
    if (name == QStringLiteral("click"))
        marked = samegame::group_at(board, clickedCell);
    else if (name == QStringLiteral("fall"))
        board = samegame::transition(board, {}, samegame::Move{clickedCell})->after;
    QImage image = boardImage(board, qRound(cellSize * ratio), BoardTheme(page.palette()), marked);
    image.setDevicePixelRatio(ratio);
    return image;
}

/// What the blocks of the last picture cost, and what none would earn, by the usual rules.
QString costSentence() {
    const samegame::Board left = boardOf(leftBlocks);
    const samegame::Rules rules;
    return HelpDialog::tr("Blocks that are left at the end cost points, more where many of one "
                          "color are left: these %1 cost %2. An empty board earns %3 more.")
        .arg(numberText(left.block_count()), numberText(-samegame::end_points(rules, left)),
             numberText(samegame::end_points(rules, std::array<int, 0>{})));
}

QString theGame() {
    return section(HelpDialog::tr("The game"), {}) +
           illustrated("click",
                       HelpDialog::tr("Click a group: two or more blocks of one color that touch "
                                      "along edges. The larger the group, the more it earns.")) +
           illustrated("fall",
                       HelpDialog::tr("It is removed, the blocks above it fall down, and where a "
                                      "column is empty, those to its right move left.")) +
           illustrated("left", costSentence()) +
           paragraph(
               HelpDialog::tr(
                   "By numbers: %1. A group of n blocks earns (n − 2)² points, one of two blocks "
                   "nothing, and each color with m blocks left costs (m − 2)².")
                   .arg(examplesOf(samegame::Rules{})));
}

QString theResult() {
    return section(HelpDialog::tr("The result"),
                   {HelpDialog::tr("When no group is left, a card says how the game went: the "
                                   "score, what was left of each color, and what was best in it. "
                                   "It stands where it covers the fewest of the blocks left. "
                                   "Enter presses its large button. A click on the score, or "
                                   "Ctrl+G, brings the card back after it was closed or gave way "
                                   "to a review or a replay.")}) +
           "<p>" + picture("bronze") + ' ' + picture("silver") + ' ' + picture("gold") + "</p>" +
           paragraph(HelpDialog::tr("A game earns a medal by the best score known of its board, "
                                    "whoever reached it: bronze from %1 % of it, silver from "
                                    "%2 %, gold from %3 %. The number on a medal is its place.")
                         .arg(numberText(bronzePercent), numberText(silverPercent),
                              numberText(goldPercent))) +
           paragraph(HelpDialog::tr("A game with hints or other help earns a medal as well. One "
                                    "that was opened, or taken over with all its moves, earns "
                                    "none, as nobody has played it here.")) +
           paragraph(HelpDialog::tr(
               "Where the computer has not played a board yet, it does so for a second or two when "
               "your game has ended, with a number of tries that the board alone decides; until "
               "then the card says so and has no medal. With refill, and under Clickomania rules, "
               "there are no medals. What you are praised for compares the game with those that "
               "you finished before it: your best and your fewest blocks left on this board, and "
               "your largest group of all games."));
}

/// How to choose them, and what each of them says.
QStringList otherRules() {
    QStringList paragraphs{HelpDialog::tr(
        "A new game (Ctrl+N) chooses its rules with its board; Rules… (Ctrl+Shift+R) starts the "
        "board in play anew under other ones. Above the board stands which rules a game has, if "
        "they are not the usual ones. A game keeps the rules of its file or ID, and the best game "
        "known of a board is one under the same rules.")};
    const auto add = [&paragraphs](auto part) {
        paragraphs << HelpDialog::tr("%1: %2", "rules").arg(titleOf(part), explanationOf(part));
    };
    for (const samegame::Scoring& scoring : samegame::all_scorings())
        add(scoring);
    paragraphs << HelpDialog::tr(
        "Your own: points of groups, a bonus for a cleared board and a penalty for blocks left, "
        "each as you like. Points and penalty are a formula of the number of blocks n, as in 3n or "
        "n(n-1), or numbers as in 0,1,3,6: for more blocks, the difference between the last two is "
        "repeated (9, 12, …). A formula may stand behind numbers, as in 0,0,(n-2)^2. Files and IDs "
        "of boards keep these rules.");
    for (const samegame::Gravity gravity : samegame::all_gravities())
        add(gravity);
    paragraphs
        << HelpDialog::tr(
               "Refill: %1 The seed of the columns stands in the rules, above the board and in the "
               "file: the same moves meet the same columns everywhere. Nobody knows the columns to "
               "come, so hints and candidates judge by the blocks on the board.")
               .arg(explanationOfRefill(true));
    return paragraphs;
}

} // namespace

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent) {
    setObjectName("helpDialog");
    setWindowTitle(tr("Help"));
    auto* text = new HelpBrowser(&pictureOf);
    text->setPage(page());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter finds the next place
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(buttons);
    fitScreen(this, {880, 660});
    text->setFocus();
}

QString HelpDialog::page() {
    return theGame() + theResult() +
           section(tr("First games"),
                   {tr("The first start begins with a small board that can be cleared for sure. "
                       "Next goes on to two larger ones, and then to a board of the usual size; "
                       "these boards are chosen so that even games without a plan mostly end "
                       "above 0. \"I know the game\" on the card of the first start goes to the "
                       "usual size at once. A hint, candidates or an open panel may need the "
                       "place of that card, which comes back after them or with the next board. "
                       "Escape puts it aside until the next board."),
                    tr("After other games Next opens the following one of the standard boards, "
                       "another random board of the same size, colors and rules, or, after all "
                       "others, a random board of the usual size.")}) +
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
                tr("The window has three layouts: Play (F2) shows the board alone, Analyze (F3) "
                   "the assistant, the candidates, the best game and the replay bar beside it, "
                   "Research (F4) the charts as well. A panel that you ask for opens in whichever "
                   "layout is shown. Each remembers what you changed in it; Ctrl+0 resets the one "
                   "that is shown. F11 gives the window the whole screen."),
                tr("In a wide window score, moves, colors and hints stand in a column beside the "
                   "board, in a narrow one in two rows above it; each keeps its place during a "
                   "game. Play has no status bar: what it would say comes up at the board, and a "
                   "click takes it away. F5 pressed again closes the panel that it opened. F10 "
                   "opens the first menu, from where the arrow keys lead to the others. In "
                   "full screen the menus and the toolbar are out of the way until the mouse "
                   "touches the upper edge of the screen, or Alt or F10 is pressed."),
                tr("Everything can be undone, even a new game and after the end. The game, its "
                   "history, what the assistant found and what the charts show are there again "
                   "when the program starts the next time."),
                tr("A game that ends while it cannot be stored, since the disk is full or "
                   "another program holds the file, waits and is stored later. If the file "
                   "with the stored games is damaged, deleted or replaced, the program says so, "
                   "and keeps what can be read of it.")}) +
           section(tr("Boards"),
                   {tr("A new game (Ctrl+N) shows cards, and one click or Enter begins the "
                       "game of a card: Continue goes on with the game on the board or the one "
                       "that you left last, but for the board of the day, and says against whom "
                       "where it is a duel; Today is the board of the day; Quick has 8×8 "
                       "blocks in 3 colors and can be cleared for sure, Classic 15×15 and "
                       "Large 20×20 blocks in 5 colors; Duel begins a game against the "
                       "opponent whose picture you click. The picture on a card is the board "
                       "that you will play, and the card that you chose last is ready for "
                       "Enter. The line below the cards says by examples what the rules earn "
                       "and cost; Change… chooses other rules."),
                    tr("The 20 boards are those on which programs are compared. Each shows "
                       "your best score, the computer's, and your medal where the computer has "
                       "played it too; the next one that you have not played is proposed. More "
                       "has random boards of other sizes, colors and seeds, and boards from a "
                       "text; Edit… draws on a board before it is played."),
                    tr("A game that you left for another one is under way until it ends. Its board "
                       "says so, with its points, on the card Today, among the daily boards and "
                       "among the 20 boards, and goes on where you left it. Restart in the menu "
                       "Move begins it anew. Until the board of the day is played, the program "
                       "also says if it is under way in another window; once that window is "
                       "closed, it goes on here."),
                    tr("A random board is made from its seed: the same seed and size give the "
                       "same board everywhere. One that can be cleared for sure is made "
                       "backwards from the empty board. Ctrl+Shift+N plays a random board at "
                       "once, of the size and colors chosen last."),
                    tr("Difficulty, under More, chooses an easy, a medium or a hard random board, "
                       "and the board of each day is called so, too. Boards are compared with "
                       "others of their size and number of colors: the program plays quick games "
                       "on each, and the third of the boards with the highest scores is easy."),
                    tr("The editor (Ctrl+E) draws on the board of the game. The left button paints "
                       "in the chosen color, the right one empties; with the keyboard, arrows move "
                       "a cursor, with Shift they paint, and so does Space; 1 to 9 paint in that "
                       "color, 0 or Delete empties. Blocks left in the air fall when the game "
                       "begins.")}) +
           section(
               tr("The board of the day"),
               {tr("The daily board comes from the date alone, so that it is the same for "
                   "everybody. Days in a row count when the board was played on the day itself. "
                   "That day is the date of the place where it was played, wherever it is looked "
                   "at later. What the computer made of it is told after a game of one's own."),
                tr("Today, in the toolbar, has a dot until today's board is played, and "
                   "beside it the number of days in a row. It opens the last seven days as "
                   "dots: full where a board was played on its day, half full where later. "
                   "Earlier days opens the months before, where each day's board can be "
                   "played. A game that begins before midnight counts for the day on which it "
                   "began, and a clock that is set back takes no day away."),
                tr("Share copies a result as text: name and ID of the board, score, medal and "
                   "a small chart, but no move. Whoever pastes it with Ctrl+V, or as text of a "
                   "new game, plays the same board under its name, and beside the score stands "
                   "what is to be beaten.")}) +
           section(
               tr("Practice"),
               {tr("Practice (Ctrl+Shift+P) has five exercises a day: a position, and the question "
                   "which move is right. Up to three come from mistakes of your reviewed games, "
                   "before the move that you made there; the others are ends of good games on "
                   "random boards, the same for everybody on that day. A right move is one after "
                   "which the board can still be cleared, a large group can still go at once, or "
                   "most points can still be reached. That is proven where the end of the game can "
                   "be solved; elsewhere the right moves are better than all others by more than "
                   "the search may be wrong. Wrong tries are counted, and a day counts once all "
                   "five are solved or their answers shown. Enter on the board answers, and goes "
                   "on once the exercise is done. Exercises are no games, and their answers count "
                   "as no help.")}) +
           section(tr("Duels"),
                   {tr("Duel against, in the menu Game, starts the board in play anew, and one of "
                       "four opponents plays it at the same time: Pip, Toni, Robin or Nova, from "
                       "easy to master. The header shows your score against ???, for you learn "
                       "the opponent's score only when your game has ended, also from hints, the "
                       "assistant and the solved boards. Then both scores count up on the card at "
                       "the end. There \"Same board\" begins this duel once more, and \"New "
                       "board\" the next one. Where a better game is taken over after that, the "
                       "header shows its score alone, as it is not your own. Undo may bring back "
                       "a game from before the duel; its score stands alone, too. A duel rests "
                       "while another board is played, and comes back with its own, also by undo "
                       "and at the next start."),
                    tr("Statistics has the record of duels: how many you have won, lost and "
                       "drawn against each opponent. The first game that ends counts, and each "
                       "board once against each opponent. Duels with help, or on a board that was "
                       "played with help before, are counted apart."),
                    tr("The tool tips in the menu say how the opponents play, and about how many "
                       "points each reaches on random boards of 15×15 with 5 colors under the "
                       "standard rules.")}) +
           section(tr("Can it still be cleared?"),
                   {tr("A lamp tells whether the board can still be cleared: it can where a way to "
                       "do so is known, it cannot where that is proven, and it is open where ten "
                       "seconds of search found neither. The lamp is on for boards that were made "
                       "to be cleared; the menu View turns it on and off for all, except for games "
                       "with refill. Where the board cannot be cleared any more, a click on the "
                       "lamp or Ctrl+Backspace takes moves back to the last position known that "
                       "could be. In the table of candidates ✓ marks moves after which a way to "
                       "clear the board was found.")}) +
           section(
               tr("A word after each move"),
               {tr("While the assistant is on, and without it where the menu View says so, each of "
                   "your moves gets a word: ✓ good, ↓ small loss, or ✗ mistake, with the points "
                   "that the best game known after the move ends below the best one known before "
                   "it. It takes about a second of search; \"about\" stands where the loss is not "
                   "proven, and while you think on, it may become smaller. The words are those of "
                   "a review: a mistake loses much for sure, ? may be a mistake, if searches "
                   "missed nothing after it, and a small loss loses a little for sure. Where "
                   "nothing is known, there is no word, as after moves that were opened or taken "
                   "back, and none in games with refill. Without the assistant, a move that lost "
                   "and is taken back after its word counts as a hint.")}) +
           section(tr("Looks"),
                   {tr("The settings (Looks) draw blocks as joined tiles, glossy balls or plain "
                       "shapes, in one of four palettes or in colors of your own: click the "
                       "picture. Check opens a table that names the two colors that look most "
                       "alike in each kind of color vision, and says whether they can be told "
                       "apart: clearly, well enough, or not."),
                    tr("A number is shown whole or not at all: where it finds no room, as in a "
                       "narrow column, there is \"…\" in its place, and pointing at it tells "
                       "the number. Numbers can be typed with a decimal point or a comma.")}) +
           section(tr("Hints"),
                   {tr("H tells which color to save, and how many of its blocks go in one move, "
                       "for how many points, in the best game known from here. H again marks the "
                       "group to play now and says why: it joins blocks, frees the way for a later "
                       "move, or clears blocks that no later move needs. H once more numbers the "
                       "next three to five moves, counted from here, and frames the blocks that "
                       "they save. Where there is nothing to save the first step is left out; "
                       "where new columns come in, H tells a color and then its group. After the "
                       "last step H begins anew, which counts no further hint. All steps "
                       "tell of one plan, and H keeps to it as long as the game follows it; when "
                       "a better one takes its place, the first step says so, and its steps "
                       "count. The words keep clear of the group to play and, where they can, of "
                       "the blocks that they are about. A click takes the words away, Escape the "
                       "whole hint."),
                    tr("Each step counts as a hint, and the count stays with the game. So do moves "
                       "taken from the candidates, moves made where candidates were seen, moves "
                       "from positions that a review tells of, and moves of a game that was taken "
                       "over."),
                    tr("Where nothing is known of a position, the computer searches it for a "
                       "second, as the assistant is set, and if that finds nothing, for another "
                       "second in its usual way.")}) +
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
                   "that an earlier one found. The tool tip says who found a score."),
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
           section(tr("Best game and replay"),
                   {tr("The best finished game of each board is kept, whoever played it: you or "
                       "the computer. The bar under the board (F7) replays it, or your own game, "
                       "from where your game stands on it; a game that has ended is replayed from "
                       "its start. The bar shows the score after each move. Solved boards (Ctrl+L) "
                       "lists all of them. The computer never looks at these games when it plays."),
                    tr("When a game has ended, Show a better game (Ctrl+Shift+B, or the button on "
                       "the card) has the computer play its board for %1 seconds on all cores. "
                       "What it finds is replayed from the start if it ends higher than the game; "
                       "else the card says that it does not. Pressed once more, it ends the search "
                       "with what was found by then. A better game that is known already is "
                       "replayed at once: the button on the card is Watch the best game then, and "
                       "only pressing Ctrl+Shift+B again looks for one that is better still. A "
                       "replay that you have begun meanwhile goes on.")
                        .arg(numberText(static_cast<int>(BetterGame::usualTime.count()))),
                    tr("The assistant, if on, follows the replay: labels and candidates are those "
                       "of the position shown, also after the end of a game, where Step back "
                       "through the game, under the candidates, begins that. A double click or "
                       "Enter on a candidate then replays how the game goes on after it; to play "
                       "it, take over. In a game that goes on, what you see there counts as help."),
                    tr("The menu of a candidate (the right button of the mouse, the menu key, or "
                       "Line of this candidate under the table) replays the game that goes on with "
                       "it, saves it, or compares it with that of the best candidate. Compare, "
                       "above the list of moves, compares this game with the best one. The other "
                       "game has a row under the replay, with its board where as many blocks are "
                       "left, and says after which move the two part: there both groups are marked "
                       "on the board. Other game (Alt+Up) changes to it and back."),
                    tr("A file with a game of the computer opens with its moves, says who found "
                       "them, and has the name of its board where the board has one. Undo takes "
                       "them back one by one. It is no game of yours, and what is played on from "
                       "it counts as played with help."),
                    tr("Export… in the menu Game writes for other programs, in the background: a "
                       "game as an animation (GIF) or as text, the position as a picture (PNG) or "
                       "as a drawing (SVG). The game is the one in the replay bar, your own or the "
                       "best one. The text has the ID of the board and, in the next row, the moves "
                       "as Takes and Kosters print them: row and column of the leftmost block in a "
                       "group's lowest row, * after a group of 6 blocks or more, ** after the "
                       "biggest. Such a text can be opened and pasted as a game.")}) +
           section(tr("Review"),
                   {tr("F12 reviews the game on the board, as does Review on the card at the end "
                       "of a game, and in the statistics for an earlier game. For ten seconds it "
                       "looks, on all cores, for what could still be reached before and after each "
                       "move; a review that is known already is shown as it is. Shift+F12 looks "
                       "for two minutes more, and Look deeper as long, or until it is stopped. It "
                       "begins with the best game known of the board, and what it finds is kept. "
                       "A game with refill has no review."),
                    tr("A move loses what can be reached less after it than before it. Where both "
                       "are proven, the loss is exact. Elsewhere both are the scores of the best "
                       "games known, the loss is told as \"about\", and its tool tip says how much "
                       "smaller or larger it may be: its spread."),
                    tr("The words go by the loss and its spread. A mistake loses, even with the "
                       "spread taken off, at least 20 points and 2 % of what could be reached "
                       "before it. Where that is not sure, but the loss itself is as large, and "
                       "more than half of its spread, the move may be a mistake. A small loss is "
                       "smaller, but larger than its spread. All other moves are good, and how "
                       "many of them may have lost something stands under the list. The list has "
                       "mistakes first, then what may be one, then small losses, each the largest "
                       "first."),
                    tr("Moves that came with a game taken over, or with the game of a solver that "
                       "was opened, are reviewed too, and the list marks them as taken over. Of "
                       "an earlier game of yours that was opened it does not tell which ones they "
                       "were."),
                    tr("Accuracy = 100 × (1 − loss ÷ reachable), in percent: the loss of all moves "
                       "together, and what could be reached at the start. A game that could reach "
                       "2,000 and lost 250 has 87.5 %. One that lost as much as could be reached, "
                       "or more, has 0 %. What a game that is over has lost is certain, but while "
                       "the spread covers more than half of it, which moves lost it is not: the "
                       "accuracy is then told as \"at most\", and of a game that goes on it is "
                       "not known yet."),
                    tr("In the picture the score is filled, and the best final score still "
                       "possible falls in steps over it; numbers mark the moves whose losses the "
                       "list explains. F12 brings the keyboard there. A click, the arrow keys, or, "
                       "in the order of the moves, Earlier loss (Alt+Page Up) and Later loss "
                       "(Alt+Page Down) show the position before such a move, with the group that "
                       "was played dashed and a "
                       "better one framed in gold, named \"better?\" where that is not sure; a "
                       "screen reader says what the move gave away. "
                       "Try from here plays on from there, and can be undone; a move from a "
                       "position that the review tells of counts as played with help. Save review… "
                       "writes a page that needs no network.")}) +
           section(
               tr("Statistics"),
               {tr("Statistics (Ctrl+I) counts the games that you finished: all of them, or "
                   "those of one kind, which have the same rules and boards of one size with "
                   "as many colors. Games with help stand apart, and a game that was taken over "
                   "up to its end is not counted. Cleared in a row counts games one after the "
                   "other in which the board was cleared. The largest group is one of a game "
                   "without moves that were taken over."),
                tr("Medals and duels, beside the scores, is the record of all games. On each "
                   "board your best game counts, with help or without: it has gold from %1 % of "
                   "the best score known of the board, silver from %2 %, bronze from %3 %. A "
                   "board has these marks once the computer has played it too, which it does at "
                   "the end of a game. A medal can be lost when a better game becomes known.")
                    .arg(goldPercent)
                    .arg(silverPercent)
                    .arg(bronzePercent),
                tr("Help counts for one game. A game that begins again counts from 0, but its "
                   "board keeps that it was played with help before, and the game says both."),
                tr("In the curve each dot is a game: point at it to read which. Any game in "
                   "the list can be replayed. Reset forgets games, also on the cards at the "
                   "end of a game; Undo brings them back until the program ends."),
                tr("Where games were reviewed, the figures have their mean accuracy, the list "
                   "has a column of it, and the box above the curve draws it from game to "
                   "game. What a review told as \"about\" or \"at most\" is told so there, too, "
                   "and so is the mean with it. Only reviews that have looked at each move count, "
                   "and no game with moves taken over. A review is kept with the board and the "
                   "moves of its game: reviewed again, the game is looked at further. A game that "
                   "is forgotten takes its review along.")}) +
           section(
               tr("Distributions, comparisons, convergence"),
               {tr("A distribution draws many playouts of one or several policies and shows how "
                   "often each final score came. When the game has ended, the percentile tells "
                   "which share of them your own score beats."),
                tr("Boxes, in place of the histogram, show the same scores side by side: a box "
                   "has the middle half of the scores, with a line at the median; whiskers reach "
                   "to 5 % and 95 %, and rings are the lowest and the highest."),
                tr("With a list of boards in its setup, such as random:1-100/8x8x4, every policy "
                   "plays each of the boards. The chart then shows the means of the boards in "
                   "order of size, or as boxes, and the differences to the first policy; the "
                   "intervals are for boards like these."),
                tr("A comparison lets solvers run a number of times with different seeds, on one "
                   "board or several, each of which counts once. A difference is that of a solver "
                   "less the first one, of runs with the same board and seed: where its 95 % "
                   "interval holds 0, it may be luck."),
                tr("Until decided, a comparison of two solvers goes from board to board of its "
                   "list, with one run of each. It ends as soon as an interval of 95 % that may be "
                   "looked at after every board shows which is better, or that both are equal "
                   "within the margin, and says so in one sentence."),
                tr("An interval can be read in two ways; choose one. For boards like these, the "
                   "boards are the sample, and there must be two or more. For these boards, the "
                   "runs on each board are the sample, two or more of them. With a single board, "
                   "or a single run on each, only one of the two ways is left."),
                tr("On one board the chart shows how often each final score came. On several it "
                   "shows the mean of each solver with its interval, and the differences by "
                   "board."),
                tr("Convergence shows, for every search of the assistant on this board, the "
                   "best score against the time or the playouts it took."),
                tr("Each distribution, comparison and experiment is kept when it ends or is "
                   "stopped, and the convergence of the searches on each board. Kept runs (Ctrl+K) "
                   "lists them with a small picture of their scores: find one by a part of its "
                   "name, board, solver or date, show it again in its chart or table, name it, "
                   "export it or delete it. A comparison or experiment that is shown again can go "
                   "on. A convergence comes with its board: each further search there joins it, "
                   "and Clear at the chart begins another."),
                tr("Experiments of the papers (Ctrl+Shift+K) runs the tables and figures of the "
                   "papers "
                   "anew, whole or at a smaller scale, and shows their results beside the "
                   "published ones. One that was stopped can go on, in another session too: it is "
                   "among the kept runs."),
                tr("A file of trials, which a comparison here or samegame-cli compare keeps, opens "
                   "like a game: by Open, or dropped on the window. It shows its comparison."),
                tr("An external program is a solver of your own: the window sends it the board and "
                   "checks every line that it answers. Its command is shown before it starts."),
                tr("Export writes a chart as a picture for printing (PDF, SVG or PNG, with a "
                   "caption that names board and seed), or its numbers as CSV files: one table in "
                   "each, with the titles of its columns in the first row and a point before "
                   "decimals.")});
}
