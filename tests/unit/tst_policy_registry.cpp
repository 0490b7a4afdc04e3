#include <QTest>

#include "engine/playout/policy_registry.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The rows of the policy registry, and policies as texts.
class TestPolicyRegistry : public QObject {
    Q_OBJECT

private slots:
    void registryDescribesEveryPolicy();
    void policyTexts_data();
    void policyTexts();
    void policyErrors_data();
    void policyErrors();
};

void TestPolicyRegistry::registryDescribesEveryPolicy() {
    for (const PolicyEntry& entry : policy_registry()) {
        QVERIFY(!entry.title.empty());
        QVERIFY(!entry.help.empty());
        QVERIFY(!entry.paper.empty());
        for (const OptionSpec& parameter : entry.parameters) {
            QVERIFY(!parameter.help.empty());
            QVERIFY(parameter.minimum <= number_of(parameter.default_value));
            QVERIFY(number_of(parameter.default_value) <= parameter.maximum);
        }
        QVERIFY(make_playout_engine(entry.name, std::nullopt).ok());
        QVERIFY(!policy_error(entry.name));
    }
}

void TestPolicyRegistry::policyTexts_data() {
    QTest::addColumn<QString>("policy");
    for (const char* policy :
         {"random", "tabu-random", "tabu-color-random:epsilon=0.003", "tabu-color-random:epsilon=1",
          "tabu-random:epsilon=0", "tabu-random:epsilon=1e-3",
          "roulette-wheel:beta=2:theta=0.9:alpha=3", "roulette-wheel:threshold=4.5",
          "greedy:tabu=1:epsilon=0.1"})
        QTest::newRow(policy) << policy;
}

void TestPolicyRegistry::policyTexts() {
    QFETCH(const QString, policy);
    QVERIFY(make_playout_engine(policy.toStdString()).ok());
    QVERIFY(!policy_error(policy.toStdString()));
}

void TestPolicyRegistry::policyErrors_data() {
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QString>("part"); // of the message
    QTest::newRow("nothing") << ""
                             << "'' is not a playout policy; known are random, tabu-random";
    QTest::newRow("unknown") << "best"
                             << "'best' is not a playout policy; known are random";
    QTest::newRow("capital letter") << "Random"
                                    << "; did you mean 'random'?";
    QTest::newRow("a slip") << "tabu-rnadom:epsilon=1"
                            << "; did you mean 'tabu-random'?";
    QTest::newRow("a slip in a parameter") << "tabu-random:epsilom=1"
                                           << "; did you mean 'epsilon'?";
    QTest::newRow("a whole number") << "cell-scan:tabu=3"
                                    << "tabu of policy cell-scan is a whole number from 0 to 2";
    QTest::newRow("no parameters")
        << "random:epsilon=1"
        << "'epsilon=1' is not a parameter of policy random, which has none";
    QTest::newRow("unknown parameter") << "tabu-random:alpha=1"
                                       << "'alpha=1' is not a parameter of policy tabu-random: "
                                          "expected epsilon=NUMBER";
    QTest::newRow("no value") << "tabu-random:epsilon"
                              << "'epsilon' is not a parameter";
    QTest::newRow("nothing after the colon") << "tabu-random:"
                                             << "'' is not a parameter";
    for (const char* value : {"", "x", "-0.1", "1.1", "nan", "0.1x"})
        QTest::addRow("epsilon '%s'", value) << QStringLiteral("tabu-random:epsilon=%1").arg(value)
                                             << "epsilon of policy tabu-random is a number from 0";
}

void TestPolicyRegistry::policyErrors() {
    QFETCH(const QString, policy);
    QFETCH(const QString, part);
    const auto engine = make_playout_engine(policy.toStdString());
    QVERIFY(!engine.ok());
    QVERIFY2(text(to_string(engine.error().message)).contains(part),
             to_string(engine.error()).c_str());
    QVERIFY(policy_error(policy.toStdString()) == engine.error());
}

SAMEGAME_TEST(TestPolicyRegistry)
#include "tst_policy_registry.moc"
