#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QListView>
#include <QPlainTextEdit>
#include <QSignalSpy>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulesform.h"
#include "app/gui/play/boardpicture.h"
#include "app/gui/play/newgamedialog.h"
#include "app/gui/play/standardboardspage.h"
#include "app/gui/session/ownresults.h"
#include "app/gui/session/settings.h"
#include "engine/formats/board_library.h"
#include "engine/game/group.h"
#include "tests/gui/newgamefixture.h"
#include "tests/gui/newgamepages.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

const Rules clickomania{Scoring::clickomania, Gravity::shift};

/// A game to its end: always the group of this place in the list, the last if there are fewer.
GameRecord playedOut(const Position& start, std::size_t choice = 0) {
    MoveList moves;
    Board board = start.board;
    while (board.has_moves()) {
        const MoveList legal = legal_moves(board);
        moves.push_back(legal[std::min(choice, legal.size() - 1)]);
        board.play(moves.back(), start.rules.gravity);
    }
    GameRecord record;
    record.start = start;
    record.line = *replay(start.board, start.rules, moves);
    return record;
}

QString score(const GameRecord& record) {
    return numberText(record.line.score);
}

} // namespace

/// The dialog for a new game: boards to choose from with their pictures.
class TestNewGame : public QObject, protected NewGameFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void everyBoardIsThereWithItsName();
    void ownAndTheComputersBestAreTold();
    void helpIsNotHidden();
    void bestsAreThoseOfTheRules();
    void boardsFollowTheResults();
    void nextUnplayedIsProposed_data();
    void nextUnplayedIsProposed();
    void withoutResultsTheLastIsProposed();
    void boardThatIsUnderWayGoesOn();
    void keysChooseABoard();
    void enterPlays();
    void doubleClickPlays();
    void clickBetweenBoardsKeepsTheChoice();
    void screenReaderHearsABoard();
    void picturesHaveAllPixelsOfTheScreen();
    void picturesShowTheBoard();
    void picturesFollowLookAndPalette();
    void settingsAreNotReadForEachPicture();

private:
    void keep(const GameRecord& record, const Aid& aid = {});
    void showBoards() const { showNewGamePage(m_dialog.get(), "Standard board"); }
    QListView* boards() const { return part<QListView>("standardBoards"); }
    QString told(int number, int role = Qt::AccessibleTextRole) const {
        return boards()->model()->index(number - 1, 0).data(role).toString();
    }
    int chosen() const { return boards()->currentIndex().row() + 1; }
};

void TestNewGame::keep(const GameRecord& record, const Aid& aid) {
    OwnResult result;
    result.start = record.start;
    result.line = record.line;
    result.aid = aid;
    result.finishedAt = QDateTime::currentDateTimeUtc();
    QVERIFY(m_results->add(result));
}

void TestNewGame::everyBoardIsThereWithItsName() {
    show();
    QCOMPARE(boards()->model()->rowCount(), 20);
    for (int number = 1; number <= 20; ++number)
        QCOMPARE(told(number), QString("Standard board %1, not played yet").arg(number));
}

void TestNewGame::ownAndTheComputersBestAreTold() {
    const GameRecord low = playedOut({standard_board(3), {}}, 0);
    const GameRecord high = playedOut({standard_board(3), {}}, 5);
    QVERIFY(low.line.score != high.line.score);
    keep(low);
    keep(high);
    GameRecord solved = playedOut({standard_board(3), {}}, 9);
    solved.source.emplace().solver = "nrpa";
    m_results->offerSolverLine(solved);
    show();
    const QString best = score(low.line.score > high.line.score ? low : high);
    QCOMPARE(told(3), QString("Standard board 3, own best %1, the computer's best %2, Gold medal")
                          .arg(best, score(solved)));
    QCOMPARE(told(3, Qt::ToolTipRole), told(3));
    const auto* model = qobject_cast<StandardBoardsModel*>(boards()->model());
    QCOMPARE(model->ownText(2), "Own best " + best);
    QCOMPARE(model->computerText(2), "Computer " + score(solved));
    QCOMPARE(model->ownText(3), "Not played yet");
    QCOMPARE(model->computerText(3), "");
}

void TestNewGame::helpIsNotHidden() {
    const GameRecord game = playedOut({standard_board(4), {}});
    keep(game, Aid{.hints = 1});
    show();
    QCOMPARE(told(4), QString("Standard board 4, best with help %1").arg(score(game)));
    const auto* model = qobject_cast<StandardBoardsModel*>(boards()->model());
    QCOMPARE(model->ownText(3), "With help " + score(game));
}

void TestNewGame::bestsAreThoseOfTheRules() {
    keep(playedOut({standard_board(1), clickomania}));
    show();
    QCOMPARE(told(1), "Standard board 1, not played yet");
    part<RulesForm>("rulesForm")->setRules(clickomania);
    QVERIFY2(told(1).contains("blocks left"), qPrintable(told(1)));
}

void TestNewGame::boardsFollowTheResults() {
    show();
    const QAbstractItemModelTester tester(boards()->model());
    const GameRecord game = playedOut({standard_board(2), {}});
    keep(game);
    TRY_COMPARE(told(2), QString("Standard board 2, own best %1").arg(score(game)));
}

void TestNewGame::nextUnplayedIsProposed_data() {
    QTest::addColumn<QList<int>>("played");
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("inPlay"); // 0: no standard board
    QTest::addColumn<int>("proposed");
    QList<int> all;
    for (int number = 1; number <= 20; ++number)
        all << number;
    QTest::newRow("at first") << QList<int>{} << 0 << 0 << 1;
    QTest::newRow("the first is in play") << QList<int>{} << 0 << 1 << 2;
    QTest::newRow("another one is in play than was chosen") << QList<int>{} << 3 << 4 << 5;
    QTest::newRow("the one in play alone is not played") << all.mid(1) << 0 << 1 << 2;
    QTest::newRow("all are played, one is in play") << all << 7 << 7 << 8;
    QTest::newRow("the first is played") << QList<int>{1} << 0 << 0 << 2;
    QTest::newRow("after the last") << QList<int>{9} << 9 << 0 << 10;
    QTest::newRow("played ones are passed over") << QList<int>{9, 10, 11} << 9 << 0 << 12;
    QTest::newRow("after 20 comes 1") << QList<int>{20} << 20 << 0 << 1;
    QTest::newRow("all are played") << all << 7 << 0 << 7;
    QTest::newRow("a number below all") << QList<int>{1} << -5 << 0 << 2;
    QTest::newRow("the least number") << QList<int>{1} << INT_MIN << 0 << 2;
    QTest::newRow("a number above all") << QList<int>{20} << 27 << 0 << 1;
}

void TestNewGame::nextUnplayedIsProposed() {
    QFETCH(const QList<int>, played);
    QFETCH(const int, last);
    QFETCH(const int, inPlay);
    QFETCH(const int, proposed);
    for (const int number : played)
        keep(playedOut({standard_board(number), {}}));
    if (last != 0)
        QSettings().setValue("newGame/standardNumber", last);
    if (inPlay != 0) {
        m_games = std::make_unique<GameDocument>();
        m_games->newGame({standard_board(inPlay), {}}, "in play");
    }
    show();
    QCOMPARE(chosen(), proposed);
    QVERIFY(boards()->selectionModel()->isRowSelected(proposed - 1));
    showBoards();
    m_dialog->accept();
    QCOMPARE(m_dialog->game().record.start.board, standard_board(proposed));
}

void TestNewGame::withoutResultsTheLastIsProposed() {
    QSettings().setValue("newGame/standardNumber", 5);
    const NewGameDialog dialog;
    QCOMPARE(dialog.findChild<QListView*>("standardBoards")->currentIndex().row(), 4);
}

/// Under the rules that it was begun with; a text that somebody pastes is played as it says.
void TestNewGame::boardThatIsUnderWayGoesOn() {
    m_games = std::make_unique<GameDocument>();
    m_games->newGame({standard_board(3), {}}, "Standard board 3");
    QVERIFY(m_games->play(legal_moves(m_games->board())[0].cell));
    const int points = m_games->score();
    m_games->newGame({standard_board(1), {}}, "Standard board 1");
    show();
    showBoards();
    QCOMPARE(told(3), QString("Standard board 3, under way: %1, 1 move").arg(pointsText(points)));
    const auto* model = qobject_cast<StandardBoardsModel*>(boards()->model());
    QCOMPARE(model->ownText(2), QString("Under way: %1").arg(points));
    QCOMPARE(playButton()->text(), "Play");
    QTest::keyClick(boards(), Qt::Key_3);
    QCOMPARE(playButton()->text(), "Go on");
    QVERIFY(playButton()->toolTip().contains("1 move"));
    part<RulesForm>("rulesForm")->setRules(clickomania);
    QCOMPARE(playButton()->text(), "Play");
    QCOMPARE(told(3), "Standard board 3, not played yet");
    part<RulesForm>("rulesForm")->setRules({});
    m_dialog->accept();
    QVERIFY(m_dialog->goesOn());
    QVERIFY(m_dialog->game().record.start == Position({standard_board(3), {}}));
    show();
    showNewGamePage(m_dialog.get(), "Text or ID");
    part<QPlainTextEdit>("pastedText")->setPlainText("standard:3");
    QCOMPARE(playButton()->text(), "Play");
    m_dialog->accept();
    QVERIFY(!m_dialog->goesOn());
}

void TestNewGame::keysChooseABoard() {
    show();
    showBoards();
    QVERIFY(boards()->hasFocus()); // nothing has to be clicked first
    QTest::keyClick(boards(), Qt::Key_Right);
    QCOMPARE(chosen(), 2);
    QTest::keyClick(boards(), Qt::Key_Down);
    QVERIFY(chosen() > 3);
    QTest::keyClick(boards(), Qt::Key_End);
    QCOMPARE(chosen(), 20);
    QTest::keyClick(boards(), Qt::Key_Home);
    QCOMPARE(chosen(), 1);
    QTest::keyClick(boards(), Qt::Key_7);
    QCOMPARE(chosen(), 7);
}

void TestNewGame::enterPlays() {
    show();
    showBoards();
    QTest::keyClick(boards(), Qt::Key_Right);
    QTest::keyClick(boards(), Qt::Key_Return);
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    QCOMPARE(m_dialog->game().name, "Standard board 2");
    QCOMPARE(m_dialog->game().record.start.board, standard_board(2));
}

void TestNewGame::doubleClickPlays() {
    show();
    showBoards();
    const QPoint place = boards()->visualRect(boards()->model()->index(3, 0)).center();
    QTest::mouseClick(boards()->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(boards()->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    QCOMPARE(m_dialog->game().name, "Standard board 4");
}

void TestNewGame::clickBetweenBoardsKeepsTheChoice() {
    show();
    showBoards();
    QTest::keyClick(boards(), Qt::Key_3);
    const QWidget* area = boards()->viewport();
    const QPoint corner(area->width() - 2, area->height() / 2);
    QVERIFY(!boards()->indexAt(corner).isValid());
    QTest::mouseClick(boards()->viewport(), Qt::LeftButton, {}, corner);
    QCOMPARE(chosen(), 3);
    QVERIFY(boards()->selectionModel()->isRowSelected(2));
}

void TestNewGame::screenReaderHearsABoard() {
    show();
    auto* list = QAccessible::queryAccessibleInterface(boards());
    QVERIFY(list && list->tableInterface());
    QCOMPARE(list->tableInterface()->cellAt(6, 0)->text(QAccessible::Name),
             "Standard board 7, not played yet");
}

void TestNewGame::picturesHaveAllPixelsOfTheScreen() {
    const BoardTheme theme{QPalette()};
    const QPixmap picture = boardPicture(standard_board(1), {100, 100}, 2, theme);
    QCOMPARE(picture.size(), QSize(200, 200));
    QCOMPARE(picture.deviceIndependentSize(), QSizeF(100, 100));
}

void TestNewGame::picturesShowTheBoard() {
    const BoardTheme theme{QPalette()};
    const Board board = drawn("2../131/432");
    const QImage picture = boardPicture(board, {70, 70}, 1, theme).toImage();
    const BoardGeometry geometry({70, 70}, 1, 3, 3);
    for (std::uint8_t column = 0; column < 3; ++column) {
        for (std::uint8_t row = 0; row < 3; ++row) {
            const QRect cell = geometry.cellRect({column, row});
            const QColor shown =
                picture.pixelColor(cell.left() + cell.width() / 4, cell.center().y());
            int nearest = 0;
            int distance = 1000;
            for (int color = 0; color <= 4; ++color) {
                const QColor known =
                    color == 0 ? theme.ground : theme.blockColor(static_cast<Color>(color));
                const int away = std::abs(known.red() - shown.red()) +
                                 std::abs(known.green() - shown.green()) +
                                 std::abs(known.blue() - shown.blue());
                if (away < distance) {
                    distance = away;
                    nearest = color;
                }
            }
            QCOMPARE(nearest, int(board.color_at({column, row})));
        }
    }
}

void TestNewGame::picturesFollowLookAndPalette() {
    show();
    showBoards();
    const auto picture = [this] { return boards()->viewport()->grab().toImage(); };
    const QImage first = picture();
    QCOMPARE(picture(), first);
    CurrentLook::instance()->setLook({BlockSet::Balls, colorsOf(PaletteChoice::Vivid)});
    const QImage balls = picture();
    QVERIFY(balls != first);
    showRandomPage();
    auto* preview = part<BoardPreview>("randomPreview");
    const QImage ballsOfPreview = preview->grab().toImage();
    CurrentLook::instance()->setLook({});
    QVERIFY(preview->grab().toImage() != ballsOfPreview);
    showBoards();
    QCOMPARE(picture(), first);
}

void TestNewGame::settingsAreNotReadForEachPicture() {
    QWidget widget;
    const PictureTheme pictures(&widget);
    const QSignalSpy changed(&pictures, &PictureTheme::changed);
    QVERIFY(pictures.theme().showsGlyphs);
    Settings settings = Settings::load();
    settings.showsGlyphs = false;
    settings.save();
    QVERIFY(pictures.theme().showsGlyphs);
    CurrentLook::instance()->setLook({BlockSet::Shapes, colorsOf(PaletteChoice::Soft)});
    QVERIFY(!pictures.theme().showsGlyphs);
    QVERIFY(pictures.theme().set == BlockSet::Shapes);
    QVERIFY(!pictures.theme().isDark);
    widget.setPalette(QPalette(Qt::black));
    QVERIFY(pictures.theme().isDark);
    QCOMPARE(changed.count(), 2);
}

SAMEGAME_TEST(TestNewGame, QApplication)
#include "tst_newgame.moc"
