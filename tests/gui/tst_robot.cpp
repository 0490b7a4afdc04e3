#include <QDialogButtonBox>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QSpinBox>
#include <QStatusBar>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "engine/base/rng.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_text.h"
#include "engine/game/board_generator.h"
#include "tests/gui/hostfixture.h"
#include "tests/gui/keyboard.h"
#include "tests/gui/leftbehind.h"
#include "tests/gui/newgamepages.h"
#include "tests/gui/shownresults.h"
#include "tests/support/board_checks.h"
#include "tests/support/test_program.h"
#include "tests/support/wanted_count.h"

using namespace samegame;

/// A robot plays through the widgets of the program as people do, with an account of its own of
/// what it has done. A few seconds long; SAMEGAME_ROBOT_MOVES asks for more moves, and
/// SAMEGAME_ROBOT_GAMES for more games with analysis.
class TestRobot : public QObject, protected HostFixture {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { clear(); }
    void cleanup();

    void gamesAreThoseOfTheAccount_data();
    void gamesAreThoseOfTheAccount();
    void windowsLeaveNoMemoryBehind();
    void analysisFollowsTheGame_data();
    void analysisFollowsTheGame();
    void analysisLeavesNoMemoryBehind();

private:
    static constexpr int movesOfAWindow = 250; // far from Qt's five minutes, whatever the machine

    /// A position that can be gone back to.
    struct Place {
        Position start;
        MoveList moves;
    };

    // What it does to a game
    void playSomeGroup();
    void click(Cell cell) const { HostFixture::click({cell}); }
    void playByKeys(Cell cell, int repeats) const;
    void takeTheKeys() const;
    void doubleClick(Cell cell);
    void touchNothing();
    void goBack();
    void goForward();
    void restart();
    void holdUndoAndRedo();
    void holdNewGame();
    void useAnotherLayout();

    // What it drops on the board
    bool drop(const QMimeData& data) const;
    void dropText();
    void dropFiles();
    void dropNonsense();
    Position someStart();

    // What it does at the end, and with others
    void leaveTheEnd();
    void watchAGame() const;
    void beginByDialog();
    void beginByName();

    void enter(const Place& place);
    const Place& place() const { return m_places[m_step]; }
    void checkAccount() const;
    void checkByReference() const;

    // Games with analysis
    void prepareAnalysis() const;
    void drawCharts();
    void playACandidate();

    int drawn(int count) { return static_cast<int>(m_rng.bounded(static_cast<unsigned>(count))); }
    int drawn(int first, int last) { return first + drawn(last - first + 1); }
    Rng m_rng;
    quint64 m_time = 1'000'000;  // of clicks that tell when they were
    std::vector<Place> m_places; // as the undo stack should have them
    std::size_t m_step = 0;      // the place of the position on the board
    LeftBehind m_leftByMoves;
    LeftBehind m_leftByAnalysis;
};

void TestRobot::initTestCase() {
    prepare();
    clear();
    start();
    quit();
    m_leftByMoves.begin();
    m_leftByAnalysis.begin();
}

void TestRobot::cleanup() {
    quit();
    m_places = {};
    m_step = 0;
}

/// What could be done again is over.
void TestRobot::enter(const Place& place) {
    if (!m_places.empty())
        m_places.resize(++m_step);
    m_places.push_back(place);
}

void TestRobot::playSomeGroup() {
    const Board& board = document()->board();
    const MoveList moves = legal_moves(board);
    const Move move = moves[m_rng.bounded(static_cast<unsigned>(moves.size()))];
    const std::vector<Cell> cells = group_at(board, move.cell).cells();
    const Cell cell = cells[m_rng.bounded(static_cast<unsigned>(cells.size()))];
    const bool isSelectedFirst = view()->clickMode() == ClickMode::SelectThenConfirm;
    const int way = drawn(8);
    if (way == 0)
        doubleClick(cell);
    else
        for (int i = 0; i < (isSelectedFirst ? 2 : 1); ++i)
            way < 3 ? playByKeys(cell, way == 1 ? drawn(1, 5) : 0) : click(cell);
    Place next = place();
    next.moves.push_back(move);
    enter(next);
}

/// As fast as a hand does it: the first click plays, or the second one confirms.
void TestRobot::doubleClick(Cell cell) {
    const QPointF place = view()->cellRect(cell).center();
    const auto send = [&](QEvent::Type type, Qt::MouseButtons buttons) {
        QMouseEvent event(type, place, view()->mapToGlobal(place), Qt::LeftButton, buttons,
                          Qt::NoModifier);
        event.setTimestamp(m_time += 40);
        qApp->notify(view(), &event);
    };
    m_time += 1000;
    send(QEvent::MouseButtonPress, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, Qt::NoButton);
    send(QEvent::MouseButtonDblClick, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, Qt::NoButton);
}

/// As a window manager sees to it when a dialog has gone.
void TestRobot::takeTheKeys() const {
    if (!view()->hasFocus()) {
        window()->activateWindow();
        view()->setFocus();
    }
    TRY_VERIFY(view()->hasFocus());
}

/// From the lower left corner, where the arrows lead from everywhere. The last key is held.
void TestRobot::playByKeys(Cell cell, int repeats) const {
    const auto press = [this](Qt::Key key, int times) {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(view(), key);
    };
    takeTheKeys();
    press(Qt::Key_Left, document()->board().columns());
    press(Qt::Key_Down, document()->board().rows());
    press(Qt::Key_Right, cell.column);
    press(Qt::Key_Up, cell.row);
    holdKey(view(), Qt::Key_Space, repeats);
}

/// Each repeat is a step.
void TestRobot::holdUndoAndRedo() {
    takeTheKeys();
    const int back = std::min(static_cast<int>(m_step), drawn(1, 6));
    if (back > 0)
        holdKey(view(), Qt::Key_Z, back - 1, Qt::ControlModifier);
    m_step -= static_cast<std::size_t>(back);
    checkAccount();
    const int forward = std::min(static_cast<int>(m_places.size() - 1 - m_step), drawn(1, 6));
    if (forward > 0)
        holdKey(view(), Qt::Key_Y, forward - 1, Qt::ControlModifier);
    m_step += static_cast<std::size_t>(forward);
}

/// One board, which only the window knows.
void TestRobot::holdNewGame() {
    takeTheKeys();
    const int before = document()->undoStack()->index();
    holdKey(view(), Qt::Key_N, drawn(1, 20), Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document()->undoStack()->index(), before + 1);
    enter({document()->start(), {}});
}

/// Keys with other signs on them: one is held, the layout is switched, and it is let go; others
/// play candidates, of which nothing is known.
void TestRobot::useAnotherLayout() {
    takeTheKeys();
    const bool isFirst = drawn(2) == 0;
    const PlacedKey& pressed = isFirst ? placed_keys::p : placed_keys::russianP;
    pressKey(view(), pressed);
    for (int repeats = drawn(5); repeats > 0; --repeats)
        repeatUntold(view(), pressed);
    QVERIFY(action("peek")->isChecked());
    releaseKey(view(), isFirst ? placed_keys::russianP : placed_keys::p);
    TRY_VERIFY(!action("peek")->isChecked());
    for (const PlacedKey& key : {placed_keys::french1, placed_keys::french2}) {
        pressKey(view(), key);
        releaseKey(view(), key);
    }
}

/// As an editor does it, which deletes what was moved. Whether the window took it.
bool TestRobot::drop(const QMimeData& data) const {
    const QPoint place = view()->rect().center();
    const Qt::DropActions actions = Qt::CopyAction | Qt::MoveAction;
    QDragEnterEvent enter(place, actions, &data, Qt::LeftButton, Qt::ShiftModifier);
    QCoreApplication::sendEvent(view(), &enter);
    QDragMoveEvent move(place, actions, &data, Qt::LeftButton, Qt::ShiftModifier);
    QCoreApplication::sendEvent(view(), &move);
    QDropEvent drop(place, actions, &data, Qt::LeftButton, Qt::ShiftModifier);
    QCoreApplication::sendEvent(view(), &drop);
    for (const QDropEvent* event :
         {static_cast<const QDropEvent*>(&enter), static_cast<const QDropEvent*>(&move),
          static_cast<const QDropEvent*>(&drop)})
        if (event->dropAction() != Qt::CopyAction)
            QTest::qFail("text would be moved", __FILE__, __LINE__);
    return drop.isAccepted();
}

Position TestRobot::someStart() {
    const Rules rules = all_rules()[m_rng.bounded(static_cast<unsigned>(all_rules().size()))];
    return {generate_board(m_rng.next(), drawn(2, 15), drawn(2, 15), 4), rules};
}

/// An ID, wrapped as in a mail.
void TestRobot::dropText() {
    const Position start = someStart();
    QMimeData data;
    data.setText(QString::fromStdString(to_board_id(start)).insert(drawn(1, 9), "\r\n\u200b "));
    QVERIFY(drop(data));
    enter({start, {}});
}

void TestRobot::dropFiles() {
    const Board board = someStart().board;
    const QString path = m_store->filePath("dropped.txt");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(to_board_text(board)));
    file.close();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path), QUrl::fromLocalFile(m_store->filePath("other"))});
    QVERIFY(drop(data));
    QVERIFY(window()->statusBar()->currentMessage().endsWith("left out: other"));
    enter({{board, {}}, {}});
}

void TestRobot::dropNonsense() {
    QMimeData data;
    data.setText("Good morning");
    if (drawn(2) == 0)
        data.setUrls({QUrl::fromLocalFile(m_store->filePath("missing"))});
    QVERIFY(!drop(data));
    QVERIFY(!error().isEmpty());
}

/// A click on what is no group, and one that is taken back beside the board.
void TestRobot::touchNothing() {
    const Board& board = document()->board();
    const Cell cell{static_cast<std::uint8_t>(drawn(board.columns())),
                    static_cast<std::uint8_t>(drawn(board.rows()))};
    if (group_at(board, cell).empty())
        return click(cell);
    QTest::mousePress(view(), Qt::LeftButton, {}, view()->cellRect(cell).center());
    QTest::mouseRelease(view(), Qt::LeftButton, {}, {-5, -5});
}

void TestRobot::goBack() {
    for (int steps = drawn(1, 5); steps > 0 && m_step > 0; --steps) {
        action("undo")->trigger();
        --m_step;
    }
}

void TestRobot::goForward() {
    for (int steps = drawn(1, 5); steps > 0 && m_step + 1 < m_places.size(); --steps) {
        action("redo")->trigger();
        ++m_step;
    }
}

void TestRobot::restart() {
    action("restart")->trigger();
    if (!place().moves.empty())
        enter({place().start, {}});
}

void TestRobot::leaveTheEnd() {
    const auto* card = find<QWidget>("endCard");
    TRY_VERIFY(card->isVisible());
    TRY_COMPARE(find<QLabel>("endCardScore")->text(), numberText(document()->score()));
    checkByReference();
    if (drawn(4) == 0 && find<QPushButton>("endCardReplay")->isVisible())
        watchAGame();
    switch (drawn(4)) {
    case 0:
        press<QPushButton>("endCardUndo");
        --m_step;
        break;
    case 1:
        press<QToolButton>("endCardClose");
        QVERIFY(!card->isVisible());
        beginByName();
        break;
    default:
        press<QPushButton>("endCardNewGame");
        beginByDialog();
    }
}

void TestRobot::watchAGame() const {
    const bool isBetterKnown = find<QPushButton>("endCardBetter")->text() == "Watch the best game";
    press<QPushButton>(isBetterKnown ? "endCardBetter" : "endCardReplay");
    QCOMPARE(view()->mode(), ViewMode::Replay);
    press<QPushButton>("backToGameButton");
    QCOMPARE(view()->mode(), ViewMode::Play);
}

void TestRobot::beginByDialog() {
    const std::uint64_t seed = m_rng.next();
    const int rows = drawn(2, 15);
    const int columns = drawn(2, 15);
    const int colors = drawn(2, 5);
    auto* dialog = find<QDialog>("newGameDialog");
    showNewGamePage(find<QDialog>("newGameDialog"), "Random board");
    find<QLineEdit>("randomSeed")->setText(QString::number(seed));
    find<QSpinBox>("randomRows")->setValue(rows);
    find<QSpinBox>("randomColumns")->setValue(columns);
    find<QSpinBox>("randomColors")->setValue(colors);
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
    enter({{generate_board(seed, rows, columns, colors), {}}, {}});
}

void TestRobot::beginByName() {
    const Position start = someStart();
    QVERIFY(window()->openBoard("id:" + QString::fromStdString(to_board_id(start))));
    enter({start, {}});
}

void TestRobot::checkAccount() const {
    const auto& [start, moves] = place();
    QVERIFY(document()->start() == start);
    QVERIFY(document()->line().moves == moves);
    const auto line = replay(start.board, start.rules, moves);
    QVERIFY(line.ok());
    QVERIFY(document()->line() == *line);
    QCOMPARE(document()->board(), board_after(start.board, start.rules, moves, moves.size()));
    QCOMPARE(view()->shownBoard(), document()->board());
    if (movesEarn(start.rules))
        QCOMPARE(find<QLabel>("score")->text(), QString("Score %1").arg(numberText(line->score)));
    QCOMPARE(action("undo")->isEnabled(), m_step > 0);
    QCOMPARE(action("redo")->isEnabled(), m_step + 1 < m_places.size());
}

/// The game that has ended, by the rules' texts alone.
void TestRobot::checkByReference() const {
    const auto& [start, moves] = place();
    ReferenceBoard board = reference_of(start.board);
    int score = 0;
    for (const Move move : moves)
        score += reference_move_points(start.rules.scoring, board.play(move, start.rules.gravity));
    QVERIFY(!board.has_moves());
    QCOMPARE(document()->score(), score + reference_end_points(start.rules.scoring, board));
    const std::string error = board_error(document()->board(), board);
    QVERIFY2(error.empty(), error.c_str());
}

void TestRobot::gamesAreThoseOfTheAccount_data() {
    QTest::addColumn<int>("seed");
    const int moves = wanted_count("SAMEGAME_ROBOT_MOVES", 1000);
    QVERIFY2(moves >= movesOfAWindow, "SAMEGAME_ROBOT_MOVES is a number from 250 on");
    for (int seed = 1; seed <= moves / movesOfAWindow; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void TestRobot::gamesAreThoseOfTheAccount() {
    QFETCH(const int, seed);
    m_rng = Rng(static_cast<std::uint64_t>(seed));
    start();
    enter({document()->start(), {}});
    const bool isAnimated = seed % 2 == 0;
    if (isAnimated)
        view()->setAnimationDuration(50);
    if (seed % 4 >= 2)
        view()->setClickMode(ClickMode::SelectThenConfirm);
    for (int played = 0; played < movesOfAWindow && !QTest::currentTestFailed();) {
        const int choice = drawn(106);
        if (document()->isFinished()) {
            leaveTheEnd();
        } else if (choice < 85) {
            playSomeGroup();
            ++played;
        } else if (choice < 90) {
            goBack();
        } else if (choice < 94) {
            goForward();
        } else if (choice < 98) {
            touchNothing();
        } else if (choice == 98) {
            restart();
        } else if (choice == 99) {
            action("newGame")->trigger();
            beginByDialog();
        } else if (choice == 100) {
            dropText();
        } else if (choice == 101) {
            dropFiles();
        } else if (choice == 102) {
            dropNonsense();
        } else if (choice == 103) {
            useAnotherLayout();
        } else if (choice == 104) {
            holdNewGame();
        } else {
            holdUndoAndRedo();
        }
        checkAccount();
        QTest::qWait(isAnimated ? drawn(10) : 0);
    }
    cleanup();
    m_leftByMoves.takeStock();
}

void TestRobot::windowsLeaveNoMemoryBehind() {
    m_leftByMoves.checkHeap();
}

/// Searches and charts that take a moment each.
void TestRobot::prepareAnalysis() const {
    chooseSolver("sp-mcts");
    setBudget("playouts", 200);
    find<QSpinBox>("distributionPlayouts")->setValue(500);
    find<QSpinBox>("comparisonRuns")->setValue(2);
    find<QComboBox>("comparisonUnit")->setCurrentText("playouts");
    find<QDoubleSpinBox>("comparisonAmount")->setValue(50);
}

/// Now and then, and hints.
void TestRobot::drawCharts() {
    if (drawn(3) == 0)
        action("distribution")->trigger();
    if (drawn(4) == 0)
        action("comparison")->trigger();
    if (drawn(5) == 0)
        action("convergence")->trigger();
    if (drawn(4) == 0)
        action("hint")->trigger();
}

void TestRobot::playACandidate() {
    const int rank = drawn(1, 3);
    auto* play = action(qPrintable(QString("playCandidate%1").arg(rank)));
    if (play->isEnabled())
        play->trigger();
    else
        click(legal_moves(document()->board())[0].cell);
}

void TestRobot::analysisFollowsTheGame_data() {
    QTest::addColumn<int>("seed");
    const int games = wanted_count("SAMEGAME_ROBOT_GAMES", 3);
    for (int seed = 1; seed <= games; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void TestRobot::analysisFollowsTheGame() {
    QFETCH(const int, seed);
    m_rng = Rng(static_cast<std::uint64_t>(seed));
    start(QString("random:%1/10x10x4").arg(seed));
    prepareAnalysis();
    action("startStop")->trigger();
    const ShownResults shown(window());
    while (!document()->isFinished() && !QTest::currentTestFailed()) {
        if (drawn(2) == 0)
            TRY_VERIFY(assistantState().startsWith("Done"));
        shown.check();
        drawCharts();
        playACandidate();
        QTest::qWait(drawn(20));
    }
    if (seed % 2 == 0) // else they are closed with the window
        for (const char* button : {"distributionStart", "comparisonStart"})
            TRY_COMPARE(find<QPushButton>(button)->text(), "Start");
    shown.check();
    quit();
    m_leftByAnalysis.takeStock();
}

void TestRobot::analysisLeavesNoMemoryBehind() {
    m_leftByAnalysis.checkHeap();
}

SAMEGAME_TEST(TestRobot, QApplication)
#include "tst_robot.moc"
