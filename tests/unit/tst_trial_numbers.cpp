#include <QTest>

#include <set>

#include "engine/base/rng.h"
#include "engine/studies/experiment/trial.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestTrialNumbers : public QObject {
    Q_OBJECT

private slots:
    void isTheSetThatItStandsFor();
    void aLargeTableTakesNoRoom();
};

void TestTrialNumbers::isTheSetThatItStandsFor() {
    constexpr std::size_t numbers = 60;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Rng rng(seed);
        TrialNumbers intervals;
        std::set<std::size_t> expected;
        for (std::size_t i = 0; i < numbers; ++i) {
            const std::size_t number = rng.bounded(numbers);
            intervals.insert(number);
            expected.insert(number);
            std::size_t missing = numbers;
            for (std::size_t n = numbers; n-- > 0;) {
                missing = expected.contains(n) ? missing : n;
                QCOMPARE(intervals.contains(n), expected.contains(n));
                QCOMPARE(intervals.next_missing(n), missing);
            }
        }
    }
}

void TestTrialNumbers::aLargeTableTakesNoRoom() {
    constexpr std::size_t last = std::size_t{200} * 1000 * 1'000'000 - 1;
    TrialNumbers numbers;
    numbers.insert(last);
    numbers.insert(0);
    QCOMPARE(numbers.next_missing(0), std::size_t{1});
    QCOMPARE(numbers.next_missing(last), last + 1);
    QVERIFY(!numbers.contains(last - 1));
}

SAMEGAME_TEST(TestTrialNumbers)
#include "tst_trial_numbers.moc"
