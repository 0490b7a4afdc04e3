#include "app/gui/session/aid.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>

#include "app/gui/basics/sharedtexts.h"

namespace {

constexpr auto hintsMember = "hints";
constexpr auto movesMember = "aided_moves"; // an object with the four members below
constexpr auto candidatesMember = "candidates";
constexpr auto visibleMember = "visible";
constexpr auto reviewMember = "review";
constexpr auto lineMember = "line";
constexpr auto helpedBeforeMember = "helped_before"; // true, or not there

constexpr int mostAid = 1 << 28; // of each kind, so that they can be added up; more is damage

struct AidTexts {
    Q_DECLARE_TR_FUNCTIONS(Aid)
};

/// 0 where there is none; nothing where it is damaged.
std::optional<int> countOf(const QJsonValue& value) {
    const int count = value.toInt(value.isUndefined() ? 0 : -1); // not of a fraction
    return count >= 0 && count <= mostAid ? std::optional(count) : std::nullopt;
}

QString hintsText(int count) {
    return count == 1 ? AidTexts::tr("1 hint") : AidTexts::tr("%Ln hints", nullptr, count);
}

QString candidatesText(int count) {
    return count == 1 ? AidTexts::tr("1 move with candidates seen")
                      : AidTexts::tr("%Ln moves with candidates seen", nullptr, count);
}

QString reviewText(int count) {
    return count == 1 ? AidTexts::tr("1 move from a reviewed position")
                      : AidTexts::tr("%Ln moves from reviewed positions", nullptr, count);
}

QString lineText(int count) {
    return count == 1 ? AidTexts::tr("1 move of a game taken over")
                      : AidTexts::tr("%Ln moves of a game taken over", nullptr, count);
}

} // namespace

QString textOf(const Aid& aid) {
    QStringList parts;
    if (aid.hints > 0)
        parts << hintsText(aid.hints);
    if (const int seen = aid.candidateMoves + aid.visibleMoves; seen > 0)
        parts << candidatesText(seen);
    if (aid.reviewMoves > 0)
        parts << reviewText(aid.reviewMoves);
    if (aid.lineMoves > 0)
        parts << lineText(aid.lineMoves);
    return parts.isEmpty() ? AidTexts::tr("without help") : SharedText::list(parts);
}

QString wholeTextOf(const Aid& aid) {
    if (!aid.wasHelpedBefore)
        return textOf(aid);
    return AidTexts::tr("%1; board played with help before", "help in this game").arg(textOf(aid));
}

QString shortTextOf(const Aid& aid) {
    QStringList parts;
    if (aid.hints > 0)
        parts << hintsText(aid.hints);
    if (const int seen = aid.candidateMoves + aid.visibleMoves; seen > 0)
        parts << AidTexts::tr("%L1 with candidates", "moves").arg(seen);
    if (aid.reviewMoves > 0)
        parts << AidTexts::tr("%L1 with a review", "moves").arg(aid.reviewMoves);
    if (aid.lineMoves > 0)
        parts << AidTexts::tr("%L1 taken over", "moves").arg(aid.lineMoves);
    if (aid.wasHelpedBefore)
        parts << AidTexts::tr("helped before", "on the board of a game");
    return parts.isEmpty() ? textOf(aid) : SharedText::list(parts);
}

QString fewestWordsOf(const Aid& aid) {
    return aid.isNone() ? shortTextOf(aid) : AidTexts::tr("help: %L1").arg(aid.count());
}

QString sentenceOnBoard(const Aid& aid) {
    return aid.wasHelpedBefore ? AidTexts::tr("This board was played with help before.")
                               : QString();
}

QString explanationOf(const Aid& aid) {
    QStringList lines{AidTexts::tr("Help in this game, also for moves taken back:")};
    lines << AidTexts::tr("Hints: %L1").arg(aid.hints)
          << AidTexts::tr("Moves taken from the candidates: %L1").arg(aid.candidateMoves)
          << AidTexts::tr("Other moves where candidates were seen: %L1").arg(aid.visibleMoves)
          << AidTexts::tr("Other moves from reviewed positions: %L1").arg(aid.reviewMoves)
          << AidTexts::tr("Moves of a game taken over: %L1").arg(aid.lineMoves);
    if (aid.wasHelpedBefore)
        lines << sentenceOnBoard(aid);
    return lines.join('\n');
}

QString errorInAid(const QJsonObject& members) {
    const QJsonValue given = members.value(movesMember);
    const QJsonObject moves = given.toObject();
    const QJsonValue before = members.value(helpedBeforeMember);
    const bool isSound =
        countOf(members.value(hintsMember)) && (given.isObject() || given.isUndefined()) &&
        std::ranges::all_of(
            std::array{candidatesMember, visibleMember, reviewMember, lineMember},
            [&](const char* member) { return countOf(moves.value(member)).has_value(); }) &&
        (before.isBool() || before.isUndefined());
    return isSound ? QString()
                   : AidTexts::tr("What the game says of its help is damaged, and counts as none "
                                  "where it is.");
}

Aid takeAid(QJsonObject& members) {
    const auto count = [](const QJsonValue& value) { return countOf(value).value_or(0); };
    Aid aid;
    aid.hints = count(members.take(hintsMember));
    const QJsonObject moves = members.take(movesMember).toObject();
    aid.candidateMoves = count(moves.value(candidatesMember));
    aid.visibleMoves = count(moves.value(visibleMember));
    aid.reviewMoves = count(moves.value(reviewMember));
    aid.lineMoves = count(moves.value(lineMember));
    aid.wasHelpedBefore = members.take(helpedBeforeMember).toBool();
    return aid;
}

void insertAid(QJsonObject& members, const Aid& aid) {
    if (aid.hints > 0)
        members.insert(hintsMember, aid.hints);
    QJsonObject moves;
    const auto insert = [&moves](const char* member, int count) {
        if (count > 0)
            moves.insert(member, count);
    };
    insert(candidatesMember, aid.candidateMoves);
    insert(visibleMember, aid.visibleMoves);
    insert(reviewMember, aid.reviewMoves);
    insert(lineMember, aid.lineMoves);
    if (!moves.isEmpty())
        members.insert(movesMember, moves);
    if (aid.wasHelpedBefore)
        members.insert(helpedBeforeMember, true);
}
