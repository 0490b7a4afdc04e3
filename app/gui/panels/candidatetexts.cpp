#include "app/gui/panels/candidatetexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"

namespace {

struct CandidateTexts {
    Q_DECLARE_TR_FUNCTIONS(CandidateTexts)
};

bool hasPlace(const samegame::CandidateStanding& standing) {
    return standing.spread && standing.first_place > 0;
}

QString spokenPlace(const samegame::CandidateStanding& standing) {
    if (!hasPlace(standing))
        return standing.loss == 0 ? CandidateTexts::tr("best candidate found")
                                  : CandidateTexts::tr("candidate");
    if (!standing.has_one_place())
        return CandidateTexts::tr("candidate of place %1 to %2")
            .arg(standing.first_place)
            .arg(standing.last_place);
    return standing.first_place == 1 ? CandidateTexts::tr("best candidate")
                                     : CandidateTexts::tr("candidate %1").arg(standing.first_place);
}

QString spokenSpread(const samegame::Candidate& candidate,
                     const samegame::CandidateStanding& standing) {
    if (candidate.is_exact)
        return CandidateTexts::tr("exact");
    if (standing.is_any_order)
        return CandidateTexts::tr("any order");
    return standing.spread ? CandidateTexts::tr("give or take %1").arg(numberText(*standing.spread))
                           : CandidateTexts::tr("how sure is not known");
}

} // namespace

QString knownLineMark() {
    return QStringLiteral("★");
}

QString candidateVisitsText(const samegame::Candidate& candidate, const QString& visits,
                            bool isKnown) {
    const bool isCounted = candidate.visits > 0 || !candidate.has_best();
    if (!isKnown)
        return isCounted ? visits : SharedText::unknown();
    return isCounted ? knownLineMark() + ' ' + visits : knownLineMark();
}

QString candidateScoreText(const samegame::Candidate& candidate, int scoreBefore) {
    return numberText(scoreBefore + candidate.best);
}

QString candidateLossText(const samegame::CandidateStanding& standing) {
    return standing.loss ? numberText(-*standing.loss) : SharedText::unknown();
}

QString candidateSpreadText(const samegame::Candidate& candidate,
                            const samegame::CandidateStanding& standing) {
    if (!standing.loss)
        return SharedText::unknown();
    if (candidate.is_exact)
        return CandidateTexts::tr("exact");
    if (standing.is_any_order)
        return CandidateTexts::tr("any order");
    return standing.spread ? QStringLiteral("± ") + numberText(*standing.spread)
                           : QStringLiteral("?");
}

QString candidatePlaceText(const samegame::CandidateStanding& standing) {
    const QLocale locale;
    if (!hasPlace(standing))
        return SharedText::unknown();
    const QString first = locale.toString(standing.first_place);
    return standing.has_one_place()
               ? first
               : first + QStringLiteral("–") + locale.toString(standing.last_place);
}

QString candidateSentences(const samegame::Candidate& candidate,
                           const samegame::CandidateStanding& standing) {
    if (!standing.loss)
        return CandidateTexts::tr("No line that begins with this move is known.");
    QStringList sentences;
    if (standing.is_any_order)
        sentences << CandidateTexts::tr("Any order: the best line can begin with this move, too.");
    if (candidate.is_exact)
        sentences << CandidateTexts::tr("Exact: no line that begins with this move ends higher, "
                                        "that is proven.");
    else if (!standing.is_any_order && !standing.spread)
        sentences << CandidateTexts::tr("How sure its loss is, this search cannot tell.");
    else if (!standing.is_any_order)
        sentences << CandidateTexts::tr("Its loss may be %Ln points smaller or larger.", nullptr,
                                        *standing.spread);
    const bool isSettled = candidate.is_exact || standing.is_any_order; // equals are equal
    if (!isSettled && hasPlace(standing) && !standing.has_one_place())
        sentences << CandidateTexts::tr("It is not told apart from others: its place is one of %1.")
                         .arg(candidatePlaceText(standing));
    return sentences.join(' ');
}

QString spokenCandidate(const samegame::Candidate& candidate,
                        const samegame::CandidateStanding& standing, bool showsLoss,
                        int scoreBefore) {
    const QString value =
        showsLoss
            ? CandidateTexts::tr("loss %1").arg(numberText(standing.loss.value_or(0)))
            : CandidateTexts::tr("final score %1").arg(candidateScoreText(candidate, scoreBefore));
    return QStringList{spokenPlace(standing), value, spokenSpread(candidate, standing)}.join(", ");
}

bool haveSpreads(std::span<const samegame::CandidateStanding> standings) {
    return std::ranges::any_of(standings, [](const auto& each) { return each.spread.has_value(); });
}

bool isUncertain(const samegame::CandidateStanding& standing, bool othersHaveSpreads) {
    if (!standing.loss)
        return true;
    return *standing.loss > 0 && !standing.spread && othersHaveSpreads;
}
