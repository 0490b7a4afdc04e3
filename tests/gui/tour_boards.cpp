#include <QCheckBox>
#include <QClipboard>
#include <QColorDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "app/gui/basics/optionform.h"
#include "app/gui/basics/rulesform.h"
#include "app/gui/board/boardview.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/play/boardcanvas.h"
#include "app/gui/play/boardeditor.h"
#include "app/gui/play/dailydialog.h"
#include "app/gui/play/newgamedialog.h"
#include "app/gui/play/practicedialog.h"
#include "app/gui/research/comparisonpanel.h"
#include "app/gui/session/dailyrecord.h"
#include "app/gui/session/duel.h"
#include "app/gui/session/practice.h"
#include "app/gui/session/storage.h"
#include "app/gui/window/settingsdialog.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/own_scoring.h"
#include "engine/search/search_control.h"
#include "engine/studies/review/exercise.h"
#include "tests/gui/tour.h"
#include "tests/support/board_drawing.h"

using namespace samegame;

namespace {

template <class T>
T* partOf(const QWidget* widget, const QString& name) {
    T* part = widget->findChild<T*>(name);
    if (!part)
        qFatal("no %s", qPrintable(name));
    return part;
}

void pressPart(const QWidget* widget, const QString& name) {
    partOf<QAbstractButton>(widget, name)->click();
}

/// The first move, or the last one, that saves the most frequent color: it mostly earns a medal.
Move savingMove(const Board& board, bool isFirst) {
    Color frequent = 1;
    for (int color = 2; color <= board.color_count(); ++color)
        if (board.block_count(static_cast<Color>(color)) > board.block_count(frequent))
            frequent = static_cast<Color>(color);
    const MoveList legal = legal_moves(board);
    MoveList saving;
    for (const Move& move : legal)
        if (board.color_at(move.cell) != frequent)
            saving.push_back(move);
    const MoveList& moves = saving.empty() ? legal : saving;
    return isFirst ? moves.front() : moves.back();
}

/// A game to its end.
OwnResult playedGame(const Position& start, const QString& name, const QDate& day,
                     bool isFirst = true) {
    OwnResult game;
    game.start = start;
    game.name = name;
    MoveList moves;
    Board board = start.board;
    while (board.has_moves()) {
        moves.push_back(savingMove(board, isFirst));
        board.play(moves.back(), start.rules.gravity);
    }
    game.line = replay(start.board, start.rules, moves).value();
    game.finishedAt = QDateTime(day, QTime(12, 0));
    return game;
}

/// The same as a solver's line.
GameRecord solvedGame(const Position& start, bool isFirst) {
    GameRecord record;
    record.start = start;
    record.line = playedGame(start, {}, QDate(2026, 11, 1), isFirst).line;
    record.source.emplace().solver = "nrpa";
    return record;
}

QString idOf(const Position& start) {
    return QString::fromStdString(id_name_of(start));
}

void playFirstMove(const Tour& tour) {
    QVERIFY(tour.document()->play(legal_moves(tour.document()->board()).front().cell));
}

// How things look.

/// Nine colors for each picture: those that the program's palettes do not name.
constexpr std::array ownPalettes{
    std::array<QRgb, 9>{0xea1c1c, 0x8c1616, 0xf58a1f, 0xf7b500, 0xffff20, 0xf0e6a0, 0xd9c29a,
                        0xf2a48c, 0xdf6552},
    std::array<QRgb, 9>{0xc8707a, 0xf7b6c4, 0xe92bb0, 0x8e2c8e, 0x4b2a6b, 0xb79be0, 0x2447d6,
                        0x1a2a6c, 0x8fb4dc},
    std::array<QRgb, 9>{0x1fd0d8, 0x9fe8d0, 0x2fb457, 0x2f6b2a, 0x9be03a, 0x7c7a22, 0x5c4a42,
                        0xc9cdd2, 0x85898f},
};

void playLooks(Tour& tour) {
    tour.start();
    QVERIFY(tour.window()->openBoard("standard:2"));
    QDialog* dialog = tour.open("settings", "settingsDialog");
    tour.shot("game");
    partOf<QTabWidget>(dialog, "settingsPages")->setCurrentIndex(1);
    tour.shot("looks");
    pressPart(dialog, "checkPalette");
    for (int palette = 0; palette < 5; ++palette) {
        pressPart(dialog, QStringLiteral("palette%1").arg(palette));
        pressPart(dialog, QStringLiteral("blockSet%1").arg(palette % 3));
        Tour::choose(partOf<QComboBox>(dialog, "vision"), palette);
        tour.shot(QStringLiteral("palette%1").arg(palette));
    }
    tour.shot(partOf<QPushButton>(dialog, "startPalette")->menu(), "start");
    pressPart(dialog, "color3");
    auto* colors = partOf<QColorDialog>(dialog, "colorDialog");
    tour.shot("color");
    colors->reject();
}
const SceneEntry looksScene("looks", playLooks);

/// As somebody chose them.
void playOwnColors(Tour& tour) {
    for (std::size_t i = 0; i < ownPalettes.size(); ++i) {
        Settings settings;
        settings.palette = PaletteChoice::Own;
        std::ranges::copy(ownPalettes[i], settings.ownColors.begin());
        SettingsDialog dialog(settings);
        partOf<QTabWidget>(&dialog, "settingsPages")->setCurrentIndex(1);
        pressPart(&dialog, "checkPalette");
        tour.shot(&dialog, QString::number(i));
    }
}
const SceneEntry ownColorsScene("ownColors", playOwnColors);

// A new game.

/// What was played on the standard boards: two medals, and one under other rules.
void fillStandardBoards(const QString& path) {
    Storage storage(path);
    OwnResults* results = storage.results();
    const auto keep = [&](int number, const Rules& rules, bool isAided) {
        const Position start{standard_board(number), rules};
        OwnResult game =
            playedGame(start, QStringLiteral("standard:%1").arg(number), QDate(2026, 11, 20));
        game.aid.hints = isAided ? 2 : 0;
        QVERIFY(results->add(game));
    };
    const auto solve = [&](int number, const Rules& rules, bool isFirst) {
        results->offerSolverLine(solvedGame({standard_board(number), rules}, isFirst));
    };
    const Rules noPenalty{Scoring::no_penalty};
    for (const bool isAided : {false, true})
        keep(1, {}, isAided);
    keep(2, {}, true);
    keep(3, {}, false);
    keep(4, noPenalty, false);
    for (const int number : {1, 2})
        solve(number, {}, true);
    solve(4, noPenalty, true);
    solve(5, {}, false);
    QVERIFY(results->add(playedGame(boardOfDay(QDate::currentDate()),
                                    nameOfDay(QDate::currentDate()), QDate::currentDate())));
}

void playNewGame(Tour& tour) {
    fillStandardBoards(tour.path());
    tour.start();
    QDialog* dialog = tour.open("newGame", "newGameDialog");
    tour.shot("cards");
    pressPart(dialog, "boardsCard");
    tour.shot("boards");
    pressPart(dialog, "newGameBack");
    pressPart(dialog, "changeRules");
    tour.shot("rules");
    auto* rules = partOf<RulesForm>(dialog, "rulesForm");
    rules->setRules({Scoring::no_penalty});
    pressPart(dialog, "newGameBack");
    tour.shot("cardsWithoutPenalty"); // one medal
}
const SceneEntry newGameScene("newGame", playNewGame);

/// Boards beside the cards.
void playMoreBoards(Tour& tour) {
    tour.start();
    QDialog* dialog = tour.open("newGame", "newGameDialog");
    pressPart(dialog, "moreBoards");
    tour.shot("random");
    for (int difficulty = 1; difficulty < 4; ++difficulty) {
        tour.choose(partOf<QComboBox>(dialog, "randomDifficulty"), difficulty);
        tour.shot(QStringLiteral("random%1").arg(difficulty));
    }
    pressPart(dialog, "randomClearable");
    tour.shot("clearable");
    partOf<QLineEdit>(dialog, "randomSeed")->clear();
    tour.shot("noSeed");
    partOf<QTabWidget>(dialog, "newGamePages")->setCurrentIndex(1);
    tour.shot("text");
    auto* text = partOf<QPlainTextEdit>(dialog, "pastedText");
    text->setPlainText(idOf({standard_board(2), {Scoring::clickomania, Gravity::pull_left}}));
    tour.shot("textWithRules");
    text->setPlainText("1 2 x");
    tour.shot("wrongText");
}
const SceneEntry moreBoardsScene("moreBoards", playMoreBoards);

/// Games under way, in this window and in another one.
void playGamesUnderWay(Tour& tour) {
    tour.start();
    QVERIFY(tour.window()->openBoard("standard:4"));
    playFirstMove(tour);
    QVERIFY(tour.window()->openBoard("standard:5"));
    playFirstMove(tour);
    auto storage = std::make_unique<Storage>(tour.path());
    auto there = std::make_unique<GameSession>(nullptr, storage->session(), storage->results());
    there->restore();
    there->open(gameOfDay(there->days()->today()));
    QVERIFY(there->document()->play(legal_moves(there->document()->board()).front().cell));
    there->save();
    GameSession* session = tour.window()->session();
    session->lookAgain();
    QDialog* dialog = tour.open("newGame", "newGameDialog");
    tour.shot("todayInAnotherWindow");
    pressPart(dialog, "boardsCard");
    auto* boards = partOf<QListView>(dialog, "standardBoards");
    boards->setCurrentIndex(boards->model()->index(3, 0));
    tour.shot("goOn");
    dialog->reject();
    there.reset();
    storage.reset();
    session->lookAgain();
    tour.open("newGame", "newGameDialog");
    tour.shot("todayUnderWay");
}
const SceneEntry gamesUnderWayScene("gamesUnderWay", playGamesUnderWay);

void playDuelToContinue(Tour& tour) {
    tour.start();
    QVERIFY(tour.window()->openBoard("standard:3"));
    QPointer<QDialog> dialog = tour.open("newGame", "newGameDialog");
    pressPart(dialog, "duelOpponent0");
    TRY_VERIFY(!dialog);
    playFirstMove(tour);
    tour.open("newGame", "newGameDialog");
    tour.shot("cards");
}
const SceneEntry duelToContinueScene("duelToContinue", playDuelToContinue);

// Rules.

void playRules(Tour& tour) {
    tour.start();
    QVERIFY(tour.window()->openBoard("standard:2"));
    QDialog* dialog = tour.open("rules", "rulesDialog");
    auto* scorings = partOf<QComboBox>(dialog, "scoring");
    auto* gravities = partOf<QComboBox>(dialog, "gravity");
    auto* columns = partOf<QComboBox>(dialog, "emptyColumns");
    for (int scoring = 0; scoring < scorings->count(); ++scoring) {
        scorings->setCurrentIndex(scoring);
        gravities->setCurrentIndex(scoring % 2);
        columns->setCurrentIndex(columns->isEnabled() && scoring % 3 == 0 ? 1 : 0);
        tour.shot(QStringLiteral("scoring%1").arg(scoring));
    }
    const auto write = [dialog](const char* points, const char* bonus, const char* penalty) {
        partOf<QLineEdit>(dialog, "ownPoints")->setText(points);
        partOf<QLineEdit>(dialog, "ownBonus")->setText(bonus);
        partOf<QLineEdit>(dialog, "ownPenalty")->setText(penalty);
    };
    write("0,1,3,6", "500", "1,2,4");
    tour.shot("ownNumbers");
    write("3n", "0", "0");
    tour.shot("ownFormula");
    write("3x", "0", "0");
    tour.shot("ownMistake");
}
const SceneEntry rulesScene("rules", playRules);

/// Rules in the tool tip of the line that names them.
void playRulesOfNewGames(Tour& tour) {
    const auto own = parse_own_scoring(OwnScoringText{"0,1,3,6", "500", "1,2,4"});
    QVERIFY(own.ok());
    for (const Scoring& scoring : {Scoring(Scoring::bubble_breaker), Scoring(Scoring::standard),
                                   Scoring(Scoring::clickomania), own.value()}) {
        Rules rules{scoring, Gravity::pull_left, std::nullopt};
        if (!scoring.own() && scoring != Scoring(Scoring::clickomania))
            rules.refill = Refill{.seed = 7};
        NewGameDialog dialog(nullptr);
        pressPart(&dialog, "changeRules");
        auto* form = partOf<RulesForm>(&dialog, "rulesForm");
        form->setRules(rules);
        pressPart(&dialog, "newGameBack");
        tour.shot(&dialog, QStringLiteral("cards"));
    }
}
const SceneEntry rulesOfNewGamesScene("rulesOfNewGames", playRulesOfNewGames);

/// Ends of games without points, and of one with blocks that cost.
void playBlocksLeft(Tour& tour) {
    tour.start();
    for (const char* board : {"11/22", "112", "1123"}) {
        QVERIFY(tour.window()->openBoard(idOf({drawn(board), {Scoring::clickomania}})));
        while (tour.document()->board().has_moves())
            playFirstMove(tour);
        tour.shot(QString(board).remove('/'));
    }
    QVERIFY(tour.window()->openBoard("random:1/6x6x4"));
    while (tour.document()->board().has_moves())
        playFirstMove(tour);
    tour.shot("costs");
}
const SceneEntry blocksLeftScene("blocksLeft", playBlocksLeft);

// The board editor.

void playBoardEditor(Tour& tour) {
    tour.start();
    QVERIFY(tour.window()->openBoard(idOf({drawn("1123/2213/3321"), {}})));
    QDialog* editor = tour.open("editBoard", "boardEditor");
    tour.shot("board");
    QGuiApplication::clipboard()->setText("standard:x");
    pressPart(editor, "editorPaste");
    tour.shot("noBoard");
    auto* canvas = partOf<BoardCanvas>(editor, "boardCanvas");
    const auto empty = [canvas](std::uint8_t column, std::uint8_t row) {
        QTest::mouseClick(canvas, Qt::RightButton, {}, canvas->cellRect({column, row}).center());
    };
    empty(1, 0);
    tour.shot("restless");
    pressPart(editor, "editorClear");
    tour.shot("empty");
    QTest::keyClick(canvas, Qt::Key_1);
    tour.shot("noMove");
    editor->reject();
    auto* box = partOf<QMessageBox>(editor, "discardBox");
    tour.shot("question");
    box->button(QMessageBox::Discard)->click();
}
const SceneEntry boardEditorScene("boardEditor", playBoardEditor);

// The boards of the days.

constexpr auto noonOfDay = [] { return QDateTime(QDate(2026, 11, 23), QTime(12, 0)); };

OwnResult dailyGame(const QDate& day, const QDate& playedOn, bool isFirst = true) {
    return playedGame(boardOfDay(day), nameOfDay(day), playedOn, isFirst);
}

/// On that day, where the tool bar has room for words.
void startForDaily(Tour& tour) {
    QSettings().setValue("layouts/present", "play");
    tour.start();
    tour.resize(1300, 800);
    tour.window()->session()->days()->setClock(noonOfDay);
}

/// Yesterday's was played, an older one today, and today's is under way.
void playDailyUnderWay(Tour& tour) {
    const QDate today = noonOfDay().date();
    {
        Storage storage(tour.path());
        QVERIFY(storage.results()->add(dailyGame(today.addDays(-1), today.addDays(-1))));
        QVERIFY(storage.results()->add(dailyGame(today.addDays(-3), today)));
    }
    startForDaily(tour);
    GameSession* session = tour.window()->session();
    tour.shot("window");
    session->open(gameOfDay(today));
    playFirstMove(tour);
    QVERIFY(tour.window()->openBoard("standard:2"));
    tour.shot("windowUnderWay");
    QDialog* dialog = tour.open("daily", "dailyDialog");
    for (const int day : {7, 6, 4}) {
        pressPart(dialog, QStringLiteral("weekDay%1").arg(day));
        tour.shot(QStringLiteral("day%1").arg(day));
    }
    pressPart(dialog, "earlierDays");
    tour.shot("month");
}
const SceneEntry dailyUnderWayScene("dailyUnderWay", playDailyUnderWay);

/// Today's was played twice, once with help, and by the computer.
void playDailyDone(Tour& tour) {
    const QDate today = noonOfDay().date();
    {
        Storage storage(tour.path());
        QVERIFY(storage.results()->add(dailyGame(today, today)));
        OwnResult aided = dailyGame(today, today, false);
        aided.aid.hints = 3;
        QVERIFY(storage.results()->add(aided));
        storage.results()->offerSolverLine(solvedGame(boardOfDay(today), true));
    }
    startForDaily(tour);
    tour.shot("window");
    QDialog* dialog = tour.open("daily", "dailyDialog");
    tour.shot("day");
    pressPart(dialog, "copyDaily");
    tour.shot("shared");
}
const SceneEntry dailyDoneScene("dailyDone", playDailyDone);

// Exercises.

/// Too large a board for a proof, on which a search finds which moves are right.
Position searchedPosition() {
    for (std::uint64_t seed = 5; seed < 100; ++seed) {
        const Position position{generate_board(seed, 9, 9, 5), {}};
        const auto exercise =
            exercise_at(position, {.playouts = 20'000}, {}, SearchControl()); // as Practice does
        if (exercise && !exercise->is_proven)
            return position;
    }
    qFatal("no board makes an exercise by a search");
}

void fillPractice(const QString& path, const QDate& day) {
    Storage storage(path);
    const auto keep = [&](int number, const Position& position, ExerciseState state, bool isOwn) {
        KeptExercise exercise;
        exercise.day = day;
        exercise.number = number;
        exercise.position = position;
        exercise.state = state;
        if (isOwn) {
            exercise.name = "standard:7";
            exercise.move = 12;
            exercise.playedAt = QDateTime(QDate(2026, 11, 20), QTime(12, 0));
        }
        QVERIFY(storage.practice()->keep(exercise));
    };
    const Rules noPenalty{Scoring::no_penalty};
    keep(0, {drawn("1/1/2/2/1"), {}}, ExerciseState::Open, false);
    keep(1, {drawn("1.../1.../2.../2.../1111/3456"), noPenalty}, ExerciseState::Open, false);
    keep(2, {drawn("1112111/1112111/1112111/3222333/4444443"), {}}, ExerciseState::Open, false);
    keep(3, searchedPosition(), ExerciseState::Open, true);
    keep(4, {drawn("1122"), {}}, ExerciseState::FirstTry, false); // no question
}

/// Four exercises, wrong and right, and one of another version.
void playPractice(Tour& tour) {
    fillPractice(tour.path(), QDate::currentDate());
    tour.start();
    QDialog* dialog = tour.open("practice", "practiceDialog");
    Practice* practice = tour.window()->session()->practice();
    TRY_VERIFY(!practice->isMaking());
    auto* board = partOf<BoardView>(dialog, "practiceBoard");
    for (std::size_t number = 0; number < 4; ++number) {
        pressPart(dialog, QStringLiteral("practiceDot%1").arg(number + 1));
        QVERIFY(practice->exercise(number));
        const std::vector<ExerciseMove> moves = practice->exercise(number)->exercise.moves;
        tour.shot(QStringLiteral("%1-question").arg(number + 1));
        if (number != 1) {
            board->activate(moves.back().move.cell);
            tour.shot(QStringLiteral("%1-wrong").arg(number + 1));
        }
        if (number == 3) {
            pressPart(dialog, "practiceShow");
        } else {
            QTest::keyClick(board, Qt::Key_Left); // the keys have a cursor
            board->moveCursorTo(moves.front().move.cell);
            QTest::keyClick(board, Qt::Key_Return);
        }
        tour.shot(QStringLiteral("%1-right").arg(number + 1));
    }
    pressPart(dialog, "practiceOpen");
    tour.shot("opened");
}
const SceneEntry practiceScene("practice", playPractice);

/// The exercises as everybody has them, of a day and where they cannot be made.
void playPracticeOfADay(Tour& tour) {
    Practice practice(nullptr, nullptr, nullptr);
    const QDate day = noonOfDay().date();
    practice.begin(day);
    practice.stop();
    TRY_VERIFY(!practice.isMaking());
    {
        PracticeDialog dialog(&practice);
        tour.shot(&dialog, "notMade");
    }
    practice.begin(day);
    TRY_VERIFY(!practice.isMaking());
    PracticeDialog dialog(&practice);
    for (std::size_t number = 0; number < Practice::exerciseCount; ++number) {
        pressPart(&dialog, QStringLiteral("practiceDot%1").arg(number + 1));
        tour.shot(&dialog, QStringLiteral("question%1").arg(number + 1));
        const std::vector<ExerciseMove> moves = practice.exercise(number)->exercise.moves;
        auto* board = partOf<BoardView>(&dialog, "practiceBoard");
        board->activate(moves.back().move.cell);
        tour.shot(&dialog, QStringLiteral("wrong%1").arg(number + 1));
        board->activate(moves.front().move.cell);
        tour.shot(&dialog, QStringLiteral("right%1").arg(number + 1));
    }
}
const SceneEntry practiceOfADayScene("practiceOfADay", playPracticeOfADay);

// Comparisons until they are decided.

struct ComparisonInAPanel {
    ComparisonInAPanel() {
        panel.resize(1600, 300);
        panel.show();
    }
    ~ComparisonInAPanel() { runner.stop(); }

    void setUp(const char* first, const char* second, const QString& boards, double playouts) {
        for (const auto& [field, solver] :
             {std::pair("entrant0Choice", first), std::pair("entrant1Choice", second)}) {
            auto* box = partOf<QComboBox>(&panel, field);
            box->setCurrentIndex(box->findData(solver));
        }
        partOf<OptionButton>(&panel, "entrant1Text")
            ->setOptions(qstrcmp(second, "nested-monte-carlo") == 0 ? "level=1" : QString());
        auto* units = partOf<QComboBox>(&panel, "comparisonUnit");
        units->setCurrentIndex(units->findData(static_cast<int>(BudgetUnit::playouts)));
        partOf<QDoubleSpinBox>(&panel, "comparisonAmount")->setValue(playouts);
        partOf<QLineEdit>(&panel, "comparisonBoards")->setText(boards);
        partOf<QLineEdit>(&panel, "comparisonSeed")->setText("5");
    }
    void decideWithin(double margin) {
        partOf<QCheckBox>(&panel, "comparisonUntil")->setChecked(true);
        partOf<QDoubleSpinBox>(&panel, "comparisonMargin")->setValue(margin);
    }

    GameDocument document;
    ComparisonRunner runner;
    ComparisonPanel panel{&runner, &document};
};

/// In less and less room.
void showVerdict(Tour& tour, ComparisonInAPanel& comparison, const QString& name) {
    for (const int width : {1600, 1200, 1100, 1000, 900, 700, 300}) {
        comparison.panel.resize(width, 300);
        tour.shot(&comparison.panel, QStringLiteral("%1-%2").arg(name).arg(width));
    }
}

void playComparisonVerdicts(Tour& tour) {
    const QString boards = "random:5-204/8x8x4";
    ComparisonInAPanel comparison;
    const auto decide = [&](const char* first, const char* second, const QString& list,
                            double margin) {
        comparison.setUp(first, second, list, 100);
        comparison.decideWithin(margin);
        pressPart(&comparison.panel, "comparisonStart");
        TRY_VERIFY(!comparison.runner.isRunning());
    };
    decide("nrpa", "nrpa", "standard:1-20", 15); // with one more button
    showVerdict(tour, comparison, "equal");
    decide("nested-monte-carlo", "greedy", "standard:1-20", 15); // a long name
    showVerdict(tour, comparison, "longName");
    decide("greedy", "nrpa", boards, 15);
    showVerdict(tour, comparison, "better");
    std::vector<Trial> trials = comparison.runner.results();
    std::ranges::sort(trials, {},
                      [](const Trial& trial) { return std::pair(trial.board, trial.entrant); });
    QVERIFY(trials.size() >= 40);
    for (const std::ptrdiff_t count : {40, 7}) {
        {
            const QSignalBlocker apart(comparison.runner); // as if they came from the store
            comparison.runner.takeOver(comparison.runner.request(),
                                       {trials.begin(), trials.begin() + count}, {});
        }
        comparison.panel.takeOver({boards, {}, false, "1f"});
        showVerdict(tour, comparison, QStringLiteral("after%1").arg(count));
    }
    comparison.panel.resize(900, 400);
    partOf<QTabBar>(&comparison.panel, "comparisonPages")->setCurrentIndex(ChartFrame::Setup);
    tour.shot("setup");
    pressPart(&comparison.panel, "entrantAdd");
    tour.shot("threeSolvers");
}
const SceneEntry comparisonVerdictsScene("comparisonVerdicts", playComparisonVerdicts);

/// While it runs.
void playComparisonRunning(Tour& tour) {
    ComparisonInAPanel comparison;
    comparison.setUp("nested-monte-carlo", "nested-monte-carlo", "random:5-504/8x8x4", 1000);
    comparison.decideWithin(0.000001);
    pressPart(&comparison.panel, "comparisonStart");
    const auto* progress = partOf<QProgressBar>(&comparison.panel, "comparisonProgress");
    TRY_VERIFY(progress->value() > 60);
    tour.shot("running");
}
const SceneEntry comparisonRunningScene("comparisonRunning", playComparisonRunning);

void playPublishedResults(Tour& tour) {
    ComparisonInAPanel comparison;
    comparison.setUp("greedy", "nrpa", "standard:1-2", 20);
    partOf<QSpinBox>(&comparison.panel, "comparisonRuns")->setValue(1);
    pressPart(&comparison.panel, "comparisonStart");
    TRY_VERIFY(!comparison.runner.isRunning());
    auto* menu = partOf<QToolButton>(&comparison.panel, "comparisonPublished")->menu();
    menu->popup(comparison.panel.mapToGlobal(QPoint(20, 20)));
    tour.shot("menu");
    menu->close();
    menu->actions().last()->trigger();
    tour.shot("chosen");
}
const SceneEntry publishedResultsScene("publishedResults", playPublishedResults);

} // namespace
