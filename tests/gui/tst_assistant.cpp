#include <QElapsedTimer>
#include <QSignalSpy>

#include "app/gui/session/gamesession.h"
#include "engine/base/rng.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/search/other_orders.h"
#include "engine/solvers/solver_registry.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The assistant: on and off, and what it searches.
class TestAssistant : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void assistantFollowsThePosition();
    void staysOnWhenItsBudgetIsSpent();
    void undoShowsAFinishedResultWithoutSearching();
    void otherSettingsSearchAnew();
    void startSearchesAnew();
    void resultsOfOnePositionAddUp();
    void bestScoreNeverFalls();
    void searchWithASeedStandsAlone();
    void seedIsOfThisPosition();
    void visitsAreOfTheLatestSolver();
    void provenPositionIsNotSearchedAgain();
    void noLineIsBetterThanAProof();
    void waitsOnAFinishedGame();
    void stopIsFeltAtOnce();
    void resultsComeBackOnUndo();
    void bestScoreNeverFallsAlongACandidate_data();
    void bestScoreNeverFallsAlongACandidate();
    void knownLineIsACandidateOfEachPosition();
    void betterOrderOfAKnownLineIsTheBestLine();
    void offShowsNothing();
    void pausedSearchShowsWhatItFound();
    void aidIsCounted();
    void triedCandidatesAreFoundByRank();
    void proofOfTheBestLineStays();
    void followsTheReplay();
    void searchGoesOnInAReplayOfItsPosition();
    void endedGameIsGoneThrough();
    void candidatesOfAReplayAreHelp();
    void hintInAReplayIsForTheGame();
    void knownLineGoesOnInAnotherOrder();
    void lineOfACandidateBeginsAtTheStart();
    void anyOrderOfUseIsSound();

private:
    /// An assistant without a window.
    struct Parts {
        GameSession session;
        GameDocument& document = *session.document();
        SearchRunner& runner = *session.searchRunner();
        BestKnownLine& bestLine = *session.bestLine();
        Assistant& assistant = *session.assistant();

        explicit Parts(std::uint64_t playouts) {
            AssistantSettings settings = AssistantSettings::defaults();
            settings.budget = {};
            settings.budget.playouts = playouts;
            assistant.setSettings(settings);
        }
    };
    static constexpr auto off = Assistant::State::Off;
    static constexpr auto searching = Assistant::State::Searching;
    static constexpr auto done = Assistant::State::Done;
};

void TestAssistant::assistantFollowsThePosition() {
    setBudget("until stopped", 0);
    QCOMPARE(assistantState(), "Off");
    action("startStop")->trigger();
    QCOMPARE(assistantState(), "Searching…");
    TRY_VERIFY(candidates()->model()->rowCount() > 0);
    click(legal_moves(document()->board())[0]);
    QVERIFY(isAssistantOn());
    const auto moves = static_cast<int>(legal_moves(document()->board()).size());
    TRY_COMPARE(candidates()->model()->rowCount(), moves);
    QCOMPARE(assistantState(), "Searching…");
    action("startStop")->trigger();
    QVERIFY(!isAssistantOn());
    QCOMPARE(assistantState(), "Off");
    QCOMPARE(candidates()->model()->rowCount(), 0);
}

void TestAssistant::staysOnWhenItsBudgetIsSpent() {
    setBudget("playouts", 100);
    press<QPushButton>("startButton");
    TRY_COMPARE(assistantState(), "Done; follows the next move");
    QVERIFY(isAssistantOn());
    click(legal_moves(document()->board())[0]);
    QCOMPARE(assistantState(), "Searching…");
    TRY_COMPARE(assistantState(), "Done; follows the next move");
    QCOMPARE(find<QLabel>("playoutCount")->text(), "100");
}

void TestAssistant::undoShowsAFinishedResultWithoutSearching() {
    Parts parts(100);
    QSignalSpy started(&parts.runner, &SearchRunner::started);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    QCOMPARE(parts.assistant.state(), searching);
    TRY_COMPARE(parts.assistant.state(), done);
    QCOMPARE(started.count(), 2);
    parts.document.undoStack()->undo();
    QCOMPARE(parts.assistant.state(), done);
    QCOMPARE(parts.assistant.result()->playouts, std::uint64_t{100});
    parts.document.undoStack()->redo();
    QCOMPARE(parts.assistant.state(), done);
    QCOMPARE(started.count(), 2);
    QVERIFY(!parts.runner.isRunning());
}

void TestAssistant::otherSettingsSearchAnew() {
    Parts parts(100);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    AssistantSettings more = parts.assistant.settings();
    more.budget.playouts = 150;
    parts.assistant.setSettings(more);
    QCOMPARE(parts.assistant.state(), searching);
    TRY_COMPARE(parts.assistant.state(), done);
    QCOMPARE(parts.assistant.result()->playouts, std::uint64_t{250}); // they add up
    parts.assistant.stop();
    more.threads = 2;
    parts.assistant.setSettings(more);
    QCOMPARE(parts.assistant.state(), off);
}

void TestAssistant::startSearchesAnew() {
    Parts parts(100);
    QSignalSpy started(&parts.runner, &SearchRunner::started);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    parts.assistant.stop();
    parts.assistant.start();
    QCOMPARE(started.count(), 2);
    QCOMPARE(parts.assistant.state(), searching);
}

void TestAssistant::resultsOfOnePositionAddUp() {
    Parts parts(400);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    parts.assistant.stop();
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    AssistantSettings fewer = parts.assistant.settings();
    fewer.budget.playouts = 100;
    parts.assistant.setSettings(fewer);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    parts.document.undoStack()->undo(); // searched with other settings
    QCOMPARE(parts.assistant.state(), searching);
    TRY_COMPARE(parts.assistant.state(), done);
    QCOMPARE(parts.assistant.result()->playouts, std::uint64_t{500});
    parts.document.undoStack()->redo();
    parts.document.undoStack()->undo();
    QCOMPARE(parts.assistant.state(), done); // nothing more to be had with these settings
}

void TestAssistant::bestScoreNeverFalls() {
    Parts parts(2000);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    const int best = parts.assistant.result()->best.score;
    AssistantSettings other = parts.assistant.settings();
    other.solver = find_solver("sp-mcts");
    other.options = default_options(other.solver->options);
    other.budget.playouts = 3;
    parts.assistant.setSettings(other); // searches again, with little luck
    TRY_COMPARE(parts.assistant.state(), done);
    const SearchSnapshot* result = parts.assistant.result();
    QVERIFY(result->best.score >= best);
    QCOMPARE(result->playouts, std::uint64_t{3}); // of another solver: they do not add up
    QCOMPARE(result->candidates.front().best, result->best.score);
    const auto line = replay(parts.document.board(), {}, result->candidates.front().line.moves);
    QCOMPARE(line->score, result->best.score);
}

void TestAssistant::searchWithASeedStandsAlone() {
    Parts parts(100);
    AssistantSettings seeded = parts.assistant.settings();
    seeded.seed = 5;
    seeded.threads = 1;
    parts.assistant.setSettings(seeded);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    const Line first = parts.assistant.result()->best;
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    QCOMPARE(parts.assistant.result()->playouts, std::uint64_t{100});
    QVERIFY(parts.assistant.result()->best == first);
}

/// The same board under other rules is another one, as is another board under the same rules.
void TestAssistant::seedIsOfThisPosition() {
    Parts parts(50);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    QVERIFY(parts.assistant.seed());
    parts.assistant.stop();
    parts.document.newGame({parts.document.board(), {Scoring::no_penalty}}, "other rules");
    QVERIFY(!parts.assistant.seed());
    parts.document.newGame({generate_board(1, 5, 5, 3), {}}, "another board");
    QVERIFY(!parts.assistant.seed());
    parts.document.undoStack()->undo();
    parts.document.undoStack()->undo();
    QVERIFY(parts.assistant.seed());
}

void TestAssistant::visitsAreOfTheLatestSolver() {
    Parts parts(2000);
    AssistantSettings settings = parts.assistant.settings();
    settings.solver = find_solver("sp-mcts");
    settings.options = default_options(settings.solver->options);
    parts.assistant.setSettings(settings);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    settings.solver = find_solver("flat-monte-carlo");
    settings.options = default_options(settings.solver->options);
    settings.budget.playouts = 3;
    settings.threads = 1;
    parts.assistant.setSettings(settings);
    TRY_COMPARE(parts.assistant.state(), done);
    const PositionResult* result = parts.assistant.result();
    QCOMPARE(result->finder.solver, std::string("flat-monte-carlo"));
    std::uint64_t visits = 0;
    bool hasOther = false;
    for (const Candidate& candidate : result->candidates) {
        visits += candidate.visits;
        QVERIFY(candidate.has_best());
        hasOther |= result->finderOf(candidate.move).solver == "sp-mcts";
    }
    QVERIFY(visits <= 3);
    QVERIFY(hasOther);
}

void TestAssistant::provenPositionIsNotSearchedAgain() {
    Parts parts(1'000'000);
    QSignalSpy started(&parts.runner, &SearchRunner::started);
    parts.document.newGame({drawn("111/222/333"), {}}, "Three rows");
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    QVERIFY(parts.assistant.result()->isProven());
    parts.assistant.stop();
    parts.assistant.start();
    QCOMPARE(parts.assistant.state(), done);
    AssistantSettings other = parts.assistant.settings();
    other.solver = find_solver("nrpa");
    other.options = default_options(other.solver->options);
    parts.assistant.setSettings(other);
    QCOMPARE(parts.assistant.state(), done);
    QCOMPARE(started.count(), 1);
    QVERIFY(parts.assistant.shownResult()->isProven());
    other.seed = 7; // is to show what it gives
    parts.assistant.setSettings(other);
    QCOMPARE(started.count(), 2);
}

/// Each solver's lines, then a proof of every move.
void TestAssistant::noLineIsBetterThanAProof() {
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
        Parts parts(300);
        parts.document.newGame({generate_board(seed, 6, 6, 4), {}}, "6x6");
        AssistantSettings settings = parts.assistant.settings();
        for (const char* solver : {"sp-mcts", "flat-monte-carlo", "exact"}) {
            settings.solver = find_solver(solver);
            settings.options = default_options(settings.solver->options);
            settings.budget = {};
            if (settings.solver->name != std::string("exact"))
                settings.budget.playouts = 300;
            parts.assistant.setSettings(settings);
            parts.assistant.start();
            TRY_COMPARE(parts.assistant.state(), done);
        }
        const PositionResult* result = parts.assistant.result();
        QVERIFY(result->isProven()); // a better line would have ended the proof of its move
        for (const Candidate& candidate : result->candidates)
            QVERIFY(candidate.best <= *result->upper_bound);
    }
}

void TestAssistant::waitsOnAFinishedGame() {
    Parts parts(50);
    const Color cells[] = {1, 1, 2};
    parts.document.newGame({Board(1, 3, 2, cells), {}}, "three blocks");
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    parts.document.play({0, 0});
    QVERIFY(parts.document.isFinished());
    QCOMPARE(parts.assistant.state(), done);
    QVERIFY(!parts.assistant.canSearch());
    parts.document.newGame({standard_board(2), {}}, "2");
    QCOMPARE(parts.assistant.state(), searching);
}

void TestAssistant::stopIsFeltAtOnce() {
    Parts parts(1'000'000'000);
    QSignalSpy finished(&parts.runner, &SearchRunner::finished);
    parts.assistant.start();
    TRY_VERIFY(parts.assistant.result() && parts.assistant.result()->has_line);
    QElapsedTimer timer;
    timer.start();
    parts.assistant.stop();
    QCOMPARE(parts.assistant.state(), off);
    QVERIFY(parts.assistant.result());
    // How long that takes is measured by a benchmark.
    TRY_COMPARE(finished.count(), 1);
    qInfo("the search ended after %lld ms", timer.elapsed());
    QVERIFY(parts.assistant.result()->has_line);
}

void TestAssistant::resultsComeBackOnUndo() {
    search(200);
    const int best = find<QLabel>("bestScore")->text().toInt();
    const int rows = candidates()->model()->rowCount();
    click(legal_moves(document()->board())[0]);
    action("undo")->trigger();
    QCOMPARE(candidates()->model()->rowCount(), rows);
    QVERIFY(find<QLabel>("bestScore")->text().toInt() >= best);
}

void TestAssistant::bestScoreNeverFallsAlongACandidate_data() {
    QTest::addColumn<Board>("board");
    QTest::addColumn<int>("rank");
    // Its best score fell with every candidate that was played.
    QTest::newRow("the best of standard board 9") << standard_board(9) << 1;
    QTest::newRow("another") << generate_board(9, 8, 8, 4) << 3;
}

void TestAssistant::bestScoreNeverFallsAlongACandidate() {
    QFETCH(const Board, board);
    QFETCH(const int, rank);
    Parts parts(60);
    parts.document.newGame({board, {}}, "9");
    AssistantSettings settings = parts.assistant.settings();
    settings.solver = find_solver("sp-mcts"); // tries every move
    settings.options = default_options(settings.solver->options);
    parts.assistant.setSettings(settings);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    const Candidate chosen =
        parts.assistant.shownResult()->candidates[static_cast<std::size_t>(rank - 1)];
    int best = chosen.best;
    parts.document.play(chosen.move.cell);
    while (!parts.document.isFinished()) {
        TRY_COMPARE(parts.assistant.state(), done);
        const SearchSnapshot* shown = parts.assistant.shownResult();
        QVERIFY(parts.document.score() + shown->best.score >= best);
        QCOMPARE(shown->candidates.front().best, shown->best.score);
        best = parts.document.score() + shown->best.score;
        QCOMPARE(parts.assistant.candidateMove(1), shown->candidates.front().move);
        parts.document.play(shown->candidates.front().move.cell);
    }
    QCOMPARE(parts.document.score(), best);
}

/// A line that is known serves every order of its moves, and no solver gets it.
void TestAssistant::knownLineIsACandidateOfEachPosition() {
    const Color cells[] = {1, 1, 3, 2, 2}; // the pairs can go in either order
    const Position start{Board(1, 5, 3, cells), {}};
    Parts parts(50);
    parts.document.newGame(start, "two pairs");
    for (const int column : {0, 1}) // the second pair has moved by then
        parts.document.play({static_cast<std::uint8_t>(column), 0});
    QVERIFY(parts.document.isFinished());
    parts.document.takeOver({});
    QVERIFY(!parts.assistant.shownResult()); // it is off
    parts.assistant.setPeeking(true);
    QVERIFY(parts.assistant.shownResult());
    QVERIFY(!parts.assistant.result());
    QCOMPARE(parts.assistant.shownResult()->candidates.size(), std::size_t(2));
    QCOMPARE(parts.assistant.shownResult()->candidates.front().visits, std::uint64_t(0));
    QCOMPARE(parts.assistant.knownLine()->finder.kind, Finder::Kind::Person);
    QVERIFY(parts.assistant.candidateMove(1) == Move({0, 0}));
    QVERIFY(!parts.assistant.candidateMove(2)); // nothing is known of it
}

/// A comparison's line may end higher with its groups in another order; that one is kept then.
void TestAssistant::betterOrderOfAKnownLineIsTheBestLine() {
    int found = 0;
    for (std::uint64_t seed = 1; found < 3; ++seed) {
        QVERIFY(seed < 1000);
        const Position start{generate_board(seed, 8, 8, 4), {}};
        Rng rng(seed);
        MoveList moves;
        for (Board board = start.board; board.has_moves();) {
            const MoveList legal = legal_moves(board);
            moves.push_back(legal[rng.bounded(static_cast<std::uint32_t>(legal.size()))]);
            board.play(moves.back(), Gravity::shift);
        }
        const Line line = replay(start.board, start.rules, moves).value();
        int best = 0;
        for (const Move first : legal_moves(start.board))
            best = std::max(best, other_order(start, line, first).line.score);
        if (line.score <= 0 || best <= line.score)
            continue;
        ++found;
        Parts parts(1);
        parts.document.newGame(start, {});
        parts.assistant.restoreResult(start, PositionResult());
        RecordSource source;
        source.solver = "sp-mcts";
        QVERIFY(parts.bestLine.offer(start, line, source));
        const auto& record = parts.bestLine.record();
        QVERIFY(record->line.score >= best);
        QCOMPARE(parts.assistant.knownLine()->rest.score, record->line.score);
        QCOMPARE(record->source->solver, "sp-mcts");
        QVERIFY(replay(start.board, start.rules, record->line.moves).value() == record->line);

        Parts person(1); // nobody played the other order
        person.document.newGame(start, {});
        person.assistant.restoreResult(start, PositionResult());
        QVERIFY(person.bestLine.offer(start, line, std::nullopt));
        QCOMPARE(person.assistant.knownLine()->rest.score, line.score);
    }
}

void TestAssistant::followsTheReplay() {
    Parts parts(50);
    LineReplay& replay = *parts.session.replay();
    for (int move = 0; move < 3; ++move)
        parts.document.play(legal_moves(parts.document.board())[0].cell);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    replay.setSource(ReplaySource::Game);
    replay.setIndex(1);
    QVERIFY(parts.assistant.isOfReplay());
    QCOMPARE(parts.assistant.position(), replay.position());
    QCOMPARE(parts.assistant.scoreBefore(), replay.score());
    QCOMPARE(parts.assistant.state(), searching);
    QCOMPARE(parts.runner.job().request.start, replay.position());
    QCOMPARE(parts.runner.job().prefix.moves.size(), std::size_t{1});
    TRY_COMPARE(parts.assistant.state(), done);
    QVERIFY(parts.assistant.shownResult());
    for (const Candidate& each : parts.assistant.shownResult()->candidates)
        QVERIFY(!group_at(replay.board(), each.move.cell).empty());
    replay.leave();
    QVERIFY(!parts.assistant.isOfReplay());
    QCOMPARE(parts.assistant.position(), parts.document.position());
    QCOMPARE(parts.assistant.scoreBefore(), parts.document.score());
    replay.setIndex(2);
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    QVERIFY(!parts.assistant.isOfReplay());
    QCOMPARE(parts.assistant.position(), parts.document.position());
}

void TestAssistant::searchGoesOnInAReplayOfItsPosition() {
    Parts parts(1'000'000'000);
    LineReplay& replay = *parts.session.replay();
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    parts.assistant.start();
    const auto job = parts.runner.job().number;
    replay.setSource(ReplaySource::Game);
    replay.setIndex(1); // where the game stands
    QVERIFY(parts.assistant.isOfReplay());
    QCOMPARE(parts.assistant.state(), searching);
    QCOMPARE(parts.runner.job().number, job);
    replay.previous();
    QVERIFY(parts.runner.job().number != job);
    parts.assistant.stop();
}

void TestAssistant::endedGameIsGoneThrough() {
    Parts parts(50);
    LineReplay& replay = *parts.session.replay();
    parts.session.lookBack(); // nothing has ended
    QVERIFY(!replay.isActive());
    parts.document.newGame({drawn("112233"), {}}, "three groups");
    while (!parts.document.isFinished())
        parts.document.play(legal_moves(parts.document.board())[0].cell);
    QVERIFY(!parts.assistant.canSearch());
    parts.session.lookBack();
    QVERIFY(replay.isActive());
    QCOMPARE(replay.source(), ReplaySource::Game);
    QCOMPARE(replay.index(), 2);
    QVERIFY(parts.assistant.isOn() && parts.assistant.canSearch());
    TRY_VERIFY(parts.assistant.shownResult());
    replay.previous();
    TRY_VERIFY(parts.assistant.shownResult() &&
               parts.assistant.shownResult()->candidates.size() == 2);
    replay.last();
    QVERIFY(!parts.assistant.canSearch());
    QVERIFY(parts.document.aid().isNone()); // the game was over
}

/// Of the move that comes next, and of moves from the positions that were seen.
void TestAssistant::candidatesOfAReplayAreHelp() {
    Parts parts(50);
    LineReplay& replay = *parts.session.replay();
    const Position start{drawn("112233"), {}};
    parts.document.newGame(start, "three groups");
    const MoveList moves = [&] {
        MoveList list;
        for (Position at = start; at.board.has_moves();) {
            list.push_back(legal_moves(at.board)[0]);
            at = position_after(at, std::span(list.end() - 1, list.end()), 1);
        }
        return list;
    }();
    parts.bestLine.offer(start, samegame::replay(start.board, start.rules, moves).value(), {});
    replay.setIndex(2);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    QVERIFY(parts.assistant.shownResult());
    parts.assistant.stop();
    replay.leave();
    QVERIFY(parts.document.aid().isNone());
    parts.document.play(moves[0].cell);
    QCOMPARE(parts.document.aid(), (Aid{.visibleMoves = 1}));
    parts.document.play(moves[1].cell);
    QCOMPARE(parts.document.aid(), (Aid{.visibleMoves = 1}));
    parts.document.play(moves[2].cell); // its position was seen
    QCOMPARE(parts.document.aid(), (Aid{.visibleMoves = 2}));
}

void TestAssistant::hintInAReplayIsForTheGame() {
    Parts parts(200);
    LineReplay& replay = *parts.session.replay();
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    parts.assistant.stop();
    replay.setIndex(4);
    QVERIFY(replay.isActive());
    std::optional<Hint> given;
    connect(&parts.session, &GameSession::hintGiven, this, [&](const Hint& hint) { given = hint; });
    parts.assistant.requestHint();
    QVERIFY(given);
    QVERIFY(!group_at(parts.document.board(), given->move.cell).empty());
    QVERIFY(!replay.isActive() && !parts.assistant.isOfReplay());
}

void TestAssistant::knownLineGoesOnInAnotherOrder() {
    for (const bool isPlayed : {false, true}) {
        Parts parts(50);
        const Position start{drawn("112233"), {}};
        parts.document.newGame(start, "three groups");
        MoveList moves;
        for (const Cell cell : {Cell{0, 0}, Cell{0, 0}, Cell{0, 0}})
            moves.push_back({cell});
        RecordSource source;
        source.solver = "sp-mcts";
        const Line line = samegame::replay(start.board, start.rules, moves).value();
        QVERIFY(parts.bestLine.offer(start, line, isPlayed ? std::nullopt : std::optional(source)));
        parts.document.play({4, 0}); // the last group of the line
        QVERIFY(parts.assistant.knownLine());
        QCOMPARE(parts.assistant.knownLine()->rest.moves.size(), std::size_t{2});
        QCOMPARE(parts.document.score() + parts.assistant.knownLine()->rest.score, line.score);
        parts.document.play({2, 0});
        QCOMPARE(parts.assistant.knownLine()->rest.moves.size(), std::size_t{1});
        parts.document.undoStack()->undo();
        QCOMPARE(parts.assistant.knownLine()->rest.moves.size(), std::size_t{2});
    }
}

void TestAssistant::lineOfACandidateBeginsAtTheStart() {
    Parts parts(200);
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    const Move move = parts.assistant.candidateMove(2).value();
    const auto record = parts.assistant.lineOf(move);
    QVERIFY(record && record->source);
    QVERIFY(record->line.moves[1] == move);
    const Position& start = parts.document.start();
    QVERIFY(samegame::replay(start.board, start.rules, record->line.moves).value() == record->line);
    parts.session.replayCandidate(move);
    LineReplay& replay = *parts.session.replay();
    QVERIFY(replay.line() == record->line);
    QCOMPARE(replay.index(), 1);
    QCOMPARE(parts.document.line().moves.size(), std::size_t{1});
    replay.next();
    replay.takeOver();
    QCOMPARE(parts.document.line().moves.size(), std::size_t{2});
    QCOMPARE(parts.document.aid().lineMoves, 1);
    parts.assistant.stop();
    QVERIFY(!parts.assistant.lineOf(move)); // what is hidden has no line
}

void TestAssistant::offShowsNothing() {
    Parts parts(100);
    QVERIFY(!parts.assistant.shownResult());
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    QVERIFY(parts.assistant.shownResult());
    QVERIFY(parts.assistant.candidateMove(1));
    QSignalSpy changed(&parts.assistant, &Assistant::resultChanged);
    parts.assistant.stop();
    QVERIFY(!parts.assistant.shownResult());
    QVERIFY(!parts.assistant.candidateMove(1));
    QVERIFY(changed.count() > 0);
    parts.assistant.setPeeking(true);
    QVERIFY(parts.assistant.shownResult());
    parts.assistant.setPeeking(false);
    QVERIFY(!parts.assistant.shownResult());
    parts.assistant.setPeeking(true);
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    QCOMPARE(textOf(parts.document.aid()), "1 move with candidates seen"); // it is off
    QVERIFY(!parts.assistant.isPeeking());
    QVERIFY(!parts.assistant.shownResult());
    QVERIFY(parts.assistant.knownLine() || !parts.assistant.result());
}

void TestAssistant::pausedSearchShowsWhatItFound() {
    Parts parts(1'000'000'000);
    parts.assistant.start();
    TRY_VERIFY(parts.assistant.shownResult());
    parts.assistant.pause();
    QCOMPARE(parts.assistant.state(), done);
    QVERIFY(parts.assistant.shownResult());
    parts.document.play(legal_moves(parts.document.board())[0].cell);
    QCOMPARE(parts.assistant.state(), searching);
}

/// What a game owes to the assistant is told apart.
void TestAssistant::aidIsCounted() {
    Parts parts(100);
    const auto aid = [&] { return parts.document.aid(); };
    const auto anyMove = [&] { return legal_moves(parts.document.board())[0].cell; };
    parts.document.play(anyMove());
    QVERIFY(aid().isNone());
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    parts.document.play(anyMove());
    QCOMPARE(aid(), (Aid{.visibleMoves = 1}));
    TRY_COMPARE(parts.assistant.state(), done);
    parts.document.play(parts.assistant.candidateMove(1)->cell,
                        GameDocument::MoveSource::Candidate);
    QCOMPARE(aid(), (Aid{.candidateMoves = 1, .visibleMoves = 1}));
    TRY_COMPARE(parts.assistant.state(), done);
    parts.assistant.stop(); // but what was seen was seen
    parts.document.play(anyMove());
    QCOMPARE(aid(), (Aid{.candidateMoves = 1, .visibleMoves = 2}));
    parts.document.play(anyMove());
    QCOMPARE(aid(), (Aid{.candidateMoves = 1, .visibleMoves = 2}));
    parts.document.undoStack()->undo();
    QCOMPARE(aid(), (Aid{.candidateMoves = 1, .visibleMoves = 2}));
}

void TestAssistant::triedCandidatesAreFoundByRank() {
    Parts parts(300);
    AssistantSettings settings = parts.assistant.settings();
    settings.solver = find_solver("sp-mcts"); // tries every move of the position
    settings.options = default_options(settings.solver->options);
    parts.assistant.setSettings(settings);
    QVERIFY(!parts.assistant.candidateMove(1));
    parts.assistant.start();
    TRY_COMPARE(parts.assistant.state(), done);
    const auto& shown = parts.assistant.shownResult()->candidates;
    const auto standings = candidate_standings(shown);
    QVERIFY(std::ranges::equal(parts.assistant.shownStandings(), standings, {},
                               &CandidateStanding::loss, &CandidateStanding::loss));
    QCOMPARE(parts.assistant.candidateMove(1).value(), shown[0].move);
    QCOMPARE(parts.assistant.candidateMove(2).value(), shown[1].move);
    QVERIFY(!parts.assistant.candidateMove(0));
    QVERIFY(!parts.assistant.candidateMove(1000));
    SearchSnapshot untried = *parts.assistant.result();
    untried.has_line = false;
    for (Candidate& candidate : untried.candidates) {
        candidate.visits = 0;
        candidate.line = {};
    }
    Parts others(50);
    others.assistant.restoreResult(others.document.start(), untried);
    others.assistant.setPeeking(true);
    QVERIFY(others.assistant.shownResult());
    QVERIFY(!others.assistant.candidateMove(1));
}

/// It may come after the line itself, and the positions after the start prove less.
void TestAssistant::proofOfTheBestLineStays() {
    document()->newGame({drawn("111/222/333"), {}}, "Three rows");
    action("startStop")->trigger();
    for (int move = 0; move < 3; ++move) {
        TRY_COMPARE(find<QLabel>("assistantState")->text(),
                    "Done; the best line from here is proven optimal");
        action("playCandidate1")->trigger();
    }
    QVERIFY(document()->isFinished());
    QCOMPARE(find<QLabel>("endCardTitle")->text(), "Perfect! Board cleared!");
    const QString summary = find<QLabel>("bestLineSummary")->text();
    QVERIFY2(summary.contains("Proven optimal"), qPrintable(summary));
}

void TestAssistant::anyOrderOfUseIsSound() {
    Parts parts(200);
    GameDocument& document = parts.document;
    Assistant& assistant = parts.assistant;
    Rng rng(11);
    const auto any = [&](std::uint32_t count) { return rng.bounded(count); };
    for (int i = 0; i < 200; ++i) {
        switch (any(8)) {
        case 0:
            assistant.start();
            break;
        case 1:
            assistant.stop();
            break;
        case 2:
            document.undoStack()->undo();
            break;
        case 3:
            document.undoStack()->redo();
            break;
        case 4:
            assistant.requestHint();
            break;
        case 5: {
            AssistantSettings settings = assistant.settings();
            settings.budget.playouts = 50 + 50 * any(5);
            settings.threads = 1 + static_cast<int>(any(3));
            assistant.setSettings(settings);
            break;
        }
        default:
            if (const MoveList moves = legal_moves(document.board()); !moves.empty())
                document.play(moves[any(static_cast<std::uint32_t>(moves.size()))].cell);
        }
        QTest::qWait(static_cast<int>(any(10)));
        if (assistant.isSearching())
            QVERIFY(assistant.canSearch());
        if (const SearchSnapshot* known = assistant.result())
            QCOMPARE(known->candidates.size(), legal_moves(document.board()).size());
    }
    assistant.start();
    TRY_VERIFY(assistant.state() != searching);
}

SAMEGAME_TEST(TestAssistant, QApplication)
#include "tst_assistant.moc"
