#include <QTest>
#include <QTranslator>

#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What the registries say to people is among the texts that translators are given.
class TestEngineTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void textsOfSolversAreTranslated_data();
    void textsOfSolversAreTranslated();
    void textsOfPoliciesAreTranslated_data();
    void textsOfPoliciesAreTranslated();

private:
    void check(const std::string& english) const;

    QTranslator m_german;
};

void TestEngineTexts::initTestCase() {
    if (!m_german.load(":/i18n/samegame_de"))
        QSKIP("built without translations");
}

/// Names of algorithms are listed all the same, though a translation may repeat them.
void TestEngineTexts::check(const std::string& english) const {
    QVERIFY2(!m_german.translate("Engine", english.c_str()).isEmpty(), english.c_str());
}

void TestEngineTexts::textsOfSolversAreTranslated_data() {
    QTest::addColumn<int>("row");
    for (int row = 0; row < static_cast<int>(solver_registry().size()); ++row)
        QTest::newRow(solver_registry()[static_cast<std::size_t>(row)].name.c_str()) << row;
}

void TestEngineTexts::textsOfSolversAreTranslated() {
    QFETCH(const int, row);
    const SolverEntry& solver = solver_registry()[static_cast<std::size_t>(row)];
    check(solver.title);
    check(solver.summary);
    for (const OptionSpec& option : solver.options)
        check(option.help);
}

void TestEngineTexts::textsOfPoliciesAreTranslated_data() {
    QTest::addColumn<int>("row");
    for (int row = 0; row < static_cast<int>(policy_registry().size()); ++row)
        QTest::newRow(policy_registry()[static_cast<std::size_t>(row)].name.c_str()) << row;
}

void TestEngineTexts::textsOfPoliciesAreTranslated() {
    QFETCH(const int, row);
    const PolicyEntry& policy = policy_registry()[static_cast<std::size_t>(row)];
    check(policy.title);
    check(policy.help);
    for (const OptionSpec& parameter : policy.parameters)
        check(parameter.help);
}

SAMEGAME_TEST(TestEngineTexts, QCoreApplication)
#include "tst_enginetexts.moc"
