#include <QTest>

#include "engine/base/exceptions.h"
#include "engine/solvers/nrpa/nrpa.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The options of `nrpa`: presets, and what contradicts itself.
class TestNrpaOptions : public QObject {
    Q_OBJECT

private slots:
    void presetsAreThePaper_data();
    void presetsAreThePaper();
    void oursIsTheDefault();
    void everyMoveCodeIsOffered();
    void temperatureDividesTheWeightsAlone();
    void contradictionsAreRefused_data();
    void contradictionsAreRefused();

private:
    static NrpaOptions read(std::vector<std::string> texts) {
        const auto& table = NrpaOptions::table();
        const NrpaOptions options = table.read(*parse_options(table.specs(), texts));
        check(options);
        return options;
    }
};

void TestNrpaOptions::presetsAreThePaper_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("iterations");
    QTest::addColumn<bool>("tabu");
    QTest::addColumn<int>("pairs");
    QTest::addColumn<bool>("random");
    QTest::newRow("text") << "text" << 100 << false << int{SoftmaxOptions::never} << true;
    QTest::newRow("program") << "program" << 10 << true << 11 << false;
}

void TestNrpaOptions::presetsAreThePaper() {
    QFETCH(const QString, preset);
    QFETCH(const int, iterations);
    QFETCH(const bool, tabu);
    QFETCH(const int, pairs);
    QFETCH(const bool, random);
    const NrpaOptions options = read({"preset=" + preset.toStdString()});
    QCOMPARE(options.level, 4);
    QCOMPARE(options.iterations, static_cast<std::uint64_t>(iterations));
    QCOMPARE(options.step(), 1.0);
    QVERIFY(options.softmax.code == MoveCode::cells);
    QCOMPARE(options.softmax.bias, 0.0);
    QCOMPARE(options.softmax.tabu, tabu);
    QCOMPARE(options.softmax.tabu_pairs_after, pairs);
    QCOMPARE(options.softmax.tabu_but_last_group, tabu);
    QVERIFY(options.tabu_color == NrpaOptions::TabuColor::rank);
    QCOMPARE(options.softmax.tabu_rank, 1);
    QCOMPARE(options.initial_policy == NrpaOptions::InitialPolicy::random, random);
    QCOMPARE(options.playouts, 1);
    QCOMPARE(options.repetitions, std::uint64_t{0});
    for (int level = 1; level <= NrpaOptions::most_levels; ++level)
        QCOMPARE(options.beam_width(level), 1);
    QVERIFY(options.parallel == NrpaOptions::Parallel::shared);
    QCOMPARE(options.parallel_level, 1);
}

void TestNrpaOptions::oursIsTheDefault() {
    const auto specs = NrpaOptions::table().specs();
    QVERIFY(complete_options(specs, {{"preset", std::string("ours")}}) == default_options(specs));
}

void TestNrpaOptions::everyMoveCodeIsOffered() {
    const auto names = move_code_names();
    for (std::size_t i = 0; i < names.size(); ++i)
        QVERIFY(read({"code=" + names[i]}).softmax.code == static_cast<MoveCode>(i));
}

void TestNrpaOptions::temperatureDividesTheWeightsAlone() {
    const NrpaOptions options = read({"temperature=2", "bias=0.5", "alpha=1"});
    QCOMPARE(options.softmax.bias, 0.5);
    QCOMPARE(options.step(), 0.25);
}

void TestNrpaOptions::contradictionsAreRefused_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("third");
    QTest::newRow("parallel above the highest level") << "parallel=shared"
                                                      << "parallel-level=3"
                                                      << "level=2";
    QTest::newRow("a beam at the parallel level") << "parallel=thread-local"
                                                  << "parallel-level=2"
                                                  << "beam-2=2";
    QTest::newRow("a bias without bounds") << "bias=4"
                                           << "bias-cap=100"
                                           << "level=2";
    QTest::newRow("a hot bias") << "bias=4"
                                << "bias-cap=8"
                                << "temperature=10";
}

void TestNrpaOptions::contradictionsAreRefused() {
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    QFETCH(const QString, third);
    QVERIFY_THROWS_EXCEPTION(
        InvalidOptions, read({first.toStdString(), second.toStdString(), third.toStdString()}));
}

SAMEGAME_TEST(TestNrpaOptions)
#include "tst_nrpa_options.moc"
