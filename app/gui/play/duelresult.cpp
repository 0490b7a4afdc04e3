#include "app/gui/play/duelresult.h"

#include <QEvent>
#include <QLabel>
#include <QStringList>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <initializer_list>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/play/opponentpicture.h"

namespace {

constexpr int duelCountingTime = 900; // milliseconds

QString recordTextOf(const DuelView& duel) {
    const DuelTally& tally = *duel.tally;
    QStringList sentences{DuelResult::tr("Against %1 so far: %2 won, %3 lost, %4 drawn.")
                              .arg(nameOf(duel.opponent), numberText(tally.won),
                                   numberText(tally.lost), numberText(tally.drawn))};
    if (tally.aided > 0)
        sentences << DuelResult::tr("With help in the duel or before: %1 of %2 won.")
                         .arg(numberText(tally.aidedWon), numberText(tally.aided));
    return SharedText::sentences(sentences);
}

QString textOf(const DuelView& duel) {
    if (duel.isSearching)
        return DuelResult::tr("%1 is still playing.").arg(nameOf(duel.opponent));
    QStringList rows;
    if (duel.recorded && *duel.recorded != duel.own)
        rows << DuelResult::tr("The first duel on this board counts, with %1.")
                    .arg(numberText(*duel.recorded));
    if (duel.tally && duel.tally->count() > 0)
        rows << recordTextOf(duel);
    return rows.join('\n');
}

/// Both numbers, for screen readers.
QString resultSentenceOf(const DuelView& duel) {
    const QString own = numberText(duel.own);
    if (!duel.theirs)
        return duel.countsBlocks ? DuelResult::tr("Your blocks left: %1").arg(own)
                                 : DuelResult::tr("Your points: %1").arg(own);
    const QString theirs = numberText(*duel.theirs);
    return duel.countsBlocks
               ? DuelResult::tr("Blocks left: you %1, %2 %3")
                     .arg(own, nameOf(duel.opponent), theirs)
               : DuelResult::tr("Points: you %1, %2 %3").arg(own, nameOf(duel.opponent), theirs);
}

QString ownTextOfResult(int number) {
    return DuelResult::tr("You %1", "and a score").arg(numberText(number));
}

QString theirTextOfResult(const DuelView& duel, std::optional<int> number) {
    return DuelResult::tr("%1 %2", "a score, an opponent's name")
        .arg(number ? numberText(*number) : QStringLiteral("???"), nameOf(duel.opponent));
}

} // namespace

DuelResult::DuelResult(QWidget* parent)
    : QWidget(parent),
      m_own(new NumberLabel),
      m_colon(new QLabel(QStringLiteral(":"))),
      m_theirs(new NumberLabel),
      m_picture(new QLabel),
      m_text(makeTextLabel("duelResultText")) {
    setObjectName("duelResult");
    m_own->setObjectName("duelResultOwn");
    m_colon->setObjectName("duelResultColon");
    m_theirs->setObjectName("duelResultTheirs");
    m_own->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_picture->setObjectName("duelResultPicture");
    auto* numbers = new FlowLayout;
    numbers->setSpacing(spacing::usual);
    numbers->addWidget(m_own);
    numbers->addWidget(m_colon);
    numbers->addWidget(m_theirs);
    numbers->addWidget(m_picture);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(spacing::tight);
    rows->addLayout(numbers);
    rows->addWidget(m_text);
    m_counting.setStartValue(0.0);
    m_counting.setEndValue(1.0);
    m_counting.setDuration(duelCountingTime);
    connect(&m_counting, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& share) { showNumbers(share.toDouble()); });
    connect(&m_counting, &QVariantAnimation::stateChanged, this,
            [this](QAbstractAnimation::State state) {
                if (state == QAbstractAnimation::Stopped)
                    emit counted();
            });
    connect(CurrentLook::instance(), &CurrentLook::changed, this, &DuelResult::showPicture);
}

QString DuelResult::titleOf(const DuelView& duel) {
    if (!duel.theirs)
        return {};
    const QString name = nameOf(duel.opponent);
    return duel.lead() > 0    ? tr("You won against %1!").arg(name)
           : duel.lead() == 0 ? tr("A draw with %1").arg(name)
                              : tr("%1 won", "the name of an opponent").arg(name);
}

void DuelResult::setDuel(const DuelView& duel) {
    if (duel == m_duel)
        return;
    const bool isSameEnd = m_duel && m_duel->own == duel.own && m_duel->opponent == duel.opponent;
    const bool areOther = !isSameEnd || m_duel->theirs != duel.theirs;
    m_duel = duel;
    m_text->setText(textOf(duel));
    m_text->setVisible(!m_text->text().isEmpty());
    m_own->setAccessibleName(resultSentenceOf(duel));
    m_picture->setToolTip(plainToolTip(explanationOf(duel.opponent)));
    m_picture->setAccessibleName(nameOf(duel.opponent));
    showPicture();
    keepPlaces();
    if (areOther)
        endCounting();
    if (areOther && isSameEnd)
        countUp();
}

void DuelResult::countUp() {
    if (isVisible() && m_duel && m_duel->theirs &&
        style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0) {
        showNumbers(0); // until the first step, which may be late
        m_counting.start();
    }
}

/// Point by point at the same pace, so that the winner still climbs when the loser stands.
void DuelResult::showNumbers(double share) {
    const int most = std::max(std::abs(m_duel->own), std::abs(m_duel->theirs.value_or(0)));
    const int reached = static_cast<int>(std::lround(share * most));
    const auto shown = [reached](int number) { return std::clamp(number, -reached, reached); };
    m_own->setText(ownTextOfResult(shown(m_duel->own)));
    m_theirs->setText(theirTextOfResult(
        *m_duel, m_duel->theirs ? std::optional(shown(*m_duel->theirs)) : std::nullopt));
}

void DuelResult::keepPlaces() {
    if (!m_duel)
        return;
    m_own->setMinimumWidth(tabularWidth(m_own->fontMetrics(), ownTextOfResult(m_duel->own)));
    m_theirs->setMinimumWidth(
        tabularWidth(m_theirs->fontMetrics(), theirTextOfResult(*m_duel, m_duel->theirs)));
    for (QLabel* part : std::initializer_list<QLabel*>{m_own, m_colon, m_theirs})
        part->setMinimumHeight(m_picture->sizeHint().height()); // their texts stand in its middle
    updateGeometry(); // the card measures before the next event
}

void DuelResult::showPicture() {
    if (m_duel)
        m_picture->setPixmap(opponentPicture(m_duel->opponent, 2 * fontMetrics().height(),
                                             devicePixelRatioF(), palette()));
}

void DuelResult::hideEvent(QHideEvent* event) {
    endCounting();
    QWidget::hideEvent(event);
}

void DuelResult::endCounting() {
    m_counting.stop();
    if (m_duel)
        showNumbers(1);
}

void DuelResult::mousePressEvent(QMouseEvent* event) {
    endCounting();
    QWidget::mousePressEvent(event);
}

void DuelResult::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        showPicture();
    if (event->type() == QEvent::FontChange) {
        QFont large = font();
        large.setPixelSize(fontInfo().pixelSize() * 4 / 3);
        large.setWeight(QFont::Bold);
        for (QLabel* part : std::initializer_list<QLabel*>{m_own, m_colon, m_theirs})
            part->setFont(large);
        keepPlaces();
    }
    QWidget::changeEvent(event);
}
