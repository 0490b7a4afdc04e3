#include <QAction>
#include <QLocale>
#include <QTest>

#include "app/forms/seededit.h"

/// The forms that several panels and dialogs use, each by itself.
class TestForms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void seedsAreWholeNumbersOf64Bits_data();
    void seedsAreWholeNumbersOf64Bits();
    void onlyDigitsCanBeTyped();
    void emptySeedIsRandomWhereThatIsMeant();
    void shownSeedIsTheValue();
};

void TestForms::seedsAreWholeNumbersOf64Bits_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isSeed");
    QTest::newRow("zero") << "0" << true;
    QTest::newRow("small") << "42" << true;
    QTest::newRow("largest") << "18446744073709551615" << true;
    QTest::newRow("one more") << "18446744073709551616" << false;
    QTest::newRow("twenty nines") << "99999999999999999999" << false;
    QTest::newRow("no number") << "seed" << false; // from settings
}

void TestForms::seedsAreWholeNumbersOf64Bits() {
    QFETCH(const QString, text);
    QFETCH(const bool, isSeed);
    SeedEdit edit("seed");
    auto* sign = edit.findChild<QAction*>("seedSign");
    edit.setText(text);
    QCOMPARE(edit.value().has_value(), isSeed);
    QCOMPARE(edit.error().isEmpty(), isSeed);
    QCOMPARE(sign->isVisible(), !isSeed);
    QCOMPARE(sign->toolTip(), edit.error());
    QCOMPARE(edit.accessibleDescription(), edit.error());
    if (isSeed)
        QCOMPARE(QString::number(edit.valueOrRandom()), text);
    else
        QVERIFY2(edit.error().contains("18446744073709551615"), qPrintable(edit.error()));
    edit.setText("1");
    QVERIFY(edit.error().isEmpty());
    QVERIFY(!sign->isVisible());
}

void TestForms::onlyDigitsCanBeTyped() {
    SeedEdit edit("seed");
    QTest::keyClicks(&edit, "-1a2.3 e4");
    QCOMPARE(edit.text(), "1234");
}

void TestForms::emptySeedIsRandomWhereThatIsMeant() {
    SeedEdit random("seed");
    QVERIFY(!random.value());
    QVERIFY(random.error().isEmpty());
    QCOMPARE(random.placeholderText(), "random");
    QVERIFY(random.valueOrRandom() != random.valueOrRandom());
    SeedEdit needed("seed", SeedEdit::Empty::Mistake);
    QVERIFY(!needed.error().isEmpty());
    QVERIFY(needed.placeholderText().isEmpty());
}

void TestForms::shownSeedIsTheValue() {
    SeedEdit edit("seed");
    edit.setValue(~std::uint64_t{0});
    QCOMPARE(edit.text(), "18446744073709551615");
    QCOMPARE(edit.value(), std::optional(~std::uint64_t{0}));
    edit.setValue({});
    QCOMPARE(edit.text(), "");
    QVERIFY(!edit.accessibleName().isEmpty());
}

QTEST_MAIN(TestForms)
#include "tst_forms.moc"
