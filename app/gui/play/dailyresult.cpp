#include "app/gui/play/dailyresult.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStringList>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"

namespace {

QString streakTextOf(const DailyEnd& daily) {
    if (daily.isLate)
        return DailyResult::tr("Played after its day: it is part of no streak");
    return daily.dayInRow == 1 ? DailyResult::tr("Day 1 of a new streak")
                               : DailyResult::tr("Day %1 in a row").arg(numberText(daily.dayInRow));
}

QString beatTextOf(int score, int scoreToBeat) {
    const QString goal = numberText(scoreToBeat);
    if (score == scoreToBeat)
        return DailyResult::tr("As many as the %1 to beat").arg(goal);
    return score > scoreToBeat
               ? DailyResult::tr("%1 beaten, by %2").arg(goal, numberText(score - scoreToBeat))
               : DailyResult::tr("%1 to beat: %2 short").arg(goal, numberText(scoreToBeat - score));
}

QString computerTextOf(const BoardStanding& known) {
    return known.bestOfSolver
               ? DailyResult::tr("The computer: %1").arg(numberText(*known.bestOfSolver))
               : DailyResult::tr("The computer: not known yet");
}

/// Which of its scores that is, and how sure.
QString computerHelpOf(const KnownResults& known) {
    const auto& score = known.standing.bestOfSolver;
    if (!score)
        return DailyResult::tr("\"Show a better game\" has the computer look for one");
    QStringList sentences{DailyResult::tr("The best that the computer has found of this board on "
                                          "this machine so far. %1.")
                              .arg(foundByText(known.standing.solver.toStdString()))};
    if (known.isBestProven && known.bestScore == score)
        sentences << DailyResult::tr("More is not possible, as is proven.");
    return SharedText::sentences(sentences);
}

} // namespace

DailyResult::DailyResult(QWidget* parent)
    : QWidget(parent), m_text(new QLabel), m_share(new QPushButton) {
    setObjectName("dailyResult");
    m_text->setObjectName("dailyResultText");
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_share->setObjectName("endCardShare");
    m_share->setToolTip(tr("Copies score and board as text, without the moves; who pastes it into "
                           "this program plays the same board"));
    m_share->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the board
    m_share->setAutoDefault(true);         // Enter on it is no move
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::usual);
    row->addWidget(m_text, 1);
    row->addWidget(m_share, 0, Qt::AlignVCenter);
    connect(m_share, &QPushButton::clicked, this, [this] {
        emit shareRequested();
        m_share->setText(tr("Copied"));
        m_share->setAccessibleName(tr("The result is on the clipboard"));
        Announcer::instance()->announce(m_share);
    });
}

bool DailyResult::isOf(const GameSummary& summary) {
    return !summary.isOpened && !summary.isTakenOver() &&
           (summary.known.daily || summary.known.scoreToBeat);
}

QString DailyResult::text() const {
    return m_text->text();
}

void DailyResult::setSummary(const GameSummary& summary) {
    if (summary == m_summary)
        return;
    m_summary = summary;
    const KnownResults& known = summary.known;
    QStringList rows;
    if (known.daily && (known.daily->dayInRow > 0 || known.daily->isLate))
        rows << streakTextOf(*known.daily);
    if (known.scoreToBeat)
        rows << beatTextOf(summary.score(), *known.scoreToBeat);
    const auto& computers = known.standing.bestOfSolver;
    if (known.daily && (!computers || computers != summary.namedScore()))
        rows << computerTextOf(known.standing);
    m_text->setText(rows.join('\n'));
    m_text->setToolTip(known.daily ? computerHelpOf(known) : QString());
    m_text->setAccessibleDescription(m_text->toolTip());
    m_share->setText(tr("Share"));
    m_share->setAccessibleName(tr("Share the result"));
    updateGeometry(); // the card measures before the next event
}
