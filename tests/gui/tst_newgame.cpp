#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>

#include "app/blocks/blocklook.h"
#include "app/forms/rulesform.h"
#include "app/game/settings.h"
#include "app/newgame/boardpicture.h"
#include "app/newgame/newgamedialog.h"
#include "app/newgame/standardboardsmodel.h"
#include "app/store/database.h"
#include "app/store/ownresults.h"
#include "app/texts/boardtitles.h"
#include "app/texts/numbertext.h"
#include "engine/formats/board_library.h"
#include "engine/game/board_generator.h"
#include "engine/game/clearable_board.h"
#include "engine/game/group.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"

using namespace samegame;

namespace {

constexpr Rules clickomania{Scoring::clickomania, Gravity::shift};

/// A game to its end: always the group of this place in the list, the last if there are fewer.
GameRecord playedOut(const StartPosition& start, std::size_t choice = 0) {
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
class TestNewGame : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup();

    void everyBoardIsThereWithItsName();
    void ownAndSolversBestAreTold();
    void helpIsNotHidden();
    void bestsAreThoseOfTheRules();
    void boardsFollowTheResults();
    void nextUnplayedIsProposed_data();
    void nextUnplayedIsProposed();
    void withoutResultsTheLastIsProposed();
    void keysChooseABoard();
    void enterPlays();
    void doubleClickPlays();
    void clickBetweenBoardsKeepsTheChoice();
    void screenReaderHearsABoard();
    void picturesHaveAllPixelsOfTheScreen();
    void picturesShowTheBoard();
    void picturesFollowLookAndPalette();
    void settingsAreNotReadForEachPicture();
    void presetsSetSizeAndColors();
    void presetsFollowTheNumbers();
    void previewShowsTheBoardOfTheSeed();
    void clearableBoardIsPlayed();
    void sizeWithoutClearableBoardsIsExplained();
    void kindIsRemembered();
    void randomBoardAtOnce();
    void settingsThatMakeNoSenseAreMended();
    void namesAreTitledAndKeptInEveryLanguage_data();
    void namesAreTitledAndKeptInEveryLanguage();
    void pastedClearableBoardHasItsTitle();

private:
    void keep(const GameRecord& record, const Aid& aid = {});
    void show(const Board& inPlay = {});
    template <class T>
    T* part(const char* objectName) const {
        T* object = m_dialog->findChild<T*>(objectName);
        if (!object)
            qFatal("no %s", objectName);
        return object;
    }
    QListView* boards() const { return part<QListView>("standardBoards"); }
    QString told(int number, int role = Qt::AccessibleTextRole) const {
        return boards()->model()->index(number - 1, 0).data(role).toString();
    }
    int chosen() const { return boards()->currentIndex().row() + 1; }
    void showRandomPage() { part<QTabWidget>("newGamePages")->setCurrentIndex(1); }
    void setRandom(quint64 seed, int rows, int columns, int colors);
    const Board& preview() const { return part<BoardPreview>("randomPreview")->board(); }
    bool isDown(const char* button) const { return part<QPushButton>(button)->isChecked(); }
    void down(const char* button) const {
        QTest::mouseClick(part<QPushButton>(button), Qt::LeftButton);
    }
    QPushButton* playButton() const {
        return m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }

    std::unique_ptr<Database> m_database;
    std::unique_ptr<OwnResults> m_results;
    std::unique_ptr<NewGameDialog> m_dialog;
};

void TestNewGame::init() {
    QSettings().clear();
    m_database = std::make_unique<Database>(":memory:");
    m_results = std::make_unique<OwnResults>(m_database.get());
}

void TestNewGame::cleanup() {
    close();
    m_dialog.reset();
    CurrentLook::instance()->setLook({});
    m_results.reset();
    m_database.reset();
}

void TestNewGame::keep(const GameRecord& record, const Aid& aid) {
    OwnResult result;
    result.start = record.start;
    result.line = record.line;
    result.aid = aid;
    result.finishedAt = QDateTime::currentDateTimeUtc();
    QVERIFY(m_results->add(result));
}

void TestNewGame::show(const Board& inPlay) {
    m_dialog = std::make_unique<NewGameDialog>(m_results.get(), inPlay);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TestNewGame::setRandom(quint64 seed, int rows, int columns, int colors) {
    showRandomPage();
    part<QLineEdit>("randomSeed")->setText(QString::number(seed));
    part<QSpinBox>("randomRows")->setValue(rows);
    part<QSpinBox>("randomColumns")->setValue(columns);
    part<QSpinBox>("randomColors")->setValue(colors);
}

void TestNewGame::everyBoardIsThereWithItsName() {
    show();
    QCOMPARE(boards()->model()->rowCount(), 20);
    for (int number = 1; number <= 20; ++number)
        QCOMPARE(told(number), QString("Standard board %1, not played yet").arg(number));
}

void TestNewGame::ownAndSolversBestAreTold() {
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
    QCOMPARE(told(3),
             QString("Standard board 3, own best %1, solver's best %2").arg(best, score(solved)));
    QCOMPARE(told(3, Qt::ToolTipRole), told(3));
    const auto* model = qobject_cast<StandardBoardsModel*>(boards()->model());
    QCOMPARE(model->ownText(2), "Own best " + best);
    QCOMPARE(model->solverText(2), "Solver " + score(solved));
    QCOMPARE(model->ownText(3), "Not played yet");
    QCOMPARE(model->solverText(3), "");
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
    show(inPlay == 0 ? Board() : standard_board(inPlay));
    QCOMPARE(chosen(), proposed);
    QVERIFY(boards()->selectionModel()->isRowSelected(proposed - 1));
    m_dialog->accept();
    QCOMPARE(m_dialog->game().record.start.board, standard_board(proposed));
}

void TestNewGame::withoutResultsTheLastIsProposed() {
    QSettings().setValue("newGame/standardNumber", 5);
    const NewGameDialog dialog;
    QCOMPARE(dialog.findChild<QListView*>("standardBoards")->currentIndex().row(), 4);
}

void TestNewGame::keysChooseABoard() {
    show();
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
    QTest::keyClick(boards(), Qt::Key_Right);
    QTest::keyClick(boards(), Qt::Key_Return);
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    QCOMPARE(m_dialog->game().name, "Standard board 2");
    QCOMPARE(m_dialog->game().record.start.board, standard_board(2));
}

void TestNewGame::doubleClickPlays() {
    show();
    const QPoint place = boards()->visualRect(boards()->model()->index(3, 0)).center();
    QTest::mouseClick(boards()->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(boards()->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    QCOMPARE(m_dialog->game().name, "Standard board 4");
}

void TestNewGame::clickBetweenBoardsKeepsTheChoice() {
    show();
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
    part<QTabWidget>("newGamePages")->setCurrentIndex(0);
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

void TestNewGame::presetsSetSizeAndColors() {
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

void TestNewGame::presetsFollowTheNumbers() {
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

void TestNewGame::previewShowsTheBoardOfTheSeed() {
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

void TestNewGame::clearableBoardIsPlayed() {
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

void TestNewGame::sizeWithoutClearableBoardsIsExplained() {
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

void TestNewGame::kindIsRemembered() {
    show();
    setRandom(7, 6, 9, 3);
    part<QCheckBox>("randomClearable")->setChecked(true);
    m_dialog->accept();
    show();
    QCOMPARE(part<QTabWidget>("newGamePages")->currentIndex(), 1);
    QVERIFY(part<QCheckBox>("randomClearable")->isChecked());
    QCOMPARE(part<QSpinBox>("randomColumns")->value(), 9);
    part<QSpinBox>("randomColumns")->setValue(5);
    m_dialog->reject();
    show();
    QCOMPARE(part<QSpinBox>("randomColumns")->value(), 9);
}

void TestNewGame::randomBoardAtOnce() {
    QSettings().setValue("newGame/randomRows", 7);
    QSettings().setValue("newGame/randomColors", 4);
    QSettings().setValue("newGame/randomClearable", true);
    RulesForm::remember(clickomania);
    openAgain();
    click(legal_moves(document()->board())[0]);
    const Board before = document()->board();
    QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(view()->shownBoard().rows(), 7);
    QCOMPARE(view()->shownBoard().columns(), 15);
    QCOMPARE(view()->shownBoard().color_count(), 4);
    QVERIFY(document()->start().rules == clickomania);
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

void TestNewGame::settingsThatMakeNoSenseAreMended() {
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

void TestNewGame::namesAreTitledAndKeptInEveryLanguage_data() {
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

void TestNewGame::namesAreTitledAndKeptInEveryLanguage() {
    QFETCH(const QString, name);
    QFETCH(const QString, title);
    QFETCH(const QString, german);
    QCOMPARE(titleOfName(name), title);
    QCOMPARE(nameOfTitle(title), name);
    QCOMPARE(nameOfTitle(german), name);
}

void TestNewGame::pastedClearableBoardHasItsTitle() {
    const auto game = namedGameOfText("clearable:7/6x8x3");
    QVERIFY(game.ok());
    QCOMPARE(game->name, "Clearable board 7");
    QCOMPARE(game->record.start.board, generate_clearable_board(7, 6, 8, 3).board);
    QVERIFY(!game->hasRules);
}

QTEST_MAIN(TestNewGame)
#include "tst_newgame.moc"
