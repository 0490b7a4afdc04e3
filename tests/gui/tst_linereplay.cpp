#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include "app/gui/basics/numbertext.h"
#include "app/gui/panels/linepanel.h"
#include "app/gui/session/gamesession.h"
#include "engine/formats/board_library.h"
#include "engine/game/scoring.h"
#include "tests/gui/patience.h"
#include "tests/support/board_drawing.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Walking along a line, and its moves as a table.
class TestLineReplay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void replayWalksAlongTheLine();
    void replayPlaysToTheEnd();
    void loopBeginsAgainAfterAPause();
    void leavingWhilePlayingStops();
    void replayTakesUpABetterLineOnlyWhenLeft();
    void gameIsReplayedFromItsStart();
    void gameWithoutItsUndoneMoves();
    void takingOverInTheGameIsOneCommand();
    void changingTheSourceLeavesTheReplay();
    void chosenLineIsShownWhereAsked();
    void chosenLineStaysUntilAnotherBoardComes();
    void gameStandsOnTheLineByAnyOrder();
    void linesAreComparedInStep();
    void comparedGameIsNotChosenLater();
    void endPointsAreThoseOfAFinishedLine();
    void lineModelListsTheMoves();
    void lineModelSumsUp();
    void lineModelFollowsWithoutReset();

private:
    static Line firstMoveLine(const Board& board, std::size_t choice);
};

/// Always the first group, but the `choice`th of the first position: some finished line.
Line TestLineReplay::firstMoveLine(const Board& board, std::size_t choice) {
    Board position = board;
    MoveList moves;
    while (position.has_moves()) {
        const MoveList legal = legal_moves(position);
        const Move move = legal[moves.empty() ? choice : 0];
        moves.push_back(move);
        position.play(move, Gravity::shift);
    }
    return replay(board, {}, moves).value();
}

void TestLineReplay::replayWalksAlongTheLine() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    LineReplay& replay = *session.replay();
    QVERIFY(replay.isEmpty());
    replay.setIndex(3);
    QVERIFY(!replay.isActive());

    const Line line = firstMoveLine(document.board(), 0);
    bestLine.offer(document.start(), line, {});
    QCOMPARE(replay.length(), static_cast<int>(line.moves.size()));
    QVERIFY(!replay.isActive());
    replay.next();
    QVERIFY(replay.isActive());
    QCOMPARE(replay.index(), 1);
    QVERIFY(replay.board() == board_after(document.start().board, Rules{}, line.moves, 1));
    QVERIFY(replay.nextMove() == line.moves[1]);
    replay.last();
    QCOMPARE(replay.score(), line.score);
    QVERIFY(!replay.nextMove());
    replay.next();
    QCOMPARE(replay.index(), replay.length());
    replay.first();
    replay.previous();
    QCOMPARE(replay.index(), 0);

    document.play(line.moves[0].cell);
    QVERIFY(!replay.isActive());
    QCOMPARE(replay.index(), 1); // the game stands on the line
}

void TestLineReplay::replayPlaysToTheEnd() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    LineReplay& replay = *session.replay();
    bestLine.offer(document.start(), firstMoveLine(document.board(), 0), {});
    QSignalSpy playing(&replay, &LineReplay::playingChanged);
    replay.setSpeed(1000);
    replay.setPlaying(true);
    TRY_COMPARE(replay.index(), replay.length());
    TRY_VERIFY(!replay.isPlaying());
    QCOMPARE(playing.count(), 2);
    QVERIFY(replay.isActive());
    replay.setPlaying(true);
    QCOMPARE(replay.index(), 0);
    replay.leave();
    QVERIFY(!replay.isPlaying());
}

void TestLineReplay::replayTakesUpABetterLineOnlyWhenLeft() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    LineReplay& replay = *session.replay();
    Line worse = firstMoveLine(document.board(), 0);
    Line better = firstMoveLine(document.board(), 1);
    if (worse.score > better.score)
        std::swap(worse, better);
    bestLine.offer(document.start(), worse, {});
    replay.next();
    bestLine.offer(document.start(), better, {});
    QVERIFY(replay.line() == worse);
    replay.leave();
    QVERIFY(replay.line() == better);
}

void TestLineReplay::loopBeginsAgainAfterAPause() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    LineReplay& replay = *session.replay();
    bestLine.offer(document.start(), firstMoveLine(document.board(), 0), {});
    replay.setLooping(true);
    replay.setSpeed(1000);
    replay.setLoopPause(std::chrono::hours(1));
    replay.setPlaying(true);
    TRY_COMPARE(replay.index(), replay.length());
    QVERIFY(replay.isPlaying());
    settle();
    QCOMPARE(replay.index(), replay.length()); // the end is to be seen
    replay.setLoopPause({});
    TRY_VERIFY(replay.index() < replay.length());
    QVERIFY(replay.isPlaying());
    replay.setLooping(false);
    TRY_VERIFY(!replay.isPlaying());
    QCOMPARE(replay.index(), replay.length());
}

void TestLineReplay::leavingWhilePlayingStops() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    LineReplay& replay = *session.replay();
    bestLine.offer(document.start(), firstMoveLine(document.board(), 0), {});
    replay.setSpeed(1000);
    connect(&replay, &LineReplay::indexChanged, &replay, [&](int index) {
        if (index == 3)
            replay.leave();
    });
    replay.setPlaying(true);
    TRY_VERIFY(!replay.isActive());
    settle();
    QVERIFY(!replay.isActive() && !replay.isPlaying());
}

void TestLineReplay::gameIsReplayedFromItsStart() {
    GameSession session;
    GameDocument& document = *session.document();
    LineReplay& replay = *session.replay();
    replay.setSource(ReplaySource::Game);
    QVERIFY(!replay.isEmpty());
    QCOMPARE(replay.length(), 0);
    const Line line = firstMoveLine(document.board(), 0);
    for (int i = 0; i < 5; ++i)
        document.play(line.moves[static_cast<std::size_t>(i)].cell);
    QCOMPARE(replay.length(), 5);
    QCOMPARE(replay.index(), 5);
    QVERIFY(!replay.isActive());
    replay.setSpeed(1000);
    replay.setPlaying(true); // stands at the end, so from the start
    QCOMPARE(replay.index(), 0);
    QCOMPARE(replay.board(), document.start().board);
    TRY_VERIFY(!replay.isPlaying());
    QCOMPARE(replay.board(), document.board());
    QCOMPARE(replay.score(), document.score());
}

void TestLineReplay::gameWithoutItsUndoneMoves() {
    GameSession session;
    GameDocument& document = *session.document();
    LineReplay& replay = *session.replay();
    replay.setSource(ReplaySource::Game);
    for (int i = 0; i < 3; ++i)
        document.play(legal_moves(document.board())[0].cell);
    document.undoStack()->undo();
    QCOMPARE(replay.length(), 2);
    document.undoStack()->redo();
    QCOMPARE(replay.length(), 3);
}

void TestLineReplay::takingOverInTheGameIsOneCommand() {
    GameSession session;
    GameDocument& document = *session.document();
    LineReplay& replay = *session.replay();
    replay.setSource(ReplaySource::Game);
    for (int i = 0; i < 5; ++i)
        document.play(legal_moves(document.board())[0].cell);
    const Board end = document.board();
    const int commands = document.undoStack()->count();
    replay.setIndex(2);
    const Board there = replay.board();
    replay.takeOver();
    QVERIFY(!replay.isActive());
    QCOMPARE(document.board(), there);
    QCOMPARE(replay.length(), 2);
    QCOMPARE(document.undoStack()->count(), commands + 1);
    document.undoStack()->undo();
    QCOMPARE(document.board(), end);
    QCOMPARE(replay.length(), 5);
}

void TestLineReplay::changingTheSourceLeavesTheReplay() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    LineReplay& replay = *session.replay();
    bestLine.offer(document.start(), firstMoveLine(document.board(), 0), {});
    QSignalSpy sources(&replay, &LineReplay::sourceChanged);
    replay.setPlaying(true);
    replay.setSource(ReplaySource::Game);
    QVERIFY(!replay.isActive() && !replay.isPlaying());
    QCOMPARE(replay.length(), 0);
    QCOMPARE(sources.count(), 1);
    replay.setSource(ReplaySource::BestLine);
    QVERIFY(replay.length() > 0);
}

void TestLineReplay::chosenLineIsShownWhereAsked() {
    GameSession session;
    GameDocument& document = *session.document();
    LineReplay& replay = *session.replay();
    const Line line = firstMoveLine(document.board(), 0);
    const Line other = firstMoveLine(document.board(), 1);
    replay.setSource(ReplaySource::Chosen);
    QCOMPARE(replay.source(), ReplaySource::BestLine); // there is none
    QSignalSpy sources(&replay, &LineReplay::sourceChanged);
    QSignalSpy active(&replay, &LineReplay::activeChanged);
    RecordSource source;
    source.solver = "beam";
    replay.show(line, LineKind::Candidate, 4, source);
    QCOMPARE(replay.source(), ReplaySource::Chosen);
    QCOMPARE(replay.kind(), LineKind::Candidate);
    QVERIFY(replay.isActive() && !replay.isPlaying());
    QVERIFY(replay.line() == line);
    QCOMPARE(replay.index(), 4);
    QVERIFY(replay.nextMove() == line.moves[4]);
    QVERIFY(replay.chosenRecord()->source == source);
    replay.show(other, LineKind::ReviewedGame, 9999);
    QVERIFY(replay.line() == other);
    QCOMPARE(replay.index(), replay.length());
    QCOMPARE(replay.kind(), LineKind::ReviewedGame);
    QCOMPARE(sources.count(), 1);
    QCOMPARE(active.count(), 1);

    replay.setIndex(3);
    const Board there = replay.board();
    replay.takeOver();
    QVERIFY(!replay.isActive());
    QCOMPARE(document.board(), there);
    QCOMPARE(replay.index(), 3);
}

void TestLineReplay::chosenLineStaysUntilAnotherBoardComes() {
    GameSession session;
    GameDocument& document = *session.document();
    LineReplay& replay = *session.replay();
    const Line line = firstMoveLine(document.board(), 0);
    replay.show(line, LineKind::BetterLine, 2);
    document.play(line.moves[0].cell);
    QVERIFY(!replay.isActive());
    QVERIFY(replay.line() == line);
    QCOMPARE(replay.index(), 1);
    replay.setSource(ReplaySource::Game);
    QCOMPARE(replay.length(), 1);
    QVERIFY(replay.chosenKind() == LineKind::BetterLine);
    replay.setSource(ReplaySource::Chosen);
    QVERIFY(replay.line() == line);
    QSignalSpy sources(&replay, &LineReplay::sourceChanged);
    document.newGame({drawn("1234"), {}}, "no move");
    QVERIFY(!replay.chosenKind() && !replay.chosenRecord());
    QCOMPARE(replay.source(), ReplaySource::BestLine);
    QCOMPARE(sources.count(), 1);
    replay.show(line, LineKind::Candidate, 0); // of another board
    QVERIFY(!replay.chosenKind() && !replay.isActive());
}

void TestLineReplay::gameStandsOnTheLineByAnyOrder() {
    GameSession session;
    GameDocument& document = *session.document();
    LineReplay& replay = *session.replay();
    document.newGame({drawn("112233"), {}}, "three groups");
    session.bestLine()->offer(document.start(), firstMoveLine(document.board(), 0), {});
    QCOMPARE(replay.length(), 3);
    document.play({2, 0}); // the second group
    QCOMPARE(replay.index(), 0);
    document.play({0, 0}); // the first
    QCOMPARE(replay.index(), 2);
    replay.next();
    replay.takeOver();
    QVERIFY(document.isFinished());
    QCOMPARE(document.line().moves[0].cell, (Cell{2, 0})); // as it was played
    QCOMPARE(document.aid().lineMoves, 1);
}

void TestLineReplay::linesAreComparedInStep() {
    GameSession session;
    GameDocument& document = *session.document();
    LineReplay& replay = *session.replay();
    const Line line = firstMoveLine(document.board(), 0);
    const Line other = firstMoveLine(document.board(), 1);
    QSignalSpy changed(&replay, &LineReplay::comparisonChanged);
    replay.show(line, LineKind::Candidate, 0);
    QVERIFY(!replay.other() && !replay.firstDifference());
    replay.compareWith(other, LineKind::BetterLine);
    QCOMPARE(changed.count(), 1);
    QVERIFY(replay.firstDifference() == 0);
    for (int index = 0; index <= replay.length(); ++index) {
        replay.setIndex(index);
        const auto place = static_cast<std::size_t>(replay.otherIndex());
        const auto& positions = replay.other()->played.positions();
        QVERIFY(positions[place].board.block_count() >= replay.board().block_count());
        QVERIFY(place + 1 == positions.size() ||
                positions[place + 1].board.block_count() < replay.board().block_count());
    }
    replay.setIndex(5);
    const int inStep = replay.otherIndex();
    replay.swapLines();
    QVERIFY(replay.line() == other);
    QCOMPARE(replay.kind(), LineKind::BetterLine);
    QCOMPARE(replay.index(), inStep);
    QVERIFY(replay.other()->played.line() == line);
    replay.swapLines();
    QVERIFY(replay.line() == line);
    QCOMPARE(replay.index(), 5);
    replay.goToDifference();
    QCOMPARE(replay.index(), 0);
    replay.leave();
    QVERIFY(!replay.other());
    QVERIFY(replay.chosenKind() == LineKind::Candidate);
}

/// It would soon be out of date.
void TestLineReplay::comparedGameIsNotChosenLater() {
    GameSession session;
    GameDocument& document = *session.document();
    LineReplay& replay = *session.replay();
    session.bestLine()->offer(document.start(), firstMoveLine(document.board(), 0), {});
    document.play(legal_moves(document.board())[1].cell);
    session.compareLine();
    QVERIFY(replay.isActive());
    QCOMPARE(replay.other()->kind, LineKind::ThisGame);
    replay.swapLines();
    QCOMPARE(replay.source(), ReplaySource::Chosen);
    QVERIFY(replay.line() == document.line());
    replay.leave();
    QCOMPARE(replay.source(), ReplaySource::Game);
    QVERIFY(!replay.chosenKind());
    session.compareLine();
    QCOMPARE(replay.other()->kind, LineKind::BestGame);
    replay.setSource(ReplaySource::BestLine);
    QVERIFY(!replay.other() && !replay.isActive());
}

void TestLineReplay::endPointsAreThoseOfAFinishedLine() {
    GameSession session;
    GameDocument& document = *session.document();
    BestKnownLine& bestLine = *session.bestLine();
    LineReplay& replay = *session.replay();
    QCOMPARE(replay.endPoints(), 0);
    const Line line = firstMoveLine(document.board(), 0);
    bestLine.offer(document.start(), line, {});
    QCOMPARE(replay.endPoints(), end_points({}, replay.positions().back().board));
    replay.setSource(ReplaySource::Game);
    document.play(line.moves[0].cell);
    QCOMPARE(replay.endPoints(), 0);
}

void TestLineReplay::lineModelListsTheMoves() {
    const Board board = standard_board(1);
    const Line line = firstMoveLine(board, 0);
    LineModel model;
    const QAbstractItemModelTester tester(&model);
    model.setLine(line, positions_along({board, {}}, line.moves),
                  scores_along(board, {}, line.moves), 0);
    QCOMPARE(model.rowCount(), static_cast<int>(line.moves.size()) + 1);
    const auto cell = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    QCOMPARE(cell(0, LineModel::Number), "0");
    QCOMPARE(cell(0, LineModel::Score), "0");
    QCOMPARE(cell(0, LineModel::Points), "");
    const int cells = group_at(board, line.moves[0].cell).size();
    QCOMPARE(cell(1, LineModel::Number), "1");
    QCOMPARE(cell(1, LineModel::Group), text(to_string(to_notation(line.moves[0], 15))));
    QCOMPARE(cell(1, LineModel::Color), QString::number(board.color_at(line.moves[0].cell)));
    QCOMPARE(cell(1, LineModel::Cells), QString::number(cells));
    QCOMPARE(cell(1, LineModel::Points), QString::number(move_points({}, cells)));
    QCOMPARE(cell(model.rowCount() - 1, LineModel::Score), numberText(line.score));
}

void TestLineReplay::lineModelSumsUp() {
    const Board board = standard_board(1);
    const Line line = firstMoveLine(board, 0);
    const int end = end_points({}, board_after(board, Rules{}, line.moves, line.moves.size()));
    QVERIFY(end < 0);
    LineModel model;
    model.setLine(line, positions_along({board, {}}, line.moves),
                  scores_along(board, {}, line.moves), end);
    const auto points = [&](int row) {
        return model.index(row, LineModel::Points).data().toString();
    };
    int sum = 0;
    for (int row = 1; row < model.rowCount(); ++row)
        sum += points(row).section(' ', 0, 0).toInt();
    QCOMPARE(sum + end, line.score);
    QVERIFY(points(model.rowCount() - 1).endsWith(QString(" − %1").arg(-end)));
}

void TestLineReplay::lineModelFollowsWithoutReset() {
    const Board board = standard_board(1);
    const Line line = firstMoveLine(board, 0);
    LineModel model;
    const QAbstractItemModelTester tester(&model);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    const auto show = [&](std::size_t moves) {
        Line part = line;
        part.moves.truncate(moves);
        model.setLine(part, positions_along({board, {}}, part.moves),
                      scores_along(board, {}, part.moves), 0);
    };
    show(4);
    show(5);
    QCOMPARE(model.rowCount(), 6);
    QCOMPARE(inserted.count(), 2);
    show(2);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(removed.count(), 1);
    model.setLine({}, {}, {}, 0);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(reset.count(), 0);
}

SAMEGAME_TEST(TestLineReplay, QCoreApplication)
#include "tst_linereplay.moc"
