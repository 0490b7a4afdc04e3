#include <QTest>

#include <type_traits>

#include "engine/base/exceptions.h"
#include "tests/support/qtest_text.h"
#include "tests/support/test_program.h"

using namespace samegame;

class TestMessage : public QObject {
    Q_OBJECT

private slots:
    void argumentsTakeTheirPlaces();
    void whatStandsInAPlaceStaysAsItIs();
    void partsAreSentencesThemselves();
    void placesWithoutAnArgumentStay();
    void errorsNameTheirPlace();
    void messagesAreComparedByTheirContent();
    void exceptionsBecomeErrors();
};

// One digit, one place.
using Literal = const char*;
static_assert(
    std::is_constructible_v<Message, Literal, int, int, int, int, int, int, int, int, int>);
static_assert(
    !std::is_constructible_v<Message, Literal, int, int, int, int, int, int, int, int, int, int>);
// A truth or a single character is no number.
static_assert(!std::is_constructible_v<Message::Argument, bool>);
static_assert(!std::is_constructible_v<Message::Argument, char>);

void TestMessage::argumentsTakeTheirPlaces() {
    QCOMPARE(text(to_string(Message("no place"))), "no place");
    QCOMPARE(text(to_string(Message("%2 before %1, %2 again", "one", 2))), "2 before one, 2 again");
    QCOMPARE(text(to_string(Message("%1%2%3%4%5%6%7%8%9", 1, 2, 3, 4, 5, 6, 7, 8, 9))),
             "123456789");
    QCOMPARE(text(to_string(Message("%1 of %2", -1, ~std::uint64_t{0}))),
             "-1 of 18446744073709551615");
}

void TestMessage::whatStandsInAPlaceStaysAsItIs() {
    QCOMPARE(text(to_string(Message("%1 and %2", "%2", "%1"))), "%2 and %1");
    QCOMPARE(text(to_string(Message("%1", Message("%1 and %2", "%2", "100%")))), "%2 and 100%");
}

void TestMessage::partsAreSentencesThemselves() {
    const Message part("move %1, row", 3);
    const Message whole("%1 must be a whole number from %2 to %3", part, 1, 15);
    QCOMPARE(text(to_string(whole)), "move 3, row must be a whole number from 1 to 15");
    QVERIFY(whole.arguments[0].message() != nullptr);
    QVERIFY(*whole.arguments[0].message() == part);
    QVERIFY(whole.arguments[0].text() == nullptr);
    QCOMPARE(text(*whole.arguments[2].text()), "15");
}

void TestMessage::placesWithoutAnArgumentStay() {
    QCOMPARE(text(to_string(Message("%0, %2, % and 100%", "unused"))), "%0, %2, % and 100%");
}

void TestMessage::errorsNameTheirPlace() {
    QCOMPARE(text(to_string(Error{"color %1"})), "color %1");
    QCOMPARE(text(to_string(Error{{"color %1", 7}})), "color 7");
    QCOMPARE(text(to_string(Error{{"color %1", 7}, 3})), "line 3: color 7");
    QCOMPARE(text(to_string(Error{{"color %1", 7}, 3, 2})), "line 3, column 2: color 7");
}

void TestMessage::messagesAreComparedByTheirContent() {
    const std::string pattern = "color %1"; // not the same literal
    QVERIFY(Message("color %1", 7) == Message(pattern.c_str(), "7"));
    QVERIFY(!(Message("color %1", 7) == Message("color %1", 8)));
    QVERIFY(!(Message("color %1", 7) == Message("colour %1", 7)));
    QVERIFY((Error{{"color %1", 7}, 3} == Error{{"color %1", 7}, 3}));
    QVERIFY(!(Error{{"color %1", 7}, 3} == Error{{"color %1", 7}, 4}));
}

void TestMessage::exceptionsBecomeErrors() {
    const Error error{{"color %1", 7}, 3};
    const InvalidOptions refusal(error);
    QCOMPARE(text(refusal.what()), "line 3: color 7");
    QVERIFY(error_of(refusal) == error);
    const std::string sentence = to_string(error_of(std::bad_alloc()));
    QVERIFY2(text(sentence).contains("memory"), sentence.c_str());
    QVERIFY2(text(sentence).contains(std::bad_alloc().what()), sentence.c_str());
}

SAMEGAME_TEST(TestMessage)
#include "tst_message.moc"
