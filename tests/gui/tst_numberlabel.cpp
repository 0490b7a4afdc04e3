#include <QTest>

#include "app/gui/basics/fittedtext.h"
#include "tests/support/test_program.h"

/// Numbers that change in place do not move what is beside them.
class TestNumberLabel : public QObject {
    Q_OBJECT

private slots:
    void everyDigitTakesTheSameRoom();
    void moreDigitsTakeMoreRoom();
    void textIsNeverCut();
};

void TestNumberLabel::everyDigitTakesTheSameRoom() {
    NumberLabel label;
    for (const QString& text :
         {QString("Score 1,111"), QString("Score 9,000"), QString("Score 8,888")}) {
        label.setText(text);
        const int spare = label.sizeHint().width() - tabularWidth(label.fontMetrics(), text);
        NumberLabel other;
        other.setText("Score 4,444");
        QCOMPARE(label.sizeHint().width(), other.sizeHint().width());
        QVERIFY(spare >= 0);
    }
    QCOMPARE(tabularWidth(label.fontMetrics(), "111"), 3 * widestDigit(label.fontMetrics()));
}

void TestNumberLabel::moreDigitsTakeMoreRoom() {
    NumberLabel one;
    one.setText("9 moves");
    NumberLabel two;
    two.setText("11 moves");
    QVERIFY(two.sizeHint().width() > one.sizeHint().width());
    QCOMPARE(two.minimumSizeHint().width(), two.sizeHint().width());
}

void TestNumberLabel::textIsNeverCut() {
    NumberLabel label;
    for (const QString& text : {QString(), QString("no digits"), QString("12,345.6 s")}) {
        label.setText(text);
        QVERIFY(label.sizeHint().width() >= label.fontMetrics().horizontalAdvance(text));
    }
}

SAMEGAME_TEST(TestNumberLabel, QApplication)
#include "tst_numberlabel.moc"
