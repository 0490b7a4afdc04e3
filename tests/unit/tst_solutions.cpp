#include <QFile>
#include <QTest>

#include "engine/formats/board_library.h"
#include "engine/formats/game_record.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// The lines in resources/solutions.
class TestSolutions : public QObject {
    Q_OBJECT

private slots:
    void eachLineIsOneOfItsBoard_data();
    void eachLineIsOneOfItsBoard();
    void tableTellsThem();

private:
    static QString folder() { return QStringLiteral(SAMEGAME_ROOT "/resources/solutions"); }
    static QByteArray content(const QString& name);
    static Result<ParsedRecord> kept(int number);
};

QByteArray TestSolutions::content(const QString& name) {
    QFile file(folder() + "/" + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Result<ParsedRecord> TestSolutions::kept(int number) {
    return parse_game_record(
        content(QString("standard-%1.samegame").arg(number, 2, 10, QChar('0'))).toStdString());
}

void TestSolutions::eachLineIsOneOfItsBoard_data() {
    QTest::addColumn<int>("number");
    for (int number = 1; number <= 20; ++number)
        QTest::addRow("board %d", number) << number;
}

void TestSolutions::eachLineIsOneOfItsBoard() {
    QFETCH(const int, number);
    const auto parsed = kept(number);
    QVERIFY(parsed);
    const GameRecord& record = parsed->record;
    QVERIFY(record.start.board == standard_board(number));
    QVERIFY(record.start.rules == Rules{});
    QVERIFY(record.line.finished);
    QCOMPARE(parsed->claim.score, record.line.score);
    QVERIFY(record.source);
    QVERIFY(!record.source->solver.empty() && !record.source->options_json.empty());
    QVERIFY(record.source->seed && record.source->threads && record.source->seconds);
}

void TestSolutions::tableTellsThem() {
    const QString table = QString::fromUtf8(content("README.md"));
    const QLocale english(QLocale::English);
    int total = 0;
    for (int number = 1; number <= 20; ++number) {
        const auto parsed = kept(number);
        QVERIFY(parsed);
        const Line& line = parsed->record.line;
        total += line.score;
        const QString row = QString("| %1 | %2 | %3 | ")
                                .arg(QString::number(number), english.toString(line.score),
                                     QString::number(line.moves.size()));
        QVERIFY2(table.contains(row), qPrintable(row));
    }
    QVERIFY(table.contains(QString("| total | %1 |").arg(english.toString(total))));
}

SAMEGAME_TEST(TestSolutions)
#include "tst_solutions.moc"
