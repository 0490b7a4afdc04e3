#include "app/gui/session/firststeps.h"

#include <QPushButton>

#include <algorithm>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/session/nextgame.h"
#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/game/board_generator.h"
#include "engine/game/line.h"
#include "engine/playout/policy_registry.h"
#include "tests/gui/hostfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;
using FirstSteps::Step;

Q_DECLARE_METATYPE(samegame::Position)

/// The boards of a new person's first games, and what comes after each game.
class TestFirstSteps : public QObject, protected HostFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() {
        clear();
        QSettings().clear(); // a first start
    }
    void cleanup() { quit(); }

    void boardsCanBeCleared_data() { addShippedBoards(); }
    void boardsCanBeCleared();
    void carelessPlayEndsWell_data() { addShippedBoards(); }
    void carelessPlayEndsWell();
    void boardsKnowTheirStep_data() { addShippedBoards(); }
    void boardsKnowTheirStep();
    void fourOfFiveCarelessGamesEndAboveZero_data();
    void fourOfFiveCarelessGamesEndAboveZero();
    void stepsFollowEachOther();
    void nextSessionBeginsAtTheStepReached();
    void classicBoardsComeOnceEach();
    void oldUsersAreNotSentBack_data();
    void oldUsersAreNotSentBack();
    void oldUserWithGamesIsNotSentBack();
    void skippingOpensAClassicBoard();
    void skippingLeavesAnotherBoard();
    void nextOfABoard_data();
    void nextOfABoard();
    void nextRandomBoardHasTheSameColors();
    void nextGameStaysTheSame();
    void nextBoardThatIsUnderWayGoesOn();
    void firstStartShowsASmallBoard();
    void knowingTheGameSkipsTheSteps();
    void boardOfTheCommandLineIsPlayed();
    void boardThatCannotBePlayedLeavesTheUsualOne_data();
    void boardThatCannotBePlayedLeavesTheUsualOne();
    void gameInPlayIsRestored();

private:
    static void addShippedBoards();
    static Step stepOf(const GameSession& session) {
        return FirstSteps::stepOf(session.nextGame().record.start).value();
    }
    static std::optional<Step> stepOfBoard(GameSession& session) {
        return FirstSteps::stepOf(session.document()->start());
    }
    static void playToTheEnd(GameDocument& document, Rng& rng);
};

void TestFirstSteps::addShippedBoards() {
    QTest::addColumn<Step>("step");
    QTest::addColumn<QString>("name");
    QTest::addColumn<Position>("start");
    for (int i = 0; i < FirstSteps::stepCount; ++i) {
        const auto step = static_cast<Step>(i);
        for (const NamedGame& game : FirstSteps::games(step))
            QTest::addRow("step %d, %s", i, qPrintable(game.name))
                << step << nameOfTitle(game.name) << game.record.start;
    }
}

/// Without a thought, any group.
void TestFirstSteps::playToTheEnd(GameDocument& document, Rng& rng) {
    while (!document.isFinished()) {
        const MoveList moves = legal_moves(document.board());
        document.play(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))].cell);
    }
}

void TestFirstSteps::boardsCanBeCleared() {
    QFETCH(const Step, step);
    QFETCH(const QString, name);
    QFETCH(const Position, start);
    if (step == Step::Classic) {
        const std::string text = name.toStdString();
        QCOMPARE(start.board, board_of_name(text)->board);
        return;
    }
    const auto seed = seedOfClearableBoard(name);
    QVERIFY(seed);
    const Board& board = start.board;
    const ClearableBoard made =
        generate_clearable_board(*seed, board.rows(), board.columns(), board.color_count());
    QCOMPARE(board, made.board);
    const auto line = replay(board, start.rules, made.line);
    QVERIFY(line);
    QVERIFY(line->finished);
    QVERIFY(line->score > 1000);
    Board left = board;
    for (const Move move : made.line)
        left.play(move, start.rules.gravity);
    QVERIFY(left.is_cleared());
}

void TestFirstSteps::carelessPlayEndsWell() {
    QFETCH(const Position, start);
    for (const char* policy : {"random", "greedy"}) {
        const auto engine = make_playout_engine(policy);
        QVERIFY(engine);
        Rng rng(1);
        std::array<PlayoutResult, 99> results;
        (*engine)->play_batch(start.board, start.rules, rng, results);
        const auto middle = results.begin() + results.size() / 2;
        std::ranges::nth_element(results, middle, {}, &PlayoutResult::score);
        QVERIFY2(middle->score > 0, policy);
    }
}

void TestFirstSteps::boardsKnowTheirStep() {
    QFETCH(const Step, step);
    QFETCH(const Position, start);
    QVERIFY(FirstSteps::stepOf(start) == step);
    Position other = start;
    other.rules.scoring = Scoring::no_penalty;
    QVERIFY(!FirstSteps::stepOf(other));
}

void TestFirstSteps::fourOfFiveCarelessGamesEndAboveZero_data() {
    QTest::addColumn<int>("number");
    for (int number = 0; number < 6; ++number)
        QTest::addRow("%d", number) << number;
}

/// The three steps and two classic games.
void TestFirstSteps::fourOfFiveCarelessGamesEndAboveZero() {
    QFETCH(const int, number);
    Rng rng(static_cast<std::uint64_t>(number));
    int above = 0;
    GameDocument document;
    for (const auto& [step, index] :
         {std::pair(Step::Small, 0), std::pair(Step::Medium, 0), std::pair(Step::Wide, 0),
          std::pair(Step::Classic, 0), std::pair(Step::Classic, 1)}) {
        const auto drawn = static_cast<std::uint64_t>(number + index);
        const NamedGame game = FirstSteps::gameOf(step, drawn);
        document.openRecord(game.record, game.name);
        playToTheEnd(document, rng);
        above += document.score() > 0 ? 1 : 0;
    }
    QVERIFY(above >= 4);
}

void TestFirstSteps::stepsFollowEachOther() {
    FirstSteps::welcome(false);
    GameSession session;
    session.beginFirstSteps();
    QVERIFY(!session.document()->hasHistory());
    Rng rng(1);
    for (const Step step : {Step::Small, Step::Medium, Step::Wide, Step::Classic, Step::Classic}) {
        QVERIFY(stepOfBoard(session) == step);
        QVERIFY(FirstSteps::current() == step);
        QVERIFY(stepOf(session) == FirstSteps::after(step));
        playToTheEnd(*session.document(), rng); // cleared or not, the next one comes
        const Position before = session.document()->start();
        const Position next = session.nextGame().record.start;
        session.playNext();
        QVERIFY(session.document()->start() == next);
        QVERIFY(!(before == next));
    }
    session.document()->undoStack()->undo();
    QVERIFY(session.document()->isFinished()); // the game before is not lost
}

void TestFirstSteps::nextSessionBeginsAtTheStepReached() {
    FirstSteps::welcome(false);
    FirstSteps::reach(Step::Wide);
    FirstSteps::welcome(false); // once is enough
    GameSession session;
    session.beginFirstSteps();
    QVERIFY(stepOfBoard(session) == Step::Wide);
}

void TestFirstSteps::classicBoardsComeOnceEach() {
    start();
    GameSession& session = *window()->session();
    session.skipFirstSteps();
    const auto games = FirstSteps::games(Step::Classic);
    Rng rng(1);
    for (const NamedGame& game : games) {
        QVERIFY(session.document()->start() == game.record.start);
        playToTheEnd(*session.document(), rng);
        session.playNext();
    }
    QVERIFY(stepOfBoard(session) != Step::Classic);
    QCOMPARE(session.document()->board().rows(), 15);
    QCOMPARE(session.document()->board().columns(), 15);
    QVERIFY(session.document()->keptName().startsWith("random:"));
}

void TestFirstSteps::oldUsersAreNotSentBack_data() {
    QTest::addColumn<QString>("key");
    for (const char* key : {"window/geometry", "layouts/present", "howTo/done", "board/set"})
        QTest::addRow("%s", key) << key;
}

void TestFirstSteps::oldUsersAreNotSentBack() {
    QFETCH(const QString, key);
    QSettings().setValue(key, "play");
    start();
    QVERIFY(FirstSteps::current() == Step::Classic);
    QVERIFY(!FirstSteps::isOnTheWay());
    QCOMPARE(document()->board(), standard_board(1));
    QCOMPARE(window()->session()->nextGame().record.start.board, standard_board(2));
    const auto small = FirstSteps::gameOf(Step::Small, 0);
    document()->openRecord(small.record, small.name); // a board like any other
    QVERIFY(nameOfTitle(window()->session()->nextGame().name).startsWith("clearable:"));
    QCOMPARE(window()->session()->nextGame().record.start.board.rows(), 6);
}

/// Whose settings were lost.
void TestFirstSteps::oldUserWithGamesIsNotSentBack() {
    QSettings().setValue("howTo/done", true);
    start();
    Rng rng(1);
    playToTheEnd(*document(), rng);
    QVERIFY(window()->openBoard("standard:1"));
    document()->forgetEarlierGames();
    quit();
    QSettings().clear();
    start();
    QVERIFY(FirstSteps::current() == Step::Classic);
    QCOMPARE(document()->board(), standard_board(1));
}

void TestFirstSteps::skippingOpensAClassicBoard() {
    FirstSteps::welcome(false);
    GameSession session;
    session.beginFirstSteps();
    session.skipFirstSteps();
    QVERIFY(FirstSteps::current() == Step::Classic);
    QVERIFY(stepOfBoard(session) == Step::Classic);
    QVERIFY(stepOf(session) == Step::Classic);
}

void TestFirstSteps::skippingLeavesAnotherBoard() {
    GameSession session;
    session.newGame({standard_board(3), {}}, "Standard board 3");
    session.skipFirstSteps();
    QVERIFY(FirstSteps::current() == Step::Classic);
    QCOMPARE(session.document()->board(), standard_board(3));
}

void TestFirstSteps::nextOfABoard_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("title");
    QTest::addColumn<Position>("expected");
    const auto random = [](int rows, int columns, int colors) {
        return Position{generate_board(42, rows, columns, colors), {}};
    };
    QTest::newRow("standard") << "standard:3"
                              << "Standard board 4" << Position{standard_board(4), {}};
    QTest::newRow("last standard") << "standard:20"
                                   << "Random board 42" << random(15, 15, 5);
    QTest::newRow("position") << "schadd250:7"
                              << "Position 8 of 250" << Position{schadd250_board(8), {}};
    QTest::newRow("random") << "random:7/8x9x4"
                            << "Random board 42" << random(8, 9, 4);
    QTest::newRow("clearable") << "clearable:7/8x9x4"
                               << "Clearable board 42"
                               << Position{generate_clearable_board(42, 8, 9, 4).board, {}};
    QTest::newRow("daily") << "daily:2026-11-23"
                           << "Random board 42" << random(15, 15, 5);
    QTest::newRow("pasted") << "12\n21"
                            << "Random board 42" << random(15, 15, 5);
}

void TestFirstSteps::nextOfABoard() {
    QFETCH(const QString, board);
    QFETCH(const QString, title);
    QFETCH(const Position, expected);
    const auto game = namedGameOfText(board);
    QVERIFY(game);
    const NamedGame next = gameAfter(game->record.start, nameOfTitle(game->name), 42);
    QCOMPARE(next.name, title);
    QCOMPARE(next.record.start.board, expected.board);
    QVERIFY(next.record.start.rules == Rules{});
    QVERIFY(next.record.line.moves.empty());
}

/// Of a board, too, that lacks the highest of them; and the rules stay.
void TestFirstSteps::nextRandomBoardHasTheSameColors() {
    std::uint64_t seed = 0;
    const auto lacksTheLast = [](const Board& board) { return board.block_count(9) == 0; };
    while (!lacksTheLast(generate_board(seed, 3, 3, 9)))
        ++seed;
    const Board made = generate_board(seed, 3, 3, 9);
    const Board known(3, 3, 8, cells_of(made)); // as a file has it
    Rules rules;
    rules.scoring = Scoring::no_penalty;
    rules.refill = Refill{.seed = 5, .color_count = 9};
    const NamedGame next = gameAfter({known, rules}, QStringLiteral("random:%1").arg(seed), 42);
    QCOMPARE(next.record.start.board, generate_board(42, 3, 3, 9));
    QVERIFY(next.record.start.rules.scoring == Scoring::no_penalty);
    QCOMPARE(next.record.start.rules.refill->seed, std::uint64_t{42});
}

void TestFirstSteps::nextGameStaysTheSame() {
    GameSession session;
    session.newGame({generate_board(7), {}}, "Random board 7");
    const NamedGame next = session.nextGame();
    session.document()->play(legal_moves(session.document()->board())[0].cell);
    QVERIFY(session.nextGame().record.start == next.record.start);
    QCOMPARE(session.nextGame().name, next.name);
    session.playNext();
    QVERIFY(session.document()->start() == next.record.start);
    QCOMPARE(session.document()->name(), next.name);
}

void TestFirstSteps::nextBoardThatIsUnderWayGoesOn() {
    GameSession session;
    GameDocument& document = *session.document();
    document.newGame({standard_board(2), {}}, titleOfStandardBoard(2));
    QVERIFY(document.play(legal_moves(document.board())[0].cell));
    document.newGame({standard_board(1), {}}, titleOfStandardBoard(1));
    session.playNext();
    QVERIFY(document.start() == Position({standard_board(2), {}}));
    QCOMPARE(document.line().moves.size(), std::size_t{1});
}

void TestFirstSteps::firstStartShowsASmallBoard() {
    start();
    QVERIFY(stepOfBoard(*window()->session()) == Step::Small);
    QCOMPARE(view()->shownBoard(), document()->board());
    QVERIFY(!action("undo")->isEnabled());
    TRY_VERIFY(find<QWidget>("howToCard")->isVisible());
    const Board shown = document()->board();
    quit();
    start(); // untouched, it is the same
    QCOMPARE(view()->shownBoard(), shown);
}

void TestFirstSteps::knowingTheGameSkipsTheSteps() {
    start();
    press<QPushButton>("howToKnown");
    QVERIFY(find<QWidget>("howToCard")->isHidden());
    QVERIFY(stepOfBoard(*window()->session()) == Step::Classic);
    quit();
    start();
    QVERIFY(stepOfBoard(*window()->session()) == Step::Classic);
    QVERIFY(find<QWidget>("howToCard")->isHidden());
}

void TestFirstSteps::boardOfTheCommandLineIsPlayed() {
    start("standard:5");
    QCOMPARE(view()->shownBoard(), standard_board(5));
    QVERIFY(!action("undo")->isEnabled());
    press<QPushButton>("howToKnown");
    QCOMPARE(view()->shownBoard(), standard_board(5));
}

void TestFirstSteps::boardThatCannotBePlayedLeavesTheUsualOne_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("told");
    QTest::newRow("no move") << "random:5/1x1x1"
                             << "random:5/1x1x1 cannot be played: the board has no move: expected "
                                "two blocks of one color beside or above each other.";
    QTest::newRow("no such board") << "standard:99"
                                   << "standard:99";
    QTest::newRow("no such file") << "missing.samegame"
                                  << "missing.samegame";
}

/// The first one on the first day, and later the last one; each name is told once.
void TestFirstSteps::boardThatCannotBePlayedLeavesTheUsualOne() {
    QFETCH(const QString, board);
    QFETCH(const QString, told);
    start(board);
    const QString said = error();
    QVERIFY2(said.contains(told), qPrintable(said));
    QCOMPARE(said.count(board), 1);
    QVERIFY(stepOfBoard(*window()->session()) == Step::Small);
    QVERIFY(!action("undo")->isEnabled());
    document()->play(legal_moves(document()->board())[0].cell);
    const Board played = document()->board();
    quit();
    start(board);
    QCOMPARE(error(), said);
    QCOMPARE(view()->shownBoard(), played);
}

void TestFirstSteps::gameInPlayIsRestored() {
    start();
    document()->play(legal_moves(document()->board())[0].cell);
    const Board board = document()->board();
    quit();
    start();
    QCOMPARE(view()->shownBoard(), board);
    QVERIFY(FirstSteps::current() == Step::Small);
}

SAMEGAME_TEST(TestFirstSteps, QApplication)
#include "tst_firststeps.moc"
