#include "app/texts/engineerrors.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <vector>

namespace {

// The first that fits counts, so the longer ones come first. What stands in the places %1, %2, …
// may be a sentence of this list itself.
constexpr const char* patterns[] = {
    QT_TRANSLATE_NOOP("EngineError", "line %1, column %2: %3"),
    QT_TRANSLATE_NOOP("EngineError", "line %1: %2"),
    QT_TRANSLATE_NOOP("EngineError", "row %1 of 'board': %2"),
    QT_TRANSLATE_NOOP("EngineError", "'board': %1"),

    QT_TRANSLATE_NOOP("EngineError", "byte %1 is not a cell: expected a color 1 to 9 or '.'"),
    QT_TRANSLATE_NOOP("EngineError", "%1 is not a cell: expected a color 1 to 9 or '.'"),
    QT_TRANSLATE_NOOP("EngineError", "a board has at most %1 columns"),
    QT_TRANSLATE_NOOP("EngineError", "a board has at most %1 rows"),
    QT_TRANSLATE_NOOP("EngineError", "a board has 1x1 to 32x32 cells, not %1"),
    QT_TRANSLATE_NOOP("EngineError", "color %1 is not one of 1 to %2"),
    QT_TRANSLATE_NOOP("EngineError",
                      "the block in row %1, column %2 floats: the cell below it is empty"),
    QT_TRANSLATE_NOOP("EngineError", "column %1 is empty, but there are blocks to the right of it"),
    QT_TRANSLATE_NOOP("EngineError", "this row has %1 cells, the rows above have %2"),
    QT_TRANSLATE_NOOP("EngineError",
                      "there is no board: expected a line of colors 1 to 9 and '.' for each row"),

    QT_TRANSLATE_NOOP("EngineError", "%1 is not a board: expected %2N with N from 1 to %3"),
    QT_TRANSLATE_NOOP("EngineError",
                      "%1 is not a board: expected random:SEED or random:SEED/ROWSxCOLUMNSxCOLORS, "
                      "seed 0 to 2^64-1, up to 32x32x9"),
    QT_TRANSLATE_NOOP(
        "EngineError",
        "%1 is not a board name: expected standard:N, schadd250:N, random:SEED or id:TEXT"),
    QT_TRANSLATE_NOOP("EngineError", "%1 is not a range: the first number is above the last"),
    QT_TRANSLATE_NOOP("EngineError", "more than %1 boards"),
    QT_TRANSLATE_NOOP("EngineError", "a board ID has four parts with '-' between them (size, "
                                     "rules, cells, check), not %1"),
    QT_TRANSLATE_NOOP("EngineError", "the check at the end of the board ID does not fit: a "
                                     "character is missing or wrong"),
    QT_TRANSLATE_NOOP("EngineError",
                      "the board ID has no size: expected ROWSxCOLUMNSxCOLORS, up to 32x32x9"),
    QT_TRANSLATE_NOOP("EngineError",
                      "the board ID has unknown rules: expected one of s, n, l, b, c, t, o, m, "
                      "d, e"),
    QT_TRANSLATE_NOOP("EngineError", "the cells of the board ID do not fit its size"),

    QT_TRANSLATE_NOOP("EngineError", "the file is nested too deeply for a solution file"),
    QT_TRANSLATE_NOOP("EngineError",
                      "this is not JSON: expected a solution file, an object in { }"),
    QT_TRANSLATE_NOOP("EngineError", "a solution file is a JSON object"),
    QT_TRANSLATE_NOOP("EngineError", "member %1 is missing"),
    QT_TRANSLATE_NOOP("EngineError", "'format' is not \"samegame\""),
    QT_TRANSLATE_NOOP("EngineError", "'version' is %1, this program reads version 1"),
    QT_TRANSLATE_NOOP("EngineError", "'rules' names no known rules; known are standard, "
                                     "no-penalty, lenient-penalty, bubble-breaker and clickomania"),
    QT_TRANSLATE_NOOP("EngineError",
                      "'gravity' names no known gravity; known are shift and pull-left"),
    QT_TRANSLATE_NOOP("EngineError", "'board' must be an array of 1 to 32 texts, one for each row"),
    QT_TRANSLATE_NOOP("EngineError", "row %1 of 'board' is not a row of cells"),
    QT_TRANSLATE_NOOP("EngineError", "'moves' must be an array of [row, column]"),
    QT_TRANSLATE_NOOP("EngineError", "'moves' has more than %1 moves"),
    QT_TRANSLATE_NOOP("EngineError", "%1 must be [row, column]"),
    QT_TRANSLATE_NOOP("EngineError", "%1 must be a text with a whole number from 0 to 2^64-1"),
    QT_TRANSLATE_NOOP("EngineError", "%1 must be a whole number from %2 to %3"),
    QT_TRANSLATE_NOOP("EngineError", "%1 must be a whole number"),
    QT_TRANSLATE_NOOP("EngineError", "%1 must be a number"),
    QT_TRANSLATE_NOOP("EngineError", "%1 must be a text"),
    QT_TRANSLATE_NOOP("EngineError", "%1 must be an object"),
    QT_TRANSLATE_NOOP("EngineError", "%1 must be true or false"),
    QT_TRANSLATE_NOOP("EngineError", "move %1 at %2 names no group of two or more blocks"),

    QT_TRANSLATE_NOOP("EngineError", "bias times bias-cap must not be above 30"),
    QT_TRANSLATE_NOOP("EngineError", "parallel-level must not be above level"),
    QT_TRANSLATE_NOOP("EngineError", "the level that runs in parallel cannot have a beam: "
                                     "parallel-level is that of a beam"),
    QT_TRANSLATE_NOOP("EngineError", "%1 is not a playout policy; known are %2"),
    QT_TRANSLATE_NOOP("EngineError", "%1 is not a parameter of policy %2, which has none"),
    QT_TRANSLATE_NOOP("EngineError", "%1 is not a parameter of policy %2; expected %3"),
    QT_TRANSLATE_NOOP("EngineError",
                      "%1 is out of range: %2 of policy %3 is a number from %4 to %5"),
    QT_TRANSLATE_NOOP("EngineError", "%1 is not an option of this solver; it has none"),
    QT_TRANSLATE_NOOP("EngineError", "%1 is not an option of this solver; it has %2"),
    QT_TRANSLATE_NOOP("EngineError", "option %1 has no value: expected key=value"),
    QT_TRANSLATE_NOOP("EngineError", "option %1 is %2, expected a whole number from %3 to %4"),
    QT_TRANSLATE_NOOP("EngineError", "option %1 is %2, expected a number from %3 to %4"),
    QT_TRANSLATE_NOOP("EngineError", "option %1 is %2, expected %3"),

    // Parts of the sentences above.
    QT_TRANSLATE_NOOP("EngineError", "a row of 'board'"),
    QT_TRANSLATE_NOOP("EngineError", "move %1, row"),
    QT_TRANSLATE_NOOP("EngineError", "move %1, column"),
    QT_TRANSLATE_NOOP("EngineError", "move %1"),
    QT_TRANSLATE_NOOP("EngineError", "one of %1"),
    QT_TRANSLATE_NOOP("EngineError", "true or false"),
};

/// The expression that fits what the pattern can become; its groups are the places, in order.
QRegularExpression expressionOf(const char* pattern) {
    static const QRegularExpression place("%[1-9]");
    QString expression;
    const QStringList parts = QString(pattern).split(place);
    for (const QString& part : parts)
        expression += (expression.isEmpty() && &part == &parts.front() ? "" : "(.+?)") +
                      QRegularExpression::escape(part);
    return QRegularExpression(QRegularExpression::anchoredPattern(expression),
                              QRegularExpression::DotMatchesEverythingOption);
}

const std::vector<QRegularExpression>& expressions() {
    static const auto made = [] {
        std::vector<QRegularExpression> all;
        for (const char* pattern : patterns)
            all.push_back(expressionOf(pattern));
        return all;
    }();
    return made;
}

QString translatedOrSame(const QString& english) {
    return translatedEngineError(english).value_or(english);
}

} // namespace

std::optional<QString> translatedEngineError(const QString& english) {
    for (std::size_t i = 0; i < expressions().size(); ++i) {
        const QRegularExpressionMatch match = expressions()[i].match(english);
        if (!match.hasMatch())
            continue;
        QString text = QCoreApplication::translate("EngineError", patterns[i]);
        QStringList parts;
        for (int place = 1; place <= match.lastCapturedIndex(); ++place)
            parts << translatedOrSame(match.captured(place));
        // All at once: what stands in one place may itself look like a place.
        switch (parts.size()) {
        case 0:
            return text;
        case 1:
            return text.arg(parts[0]);
        case 2:
            return text.arg(parts[0], parts[1]);
        case 3:
            return text.arg(parts[0], parts[1], parts[2]);
        case 4:
            return text.arg(parts[0], parts[1], parts[2], parts[3]);
        default:
            return text.arg(parts[0], parts[1], parts[2], parts[3], parts[4]);
        }
    }
    return std::nullopt;
}

QString errorText(const samegame::Error& error) {
    return errorText(samegame::to_string(error));
}

QString errorText(const std::string& english) {
    return translatedOrSame(QString::fromStdString(english));
}
