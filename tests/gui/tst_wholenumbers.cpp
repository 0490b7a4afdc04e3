#include <QCheckBox>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolTip>

#include <cmath>
#include <vector>

#include "app/gui/basics/budgetform.h"
#include "app/gui/basics/columntable.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/charts/convergencechart.h"
#include "app/gui/charts/histogramchart.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/play/statisticsmodel.h"
#include "app/gui/play/statisticspages.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "tests/gui/patience.h"
#include "tests/gui/textrecorder.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

const QRegularExpression digit("\\d");
const QRegularExpression cutNumber("\\d…");
/// A hyphen that is a minus sign; not that of "standard:1-20" or a name.
const QRegularExpression hyphen("(^|[\\s(=:,])-\\d");

} // namespace

/// A number is shown whole or not at all, and with one minus sign.
class TestWholeNumbers : public QObject, protected WindowFixture {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { close(); }

    void cutNumbersAreSeenByTheTest();
    void textsAreCutBeforeNumbers_data();
    void textsAreCutBeforeNumbers();
    void noTextIsCutWithinANumber();
    void noNameIsCutWithinANumber();
    void rowsEndAtBlanks();
    void rowsOfTextsWithoutBlanksEndAtLetters();
    void cellsShowWholeNumbers();
    void nothingStaysOfWhatWasThereBeforeScrolling();
    void cellTellsWhatItCannotShow();
    void largestGameIsShownWhole_data();
    void largestGameIsShownWhole();
    void manyColorsAreCountedWhole();
    void countsStandByTheirColor();
    void boxesShowTheirWholeNumber();
    void candidatesCoverNoNumber_data();
    void candidatesCoverNoNumber();
    void axesShowWholeNumbers_data();
    void axesShowWholeNumbers();
    void oneMinusSignIsEverywhere();
    void filesHaveAHyphen();
    void errorsHaveTheSameMinusSign();

private:
    static QString faultsOf(QWidget* widget);
    QString faultsOfWindow() const;
    QStringList textsOfWindow() const;
};

void TestWholeNumbers::initTestCase() {
    prepare();
    QLocale::setDefault(QLocale(QLocale::English)); // with separators
}

/// What the widget paints of numbers in part.
QString TestWholeNumbers::faultsOf(QWidget* widget) {
    QStringList faults;
    for (const PaintedText& painted : textsPaintedBy(widget)) {
        const bool isCut = painted.text.contains(digit) && !painted.isWhole();
        if (isCut || painted.text.contains(cutNumber) || painted.text.contains(hyphen))
            faults << QString("%1 (%2) shows \"%3\" from %4 to %5, seen from %6 to %7")
                          .arg(widget->objectName(), widget->metaObject()->className(),
                               painted.text)
                          .arg(painted.area.left())
                          .arg(painted.area.right())
                          .arg(painted.seen.left())
                          .arg(painted.seen.right());
    }
    return faults.join('\n');
}

QString TestWholeNumbers::faultsOfWindow() const {
    QStringList faults;
    for (auto* widget : window()->findChildren<QWidget*>())
        if (const QString found = widget->isVisible() ? faultsOf(widget) : QString();
            !found.isEmpty())
            faults << found;
    return faults.join('\n');
}

/// As Qt itself draws what finds no room.
void TestWholeNumbers::cutNumbersAreSeenByTheTest() {
    QLabel label("1,045,484");
    label.setFixedWidth(label.sizeHint().width());
    QCOMPARE(faultsOf(&label), QString());
    label.setFixedWidth(label.sizeHint().width() - 5);
    QVERIFY(!faultsOf(&label).isEmpty());
    QStandardItemModel model(1, 1);
    model.setItem(0, 0, new QStandardItem("1,045,484"));
    QTableView table;
    table.setModel(&model);
    table.horizontalHeader()->setMinimumSectionSize(4);
    table.setColumnWidth(0, 45);
    table.show();
    QVERIFY(!faultsOf(table.viewport()).isEmpty());
}

void TestWholeNumbers::textsAreCutBeforeNumbers_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("room"); // as wide as this text
    QTest::addColumn<QString>("shown");
    QTest::newRow("whole") << "1,045,484"
                           << "1,045,484"
                           << "1,045,484";
    QTest::newRow("number") << "1,045,484"
                            << "1,045,48"
                            << "…";
    QTest::newRow("negative") << "−10,000"
                              << "−10,00"
                              << "…";
    QTest::newRow("no room") << "12"
                             << ""
                             << "";
    QTest::newRow("after a word") << "Score 1,045,484"
                                  << "Score 1,045,48"
                                  << "Score …";
    QTest::newRow("between numbers") << "12 of 345 more"
                                     << "12 of 345 …"
                                     << "12 of 345 …";
    QTest::newRow("in a name") << "Standard board"
                               << "Standard b…"
                               << "Standard b…";
    QTest::newRow("option") << "c=0.125 w=0.25"
                            << "c=0.125 w=0"
                            << "c=0.125 …";
    // Japanese and Chinese have no blanks between words.
    QTest::newRow("without blanks")
        << QString("青緑色のブロック12個をつなげる") << QString("青緑色のブロック12個を…")
        << QString("青緑色のブロック12個を…");
    QTest::newRow("number without blanks")
        << QString("青緑色のブロック1,245個") << QString("青緑色のブロック1,24")
        << QString("青緑色のブロック…");
}

void TestWholeNumbers::textsAreCutBeforeNumbers() {
    QFETCH(const QString, text);
    QFETCH(const QString, room);
    QFETCH(const QString, shown);
    const QFontMetricsF metrics(QApplication::font());
    QCOMPARE(fittedText(metrics, text, metrics.horizontalAdvance(room)), shown);
}

void TestWholeNumbers::noTextIsCutWithinANumber() {
    const QFontMetricsF metrics(QApplication::font());
    for (const QString& text :
         {QString("Best game: move 12 of 345, score 1,045,484"), QString("−99.5 to 1,000.25"),
          QString("★ 9,999,999"), QString("a name without any number in it"), QString("99.9 %")}) {
        for (double width = 0; width < metrics.horizontalAdvance(text) + 2; ++width) {
            const QString shown = fittedText(metrics, text, width);
            QVERIFY(metrics.horizontalAdvance(shown) <= width);
            QVERIFY2(!shown.contains(cutNumber), qPrintable(shown));
            QString kept = shown;
            const bool isCut = kept.endsWith(QString("…"));
            kept.chop(isCut ? 1 : 0);
            QVERIFY2(text.startsWith(kept), qPrintable(shown));
            QVERIFY(isCut || kept == text || kept.isEmpty());
        }
    }
}

void TestWholeNumbers::noNameIsCutWithinANumber() {
    const QFontMetricsF metrics(QApplication::font());
    const QString name = "Random board 1844674407370955161 of the 32x32x9 of today";
    const QStringList words = name.split(' ');
    for (double width = 0; width < metrics.horizontalAdvance(name) + 2; ++width) {
        const QString shown = fittedName(metrics, name, width);
        for (const QString& word : shown.split(QRegularExpression("[ …]"), Qt::SkipEmptyParts))
            QVERIFY2(!word.contains(digit) || words.contains(word), qPrintable(shown));
    }
    const double room = metrics.horizontalAdvance("Random board … today");
    QVERIFY(fittedName(metrics, name, room).endsWith("day"));
}

void TestWholeNumbers::rowsEndAtBlanks() {
    const QFontMetricsF metrics(QApplication::font());
    const auto rows = [&](const QString& text, const QString& room, int most) {
        return fittedRows(metrics, text, metrics.horizontalAdvance(room), most);
    };
    const QString day = "Daily board 26 November 2026";
    QCOMPARE(rows(day, day, 2), QStringList{day});
    QCOMPARE(rows(day, "Daily board 26 Nov", 2), QStringList({"Daily board 26", "November 2026"}));
    QCOMPARE(rows(day, "November", 2), QStringList({"Daily", "board …"}));
    QCOMPARE(rows("Incomparably", "Incomp…", 3), QStringList("Incomp…"));
    QCOMPARE(rows("", "Daily", 2), QStringList(""));
}

void TestWholeNumbers::rowsOfTextsWithoutBlanksEndAtLetters() {
    const QFontMetricsF metrics(QApplication::font());
    const QString help = "補助なし。以前に補助ありでプレイした";
    const QStringList rows = fittedRows(
        metrics, help, metrics.horizontalAdvance(QStringView(help).left(12).toString()), 2);
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows.join(QString()), help);
}

void TestWholeNumbers::cellsShowWholeNumbers() {
    QStandardItemModel model(2, 3);
    model.setHorizontalHeaderLabels({"Mean, 95 %", "Best", "5 %"});
    const char* const texts[] = {"1,045,484", "−10,000", "999 + 1,000",
                                 "99.9 %",    "12",      "−99.5 to 3.5"};
    for (int i = 0; i < 6; ++i) {
        auto* item = new QStandardItem(texts[i]);
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        model.setItem(i / 3, i % 3, item);
    }
    QTableView table;
    table.setHorizontalHeader(new NumberHeader(&table));
    table.setItemDelegate(new NumberCells(&table));
    table.setModel(&model);
    table.setWordWrap(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.horizontalHeader()->setMinimumSectionSize(4);
    table.resize(220, 140);
    table.show();
    int cut = 0;
    for (int width = 4; width < 130; ++width) {
        for (int column = 0; column < 3; ++column)
            table.setColumnWidth(column, width);
        for (const int scrolled : {0, 13, 30}) {
            table.horizontalScrollBar()->setValue(scrolled);
            QCoreApplication::processEvents();
            QCOMPARE(faultsOf(table.viewport()), QString());
            QCOMPARE(faultsOf(table.horizontalHeader()->viewport()), QString());
            for (const PaintedText& painted : textsPaintedBy(table.viewport()))
                cut += painted.text == QString("…") ? 1 : 0;
        }
    }
    QVERIFY(cut > 0);
    table.resize(600, 140);
    table.horizontalScrollBar()->setValue(0);
    QStringList whole;
    for (const PaintedText& painted : textsPaintedBy(table.viewport()))
        whole << painted.text;
    for (const char* text : texts)
        QVERIFY2(whole.contains(QString(text)), text);
}

/// What is on the screen after scrolling is what would be painted now.
void TestWholeNumbers::nothingStaysOfWhatWasThereBeforeScrolling() {
    QStandardItemModel model(3, 6);
    for (int i = 0; i < 18; ++i)
        model.setItem(i / 6, i % 6, new QStandardItem("18216502266309158629"));
    QTableView table;
    table.setHorizontalHeader(new NumberHeader(&table));
    table.setItemDelegate(new NumberCells(&table));
    table.setModel(&model);
    table.setWordWrap(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.resize(300, 160);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    for (int scrolled = 0; scrolled < 240; scrolled += 37) {
        table.horizontalScrollBar()->setValue(scrolled);
        QCoreApplication::processEvents();
        const QImage shown = table.screen()->grabWindow(table.winId()).toImage();
        QVERIFY(!shown.isNull());
        QCOMPARE(shown.convertToFormat(QImage::Format_RGB32),
                 table.grab().toImage().convertToFormat(QImage::Format_RGB32));
    }
}

void TestWholeNumbers::cellTellsWhatItCannotShow() {
    QStandardItemModel model(1, 1);
    model.setItem(0, 0, new QStandardItem("1,045,484"));
    QTableView table;
    table.setItemDelegate(new NumberCells(&table));
    table.setModel(&model);
    table.horizontalHeader()->setMinimumSectionSize(4);
    table.setColumnWidth(0, 30);
    table.setAttribute(Qt::WA_AlwaysShowToolTips);
    table.show();
    const QPoint place = table.visualRect(model.index(0, 0)).center();
    QHelpEvent help(QEvent::ToolTip, place, table.viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(table.viewport(), &help);
    QCOMPARE(QToolTip::text(), "1,045,484");
    QToolTip::hideText();
}

void TestWholeNumbers::largestGameIsShownWhole_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(1200, 800);
    QTest::newRow("small") << QSize(640, 480);
    QTest::newRow("portrait") << QSize(400, 640);
}

/// A board of 32 rows and columns of one color earns 1,045,484 points by one move.
void TestWholeNumbers::largestGameIsShownWhole() {
    QFETCH(const QSize, size);
    open();
    for (const char* layout : {"playLayout", "analyzeLayout", "researchLayout"}) {
        action(layout)->trigger();
        resize(size.width(), size.height());
        QVERIFY(window()->openBoard("random:1/32x32x1"));
        search(10);
        press<QPushButton>("startButton");
        settle();
        QCOMPARE(faultsOfWindow(), QString());
        document()->play({0, 0});
        QCOMPARE(document()->score(), 1'045'484);
        TRY_VERIFY(find<QWidget>("endCard")->isVisible());
        settle();
        QCOMPARE(find<QLabel>("score")->text(), "Score 1,045,484");
        QCOMPARE(find<QLabel>("endCardScore")->text(), "1,045,484");
        QCOMPARE(faultsOfWindow(), QString());
        action("lastMove")->trigger();
        settle();
        QCOMPARE(faultsOfWindow(), QString());
        action("stepBack")->trigger();
    }
}

void TestWholeNumbers::manyColorsAreCountedWhole() {
    for (const char* name : {"random:1/32x32x9", "random:1/32x32x1", "random:1/32x32x2"}) {
        ColorCounts counts;
        counts.setBoard(board_of_name(name)->board);
        for (int width = counts.minimumSizeHint().width(); width < 700; ++width) {
            counts.resize(width, counts.sizeHint().height());
            QCOMPARE(faultsOf(&counts), QString());
            QCOMPARE(static_cast<int>(textsPaintedBy(&counts).size()),
                     board_of_name(name)->board.color_count());
        }
        counts.resize(counts.minimumSizeHint() - QSize(20, 0));
        QCOMPARE(faultsOf(&counts), QString());
    }
}

/// In a window that is turned round, too: the number stands at the far side of its color, before
/// the next color.
void TestWholeNumbers::countsStandByTheirColor() {
    ColorCounts counts;
    counts.setBoard(board_of_name("random:1/15x15x5")->board);
    for (const int width : {counts.minimumSizeHint().width(), counts.sizeHint().width(), 420}) {
        counts.resize(width, counts.sizeHint().height());
        std::vector<QRectF> places[2];
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            counts.setLayoutDirection(direction);
            for (const PaintedText& painted : textsPaintedBy(&counts))
                places[direction].push_back(painted.area);
        }
        QCOMPARE(places[0].size(), std::size_t{5});
        QCOMPARE(places[1].size(), std::size_t{5});
        for (std::size_t i = 0; i < 5; ++i) // each is the mirror image of the other
            QVERIFY(std::abs(places[0][i].left() - (width - places[1][i].right())) <= 2);
    }
}

/// However narrow their form is made.
void TestWholeNumbers::boxesShowTheirWholeNumber() {
    SeedEdit seed("seed");
    seed.setValue(~std::uint64_t{0});
    BudgetForm budget("test", {Seconds(5), 1'000'000'000'000, 9}, BudgetForm::Endless::Refused);
    budget.setBudget({{}, 1'000'000'000'000, {}});
    for (QWidget* form : {static_cast<QWidget*>(&seed), static_cast<QWidget*>(&budget)}) {
        form->resize(form->minimumSizeHint());
        form->show();
        for (auto* line : form->findChildren<QLineEdit*>())
            line->setCursorPosition(0);
        seed.setCursorPosition(0);
        QCOMPARE(faultsOf(form), QString());
        for (auto* part : form->findChildren<QLineEdit*>())
            QCOMPARE(faultsOf(part), QString());
    }
}

void TestWholeNumbers::candidatesCoverNoNumber_data() {
    QTest::addColumn<int>("side");
    QTest::newRow("tiny") << 240;
    QTest::newRow("small") << 420;
    QTest::newRow("usual") << 800;
}

/// Labels of six digits on small cells: one that another would cover is not drawn.
void TestWholeNumbers::candidatesCoverNoNumber() {
    QFETCH(const int, side);
    GameSession session;
    GameDocument& document = *session.document();
    document.newGame(*board_of_name("random:1/32x32x3"), {});
    BoardView board;
    new GamePresenter(&board, &session);
    board.resize(side, side);
    board.show();
    std::vector<CandidateLabel> labels;
    for (const Move move : legal_moves(document.board()))
        labels.push_back({move, static_cast<int>(labels.size()) + 1, "333,333", "9.9k", false});
    board.mark({.candidates = labels});
    QCOMPARE(faultsOf(&board), QString());
    const auto painted = textsPaintedBy(&board);
    QVERIFY(!painted.empty()); // the best ones
    QVERIFY(painted.size() < 2 * labels.size());
    for (std::size_t i = 0; i < painted.size(); ++i)
        for (std::size_t other = 0; other < i; ++other)
            QVERIFY(!painted[i]
                         .area.adjusted(1, 2, -1, -2)
                         .intersects(painted[other].area.adjusted(1, 2, -1, -2)));
}

void TestWholeNumbers::axesShowWholeNumbers_data() {
    QTest::addColumn<int>("width");
    for (const int width : {170, 230, 300, 420, 700})
        QTest::addRow("%d pixels", width) << width;
}

void TestWholeNumbers::axesShowWholeNumbers() {
    QFETCH(const int, width);
    ConvergenceChart runs;
    runs.setScale(ConvergenceChart::Unit::Seconds, false);
    ConvergenceCurve curve;
    curve.points = {{0.5, 100, -1'000'000}, {3, 200'000'000, 1'844'098}};
    runs.setCurves({curve});
    HistogramChart scores("Share of playouts");
    ScoreHistogram histogram;
    for (int score = -1'000'000; score < 1'500'000; score += 10'000)
        histogram.add(score);
    const ScoreHistogram histograms[] = {histogram};
    scores.setHistograms({{"Random", 0, 0}}, histograms);
    scores.setMarker(1'045'484, true);
    ProgressChart games;
    PlayedGame game;
    game.kind.rows = game.kind.columns = 32;
    std::vector<PlayedGame> played;
    for (const int score : {-109, -1'844'098, 1'844'098}) {
        game.score = score;
        game.finishedAt = QDateTime::currentDateTime();
        played.push_back(game);
    }
    games.setProgress(progressOf(played));
    for (QWidget* chart : {static_cast<QWidget*>(&runs), static_cast<QWidget*>(&scores),
                           static_cast<QWidget*>(&games)}) {
        chart->resize(width, 220);
        chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(chart));
        settle();
        int numbers = 0;
        bool hasMinus = false;
        for (auto* part : chart->findChildren<QWidget*>()) {
            QCOMPARE(faultsOf(part), QString());
            for (const PaintedText& painted : textsPaintedBy(part)) {
                numbers += painted.text.contains(digit) ? 1 : 0;
                hasMinus |= painted.text.startsWith(QChar(0x2212));
            }
        }
        QVERIFY(numbers > 2);
        QVERIFY(hasMinus || chart == &scores); // a narrow one has few labels
    }
    for (const bool isLogarithmic : {false, true}) {
        runs.setScale(ConvergenceChart::Unit::Playouts, isLogarithmic);
        for (auto* part : runs.findChildren<QWidget*>())
            QCOMPARE(faultsOf(part), QString());
    }
}

/// Every text that the widgets of the window hold, tool tips and what screen readers say too.
QStringList TestWholeNumbers::textsOfWindow() const {
    QStringList texts;
    for (auto* widget : window()->findChildren<QWidget*>()) {
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        texts << widget->property("text").toString() << widget->property("title").toString();
        const auto* view = qobject_cast<QAbstractItemView*>(widget);
        const QAbstractItemModel* model = view ? view->model() : nullptr;
        for (int row = 0; model && row < model->rowCount(); ++row)
            for (int column = 0; column < model->columnCount(); ++column)
                for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
                    texts << model->index(row, column).data(role).toString();
    }
    return texts;
}

void TestWholeNumbers::oneMinusSignIsEverywhere() {
    open();
    QVERIFY(window()->openBoard("random:1/8x8x9"));
    find<QCheckBox>("showsLoss")->setChecked(true);
    while (!document()->isFinished())
        document()->play(legal_moves(document()->board()).back().cell);
    QVERIFY(document()->score() < 0);
    for (int i = 0; i < 3; ++i)
        action("undo")->trigger();
    search(50);
    find<QSpinBox>("distributionPlayouts")->setValue(1000);
    action("distribution")->trigger();
    TRY_COMPARE(find<QPushButton>("distributionStart")->text(), "Start");
    action("previousMove")->trigger();
    letTimePass(find<QTimer>("convergenceTimer"));
    int minuses = 0;
    for (const QString& text : textsOfWindow()) {
        QVERIFY2(!text.contains(hyphen), qPrintable(text));
        minuses += text.contains(QRegularExpression("−\\d")) ? 1 : 0;
    }
    QVERIFY(minuses > 5);
    QCOMPARE(faultsOfWindow(), QString());
    QCOMPARE(numberText(-0.2, 0), "0");
    QCOMPARE(numberText(-1234.56, 1), "−1,234.6");
    QCOMPARE(pointsText(-1234), "−1,234 points");
}

/// Files are for programs, which know the hyphen alone.
void TestWholeNumbers::filesHaveAHyphen() {
    PlayedGame game;
    game.score = -109;
    PlayedGamesModel model;
    model.setGames({game});
    QVERIFY(model.index(0, PlayedGamesModel::Score).data().toString() == QString("−109"));
    QVERIFY2(csvOf(model).contains(",-109,"), qPrintable(csvOf(model)));
    QVERIFY(!csvOf(model).contains(QChar(0x2212)));
}

void TestWholeNumbers::errorsHaveTheSameMinusSign() {
    const Error error{{"%1 points, not %2; \"%3\"", "-109", "12", "a -5 b"}};
    QCOMPARE(errorText(error), "−109 points, not 12; \"a -5 b\"");
}

SAMEGAME_TEST(TestWholeNumbers, QApplication)
#include "tst_wholenumbers.moc"
