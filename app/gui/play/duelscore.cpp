#include "app/gui/play/duelscore.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/play/opponentpicture.h"

namespace {

QString ownTextOf(int number) {
    return DuelScore::tr("You %1", "and a score").arg(numberText(number));
}

QString theirTextOf(const DuelView& duel) {
    return duel.theirs ? numberText(*duel.theirs) : QStringLiteral("???");
}

/// What stands in the row, in a sentence.
QString standingSentenceOf(const DuelView& duel) {
    const QString name = nameOf(duel.opponent);
    const QString own = numberText(duel.own);
    if (duel.theirs)
        return duel.countsBlocks ? DuelScore::tr("Duel, blocks left: you %1, %2 %3.")
                                       .arg(own, name, numberText(*duel.theirs))
                                 : DuelScore::tr("Duel, points: you %1, %2 %3.")
                                       .arg(own, name, numberText(*duel.theirs));
    const QString standing = duel.countsBlocks
                                 ? DuelScore::tr("Duel, your blocks left: %1.").arg(own)
                                 : DuelScore::tr("Duel, your points: %1.").arg(own);
    return SharedText::sentences(
        {standing,
         duel.isSearching
             ? DuelScore::tr("%1 is still playing this board.").arg(name)
             : DuelScore::tr("%1 has ended; you learn the score when your game ends.").arg(name)});
}

} // namespace

DuelScore::DuelScore(QWidget* parent)
    : QWidget(parent),
      m_own(new ScoreLabel),
      m_theirs(new ScoreLabel),
      m_picture(new QLabel),
      m_name(new ElidedLabel) {
    setObjectName("duelScore");
    m_own->setObjectName("duelOwnScore");
    m_theirs->setObjectName("duelTheirScore");
    m_name->setObjectName("duelName");
    auto* colon = new QLabel(QStringLiteral(":"));
    colon->setObjectName("duelColon");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::tight);
    row->addWidget(m_own);
    row->addWidget(colon);
    row->addWidget(m_theirs);
    row->addWidget(m_picture);
    row->addWidget(m_name);
    row->addStretch(1);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(CurrentLook::instance(), &CurrentLook::changed, this, &DuelScore::showPicture);
    hide();
}

void DuelScore::show(const std::optional<DuelView>& duel) {
    if (duel == m_duel)
        return;
    const bool isOther = duel && (!m_duel || m_duel->opponent != duel->opponent);
    m_duel = duel;
    setVisible(duel.has_value());
    if (!duel)
        return;
    m_own->setText(ownTextOf(duel->own));
    m_theirs->setText(theirTextOf(*duel));
    m_name->setText(nameOf(duel->opponent));
    updateGeometry();
    if (isOther)
        showPicture();
    setToolTip(plainToolTip(standingSentenceOf(*duel) + '\n' + nameOf(duel->opponent) + " – " +
                            explanationOf(duel->opponent)));
    setAccessibleName(standingSentenceOf(*duel));
    setAccessibleDescription(explanationOf(duel->opponent));
}

void DuelScore::setLarge(bool isLarge) {
    for (ScoreLabel* score : {m_own, m_theirs})
        score->setLarge(isLarge, largeSize);
    updateGeometry();
}

/// What the numbers leave free of the room of longer ones.
int DuelScore::spareWidth() const {
    constexpr int usual = 9999;
    const auto spare = [](const ScoreLabel* label, const QString& text) {
        return std::max(0, label->widthOf(text) - label->widthOf(label->text()));
    };
    return spare(m_own, ownTextOf(usual)) + spare(m_theirs, numberText(usual));
}

QSize DuelScore::sizeHint() const {
    return QWidget::sizeHint() + QSize(spareWidth(), 0);
}

QSize DuelScore::minimumSizeHint() const {
    return QWidget::minimumSizeHint() + QSize(spareWidth(), 0);
}

void DuelScore::showPicture() {
    if (!m_duel)
        return;
    const int size = fontMetrics().height() + spacing::tight;
    m_picture->setPixmap(opponentPicture(m_duel->opponent, size, devicePixelRatioF(), palette()));
}

void DuelScore::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showPicture();
    QWidget::changeEvent(event);
}
