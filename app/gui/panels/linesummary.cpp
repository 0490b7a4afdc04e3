#include "app/gui/panels/linesummary.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/session/knownlines.h"

namespace {

struct LineSummary {
    Q_DECLARE_TR_FUNCTIONS(LineSummary)

public:
    static QString ofLine(const samegame::Line& line, const samegame::Rules& rules) {
        const QString moves = tr("%Ln moves", nullptr, static_cast<int>(line.moves.size()));
        if (!movesEarn(rules))
            return line.finished
                       ? tr("<b>%1</b> after %2").arg(finalScoreText(rules, line.score), moves)
                       : tr("%1 so far").arg(moves);
        const QString score = numberText(line.score);
        if (line.cleared)
            return tr("<b>%1 points</b> in %2, board cleared").arg(score, moves);
        if (line.finished)
            return tr("<b>%1 points</b> in %2").arg(score, moves);
        return tr("<b>%1 points</b> in %2 so far").arg(score, moves);
    }

    /// The game seen from the best line.
    static QString difference(int points, bool isGameFinished) {
        if (points == 0)
            return isGameFinished ? tr("As good as this game") : QString();
        if (points < 0)
            return tr("The game has %Ln points more so far", nullptr, -points);
        return isGameFinished ? tr("%Ln points better than this game", nullptr, points)
                              : tr("%Ln points more than the game has so far", nullptr, points);
    }
};

/// The game seen from the best line, where only the end counts.
QString differenceOfEnds(int best, const GameDocument& game) {
    if (!game.isFinished())
        return {};
    return best == game.score() ? LineSummary::tr("As good as this game")
                                : LineSummary::tr("This game: %1")
                                      .arg(finalScoreText(game.start().rules, game.score()));
}

QString joinedSentences(const QStringList& sentences) {
    QString text;
    for (const QString& sentence : sentences)
        if (!sentence.isEmpty())
            text += (text.isEmpty() ? QString() : QStringLiteral(" · ")) + sentence;
    return text;
}

} // namespace

QString bestLineSummary(const samegame::GameRecord& best, const GameDocument& game) {
    const samegame::Rules& rules = game.start().rules;
    QString difference;
    if (!(best.line == game.line()) && !movesEarn(rules))
        difference = differenceOfEnds(best.line.score, game);
    else if (!(best.line == game.line()))
        difference = LineSummary::difference(best.line.score - game.score(), game.isFinished());
    else
        difference = LineSummary::tr("It is this game");
    const bool isProven = best.source && best.source->upper_bound == best.line.score;
    return joinedSentences({LineSummary::ofLine(best.line, rules),
                            isProven ? LineSummary::tr("Proven optimal") : QString(),
                            textOf(Finder::of(best.source)).toHtmlEscaped(), difference,
                            LineSummary::tr("Rules: %1").arg(titleOf(rules))});
}

QString gameSummary(const GameDocument& game, const std::optional<samegame::GameRecord>& best) {
    const samegame::Rules& rules = game.start().rules;
    QString difference;
    if (best && game.isFinished() && best->line.score > game.score() && !movesEarn(rules))
        difference =
            LineSummary::tr("Best line known: %1").arg(finalScoreText(rules, best->line.score));
    else if (best && game.isFinished() && best->line.score > game.score())
        difference = LineSummary::tr("%Ln points below the best line known", nullptr,
                                     best->line.score - game.score());
    else if (best && game.isFinished())
        difference = LineSummary::tr("No better line is known");
    return joinedSentences({LineSummary::ofLine(game.line(), rules), difference});
}
