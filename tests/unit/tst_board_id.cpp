#include <QTest>

#include <set>
#include <utility>

#include "engine/base/rng.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_library.h"
#include "engine/formats/board_name.h"
#include "engine/game/board_generator.h"
#include "tests/support/qtest_text.h"
#include "tests/support/random_scoring.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestBoardId : public QObject {
    Q_OBJECT

private slots:
    void goldenIds_data();
    void goldenIds();
    void lettersOfRulesStay_data();
    void lettersOfRulesStay();
    void allRulesHaveALetterOfTheirOwn();
    void rulesOfOnesOwnReadBack();
    void idsReadBack_data();
    void idsReadBack();
    void standardSizeFitsInto120Characters();
    void anyChangedCharacterIsRefused_data();
    void anyChangedCharacterIsRefused();
    void missingCharactersAreRefused();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void nameOfABoardCanBeItsId();

private:
    static QString withCheck(const QString& content);
};

// These IDs come from an independent implementation of the grammar and must never change.
void TestBoardId::goldenIds_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("colors");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("id");
    QTest::newRow("partially empty") << "1../22./131" << 3 << "standard"
                                     << "3x3x3-S-DCBKC-N5tX";
    QTest::newRow("one color") << "11" << 1 << "clickomania"
                               << "1x2x1-c--DvNp";
    QTest::newRow("rules of one's own")
        << "121/212/331" << 3 << "own:points=n^2:bonus=100:penalty=n"
        << "3x3x3-uw9WauR3c94mXyojYv5Wdz1TMwAjOwVmbhxGd51jb-uEBA-4tJy";
    QTest::newRow("cleared") << ".../..." << 9 << "bubble-breaker"
                             << "2x3x9-B-AAA-zx7~";
    QTest::newRow("standard board 1")
        << text(drawing(standard_board(1))) << 5 << "standard"
        << "15x15x5-s-"
           "LFYEVjJsKvrQ4PNtLPbW5mroRB8D7SsSskFICeppMq7qWWCGtiJWXpglaZesgquJpLzPAWnL2tieRIrAG"
           "uFUiqmCwl-bSod";
}

void TestBoardId::goldenIds() {
    QFETCH(const QString, board);
    QFETCH(const int, colors);
    QFETCH(const QString, rules);
    QFETCH(const QString, id);
    const Board position = drawn(board.toStdString());
    const Position start{Board(position.rows(), position.columns(), colors, cells_of(position)),
                         Rules{*scoring_of_name(rules.toStdString())}};
    QCOMPARE(text(to_board_id(start)), id);
    const auto read = parse_board_id(id.toStdString());
    QVERIFY(read.ok());
    QVERIFY(*read == start);
    QCOMPARE(read->board.color_count(), colors);
}

// IDs as they were written before letters stood in a table; people have them in files and mails.
void TestBoardId::lettersOfRulesStay_data() {
    QTest::addColumn<QString>("scoring");
    QTest::addColumn<QString>("gravity");
    QTest::addColumn<QString>("full");        // of 121/212/331
    QTest::addColumn<QString>("withHeights"); // of 1../22./131
    const auto add = [](const char* scoring, const char* gravity, const char* full,
                        const char* withHeights) {
        QTest::addRow("%s, %s", scoring, gravity) << scoring << gravity << full << withHeights;
    };
    add("standard", "shift", "3x3x3-s-uEBA-SOYT", "3x3x3-S-DCBKC-N5tX");
    add("no-penalty", "shift", "3x3x3-n-uEBA-O7s8", "3x3x3-N-DCBKC-311i");
    add("lenient-penalty", "shift", "3x3x3-l-uEBA-7XRR", "3x3x3-L-DCBKC-kTUS");
    add("bubble-breaker", "shift", "3x3x3-b-uEBA-~g49", "3x3x3-B-DCBKC-sYmP");
    add("clickomania", "shift", "3x3x3-c-uEBA-eQEz", "3x3x3-C-DCBKC-ZPEe");
    add("standard", "pull-left", "3x3x3-t-uEBA-YfuA", "3x3x3-T-DCBKC-NNx5");
    add("no-penalty", "pull-left", "3x3x3-o-uEBA-5imC", "3x3x3-O-DCBKC-NoeN");
    add("lenient-penalty", "pull-left", "3x3x3-m-uEBA-PhIf", "3x3x3-M-DCBKC-_UNZ");
    add("bubble-breaker", "pull-left", "3x3x3-d-uEBA-p702", "3x3x3-D-DCBKC-0RP9");
    add("clickomania", "pull-left", "3x3x3-e-uEBA-E161", "3x3x3-E-DCBKC-SaLe");
}

void TestBoardId::lettersOfRulesStay() {
    QFETCH(const QString, scoring);
    QFETCH(const QString, gravity);
    QFETCH(const QString, full);
    QFETCH(const QString, withHeights);
    const Rules rules{*scoring_of_name(scoring.toStdString()),
                      *gravity_of_name(gravity.toStdString())};
    for (const auto& [board, id] :
         {std::pair{drawn("121/212/331"), full}, {drawn("1../22./131"), withHeights}}) {
        const auto read = parse_board_id(id.toStdString());
        QVERIFY(read.ok());
        QVERIFY(read->rules == rules);
        QVERIFY(read->board == board);
        QCOMPARE(text(to_board_id({board, rules})), id);
    }
}

void TestBoardId::allRulesHaveALetterOfTheirOwn() {
    std::set<char> letters;
    for (const Rules& rules : all_rules()) {
        const std::string full = to_board_id({drawn("11"), rules});
        const std::string withHeights = to_board_id({drawn("1./11"), rules});
        const char letter = full[full.find('-') + 1];
        QVERIFY2(letter >= 'a' && letter <= 'z', description_of(rules).c_str());
        QCOMPARE(withHeights[withHeights.find('-') + 1], static_cast<char>(letter - 'a' + 'A'));
        QVERIFY2(letters.insert(letter).second, description_of(rules).c_str());
        QVERIFY(parse_board_id(full)->rules == rules);
        QVERIFY(parse_board_id(withHeights)->rules == rules);
    }
}

void TestBoardId::rulesOfOnesOwnReadBack() {
    Rng rng(1);
    for (int i = 0; i < 200; ++i) {
        for (const Gravity gravity : all_gravities()) {
            for (const char* board : {"121/212/331", "1../22./131"}) {
                const Position start{drawn(board), {random_scoring(rng), gravity}};
                const std::string id = to_board_id(start);
                const auto read = parse_board_id(id);
                QVERIFY2(read.ok(), id.c_str());
                QVERIFY2(*read == start, id.c_str());
                QCOMPARE(text(to_board_id(*read)), text(id));
            }
        }
    }
}

void TestBoardId::idsReadBack_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const auto& [rows, columns] :
         {std::pair{1, 1}, {1, 32}, {32, 1}, {2, 3}, {7, 5}, {15, 15}, {20, 31}, {32, 32}})
        QTest::addRow("%dx%d", rows, columns) << rows << columns;
}

void TestBoardId::idsReadBack() {
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    for (int colors = 1; colors <= max_colors; ++colors) {
        for (const Rules& rules : all_rules()) {
            Rng rng(static_cast<std::uint64_t>(colors));
            Position start{generate_board(rng.next(), rows, columns, colors), rules};
            for (;;) {
                const std::string id = to_board_id(start);
                const auto read = parse_board_id(id);
                QVERIFY2(read.ok(), id.c_str());
                QVERIFY2(*read == start, id.c_str());
                QCOMPARE(read->board.color_count(), colors);
                const MoveList moves = legal_moves(start.board);
                if (moves.empty())
                    break;
                start.board.play(moves[rng.bounded(static_cast<std::uint32_t>(moves.size()))],
                                 rules.gravity);
            }
        }
    }
}

void TestBoardId::standardSizeFitsInto120Characters() {
    for (int number = 1; number <= schadd250_board_count; ++number) {
        for (const Rules& rules : {all_rules().front(), all_rules().back()}) {
            Board board = schadd250_board(number);
            QCOMPARE(to_board_id({board, rules}).size(), std::size_t{105});
            while (board.has_moves()) {
                board.play(legal_moves(board).front(), rules.gravity);
                QVERIFY(to_board_id({board, rules}).size() <= 120);
            }
        }
    }
}

void TestBoardId::anyChangedCharacterIsRefused_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("standard board 1")
        << QByteArray::fromStdString(to_board_id({standard_board(1), Rules{}}));
    QTest::newRow("partially empty") << QByteArray("3x3x3-S-DCBKC-N5tX");
    QTest::newRow("no cells") << QByteArray("1x2x1-c--DvNp");
}

void TestBoardId::anyChangedCharacterIsRefused() {
    QFETCH(const QByteArray, id);
    QVERIFY(parse_board_id(id.toStdString()).ok());
    for (qsizetype i = 0; i < id.size(); ++i) {
        for (int c = 0; c < 256; ++c) {
            QByteArray changed = id;
            changed[i] = static_cast<char>(c);
            if (changed == id)
                continue;
            const auto read = parse_board_id(changed.toStdString());
            QVERIFY2(!read.ok(), changed.constData());
            QVERIFY(!to_string(read.error()).empty());
        }
    }
}

void TestBoardId::missingCharactersAreRefused() {
    const std::string id = to_board_id({standard_board(1), Rules{}});
    for (std::size_t i = 0; i < id.size(); ++i) {
        std::string shorter = id;
        shorter.erase(i, 1);
        QVERIFY2(!parse_board_id(shorter).ok(), shorter.c_str());
        QVERIFY(!parse_board_id(id.substr(0, i)).ok());
        if (i + 1 < id.size() && id[i] != id[i + 1]) {
            std::string exchanged = id;
            std::swap(exchanged[i], exchanged[i + 1]);
            QVERIFY2(!parse_board_id(exchanged).ok(), exchanged.c_str());
        }
    }
}

void TestBoardId::saysWhatIsWrong_data() {
    QTest::addColumn<QString>("content"); // the check is added
    QTest::addColumn<QString>("error");
    const QString size = "the board ID has no size: expected ROWSxCOLUMNSxCOLORS, up to 32x32x9";
    QTest::newRow("no rows") << "0x3x2-s-AA" << size;
    QTest::newRow("too many columns") << "1x33x2-s-AA" << size;
    QTest::newRow("too many colors") << "1x2x10-s-AA" << size;
    QTest::newRow("two numbers") << "2x2-s-AA" << size;
    QTest::newRow("a huge number") << "1x99999999999999999999x2-s-AA" << size;
    const QString rules =
        "the board ID has unknown rules: expected one of s, n, l, b, c, t, o, m, d, e, "
        "u, v";
    QTest::newRow("own rules without text") << "1x2x2-u-AA" << rules;
    QTest::newRow("own rules that are none") << "1x2x2-uwB-AA" << rules;
    QTest::newRow("unknown rules") << "1x2x2-x-AA" << rules;
    QTest::newRow("two rules") << "1x2x2-sn-AA" << rules;
    QTest::newRow("no rules") << "1x2x2--AA" << rules;
    const QString cells = "the cells of the board ID do not fit its size";
    QTest::newRow("too few cells") << "1x2x2-s-A" << cells;
    QTest::newRow("too many cells") << "1x2x2-s-AAAA" << cells;
    QTest::newRow("cells of one color") << "1x2x1-s-AA" << cells;
    QTest::newRow("more than the colors") << "1x2x2-s-EA" << cells;
    QTest::newRow("a character of no digit") << "1x2x2-s-A!" << cells;
    QTest::newRow("too few heights") << "2x2x2-S-B" << cells;
    QTest::newRow("too high") << "2x2x2-S-DAAA" << cells;
    QTest::newRow("an empty column")
        << "2x2x2-S-ABAA"
        << "column 1 is empty, but there are blocks to the right of it";
}

/// `content` with its check: four digits of the FNV-1a hash.
QString TestBoardId::withCheck(const QString& content) {
    const char* digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~";
    std::uint32_t hash = 2166136261U;
    for (const char c : content.toStdString())
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    hash ^= hash >> 24;
    QString id = content + '-';
    for (int i = 0; i < 4; ++i)
        id += QLatin1Char(digits[hash >> (6 * i) & 63U]);
    return id;
}

void TestBoardId::saysWhatIsWrong() {
    QFETCH(const QString, content);
    QFETCH(const QString, error);
    const auto read = parse_board_id(withCheck(content).toStdString());
    QVERIFY(!read.ok());
    QCOMPARE(text(to_string(read.error().message)), error);
}

void TestBoardId::nameOfABoardCanBeItsId() {
    const Position start{standard_board(1), {}};
    QVERIFY(is_id_name(id_name_of(start)));
    QVERIFY(board_of_name(id_name_of(start)).value() == start);
    QVERIFY(!is_id_name(to_board_id(start)) && !is_id_name("standard:1"));
}

SAMEGAME_TEST(TestBoardId)
#include "tst_board_id.moc"
