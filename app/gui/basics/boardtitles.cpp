#include "app/gui/basics/boardtitles.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

#include "app/gui/basics/numbertext.h"
#include "engine/formats/board_name.h"

namespace {

/// A kind of board: how its names begin, and its title in every language: titles were kept before
/// names were.
struct Kind {
    const char* prefix;
    const char* title;
    const char* german;
};

constexpr Kind standardBoard{"standard:", QT_TRANSLATE_NOOP("BoardTitle", "Standard board %1"),
                             "Standardbrett %1"};
constexpr Kind randomBoard{"random:", QT_TRANSLATE_NOOP("BoardTitle", "Random board %1"),
                           "Zufallsbrett %1"};
constexpr Kind clearableBoard{"clearable:", QT_TRANSLATE_NOOP("BoardTitle", "Clearable board %1"),
                              "Räumbares Brett %1"};
constexpr Kind dailyBoard{"daily:", QT_TRANSLATE_NOOP("BoardTitle", "Daily board %1"),
                          "Tagesbrett %1"};
constexpr Kind positionBoard{"schadd250:", QT_TRANSLATE_NOOP("BoardTitle", "Position %1 of 250"),
                             "Stellung %1 von 250"};
constexpr Kind pastedBoard{"pasted:", QT_TRANSLATE_NOOP("BoardTitle", "Pasted board"),
                           "Eingefügtes Brett"};
constexpr Kind editedBoard{"edited:", QT_TRANSLATE_NOOP("BoardTitle", "Edited board"),
                           "Eigenes Brett"};
constexpr const Kind* kinds[] = {&standardBoard, &randomBoard, &clearableBoard, &dailyBoard,
                                 &positionBoard, &pastedBoard, &editedBoard};

QString translated(const Kind& kind) {
    return QCoreApplication::translate("BoardTitle", kind.title);
}

/// Whether boards of the kind have no number.
bool isNameless(const Kind& kind) {
    return &kind == &pastedBoard || &kind == &editedBoard;
}

bool isNumber(const QString& text) {
    return !text.isEmpty() &&
           std::ranges::all_of(text, [](QChar letter) { return letter >= '0' && letter <= '9'; });
}

QDate dayOfMark(const QString& text) {
    return text.size() == 10 ? QDate::fromString(text, Qt::ISODate) : QDate();
}

/// Whether the text can stand behind the prefix of the kind: a number, or the date of a day.
bool isMarkOf(const Kind& kind, const QString& text) {
    return &kind == &dailyBoard ? dayOfMark(text).isValid() : isNumber(text);
}

/// How a language writes a date in words, without the day of the week: "MMMM d, yyyy".
QString dateFormatOf(const QLocale& locale) {
    static const QRegularExpression weekday(QStringLiteral("^dddd,? *|,? *dddd$"));
    return locale.dateFormat(QLocale::LongFormat).remove(weekday);
}

/// The date in words, in this language or one in which a title was shared or kept; or as a name
/// has it.
QDate dayOfText(const QString& text) {
    QDate day = dayOfMark(text);
    for (const QLocale& locale :
         {QLocale(), QLocale::c(), QLocale(QLocale::English, QLocale::UnitedStates),
          QLocale(QLocale::English, QLocale::UnitedKingdom),
          QLocale(QLocale::German, QLocale::Germany), QLocale(QLocale::German, QLocale::Austria)})
        if (!day.isValid())
            day = locale.toDate(text, dateFormatOf(locale));
    return day;
}

/// The number in a title of this pattern, or nothing.
QString numberIn(const QString& title, const QString& pattern) {
    const QString begin = pattern.section("%1", 0, 0);
    const QString end = pattern.section("%1", 1);
    if (title.size() < begin.size() + end.size() || !title.startsWith(begin) ||
        !title.endsWith(end))
        return {};
    return title.mid(begin.size(), title.size() - begin.size() - end.size());
}

} // namespace

QString titleOfStandardBoard(int number) {
    return translated(standardBoard).arg(number);
}

QString titleOfRandomBoard(const QString& seed) {
    return translated(randomBoard).arg(seed);
}

QString titleOfClearableBoard(const QString& seed) {
    return translated(clearableBoard).arg(seed);
}

QString titleOfEditedBoard() {
    return translated(editedBoard);
}

QString titleOfPastedBoard() {
    return translated(pastedBoard);
}

QString dayText(const QDate& day) {
    const QString text = QLocale().toString(day, dateFormatOf(QLocale()));
    return dayOfText(text) == day ? text : day.toString(Qt::ISODate);
}

QString titleOfName(const QString& name) {
    for (const Kind* kind : kinds) {
        if (!name.startsWith(kind->prefix))
            continue;
        const QString number = name.section(':', 1);
        if (isNameless(*kind) && number.isEmpty())
            return translated(*kind);
        if (kind == &standardBoard && isNumber(number))
            return titleOfStandardBoard(number.toInt()); // without zeros before it
        if (kind == &dailyBoard && isMarkOf(*kind, number))
            return translated(*kind).arg(dayText(dayOfMark(number)));
        if (!isNameless(*kind) && isMarkOf(*kind, number))
            return translated(*kind).arg(number);
    }
    return name;
}

QString nameOfTitle(const QString& title) {
    for (const Kind* kind : kinds) {
        for (const QString& pattern :
             {translated(*kind), QString(kind->title), QString::fromUtf8(kind->german)}) {
            if (isNameless(*kind) && title == pattern)
                return kind->prefix;
            QString number = isNameless(*kind) ? QString() : numberIn(title, pattern);
            if (kind == &dailyBoard && !number.isEmpty())
                number = dayOfText(number).toString(Qt::ISODate);
            if (!isNameless(*kind) && isMarkOf(*kind, number))
                return kind->prefix + number;
        }
    }
    return title;
}

QStringList shorterTitles(const QString& title) {
    const QString name = nameOfTitle(title);
    const QString number = name.section(':', 1);
    if (number.isEmpty() || titleOfName(name) == name) // a text of its own
        return {};
    if (const QDate day = dayOfMark(number); day.isValid())
        return {dayText(day), QLocale().toString(day, QLocale::ShortFormat)};
    return {QCoreApplication::translate("BoardTitle", "Board %1").arg(number), number};
}

std::optional<std::uint64_t> seedOfClearableBoard(const QString& name) {
    if (!name.startsWith(clearableBoard.prefix))
        return std::nullopt;
    bool isSeed = false;
    const std::uint64_t seed = name.section(':', 1).toULongLong(&isSeed);
    return isSeed ? std::optional(seed) : std::nullopt;
}

QString titleOfFile(const QString& fileName) {
    const bool isOfABoard = titleOfName(fileName) != fileName || nameOfTitle(fileName) != fileName;
    return isOfABoard ? "./" + fileName : fileName;
}

QString boardNameOf(const samegame::Board& board) {
    const auto name = samegame::name_of_board(board);
    return name ? QString::fromStdString(*name).section('/', 0, 0) : QString(); // without its size
}

QString titleOfBoard(const QString& kept, int rows, int columns) {
    if (!kept.isEmpty())
        return titleOfName(nameOfTitle(kept));
    return QCoreApplication::translate("BoardTitle", "Board of %1 × %2 cells")
        .arg(numberText(rows), numberText(columns));
}
