#include "app/gui/research/readingchoice.h"

#include <QSettings>

#include "app/gui/basics/outsidetext.h"
#include "app/gui/session/settings.h"

using samegame::Reading;

namespace {

constexpr auto readingKey = "comparison/reading";
constexpr auto keptName = "these-boards"; // of the reading that is not the usual one

Reading otherThan(Reading reading) {
    return reading == Reading::these_boards ? Reading::boards_like_these : Reading::these_boards;
}

} // namespace

ReadingChoice::ReadingChoice(QWidget* parent)
    : QComboBox(parent),
      m_chosen(QSettings().value(readingKey).toString() == keptName ? Reading::these_boards
                                                                    : Reading::boards_like_these) {
    setObjectName("comparisonReading");
    setAccessibleName(tr("What the intervals are for"));
    addItem(tr("95 % for boards like these"), int(Reading::boards_like_these));
    addItem(tr("95 % for these boards"), int(Reading::these_boards));
    setToolTip(plainToolTip(
        tr("For boards like these: the boards are the sample, and the interval is of the mean over "
           "many more of them. For these boards: the runs on each are the sample, and the interval "
           "is of the mean of many more runs.")));
    setCurrentIndex(findData(int(m_chosen)));
    connect(this, &QComboBox::activated, this, &ReadingChoice::choose);
}

void ReadingChoice::setExtent(std::size_t boards, int runs) {
    if (boards == m_boards && runs == m_runs)
        return;
    m_boards = boards;
    m_runs = runs;
    showReadings();
}

bool ReadingChoice::exists(Reading reading) const {
    return reading == Reading::these_boards ? m_runs > 1 : m_boards > 1;
}

Reading ReadingChoice::reading() const {
    return !exists(m_chosen) && exists(otherThan(m_chosen)) ? otherThan(m_chosen) : m_chosen;
}

QString ReadingChoice::note() const {
    if (m_boards <= 1 && m_runs <= 1)
        return tr("one run has no interval");
    if (m_boards <= 1)
        return tr("one board tells nothing of others");
    if (m_runs <= 1)
        return tr("one run on each tells nothing of others");
    return {};
}

void ReadingChoice::choose(int index) {
    const auto chosen = static_cast<Reading>(itemData(index).toInt());
    if (chosen == m_chosen)
        return;
    m_chosen = chosen;
    QSettings settings;
    keepChosen(settings, readingKey,
               chosen == Reading::these_boards ? QString(keptName) : QString(), QString());
    emit readingChanged();
}

void ReadingChoice::showReadings() {
    setCurrentIndex(findData(int(reading())));
    setVisible(note().isEmpty()); // else there is nothing to choose
}
