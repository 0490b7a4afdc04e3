#include <QTest>

#include "engine/base/option_spec.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestOptionSpec : public QObject {
    Q_OBJECT

private slots:
    void valuesOfEachType_data();
    void valuesOfEachType();
    void saysWhatWasExpected_data();
    void saysWhatWasExpected();
    void optionsStandOverDefaults();
    void choicesImplyOtherOptions();
    void saysWhichOptionIsWrong_data();
    void saysWhichOptionIsWrong();
    void optionsAsJson();
    void realsKeepAllDigits();

private:
    static std::vector<OptionSpec> specs();
};

std::vector<OptionSpec> TestOptionSpec::specs() {
    return {
        {"level", OptionType::integer, std::int64_t{2}, 0, 8, {}, "Depth", ""},
        {"alpha", OptionType::real, 0.5, 0, 10, {}, "Step", ""},
        {"exact", OptionType::boolean, false, 0, 0, {}, "Whether", ""},
        {"final-move", OptionType::choice, std::string("top"), 0, 0, {"top", "mean"}, "How", ""},
        {"policy", OptionType::policy, std::string("random"), 0, 0, {}, "Policy", ""},
        {"d", OptionType::real, 1.0, 0.1, 1e9, {}, "Weight", ""},
        {"command", OptionType::text, std::string(), 0, 0, {}, "Command", ""},
    };
}

void TestOptionSpec::valuesOfEachType_data() {
    QTest::addColumn<int>("spec");
    QTest::addColumn<QString>("input");
    QTest::newRow("integer") << 0 << "8";
    QTest::newRow("integer 0") << 0 << "0";
    QTest::newRow("real") << 1 << "0.25";
    QTest::newRow("real from a whole number") << 1 << "10";
    QTest::newRow("boolean true") << 2 << "true";
    QTest::newRow("boolean false") << 2 << "false";
    QTest::newRow("choice") << 3 << "mean";
    QTest::newRow("policy") << 4 << "tabu-random:epsilon=0.1";
    QTest::newRow("text") << 6 << "python3 'a b.py' --level=3";
    QTest::newRow("text that is empty") << 6 << "";
}

void TestOptionSpec::valuesOfEachType() {
    QFETCH(const int, spec);
    QFETCH(const QString, input);
    const auto value =
        parse_option_value(specs()[static_cast<std::size_t>(spec)], input.toStdString());
    QVERIFY(value.ok());
    QCOMPARE(text(to_string(*value)), input);
}

void TestOptionSpec::saysWhatWasExpected_data() {
    QTest::addColumn<int>("spec");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("error");
    for (const char* input : {"9", "-1", "2.5", "", "two", "99999999999999999999"})
        QTest::addRow("integer '%s'", input)
            << 0 << input
            << QStringLiteral("option level is '%1', expected a whole number from 0 to 8")
                   .arg(input);
    for (const char* input : {"10.1", "-0.1", "", "nan", "inf", "1,5", "1e999"})
        QTest::addRow("real '%s'", input)
            << 1 << input
            << QStringLiteral("option alpha is '%1', expected a number from 0 to 10").arg(input);
    QTest::newRow("boolean") << 2 << "yes"
                             << "option exact is 'yes', expected true or false";
    QTest::newRow("choice") << 3 << "best"
                            << "option final-move is 'best', expected one of top, mean";
    QTest::newRow("a slip in a choice")
        << 3 << "maen"
        << "option final-move is 'maen', expected one of top, mean; did you mean 'mean'?";
    QTest::newRow("a range of large numbers")
        << 5 << "2e9"
        << "option d is '2e9', expected a number from 0.1 to 1000000000";
}

void TestOptionSpec::saysWhatWasExpected() {
    QFETCH(const int, spec);
    QFETCH(const QString, input);
    QFETCH(const QString, error);
    const auto value =
        parse_option_value(specs()[static_cast<std::size_t>(spec)], input.toStdString());
    QVERIFY(!value.ok());
    QCOMPARE(text(to_string(value.error().message)), error);
}

void TestOptionSpec::optionsStandOverDefaults() {
    const auto all = specs();
    const auto values = parse_options(all, std::vector<std::string>{"alpha=2", "final-move=mean"});
    QVERIFY(values.ok());
    OptionValues expected = default_options(all);
    QCOMPARE(expected.size(), all.size());
    expected["alpha"] = 2.0;
    expected["final-move"] = std::string("mean");
    QVERIFY(*values == expected);
    QVERIFY(*parse_options(all, {}) == default_options(all));
}

/// The defaults, then what a choice implies, then what is given, in whatever order.
void TestOptionSpec::choicesImplyOtherOptions() {
    auto all = specs();
    all[3].implied["mean"] = {{"alpha", 3.0}, {"level", std::int64_t{7}}};
    OptionValues expected = default_options(all);
    expected["final-move"] = std::string("mean");
    expected["alpha"] = 3.0;
    expected["level"] = std::int64_t{1};
    QVERIFY(*parse_options(all, std::vector<std::string>{"final-move=mean", "level=1"}) ==
            expected);
    QVERIFY(*parse_options(all, std::vector<std::string>{"level=1", "final-move=mean"}) ==
            expected);
    QVERIFY(complete_options(all, expected) == expected);
    QVERIFY(*parse_options(all, std::vector<std::string>{"final-move=top"}) ==
            default_options(all));
}

void TestOptionSpec::saysWhichOptionIsWrong_data() {
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("error");
    QTest::newRow("unknown") << "depth=3"
                             << "'depth' is not an option of this solver; it has level, alpha, "
                                "exact, final-move, policy, d, command";
    QTest::newRow("a slip in a name")
        << "finalmove=top"
        << "'finalmove' is not an option of this solver; it has level, alpha, exact, final-move, "
           "policy, d, command; did you mean 'final-move'?";
    QTest::newRow("no value") << "level"
                              << "option 'level' has no value: expected key=value";
    QTest::newRow("bad value") << "level=x"
                               << "option level is 'x', expected a whole number from 0 to 8";
    QTest::newRow("nothing") << ""
                             << "option '' has no value: expected key=value";
}

void TestOptionSpec::saysWhichOptionIsWrong() {
    QFETCH(const QString, input);
    QFETCH(const QString, error);
    const auto values =
        parse_options(specs(), std::vector<std::string>{"alpha=1", input.toStdString()});
    QVERIFY(!values.ok());
    QCOMPARE(text(to_string(values.error().message)), error);
    const auto none = parse_options({}, std::vector<std::string>{"a=1"});
    QCOMPARE(text(to_string(none.error().message)),
             QString("'a' is not an option of this solver; it has none"));
}

void TestOptionSpec::optionsAsJson() {
    QCOMPARE(
        text(to_json(default_options(specs()))),
        QString(
            R"({"alpha":0.5,"command":"","d":1.0,"exact":false,"final-move":"top","level":2,"policy":"random"})"));
    QCOMPARE(text(to_json(OptionValues{})), QString("{}"));
}

void TestOptionSpec::realsKeepAllDigits() {
    for (const double real : {0.1, 1e-9, 0.00007, 123456789.0625, 1e9}) {
        OptionSpec spec = specs()[1];
        spec.maximum = 1e12;
        QVERIFY(*parse_option_value(spec, to_string(OptionValue(real))) == OptionValue(real));
    }
}

SAMEGAME_TEST(TestOptionSpec)
#include "tst_option_spec.moc"
