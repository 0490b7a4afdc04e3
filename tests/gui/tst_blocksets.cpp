#include <QPixmapCache>
#include <QTest>

#include <cmath>
#include <map>

#include "app/gui/board/boardeffects.h"
#include "app/gui/board/boardview.h"
#include "app/gui/play/gamepresenter.h"
#include "app/gui/play/gamestrip.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "tests/gui/changedcells.h"
#include "tests/support/board_drawing.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The sets that blocks can be drawn by: each color is seen as what it is, at every size.
class TestBlockSets : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { CurrentLook::instance()->setLook({}); }

    void colorsAreSeenAtEverySize_data();
    void colorsAreSeenAtEverySize();
    void blocksStayInTheirCells_data() { eachSet(); }
    void blocksStayInTheirCells();
    void onlyTilesAreJoined_data() { eachSet(); }
    void onlyTilesAreJoined();
    void shapesDifferWithoutColor();
    void edgesStandOutFromTheBoard_data();
    void edgesStandOutFromTheBoard();
    void animationBeginsAsTheBoardWas_data();
    void animationBeginsAsTheBoardWas();
    void pictureIsSharpAtEveryScale_data() { eachSet(); }
    void pictureIsSharpAtEveryScale();
    void piecesLookAlikeWhereverTheyWerePaintedFirst_data() { eachSet(); }
    void piecesLookAlikeWhereverTheyWerePaintedFirst();
    void everythingFollowsTheLook();
    void marksStayOffWhenTheLookChanges();

private:
    static void eachSet();
    static BoardTheme theme(BlockSet set);
    static QImage painted(const BoardTheme& theme, const BoardGeometry& geometry,
                          const std::vector<Block>& blocks);
};

void TestBlockSets::eachSet() {
    QTest::addColumn<BlockSet>("set");
    QTest::newRow("tiles") << BlockSet::Tiles;
    QTest::newRow("balls") << BlockSet::Balls;
    QTest::newRow("shapes") << BlockSet::Shapes;
}

BoardTheme TestBlockSets::theme(BlockSet set) {
    return BoardTheme(QPalette(QColor(0xf0f1f4)), {set, colorsOf(PaletteChoice::Standard)});
}

/// On the ground; in device pixels.
QImage TestBlockSets::painted(const BoardTheme& theme, const BoardGeometry& geometry,
                              const std::vector<Block>& blocks) {
    QImage image(geometry.deviceSize(), QImage::Format_RGB32);
    image.fill(theme.ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    BoardPainter(theme, geometry).paintBlocks(painter, blocks);
    return image;
}

void TestBlockSets::colorsAreSeenAtEverySize_data() {
    QTest::addColumn<BlockSet>("set");
    QTest::addColumn<int>("cell");
    for (const int cell : {8, 11, 16, 29, 80}) {
        QTest::addRow("tiles of %d pixels", cell) << BlockSet::Tiles << cell;
        QTest::addRow("balls of %d pixels", cell) << BlockSet::Balls << cell;
        QTest::addRow("shapes of %d pixels", cell) << BlockSet::Shapes << cell;
    }
}

/// Of all colors of the palette, most of what is painted is nearest to the block's own.
void TestBlockSets::colorsAreSeenAtEverySize() {
    QFETCH(const BlockSet, set);
    QFETCH(const int, cell);
    const BoardTheme look = theme(set);
    const BoardGeometry geometry = BoardGeometry::ofOneCell(cell, 1);
    constexpr double blend = 60; // of two colors, which may be near a third one by chance
    const auto distance = [](const QColor& first, const QColor& second) {
        return std::hypot(first.red() - second.red(), first.green() - second.green(),
                          first.blue() - second.blue());
    };
    for (Color color = 1; color <= max_colors; ++color) {
        const QImage image = painted(look, geometry, {{{0, 0}, color}});
        std::map<int, int> pixels;
        for (int y = 0; y < cell; ++y) {
            for (int x = 0; x < cell; ++x) {
                const QColor pixel = image.pixelColor(x, y);
                int nearest = 0;
                double least =
                    std::min(distance(pixel, look.ground), distance(pixel, look.outline));
                for (Color other = 1; other <= max_colors; ++other) {
                    if (distance(pixel, look.blockColor(other)) >= least)
                        continue;
                    nearest = other;
                    least = distance(pixel, look.blockColor(other));
                }
                if (nearest != 0 && least < blend)
                    ++pixels[nearest];
            }
        }
        for (const auto& [other, count] : pixels)
            QVERIFY2(other == color || count < pixels[color],
                     qPrintable(QStringLiteral("color %1 looks like %2").arg(color).arg(other)));
        QVERIFY(pixels[color] > cell * cell / 8);
    }
}

void TestBlockSets::blocksStayInTheirCells() {
    QFETCH(const BlockSet, set);
    const BoardTheme look = theme(set);
    for (const int side : {40, 70, 300}) {
        const BoardGeometry geometry(QSize(side, side), 1, 3, 3);
        for (Color color = 1; color <= max_colors; ++color) {
            QImage image = painted(look, geometry, {{{1, 1}, color}});
            QPainter(&image).fillRect(geometry.cellRect({1, 1}), look.ground);
            QImage empty(image.size(), image.format());
            empty.fill(look.ground);
            QCOMPARE(image, empty);
        }
    }
}

void TestBlockSets::onlyTilesAreJoined() {
    QFETCH(const BlockSet, set);
    const BoardTheme look = theme(set);
    const BoardGeometry geometry(QSize(200, 200), 1, 2, 2);
    const QImage image =
        painted(look, geometry, {{{0, 0}, 1}, {{1, 0}, 1}, {{0, 1}, 1}, {{1, 1}, 1}});
    const bool showsGround = image.pixelColor(geometry.boardRect().center()) == look.ground;
    QCOMPARE(showsGround, set != BlockSet::Tiles);
}

void TestBlockSets::edgesStandOutFromTheBoard_data() {
    QTest::addColumn<BlockSet>("set");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("tiles, light") << BlockSet::Tiles << false;
    QTest::newRow("tiles, dark") << BlockSet::Tiles << true;
    QTest::newRow("balls, light") << BlockSet::Balls << false;
    QTest::newRow("balls, dark") << BlockSet::Balls << true;
}

/// From the left and from the right the first quarter of a block comes to 3:1; of a tile also from
/// above and from below.
void TestBlockSets::edgesStandOutFromTheBoard() {
    QFETCH(const BlockSet, set);
    QFETCH(const bool, isDark);
    constexpr int side = 40;
    QPalette window(isDark ? QColor(0x26282e) : QColor(0xf0f1f4));
    window.setColor(QPalette::WindowText, isDark ? Qt::white : Qt::black);
    for (const PaletteChoice palette : {PaletteChoice::Standard, PaletteChoice::Soft,
                                        PaletteChoice::Vivid, PaletteChoice::Contrast}) {
        const BoardTheme look(window, {set, colorsOf(palette)});
        for (Color color = 1; color <= max_colors; ++color) {
            const QImage image =
                painted(look, BoardGeometry::ofOneCell(side, 1), {{{0, 0}, color}});
            const auto highest = [&](QPoint start, QPoint step) {
                double contrast = 1;
                for (int i = 0; i < side / 4; ++i)
                    contrast = std::max(
                        contrast, contrastRatio(image.pixelColor(start + i * step), look.ground));
                return contrast;
            };
            const auto which = [&](const char* from) {
                return QStringLiteral("palette %1, color %2, from the %3")
                    .arg(int(palette))
                    .arg(color)
                    .arg(from);
            };
            QVERIFY2(highest({0, side / 2}, {1, 0}) >= 3, qPrintable(which("left")));
            QVERIFY2(highest({side - 1, side / 2}, {-1, 0}) >= 3, qPrintable(which("right")));
            if (set != BlockSet::Tiles)
                continue;
            QVERIFY2(highest({side / 2, 0}, {0, 1}) >= 3, qPrintable(which("top")));
            QVERIFY2(highest({side / 2, side - 1}, {0, -1}) >= 3, qPrintable(which("bottom")));
        }
    }
}

void TestBlockSets::shapesDifferWithoutColor() {
    BoardTheme look = theme(BlockSet::Shapes);
    look.blocks.fill(Qt::gray);
    for (const int cell : {8, 16, 40}) {
        QList<QImage> images;
        for (Color color = 1; color <= max_colors; ++color) {
            const QImage image =
                painted(look, BoardGeometry::ofOneCell(cell, 1), {{{0, 0}, color}});
            QVERIFY(!images.contains(image));
            images << image;
        }
    }
}

/// Tiles are shaded by piece, and other pieces are together while they move.
void TestBlockSets::animationBeginsAsTheBoardWas_data() {
    QTest::addColumn<BlockSet>("set");
    QTest::newRow("balls") << BlockSet::Balls;
    QTest::newRow("shapes") << BlockSet::Shapes;
}

void TestBlockSets::animationBeginsAsTheBoardWas() {
    QFETCH(const BlockSet, set);
    const Board board = drawn("1.../2133/2144/2144");
    const auto step = transition(board, Rules{}, Move{{1, 0}});
    QVERIFY(step);
    const BoardTheme look = theme(set);
    const BoardGeometry geometry(QSize(240, 240), 1, 4, 4);
    const BoardAnimation animation(*step, BoardPainter(look, geometry));
    QImage first = painted(look, geometry, {});
    QPainter painter(&first);
    animation.paint(painter, 0);
    painter.end();
    QVERIFY(first != painted(look, geometry, {}));
    QCOMPARE(first, painted(look, geometry, blocksOf(board)));
}

void TestBlockSets::pictureIsSharpAtEveryScale() {
    QFETCH(const BlockSet, set);
    for (const double ratio : {1.0, 1.5, 2.0}) {
        const QPixmap picture = blockPicture(theme(set), 3, 18, ratio);
        QCOMPARE(picture.size(), QSize(int(18 * ratio), int(18 * ratio)));
        QCOMPARE(picture.devicePixelRatio(), ratio);
    }
}

void TestBlockSets::everythingFollowsTheLook() {
    GameSession session;
    const GameDocument& document = *session.document();
    BoardView view;
    new GamePresenter(&view, &session);
    view.resize(300, 300);
    ColorCounts counts;
    counts.setBoard(document.board());
    const QImage board = view.grab().toImage();
    const auto isAllNew = [&] {
        const auto changed = changedCells(&view, board, view.grab().toImage());
        return changed.size() == std::size_t(document.board().block_count());
    };
    const QImage swatches = counts.grab().toImage();
    const auto isEachSwatchNew = [&] { // and no number
        QImage before = swatches;
        QImage after = counts.grab().toImage();
        const int colors = document.board().color_count();
        for (int i = 0; i < colors; ++i) {
            const QRect swatch(i * counts.width() / colors, 0, counts.fontMetrics().height(),
                               counts.height());
            if (before.copy(swatch) == after.copy(swatch))
                return false;
            for (QImage* image : {&before, &after})
                QPainter(image).fillRect(swatch, Qt::black);
        }
        return before == after;
    };
    const QString name = colorName(2);
    for (const BlockSet set : {BlockSet::Balls, BlockSet::Shapes}) {
        CurrentLook::instance()->setLook({set, colorsOf(PaletteChoice::Standard)});
        QVERIFY(isAllNew());
        QVERIFY(isEachSwatchNew());
    }
    CurrentLook::instance()->setLook({BlockSet::Tiles, colorsOf(PaletteChoice::Vivid)});
    QVERIFY(isAllNew());
    QVERIFY(isEachSwatchNew());
    QVERIFY(colorName(2) != name);
    CurrentLook::instance()->setLook({});
    QCOMPARE(view.grab().toImage(), board);
    QCOMPARE(counts.grab().toImage(), swatches);
    QCOMPARE(colorName(2), name);
}

/// Their pictures are kept: for other places, boards, sizes and colors they must not be taken.
void TestBlockSets::piecesLookAlikeWhereverTheyWerePaintedFirst() {
    QFETCH(const BlockSet, set);
    BoardTheme dark = theme(set);
    dark.ground = Qt::black;
    struct Case {
        BoardTheme look;
        QSize size;
        std::uint64_t seed;
    };
    std::vector<Case> cases;
    for (const BoardTheme& look : {theme(set), dark})
        for (const QSize size : {QSize(300, 300), QSize(310, 320), QSize(600, 500)})
            for (std::uint64_t seed = 1; seed <= 4; ++seed)
                cases.push_back({look, size, seed});
    const auto picture = [](const Case& each) {
        Board board = generate_board(each.seed, 12, 12, 4);
        for (std::uint64_t move = 0; move < each.seed && board.has_moves(); ++move)
            board.remove(groups(board).front(), Gravity::shift);
        return painted(each.look, BoardGeometry(each.size, 1, 12, 12), blocksOf(board));
    };
    std::vector<QImage> first;
    for (const Case& each : cases) {
        QPixmapCache::clear();
        first.push_back(picture(each));
    }
    QPixmapCache::clear();
    for (int round = 0; round < 2; ++round)
        for (std::size_t i = 0; i < cases.size(); ++i)
            QVERIFY2(picture(cases[i]) == first[i], qPrintable(QString::number(i)));
}

void TestBlockSets::marksStayOffWhenTheLookChanges() {
    BoardView view;
    view.setShowsGlyphs(false);
    CurrentLook::instance()->setLook({BlockSet::Balls, colorsOf(PaletteChoice::Soft)});
    QVERIFY(!view.showsGlyphs());
}

SAMEGAME_TEST(TestBlockSets, QApplication)
#include "tst_blocksets.moc"
