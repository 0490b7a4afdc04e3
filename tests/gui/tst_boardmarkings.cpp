#include <QTest>

#include "engine/formats/board_library.h"
#include "tests/gui/boardviewfixture.h"
#include "tests/gui/changedcells.h"
#include "tests/gui/motionstyle.h"
#include "tests/support/lines.h"
#include "tests/support/published_line.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

QPalette darkPalette() {
    return QPalette(Qt::white, QColor(0x30343c), Qt::white, Qt::black, Qt::gray, Qt::white,
                    Qt::white, QColor(0x202226), QColor(0x26282e));
}

int goldenPixels(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == overlayink::best;
    return count;
}

} // namespace

/// What is pointed out on the board: candidates, a color, a line; and how the board looks.
class TestBoardMarkings : public BoardViewFixture {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() {
        close();
        CurrentLook::instance()->setLook({});
    }

    void candidatesGoAwayWithTheirBoard();
    void hoveredCandidateIsOutlined();
    void markedGroupLooksOtherThanThePointedOne_data();
    void markedGroupLooksOtherThanThePointedOne();
    void replayRemovesNextWhatNobodyRecommends();
    void markedColorStandsOut();
    void markedColorGoesAwayWithItsBoard();
    void previewChangesEveryBlock();
    void previewGoesAwayWithItsBoard();
    void previewCoversTheCandidates();
    void previewNumbersNoMoreThanItShall();
    void numbersAreReadableOnEveryBlock_data();
    void numbersAreReadableOnEveryBlock();
    void numberedGroupsAreFramedInGold();
    void savedBlocksStandOut();
    void markedGroupLeavesBlocksBesideSavedOnesAsTheyAre();
    void savedBlocksStayClearInAPreview();
    void showingTheSameBoardKeepsTheMarks();
    void betterGroupStandsOutFromTheOneThatIsPlayed();
    void moveIsShownAtOnce_data();
    void moveIsShownAtOnce();
    void animationFollowsTheDesktopAgain();
    void paletteChangeRepaintsEverything_data();
    void paletteChangeRepaintsEverything();

private:
    /// The look and the palette of the row, for this test.
    void takeLook() {
        QFETCH(const BlockLook, look);
        QFETCH(const bool, isDark);
        CurrentLook::instance()->setLook(look);
        if (isDark)
            m_view->setPalette(darkPalette());
    }
    /// What looks different than in `before`.
    std::vector<Cell> changed(const QImage& before) {
        return changedCells(m_view.get(), before, picture());
    }
    QPoint besideGlyph(Cell cell) const {
        const QRect rect = m_view->cellRect(cell);
        return rect.topLeft() + QPoint(rect.width(), rect.height()) / 5;
    }
    bool hasChangedJustAt(const std::vector<Move>& moves, const QImage& before) {
        return changedJustAt(moves, m_view.get(), before, picture());
    }
};

void TestBoardMarkings::candidatesGoAwayWithTheirBoard() {
    newGame("112244/113344");
    const QImage plain = picture();
    m_view->mark(
        {.candidates = {{{{0, 0}}, 1, QStringLiteral("4,012"), QStringLiteral("12k"), false},
                        {{{2, 0}}, 2, QStringLiteral("3,900"), {}, true}},
         .marked = Move{{2, 1}}});
    QVERIFY(hasChangedJustAt({{{0, 0}}, {{2, 0}}, {{2, 1}}}, plain));
    m_document->play({2, 1});
    m_document->undoStack()->undo();
    QCOMPARE(picture(), plain);
}

void TestBoardMarkings::hoveredCandidateIsOutlined() {
    newGame("1122/1133");
    const QImage plain = picture();
    m_view->mark({.hoveredCandidate = Move{{2, 1}}});
    QVERIFY(hasChangedJustAt({{{2, 1}}}, plain));
    m_view->mark({});
    QCOMPARE(picture(), plain);
    m_view->mark({.hoveredCandidate = Move{{2, 1}}});
    m_document->play({2, 1});
    m_document->undoStack()->undo();
    QCOMPARE(picture(), plain);
}

void TestBoardMarkings::markedGroupLooksOtherThanThePointedOne_data() {
    QTest::addColumn<BlockLook>("look");
    QTest::addColumn<bool>("isDark");
    const auto add = [](const char* name, BlockSet set, PaletteChoice palette) {
        for (const bool isDark : {false, true})
            QTest::addRow("%s, %s", name, isDark ? "dark" : "light")
                << BlockLook{set, colorsOf(palette)} << isDark;
    };
    add("standard", BlockSet::Tiles, PaletteChoice::Standard);
    add("soft", BlockSet::Tiles, PaletteChoice::Soft);
    add("vivid", BlockSet::Tiles, PaletteChoice::Vivid);
    add("contrast", BlockSet::Tiles, PaletteChoice::Contrast);
    add("balls", BlockSet::Balls, PaletteChoice::Standard);
    add("shapes", BlockSet::Shapes, PaletteChoice::Standard);
}

/// On a block of each color, by the color of its frame, and to eyes that see none by its width.
void TestBoardMarkings::markedGroupLooksOtherThanThePointedOne() {
    takeLook();
    m_view->setTellsHovered(false);
    newGame("1122334455/1122334455");
    for (std::uint8_t column = 0; column < 10; column += 2) {
        hover({0, 0});
        m_view->mark({.marked = Move{{column, 0}}});
        const QImage marked = picture({column, 0});
        m_view->mark({});
        hover(center({column, 0}));
        const QImage pointed = picture({column, 0});
        int otherwise = 0;
        for (int y = 0; y < marked.height(); ++y)
            for (int x = 0; x < marked.width(); ++x) {
                const int gray = qGray(marked.pixel(x, y)) - qGray(pointed.pixel(x, y));
                otherwise += std::abs(gray) > 40;
            }
        const int pixels = marked.width() * marked.height();
        const int golden = goldenPixels(marked) - goldenPixels(pointed);
        QVERIFY2(20 * golden > pixels, qPrintable(QString::number(golden)));
        QVERIFY2(12 * otherwise > pixels, qPrintable(QString::number(otherwise)));
    }
}

/// In a review gold says what was better.
void TestBoardMarkings::replayRemovesNextWhatNobodyRecommends() {
    newGame("1122/1133");
    const QImage plain = picture();
    m_presenter->showReplay(m_document->position(), Move{{0, 0}});
    QVERIFY(hasChangedJustAt({{{0, 0}}}, plain));
    QCOMPARE(goldenPixels(picture()), 0);
    m_view->mark({.better = Move{{2, 1}}});
    QVERIFY(goldenPixels(picture()) > 0);
}

void TestBoardMarkings::markedColorStandsOut() {
    newGame("1231/1244");
    const auto middle = [this](Cell cell) { return picture().pixelColor(center(cell)); };
    const QColor group = middle({0, 0});
    const QColor singleton = middle({3, 1});
    const QColor other = middle({1, 0});
    m_view->mark({.color = Color(1)});
    QCOMPARE(middle({0, 0}), group);
    QVERIFY(middle({3, 1}) != singleton);
    QVERIFY(middle({1, 0}) != other);
    m_view->mark({});
    QCOMPARE(middle({1, 0}), other);
}

void TestBoardMarkings::markedColorGoesAwayWithItsBoard() {
    newGame("1122/1133");
    const QImage plain = picture();
    m_view->mark({.color = Color(1)});
    const QImage marked = picture();
    for (const Cell cell : {Cell{0, 0}, Cell{1, 1}}) // but for the edges
        QCOMPARE(marked.pixelColor(center(cell)), plain.pixelColor(center(cell)));
    for (const Cell cell : {Cell{2, 0}, Cell{3, 0}, Cell{2, 1}, Cell{3, 1}})
        QVERIFY(marked.pixelColor(center(cell)) != plain.pixelColor(center(cell)));
    m_document->play({2, 0});
    m_document->undoStack()->undo();
    QCOMPARE(picture(), plain);
}

void TestBoardMarkings::previewChangesEveryBlock() {
    newGame("1223/1153");
    MoveList line;
    for (const Cell cell : {Cell{1, 1}, Cell{0, 0}})
        line.push_back({cell}); // 2s, then 1s; 5 and the 3s stay
    std::map<Cell, QImage> plain;
    for (std::uint8_t column = 0; column < 4; ++column)
        for (std::uint8_t row = 0; row < 2; ++row)
            plain[{column, row}] = picture({column, row});
    m_view->mark({.preview = previewOf(line)});
    for (const auto& [cell, image] : plain)
        QVERIFY(picture(cell) != image);
    m_view->mark({});
    for (const auto& [cell, image] : plain)
        QCOMPARE(picture(cell), image);
}

void TestBoardMarkings::previewGoesAwayWithItsBoard() {
    newGame(standard_board(9));
    const QImage plain = picture();
    m_view->mark({.preview = previewOf(published_line_of_board_9())});
    QCOMPARE(changed(plain).size(), std::size_t(m_document->board().block_count()));
    m_document->play(published_line_of_board_9().front().cell);
    m_document->undoStack()->undo();
    QCOMPARE(picture(), plain);
}

void TestBoardMarkings::previewCoversTheCandidates() {
    newGame(standard_board(9));
    const QImage plain = picture();
    BoardMarkings marks{.preview = previewOf(published_line_of_board_9())};
    m_view->mark(marks);
    const QImage previewed = picture();
    marks.candidates = {{published_line_of_board_9().front(), 1, "4,707", {}, false}};
    m_view->mark(marks);
    QCOMPARE(picture(), previewed);
    marks.preview.reset();
    m_view->mark(marks);
    QVERIFY(hasChangedJustAt({published_line_of_board_9().front()}, plain));
}

/// Blocks that go later look like those that stay.
void TestBoardMarkings::previewNumbersNoMoreThanItShall() {
    newGame("1223/1153");
    LinePreview preview = previewOf(moves_at({{1, 1}, {0, 0}}));
    m_view->mark({.preview = preview});
    const QImage first = picture({2, 1}); // apart from the second group, whose outline goes
    const QImage second = picture({0, 0});
    const QImage staying = picture({3, 0});
    preview.numbered = 1;
    m_view->mark({.preview = preview});
    QCOMPARE(picture({2, 1}), first);
    QVERIFY(picture({0, 0}) != second);
    QCOMPARE(picture({3, 0}), staying);
}

void TestBoardMarkings::numbersAreReadableOnEveryBlock_data() {
    markedGroupLooksOtherThanThePointedOne_data();
}

/// A light number on a dark plate, whatever lies under it.
void TestBoardMarkings::numbersAreReadableOnEveryBlock() {
    takeLook();
    newGame("1122334455/1122334455");
    m_view->mark({.preview = previewOf(moves_at({{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}))});
    for (std::uint8_t column = 0; column < 10; column += 2) {
        const QImage image = picture({column, 0});
        const QRect plate(image.width() * 2 / 5, image.height() * 2 / 5, image.width() / 5,
                          image.height() / 5);
        int dark = 0;
        int light = 0;
        for (int y = plate.top(); y <= plate.bottom(); ++y)
            for (int x = plate.left(); x <= plate.right(); ++x) {
                const int gray = qGray(image.pixel(x, y));
                dark += gray < 60;
                light += gray > 190;
            }
        const int pixels = plate.width() * plate.height();
        QVERIFY2(10 * dark > pixels && 10 * light > pixels,
                 qPrintable(QString("%1 dark, %2 light of %3").arg(dark).arg(light).arg(pixels)));
    }
}

/// A thin white frame is that of the group pointed at.
void TestBoardMarkings::numberedGroupsAreFramedInGold() {
    newGame("1122/1122");
    m_view->mark({.preview = previewOf(moves_at({{0, 0}, {0, 0}}))});
    const QImage second = picture({2, 0});
    int golden = 0;
    int white = 0;
    const int edge = second.width() / 8; // the number is in the middle
    for (int y = 0; y < second.height(); ++y)
        for (int x = 0; x < edge; ++x) {
            const QColor color = second.pixelColor(x, y);
            golden += color.red() > 180 && color.blue() + 40 < color.red();
            white += color.red() > 235 && color.green() > 235 && color.blue() > 235;
        }
    QVERIFY2(golden > 0 && white == 0, qPrintable(QString("%1, %2").arg(golden).arg(white)));
}

void TestBoardMarkings::savedBlocksStandOut() {
    newGame("1231/1244");
    const QImage plain = picture();
    const std::vector<Cell> saved{{0, 0}, {3, 1}}; // also blocks that lie apart, or alone
    m_view->mark({.saved = saved});
    QCOMPARE(changed(plain).size(), std::size_t{8});
    const auto lightness = [this](const QImage& image, Cell cell) {
        return image.pixelColor(besideGlyph(cell)).lightnessF();
    };
    const QImage marked = picture();
    for (const Cell cell : saved) // tinted
        QVERIFY(lightness(marked, cell) > lightness(plain, cell));
    m_view->mark({});
    QCOMPARE(picture(), plain);
    m_view->mark({.saved = saved});
    m_document->play({0, 0});
    m_document->undoStack()->undo();
    QCOMPARE(picture(), plain);
}

void TestBoardMarkings::markedGroupLeavesBlocksBesideSavedOnesAsTheyAre() {
    newGame("12231/12244");
    const QColor other = picture().pixelColor(center({3, 0}));
    const BoardMarkings both{.marked = Move{{1, 0}}, .saved = {{0, 0}, {0, 1}}};
    m_view->mark(both);
    QCOMPARE(picture().pixelColor(center({3, 0})), other);
    m_view->mark({.saved = both.saved});
    QVERIFY(picture().pixelColor(center({3, 0})) != other); // calm
    m_view->mark(both);
    QCOMPARE(picture().pixelColor(center({3, 0})), other);
}

void TestBoardMarkings::savedBlocksStayClearInAPreview() {
    newGame("1223/1153");
    MoveList line;
    line.push_back({Cell{1, 1}});
    const QPoint place = besideGlyph({2, 0});
    const QColor plain = picture().pixelColor(place);
    m_view->mark({.preview = previewOf(line)});
    const QColor veiled = picture().pixelColor(place);
    m_view->mark({.saved = {{2, 0}}, .preview = previewOf(line)});
    const QColor saved = picture().pixelColor(place);
    QVERIFY(veiled != plain && saved != plain && saved != veiled);
}

void TestBoardMarkings::showingTheSameBoardKeepsTheMarks() {
    newGame("1122/1133");
    m_view->mark({.color = Color(1)});
    const QImage marked = picture();
    m_presenter->showGame();
    QCOMPARE(picture(), marked);
}

void TestBoardMarkings::betterGroupStandsOutFromTheOneThatIsPlayed() {
    newGame("1122/1133");
    m_presenter->showReplay(m_document->position(), Move{{0, 0}});
    const QImage usual = picture(); // with what goes next
    m_view->mark({.better = Move{{2, 1}}});
    const QImage marked = picture();
    QVERIFY(hasChangedJustAt({{{0, 0}}, {{2, 1}}}, usual));
    m_view->mark({.better = Move{{2, 1}}, .mayBeBetter = true});
    QVERIFY(picture() != marked); // it says so
    m_presenter->showReplay(m_document->position(), Move{{2, 1}});
    m_view->mark({.better = Move{{0, 0}}});
    QVERIFY(picture() != marked); // the other way round
    m_view->mark({});
    m_presenter->showReplay(m_document->position(), Move{{0, 0}});
    QCOMPARE(picture(), usual);
    m_view->mark({.better = Move{{2, 1}}});
    m_presenter->showGame();
    m_document->play({2, 1});
    m_document->undoStack()->undo();
    QVERIFY(!m_view->markings().better);
}

void TestBoardMarkings::moveIsShownAtOnce_data() {
    QTest::addColumn<int>("duration");
    QTest::addColumn<int>("desktop");
    QTest::addColumn<bool>("atOnce");
    QTest::newRow("duration 0") << 0 << 250 << true;
    QTest::newRow("a duration") << 60000 << 0 << false;
    QTest::newRow("reduced motion") << -1 << 0 << true;
    QTest::newRow("desktop with motion") << -1 << 250 << false;
}

void TestBoardMarkings::moveIsShownAtOnce() {
    QFETCH(const int, duration);
    QFETCH(const int, desktop);
    QFETCH(const bool, atOnce);
    MotionStyle style(desktop);
    m_view->setStyle(&style);
    if (duration < 0)
        m_view->followDesktopAnimation();
    else
        m_view->setAnimationDuration(duration);
    newGame("1.../2133/2144/2144");
    m_document->play({1, 0});
    const QImage shown = picture();
    BoardView still;
    new GamePresenter(&still, m_session.get());
    still.resize(m_view->size());
    QCOMPARE(shown == still.grab().toImage(), atOnce);
    m_view->setStyle(nullptr);
}

void TestBoardMarkings::animationFollowsTheDesktopAgain() {
    MotionStyle style(250);
    m_view->setStyle(&style);
    m_view->setAnimationDuration(450);
    QCOMPARE(m_view->animationDuration(), 450);
    m_view->followDesktopAnimation();
    QCOMPARE(m_view->animationDuration(), 240);
    MotionStyle still(0);
    m_view->setStyle(&still);
    QCOMPARE(m_view->animationDuration(), 0);
    m_view->setStyle(nullptr);
}

void TestBoardMarkings::paletteChangeRepaintsEverything_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("marks");
    QTest::newRow("board") << "1122/1133"
                           << "";
    QTest::newRow("color") << "1122/1133"
                           << "color";
    QTest::newRow("preview") << "1122/1133"
                             << "preview";
    QTest::newRow("end card") << "1234"
                              << "";
}

void TestBoardMarkings::paletteChangeRepaintsEverything() {
    QFETCH(const QString, board);
    QFETCH(const QString, marks);
    newGame(board.toStdString());
    const auto mark = [&](BoardView& view) {
        if (marks == "color")
            view.mark({.color = Color(1)});
        MoveList line;
        line.push_back({{0, 0}});
        if (marks == "preview")
            view.mark({.preview = previewOf(line)});
    };
    mark(*m_view);
    picture();
    m_view->setPalette(darkPalette());
    BoardView fresh;
    fresh.setPalette(darkPalette());
    new GamePresenter(&fresh, m_session.get());
    fresh.resize(m_view->size());
    mark(fresh);
    QCOMPARE(picture(), fresh.grab().toImage());
}

SAMEGAME_TEST(TestBoardMarkings, QApplication)
#include "tst_boardmarkings.moc"
