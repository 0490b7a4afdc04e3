#include <QTest>

#include "app/board/boardtheme.h"
#include "tests/gui/colordifference.h"

using namespace colordifference;

/// The block colors can be told apart by everybody.
class TestPalette : public QObject {
    Q_OBJECT

private slots:
    void differenceMatchesPublishedPairs_data();
    void differenceMatchesPublishedPairs();
    void simulationKeepsGreys_data() { eachVision(); }
    void simulationKeepsGreys();
    void firstFiveColorsDiffer_data() { eachVision(); }
    void firstFiveColorsDiffer();
    void allColorsDiffer_data() { eachVision(); }
    void allColorsDiffer();
    void glyphsDifferAndFit();

private:
    static void eachVision();
    static void compareColors(std::size_t count, double bar);
};

void TestPalette::eachVision() {
    QTest::addColumn<int>("vision");
    QTest::newRow("normal") << int(Vision::Normal);
    QTest::newRow("protanopia") << int(Vision::Protanopia);
    QTest::newRow("deuteranopia") << int(Vision::Deuteranopia);
    QTest::newRow("tritanopia") << int(Vision::Tritanopia);
    QTest::newRow("grey") << int(Vision::Grey);
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

void TestPalette::simulationKeepsGreys() {
    QFETCH(const int, vision);
    for (const double level : {0.0, 0.25, 0.5, 1.0}) {
        const Rgb seen = simulated({level, level, level}, Vision(vision));
        QVERIFY(std::abs(seen.red - level) < 0.001);
        QVERIFY(std::abs(seen.green - level) < 0.001);
        QVERIFY(std::abs(seen.blue - level) < 0.001);
    }
}

void TestPalette::compareColors(std::size_t count, double bar) {
    QFETCH(const int, vision);
    const BlockColors colors = defaultBlockColors();
    const auto rgb = [](const QColor& color) {
        return Rgb{color.redF(), color.greenF(), color.blueF()};
    };
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const double seen = difference(rgb(colors[i]), rgb(colors[j]), Vision(vision));
            QVERIFY2(seen >= bar, qPrintable(QStringLiteral("%1 and %2 differ by %3 only")
                                                 .arg(colors[i].name(), colors[j].name())
                                                 .arg(seen)));
        }
    }
}

void TestPalette::firstFiveColorsDiffer() {
    QFETCH(const int, vision);
    compareColors(5, Vision(vision) == Vision::Grey ? 12 : 20);
}

void TestPalette::allColorsDiffer() {
    QFETCH(const int, vision);
    compareColors(samegame::max_colors, Vision(vision) == Vision::Grey ? 4 : 13);
}

void TestPalette::glyphsDifferAndFit() {
    for (samegame::Color color = 1; color <= samegame::max_colors; ++color) {
        const QRectF bounds = blockGlyph(color).boundingRect();
        QVERIFY(QRectF(-0.5, -0.5, 1, 1).adjusted(-0.1, -0.1, 0.1, 0.1).contains(bounds));
        for (samegame::Color other = 1; other < color; ++other)
            QVERIFY(blockGlyph(color) != blockGlyph(other));
    }
}

QTEST_GUILESS_MAIN(TestPalette)
#include "tst_palette.moc"
