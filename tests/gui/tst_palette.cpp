#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/blockshape.h"
#include "engine/formats/block_colors.h"
#include "tests/support/test_program.h"

using namespace colordifference;

/// The block colors can be told apart by everybody.
class TestPalette : public QObject {
    Q_OBJECT

private slots:
    void differenceMatchesPublishedPairs_data();
    void differenceMatchesPublishedPairs();
    void simulationKeepsGrays_data() { eachVision(); }
    void simulationKeepsGrays();
    void colorsDiffer_data();
    void colorsDiffer();
    void closestPairIsFound();
    void graySeesNoHue();
    void namesOfTheProgramsPalettesFit();
    void plainColorsHaveTheirNames();
    void namesDifferWhateverTheColors();
    void glyphsDifferAndFit();
    void framesStandOutInHighContrast_data();
    void framesStandOutInHighContrast();
    void blocksAndMarksStandOut_data();
    void blocksAndMarksStandOut();

private:
    static void eachVision();
};

void TestPalette::eachVision() {
    QTest::addColumn<int>("vision");
    QTest::newRow("normal") << int(Vision::Normal);
    QTest::newRow("protanopia") << int(Vision::Protanopia);
    QTest::newRow("deuteranopia") << int(Vision::Deuteranopia);
    QTest::newRow("tritanopia") << int(Vision::Tritanopia);
    QTest::newRow("gray") << int(Vision::Gray);
}

void TestPalette::differenceMatchesPublishedPairs_data() {
    // From table 1 of Sharma et al. 2005.
    QTest::addColumn<QList<double>>("pair");
    QTest::addColumn<double>("expected");
    QTest::newRow("pair 1") << QList{50.0, 2.6772, -79.7751, 50.0, 0.0, -82.7485} << 2.0425;
    QTest::newRow("pair 7") << QList{50.0, 0.0, 0.0, 50.0, -1.0, 2.0} << 2.3669;
    QTest::newRow("pair 10") << QList{50.0, 2.49, -0.001, 50.0, -2.49, 0.0011} << 7.2195;
    QTest::newRow("pair 17") << QList{50.0, 2.5, 0.0, 73.0, 25.0, -18.0} << 27.1492;
    QTest::newRow("pair 25") << QList{60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387}
                             << 1.2644;
    QTest::newRow("pair 34") << QList{2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514} << 0.9082;
}

void TestPalette::differenceMatchesPublishedPairs() {
    QFETCH(const QList<double>, pair);
    QFETCH(const double, expected);
    const Lab first{pair[0], pair[1], pair[2]};
    const Lab second{pair[3], pair[4], pair[5]};
    QVERIFY(std::abs(ciede2000(first, second) - expected) < 0.00005);
    QVERIFY(std::abs(ciede2000(second, first) - expected) < 0.00005);
}

void TestPalette::simulationKeepsGrays() {
    QFETCH(const int, vision);
    for (const double level : {0.0, 0.25, 0.5, 1.0}) {
        const Rgb seen = simulated({level, level, level}, Vision(vision));
        QVERIFY(std::abs(seen.red - level) < 0.001);
        QVERIFY(std::abs(seen.green - level) < 0.001);
        QVERIFY(std::abs(seen.blue - level) < 0.001);
    }
}

/// What the palettes of the program keep: the standard one, and others that trade a little of it
/// for being soft or vivid, or some of it for gray.
void TestPalette::colorsDiffer_data() {
    QTest::addColumn<PaletteChoice>("palette");
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("bar");
    QTest::addColumn<double>("grayBar");
    QTest::newRow("standard, 5") << PaletteChoice::Standard << 5 << 20.0 << 12.0;
    QTest::newRow("standard, 9") << PaletteChoice::Standard << 9 << 13.0 << 4.0;
    QTest::newRow("soft, 5") << PaletteChoice::Soft << 5 << 20.0 << 11.0;
    QTest::newRow("soft, 9") << PaletteChoice::Soft << 9 << 12.0 << 4.0;
    QTest::newRow("vivid, 5") << PaletteChoice::Vivid << 5 << 18.0 << 11.0;
    QTest::newRow("vivid, 9") << PaletteChoice::Vivid << 9 << 12.0 << 4.0;
    QTest::newRow("contrast, 5") << PaletteChoice::Contrast << 5 << 17.5 << 15.5;
    QTest::newRow("contrast, 9") << PaletteChoice::Contrast << 9 << 12.5 << 7.5;
}

void TestPalette::colorsDiffer() {
    QFETCH(const PaletteChoice, palette);
    QFETCH(const int, count);
    QFETCH(const double, bar);
    QFETCH(const double, grayBar);
    const BlockColors colors = colorsOf(palette);
    for (const Vision vision : {Vision::Normal, Vision::Protanopia, Vision::Deuteranopia,
                                Vision::Tritanopia, Vision::Gray}) {
        const ClosestPair pair = closestPair(colors, count, vision);
        QVERIFY2(pair.difference >= (vision == Vision::Gray ? grayBar : bar),
                 qPrintable(QStringLiteral("in vision %1, %2 and %3 differ by %4 only")
                                .arg(int(vision))
                                .arg(pair.first)
                                .arg(pair.second)
                                .arg(pair.difference)));
        QVERIFY(pair.difference >= leastDifference(vision)); // or the program would warn of its own
    }
}

void TestPalette::closestPairIsFound() {
    BlockColors colors = colorsOf(PaletteChoice::Standard);
    colors[6] = colors[1].lighter(102);
    const ClosestPair pair = closestPair(colors, 9, Vision::Normal);
    QCOMPARE(pair.first, samegame::Color(2));
    QCOMPARE(pair.second, samegame::Color(7));
    QVERIFY(pair.difference > 0 && pair.difference < 3);
    QVERIFY(closestPair(colors, 6, Vision::Normal).difference > 20); // the pair is not among six
    QVERIFY(std::abs(closestPair({Qt::black, Qt::white}, 2, Vision::Gray).difference - 100) < 0.1);
}

void TestPalette::graySeesNoHue() {
    const QColor gray = seen(QColor(0x2cb9fa), Vision::Gray);
    QCOMPARE(gray.red(), gray.green());
    QCOMPARE(gray.green(), gray.blue());
    QCOMPARE(seen(QColor(0x2cb9fa), Vision::Normal), QColor(0x2cb9fa));
}

void TestPalette::namesOfTheProgramsPalettesFit() {
    QCOMPARE(colorNames(colorsOf(PaletteChoice::Standard)),
             QStringList({"yellow", "sky blue", "vermilion", "teal", "violet", "white", "pink",
                          "brown", "slate"}));
    for (std::size_t i = 0; i < samegame::block_colors.size(); ++i) // as in pages of the engine
        QCOMPARE(colorNames(colorsOf(PaletteChoice::Standard))[int(i)],
                 QString(samegame::block_colors[i].name));
    QCOMPARE(colorNames(colorsOf(PaletteChoice::Soft)),
             QStringList({"cream", "light blue", "rose", "dark green", "plum", "white",
                          "light pink", "dark brown", "slate"}));
    QCOMPARE(colorNames(colorsOf(PaletteChoice::Vivid)),
             QStringList({"lemon yellow", "blue", "red", "green", "black", "white", "magenta",
                          "orange", "turquoise"}));
    QCOMPARE(colorNames(colorsOf(PaletteChoice::Contrast)),
             QStringList({"white", "black", "amber", "blue", "coral", "light blue", "dark red",
                          "green", "rose"}));
}

/// The names that nobody would doubt.
void TestPalette::plainColorsHaveTheirNames() {
    BlockColors colors = colorsOf(PaletteChoice::Standard);
    colors[0] = Qt::yellow;
    colors[2] = Qt::red;
    colors[8] = Qt::black;
    colors[5] = Qt::white;
    colors[7] = QColor(0x808080);
    const QStringList names = colorNames(colors);
    QCOMPARE(names[0], QString("lemon yellow"));
    QCOMPARE(names[2], QString("red"));
    QCOMPARE(names[8], QString("black"));
    QCOMPARE(names[5], QString("white"));
    QCOMPARE(names[7], QString("gray"));
}

void TestPalette::namesDifferWhateverTheColors() {
    BlockColors colors;
    for (const QColor& all : {QColor(Qt::red), QColor(Qt::black), QColor(0x808080)}) {
        colors.fill(all);
        const QStringList names = colorNames(colors);
        QCOMPARE(QSet(names.begin(), names.end()).size(), qsizetype(colors.size()));
        QVERIFY(!names.contains(QString()));
    }
}

void TestPalette::glyphsDifferAndFit() {
    for (samegame::Color color = 1; color <= samegame::max_colors; ++color) {
        const QRectF bounds = blockGlyph(color).boundingRect();
        QVERIFY(QRectF(-0.5, -0.5, 1, 1).adjusted(-0.1, -0.1, 0.1, 0.1).contains(bounds));
        for (samegame::Color other = 1; other < color; ++other)
            QVERIFY(blockGlyph(color) != blockGlyph(other));
        const QRectF form = blockForm(color).boundingRect();
        QVERIFY(QRectF(-0.501, -0.501, 1.002, 1.002).contains(form));
        QVERIFY(std::max(form.width(), form.height()) > 0.85);
    }
}

void TestPalette::framesStandOutInHighContrast_data() {
    QTest::addColumn<QColor>("window");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<bool>("isHigh");
    QTest::newRow("white on black") << QColor(Qt::black) << QColor(Qt::white) << true;
    QTest::newRow("yellow on black") << QColor(Qt::black) << QColor(Qt::yellow) << true;
    QTest::newRow("black on white") << QColor(Qt::white) << QColor(Qt::black) << true;
    QTest::newRow("usual") << QColor(0xefefef) << QColor(Qt::black) << false;
    QTest::newRow("dark") << QColor(0x26282e) << QColor(0xe9ebf0) << false;
}

void TestPalette::framesStandOutInHighContrast() {
    QFETCH(const QColor, window);
    QFETCH(const QColor, text);
    QFETCH(const bool, isHigh);
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    const BoardTheme theme(palette);
    QCOMPARE(theme.groundFrame == text, isHigh);
    if (isHigh)
        QVERIFY(contrastRatio(theme.groundFrame, window) >= 19);
}

void TestPalette::blocksAndMarksStandOut_data() {
    QTest::addColumn<PaletteChoice>("palette");
    QTest::addColumn<BlockSet>("set");
    QTest::addColumn<bool>("isDark");
    const char* sets[] = {"tiles", "balls", "shapes"};
    const char* palettes[] = {"standard", "soft", "vivid", "contrast"};
    for (int palette = 0; palette < 4; ++palette)
        for (int set = 0; set < 3; ++set)
            for (const bool isDark : {false, true})
                QTest::addRow("%s, %s, %s", palettes[palette], sets[set], isDark ? "dark" : "light")
                    << PaletteChoice(palette) << BlockSet(set) << isDark;
}

/// With 3:1 at least, as WCAG 2.2 asks for what must be seen (1.4.11): a block's edge or all of it
/// from the board, and its mark from it in light and shade.
void TestPalette::blocksAndMarksStandOut() {
    QFETCH(const PaletteChoice, palette);
    QFETCH(const BlockSet, set);
    QFETCH(const bool, isDark);
    QPalette window;
    window.setColor(QPalette::Window, isDark ? QColor(0x26282e) : QColor(0xf0f1f4));
    window.setColor(QPalette::WindowText, isDark ? QColor(0xe9ebf0) : QColor(0x1d2027));
    const BoardTheme theme(window, {set, colorsOf(palette)});
    QCOMPARE(theme.isDark, isDark);
    for (samegame::Color color = 1; color <= samegame::max_colors; ++color) {
        const QColor block = theme.blockColor(color);
        const QByteArray which = QByteArray("color ") + QByteArray::number(color);
        QVERIFY2(contrastRatio(theme.rimColor(color), theme.ground) >= 3, which);
        const QColor mark = theme.markColor(color);
        QVERIFY2(contrastRatio(mark, block) >= 3, which);
        const bool isBall = set == BlockSet::Balls;
        if (set == BlockSet::Shapes)
            continue; // marks themselves
        QVERIFY2(contrastRatio(mark, mixed(block, Qt::white, isBall ? 0.34 : 0.12)) >= 3, which);
        QVERIFY2(contrastRatio(mark, mixed(block, Qt::black, isBall ? 0.1 : 0.08)) >= 3, which);
    }
}

SAMEGAME_TEST(TestPalette, QCoreApplication)
#include "tst_palette.moc"
