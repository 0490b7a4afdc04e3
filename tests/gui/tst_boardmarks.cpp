#include <QCheckBox>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QStatusTipEvent>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/panels/candidatemodel.h"
#include "app/gui/panels/candidatespanel.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/window/boardmarks.h"
#include "engine/formats/board_library.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What the window points out on the board: candidates, hints, lines.
class TestBoardMarks : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { close(); }

    void labelsFollowTheirCount();
    void offMeansNothingOnTheBoard();
    void peekingSaysWhereNothingIsKnown();
    void knownLineIsMarked();
    void labelsShowWhatTheTableShows_data();
    void labelsShowWhatTheTableShows();
    void exactLabelsSaySo();
    void labelsPretendNoRank();
    void lossesAreSpokenAsLosses();
    void labelsAreSpokenWithTheirFinder();
    void labelsAreSpokenWithTheirReason();
    void hintsClimbOnTheBoard();
    void hintFromTheMenuIsTold();
    void menusLeaveTheHintAlone();
    void moveTakesTheHintAway();
    void newBoardNeverHasTheOldHint();
    void hintThatEndsTheReplayIsMarkedAtOnce();
    void hintsAreCountedInStripAndEndCard();
    void escapeTakesHintAndSelectionAway();
    void hintTakesThePlaceOfTheSelection();
    void replayHidesTheHint();
    void whereComparedLinesPartIsMarked();

private:
    /// Marks without a window, of a search that found these scores after the first moves.
    struct Parts {
        GameSession session;
        GameDocument& document = *session.document();
        Assistant& assistant = *session.assistant();
        BoardView view;
        GamePresenter presenter{&view, &session};
        BoardMarks marks{&view, &presenter, &session};

        explicit Parts(const std::vector<Candidate>& candidates);
        const CandidateLabel& label(int rank) const;
    };
    static Candidate candidate(std::size_t move, int best);
    static Candidate attempted(std::size_t move, int best, int apart);
    static Hint hintAt(std::size_t move);

    const BoardMarkings& marks() const { return view()->markings(); }
    QString message() const { return m_window->statusBar()->currentMessage(); }
    QString hintText() const {
        return find<QWidget>("hintBubble")->isVisible() ? find<QLabel>("hintText")->text()
                                                        : QString();
    }
    bool hasMarks() const {
        return marks().color || marks().marked || marks().preview || !marks().saved.empty();
    }
    Move moveOfLabel(int rank) const;
    QString tableText(int rank, int column) const;
    QPoint middleOfRow(int row) const;
    void pointAway() const { QTest::mouseMove(view(), QPoint(1, 1)); }
    void pointAtRow(int row) const { QTest::mouseMove(candidates()->viewport(), middleOfRow(row)); }
};

TestBoardMarks::Parts::Parts(const std::vector<Candidate>& candidates) {
    marks.setLabelCount(9);
    SearchSnapshot snapshot;
    snapshot.candidates = candidates;
    assistant.restoreResult(document.start(), {snapshot, {Finder::Kind::Solver, "champion"}});
    assistant.setPeeking(true);
}

const CandidateLabel& TestBoardMarks::Parts::label(int rank) const {
    const auto& labels = view.markings().candidates;
    const auto found = std::ranges::find(labels, rank, &CandidateLabel::rank);
    if (found == labels.end())
        qFatal("no label %d of %zu", rank, labels.size());
    return *found;
}

/// Of one of standard board 1's moves.
Candidate TestBoardMarks::candidate(std::size_t move, int best) {
    Candidate candidate;
    candidate.move = legal_moves(standard_board(1))[move];
    candidate.best = best;
    candidate.visits = 10;
    return candidate;
}

/// Whose chains came to `best` and to less by once and twice `apart`.
Candidate TestBoardMarks::attempted(std::size_t move, int best, int apart) {
    Candidate attempted = candidate(move, best);
    for (int i = 0; i < 3; ++i)
        attempted.attempts.add(best - i * apart);
    return attempted;
}

/// At one of standard board 1's groups.
Hint TestBoardMarks::hintAt(std::size_t move) {
    Hint hint;
    hint.step = Hint::Step::Next;
    hint.move = legal_moves(standard_board(1))[move];
    return hint;
}

void TestBoardMarks::init() {
    open();
    chooseSolver("sp-mcts");
    pointAway();
}

Move TestBoardMarks::moveOfLabel(int rank) const {
    for (const CandidateLabel& label : marks().candidates)
        if (label.rank == rank)
            return label.move;
    qFatal("no label %d of %zu", rank, marks().candidates.size());
}

QString TestBoardMarks::tableText(int rank, int column) const {
    return candidates()->model()->index(rank - 1, column).data().toString();
}

QPoint TestBoardMarks::middleOfRow(int row) const {
    return candidates()->visualRect(candidates()->model()->index(row, 0)).center();
}

void TestBoardMarks::labelsFollowTheirCount() {
    QVERIFY(marks().candidates.empty());
    search(500);
    QCOMPARE(marks().candidates.size(), std::size_t{5});
    find<QSpinBox>("labelCount")->setValue(2);
    QCOMPARE(marks().candidates.size(), std::size_t{2});
    QCOMPARE(marks().candidates.back().rank, 1); // the best lies on top
    find<QSpinBox>("labelCount")->setValue(0);
    QVERIFY(marks().candidates.empty());
    find<QSpinBox>("labelCount")->setValue(3);
    const Move third = moveOfLabel(3);
    press<QPushButton>("startButton");
    click(third);
    QVERIFY(marks().candidates.empty());
    action("undo")->trigger();
    QVERIFY(marks().candidates.empty());
    action("peek")->trigger();
    QCOMPARE(moveOfLabel(3), third);
}

/// Off is off, also for what was found before; a key that is held shows it.
void TestBoardMarks::offMeansNothingOnTheBoard() {
    search(500);
    view()->setFocus();
    const QImage labelled = view()->grab().toImage();
    press<QPushButton>("startButton");
    QVERIFY(marks().candidates.empty());
    QCOMPARE(candidates()->model()->rowCount(), 0);
    QVERIFY(!action("playCandidate1")->isEnabled());
    QTest::keyPress(view(), Qt::Key_P);
    QCOMPARE(marks().candidates.size(), std::size_t{5});
    QCOMPARE(view()->grab().toImage(), labelled);
    QVERIFY(candidates()->model()->rowCount() > 0);
    QVERIFY(action("peek")->isChecked());
    QTest::keyRelease(view(), Qt::Key_P);
    QVERIFY(marks().candidates.empty());
    QVERIFY(!action("peek")->isChecked());
    openAgain();
    QVERIFY(marks().candidates.empty());
}

void TestBoardMarks::peekingSaysWhereNothingIsKnown() {
    QTest::keyPress(view(), Qt::Key_P);
    QVERIFY(message().startsWith("Nothing is known"));
    QTest::keyRelease(view(), Qt::Key_P);
}

/// The candidate that the best line known goes through bears a star, in table and on the board.
void TestBoardMarks::knownLineIsMarked() {
    search(500);
    const Move first = moveOfLabel(1);
    const auto isMarked = [this](int rank) {
        return tableText(rank, CandidateModel::Known) == knownLineMark();
    };
    QVERIFY(isMarked(1));
    QVERIFY(!isMarked(2));
    QVERIFY(marks().candidates.back().detail.startsWith(knownLineMark()));
    const QString tip = candidates()->model()->index(0, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains("Found by SP-MCTS"), qPrintable(tip));
    QCOMPARE(find<QLabel>("bestFinder")->text(), "Found by SP-MCTS");
    setBudget("until stopped", 0);
    click(first);
    QVERIFY(!marks().candidates.empty()); // before any search of the new position
    action("stepBack")->trigger();
}

void TestBoardMarks::labelsShowWhatTheTableShows_data() {
    QTest::addColumn<bool>("asLoss");
    QTest::newRow("final scores") << false;
    QTest::newRow("losses") << true;
}

void TestBoardMarks::labelsShowWhatTheTableShows() {
    QFETCH(const bool, asLoss);
    click(legal_moves(document()->board())[0]); // what was earned before belongs to the score
    search(500);
    find<QCheckBox>("showsLoss")->setChecked(asLoss);
    QCOMPARE(marks().candidates.size(), std::size_t{5});
    auto* const panel = find<CandidatesPanel>("candidatesPanel");
    const QStringList usual = panel->shownColumns();
    if (!asLoss)
        for (const CandidateLabel& label : marks().candidates)
            QVERIFY(label.detail.isEmpty() || label.detail == knownLineMark());
    panel->setShownColumns(usual + QStringList{CandidateModel::nameOf(CandidateModel::Visits)});
    for (const CandidateLabel& label : marks().candidates) {
        QVERIFY(label.text.startsWith(
            tableText(label.rank, asLoss ? CandidateModel::Loss : CandidateModel::Best)));
        QVERIFY(label.detail.endsWith(tableText(label.rank, asLoss && !label.text.endsWith("?")
                                                                ? CandidateModel::Spread
                                                                : CandidateModel::Visits)));
    }
    if (asLoss)
        QCOMPARE(marks().candidates.back().text, "0");
    panel->setShownColumns(usual);
}

void TestBoardMarks::exactLabelsSaySo() {
    Candidate best = candidate(0, 900);
    Candidate other = candidate(1, 800);
    best.is_exact = other.is_exact = true;
    Parts parts({best, other, candidate(2, 700)});
    QCOMPARE(parts.label(1).text, "= 900");
    QCOMPARE(parts.label(2).text, "= 800");
    QCOMPARE(parts.label(3).text, "700");
    QVERIFY(parts.label(2).spoken.contains("exact"));
    parts.marks.setShowsLoss(true);
    QCOMPARE(parts.label(2).text, QString("= −100"));
    QCOMPARE(parts.label(2).detail, "exact");
    QCOMPARE(parts.label(3).text, QString("−200 ?")); // how sure it is, nobody knows
}

/// The best score found stands out, whatever rank its move may have; the words tell that.
void TestBoardMarks::labelsPretendNoRank() {
    Parts parts({attempted(0, 901, 500), attempted(1, 900, 500)});
    for (int rank = 1; rank <= 2; ++rank)
        QVERIFY2(parts.label(rank).spoken.startsWith("candidate of place 1 to 2, "),
                 qPrintable(parts.label(rank).spoken));
    Parts equal({candidate(0, 900), candidate(1, 900), candidate(2, 899)});
    QVERIFY(equal.label(1).isBest && equal.label(2).isBest && !equal.label(3).isBest);
    QVERIFY(equal.label(1).spoken.startsWith("best candidate found, "));
    QVERIFY(equal.label(3).spoken.startsWith("candidate, "));
    QVERIFY(!equal.label(1).isUncertain);
    Candidate best = candidate(0, 900);
    Candidate other = candidate(1, 800);
    best.is_exact = other.is_exact = true;
    Parts proven({best, other});
    QVERIFY(proven.label(1).spoken.startsWith("best candidate, "));
    QVERIFY(proven.label(2).spoken.startsWith("candidate 2, "));
}

void TestBoardMarks::lossesAreSpokenAsLosses() {
    Parts parts({candidate(0, 900), candidate(1, 800)});
    QVERIFY(parts.label(2).spoken.contains("final score 800"));
    parts.marks.setShowsLoss(true);
    QVERIFY2(parts.label(2).spoken.contains("loss 100"), qPrintable(parts.label(2).spoken));
    QVERIFY(!parts.label(2).spoken.contains("score"));
}

void TestBoardMarks::labelsAreSpokenWithTheirFinder() {
    Parts parts({candidate(0, 900)});
    QVERIFY2(parts.label(1).spoken.contains("Found by "), qPrintable(parts.label(1).spoken));
}

void TestBoardMarks::labelsAreSpokenWithTheirReason() {
    Board board = standard_board(1);
    Candidate known = candidate(1, 0);
    for (Move move = known.move;; move = legal_moves(board)[0]) {
        known.line.moves.push_back(move);
        board.play(move, Gravity::shift);
        if (!board.has_moves())
            break;
    }
    known.line = replay(standard_board(1), {}, known.line.moves).value();
    known.best = known.line.score;
    Parts parts({known});
    QVERIFY2(parts.label(1).spoken.contains(", frees the way for move 3, "),
             qPrintable(parts.label(1).spoken));
    Parts unknown({candidate(0, 900)}); // no line of it is known
    QVERIFY2(!unknown.label(1).spoken.contains("frees") &&
                 !unknown.label(1).spoken.contains("joins"),
             qPrintable(unknown.label(1).spoken));
}

void TestBoardMarks::hintsClimbOnTheBoard() {
    search(500);
    action("hint")->trigger();
    const std::vector<Cell> saved = marks().saved;
    QVERIFY(!saved.empty());
    QVERIFY(!marks().color && !marks().marked && !marks().preview);
    const Color color = document()->board().color_at(saved.front());
    for (const Cell cell : saved)
        QCOMPARE(document()->board().color_at(cell), color);
    QVERIFY2(hintText().startsWith(QString("Save %1: ").arg(colorName(color))),
             qPrintable(hintText()));
    QVERIFY(hintText().contains(QString::number(saved.size())));

    action("hint")->trigger();
    QVERIFY(marks().marked);
    QVERIFY(!marks().color && !marks().preview);
    const Group group = group_at(document()->board(), marks().marked->cell);
    QVERIFY(hintText().contains(QString("%1 blocks").arg(group.size())));
    const int points = view()->pointsOf(group);
    QVERIFY(hintText().contains(points == 1 ? "1 point" : QString("%1 points").arg(points)));

    action("hint")->trigger();
    QVERIFY(marks().preview);
    QCOMPARE(marks().preview->moves.front(), *marks().marked);
    QVERIFY(marks().preview->numbered >= 3 && marks().preview->numbered <= 5);
    QVERIFY(marks().saved == saved);
    const auto line = replay(document()->board(), {}, marks().preview->moves);
    QVERIFY(hintText().contains(QString("a score of %1").arg(numberText(line->score))));
    QCOMPARE(message(), QString()); // the board itself tells it
}

/// Closing a menu clears the status bar of many a program.
void TestBoardMarks::hintFromTheMenuIsTold() {
    search(500);
    QMenu* menu = nullptr;
    for (auto* any : m_window->findChildren<QMenu*>())
        if (any->actions().contains(action("hint")) && any->menuAction()->menu() == any)
            menu = any;
    QVERIFY(menu);
    QTest::mouseClick(m_window->menuBar(), Qt::LeftButton, {},
                      m_window->menuBar()->actionGeometry(menu->menuAction()).center());
    TRY_VERIFY(menu->isVisible());
    const QPoint place = menu->actionGeometry(action("hint")).center();
    QTest::mouseMove(menu, place);
    QTest::mouseClick(menu, Qt::LeftButton, {}, place);
    TRY_VERIFY(!menu->isVisible());
    QVERIFY(!marks().saved.empty());
    QVERIFY2(hintText().startsWith("Save"), qPrintable(hintText()));
}

/// A menu bar tells the window of every entry under the mouse, also that there is nothing to say.
void TestBoardMarks::menusLeaveTheHintAlone() {
    search(500);
    action("hint")->trigger();
    m_window->statusBar()->showMessage("said");
    QStatusTipEvent nothing{QString()};
    QCoreApplication::sendEvent(m_window->menuBar(), &nothing);
    QVERIFY2(hintText().startsWith("Save"), qPrintable(hintText()));
    QCOMPARE(message(), "said");
}

void TestBoardMarks::moveTakesTheHintAway() {
    search(500);
    for (int step = 0; step < 3; ++step)
        action("hint")->trigger();
    click(legal_moves(document()->board())[0]);
    QVERIFY(!hasMarks());
    QCOMPARE(hintText(), QString());
    search(500);
    action("hint")->trigger();
    QVERIFY(!marks().saved.empty() && !marks().marked);
}

/// Not even until everybody has heard of the move; and a board without marks tells of none.
void TestBoardMarks::newBoardNeverHasTheOldHint() {
    Parts parts({candidate(0, 900), candidate(1, 800)});
    parts.marks.showHint(hintAt(0));
    QVERIFY(parts.view.markings().marked == hintAt(0).move);
    int told = 0;
    int marked = 0;
    connect(&parts.assistant, &Assistant::resultChanged, this, [&] {
        ++told;
        marked += parts.view.markings().marked ? 1 : 0;
    });
    QSignalSpy changed(&parts.marks, &BoardMarks::markChanged);
    parts.document.play(legal_moves(parts.document.board())[1].cell);
    QVERIFY(told > 0);
    QCOMPARE(marked, 0);
    QCOMPARE(changed.count(), 1);
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    QCOMPARE(changed.count(), 1);
}

void TestBoardMarks::hintThatEndsTheReplayIsMarkedAtOnce() {
    Parts parts({candidate(0, 900)});
    LineReplay* replay = parts.session.replay();
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    replay->setSource(ReplaySource::Game);
    replay->setIndex(0);
    QCOMPARE(parts.view.mode(), ViewMode::Replay);
    Hint hint = hintAt(0);
    hint.move = legal_moves(parts.document.board())[0];
    std::optional<Move> atOnce;
    connect(replay, &LineReplay::activeChanged, this,
            [&] { atOnce = parts.view.markings().marked; });
    emit parts.assistant.hintGiven(hint);
    QCOMPARE(parts.view.mode(), ViewMode::Play);
    QVERIFY(atOnce == hint.move);
    QVERIFY(parts.view.markings().marked == hint.move);
}

void TestBoardMarks::hintsAreCountedInStripAndEndCard() {
    QVERIFY(m_window->openBoard("random:5/2x3x2"));
    searchAndTurnOff(20);
    QVERIFY(!find<QLabel>("aid")->isVisible());
    for (int step = 0; step < 2; ++step)
        action("hint")->trigger();
    QVERIFY(find<QLabel>("aid")->isVisible());
    QCOMPARE(find<QLabel>("aid")->text().section(' ', 0, 0), "2");
    while (!document()->isFinished())
        click(legal_moves(document()->board())[0]);
    QVERIFY(find<QWidget>("endCard")->isVisible());
    QCOMPARE(find<QLabel>("endCardAid")->text(),
             "Help: 2 hints, 1 move with candidates seen"); // candidates were seen once
}

void TestBoardMarks::escapeTakesHintAndSelectionAway() {
    search(500);
    for (int step = 0; step < 3; ++step)
        action("hint")->trigger();
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!hasMarks());
    QCOMPARE(hintText(), QString());

    candidates()->selectRow(1);
    QVERIFY(marks().marked == moveOfLabel(2));
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(!marks().marked);
    QTest::mouseClick(candidates()->viewport(), Qt::LeftButton, {}, middleOfRow(1));
    QVERIFY(marks().marked == moveOfLabel(2));
}

void TestBoardMarks::hintTakesThePlaceOfTheSelection() {
    search(500);
    candidates()->selectRow(1);
    QSignalSpy marked(m_window->findChild<BoardMarks*>(), &BoardMarks::markChanged);
    action("hint")->trigger();
    QVERIFY(!marks().saved.empty());
    QVERIFY(!marks().marked);
    QVERIFY(!candidates()->selectionModel()->hasSelection());
    QCOMPARE(marked.count(), 1); // the selection goes with it, not before
    QTest::mouseClick(candidates()->viewport(), Qt::LeftButton, {}, middleOfRow(1));
    QVERIFY(marks().marked == moveOfLabel(2));
    QCOMPARE(hintText(), QString());
}

void TestBoardMarks::replayHidesTheHint() {
    search(500);
    for (int step = 0; step < 3; ++step)
        action("hint")->trigger();
    const std::size_t labels = marks().candidates.size();
    const MoveList preview = marks().preview->moves;
    action("nextMove")->trigger();
    action("previousMove")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QCOMPARE(view()->shownBoard(), standard_board(1)); // the same board, without it
    QVERIFY(!hasMarks());
    QCOMPARE(hintText(), QString());
    TRY_COMPARE(marks().candidates.size(), labels); // of the same position
    pointAtRow(0);
    QVERIFY(marks().preview);
    press<QPushButton>("backToGameButton");
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(marks().candidates.size(), labels);
    pointAway();
    QVERIFY(marks().marked);
    QVERIFY(marks().preview->moves == preview);
    QVERIFY(!hintText().isEmpty());
}

void TestBoardMarks::whereComparedLinesPartIsMarked() {
    search(500);
    const Move best = m_session->assistant()->candidateMove(1).value();
    const Move second = m_session->assistant()->candidateMove(2).value();
    m_session->compareCandidate(second);
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QVERIFY(m_session->replay()->firstDifference() == 0);
    QVERIFY(view()->shown().next == second);
    QVERIFY(marks().marked == best);
    QCOMPARE(marks().candidates.size(), std::size_t{2});
    for (const CandidateLabel& label : marks().candidates)
        QCOMPARE(label.text, label.move == best ? "other game" : "this game");
    action("otherLine")->trigger();
    QVERIFY(view()->shown().next == best);
    QVERIFY(marks().marked == second);
    action("nextMove")->trigger();
    for (const CandidateLabel& label : marks().candidates)
        QVERIFY(!label.text.endsWith("line"));
    action("stepBack")->trigger();
    QCOMPARE(view()->mode(), ViewMode::Play);
    QVERIFY(!action("otherLine")->isEnabled());
    TRY_VERIFY(!marks().candidates.empty());
}

SAMEGAME_TEST(TestBoardMarks, QApplication)
#include "tst_boardmarks.moc"
