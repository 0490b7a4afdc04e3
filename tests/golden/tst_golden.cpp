#include <QDir>
#include <QFile>
#include <QTest>
#include <algorithm>

#include "engine/base/rng.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_text.h"
#include "engine/game/board_generator.h"
#include "engine/game/group.h"
#include "engine/game/line.h"
#include "engine/game/scoring.h"
#include "engine/playout/policy_registry.h"
#include "engine/studies/experiment/bench_signature.h"
#include "engine/studies/experiment/program_signature.h"
#include "tests/support/published_line.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

/// What the engine does, compared with files that were reviewed; README.md says how to renew them.
class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void playthroughs_data();
    void playthroughs();
    void benchSignature();
    void benchSignaturePlaysEveryPolicy();

private:
    static void compare(const QString& file, const QString& content);
    static QString playthrough(const Position& start, const MoveList& moves);
    static MoveList randomMoves(const Board& start, Gravity gravity, std::uint64_t seed);
};

/// Compares with the file, or writes it when SAMEGAME_REGENERATE_GOLDEN is set.
void TestGolden::compare(const QString& file, const QString& content) {
    QFile golden(QDir(QStringLiteral(SAMEGAME_GOLDEN_DIR)).filePath(file));
    if (qEnvironmentVariableIsSet("SAMEGAME_REGENERATE_GOLDEN")) {
        QVERIFY(golden.open(QIODevice::WriteOnly));
        QCOMPARE(golden.write(content.toUtf8()), content.toUtf8().size());
        return;
    }
    QVERIFY2(golden.open(QIODevice::ReadOnly), qPrintable(golden.fileName()));
    const QStringList expected = QString::fromUtf8(golden.readAll()).split('\n');
    const QStringList lines = content.split('\n');
    for (qsizetype i = 0; i < std::min(lines.size(), expected.size()); ++i)
        QVERIFY2(lines[i] == expected[i],
                 qPrintable(QStringLiteral("%1, line %2: '%3', expected '%4'")
                                .arg(file)
                                .arg(i + 1)
                                .arg(lines[i], expected[i])));
    QCOMPARE(lines.size(), expected.size());
}

/// The whole game as text: every move with what it earned, and the board after it.
QString TestGolden::playthrough(const Position& start, const MoveList& moves) {
    QString out = QStringLiteral("id %1\nrules %2\n\n%3")
                      .arg(text(to_board_id(start)), text(description_of(start.rules)),
                           text(to_board_text(start.board)));
    Board board = start.board;
    int score = 0;
    int number = 0;
    for (const Move move : moves) {
        const Group group = group_at(board, move.cell);
        const int points = move_points(start.rules, group.size());
        score += points;
        out += QStringLiteral("\n%1. %2: color %3, blocks %4, points %5, score %6\n")
                   .arg(++number)
                   .arg(text(to_string(to_notation(group.move(), board.rows()))))
                   .arg(board.color_at(move.cell))
                   .arg(group.size())
                   .arg(points)
                   .arg(score);
        board.remove(group, start.rules.gravity);
        out += text(to_board_text(board));
    }
    const int end = board.has_moves() ? 0 : end_points(start.rules, board);
    return out + QStringLiteral("\nend: blocks left %1, points %2, score %3, hash %4\n")
                     .arg(board.block_count())
                     .arg(end)
                     .arg(score + end)
                     .arg(board.hash(), 16, 16, QLatin1Char('0'));
}

/// A random game to its end.
MoveList TestGolden::randomMoves(const Board& start, Gravity gravity, std::uint64_t seed) {
    Rng rng(seed);
    Board board = start;
    MoveList moves;
    while (board.has_moves()) {
        const MoveList legal = legal_moves(board);
        moves.push_back(legal[rng.bounded(static_cast<std::uint32_t>(legal.size()))]);
        board.play(moves.back(), gravity);
    }
    return moves;
}

void TestGolden::playthroughs_data() {
    QTest::addColumn<QString>("content");
    QTest::newRow("board9_published")
        << playthrough({standard_board(9), Rules{}}, published_line_of_board_9());
    const Board standard_size = generate_board(1);
    QTest::newRow("random_15x15x5")
        << playthrough({standard_size, Rules{}}, randomMoves(standard_size, Gravity::shift, 1));
    for (const Rules& rules : all_rules()) {
        const Board board = generate_board(2, 6, 7, 3);
        QString name = QStringLiteral("random_6x7x3_%1").arg(text(description_of(rules)));
        QTest::newRow(qPrintable(name.replace('-', '_').replace(", ", "_")))
            << playthrough({board, rules}, randomMoves(board, rules.gravity, 2));
    }
}

void TestGolden::playthroughs() {
    QFETCH(const QString, content);
    compare(QStringLiteral("%1.txt").arg(QTest::currentDataTag()), content);
}

void TestGolden::benchSignature() {
    compare(QStringLiteral("bench_signature.txt"), text(bench_signature()) + '\n');
    QCOMPARE(program_signature(), bench_signature());
}

void TestGolden::benchSignaturePlaysEveryPolicy() {
    const std::vector<std::string> played = signature_policies();
    const auto plays = [&](const std::string& policy) {
        return std::any_of(played.begin(), played.end(), [&](const std::string& text) {
            return (text + ":").find(policy) == 0 && !policy_error(text);
        });
    };
    for (const PolicyEntry& entry : policy_registry()) {
        QVERIFY2(plays(entry.name + ":"), entry.name.c_str());
        for (const OptionSpec& parameter : entry.parameters)
            QVERIFY2(plays(entry.name + ":" + parameter.name + "="), parameter.name.c_str());
    }
}

SAMEGAME_TEST(TestGolden)
#include "tst_golden.moc"
