#include "app/gui/play/praise.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/play/endcard.h"
#include "engine/game/scoring.h"

namespace {

struct PraiseText {
    Q_DECLARE_TR_FUNCTIONS(PraiseText)
};

// Here and below one is a text of its own, so that English needs no translation file.

QString endingOf(const GameSummary& summary) {
    if (summary.hasMoves)
        return PraiseText::tr("The game ends after %Ln moves", nullptr, summary.moveCount);
    if (summary.hasNoBlocks())
        return PraiseText::tr("This board has no blocks");
    if (summary.blocksLeft == 0)
        return summary.isPlayed ? PraiseText::tr("Board cleared!")
                                : PraiseText::tr("No blocks are left");
    return summary.blocksLeft == 1
               ? PraiseText::tr("No more moves: 1 block left")
               : PraiseText::tr("No more moves: %Ln blocks left", nullptr, summary.blocksLeft);
}

bool rulesCharge(const samegame::Rules& rules) {
    constexpr std::array manyLeft{9}; // nine blocks of one color
    return samegame::end_points(rules, manyLeft) < 0;
}

/// Of the game and of earlier ones of this person, where all moves were this person's.
std::vector<Praise> earnedIn(const GameSummary& summary) {
    std::vector<Praise> praises;
    const auto& own = summary.aid.lineMoves == 0 ? summary.known.own : std::nullopt;
    if (own && own->bestScore && summary.score() > *own->bestScore)
        praises.push_back(Praise::NewBest);
    if (summary.medal() != Medal::None)
        praises.push_back(Praise::Medal);
    if (summary.isNearMiss())
        praises.push_back(Praise::NearMiss);
    if (own && own->largestGroup > 0 && summary.largestGroup > own->largestGroup)
        praises.push_back(Praise::LargestGroup);
    if (own && own->fewestLeft && !summary.rules.refill && summary.blocksLeft > 0 &&
        summary.blocksLeft < *own->fewestLeft)
        praises.push_back(Praise::FewestLeft);
    if (summary.score() > 0 && movesEarn(summary.rules) && rulesCharge(summary.rules) &&
        !summary.isDuelLost())
        praises.push_back(Praise::AboveZero);
    return praises;
}

QString titleTextOf(Praise praise, const GameSummary& summary) {
    switch (praise) {
    case Praise::Perfect:
        return PraiseText::tr("Perfect! %1", "before how a game ended").arg(endingOf(summary));
    case Praise::Cleared:
        return endingOf(summary);
    case Praise::NewBest:
        return PraiseText::tr("Your best game of this board!");
    case Praise::Medal:
        return PraiseText::tr("%1!", "a medal").arg(titleOf(summary.medal()));
    case Praise::NearMiss:
        return summary.blocksLeft == 1
                   ? PraiseText::tr("So close: 1 block left!")
                   : PraiseText::tr("So close: %Ln blocks left!", nullptr, summary.blocksLeft);
    case Praise::LargestGroup:
        return PraiseText::tr("Your largest group so far: %1!")
            .arg(blocksText(summary.largestGroup));
    case Praise::FewestLeft:
        return PraiseText::tr("Your fewest blocks left on this board: %1!")
            .arg(numberText(summary.blocksLeft));
    case Praise::AboveZero:
        return PraiseText::tr("Well done: above zero!");
    }
    return {};
}

/// Below the title, after how the game ended; empty where something else on the card says it.
QString shortTextOf(Praise praise) {
    switch (praise) {
    case Praise::NewBest:
        return PraiseText::tr("your best game of this board");
    case Praise::LargestGroup:
        return PraiseText::tr("your largest group so far");
    case Praise::FewestLeft:
        return PraiseText::tr("your fewest blocks left on this board");
    case Praise::Perfect:
    case Praise::Cleared:
    case Praise::Medal:
    case Praise::NearMiss:
    case Praise::AboveZero:
        break;
    }
    return {};
}

/// Why the game is no praise, and where there are medals why it has none.
QString takenOverTextOf(const GameSummary& summary) {
    return movesEarn(summary.rules) && !summary.rules.refill
               ? PraiseText::tr("This game was taken over up to its end, so it earns no medal and "
                                "is not counted in the statistics.")
               : PraiseText::tr("This game was taken over up to its end, so it is not counted in "
                                "the statistics.");
}

bool saysTheEnding(Praise praise) {
    return praise == Praise::Perfect || praise == Praise::Cleared || praise == Praise::NearMiss ||
           praise == Praise::FewestLeft;
}

} // namespace

std::vector<Praise> praisesOf(const GameSummary& summary) {
    std::vector<Praise> praises;
    if (!summary.isPlayed)
        return praises;
    if (summary.isPerfect())
        praises.push_back(Praise::Perfect);
    if (!summary.hasMoves && summary.blocksLeft == 0 && !summary.hasNoBlocks())
        praises.push_back(Praise::Cleared);
    const std::vector<Praise> earned = earnedIn(summary);
    praises.insert(praises.end(), earned.begin(), earned.end());
    return praises;
}

QString praiseTitleOf(const GameSummary& summary) {
    const std::vector<Praise> praises = praisesOf(summary);
    return praises.empty() ? endingOf(summary) : titleTextOf(praises.front(), summary);
}

QString otherPraiseOf(const GameSummary& summary) {
    const std::vector<Praise> praises = praisesOf(summary);
    if (summary.isTakenOver())
        return takenOverTextOf(summary);
    if (praises.empty())
        return {};
    QStringList texts;
    if (!saysTheEnding(praises.front()))
        texts << endingOf(summary);
    for (auto praise = praises.begin() + 1; praise != praises.end(); ++praise)
        if (const QString text = shortTextOf(*praise); !text.isEmpty())
            texts << text;
    QString all = texts.join(QStringLiteral(" · "));
    if (!all.isEmpty())
        all[0] = all[0].toUpper();
    return all;
}

QString nearMissTextOf(const GameSummary& summary) {
    if (!summary.isPlayed || !summary.isNearMiss())
        return {};
    const int bonus = summary.clearedPoints;
    const QString more = numberText(bonus - summary.endPoints);
    const QString earned = '+' + numberText(bonus);
    if (summary.endPoints == 0)
        return PraiseText::tr("A cleared board would have earned %1.").arg(earned);
    return PraiseText::tr("A cleared board would have earned %1 and no penalty: %2 more.")
        .arg(earned, more);
}
