#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

#include "app/gui/basics/announcer.h"
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

/// Which no position makes as an exercise: each move is right.
KeptExercise withoutAQuestion(KeptExercise exercise) {
    exercise.position = {drawn("1122"), {}};
    return exercise;
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
    void whatIsKeptIsNotWrittenAgain();
    void whatCannotBeMadeAgainStays();
    void sameMistakeIsOneExercise();
    void unwrittenExercisesOutliveMidnight();
    void unwrittenExercisesAreWrittenAtTheEnd();
    void twoWindowsShareTheDay();
    void firstWindowChoosesTheExercise();
    void damagedRowsAreLeft();
    void exercisesAreSalvaged();
    void dialogTellsRightFromWrong();
    void shownAnswerIsNotSolved();
    void keyboardIsEnough();
    void dialogIsHeard();
    void dotsFollowThePalette();
    void recordSaysWhatIsMissing();
    void dialogFollowsTheDay();
    void dialogShowsWhatAnotherWindowDid();
    void lineOpensInTheWindow();

private:
    static inline const QDate today{2026, 11, 26};

    QString path() const { return m_store->filePath("samegame.sqlite"); }
    static KeptExercise keptOf(const QDate& day, int number, ExerciseState state);
    /// Whether they come to be made in time.
    static bool makeAll(Practice* practice, const QDate& day);

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

bool TestPractice::makeAll(Practice* practice, const QDate& day) {
    practice->begin(day);
    return QTest::qWaitFor([practice] { return !practice->isMaking(); }, patience);
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
    const auto record = [&store](const QDate& day) { return recordOf(store.days(), day); };
    QCOMPARE(record(today).streak, 0);
    fill(1, 5);
    fill(2, 5);
    fill(3, 4); // one was left
    fill(4, 5);
    QCOMPARE(record(today).streak, 2);
    QCOMPARE(record(today).exercises, 19);
    QCOMPARE(record(today).solved, 15);
    fill(0, 5);
    QCOMPARE(record(today).streak, 3);
    QCOMPARE(record(today.addDays(2)).streak, 0);
}

/// Two windows make the exercises of one day, and one of them solves one.
void TestPractice::whatIsDoneStaysDone() {
    Database database(path());
    PracticeStore store(&database);
    const auto state = [&](const KeptExercise& exercise) { return store.keep(exercise)->state; };
    QCOMPARE(state(keptOf(today, 0, ExerciseState::Open)), ExerciseState::Open);
    QCOMPARE(state(keptOf(today, 0, ExerciseState::FirstTry)), ExerciseState::FirstTry);
    QCOMPARE(state(keptOf(today, 0, ExerciseState::Open)), ExerciseState::FirstTry);
    QCOMPARE(state(keptOf(today, 0, ExerciseState::Shown)), ExerciseState::FirstTry);
    const KeptExercise other = withoutAQuestion(keptOf(today, 0, ExerciseState::Shown));
    QCOMPARE(state(other), ExerciseState::FirstTry);
    QVERIFY(store.keep(other, true)->position == careless().start);
    QCOMPARE(store.ofDay(today).size(), std::size_t{1});

    KeptExercise tried = keptOf(today, 1, ExerciseState::Open);
    tried.wrong = 2;
    QVERIFY(store.keep(tried));
    QCOMPARE(store.keep(keptOf(today, 1, ExerciseState::Open))->wrong, 2);
    QCOMPARE(state(keptOf(today, 1, ExerciseState::FirstTry)), ExerciseState::Later);
}

/// Making exercises again changes nothing of what is kept.
void TestPractice::whatIsKeptIsNotWrittenAgain() {
    Database database(path());
    PracticeStore store(&database);
    Practice first(nullptr, nullptr, &store);
    QVERIFY(makeAll(&first, today));
    QVERIFY(database.run("UPDATE practice SET name = 'a name', wrong = 3 WHERE number = 0"));
    const auto changes = [&database] {
        auto query = database.run("SELECT total_changes()");
        return query && query->next() ? query->value(0).toInt() : -1;
    };
    const int before = changes();
    QVERIFY(before > 0);
    Practice second(nullptr, nullptr, &store);
    QVERIFY(makeAll(&second, today));
    QVERIFY(second.exercise(4).has_value());
    QCOMPARE(changes(), before);
    QCOMPARE(second.exercise(0)->kept.wrong, 3);
    QCOMPARE(second.exercise(0)->kept.name, QString("a name"));
}

/// Exercises of another version of the program: a done one stays, an open one gives way.
void TestPractice::whatCannotBeMadeAgainStays() {
    Database database(path());
    PracticeStore store(&database);
    QVERIFY(store.keep(withoutAQuestion(keptOf(today, 0, ExerciseState::FirstTry))));
    QVERIFY(store.keep(withoutAQuestion(keptOf(today, 1, ExerciseState::Open))));
    Practice practice(nullptr, nullptr, &store);
    QVERIFY(makeAll(&practice, today));
    QVERIFY(!practice.exercise(0));
    QCOMPARE(practice.state(0), std::optional(ExerciseState::FirstTry));
    QCOMPARE(store.at(today, 0)->state, ExerciseState::FirstTry);
    QVERIFY(practice.exercise(1));
    QVERIFY(store.at(today, 1)->position == practice.exercise(1)->exercise.position);
    for (std::size_t number = 1; number < Practice::exerciseCount; ++number)
        practice.giveUp(number);
    QCOMPARE(practice.record().streak, 1);
    PracticeDialog dialog(&practice);
    const auto* dot = dialog.findChild<QToolButton*>("practiceDot1");
    QVERIFY2(dot->accessibleDescription().startsWith("Solved at the first try. This version"),
             qPrintable(dot->accessibleDescription()));
    QVERIFY(dialog.findChild<QLabel*>("practiceRecord")->text().startsWith("All five are done"));
}

/// Two games came to the same position, and the same move was a mistake in both.
void TestPractice::sameMistakeIsOneExercise() {
    Storage storage(path());
    OwnResult game = careless();
    QVERIFY(storage.results()->add(game));
    QVERIFY(storage.reviews()->keep(reviewOf(game)));
    game.finishedAt = game.finishedAt.addDays(1);
    game.aid.hints = 1; // or it would be the same game
    QVERIFY(storage.results()->add(game));
    QCOMPARE(storage.reviews()->games().size(), std::size_t{2});
    Practice practice(storage.results(), storage.reviews(), storage.practice());
    QVERIFY(makeAll(&practice, today));
    QVERIFY(practice.exercise(2)->kept.isOwn());
    QVERIFY(!practice.exercise(3)->kept.isOwn());
    QVERIFY(!practice.exercise(4)->kept.isOwn());
}

void TestPractice::unwrittenExercisesOutliveMidnight() {
    Database database(path());
    PracticeStore store(&database);
    Practice practice(nullptr, nullptr, &store);
    QSignalSpy failed(&practice, &Practice::failed);
    QVERIFY(makeAll(&practice, today));
    QVERIFY(database.run("ALTER TABLE practice RENAME TO away"));
    practice.answer(0, rightOf(*practice.exercise(0)).move.cell);
    practice.giveUp(1);
    QCOMPARE(failed.count(), 1); // said once
    QVERIFY(makeAll(&practice, today.addDays(1)));
    QCOMPARE(practice.record().exercises, 2);
    QCOMPARE(practice.record().firstTry, 1);
    QVERIFY(makeAll(&practice, today)); // goes on with it, though it is not written
    QCOMPARE(practice.exercise(0)->kept.state, ExerciseState::FirstTry);
    QVERIFY(makeAll(&practice, today.addDays(1)));
    QCOMPARE(failed.count(), 1);
    QVERIFY(database.run("ALTER TABLE away RENAME TO practice"));
    practice.answer(0, rightOf(*practice.exercise(0)).move.cell);
    QCOMPARE(store.at(today, 0)->state, ExerciseState::FirstTry);
    QCOMPARE(store.at(today, 1)->state, ExerciseState::Shown);
    QCOMPARE(store.at(today.addDays(1), 0)->state, ExerciseState::FirstTry);
    QCOMPARE(practice.record().exercises, 3);
}

void TestPractice::unwrittenExercisesAreWrittenAtTheEnd() {
    Database database(path());
    PracticeStore store(&database);
    {
        Practice practice(nullptr, nullptr, &store);
        QVERIFY(makeAll(&practice, today));
        QVERIFY(database.run("ALTER TABLE practice RENAME TO away"));
        practice.giveUp(0);
        QVERIFY(database.run("ALTER TABLE away RENAME TO practice"));
        QCOMPARE(store.at(today, 0)->state, ExerciseState::Open);
    }
    QCOMPARE(store.at(today, 0)->state, ExerciseState::Shown);
}

void TestPractice::twoWindowsShareTheDay() {
    Database database(path());
    PracticeStore store(&database);
    Practice one(nullptr, nullptr, &store);
    Practice other(nullptr, nullptr, &store);
    QVERIFY(makeAll(&one, today));
    QVERIFY(makeAll(&other, today));
    one.answer(0, wrongOf(*one.exercise(0)).move.cell);
    QVERIFY(other.answer(0, rightOf(*other.exercise(0)).move.cell)->is_right);
    QCOMPARE(other.exercise(0)->kept.state, ExerciseState::Later);
    QSignalSpy changed(&one, &Practice::changed);
    one.refresh();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(one.exercise(0)->kept.state, ExerciseState::Later);
    one.refresh();
    QCOMPARE(changed.count(), 1);
    one.giveUp(1);
    QVERIFY(other.answer(1, rightOf(*other.exercise(1)).move.cell)->is_right); // too late
    QCOMPARE(other.exercise(1)->kept.state, ExerciseState::Shown);
    QCOMPARE(store.at(today, 1)->state, ExerciseState::Shown);
    QCOMPARE(one.record().exercises, 2);
}

/// Another window keeps an exercise of the day while this one makes it.
void TestPractice::firstWindowChoosesTheExercise() {
    Database database(path());
    PracticeStore store(&database);
    Practice practice(nullptr, nullptr, &store);
    practice.begin(today);
    QVERIFY(store.keep(keptOf(today, 4, ExerciseState::Open)));
    TRY_VERIFY(!practice.isMaking());
    QVERIFY(practice.exercise(4)->exercise.position == careless().start);
    QVERIFY(store.at(today, 4)->position == careless().start);
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
    const std::vector<KeptExercise> found = salvageOf(path())->exercises;
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
    QVERIFY2(verdict().startsWith("Solved after wrong tries. Right: "), qPrintable(verdict()));
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
        const QString verdict = dialog.findChild<QLabel*>("practiceVerdict")->text();
        QVERIFY2(verdict.startsWith("The answer was shown. The answer is framed: row "),
                 qPrintable(verdict));
        dialog.findChild<QPushButton*>("practiceNext")->click();
    }
    QVERIFY(!dialog.findChild<QPushButton*>("practiceNext")->isEnabled());
    QCOMPARE(practice.record().solved, 0);
    QCOMPARE(practice.record().exercises, 5);
}

void TestPractice::keyboardIsEnough() {
    Practice practice(nullptr, nullptr, nullptr);
    QVERIFY(makeAll(&practice, today));
    PracticeDialog dialog(&practice);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* board = dialog.findChild<BoardView*>("practiceBoard");
    QVERIFY(board->hasFocus());
    for (std::size_t number = 0; number < Practice::exerciseCount; ++number) {
        QCOMPARE(dialog.number(), number);
        const DayExercise& exercise = practice.exercise(number).value();
        QTest::keyClick(board, Qt::Key_Left); // shows the cursor
        board->moveCursorTo(rightOf(exercise).move.cell);
        QTest::keyClick(board, Qt::Key_Return);
        QCOMPARE(exercise.kept.state, ExerciseState::FirstTry);
        QVERIFY(board->hasFocus());
        const QString verdict = dialog.findChild<QLabel*>("practiceVerdict")->text();
        QCOMPARE(verdict.endsWith("Enter goes to the next exercise."),
                 number + 1 < Practice::exerciseCount);
        QTest::keyClick(board, Qt::Key_Return);
    }
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.number(), Practice::exerciseCount - 1); // nothing is left
    settle();
    QTest::mouseClick(board, Qt::LeftButton, {}, board->rect().center()); // looks at it
    QCOMPARE(dialog.number(), Practice::exerciseCount - 1);
    dialog.findChild<QToolButton*>("practiceDot2")->setFocus();
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Space);
    QCOMPARE(dialog.number(), std::size_t{1});
    QVERIFY(board->hasFocus());
    for (const char* name : {"practiceShow", "practiceNext", "practiceOpen"})
        QVERIFY(!QKeySequence::mnemonic(dialog.findChild<QPushButton*>(name)->text()).isEmpty());
}

/// By a screen reader: the question, the verdict, and the answer.
void TestPractice::dialogIsHeard() {
    Practice practice(nullptr, nullptr, nullptr);
    QVERIFY(makeAll(&practice, today));
    QStringList said;
    PracticeDialog dialog(&practice);
    connect(Announcer::instance(), &Announcer::announced, &dialog, [&said](const QWidget* widget) {
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            said << label->text();
    });
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* board = dialog.findChild<BoardView*>("practiceBoard");
    const auto question = [&] { return dialog.findChild<QLabel*>("practiceQuestion")->text(); };
    QVERIFY(said.isEmpty()); // a screen reader reads a new dialog by itself
    QCOMPARE(board->accessibleDescription(), question());
    board->activate(wrongOf(*practice.exercise(0)).move.cell);
    QCOMPARE(said.size(), 1);
    QVERIFY2(said[0].startsWith("No: "), qPrintable(said[0]));
    board->activate(rightOf(*practice.exercise(0)).move.cell);
    QCOMPARE(said.size(), 2);
    QVERIFY2(said[1].contains("Right: "), qPrintable(said[1]));
    dialog.findChild<QPushButton*>("practiceNext")->click();
    QCOMPARE(said.size(), 3);
    QCOMPARE(said[2], question());
    QCOMPARE(board->accessibleDescription(), question());
    dialog.findChild<QPushButton*>("practiceShow")->click();
    QCOMPARE(said.size(), 4);
    const Move answer = rightOf(*practice.exercise(1)).move;
    const int row = board->shownBoard().rows() - answer.cell.row;
    const QString place = QString("row %1, column %2").arg(row).arg(answer.cell.column + 1);
    QVERIFY2(said[3].contains(place), qPrintable(said[3]));
}

/// As when the desktop changes to high contrast.
void TestPractice::dotsFollowThePalette() {
    Practice practice(nullptr, nullptr, nullptr);
    QVERIFY(makeAll(&practice, today));
    practice.answer(0, rightOf(*practice.exercise(0)).move.cell); // a filled dot
    PracticeDialog dialog(&practice);
    const auto hasRed = [&dialog] {
        const QIcon icon = dialog.findChild<QToolButton*>("practiceDot1")->icon();
        const QImage picture = icon.pixmap(16, 16).toImage();
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (const QColor color = picture.pixelColor(x, y);
                    color.alpha() > 200 && color.red() > 200 && color.green() < 50)
                    return true;
        return false;
    };
    QVERIFY(!hasRed());
    QPalette palette = dialog.palette();
    palette.setColor(QPalette::ButtonText, Qt::red);
    dialog.setPalette(palette);
    QVERIFY(hasRed());
}

void TestPractice::recordSaysWhatIsMissing() {
    Practice practice(nullptr, nullptr, nullptr);
    QVERIFY(makeAll(&practice, today));
    const PracticeDialog dialog(&practice);
    const auto record = [&] { return dialog.findChild<QLabel*>("practiceRecord")->text(); };
    QVERIFY2(record().startsWith("Nothing is done yet"), qPrintable(record()));
    for (std::size_t number = 0; number < Practice::exerciseCount; ++number) {
        QVERIFY(!record().startsWith("All five"));
        practice.answer(number, rightOf(*practice.exercise(number)).move.cell);
    }
    QVERIFY2(record().startsWith("All five are done; every day brings five others. Solved: 5 of 5"),
             qPrintable(record()));
}

/// A dialog that is open when another day begins shows its exercises.
void TestPractice::dialogFollowsTheDay() {
    Practice practice(nullptr, nullptr, nullptr);
    QVERIFY(makeAll(&practice, today));
    PracticeDialog dialog(&practice);
    practice.begin(today.addDays(1));
    auto* board = dialog.findChild<BoardView*>("practiceBoard");
    const auto* question = dialog.findChild<QLabel*>("practiceQuestion");
    QVERIFY(board->isHidden());
    QCOMPARE(question->text(), QString("The exercise is being made …"));
    TRY_VERIFY(practice.exercise(0));
    QVERIFY(!board->isHidden());
    const Position& position = practice.exercise(0)->exercise.position;
    QCOMPARE(board->shownBoard().block_count(), position.board.block_count());
    board->activate(wrongOf(*practice.exercise(0)).move.cell);
    QCOMPARE(practice.exercise(0)->kept.wrong, 1);
    practice.stop();
}

void TestPractice::dialogShowsWhatAnotherWindowDid() {
    Database database(path());
    PracticeStore store(&database);
    Practice one(nullptr, nullptr, &store);
    Practice other(nullptr, nullptr, &store);
    QVERIFY(makeAll(&one, today));
    QVERIFY(makeAll(&other, today));
    PracticeDialog dialog(&one);
    auto* board = dialog.findChild<BoardView*>("practiceBoard");
    other.giveUp(0);
    board->activate(wrongOf(*one.exercise(0)).move.cell);
    QCOMPARE(one.exercise(0)->kept.state, ExerciseState::Shown);
    QCOMPARE(one.exercise(0)->kept.wrong, 0);
    QCOMPARE(board->mode(), ViewMode::Replay);
    const QString verdict = dialog.findChild<QLabel*>("practiceVerdict")->text();
    QVERIFY2(verdict.startsWith("The answer was shown."), qPrintable(verdict));
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
    QVERIFY(document()->source());
    QCOMPARE(document()->source()->solver, std::string("exact")); // it is proven
    QCOMPARE(document()->aid().lineMoves, static_cast<int>(document()->line().moves.size()));
    QVERIFY(m_session->bestLine()->record()->source); // nobody has played it
    QVERIFY(m_session->replay()->isActive());
    practice->stop();
}

SAMEGAME_TEST(TestPractice, QApplication)
#include "tst_practice.moc"
