#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

#include "app/gui/board/boardview.h"
#include "app/gui/play/practicedialog.h"
#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/practice.h"
#include "app/gui/session/salvage.h"
#include "app/gui/session/storage.h"
#include "engine/studies/review/game_reviewer.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/reviews.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

/// A game that takes the ones first, so that one is left: a mistake.
OwnResult careless() {
    OwnResult game;
    game.start = {drawn("1/1/2/2/1"), {}};
    game.name = "drawn";
    MoveList moves;
    moves.push_back({{0, 3}});
    moves.push_back({{0, 1}});
    game.line = replay(game.start.board, game.start.rules, moves).value();
    game.finishedAt = momentHere(QDateTime(QDate(2026, 11, 20), QTime(12, 0)));
    return game;
}

KeptReview reviewOf(const OwnResult& game) {
    const GameReview review = unsearched_review(game.start, game.line.moves).value();
    return {reviewed(review, review_of_playouts(1000, 1, 0)), game.name, 10, game.finishedAt};
}

const ExerciseMove& wrongOf(const DayExercise& exercise) {
    return exercise.exercise.moves.back();
}

const ExerciseMove& rightOf(const DayExercise& exercise) {
    return exercise.exercise.moves.front();
}

} // namespace

/// The exercises of a day: which they are, what is kept of them, and their dialog.
class TestPractice : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { m_store = std::make_unique<QTemporaryDir>(); }
    void cleanup() { close(); }

    void everybodyHasTheSameFive();
    void theyStayTheSameAllDay();
    void ownMistakesTakePartOnce();
    void answersCount();
    void daysInARowCount();
    void whatIsDoneStaysDone();
    void damagedRowsAreLeft();
    void exercisesAreSalvaged();
    void dialogTellsRightFromWrong();
    void shownAnswerIsNotSolved();
    void keyboardAnswers();
    void lineOpensInTheWindow();

private:
    static inline const QDate today{2026, 11, 26};

    QString path() const { return m_store->filePath("samegame.sqlite"); }
    static KeptExercise keptOf(const QDate& day, int number, ExerciseState state);

    std::unique_ptr<QTemporaryDir> m_store;
};

KeptExercise TestPractice::keptOf(const QDate& day, int number, ExerciseState state) {
    KeptExercise exercise;
    exercise.day = day;
    exercise.number = number;
    exercise.position = careless().start;
    exercise.state = state;
    return exercise;
}

void TestPractice::everybodyHasTheSameFive() {
    Practice practice(nullptr, nullptr, nullptr);
    QSignalSpy changed(&practice, &Practice::changed);
    practice.begin(today);
    TRY_VERIFY(!practice.isMaking());
    QVERIFY(changed.count() > 0);
    for (std::size_t number = 0; number < Practice::exerciseCount; ++number) {
        const auto& exercise = practice.exercise(number);
        QVERIFY(exercise && exercise->exercise.is_proven && !exercise->kept.isOwn());
        const auto same = generated_exercise(exercise_seed(2026, 11, 26), number, SearchControl());
        QVERIFY(exercise->exercise.position == same->position);
    }
    practice.begin(today); // nothing is left to be made
    QVERIFY(!practice.isMaking());
}

void TestPractice::theyStayTheSameAllDay() {
    std::vector<Position> positions;
    for (int run = 0; run < 2; ++run) {
        Database database(path());
        PracticeStore store(&database);
        Practice practice(nullptr, nullptr, &store);
        practice.begin(today);
        TRY_VERIFY(!practice.isMaking());
        QCOMPARE(store.ofDay(today).size(), Practice::exerciseCount);
        for (std::size_t number = 0; number < Practice::exerciseCount; ++number) {
            const DayExercise& exercise = practice.exercise(number).value();
            if (run == 0)
                positions.push_back(exercise.exercise.position);
            else
                QVERIFY(exercise.exercise.position == positions[number]);
        }
        if (run == 0)
            practice.answer(1, rightOf(*practice.exercise(1)).move.cell);
        QCOMPARE(practice.exercise(1)->kept.state, ExerciseState::FirstTry);
        QCOMPARE(practice.record().solved, 1);
    }
}

void TestPractice::ownMistakesTakePartOnce() {
    Storage storage(path());
    const OwnResult game = careless();
    QVERIFY(storage.results()->add(game));
    QVERIFY(storage.reviews()->keep(reviewOf(game)));
    Practice practice(storage.results(), storage.reviews(), storage.practice());
    practice.begin(today);
    TRY_VERIFY(!practice.isMaking());
    const DayExercise own = practice.exercise(2).value();
    QVERIFY(own.kept.isOwn());
    QVERIFY(own.exercise.position == game.start);
    QCOMPARE(own.exercise.question, ExerciseQuestion::clear);
    QCOMPARE(own.kept.move, 1);
    QCOMPARE(own.kept.name, QString("drawn"));
    QCOMPARE(own.kept.playedAt, game.finishedAt);
    QVERIFY(!practice.exercise(3)->kept.isOwn());
    practice.begin(today.addDays(1));
    TRY_VERIFY(!practice.isMaking());
    QVERIFY(!practice.exercise(2)->kept.isOwn());
    practice.begin(today); // and back: kept with where it came from
    TRY_VERIFY(practice.exercise(2));
    QVERIFY(practice.exercise(2)->kept.isOwn());
    QVERIFY(practice.exercise(2)->exercise.position == game.start);
}

void TestPractice::answersCount() {
    Practice practice(nullptr, nullptr, nullptr);
    practice.begin(today);
    TRY_VERIFY(!practice.isMaking());
    const auto answer = [&](std::size_t number, const ExerciseMove& move) {
        return practice.answer(number, move.move.cell)->is_right;
    };
    const auto state = [&](std::size_t number) { return practice.exercise(number)->kept.state; };
    QVERIFY(answer(0, rightOf(*practice.exercise(0))));
    QCOMPARE(state(0), ExerciseState::FirstTry);
    QVERIFY(!answer(1, wrongOf(*practice.exercise(1))));
    QCOMPARE(state(1), ExerciseState::Open);
    QVERIFY(answer(1, rightOf(*practice.exercise(1))));
    QCOMPARE(state(1), ExerciseState::Later);
    practice.giveUp(2);
    QCOMPARE(state(2), ExerciseState::Shown);
    QVERIFY(answer(2, rightOf(*practice.exercise(2)))); // too late
    QCOMPARE(state(2), ExerciseState::Shown);
    QVERIFY(!practice.answer(3, {14, 14})); // nothing is there
    QCOMPARE(practice.exercise(3)->kept.wrong, 0);
    const PracticeRecord record = practice.record();
    QCOMPARE(record.exercises, 3);
    QCOMPARE(record.solved, 2);
    QCOMPARE(record.firstTry, 1);
    QCOMPARE(record.streak, 0);
}

void TestPractice::daysInARowCount() {
    Database database(":memory:");
    PracticeStore store(&database);
    const auto fill = [&](int before, int count) {
        for (int number = 0; number < count; ++number)
            QVERIFY(
                store.keep(keptOf(today.addDays(-before), number,
                                  number == 0 ? ExerciseState::Shown : ExerciseState::FirstTry)));
    };
    QCOMPARE(store.record(today).streak, 0);
    fill(1, 5);
    fill(2, 5);
    fill(3, 4); // one was left
    fill(4, 5);
    QCOMPARE(store.record(today).streak, 2);
    QCOMPARE(store.record(today).exercises, 19);
    QCOMPARE(store.record(today).solved, 15);
    fill(0, 5);
    QCOMPARE(store.record(today).streak, 3);
    QCOMPARE(store.record(today.addDays(2)).streak, 0);
    KeptExercise another = keptOf(today, 4, ExerciseState::Open);
    another.position = {drawn("1122"), {}};
    QVERIFY(store.keep(another));
    QCOMPARE(store.record(today).streak, 2);
}

/// Two windows make the exercises of one day, and one of them solves one.
void TestPractice::whatIsDoneStaysDone() {
    Database database(path());
    PracticeStore store(&database);
    QVERIFY(store.keep(keptOf(today, 0, ExerciseState::Open)));
    QVERIFY(store.keep(keptOf(today, 0, ExerciseState::FirstTry)));
    QVERIFY(store.keep(keptOf(today, 0, ExerciseState::Open)));
    const std::vector<KeptExercise> kept = store.ofDay(today);
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept.front().state, ExerciseState::FirstTry);
}

void TestPractice::damagedRowsAreLeft() {
    for (const char* damage : {"state = 9", "state = 'x'", "number = 7", "board = 'none'",
                               "line = '9,9'", "move = -1", "wrong = -1", "day = '2026-02-30'"}) {
        Database database(":memory:");
        PracticeStore store(&database);
        QVERIFY(store.keep(keptOf(today, 0, ExerciseState::FirstTry)));
        QCOMPARE(store.ofDay(today).size(), std::size_t{1});
        QVERIFY(database.run(QStringLiteral("UPDATE practice SET %1").arg(damage)));
        QVERIFY2(store.ofDay(today).empty(), damage);
    }
}

void TestPractice::exercisesAreSalvaged() {
    KeptExercise kept = keptOf(today, 3, ExerciseState::Later);
    kept.wrong = 2;
    kept.name = "drawn";
    kept.move = 1;
    kept.playedAt = careless().finishedAt;
    kept.known = careless().line.moves;
    {
        Database database(path());
        QVERIFY(PracticeStore(&database).keep(kept));
    }
    const std::vector<KeptExercise> found = salvageOf(path()).exercises;
    QCOMPARE(found.size(), std::size_t{1});
    Database other(":memory:");
    PracticeStore store(&other);
    QVERIFY(store.takeOver(found));
    QVERIFY(store.takeOver(found)); // once more changes nothing
    const std::vector<KeptExercise> taken = store.ofDay(today);
    QCOMPARE(taken.size(), std::size_t{1});
    QVERIFY(taken[0].position == kept.position);
    QVERIFY(taken[0].known == kept.known);
    QCOMPARE(taken[0].state, kept.state);
    QCOMPARE(taken[0].wrong, 2);
    QCOMPARE(taken[0].name, kept.name);
    QCOMPARE(taken[0].playedAt, kept.playedAt);
    QVERIFY(store.hasPosition(kept.position));
}

void TestPractice::dialogTellsRightFromWrong() {
    Practice practice(nullptr, nullptr, nullptr);
    practice.begin(today);
    PracticeDialog dialog(&practice);
    QVERIFY(!dialog.findChild<QLabel*>("practiceQuestion")->text().isEmpty());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    TRY_VERIFY(!practice.isMaking());
    auto* board = dialog.findChild<BoardView*>("practiceBoard");
    const auto verdict = [&] { return dialog.findChild<QLabel*>("practiceVerdict")->text(); };
    const auto button = [&](const char* name) { return dialog.findChild<QPushButton*>(name); };
    const DayExercise& exercise = practice.exercise(0).value();
    QCOMPARE(board->shownBoard().block_count(), exercise.exercise.position.board.block_count());
    QVERIFY(!button("practiceOpen")->isEnabled());
    const auto click = [&](const ExerciseMove& move) {
        settle();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(move.move.cell).center());
    };
    click(wrongOf(exercise));
    QVERIFY2(verdict().startsWith("No: "), qPrintable(verdict()));
    QVERIFY2(verdict().contains("proven"), qPrintable(verdict()));
    QCOMPARE(exercise.kept.wrong, 1);
    click(rightOf(exercise));
    QVERIFY2(verdict().startsWith("Right: "), qPrintable(verdict()));
    QCOMPARE(exercise.kept.state, ExerciseState::Later);
    QVERIFY(button("practiceOpen")->isEnabled());
    QVERIFY(!button("practiceShow")->isEnabled());
    QCOMPARE(board->shown().next, std::optional(rightOf(exercise).move));
    QCOMPARE(dialog.findChild<QToolButton*>("practiceDot1")->accessibleDescription(),
             QString("Solved after wrong tries."));
    button("practiceNext")->click();
    QCOMPARE(dialog.number(), std::size_t{1});
    QVERIFY(verdict().startsWith("Click the group"));
    QVERIFY(dialog.findChild<QLabel*>("practiceRecord")->text().startsWith("Solved: 1 of 1 "));
}

void TestPractice::shownAnswerIsNotSolved() {
    Practice practice(nullptr, nullptr, nullptr);
    practice.begin(today);
    TRY_VERIFY(!practice.isMaking());
    PracticeDialog dialog(&practice);
    dialog.findChild<QPushButton*>("practiceNext")->click(); // leaves it open
    QCOMPARE(dialog.number(), std::size_t{1});
    dialog.findChild<QToolButton*>("practiceDot1")->click();
    for (std::size_t number = 0; number < Practice::exerciseCount; ++number) {
        QCOMPARE(dialog.number(), number);
        dialog.findChild<QPushButton*>("practiceShow")->click();
        QCOMPARE(practice.exercise(number)->kept.state, ExerciseState::Shown);
        dialog.findChild<QPushButton*>("practiceNext")->click();
    }
    QVERIFY(!dialog.findChild<QPushButton*>("practiceNext")->isEnabled());
    QCOMPARE(practice.record().solved, 0);
    QCOMPARE(practice.record().exercises, 5);
}

void TestPractice::keyboardAnswers() {
    Practice practice(nullptr, nullptr, nullptr);
    practice.begin(today);
    TRY_VERIFY(!practice.isMaking());
    PracticeDialog dialog(&practice);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* board = dialog.findChild<BoardView*>("practiceBoard");
    const DayExercise& exercise = practice.exercise(0).value();
    QTest::keyClick(board, Qt::Key_Left); // shows the cursor
    board->moveCursorTo(rightOf(exercise).move.cell);
    QTest::keyClick(board, Qt::Key_Return);
    QCOMPARE(exercise.kept.state, ExerciseState::FirstTry);
    QVERIFY(dialog.isVisible());
}

/// It is a line that a solver found and the person opened: no game, and what goes on from it is
/// aided.
void TestPractice::lineOpensInTheWindow() {
    open();
    action("practice")->trigger();
    auto* dialog = find<PracticeDialog>("practiceDialog");
    Practice* practice = m_session->practice();
    TRY_VERIFY(practice->exercise(0));
    const DayExercise exercise = practice->exercise(0).value();
    practice->answer(0, rightOf(exercise).move.cell);
    dialog->findChild<QPushButton*>("practiceOpen")->click();
    QVERIFY(document()->start() == exercise.exercise.position);
    QVERIFY(document()->line().moves == rightOf(exercise).line);
    QVERIFY(document()->isOpenedLine());
    QVERIFY(document()->source() && !document()->source()->solver.empty());
    QCOMPARE(document()->aid().lineMoves, static_cast<int>(document()->line().moves.size()));
    QVERIFY(m_session->bestLine()->record()->source); // nobody has played it
    QVERIFY(m_session->replay()->isActive());
    practice->stop();
}

SAMEGAME_TEST(TestPractice, QApplication)
#include "tst_practice.moc"
