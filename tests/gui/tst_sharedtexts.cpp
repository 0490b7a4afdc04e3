#include <QTest>

#include "app/gui/basics/sharedtexts.h"
#include "tests/support/test_program.h"

/// How sentences stand one after the other.
class TestSharedTexts : public QObject {
    Q_OBJECT

private slots:
    void sentencesStandApart_data();
    void sentencesStandApart();
};

void TestSharedTexts::sentencesStandApart_data() {
    QTest::addColumn<QStringList>("sentences");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << QStringList() << QString();
    QTest::newRow("blank") << QStringList{"Done.", "It counts."} << QString("Done. It counts.");
    QTest::newRow("empty ones") << QStringList{"", "Done.", "", "Yes!"} << QString("Done. Yes!");
    QTest::newRow("full-width marks") << QStringList{"完了。", "パーフェクト！", "次へ。"}
                                      << QString("完了。パーフェクト！次へ。");
    QTest::newRow("mixed") << QStringList{"Done.", "完了。", "Yes."} << QString("Done. 完了。Yes.");
}

void TestSharedTexts::sentencesStandApart() {
    QFETCH(const QStringList, sentences);
    QTEST(SharedText::sentences(sentences), "text");
}

SAMEGAME_TEST(TestSharedTexts, QApplication)
#include "tst_sharedtexts.moc"
