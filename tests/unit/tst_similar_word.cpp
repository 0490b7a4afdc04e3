#include <QTest>

#include "engine/base/similar_word.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestSimilarWord : public QObject {
    Q_OBJECT

private slots:
    void proposesWhatIsFewSlipsAway_data();
    void proposesWhatIsFewSlipsAway();
    void asksBehindTheRefusal();
};

void TestSimilarWord::proposesWhatIsFewSlipsAway_data() {
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("similar"); // empty: none
    QTest::newRow("the word itself") << "nrpa"
                                     << "";
    QTest::newRow("a letter is missing") << "nra"
                                         << "nrpa";
    QTest::newRow("a letter too many") << "beam-searrch"
                                       << "beam-search";
    QTest::newRow("another letter") << "beam_search"
                                    << "beam-search";
    QTest::newRow("two letters exchanged") << "nrap"
                                           << "nrpa";
    QTest::newRow("two exchanged and one missing") << "baem-serch"
                                                   << "beam-search";
    QTest::newRow("capital letters") << "NRPA"
                                     << "nrpa";
    QTest::newRow("three slips in eleven letters") << "baam-saerch"
                                                   << "beam-search";
    QTest::newRow("the nearest of two") << "levels"
                                        << "level";
    QTest::newRow("the first of equals") << "lxvel"
                                         << "level";
    QTest::newRow("two slips in four letters that begin alike") << "nprs"
                                                                << "nrpa";
    QTest::newRow("two slips in four letters that do not") << "rnps"
                                                           << "";
    QTest::newRow("the beginning of a name") << "bea"
                                             << "beam-search";
    QTest::newRow("the beginning of an option") << "--out"
                                                << "--output";
    QTest::newRow("an option with two slips of five") << "--ounpu"
                                                      << "--output";
    QTest::newRow("no option with three slips of five") << "--input"
                                                        << "";
    QTest::newRow("dashes alone") << "--"
                                  << "";
    QTest::newRow("too short a beginning") << "be"
                                           << "";
    QTest::newRow("of an option") << "--o"
                                  << "";
    QTest::newRow("too far") << "solve"
                             << "";
    QTest::newRow("nothing in common") << "x"
                                       << "";
    QTest::newRow("nothing of one letter is left") << "d"
                                                   << "";
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("longer than any name") << QString(1'000'000, 'n') << "";
    QTest::newRow("bytes") << QString::fromUtf8("nrpä") << "nrpa";
}

void TestSimilarWord::proposesWhatIsFewSlipsAway() {
    QFETCH(const QString, word);
    QFETCH(const QString, similar);
    const std::vector<std::string> known{"nrpa", "beam-search", "c", "level", "lavel", "--output"};
    QCOMPARE(text(similar_word(word.toStdString(), known).value_or("")), similar);
    QVERIFY(!similar_word(word.toStdString(), {}));
}

void TestSimilarWord::asksBehindTheRefusal() {
    const std::vector<std::string> known{"shift", "pull-left"};
    const Message refusal("%1 is no gravity", "shfit");
    QCOMPARE(text(to_string(with_similar_word(refusal, "shfit", known))),
             "shfit is no gravity; did you mean 'shift'?");
    QVERIFY(with_similar_word(refusal, "down", known) == refusal);
}

SAMEGAME_TEST(TestSimilarWord)
#include "tst_similar_word.moc"
