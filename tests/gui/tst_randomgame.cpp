#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/rulesform.h"
#include "app/gui/play/boardpicture.h"
#include "app/gui/session/settings.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/studies/solvability/difficulty.h"
#include "tests/gui/newgamefixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

const Rules clickomaniaBoards{Scoring::clickomania, Gravity::shift};

} // namespace

/// The page of the dialog for a new game that makes random boards.
class TestRandomGame : public QObject, protected NewGameFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void presetsSetSizeAndColors();
    void presetsFollowTheNumbers();
    void previewShowsTheBoardOfTheSeed();
    void difficultyIsToldAndChosen();
    void typedSeedsAndNewColumnsHaveNoDifficultyChosen();
    void clearableBoardIsPlayed();
    void noBoardIsClearableWhereColumnsComeIn();
    void sizeWithoutClearableBoardsIsExplained();
    void kindIsRemembered();
    void randomBoardAtOnce();
    void settingsThatMakeNoSenseAreMended();
    void namesAreTitledAndKeptInEveryLanguage_data();
    void namesAreTitledAndKeptInEveryLanguage();
    void pastedClearableBoardHasItsTitle();

private:
    void setRandom(quint64 seed, int rows, int columns, int colors);
    const Board& preview() const { return part<BoardPreview>("randomPreview")->board(); }
    bool isDown(const char* button) const { return part<QPushButton>(button)->isChecked(); }
    void down(const char* button) const {
        QTest::mouseClick(part<QPushButton>(button), Qt::LeftButton);
    }
};

void TestRandomGame::setRandom(quint64 seed, int rows, int columns, int colors) {
    showRandomPage();
    part<QLineEdit>("randomSeed")->setText(QString::number(seed));
    part<QSpinBox>("randomRows")->setValue(rows);
    part<QSpinBox>("randomColumns")->setValue(columns);
    part<QSpinBox>("randomColors")->setValue(colors);
}

void TestRandomGame::presetsSetSizeAndColors() {
    show();
    showRandomPage();
    const int sides[] = {10, 15, 20};
    for (int i : {2, 0, 1}) {
        down(qPrintable(QString("randomSize%1").arg(i)));
        QCOMPARE(part<QSpinBox>("randomRows")->value(), sides[i]);
        QCOMPARE(part<QSpinBox>("randomColumns")->value(), sides[i]);
        QCOMPARE(preview().rows(), sides[i]);
        QCOMPARE(preview().columns(), sides[i]);
    }
    for (int i = 0; i < 4; ++i) {
        const auto button = QString("randomColorCount%1").arg(i);
        down(qPrintable(button));
        QCOMPARE(part<QSpinBox>("randomColors")->value(), 3 + i);
        QVERIFY(part<QPushButton>(qPrintable(button))->accessibleName().endsWith("colors"));
    }
}

void TestRandomGame::presetsFollowTheNumbers() {
    show();
    showRandomPage();
    QVERIFY(isDown("randomSize1") && isDown("randomColorCount2")); // 15x15, 5 colors
    down("randomSize1");
    QVERIFY(isDown("randomSize1")); // chosen stays chosen
    setRandom(1, 20, 15, 7);
    for (const char* button : {"randomSize0", "randomSize1", "randomSize2", "randomColorCount0",
                               "randomColorCount1", "randomColorCount2", "randomColorCount3"})
        QVERIFY2(!isDown(button), button);
    setRandom(1, 20, 20, 3);
    QVERIFY(isDown("randomSize2") && isDown("randomColorCount0"));
}

void TestRandomGame::previewShowsTheBoardOfTheSeed() {
    show();
    setRandom(42, 8, 11, 4);
    QCOMPARE(preview(), generate_board(42, 8, 11, 4));
    part<QCheckBox>("randomClearable")->setChecked(true);
    QCOMPARE(preview(), generate_clearable_board(42, 8, 11, 4).board);
    part<QLineEdit>("randomSeed")->clear();
    QCOMPARE(preview().cell_count(), 0);
    down("anotherSeed");
    QCOMPARE(preview().cell_count(), 88);
}

/// Each difficulty that is chosen, also for other sizes, is that of the board shown.
void TestRandomGame::difficultyIsToldAndChosen() {
    show();
    setRandom(16, 8, 9, 4);
    auto* wanted = part<QComboBox>("randomDifficulty");
    auto* told = part<QLabel>("randomLevel");
    const QStringList texts{"An easy board", "A medium board", "A hard board"};
    QVERIFY(texts.contains(told->text()));
    const auto expect = [&](int index) {
        const DifficultyScale scale({preview().rows(), preview().columns(), 4});
        QCOMPARE(static_cast<int>(scale.level_of(preview())), index);
        QCOMPARE(told->text(), texts[index]);
    };
    for (int index : {2, 0, 1}) {
        wanted->setCurrentIndex(index + 1);
        emit wanted->activated(index + 1);
        expect(index);
        const Board before = preview();
        down("anotherSeed");
        QVERIFY(!(preview() == before));
        expect(index);
        part<QSpinBox>("randomRows")->setValue(9 - index);
        expect(index);
        part<QCheckBox>("randomClearable")->click();
        expect(index);
    }
}

void TestRandomGame::typedSeedsAndNewColumnsHaveNoDifficultyChosen() {
    show();
    setRandom(16, 8, 9, 4);
    auto* wanted = part<QComboBox>("randomDifficulty");
    wanted->setCurrentIndex(3);
    emit wanted->activated(3);
    QTest::keyClicks(part<QLineEdit>("randomSeed"), "1");
    QCOMPARE(wanted->currentIndex(), 0);
    QVERIFY(!part<QLabel>("randomLevel")->text().isEmpty());
    part<QComboBox>("emptyColumns")->setCurrentIndex(1);
    QVERIFY(!wanted->isEnabled());
}

void TestRandomGame::clearableBoardIsPlayed() {
    show();
    setRandom(7, 6, 6, 3);
    part<QCheckBox>("randomClearable")->setChecked(true);
    playButton()->click();
    const GameRecord& record = m_dialog->game().record;
    const auto made = generate_clearable_board(7, 6, 6, 3);
    QCOMPARE(record.start.board, made.board);
    QCOMPARE(m_dialog->game().name, "Clearable board 7");
    QVERIFY(record.line.moves.empty()); // its line is not told
}

void TestRandomGame::noBoardIsClearableWhereColumnsComeIn() {
    show();
    setRandom(7, 6, 6, 3);
    auto* clearable = part<QCheckBox>("randomClearable");
    clearable->setChecked(true);
    auto* columns = part<QComboBox>("emptyColumns");
    columns->setCurrentIndex(1);
    QVERIFY(!clearable->isEnabled());
    QCOMPARE(preview(), generate_board(7, 6, 6, 3));
    columns->setCurrentIndex(0);
    QVERIFY(clearable->isEnabled());
    QCOMPARE(preview(), generate_clearable_board(7, 6, 6, 3).board);
    columns->setCurrentIndex(1);
    playButton()->click();
    QCOMPARE(m_dialog->game().name, "Random board 7");

    show(); // the next dialog knows the rules and the wish
    showRandomPage();
    QVERIFY(!part<QCheckBox>("randomClearable")->isEnabled());
    QVERIFY(part<QCheckBox>("randomClearable")->isChecked());
}

void TestRandomGame::sizeWithoutClearableBoardsIsExplained() {
    show();
    setRandom(7, 6, 6, 2);
    QVERIFY(playButton()->isEnabled());
    part<QCheckBox>("randomClearable")->setChecked(true);
    QVERIFY(!playButton()->isEnabled());
    QVERIFY(part<QLabel>("newGameError")->text().contains("3 colors or more"));
    QCOMPARE(preview().cell_count(), 0);
    part<QSpinBox>("randomColors")->setValue(3);
    QVERIFY(playButton()->isEnabled());
    QVERIFY(part<QLabel>("newGameError")->text().isEmpty());
}

void TestRandomGame::kindIsRemembered() {
    show();
    setRandom(7, 6, 9, 3);
    part<QCheckBox>("randomClearable")->setChecked(true);
    m_dialog->accept();
    show();
    QVERIFY(part<QPushButton>("moreBoards")->hasFocus());
    QVERIFY(part<QCheckBox>("randomClearable")->isChecked());
    QCOMPARE(part<QSpinBox>("randomColumns")->value(), 9);
    part<QSpinBox>("randomColumns")->setValue(5);
    m_dialog->reject();
    show();
    QCOMPARE(part<QSpinBox>("randomColumns")->value(), 9);
}

void TestRandomGame::randomBoardAtOnce() {
    QSettings().setValue("newGame/randomRows", 7);
    QSettings().setValue("newGame/randomColors", 4);
    QSettings().setValue("newGame/randomClearable", true);
    RulesForm::remember(clickomaniaBoards);
    openAgain();
    click(legal_moves(document()->board())[0]);
    const Board before = document()->board();
    QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(view()->shownBoard().rows(), 7);
    QCOMPARE(view()->shownBoard().columns(), 15);
    QCOMPARE(view()->shownBoard().color_count(), 4);
    QVERIFY(document()->start().rules == clickomaniaBoards);
    const QString name = document()->name();
    QVERIFY(name.startsWith("Clearable board "));
    QCOMPARE(document()->start().board,
             generate_clearable_board(name.section(' ', 2).toULongLong(), 7, 15, 4).board);
    const Board first = document()->board();
    action("randomGame")->trigger();
    QVERIFY(document()->board() != first);
    action("undo")->trigger();
    action("undo")->trigger();
    QCOMPARE(document()->board(), before);
}

void TestRandomGame::settingsThatMakeNoSenseAreMended() {
    QSettings().setValue("newGame/randomRows", 1000);
    QSettings().setValue("newGame/randomColumns", -3);
    QSettings().setValue("newGame/randomColors", "green");
    QSettings().setValue("newGame/randomClearable", true);
    openAgain();
    action("randomGame")->trigger();
    QCOMPARE(document()->board().rows(), 32);
    QCOMPARE(document()->board().columns(), 1);
    QCOMPARE(document()->board().color_count(), 1);
    QVERIFY(document()->name().startsWith("Random board "));
}

void TestRandomGame::namesAreTitledAndKeptInEveryLanguage_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("german");
    QTest::newRow("clearable") << "clearable:7"
                               << "Clearable board 7"
                               << "Räumbares Brett 7";
    QTest::newRow("edited") << "edited:"
                            << "Edited board"
                            << "Eigenes Brett";
    QTest::newRow("pasted") << "pasted:"
                            << "Pasted board"
                            << "Eingefügtes Brett";
}

void TestRandomGame::namesAreTitledAndKeptInEveryLanguage() {
    QFETCH(const QString, name);
    QFETCH(const QString, title);
    QFETCH(const QString, german);
    QCOMPARE(titleOfName(name), title);
    QCOMPARE(nameOfTitle(title), name);
    QCOMPARE(nameOfTitle(german), name);
}

void TestRandomGame::pastedClearableBoardHasItsTitle() {
    const auto game = namedGameOfText("clearable:7/6x8x3");
    QVERIFY(game.ok());
    QCOMPARE(game->name, "Clearable board 7");
    QCOMPARE(game->record.start.board, generate_clearable_board(7, 6, 8, 3).board);
    QVERIFY(!game->hasRules);
}

SAMEGAME_TEST(TestRandomGame, QApplication)
#include "tst_randomgame.moc"
