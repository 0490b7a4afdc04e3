#include "app/gui/play/verdictlabel.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/reviewtext.h"

namespace {

/// To a screen reader it is something that comes up and wants to be read.
QAccessibleInterface* makeVerdictInterface(const QString&, QObject* object) {
    auto* label = qobject_cast<VerdictLabel*>(object);
    return label ? new QAccessibleWidget(label, QAccessible::AlertMessage) : nullptr;
}

QString shortText(const samegame::ReviewedMove& move) {
    return verdictSign(move.verdict) + ' ' + verdictText(move);
}

} // namespace

VerdictLabel::VerdictLabel(QWidget* parent) : ElidedLabel(parent) {
    QAccessible::installFactory(&makeVerdictInterface); // a second time changes nothing
    setObjectName("lastMoveVerdict");
}

/// A loss that only becomes smaller while the word stays is shown, and not told again.
void VerdictLabel::setMove(const std::optional<samegame::ReviewedMove>& move) {
    if (!move) {
        m_told.reset();
        clear();
        setToolTip({});
        setAccessibleName({});
        return;
    }
    setText(shortText(*move));
    setShorterTexts(move->verdict == samegame::MoveVerdict::good
                        ? QStringList()
                        : QStringList{verdictSign(move->verdict) + ' ' + lossText(*move)});
    const QString sentence = verdictSentence(*move);
    setToolTip(plainToolTip(tr("The last move. %1").arg(sentence)));
    setAccessibleName(sentence);
    if (m_told == move->verdict)
        return;
    m_told = move->verdict;
    announce();
}

void VerdictLabel::announce() {
    if (isHidden())
        return;
    Announcer::instance()->announce(this);
}

int VerdictLabel::usualWidth() const {
    samegame::ReviewedMove move;
    move.loss = 999;
    move.verdict = samegame::MoveVerdict::small_loss;
    return tabularWidth(fontMetrics(), shortText(move));
}
