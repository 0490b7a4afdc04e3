#include <QTest>

#include <functional>
#include <nlohmann/json.hpp>

#include "engine/base/text.h"
#include "engine/formats/board_id.h"
#include "engine/formats/board_name.h"
#include "engine/formats/board_text.h"
#include "engine/playout/policy_registry.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/experiment/board_list.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

namespace {

constexpr std::size_t huge = 400'000;

std::string repeated(std::string_view part) {
    std::string whole;
    while (whole.size() < huge)
        whole += part;
    return whole;
}

/// The sentence about `input`; empty where the reader takes it.
using Reader = std::function<std::string(const std::string& input)>;

template <class T>
std::string sentence_of(const Result<T>& result) {
    return result ? std::string() : to_string(result.error());
}

/// A solution file whose member at `path` is `value`.
std::string solution_with(const std::string& path, const nlohmann::ordered_json& value) {
    using Json = nlohmann::ordered_json;
    Json json = Json::parse(R"({"format": "samegame", "version": 1, "rules": "standard",
        "gravity": "shift", "board": ["11"], "moves": [], "score": 0, "cleared": false,
        "finished": false, "source": {"solver": "nrpa", "options": {}, "seed": "1"}})");
    json[Json::json_pointer(path)] = value;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::vector<std::pair<std::string, Reader>> readers() {
    std::vector<std::pair<std::string, Reader>> all{
        {"board text", [](auto& s) { return sentence_of(parse_board_text(s)); }},
        {"second row", [](auto& s) { return sentence_of(parse_board_text("1\n" + s)); }},
        {"board ID", [](auto& s) { return sentence_of(parse_board_id(s)); }},
        {"board ID's cells", [](auto& s) { return sentence_of(parse_board_id("3x3x3-S-" + s)); }},
        {"any form of a board", [](auto& s) { return sentence_of(read_game(s)); }},
        {"JSON", [](auto& s) { return sentence_of(read_game("{" + s)); }},
        {"key", [](auto& s) { return sentence_of(read_game("{\"" + s + "\": 1}")); }},
        {"policy", [](auto& s) { return to_string(*policy_error(s)); }},
        {"parameter", [](auto& s) { return to_string(*policy_error("tabu-random:" + s)); }},
        {"parameter's value",
         [](auto& s) { return to_string(*policy_error("tabu-random:epsilon=" + s)); }},
        {"range of boards",
         [](auto& s) { return sentence_of(parse_board_list("random:9-1/" + s)); }},
    };
    for (const std::string prefix :
         {"", "standard:", "schadd250:", "random:", "random:1/", "id:"}) {
        all.emplace_back("name " + prefix,
                         [=](auto& s) { return sentence_of(board_of_name(prefix + s)); });
        all.emplace_back("list " + prefix,
                         [=](auto& s) { return sentence_of(parse_board_list(prefix + s)); });
    }
    for (const std::string path :
         {"/format", "/version", "/rules", "/gravity", "/board", "/board/0", "/moves", "/moves/0",
          "/score", "/cleared", "/finished", "/source", "/source/options", "/source/seed",
          "/source/threads", "/source/seconds", "/source/playouts", "/source/clearable"})
        all.emplace_back("member " + path,
                         [=](auto& s) { return sentence_of(read_game(solution_with(path, s))); });
    const SolverEntry& solver = *find_solver("sp-mcts"); // it has options of every type
    const auto refusal = [&solver](const std::string& option) {
        return sentence_of(parse_options(solver.options, std::vector{option}));
    };
    all.emplace_back("option", refusal);
    all.emplace_back("option's key", [=](auto& s) { return refusal(s + "=1"); });
    for (const OptionSpec& option : solver.options)
        all.emplace_back("option " + option.name,
                         [=](auto& s) { return refusal(option.name + "=" + s); });
    return all;
}

} // namespace

class TestQuoting : public QObject {
    Q_OBJECT

private slots:
    void spellsOutWhatActsOnATerminal_data();
    void spellsOutWhatActsOnATerminal();
    void cutsAtWholeCharacters_data();
    void cutsAtWholeCharacters();
    void sentencesQuoteShortAndVisibly_data();
    void sentencesQuoteShortAndVisibly();
};

void TestQuoting::spellsOutWhatActsOnATerminal_data() {
    QTest::addColumn<std::string>("from");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const std::string& from, const char* shown) {
        QTest::newRow(name) << from << QString::fromUtf8(shown);
    };
    row("empty", "", "");
    row("plain", "no 'harm' in C:\\boards", "no 'harm' in C:\\boards");
    row("letters of all sizes", "aä€🎲", "aä€🎲");
    row("joined emoji", "👩‍💻", "👩‍💻");
    row("escape sequence", "\x1b[31mred", "\\x1b[31mred");
    row("line ends", "a\r\nb\tc", "a\\r\\nb\\tc");
    row("zero, bell and delete", std::string("\0\a\x7f", 3), "\\x00\\x07\\x7f");
    row("C1", "\u009b31m\u0085", "\\x9b31m\\x85");
    row("ends of lines and paragraphs", "\u2028\u2029", "\\u2028\\u2029");
    row("override of direction", "txt.\u202egnp", "txt.\\u202egnp");
    row("isolates and marks", "\u2066\u2069\u200e\u061c", "\\u2066\\u2069\\u200e\\u061c");
    row("without width", "\u200b\ufeff", "\\u200b\\ufeff");
    row("tag", "\U000e0041", "\\U000e0041");
    row("lone byte", "\xff", "\\xff");
    row("continuation alone", "a\x80z", "a\\x80z");
    row("cut short", "\xe2\x82", "\\xe2\\x82");
    row("cut short before a letter", "\xf0\x9f\x8e!", "\\xf0\\x9f\\x8e!");
    row("overlong", "\xc0\x9b\xe0\x80\x9b", "\\xc0\\x9b\\xe0\\x80\\x9b");
    row("surrogate", "\xed\xa0\x80", "\\xed\\xa0\\x80");
    row("above Unicode", "\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80");
}

void TestQuoting::spellsOutWhatActsOnATerminal() {
    QFETCH(const std::string, from);
    QFETCH(const QString, shown);
    QCOMPARE(text(visible(from)), shown);
    QCOMPARE(text(visible(visible(from))), shown);
    QCOMPARE(text(in_quotes(from)), "'" + shown + "'");
}

void TestQuoting::cutsAtWholeCharacters_data() {
    QTest::addColumn<std::string>("from");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const std::string& from, const char* shown) {
        QTest::newRow(name) << from << QString::fromUtf8(shown);
    };
    row("as many as there may be", "12345", "12345");
    row("one more", "123456", "12345…");
    row("letters of several bytes", "äöü€🎲", "äöü€🎲");
    row("one more of them", "äöü€🎲ß", "äöü€🎲…");
    row("spelled out and no room left", "1\x1b", "1\\x1b");
    row("spelled out and too long", "12\x1b", "12…");
}

void TestQuoting::cutsAtWholeCharacters() {
    QFETCH(const std::string, from);
    QFETCH(const QString, shown);
    QCOMPARE(text(visible(from, 5)), shown);
    QCOMPARE(text(in_quotes(from, 5)), "'" + shown + "'");
}

void TestQuoting::sentencesQuoteShortAndVisibly_data() {
    QTest::addColumn<std::string>("bad");
    QTest::newRow("escape sequence") << std::string("\x1b[2J\x1b]0;owned\a");
    QTest::newRow("line ends") << std::string("x\r\ny\n");
    QTest::newRow("C1") << std::string("\u009b2J");
    QTest::newRow("direction") << std::string("\u202e\u2066");
    QTest::newRow("no UTF-8") << std::string("\xff\xc0\x80");
    QTest::newRow("zeros") << std::string(5, '\0');
    QTest::newRow("huge") << std::string(huge, 'A');
    QTest::newRow("huge and digits") << std::string(huge, '9');
    QTest::newRow("huge and commas") << repeated("A,");
    QTest::newRow("huge and minus") << repeated("1-");
    QTest::newRow("huge and escapes") << std::string(huge, '\x1b');
    QTest::newRow("huge and wide") << repeated("🎲");
    QTest::newRow("huge and no UTF-8") << std::string(huge, '\xff');
    QTest::newRow("huge and a bidi override") << "\u202e" + std::string(huge, 'A');
}

void TestQuoting::sentencesQuoteShortAndVisibly() {
    QFETCH(const std::string, bad);
    for (const auto& [name, reader] : readers()) {
        // What a sentence says besides the quote: it may list what is known.
        const std::size_t own = std::max<std::size_t>(reader("?").size(), 100);
        const std::string sentence = reader(bad);
        const std::string where = name + ": " + visible(sentence, 1000);
        QVERIFY2(sentence.size() <= own + 4 * quoted_characters + 3, where.c_str());
        QVERIFY2(visible(sentence) == sentence, where.c_str());
    }
}

SAMEGAME_TEST(TestQuoting)
#include "tst_quoting.moc"
