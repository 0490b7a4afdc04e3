#include "app/gui/basics/reviewtext.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"

namespace {

struct ReviewText {
    Q_DECLARE_TR_FUNCTIONS(ReviewText)
};

QString about(const QString& text, bool isExact) {
    return isExact ? text : ReviewText::tr("about %1").arg(text);
}

bool isOver(const samegame::GameReview& review) {
    return review.positions.back().line.empty();
}

QString reachableText(const samegame::GameReview& review, std::size_t place) {
    const samegame::ReviewedPosition& position = review.positions[place];
    return about(finalScoreText(review.start.rules, position.reachable), position.is_exact);
}

} // namespace

QString verdictName(samegame::MoveVerdict verdict) {
    switch (verdict) {
    case samegame::MoveVerdict::good:
        return ReviewText::tr("good");
    case samegame::MoveVerdict::small_loss:
        return ReviewText::tr("small loss");
    case samegame::MoveVerdict::mistake:
        return ReviewText::tr("mistake");
    }
    return {};
}

QString lossText(const samegame::ReviewedMove& move) {
    return about(numberText(move.loss), move.is_exact);
}

QString lossSentence(const samegame::ReviewedMove& reviewed, std::size_t move,
                     const std::optional<samegame::LossReason>& reason) {
    const std::size_t number = move + 1;
    if (!reason)
        return ReviewText::tr("Move %1 gave away %2").arg(number).arg(lossText(reviewed));
    const QString color =
        reason->color == samegame::no_color ? QString() : colorName(reason->color);
    return engineSentence(samegame::sentence_of(reviewed, number, *reason, color.toStdString()));
}

QString spreadSentence(const samegame::ReviewedMove& move) {
    if (move.is_exact)
        return ReviewText::tr("The loss is proven.");
    return ReviewText::tr("The loss may be %Ln points smaller or larger, as far as the searches "
                          "tell.",
                          nullptr, move.spread);
}

int gameScoreOf(const samegame::GameReview& review) {
    const samegame::ReviewedPosition& last = review.positions.back();
    return isOver(review) ? last.reachable : last.score;
}

QString scoresText(const samegame::GameReview& review) {
    if (isOver(review))
        return ReviewText::tr("This game: %1. Could be reached: %2.")
            .arg(finalScoreText(review.start.rules, gameScoreOf(review)), reachableText(review, 0));
    return ReviewText::tr("Score so far: %1. Can still be reached: %2, from the start: %3.")
        .arg(numberText(gameScoreOf(review)), reachableText(review, review.moves.size()),
             reachableText(review, 0));
}

QString placeText(const samegame::GameReview& review, std::size_t place) {
    const bool isEnd = place == review.moves.size();
    return ReviewText::tr("After move %1 of %2: score %3, still possible %4")
        .arg(numberText(static_cast<int>(place)), numberText(static_cast<int>(review.moves.size())),
             numberText(isEnd ? gameScoreOf(review) : review.positions[place].score),
             reachableText(review, place));
}

QString verdictsText(const samegame::ReviewSummary& summary) {
    return ReviewText::tr("%1, %2, %3.", "good moves, small losses, mistakes")
        .arg(ReviewText::tr("%Ln good moves", nullptr, summary.good),
             ReviewText::tr("%Ln small losses", nullptr, summary.small_losses),
             ReviewText::tr("%Ln mistakes", nullptr, summary.mistakes));
}

QString halfOfLossText(const samegame::ReviewSummary& summary) {
    if (!summary.half_of_loss)
        return {};
    const auto& [first, last] = *summary.half_of_loss;
    return first == last
               ? ReviewText::tr("At least half of the loss lies in move %1.").arg(first + 1)
               : ReviewText::tr("At least half of the loss lies in moves %1 to %2.")
                     .arg(first + 1)
                     .arg(last + 1);
}

QString accuracyText(double percent, bool isExact) {
    constexpr double highest = 99.9; // what is nearly all is not all
    const QString text =
        ReviewText::tr("%1 %", "percent")
            .arg(percent < 100 ? numberText(std::min(percent, highest), 1) : numberText(100));
    return about(text, isExact);
}
