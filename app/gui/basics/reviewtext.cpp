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

QString reachableText(const samegame::GameReview& review, std::size_t place) {
    const samegame::ReviewedPosition& position = review.positions[place];
    return about(finalScoreText(review.start.rules, position.reachable), position.is_exact);
}

} // namespace

QString verdictName(samegame::MoveVerdict verdict) {
    switch (verdict) {
    case samegame::MoveVerdict::good:
        return ReviewText::tr("good");
    case samegame::MoveVerdict::doubtful:
        return ReviewText::tr("may be a mistake");
    case samegame::MoveVerdict::small_loss:
        return ReviewText::tr("small loss");
    case samegame::MoveVerdict::mistake:
        return ReviewText::tr("mistake");
    }
    return {};
}

QString verdictHeading(samegame::MoveVerdict verdict) {
    switch (verdict) {
    case samegame::MoveVerdict::good:
        break; // no loss
    case samegame::MoveVerdict::doubtful:
        return ReviewText::tr("May be mistakes:");
    case samegame::MoveVerdict::small_loss:
        return ReviewText::tr("Small losses:");
    case samegame::MoveVerdict::mistake:
        return ReviewText::tr("Mistakes:");
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
        return (reviewed.verdict == samegame::MoveVerdict::doubtful
                    ? ReviewText::tr("Move %1 may have given away %2")
                    : ReviewText::tr("Move %1 gave away %2"))
            .arg(number)
            .arg(lossText(reviewed));
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

QString scoresText(const samegame::GameReview& review) {
    if (samegame::is_over(review))
        return ReviewText::tr("This game: %1. Could be reached: %2.")
            .arg(finalScoreText(review.start.rules, samegame::score_of(review)),
                 reachableText(review, 0));
    return ReviewText::tr("Score so far: %1. Can still be reached: %2, from the start: %3.")
        .arg(numberText(samegame::score_of(review)), reachableText(review, review.moves.size()),
             reachableText(review, 0));
}

QString placeText(const samegame::GameReview& review, std::size_t place) {
    const bool isEnd = place == review.moves.size();
    return ReviewText::tr("After move %1 of %2: score %3, still possible %4")
        .arg(numberText(static_cast<int>(place)), numberText(static_cast<int>(review.moves.size())),
             numberText(isEnd ? samegame::score_of(review) : review.positions[place].score),
             reachableText(review, place));
}

QString verdictsText(const samegame::ReviewSummary& summary) {
    QString good = ReviewText::tr("%Ln good moves", nullptr, summary.good);
    if (summary.doubtful > 0)
        good = ReviewText::tr("%1, %2", "good moves, doubtful moves")
                   .arg(good, ReviewText::tr("%Ln moves that may be mistakes", nullptr,
                                             summary.doubtful));
    return ReviewText::tr("%1, %2, %3.", "good moves, small losses, mistakes")
        .arg(good, ReviewText::tr("%Ln small losses", nullptr, summary.small_losses),
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
    const double shown = samegame::shown_accuracy(percent);
    return about(percentText(shown, shown < 100 ? 1 : 0), isExact);
}

QString accuracyText(const samegame::ToldAccuracy& accuracy) {
    using Kind = samegame::ToldAccuracy::Kind;
    switch (accuracy.kind) {
    case Kind::exact:
    case Kind::about:
        return accuracyText(accuracy.percent, accuracy.kind == Kind::exact);
    case Kind::at_most:
        return ReviewText::tr("at most %1", "percent").arg(accuracyText(accuracy.percent, true));
    case Kind::not_known:
        return ReviewText::tr("not known yet", "accuracy");
    }
    return {};
}

QString openLossesText(const samegame::ToldAccuracy& accuracy) {
    return accuracy.are_losses_open()
               ? ReviewText::tr("Which moves lost most is not known yet, as their spread covers "
                                "most of the loss.")
               : QString();
}

QString uncertainLossesText(std::span<const samegame::ReviewedMove> moves) {
    const auto count = std::ranges::count_if(moves, [](const samegame::ReviewedMove& move) {
        return move.is_searched && move.loss > 0 && move.verdict == samegame::MoveVerdict::good;
    });
    return count == 0
               ? QString()
               : ReviewText::tr("Not listed: %Ln losses that may be none, as far as the searches "
                                "tell.",
                                nullptr, static_cast<int>(count));
}

QString verdictSign(samegame::MoveVerdict verdict) {
    switch (verdict) {
    case samegame::MoveVerdict::good:
        return QStringLiteral("✓");
    case samegame::MoveVerdict::doubtful:
        return QStringLiteral("?");
    case samegame::MoveVerdict::small_loss:
        return QStringLiteral("↓");
    case samegame::MoveVerdict::mistake:
        return QStringLiteral("✗");
    }
    return {};
}

QString verdictText(const samegame::ReviewedMove& move) {
    const QString name = verdictName(move.verdict);
    return move.verdict == samegame::MoveVerdict::good
               ? name
               : ReviewText::tr("%1, %2", "word for a move, and what it lost")
                     .arg(name, lossText(move));
}

namespace {

QString goodSentence(const samegame::ReviewedMove& move) {
    if (move.loss > 0)
        return ReviewText::tr("Good: it lost nothing for sure.");
    return move.is_exact ? ReviewText::tr("Good: it is proven to lose nothing.")
                         : ReviewText::tr("Good: nothing is known that earns more.");
}

} // namespace

QString verdictSentence(const samegame::ReviewedMove& move) {
    const QString points = pointsText(move.loss);
    switch (move.verdict) {
    case samegame::MoveVerdict::good:
        return goodSentence(move);
    case samegame::MoveVerdict::doubtful:
        return ReviewText::tr("May be a mistake: about %1 less than the best game known, if the "
                              "searches after it missed no better one.")
            .arg(points);
    case samegame::MoveVerdict::small_loss:
        return move.is_exact ? ReviewText::tr("Small loss: %1 less than the best game.").arg(points)
                             : ReviewText::tr("Small loss: about %1 less than the best game known.")
                                   .arg(points);
    case samegame::MoveVerdict::mistake:
        return move.is_exact
                   ? ReviewText::tr("Mistake: %1 less than the best game.").arg(points)
                   : ReviewText::tr("Mistake: about %1 less than the best game known.").arg(points);
    }
    return {};
}
