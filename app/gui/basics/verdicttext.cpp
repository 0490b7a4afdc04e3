#include "app/gui/basics/verdicttext.h"

#include <QCoreApplication>

#include "app/gui/basics/numbertext.h"

namespace {

using samegame::MoveVerdict;

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(VerdictText)
};

QString goodSentence(const samegame::ReviewedMove& move) {
    if (move.loss > 0)
        return VerdictText::tr("Good: it lost nothing for sure.");
    return move.is_exact ? VerdictText::tr("Good: it is proven to lose nothing.")
                         : VerdictText::tr("Good: no line is known that earns more.");
}

} // namespace

QString verdictSign(MoveVerdict verdict) {
    switch (verdict) {
    case MoveVerdict::good:
        return QStringLiteral("✓");
    case MoveVerdict::small_loss:
        return QStringLiteral("↓");
    case MoveVerdict::mistake:
        return QStringLiteral("✗");
    }
    return {};
}

QString verdictText(const samegame::ReviewedMove& move) {
    const QString loss = numberText(move.loss);
    switch (move.verdict) {
    case MoveVerdict::good:
        return VerdictText::tr("good");
    case MoveVerdict::small_loss:
        return move.is_exact ? VerdictText::tr("small loss, %1").arg(loss)
                             : VerdictText::tr("small loss, about %1").arg(loss);
    case MoveVerdict::mistake:
        return move.is_exact ? VerdictText::tr("mistake, %1").arg(loss)
                             : VerdictText::tr("mistake, about %1").arg(loss);
    }
    return {};
}

QString verdictSentence(const samegame::ReviewedMove& move) {
    const QString points = pointsText(move.loss);
    switch (move.verdict) {
    case MoveVerdict::good:
        return goodSentence(move);
    case MoveVerdict::small_loss:
        return move.is_exact
                   ? VerdictText::tr("Small loss: %1 less than the best line.").arg(points)
                   : VerdictText::tr("Small loss: about %1 less than the best line known.")
                         .arg(points);
    case MoveVerdict::mistake:
        return move.is_exact ? VerdictText::tr("Mistake: %1 less than the best line.").arg(points)
                             : VerdictText::tr("Mistake: about %1 less than the best line known.")
                                   .arg(points);
    }
    return {};
}
