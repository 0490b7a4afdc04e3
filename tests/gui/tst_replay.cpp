#include <QAbstractItemModelTester>
#include <QFile>
#include <QFileDialog>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/language.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/panels/linepanel.h"
#include "app/gui/panels/replaybar.h"
#include "app/gui/panels/scorecurve.h"
#include "app/gui/window/gameexchange.h"
#include "engine/formats/board_library.h"
#include "tests/gui/changedcells.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The replay through the window: bar, curve and list of moves.
class TestReplay : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void replayMovesTheBoard();
    void nextMoveIsMarkedOnTheBoard();
    void loopPlaysOn();
    void takeOverPlaysOnFromThere();
    void finishedGameIsReplayedFromItsStart_data();
    void finishedGameIsReplayedFromItsStart();
    void takenOverPositionTellsItsBestScore();
    void openedFileIsReplayedFromItsStart();
    void takeOverGoesBackInTheGame();
    void curveLiesOverTheSlider();
    void captionsStandAboveTheCurve();
    void clickAndDragOnTheCurveJump();
    void hoveredPlaceIsTold();
    void scoreIsWholeInANarrowBar_data();
    void scoreIsWholeInANarrowBar();
    void curveIsDescribed();
    void listOfMovesFollowsAndJumps();
    void summaryComparesWithTheGame();
    void onePointIsNoPlural();
    void linePanelAsksForWhatTheWindowDoes();
    void bestLineIsSaved();
    void lineThatIsShownIsSaved();
    void chosenLineIsNamedAndSaved();
    void gameIsComparedWithTheBestLine();
    void comparisonLeavesTheBoardWhereItIs();
    void comparisonIsToldWholeInSmallWindows();
    void barAndPanelAreSmall();
    void nothingInThePanelLiesUnderAnother();
    void lineModelIsSound();

private:
    QSlider* slider() const { return find<QSlider>("replaySlider"); }
    ScoreCurve* curve() const { return find<ScoreCurve>("scoreCurve"); }
    QTableView* list() const { return find<QTableView>("lineTable"); }
    QString place() const { return find<QLabel>("replayPlace")->text(); }
    QString summary() const { return find<QLabel>("bestLineSummary")->text(); }
    void playMoves(int count) const {
        for (int i = 0; i < count; ++i)
            click(legal_moves(document()->board())[0]);
    }
    Line m_saved; ///< By lineThatIsShownIsSaved.

    void chooseGame() const { choose(find<QComboBox>("replaySource"), 1); }
};

void TestReplay::replayMovesTheBoard() {
    QVERIFY(!slider()->isEnabled());
    searchAndTurnOff(200);
    QVERIFY(slider()->isEnabled());
    slider()->setValue(5);
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QVERIFY(view()->shownBoard() != standard_board(1));
    const Board fifth = view()->shownBoard();
    press<QToolButton>("nextButton");
    QVERIFY(view()->shownBoard() != fifth);
    press<QToolButton>("previousButton");
    QCOMPARE(view()->shownBoard(), fifth);
    press<QToolButton>("lastButton");
    QCOMPARE(slider()->value(), slider()->maximum());
    QVERIFY(!view()->shownBoard().has_moves());
    press<QToolButton>("firstButton");
    QCOMPARE(view()->shownBoard(), standard_board(1));

    auto* last = find<QToolButton>("lastButton"); // it goes under the key
    last->setFocus();
    QTest::keyClick(last, Qt::Key_Space);
    QVERIFY(!last->isEnabled());
    QVERIFY(slider()->hasFocus());
    press<QToolButton>("firstButton");

    auto* speed = find<QComboBox>("replaySpeed");
    choose(speed, speed->count() - 1);
    press<QToolButton>("playButton");
    QCOMPARE(find<QToolButton>("playButton")->text(), "Pause");
    TRY_VERIFY(slider()->value() >= 2);
    press<QToolButton>("playButton");
    QCOMPARE(find<QToolButton>("playButton")->text(), "Play");
    press<QPushButton>("backToGameButton");
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(view()->shownBoard(), standard_board(1));
    QCOMPARE(document()->line().moves.size(), std::size_t{0});
}

void TestReplay::nextMoveIsMarkedOnTheBoard() {
    const Board start = standard_board(1);
    searchAndTurnOff(200);
    slider()->setValue(1);
    const Board second = view()->shownBoard();
    const auto moves = legal_moves(start);
    const auto next = std::ranges::find_if(moves, [&](const Move& move) {
        Board after = start;
        after.play(move, Gravity{});
        return after == second;
    });
    QVERIFY(next != moves.end());
    slider()->setValue(0);
    QCOMPARE(view()->shownBoard(), start);
    const QImage marked = view()->grab().toImage();
    press<QPushButton>("backToGameButton");
    QCOMPARE(view()->mode(), ViewMode::Play);
    QVERIFY(changedJustAt({*next}, view(), view()->grab().toImage(), marked));
}

void TestReplay::loopPlaysOn() {
    QVERIFY(m_window->openBoard("random:5/4x4x2"));
    searchAndTurnOff(100);
    auto* speed = find<QComboBox>("replaySpeed");
    choose(speed, speed->count() - 1);
    press<QToolButton>("loopButton");
    press<QToolButton>("playButton");
    TRY_COMPARE(slider()->value(), slider()->maximum());
    TRY_VERIFY(slider()->value() < slider()->maximum());
    QCOMPARE(find<QToolButton>("playButton")->text(), "Pause");
    action("stepBack")->trigger();
    QCOMPARE(find<QToolButton>("playButton")->text(), "Play");
}

void TestReplay::takeOverPlaysOnFromThere() {
    searchAndTurnOff(200);
    QVERIFY(!find<QPushButton>("takeOverButton")->isEnabled());
    slider()->setValue(4);
    const Board board = view()->shownBoard();
    press<QPushButton>("takeOverButton");
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(document()->board(), board);
    QCOMPARE(view()->shownBoard(), board);
    QCOMPARE(document()->line().moves.size(), std::size_t{4});
    QCOMPARE(slider()->value(), 4);
    action("undo")->trigger();
    QCOMPARE(document()->board(), standard_board(1));
}

void TestReplay::finishedGameIsReplayedFromItsStart_data() {
    QTest::addColumn<int>("source");
    QTest::addColumn<QStringList>("before");
    for (const auto& [name, source] : {std::pair("best line", 0), std::pair("game", 1)}) {
        QTest::addRow("%s, while it is celebrated", name) << source << QStringList();
        QTest::addRow("%s, undone and done again", name) << source << QStringList{"undo", "redo"};
        QTest::addRow("%s, after its replay was at its end", name)
            << source << QStringList{"previousMove", "lastMove"};
        QTest::addRow("%s, after its replay was left", name)
            << source << QStringList{"previousMove", "stepBack"};
        QTest::addRow("%s, without its card", name) << source << QStringList{"stepBack"};
        QTest::addRow("%s, from another layout", name)
            << source << QStringList{"playLayout", "analyzeLayout"};
    }
}

void TestReplay::finishedGameIsReplayedFromItsStart() {
    QFETCH(const int, source);
    QFETCH(const QStringList, before);
    view()->setAnimationDuration(1000); // none of what moves has ended by itself
    const Board board = drawn("1122/1122");
    document()->newGame({board, {}}, "Cleared by two moves");
    choose(find<QComboBox>("replaySource"), source);
    playMoves(2);
    QVERIFY(document()->isFinished());
    for (const QString& name : before)
        action(qPrintable(name))->trigger();
    action("replay")->trigger();
    QCOMPARE(slider()->value(), 0);
    QCOMPARE(view()->shownBoard(), board);
    QVERIFY(find<QWidget>("effectLayer")->isHidden());
}

/// Who watched the best line knows how it ends. Other positions keep what nobody asked about.
void TestReplay::takenOverPositionTellsItsBestScore() {
    searchAndTurnOff(200);
    const auto best = [this] { return find<QLabel>("bestScore")->text(); };
    const QString known = best();
    slider()->setValue(4);
    press<QPushButton>("takeOverButton");
    QCOMPARE(best(), known);
    const Board here = document()->board();
    const Move next = group_at(here, m_session->bestLine()->record()->line.moves[4].cell).move();
    const MoveList moves = legal_moves(here);
    click(*std::ranges::find_if(moves, [next](Move move) { return move != next; }));
    QCOMPARE(best(), "–");
    action("undo")->trigger();
    QCOMPARE(best(), known);
}

void TestReplay::openedFileIsReplayedFromItsStart() {
    playMoves(6);
    const Board end = document()->board();
    m_window->saveGame(m_folder.filePath("played.samegame"));
    QVERIFY(m_window->openBoard("standard:2"));
    QVERIFY(m_window->openBoard(m_folder.filePath("played.samegame")));
    QCOMPARE(slider()->maximum(), 6);
    QCOMPARE(slider()->value(), 6);
    auto* speed = find<QComboBox>("replaySpeed");
    choose(speed, speed->count() - 1);
    press<QToolButton>("playButton");
    QCOMPARE(view()->shownBoard(), standard_board(1));
    QVERIFY(place().startsWith("This game: move 0 of 6"));
    TRY_COMPARE(slider()->value(), 6);
    QCOMPARE(view()->shownBoard(), end);
}

void TestReplay::takeOverGoesBackInTheGame() {
    playMoves(6);
    chooseGame();
    slider()->setValue(2);
    const Board board = view()->shownBoard();
    press<QPushButton>("takeOverButton");
    QCOMPARE(view()->mode(), ViewMode::Play);
    QCOMPARE(document()->board(), board);
    QCOMPARE(slider()->maximum(), 2);
    action("undo")->trigger();
    QCOMPARE(document()->line().moves.size(), std::size_t{6});
}

void TestReplay::curveLiesOverTheSlider() {
    searchAndTurnOff(200);
    QCOMPARE(curve()->geometry().left(), slider()->geometry().left());
    QCOMPARE(curve()->geometry().right(), slider()->geometry().right());
    QVERIFY(curve()->geometry().bottom() <= slider()->geometry().top());
    QCOMPARE(curve()->placeOf(0).x() + curve()->placeOf(slider()->maximum()).x(), curve()->width());
    QVERIFY(curve()->placeOf(0).x() > 0);
    QVERIFY(curve()->placeOf(1).y() <= curve()->placeOf(0).y()); // scores rise
    m_window->setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(slider()->layoutDirection(), Qt::LeftToRight); // as the curve
}

void TestReplay::captionsStandAboveTheCurve() {
    QVERIFY(m_window->openBoard("random:5/4x4x2"));
    searchAndTurnOff(200);
    const auto* end = find<QLabel>("replayEndPoints");
    m_window->resize(1400, 800);
    TRY_VERIFY(end->isVisible());
    QVERIFY(end->text().startsWith("bonus +") || end->text().startsWith("penalty −"));
    int highest = curve()->height();
    for (int index = 0; index <= slider()->maximum(); ++index)
        highest = std::min(highest, curve()->placeOf(index).y());
    for (const char* caption : {"replayPlace", "replayEndPoints"})
        QVERIFY2(find<QLabel>(caption)->geometry().bottom() < highest, caption);
    QVERIFY(!find<QLabel>("replayPlace")->geometry().intersects(end->geometry()));
}

void TestReplay::clickAndDragOnTheCurveJump() {
    searchAndTurnOff(200);
    const QPoint third = curve()->placeOf(3);
    QTest::mouseClick(curve(), Qt::LeftButton, {}, third);
    QCOMPARE(slider()->value(), 3);
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QTest::mousePress(curve(), Qt::LeftButton, {}, third);
    QMouseEvent drag(QEvent::MouseMove, curve()->placeOf(8), curve()->placeOf(8), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(curve(), &drag);
    QCOMPARE(slider()->value(), 8);
    QTest::mouseRelease(curve(), Qt::LeftButton);
    QTest::mouseClick(curve(), Qt::LeftButton, {}, QPoint(curve()->width() - 1, 1));
    QCOMPARE(slider()->value(), slider()->maximum());
}

void TestReplay::hoveredPlaceIsTold() {
    searchAndTurnOff(200);
    slider()->setValue(3);
    const QString before = place();
    QVERIFY(before.startsWith("Best game: move 3 of"));
    QTest::mouseMove(curve(), curve()->placeOf(7));
    TRY_VERIFY(place().startsWith("Move 7 of"));
    QCOMPARE(slider()->value(), 3);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(curve(), &leave);
    QCOMPARE(place(), before);
}

void TestReplay::scoreIsWholeInANarrowBar_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("move");
    QTest::newRow("en") << "en"
                        << "Move ";
    QTest::newRow("de") << "de"
                        << "Zug ";
}

/// Where the whole place is too long. What is left out stands in the tool tip.
void TestReplay::scoreIsWholeInANarrowBar() {
    QFETCH(const QString, language);
    QFETCH(const QString, move);
    QTranslator translator;
    if (!translator.load(":/i18n/samegame_" + language))
        QSKIP("built without translations");
    QCoreApplication::installTranslator(&translator);
    init();
    playMoves(12);
    LineReplay* replay = m_session->replay();
    const Line line = document()->line();
    replay->show(line, LineKind::Candidate, 12);
    ReplayBar bar(replay);
    bar.resize(1400, bar.sizeHint().height());
    bar.show();
    settle();
    const auto* label = static_cast<const ElidedLabel*>(bar.findChild<QLabel*>("replayPlace"));
    const QString score = ' ' + numberText(replay->score());
    TRY_COMPARE(label->shownText(), label->text());
    for (int width = 1400; label->shownText() == label->text() && width > 100; width -= 10) {
        bar.resize(width, bar.height());
        settle();
    }
    QVERIFY2(label->shownText().startsWith(move), qPrintable(label->shownText()));
    QVERIFY2(label->shownText().endsWith(score), qPrintable(label->shownText()));
    QVERIFY(label->text().endsWith(score));
    QVERIFY(bar.findChild<ScoreCurve*>()->toolTip().startsWith(label->text() + '\n'));
    close(); // before the texts go
}

void TestReplay::curveIsDescribed() {
    QVERIFY(!curve()->accessibleName().isEmpty());
    QCOMPARE(curve()->accessibleDescription(), "No game");
    searchAndTurnOff(200);
    slider()->setValue(3);
    QVERIFY(curve()->accessibleDescription().contains("after move 3 of"));
}

void TestReplay::listOfMovesFollowsAndJumps() {
    searchAndTurnOff(200);
    QCOMPARE(list()->model()->rowCount(), slider()->maximum() + 1);
    QCOMPARE(list()->currentIndex().row(), 0);
    QCOMPARE(view()->mode(), ViewMode::Play);
    slider()->setValue(9);
    QCOMPARE(list()->currentIndex().row(), 9);
    QVERIFY(list()->viewport()->rect().intersects(list()->visualRect(list()->currentIndex())));
    list()->scrollToTop();
    const QModelIndex second = list()->model()->index(2, LineModel::Group);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(second).center());
    QCOMPARE(slider()->value(), 2);
    QTest::keyClick(list(), Qt::Key_Down);
    QCOMPARE(slider()->value(), 3);
    QVERIFY(view()->shownBoard() != standard_board(1));
}

void TestReplay::summaryComparesWithTheGame() {
    QVERIFY(summary().startsWith("No finished game"));
    QVERIFY(m_window->openBoard("random:5/4x4x2"));
    searchAndTurnOff(100);
    QVERIFY2(summary().contains("points</b> in") && summary().contains("Found by"),
             qPrintable(summary()));
    QVERIFY2(summary().endsWith("Rules: Standard"), qPrintable(summary()));
    while (!document()->isFinished())
        playMoves(1);
    chooseGame();
    QVERIFY(summary().contains("points</b> in"));
    slider()->setValue(1);
    QCOMPARE(view()->mode(), ViewMode::Replay);
}

void TestReplay::onePointIsNoPlural() {
    if (!QFile::exists(":/i18n/samegame_en.qm"))
        QSKIP("built without translations");
    Language english;
    english.use("en");
    document()->newGame({drawn("1112"), {Scoring::no_penalty}}, "drawn");
    playMoves(1);
    QVERIFY(document()->isFinished());
    TRY_VERIFY(summary().startsWith("<b>1 point</b> in 1 move"));
}

void TestReplay::linePanelAsksForWhatTheWindowDoes() {
    auto* panel = find<LinePanel>("linePanel");
    QSignalSpy save(panel, &LinePanel::saveRequested);
    QSignalSpy boards(panel, &LinePanel::solvedBoardsRequested);
    QVERIFY(!find<QPushButton>("saveLineButton")->isEnabled());
    searchAndTurnOff(100);
    QVERIFY(find<QPushButton>("saveLineButton")->isEnabled());
    panel->disconnect(m_window.get()); // its file dialog
    find<QPushButton>("saveLineButton")->click();
    QCOMPARE(save.count(), 1);
    find<QPushButton>("solvedBoardsButton")->click();
    QCOMPARE(boards.count(), 1);
}

void TestReplay::bestLineIsSaved() {
    QVERIFY(!action("saveBestLine")->isEnabled());
    searchAndTurnOff(200);
    QVERIFY(action("saveBestLine")->isEnabled());
    const QString path = m_folder.filePath("best.samegame");
    m_window->saveBestLine(path);
    QVERIFY(m_window->openBoard(path));
    QVERIFY(document()->isFinished());
    QCOMPARE(text(document()->record().source->solver),
             find<QComboBox>("solver")->currentData().toString());
}

/// A better one that is found meanwhile is taken up later.
void TestReplay::lineThatIsShownIsSaved() {
    const auto save = [this](const QString& name, auto&& meanwhile) {
        find<QPushButton>("saveLineButton")->click();
        auto* dialog = m_window->findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        meanwhile();
        const QString path = m_folder.filePath(name);
        emit dialog->fileSelected(path);
        delete dialog;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto saved = parse_game_record(file.readAll().toStdString());
        QVERIFY(saved);
        m_saved = saved->record.line;
    };
    const auto lineOf = [this](std::size_t first) {
        Position position = document()->start();
        MoveList moves;
        while (position.board.has_moves()) {
            const auto legal = legal_moves(position.board);
            moves.push_back(legal[std::min(first, legal.size() - 1)]);
            position = position_after(document()->start(), moves, moves.size());
        }
        return replay(document()->start().board, {}, moves).value();
    };
    document()->newGame({drawn("112/221/112"), {}}, "drawn");
    std::vector<Line> lines{lineOf(0), lineOf(1), lineOf(2)};
    std::ranges::sort(lines, {}, &Line::score);
    QVERIFY(lines.front().score < lines.back().score);
    m_session->bestLine()->offer(document()->start(), lines.front(), {});
    slider()->setValue(1);
    QCOMPARE(view()->mode(), ViewMode::Replay);
    m_session->bestLine()->offer(document()->start(), lines.back(), {});
    save("shown.samegame", [] {});
    QVERIFY(m_saved == lines.front());
    action("stepBack")->trigger();
    const samegame::Position other{standard_board(7), {}};
    save("later.samegame", [&] { document()->newGame(other, "7"); }); // of which nothing is known
    QVERIFY(m_saved == lines.back());
}

void TestReplay::chosenLineIsNamedAndSaved() {
    auto* sources = find<QComboBox>("replaySource");
    QCOMPARE(sources->count(), 2);
    const Board board = drawn("11221");
    document()->newGame({board, {}}, "drawn");
    playMoves(2);
    const Line game = document()->line();
    action("undo")->trigger();
    m_session->replay()->show(game, LineKind::Candidate, 1);
    QCOMPARE(view()->mode(), ViewMode::Replay);
    QCOMPARE(sources->count(), 3);
    QCOMPARE(sources->currentText(), "Game of a candidate");
    QVERIFY2(place().startsWith("Game of a candidate: move 1 of 2"), qPrintable(place()));
    QVERIFY2(summary().contains("points</b> in 2 moves"), qPrintable(summary()));
    QVERIFY(find<QPushButton>("saveLineButton")->isEnabled());
    const QString path = m_folder.filePath("chosen.samegame");
    m_window->games()->saveLine(m_session->replay()->chosenRecord().value(), path);
    QVERIFY(m_window->openBoard("standard:2"));
    QCOMPARE(sources->count(), 2);
    QVERIFY(m_window->openBoard(path));
    QCOMPARE(document()->start().board, board);
    QVERIFY(document()->line() == game);
}

void TestReplay::gameIsComparedWithTheBestLine() {
    const auto* compare = find<QToolButton>("compareButton");
    const auto* row = find<QWidget>("comparedLine");
    QVERIFY(!compare->isEnabled() && !row->isVisible());
    document()->newGame({drawn("11221"), {}}, "drawn");
    searchAndTurnOff(100);
    click(legal_moves(document()->board())[0]);
    chooseGame();
    QVERIFY(compare->isEnabled());
    press<QToolButton>("compareButton");
    QVERIFY(row->isVisible());
    QCOMPARE(view()->mode(), ViewMode::Replay);
    const auto* words = find<QLabel>("comparedPlace");
    QVERIFY2(words->text().startsWith("Best game beside it: move "), qPrintable(words->text()));
    QVERIFY2(words->text().contains("part"), qPrintable(words->text()));
    press<QToolButton>("swapLinesButton");
    QVERIFY2(words->text().startsWith("This game beside it: move "), qPrintable(words->text()));
    QVERIFY(place().startsWith("Best game: move "));
    press<QPushButton>("backToGameButton");
    QVERIFY(!row->isVisible());
    QCOMPARE(view()->mode(), ViewMode::Play);
}

void TestReplay::comparisonLeavesTheBoardWhereItIs() {
    document()->newGame({drawn("11221"), {}}, "drawn");
    searchAndTurnOff(100);
    click(legal_moves(document()->board())[0]);
    chooseGame();
    m_window->resize(1500, 900);
    settle();
    const auto* bar = find<ReplayBar>("replayBar");
    QVERIFY(bar->width() >= 700);
    const QRect board = view()->geometry();
    press<QToolButton>("compareButton");
    settle();
    QVERIFY(find<QWidget>("comparedLine")->isVisible());
    QCOMPARE(view()->geometry(), board);
    QVERIFY(bar->rect().contains(find<QWidget>("comparedBoard")->geometry()));
    const auto* words = find<QLabel>("comparedPlace");
    QVERIFY(words->height() >= words->heightForWidth(words->width()));
    QVERIFY(find<QLabel>("replayPlace")->isVisible());
    for (const char* way : {"takeOverButton", "backToGameButton"})
        QVERIFY(bar->rect().contains(find<QWidget>(way)->geometry()));
    action("nextMove")->trigger();
    settle();
    QCOMPARE(view()->geometry(), board);
    press<QToolButton>("endComparisonButton");
    settle();
    QCOMPARE(view()->geometry(), board);
}

void TestReplay::comparisonIsToldWholeInSmallWindows() {
    document()->newGame({drawn("11221"), {}}, "drawn");
    searchAndTurnOff(100);
    click(legal_moves(document()->board())[0]);
    chooseGame();
    m_window->resize(640, 480);
    settle();
    press<QToolButton>("compareButton");
    settle();
    const auto* words = find<QLabel>("comparedPlace");
    QVERIFY(words->height() >= words->heightForWidth(words->width()));
    const QRect row = find<QWidget>("comparedLine")->rect();
    for (const char* name : {"swapLinesButton", "partingButton", "endComparisonButton"}) {
        const auto* button = find<QToolButton>(name);
        QVERIFY2(button->width() >= button->sizeHint().width(), name);
        QVERIFY2(row.contains(button->geometry()), name);
    }
}

void TestReplay::barAndPanelAreSmall() {
    const QSize bar = find<ReplayBar>("replayBar")->minimumSizeHint();
    QVERIFY2(bar.width() <= 480 && bar.height() <= 96,
             qPrintable(QString("%1 x %2").arg(bar.width()).arg(bar.height())));
    QVERIFY(find<ReplayBar>("replayBar")->height() <= 96);
    searchAndTurnOff(100);
    for (const char* name : {"lineDock", "assistantDock", "candidatesDock"}) {
        const QSize panel = find<QWidget>(name)->minimumSizeHint();
        QVERIFY2(
            panel.width() <= 300 && panel.height() <= 190,
            qPrintable(QString("%1: %2 x %3").arg(name).arg(panel.width()).arg(panel.height())));
    }
}

void TestReplay::nothingInThePanelLiesUnderAnother() {
    searchAndTurnOff(100);
    auto* panel = find<LinePanel>("linePanel");
    panel->setParent(nullptr); // not as large as its dock wants it
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel));
    panel->findChild<QLabel*>("bestLineSummary")->setText(QString("many words ").repeated(25));
    for (const QSize size : {QSize(300, 190), QSize(240, 190), panel->minimumSizeHint()}) {
        panel->resize(size);
        QCoreApplication::sendPostedEvents();
        const QRect table = panel->findChild<QTableView*>("lineTable")->geometry();
        for (const char* button : {"saveLineButton", "solvedBoardsButton"})
            QVERIFY(table.bottom() < panel->findChild<QPushButton*>(button)->geometry().top());
        QVERIFY(table.top() > panel->findChild<QLabel*>("bestLineSummary")->geometry().bottom());
    }
    delete panel;
}

void TestReplay::lineModelIsSound() {
    const QAbstractItemModelTester tester(list()->model());
    searchAndTurnOff(100);
    chooseGame();
    playMoves(4);
    action("undo")->trigger();
    QVERIFY(m_window->openBoard("standard:5"));
    choose(find<QComboBox>("replaySource"), 0);
}

SAMEGAME_TEST(TestReplay, QApplication)
#include "tst_replay.moc"
