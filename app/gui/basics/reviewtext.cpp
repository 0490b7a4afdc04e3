#include "app/gui/basics/reviewtext.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/numbertext.h"

namespace {

struct ReviewText {
    Q_DECLARE_TR_FUNCTIONS(ReviewText)
};

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
    const QString loss = numberText(move.loss);
    return move.is_exact ? loss : ReviewText::tr("about %1").arg(loss);
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
    return isExact ? text : ReviewText::tr("about %1").arg(text);
}
