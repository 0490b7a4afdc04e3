#include <QAccessible>
#include <QDialog>
#include <QFile>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QTextBrowser>

#include "app/gui/basics/language.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulesform.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/session/archive.h"
#include "app/gui/session/assistant.h"
#include "app/gui/session/database.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_text.h"
#include "engine/game/board_generator.h"
#include "engine/game/own_scoring.h"
#include "tests/gui/newgamepages.h"
#include "tests/gui/patience.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// Rules other than the usual ones: how they are chosen, and how the window tells them.
class TestRules : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void newGameIsPlayedUnderTheChosenRules();
    void choiceIsRemembered();
    void unknownChoiceIsStandard();
    void everyChoiceIsExplained();
    void examplesStandAboveTheFormulas();
    void explanationsTakeNoMoreRowsThanTheyNeed();
    void dialogGrowsForOwnRules();
    void ownScoringIsPlayedAndRemembered();
    void ownScoringIsToldAsInTheLanguage();
    void wrongOwnScoringIsSaid();
    void ownScoringIsKeptInTheTextsAsWritten();
    void boardOfTheDialogIsRemembered();
    void pastedRulesStay();
    void pastedBoardTakesTheChosenRules();
    void boardInPlayStartsAnewUnderOtherRules();
    void sameRulesChangeNothing();
    void cancelledChoiceChangesNothing();
    void rulesAreToldAboveTheBoard();
    void rulesMakeTheWindowNoWider();
    void rulesAreToldToAScreenReader();
    void gameWithoutPointsSpeaksOfBlocks();
    void hintsWithoutPointsSpeakOfBlocks();
    void linesWithoutPointsTellTheirEnd();
    void rulesAreToldByExamples_data();
    void rulesAreToldByExamples();
    void helpExplainsAllRules();
    void savedGameKeepsItsRules();
    void replayFollowsTheGravity();
    void bestLinesBelongToTheirRules();

private:
    static inline const Rules clickomaniaLeft{Scoring::clickomania, Gravity::pull_left};

    void play(const Board& board, const Rules& rules) const {
        document()->newGame({board, rules}, "a board");
    }
    void describe(const QString& points, const QString& bonus, const QString& penalty) const {
        choose(find<QComboBox>("scoring"), 5);
        find<QLineEdit>("ownPoints")->setText(points);
        find<QLineEdit>("ownBonus")->setText(bonus);
        find<QLineEdit>("ownPenalty")->setText(penalty);
    }
    void chooseRules(const Rules& rules) const { find<RulesForm>("rulesForm")->setRules(rules); }
    QDialog* dialog(const char* actionName, const char* objectName) const;
    void end(QDialog* dialog, bool accepted = true) const;
    void newGame() const { end(dialog("newGame", "newGameDialog")); }
    void playToTheEnd() const;
    QString text(const char* label) const { return find<QLabel>(label)->text(); }
    QString cellName(Cell cell) const;
};

QDialog* TestRules::dialog(const char* actionName, const char* objectName) const {
    action(actionName)->trigger();
    return find<QDialog>(objectName);
}

void TestRules::end(QDialog* dialog, bool accepted) const {
    const QPointer<QDialog> open = dialog;
    if (accepted)
        dialog->accept();
    else
        dialog->reject();
    TRY_VERIFY(!open);
}

void TestRules::playToTheEnd() const {
    while (!document()->isFinished())
        document()->play(legal_moves(document()->board())[0].cell);
}

QString TestRules::cellName(Cell cell) const {
    auto* table = QAccessible::queryAccessibleInterface(view())->tableInterface();
    return table->cellAt(view()->shownBoard().rows() - 1 - cell.row, cell.column)
        ->text(QAccessible::Name);
}

void TestRules::newGameIsPlayedUnderTheChosenRules() {
    for (int page = 0; page < 2; ++page) {
        auto* open = dialog("newGame", "newGameDialog");
        showNewGamePage(open, page == 0 ? "Standard board" : "Random board");
        choose(find<QComboBox>("scoring"), page == 0 ? 4 : 3);
        choose(find<QComboBox>("gravity"), 1);
        end(open);
        QCOMPARE(document()->start().rules.scoring,
                 page == 0 ? Scoring::clickomania : Scoring::bubble_breaker);
        QCOMPARE(document()->start().rules.gravity, Gravity::pull_left);
    }
    action("undo")->trigger();
    QVERIFY(document()->start() == (Position{standard_board(2), clickomaniaLeft})); // the next
    action("undo")->trigger();
    QVERIFY(document()->start() == (Position{standard_board(1), {}}));
}

void TestRules::choiceIsRemembered() {
    auto* cancelled = dialog("newGame", "newGameDialog");
    chooseRules({Scoring::no_penalty});
    end(cancelled, false);
    auto* first = dialog("newGame", "newGameDialog");
    QVERIFY(find<RulesForm>("rulesForm")->rules() == Rules{});
    chooseRules(clickomaniaLeft);
    end(first);
    openAgain();
    QVERIFY(document()->start().rules == Rules{});
    newGame();
    QVERIFY(document()->start().rules == clickomaniaLeft);
    auto* other = dialog("rules", "rulesDialog");
    chooseRules({Scoring::lenient_penalty});
    end(other);
    newGame();
    QVERIFY(document()->start().rules == Rules{Scoring::lenient_penalty});
}

void TestRules::unknownChoiceIsStandard() {
    QSettings().setValue("newGame/scoring", "golf");
    QSettings().setValue("newGame/gravity", 7);
    newGame();
    QVERIFY(document()->start().rules == Rules{});
}

void TestRules::everyChoiceIsExplained() {
    auto* open = dialog("newGame", "newGameDialog");
    QStringList told;
    for (const Rules& rules : all_rules()) {
        chooseRules(rules);
        QVERIFY(find<RulesForm>("rulesForm")->rules() == rules);
        const QString explanation = text("scoringHelp") + ' ' + text("gravityHelp");
        QCOMPARE(explanation, explanationOf(rules));
        QVERIFY(!told.contains(explanation));
        told << explanation;
        QCOMPARE(text("chosenRulesExamples"), examplesOf(rules));
        QCOMPARE(find<QComboBox>("scoring")->accessibleDescription(),
                 examplesOf(rules) + '\n' + text("scoringHelp"));
    }
    QCOMPARE(told.size(), qsizetype(10));
    end(open, false);
}

void TestRules::examplesStandAboveTheFormulas() {
    const auto areAbove = [this](const QDialog* open) {
        const auto bottom = [open](const QLabel* label) {
            return label->mapTo(open, QPoint(0, label->height())).y();
        };
        const auto* examples = find<QLabel>("chosenRulesExamples");
        return examples->isVisible() && bottom(examples) < bottom(find<QLabel>("scoringHelp"));
    };
    auto* rules = dialog("rules", "rulesDialog");
    TRY_VERIFY(areAbove(rules));
    end(rules, false);
    auto* open = dialog("newGame", "newGameDialog");
    QVERIFY(find<QLabel>("rulesExamples")->isVisible());
    press<QPushButton>("changeRules");
    TRY_VERIFY(areAbove(open));
    QVERIFY(!find<QLabel>("rulesExamples")->isVisible()); // not once more below
    end(open, false);
}

void TestRules::explanationsTakeNoMoreRowsThanTheyNeed() {
    RulesForm form;
    form.resize(640, form.heightForWidth(640));
    form.show();
    auto* scoring = form.findChild<QComboBox*>("scoring");
    for (int choice = 0; choice < scoring->count(); ++choice) {
        scoring->setCurrentIndex(choice);
        for (const int width : {300, 640, 1000}) {
            form.resize(width, form.heightForWidth(width));
            TRY_COMPARE(form.height(), form.heightForWidth(width)); // the layout is renewed
            for (const char* name :
                 {"ownScoringHelp", "scoringHelp", "gravityHelp", "emptyColumnsHelp"}) {
                const auto* label = form.findChild<QLabel*>(name);
                if (!label->isHidden())
                    QCOMPARE(label->height(), std::max(label->minimumHeight(),
                                                       label->heightForWidth(label->width())));
            }
        }
    }
}

/// Without a scroll bar, where the screen has room.
void TestRules::dialogGrowsForOwnRules() {
    auto* open = dialog("rules", "rulesDialog");
    const auto* bar = open->findChild<QScrollArea*>()->verticalScrollBar();
    const int before = open->height();
    auto* scoring = find<QComboBox>("scoring");
    choose(scoring, scoring->count() - 1);
    QVERIFY(open->height() > before);
    TRY_VERIFY(!bar->isVisible());
    find<QLineEdit>("ownPoints")->setText("3,2,1"); // is said below
    TRY_VERIFY(find<QLabel>("rulesError")->isVisible() && !bar->isVisible());
    end(open, false);
}

void TestRules::ownScoringIsPlayedAndRemembered() {
    const Rules own{parse_own_scoring("own:points=n(n-1):bonus=50:penalty=0,2n").value()};
    auto* open = dialog("newGame", "newGameDialog");
    press<QPushButton>("changeRules");
    QVERIFY(!find<QWidget>("ownScoring")->isVisible());
    describe("n(n-1)", "50", "0,2n");
    QVERIFY(find<QWidget>("ownScoring")->isVisible());
    QVERIFY(!find<QComboBox>("emptyColumns")->isEnabled());
    QCOMPARE(text("scoringHelp"),
             "A group of n blocks earns n² − n. A cleared board earns 50. 1, 2, … blocks left of "
             "a color cost 0, 2n.");
    press<QPushButton>("newGameBack");
    end(open);
    QVERIFY(document()->start().rules == own);
    playToTheEnd();
    QCOMPARE(document()->line().score,
             replay(document()->start().board, own, document()->line().moves)->score);
    openAgain();
    newGame();
    QVERIFY(document()->start().rules == own);
}

/// The title also stands behind "Rules:", and no blank behind a full-width mark.
void TestRules::ownScoringIsToldAsInTheLanguage() {
    const Rules own{parse_own_scoring("own:points=n(n-1):bonus=50:penalty=0,2n").value()};
    QCOMPARE(titleOf(own), "Own scoring (n² − n; bonus 50; penalty 0, 2n)");
    if (!QFile::exists(":/i18n/samegame_ja.qm"))
        QSKIP("built without translations");
    Language japanese;
    japanese.use("ja");
    QVERIFY(explanationOf(own).contains("。"));
    QVERIFY2(!explanationOf(own).contains("。 "), qPrintable(explanationOf(own)));
}

void TestRules::wrongOwnScoringIsSaid() {
    auto* open = dialog("rules", "rulesDialog");
    describe("n(n-1)", "50", "n");
    QVERIFY(find<QPushButton>("playUnderRules")->isEnabled());
    QVERIFY(!find<QLabel>("rulesError")->isVisible());
    find<QLineEdit>("ownPoints")->setText("3,2,1");
    QVERIFY(!find<QPushButton>("playUnderRules")->isEnabled());
    QVERIFY(find<QLabel>("rulesError")->isVisible());
    QCOMPARE(text("rulesError"), "'3,2,1' is below 0 at n = 6");
    QCOMPARE(text("chosenRulesExamples"), ""); // those of the rules before would be false
    QCOMPARE(text("scoringHelp"), "");
    find<QLineEdit>("ownPoints")->setText("n");
    QVERIFY(text("chosenRulesExamples").contains("10"));
    find<QLineEdit>("ownPoints")->setText("3,2,1");
    end(open, false);
    auto* other = dialog("newGame", "newGameDialog");
    press<QPushButton>("changeRules");
    describe("n", "much", "n");
    QVERIFY(text("newGameError").contains("the bonus is 'much'"));
    QCOMPARE(find<QLineEdit>("ownBonus")->text(), "much"); // what is wrong stays to be corrected
    choose(find<QComboBox>("scoring"), 0);
    QVERIFY(text("newGameError").isEmpty());
    end(other, false);
}

void TestRules::ownScoringIsKeptInTheTextsAsWritten() {
    auto* open = dialog("newGame", "newGameDialog");
    press<QPushButton>("changeRules");
    describe("(n-1)^2", "007", "1,2,3");
    QCOMPARE(find<QLineEdit>("ownPoints")->text(), "(n-1)^2");
    QCOMPARE(find<QLineEdit>("ownBonus")->text(), "007");
    QCOMPARE(find<QLineEdit>("ownPenalty")->text(), "1,2,3");
    press<QPushButton>("newGameBack");
    end(open);
    auto* again = dialog("rules", "rulesDialog"); // in the shortest form
    QCOMPARE(find<QLineEdit>("ownPoints")->text(), "n^2-2n+1");
    QCOMPARE(find<QLineEdit>("ownBonus")->text(), "7");
    QCOMPARE(find<QLineEdit>("ownPenalty")->text(), "n");
    end(again, false);
}

void TestRules::boardOfTheDialogIsRemembered() {
    auto* random = dialog("newGame", "newGameDialog");
    showNewGamePage(find<QDialog>("newGameDialog"), "Random board");
    find<QSpinBox>("randomRows")->setValue(8);
    find<QSpinBox>("randomColors")->setValue(3);
    end(random);
    auto* pasted = dialog("newGame", "newGameDialog");
    QCOMPARE(pasted->focusWidget(), find<QPushButton>("moreBoards"));
    showNewGamePage(find<QDialog>("newGameDialog"), "Text or ID");
    find<QPlainTextEdit>("pastedText")->setPlainText("standard:4");
    end(pasted);
    auto* again = dialog("newGame", "newGameDialog");
    showNewGamePage(again, "Random board"); // a text is for once
    end(again);
    QCOMPARE(document()->board().rows(), 8);
    QCOMPARE(document()->board().columns(), 15);
    QVERIFY(document()->name().startsWith("Random board"));
}

void TestRules::pastedRulesStay() {
    auto* open = dialog("newGame", "newGameDialog");
    chooseRules({Scoring::no_penalty});
    showNewGamePage(find<QDialog>("newGameDialog"), "Text or ID");
    QVERIFY(find<RulesForm>("rulesForm")->isEnabled());
    find<QPlainTextEdit>("pastedText")
        ->setPlainText(::text(to_board_id({standard_board(2), clickomaniaLeft})));
    QVERIFY(!find<RulesForm>("rulesForm")->isEnabled());
    QVERIFY(find<QLabel>("rulesNote")->isVisible());
    QVERIFY(find<RulesForm>("rulesForm")->rules() == clickomaniaLeft);
    showNewGamePage(find<QDialog>("newGameDialog"), "Standard board"); // the choice is there again
    QVERIFY(find<RulesForm>("rulesForm")->isEnabled());
    QVERIFY(find<RulesForm>("rulesForm")->rules() == Rules{Scoring::no_penalty});
    showNewGamePage(find<QDialog>("newGameDialog"), "Text or ID");
    end(open);
    QVERIFY(document()->start() == (Position{standard_board(2), clickomaniaLeft}));
}

void TestRules::pastedBoardTakesTheChosenRules() {
    const Board board = generate_board(7, 5, 6, 3);
    for (const QString& pasted : {::text(to_board_text(board)), QString("random:7/5x6x3")}) {
        auto* open = dialog("newGame", "newGameDialog");
        showNewGamePage(find<QDialog>("newGameDialog"), "Text or ID");
        find<QPlainTextEdit>("pastedText")->setPlainText(pasted);
        QVERIFY(find<RulesForm>("rulesForm")->isEnabled());
        chooseRules(clickomaniaLeft);
        end(open);
        QVERIFY(document()->start() == (Position{board, clickomaniaLeft}));
    }
}

void TestRules::boardInPlayStartsAnewUnderOtherRules() {
    QVERIFY(m_window->openBoard("standard:3"));
    click(legal_moves(document()->board())[0]);
    click(legal_moves(document()->board())[0]);
    const Board before = document()->board();
    auto* open = dialog("rules", "rulesDialog");
    QVERIFY(find<RulesForm>("rulesForm")->rules() == Rules{});
    choose(find<QComboBox>("gravity"), 1);
    QTest::mouseClick(find<QPushButton>("playUnderRules"), Qt::LeftButton);
    TRY_VERIFY(!m_window->findChild<QDialog*>("rulesDialog"));
    Q_UNUSED(open)
    QVERIFY(document()->start() ==
            (Position{standard_board(3), {Scoring::standard, Gravity::pull_left}}));
    QCOMPARE(view()->shownBoard(), standard_board(3));
    QCOMPARE(document()->name(), "Standard board 3");
    action("undo")->trigger();
    QCOMPARE(view()->shownBoard(), before);
    QVERIFY(document()->start().rules == Rules{});
    QCOMPARE(document()->line().moves.size(), std::size_t{2});
}

void TestRules::sameRulesChangeNothing() {
    click(legal_moves(document()->board())[0]);
    auto* open = dialog("rules", "rulesDialog");
    auto* button = find<QPushButton>("playUnderRules");
    QVERIFY(!button->isEnabled());
    chooseRules(clickomaniaLeft);
    QVERIFY(button->isEnabled());
    chooseRules({});
    QVERIFY(!button->isEnabled());
    end(open);
    QCOMPARE(document()->line().moves.size(), std::size_t{1});
}

void TestRules::cancelledChoiceChangesNothing() {
    auto* open = dialog("rules", "rulesDialog");
    chooseRules(clickomaniaLeft);
    end(open, false);
    QVERIFY(document()->start().rules == Rules{});
    QVERIFY(!action("undo")->isEnabled());
}

void TestRules::rulesAreToldAboveTheBoard() {
    QVERIFY(!find<QLabel>("gameRules")->isVisible());
    play(standard_board(2), {Scoring::bubble_breaker});
    QVERIFY(find<QLabel>("gameRules")->isVisible());
    QCOMPARE(text("gameRules"), "Bubble Breaker");
    play(standard_board(2), {Scoring::standard, Gravity::pull_left});
    QCOMPARE(text("gameRules"), "Standard, rows drawn left");
    const QString explained = find<QLabel>("gameRules")->toolTip();
    QVERIFY(explained.contains("1,000") && explained.contains("every row"));
    action("undo")->trigger();
    action("undo")->trigger();
    QVERIFY(!find<QLabel>("gameRules")->isVisible());
}

void TestRules::rulesMakeTheWindowNoWider() {
    const int width = m_window->minimumSizeHint().width();
    play(standard_board(1), {Scoring::lenient_penalty, Gravity::pull_left});
    TRY_VERIFY(find<QLabel>("gameRules")->width() > 100);
    QVERIFY(m_window->minimumSizeHint().width() <= width + 20); // a gap and a letter
}

void TestRules::rulesAreToldToAScreenReader() {
    const QString usual = view()->accessibleDescription();
    QVERIFY(!usual.contains("Rules"));
    play(standard_board(2), clickomaniaLeft);
    QVERIFY(view()->accessibleDescription().startsWith(usual));
    QVERIFY(view()->accessibleDescription().contains("Clickomania, rows drawn left"));
    const Cell cell = legal_moves(document()->board())[0].cell;
    QVERIFY(cellName(cell).contains("group of"));
    QVERIFY(!cellName(cell).contains("point"));
    action("undo")->trigger();
    QCOMPARE(view()->accessibleDescription(), usual);
    QVERIFY(cellName(legal_moves(document()->board())[0].cell).contains("point"));
}

void TestRules::gameWithoutPointsSpeaksOfBlocks() {
    play(standard_board(2), {Scoring::clickomania});
    QCOMPARE(text("score"), "225 blocks left");
    const Group group = groups(document()->board())[0];
    action("playLayout")->trigger();
    m_window->resize(1200, 800); // the strip tells of the group where it stands beside the board
    auto* strip = m_window->findChild<GameStrip*>();
    TRY_VERIFY(strip->shape() == GameStrip::Shape::Column);
    settle();
    QTest::mouseMove(view(), view()->cellRect(group.move().cell).center());
    QCOMPARE(text("hoveredGroup"), QString("%1 blocks").arg(group.size()));
    click(group.move());
    QCOMPARE(text("score"), QString("%1 blocks left").arg(225 - group.size()));
}

void TestRules::hintsWithoutPointsSpeakOfBlocks() {
    play(generate_board(3, 6, 6, 3), {Scoring::clickomania, Gravity::pull_left});
    chooseSolver("sp-mcts");
    searchAndTurnOff(300);
    action("hint")->trigger();
    action("hint")->trigger();
    const auto told = [this] { return text("hintText"); };
    QVERIFY2(told().contains("block") && !told().contains("point"), qPrintable(told()));
    action("hint")->trigger();
    QVERIFY2(told().contains("the game ends: "), qPrintable(told()));
}

void TestRules::linesWithoutPointsTellTheirEnd() {
    play(generate_board(3, 6, 6, 3), {Scoring::clickomania});
    click(legal_moves(document()->board())[0]);
    choose(find<QComboBox>("replaySource"), 1);
    QCOMPARE(text("bestLineSummary"), "1 moves so far");
    playToTheEnd();
    QVERIFY2(text("bestLineSummary")
                 .contains(finalScoreText(document()->start().rules, document()->score())),
             qPrintable(text("bestLineSummary")));
    QVERIFY(!text("bestLineSummary").contains("point"));
}

void TestRules::rulesAreToldByExamples_data() {
    QTest::addColumn<QString>("scoring");
    QTest::addColumn<bool>("isRefilled");
    QTest::addColumn<QString>("examples");
    const auto row = [](const Scoring& scoring, bool isRefilled, const char* examples) {
        const QString name = ::text(std::string(name_of(scoring)));
        QTest::addRow("%s %d", qPrintable(name), isRefilled)
            << name << isRefilled << QString(examples).replace("1,000", numberText(1000));
    };
    row(Scoring::standard, false,
        "10 blocks earn 64, 20 earn 324; a cleared board 1,000 more; 10 of one color left cost 64");
    row(Scoring::no_penalty, false,
        "No penalty: 10 blocks earn 64, 20 earn 324; a cleared board 1,000 more");
    row(Scoring::lenient_penalty, false,
        "Lenient penalty: 10 blocks earn 64, 20 earn 324; a cleared board 1,000 more; 10 of one "
        "color left cost 64");
    row(Scoring::bubble_breaker, false, "Bubble Breaker: 10 blocks earn 90, 20 earn 380");
    row(Scoring::clickomania, false,
        "Clickomania: a cleared board earns 1; 10 of one color left cost 10");
    row(parse_own_scoring("own:points=n+9:bonus=5:penalty=0,1,n^2").value(), false,
        "Own scoring (n + 9; bonus 5; penalty 0, 1, n²): 10 blocks earn 19, 20 earn 29; a cleared "
        "board 5 more; 10 of one color left cost 100");
    row(Scoring::standard, true, "Standard, refill: 10 blocks earn 64, 20 earn 324");
}

void TestRules::rulesAreToldByExamples() {
    QFETCH(const QString, scoring);
    QFETCH(const bool, isRefilled);
    QFETCH(const QString, examples);
    Rules rules{*scoring_of_name(scoring.toStdString())};
    if (isRefilled)
        rules.refill = Refill{.seed = 1};
    QCOMPARE(examplesOf(rules), examples);
}

void TestRules::helpExplainsAllRules() {
    action("help")->trigger();
    const QString help = find<QTextBrowser>("helpText")->toPlainText();
    for (const Rules& rules : all_rules()) {
        QVERIFY(help.contains(titleOf(rules.scoring)) && help.contains(titleOf(rules.gravity)));
        QVERIFY(help.contains(explanationOf(rules.scoring)));
        QVERIFY(help.contains(explanationOf(rules.gravity)));
    }
}

void TestRules::savedGameKeepsItsRules() {
    play(standard_board(2), clickomaniaLeft);
    for (int i = 0; i < 12; ++i)
        click(legal_moves(document()->board())[0]);
    const Board board = document()->board();
    const QString path = m_folder.filePath("left.samegame");
    m_window->saveGame(path);
    QVERIFY(m_window->openBoard("standard:5"));
    QVERIFY(m_window->openBoard(path));
    QVERIFY(document()->start() == (Position{standard_board(2), clickomaniaLeft}));
    QCOMPARE(view()->shownBoard(), board);
    QCOMPARE(text("gameRules"), "Clickomania, rows drawn left");
}

void TestRules::replayFollowsTheGravity() {
    play(standard_board(2), {Scoring::standard, Gravity::pull_left});
    std::vector<Board> boards{document()->board()};
    for (int i = 0; i < 30; ++i) {
        click(legal_moves(document()->board())[0]);
        boards.push_back(document()->board());
    }
    choose(find<QComboBox>("replaySource"), 1);
    auto* slider = find<QSlider>("replaySlider");
    QCOMPARE(slider->maximum(), 30);
    view()->setAnimationDuration(20);
    action("firstMove")->trigger();
    for (int i = 1; i <= 30; ++i) {
        action("nextMove")->trigger();
        QCOMPARE(view()->shownBoard(), boards[static_cast<std::size_t>(i)]);
    }
    for (int i = 30; i-- > 10;) {
        action("previousMove")->trigger();
        QCOMPARE(view()->shownBoard(), boards[static_cast<std::size_t>(i)]);
    }
    action("takeOver")->trigger();
    QCOMPARE(document()->board(), boards[10]);
    QVERIFY(document()->start().rules == (Rules{Scoring::standard, Gravity::pull_left}));
}

void TestRules::bestLinesBelongToTheirRules() {
    Database database(":memory:");
    Archive archive(&database);
    close();
    m_archive = &archive;
    openAgain();
    play(generate_board(3, 6, 6, 3), {Scoring::standard, Gravity::pull_left});
    playToTheEnd();
    const int score = document()->score();
    play(generate_board(3, 6, 6, 3), {});
    QVERIFY(!action("replay")->isEnabled());
    play(generate_board(3, 6, 6, 3), {Scoring::standard, Gravity::pull_left});
    QVERIFY(action("replay")->isEnabled());
    QCOMPARE(archive.entries().size(), std::size_t{1});
    QCOMPARE(archive.entries()[0].score, score);
    QCOMPARE(archive.entries()[0].start.rules.gravity, Gravity::pull_left);
    close();
    m_archive = nullptr;
}

SAMEGAME_TEST(TestRules, QApplication)
#include "tst_rules.moc"
