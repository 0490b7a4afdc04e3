#include <QDockWidget>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

#include "app/gui/basics/optionform.h"
#include "app/gui/panels/candidatemodel.h"
#include "app/gui/panels/candidatespanel.h"
#include "app/gui/panels/scorecurve.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/session/database.h"
#include "app/gui/session/gamesession.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/reviewstore.h"
#include "app/gui/session/runkeeper.h"
#include "app/gui/session/runstore.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/somerun.h"
#include "tests/gui/tour.h"
#include "tests/support/board_drawing.h"
#include "tests/support/lines.h"
#include "tests/support/reviews.h"
#include "tests/support/test_memory.h"

using namespace samegame;

namespace {

GameSession& sessionOf(Tour& tour) {
    return *tour.window()->session();
}

/// With room for all docks.
void startLarge(Tour& tour) {
    tour.start();
    tour.resize(1500, 1000);
}

void raise(Tour& tour, const char* dock) {
    auto* found = tour.find<QDockWidget>(dock);
    found->show();
    found->raise();
    settle();
}

void newGame(Tour& tour, const char* board, const Rules& rules = {}) {
    tour.document()->newGame({drawn(board), rules}, "standard:7");
}

void play(Tour& tour, std::initializer_list<Cell> cells) {
    for (const Cell cell : cells)
        tour.document()->play(cell);
}

Line lineOf(const Position& start, std::initializer_list<Cell> cells) {
    return replay(start.board, start.rules, moves_at(cells)).value();
}

/// The best line known of a board is this one of `champion`.
void offerLine(Tour& tour, const Position& start, std::initializer_list<Cell> cells) {
    sessionOf(tour).bestLine()->offer(start, lineOf(start, cells),
                                      sourceOf({Finder::Kind::Solver, "champion"}));
}

/// The search of the assistant, which says nothing until it has ended.
void useSolver(Tour& tour, const char* solver, const Budget& budget) {
    Assistant* assistant = sessionOf(tour).assistant();
    AssistantSettings settings = assistant->settings();
    settings.solver = find_solver(solver);
    settings.options = default_options(settings.solver->options);
    settings.budget = budget;
    settings.budget.memory = test_memory;
    settings.threads = 1;
    assistant->setSettings(settings);
}

Candidate candidateOf(const Position& position, Cell cell, int best, std::uint64_t visits) {
    Candidate candidate;
    candidate.move = group_at(position.board, cell).move();
    candidate.cells = group_at(position.board, cell).size();
    candidate.points = move_points(position.rules, candidate.cells);
    candidate.best = best;
    candidate.mean = best / 2.0;
    candidate.visits = visits;
    return candidate;
}

/// As a search that has ended would have left it, so that no other is needed.
PositionResult endedResult(Tour& tour, SearchSnapshot snapshot) {
    PositionResult result(std::move(snapshot), {Finder::Kind::Solver, "sp-mcts"});
    result.settings = sessionOf(tour).assistant()->settings();
    result.isComplete = true;
    return result;
}

/// The state of the assistant, and what it found.
void playAssistant(Tour& tour) {
    startLarge(tour);
    Assistant* assistant = sessionOf(tour).assistant();
    raise(tour, "assistantDock");
    useSolver(tour, "sp-mcts", {});
    QVERIFY(tour.window()->openBoard("standard:2"));
    { // before the first line is known
        const QSignalBlocker silent(sessionOf(tour).searchRunner());
        assistant->start();
        QVERIFY(assistant->isSearching());
        tour.shot("searching");
        tour.shotMenus();
    }
    assistant->stop();
    TRY_VERIFY(!sessionOf(tour).searchRunner()->isRunning());

    Budget some;
    some.playouts = 20;
    useSolver(tour, "sp-mcts", some);
    newGame(tour, "11221");
    assistant->start();
    TRY_VERIFY(!assistant->isSearching());
    play(tour, {{2, 0}, {0, 0}});
    QVERIFY(tour.document()->isFinished() && assistant->isOn());
    tour.shot("over");
    sessionOf(tour).replay()->setSource(ReplaySource::Game);
    sessionOf(tour).replay()->first();
    TRY_VERIFY(!assistant->isSearching());
    tour.shot("replayed");
    sessionOf(tour).replay()->last();
    tour.shot("end-of-replay");
    sessionOf(tour).replay()->leave();

    // What searches may come to.
    const Position start{drawn("112233"), {}};
    SearchSnapshot snapshot;
    snapshot.playouts = 500;
    snapshot.seconds = 0.5;
    assistant->restoreResult(start, endedResult(tour, snapshot));
    tour.document()->newGame(start, "standard:7");
    QVERIFY(assistant->isOn() && !assistant->isSearching());
    tour.shot("no-line");
    const Position second{drawn("11223"), {}};
    snapshot.has_line = true;
    snapshot.best = lineOf(second, {{0, 0}, {0, 0}});
    snapshot.nodes = 700;
    snapshot.playouts = 0;
    snapshot.is_unclearable = true;
    snapshot.candidates = {candidateOf(second, {0, 0}, snapshot.best.score, 500)};
    snapshot.candidates[0].line = snapshot.best;
    assistant->restoreResult(second, endedResult(tour, snapshot));
    tour.document()->newGame(second, "standard:8");
    tour.shot("no-clearing");
    const Position third{drawn("1122331"), {}};
    snapshot.best = lineOf(third, {{2, 0}, {2, 0}, {0, 0}});
    snapshot.is_unclearable = false;
    snapshot.upper_bound = snapshot.best.score;
    snapshot.candidates = {candidateOf(third, {2, 0}, snapshot.best.score, 500)};
    snapshot.candidates[0].line = snapshot.best;
    assistant->restoreResult(third, endedResult(tour, snapshot));
    tour.document()->newGame(third, "standard:9");
    tour.shot("proven");
    const Position fourth{drawn("1133"), {}};
    snapshot.best = lineOf(fourth, {{0, 0}, {0, 0}});
    snapshot.upper_bound.reset();
    snapshot.candidates = {candidateOf(fourth, {0, 0}, snapshot.best.score, 500)};
    assistant->restoreResult(fourth, endedResult(tour, snapshot));
    tour.document()->newGame(fourth, "standard:10");
    QVERIFY(!assistant->isSearching());
    tour.shot("follows");
    assistant->stop();
    tour.shot("off");

    tour.document()->newGame(
        new_game(generate_board(1, 6, 6, 3),
                 {Scoring::standard, Gravity::shift, Refill{.seed = 7, .color_count = 3}}),
        "random:1/6x6x3");
    useSolver(tour, "nrpa", some);
    assistant->start();
    tour.shot("stands-in");
    assistant->stop();
    TRY_VERIFY(!sessionOf(tour).searchRunner()->isRunning());
}
const SceneEntry assistantScene("assistant", playAssistant);

/// Candidates with scores that are proven, uncertain, in any order and unknown.
void playCandidates(Tour& tour) {
    startLarge(tour);
    Assistant* assistant = sessionOf(tour).assistant();
    auto* panel = tour.find<CandidatesPanel>("candidatesPanel");
    raise(tour, "candidatesDock");
    panel->setLabelCount(20);
    QStringList columns;
    for (int column = 0; column < CandidateModel::ColumnCount; ++column)
        columns << CandidateModel::nameOf(static_cast<CandidateModel::Column>(column));

    const Position start{drawn("1..2.1/1332.1/12231421/11223143"), {}};
    const auto candidatesOf = [](const Position& position) {
        std::vector<Candidate> candidates;
        for (const Move first : legal_moves(position.board)) {
            MoveList moves = moves_at({first.cell});
            Board board = position.board;
            board.play(first, Gravity::shift);
            while (board.has_moves()) {
                moves.push_back(legal_moves(board)[0]);
                board.play(moves.back(), Gravity::shift);
            }
            const Line line = replay(position.board, position.rules, moves).value();
            candidates.push_back(candidateOf(position, first.cell, line.score, 100));
            candidates.back().line = line;
        }
        return candidates;
    };
    const auto attempt = [](Candidate& candidate) {
        for (int i = 0; i < 3; ++i)
            candidate.attempts.add(candidate.best - i);
    };
    const auto show = [&](const Position& position, std::vector<Candidate> candidates) {
        sort_best_first(candidates);
        PositionResult result = endedResult(tour, {});
        result.has_line = true;
        result.best = candidates[0].line;
        result.playouts = 900;
        result.seconds = 1.5;
        result.candidates = std::move(candidates);
        tour.document()->newGame(position, "standard:7");
        assistant->restoreResult(position, result);
        assistant->setPeeking(true);
        QVERIFY(assistant->shownResult());
    };

    std::vector<Candidate> candidates = candidatesOf(start);
    const Candidate last = candidates.back();
    std::ranges::for_each(candidates, attempt);
    candidates.back() = candidateOf(start, last.move.cell, 0, 0); // has not been tried
    show(start, candidates);
    tour.shot("uncertain");
    panel->setShownColumns(columns);
    panel->setShowsLoss(true);
    tour.shot("losses");
    tour.shot(tour.find<QMenu>("candidateColumns"), "columns");
    tour.candidates()->selectRow(1);
    tour.shot("selected");
    tour.shot(tour.find<QToolButton>("candidateLineButton")->menu(), "line");
    candidates = candidatesOf(start); // of a search that cannot tell
    show(start, candidates);
    tour.shot("unknown");
    panel->setShowsLoss(false);
    tour.shot("unknown-scores");
    for (Candidate& candidate : candidates)
        candidate.is_exact = true;
    show(start, candidates);
    tour.shot("exact");
    const Position clearable{drawn("11221"), {}};
    candidates = candidatesOf(clearable);
    std::ranges::for_each(candidates, attempt);
    show(clearable, candidates);
    tour.shot("told-apart");
    const Position joining{drawn("11223311"), {}};
    show(joining, candidatesOf(joining));
    offerLine(tour, joining, {{2, 0}, {2, 0}, {0, 0}});
    tour.shot("any-order");
    assistant->setPeeking(false);
    tour.shot("hidden");

    newGame(tour, "11221");
    offerLine(tour, tour.document()->start(), {{2, 0}, {0, 0}});
    assistant->setPeeking(true);
    tour.shot("known-line");
    play(tour, {{0, 0}, {0, 0}});
    tour.shot("over");
    newGame(tour, "111322");
    offerLine(tour, tour.document()->start(), {{0, 0}, {1, 0}});
    assistant->setPeeking(true);
    tour.shot("harvest");
}
const SceneEntry candidatesScene("candidates", playCandidates);

/// Every sentence of hints: each is of a board and a line, which is the only one known.
void playHints(Tour& tour) {
    tour.start();
    tour.resize(1000, 800);
    tour.action("playLayout")->trigger();
    Assistant* assistant = sessionOf(tour).assistant();
    const auto know = [&](std::initializer_list<Cell> cells, int bonus = 0) {
        const Position& start = tour.document()->position();
        SearchSnapshot snapshot;
        snapshot.has_line = true;
        snapshot.best = lineOf(start, cells);
        snapshot.best.score += bonus;
        snapshot.playouts = 1;
        assistant->restoreResult(start, snapshot);
    };
    const auto hint = [&](int times, const char* name) {
        for (int i = 0; i < times; ++i) {
            tour.action("hint")->trigger();
            QVERIFY(tour.find<QWidget>("hintBubble")->isVisible());
            tour.shot(QString("%1-%2").arg(name).arg(i + 1));
        }
    };
    newGame(tour, "1.../1.../1221");
    know({{1, 0}, {0, 0}});
    hint(3, "joins");
    newGame(tour, "1...../1...../122131");
    know({{1, 0}, {0, 0}});
    hint(1, "most");
    newGame(tour, "1.../1.../1221", {.scoring = Scoring::clickomania});
    know({{1, 0}, {0, 0}});
    hint(3, "without-points");
    newGame(tour, "..1/.23/123");
    know({{2, 0}, {1, 0}, {0, 0}});
    hint(2, "prepares");
    newGame(tour, "11322");
    know({{0, 0}, {1, 0}});
    hint(1, "clears");
    newGame(tour, "111322");
    know({{0, 0}, {1, 0}});
    hint(1, "harvest");
    newGame(tour, "11132222");
    know({{0, 0}, {1, 0}});
    hint(2, "smaller-harvest");
    newGame(tour, "112233");
    know({{0, 0}, {0, 0}, {0, 0}});
    hint(3, "first-plan");
    know({{2, 0}, {0, 0}, {0, 0}}, 500);
    hint(1, "better-plan");
    tour.document()->newGame(new_game(drawn("111/232"), {Scoring::standard, Gravity::shift,
                                                         Refill{.seed = 7, .color_count = 3}}),
                             "standard:7");
    know({{0, 1}});
    hint(2, "refill");
}
const SceneEntry hintsScene("hints", playHints);

/// Lines beside the game: the moves, what they come to, and where the replay is.
void playReplays(Tour& tour) {
    startLarge(tour);
    raise(tour, "lineDock");
    sessionOf(tour).markSearch()->setOn(false); // only what is put there is known
    LineReplay* replay = sessionOf(tour).replay();
    replay->setSpeed(0.001); // it stays where it begins
    BestKnownLine* best = sessionOf(tour).bestLine();
    const auto find = [&](std::initializer_list<Cell> cells, bool isProven = false) {
        const Position& start = tour.document()->start();
        const Line line = lineOf(start, cells);
        RecordSource source = sourceOf({Finder::Kind::Solver, "champion"});
        if (isProven)
            source.upper_bound = line.score;
        best->offer(start, line, source);
    };
    newGame(tour, "11221");
    tour.shot("nothing");
    replay->setSource(ReplaySource::Game);
    tour.shot("no-moves");
    play(tour, {{0, 0}});
    tour.shot("first-move");
    play(tour, {{0, 0}});
    QVERIFY(tour.document()->isFinished());
    tour.shot("this-game");
    replay->setSource(ReplaySource::BestLine);
    tour.shot("best-is-this");
    tour.document()->restart();
    play(tour, {{2, 0}});
    replay->setSource(ReplaySource::BestLine);
    tour.shot("more-so-far");
    replay->first();
    tour.shot("best-played");
    find({{2, 0}, {0, 0}});
    tour.shot("better-found");
    replay->leave();
    tour.shot("better");
    tour.document()->restart();
    play(tour, {{0, 0}});
    replay->setSource(ReplaySource::BestLine);
    tour.shot("more-than-so-far");
    play(tour, {{0, 0}});
    tour.shot("better-than-this");
    replay->setSource(ReplaySource::Game);
    tour.shot("below-the-best");
    tour.find<QToolButton>("compareButton")->click();
    tour.shot("part-at-the-start");
    tour.find<QToolButton>("swapLinesButton")->click();
    tour.shot("other");
    emit tour.find<ScoreCurve>("scoreCurve")->indexHovered(1);
    tour.shot("hovered");
    replay->setPlaying(true);
    tour.shot("playing");
    replay->leave();

    newGame(tour, "112233");
    replay->setSource(ReplaySource::BestLine);
    find({{0, 0}, {0, 0}, {0, 0}}, true);
    tour.shot("proven");
    play(tour, {{0, 0}, {2, 0}, {0, 0}});
    tour.shot("as-good");
    tour.find<QToolButton>("compareButton")->click();
    tour.shot("part-later");
    replay->leave();
    tour.document()->undoStack()->undo();
    tour.document()->undoStack()->undo();
    replay->setSource(ReplaySource::Game);
    tour.find<QToolButton>("compareButton")->click();
    tour.shot("beginning-of-the-other");
    replay->leave();
    play(tour, {{2, 0}, {0, 0}});
    tour.document()->undoStack()->undo();
    replay->show(lineOf(tour.document()->start(), {{2, 0}, {0, 0}, {0, 0}}), LineKind::Candidate, 1,
                 sourceOf({Finder::Kind::Solver, "sp-mcts"}));
    tour.shot("candidate");
    replay->leave();

    newGame(tour, "11221", {.scoring = Scoring::clickomania});
    replay->setSource(ReplaySource::Game);
    play(tour, {{0, 0}});
    tour.shot("clickomania-so-far");
    play(tour, {{0, 0}});
    replay->setSource(ReplaySource::BestLine);
    replay->first();
    find({{2, 0}, {0, 0}});
    tour.shot("clickomania-better-found");
    replay->leave();
    tour.shot("clickomania-this");
    replay->setSource(ReplaySource::Game);
    tour.shot("clickomania-best");

    newGame(tour, "1113222", {.scoring = Scoring::standard});
    replay->setSource(ReplaySource::Game);
    play(tour, {{0, 0}, {1, 0}});
    tour.shot("penalty");
}
const SceneEntry replaysScene("replays", playReplays);

/// A window with a session of its own, whose reviews are as they are put there: what the program
/// keeps is checked when it is read.
struct ReviewedWindow {
    Database nowhere{"/proc/samegame.sqlite"}; // what nobody can write waits as it is
    ReviewStore reviews{&nowhere};
    GameSession session{nullptr, nullptr, nullptr, &reviews};
    MainWindow window{&session};

    ReviewedWindow() {
        window.resize(1500, 1000);
        window.findChild<BoardView*>("boardView")->setAnimationDuration(0);
        window.show();
        Budget endless;
        endless.memory = test_memory;
        session.reviewRunner()->setBudget(endless);
        session.replay()->setSpeed(0.001); // it stays where it begins
    }

    /// The review of a game that takes the first group of a row each time, with what could be
    /// reached before each move and at the end, proven from a position on. Either each position
    /// has been searched, or the best line is known from the start.
    void show(const char* row, const std::vector<int>& reachable, std::size_t provenFrom = 0,
              const MoveList& best = {}) {
        const Position start{drawn(row), {}};
        GameReview review = review_reaching(start, reachable, provenFrom, best);
        for (std::size_t i = 0; best.empty() && i < review.positions.size(); ++i)
            review.positions[i].found.add(reachable[i]);
        reviews.keep({review, "standard:7", 75, {}});
        session.document()->newGame(start, "standard:7");
        for (std::size_t move = 1; move < reachable.size(); ++move)
            session.document()->play({0, 0});
        bringUp();
    }

    void bringUp() {
        auto* dock = window.findChild<QDockWidget*>("reviewDock");
        dock->show();
        dock->raise();
        settle();
    }
    void trigger(const char* action) { window.findChild<QAction*>(action)->trigger(); }
};

void playFindings(Tour& tour) {
    ReviewedWindow reviewed;
    const MoveList backwards = moves_at({{6, 0}, {4, 0}, {2, 0}, {0, 0}});
    reviewed.show("11223344", {1170, 1070, 1010, 1000, 1000}, 1);
    tour.shot("kinds");
    for (int i = 0; i < 3; ++i)
        reviewed.trigger("nextLoss");
    tour.shot("last-loss");
    reviewed.show("1122334411223344", {1600, 1500, 1400, 1300, 1200, 1100, 1000, 1000, 1000});
    tour.shot("many");
    reviewed.show("11223344", {2000, 1000, 1000, 1000, 1000}, 1, backwards);
    reviewed.trigger("nextLoss");
    tour.shot("was-better");
    reviewed.show("1122334455", {1040, 1039, 1038, 1010, 1000, 1000}, 9);
    tour.shot("open");
    reviewed.show("11223344", {1030, 1000, 1000, 1000, 1000}, 1, backwards);
    reviewed.trigger("nextLoss");
    tour.shot("may-be-better");
    reviewed.show("112233445511", {1010, 1005, 1000, 1000}, 9);
    tour.shot("going-on");
    for (const char* name : {"standard:1", "standard:2"}) {
        QVERIFY(reviewed.window.openBoard(name));
        reviewed.session.document()->play(
            legal_moves(reviewed.session.document()->board())[0].cell);
        reviewed.trigger("review");
        QVERIFY(reviewed.session.reviewRunner()->isRunning());
        reviewed.bringUp();
    }
    tour.shot("ended");
    reviewed.session.reviewRunner()->stop();
    TRY_VERIFY(!reviewed.session.reviewRunner()->isRunning());
}
const SceneEntry findingsScene("review-findings", playFindings);

void playReview(Tour& tour) {
    startLarge(tour);
    ReviewRunner* runner = sessionOf(tour).reviewRunner();
    Budget endless;
    endless.memory = test_memory;
    runner->setBudget(endless);
    sessionOf(tour).replay()->setSpeed(0.001);

    QVERIFY(tour.window()->openBoard("standard:1"));
    raise(tour, "reviewDock");
    tour.shot("no-moves");
    tour.document()->play(legal_moves(tour.document()->board())[0].cell);
    tour.shot("not-yet");
    tour.document()->newGame(
        new_game(generate_board(1, 6, 6, 3),
                 {Scoring::standard, Gravity::shift, Refill{.seed = 7, .color_count = 3}}),
        "random:1/6x6x3");
    raise(tour, "reviewDock");
    tour.shot("refill");

    newGame(tour, "3311221");
    play(tour, {{0, 0}, {0, 0}, {0, 0}});
    tour.action("review")->trigger();
    TRY_VERIFY(!runner->isRunning());
    tour.shot("proven");
    tour.find<QPushButton>("saveReviewButton")->click();
    tour.shot("save");
    tour.find<QFileDialog>("fileDialog")->close();
    tour.action("nextLoss")->trigger();
    tour.shot("reviewed-game");
    tour.find<QPushButton>("betterLineButton")->click();
    tour.shot("better-game");
    tour.action("nextLoss")->trigger();
    tour.find<QPushButton>("tryFromHereButton")->click();
    play(tour, {{2, 0}});
    raise(tour, "reviewDock");
    tour.shot("other-way");
    newGame(tour, "3311221");
    tour.document()->takeOver(moves_at({{0, 0}, {0, 0}}));
    play(tour, {{0, 0}});
    tour.action("review")->trigger();
    TRY_VERIFY(!runner->isRunning());
    raise(tour, "reviewDock");
    tour.shot("taken-over");

    for (const char* name : {"standard:1", "standard:2"}) {
        QVERIFY(tour.window()->openBoard(name));
        tour.document()->play(legal_moves(tour.document()->board())[0].cell);
        tour.action("review")->trigger();
        QVERIFY(runner->isRunning());
        raise(tour, "reviewDock");
        tour.shot();
        TRY_VERIFY(runner->review() && is_complete(*runner->review()));
    }
    tour.shot("so-far");
    runner->stop();
    TRY_VERIFY(!runner->isRunning());
    tour.shot("stopped");
    tour.shot(tour.find<QPushButton>("deeperReviewButton")->menu(), "depths");
    tour.find<QAction>("reviewDeep")->trigger();
    tour.shot("deep");
    QVERIFY(tour.window()->openBoard("standard:3"));
    raise(tour, "reviewDock");
    tour.shot("another-runs");
    runner->stop();
    TRY_VERIFY(!runner->isRunning());
}
const SceneEntry reviewScene("review", playReview);

/// The word after a move: beside the board, and over the candidates.
void playVerdicts(Tour& tour) {
    startLarge(tour);
    raise(tour, "candidatesDock");
    MoveJudge* judge = sessionOf(tour).moveJudge();
    Budget budget;
    budget.playouts = 200;
    budget.memory = test_memory;
    judge->setLimits({.review = budget, .searches = {}, .seed = 1});
    tour.action("judgeMoves")->trigger();
    for (const Cell cell : {Cell{0, 0}, Cell{2, 0}}) {
        newGame(tour, "11221");
        play(tour, {cell});
        TRY_VERIFY(judge->verdict());
        tour.shot(cell.column == 0 ? "mistake" : "good");
    }
    // What other searches may have found.
    auto* strip = tour.window()->findChild<GameStrip*>();
    auto* panel = tour.find<CandidatesPanel>("candidatesPanel");
    const auto show = [&](MoveVerdict verdict, int loss, bool isExact) {
        ReviewedMove move;
        move.verdict = verdict;
        move.loss = loss;
        move.is_exact = isExact;
        strip->showVerdict(move, true);
        panel->setLastMove(move, true);
        tour.shot(QString("%1-%2-%3").arg(int(verdict)).arg(loss).arg(isExact));
    };
    show(MoveVerdict::good, 0, false);
    show(MoveVerdict::good, 9, false);
    show(MoveVerdict::doubtful, 1002, false);
    show(MoveVerdict::small_loss, 18, false);
    show(MoveVerdict::small_loss, 1, true);
    show(MoveVerdict::mistake, 112, false);
}
const SceneEntry verdictsScene("verdicts", playVerdicts);

/// Menus within menus, and what stands there while something goes on.
void playActions(Tour& tour) {
    startLarge(tour);
    tour.resize(1000, 700);
    for (QMenu* menu : tour.window()->menuBar()->findChildren<QMenu*>())
        if (qobject_cast<QMenu*>(menu->parentWidget()))
            tour.shot(menu);
    newGame(tour, "3311221");
    play(tour, {{0, 0}, {0, 0}, {0, 0}});
    BetterGame* better = sessionOf(tour).betterGame();
    Budget endless;
    endless.memory = test_memory;
    better->setBudget(endless);
    QVERIFY(tour.window()->openBoard("random:1/10x10x4"));
    while (!tour.document()->isFinished())
        tour.document()->play(legal_moves(tour.document()->board())[0].cell);
    better->toggle();
    QVERIFY(better->isSearching());
    tour.shotMenus();
    better->drop();
}
const SceneEntry actionsScene("actions", playActions);

/// The options of solvers in a comparison, and what a run was given.
void playOptions(Tour& tour) {
    startLarge(tour);
    raise(tour, "comparisonDock");
    tour.find<QTabBar>("comparisonPages")->setCurrentIndex(3);
    tour.shot("comparison");
    tour.find<OptionButton>("entrant1Text")->click();
    tour.find<QDialog>("optionDialog");
    tour.shot("options");
    tour.find<QDialog>("optionDialog")->close();
    Budget some;
    some.playouts = 20;
    useSolver(tour, "greedy", some);
    raise(tour, "assistantDock");
    tour.shot("under-more");
    QVERIFY(sessionOf(tour).runKeeper()->store()->keep(someRun("one")));
    tour.open("keptRuns", "keptRunsDialog");
    tour.shot("kept-runs");
}
const SceneEntry optionsScene("options", playOptions);

/// Duels that were won, lost and drawn, with help and without.
void playDuelRecord(Tour& tour) {
    tour.start();
    newGame(tour, "11221");
    play(tour, {{2, 0}, {0, 0}});
    int number = 1;
    for (const auto& [own, isAided] :
         {std::pair(900, false), {100, false}, {700, false}, {900, true}, {100, true}})
        tour.m_host->results()->addDuel({{standard_board(number++), {}},
                                         Opponent::Easy,
                                         own,
                                         700,
                                         isAided,
                                         QDateTime({2026, 11, 20}, {10, 30})});
    tour.open("statistics", "statisticsDialog");
    auto* tabs = tour.find<QTabWidget>("statisticsTabs");
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        tour.shot(QString("tab-%1").arg(tab + 1));
    }
}
const SceneEntry duelRecordScene("duel-record", playDuelRecord);

} // namespace
