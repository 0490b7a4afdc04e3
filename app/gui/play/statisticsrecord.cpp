#include "app/gui/play/statisticsrecord.h"

#include <QEvent>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPixmap>
#include <QTableView>
#include <QVBoxLayout>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/medal.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/charts/chartframe.h"
#include "app/gui/play/opponentpicture.h"

namespace {

constexpr std::array medalsShown{Medal::Gold, Medal::Silver, Medal::Bronze};

QGroupBox* makePart(const QString& title, QLayout* content) {
    auto* part = new QGroupBox(title);
    part->setLayout(content);
    return part;
}

QString daysTextOf(const DailyRecord& days, const QDate& today) {
    if (days.dayCount() == 0)
        return RecordPage::tr("No board of a day has been played yet.");
    return RecordPage::tr("Boards played: %1").arg(numberText(days.dayCount())) + '\n' +
           RecordPage::tr("Played on their day: %1; longest: %2", "days in a row, days")
               .arg(daysInRowText(days.streak(today), days.dayInRow(today) > 0),
                    dayCountText(days.longestStreak()));
}

} // namespace

DuelsModel::DuelsModel(QObject* parent) : ColumnTable(parent) {
    const auto count = [this](const QString& title, const QString& help, int DuelTally::*member) {
        return TableColumn{.title = title, .help = help, .value = [this, member](int row) {
                               return tally(row).*member;
                           }};
    };
    setColumns({{.title = tr("Opponent"),
                 .alignment = Qt::AlignLeft,
                 .value = [](int row) { return nameOf(static_cast<Opponent>(row)); },
                 .toolTip =
                     [](int row) {
                         const auto opponent = static_cast<Opponent>(row);
                         return titleOf(opponent) + '\n' + explanationOf(opponent);
                     }},
                count(tr("Won"), tr("Duels won without help"), &DuelTally::won),
                count(tr("Lost"), tr("Duels lost without help"), &DuelTally::lost),
                count(tr("Drawn"), tr("Duels without help that ended alike"), &DuelTally::drawn),
                {.title = tr("With help"),
                 .help = tr("Duels with help, or on a board that was played with help before, and "
                            "how many of them were won; they count nowhere else"),
                 .value = [this](int row) { return tally(row).aided; },
                 .text =
                     [this](int row) {
                         const DuelTally& duels = tally(row);
                         return duels.aided == 0
                                    ? numberText(0)
                                    : tr("%1, %2 won", "a number of duels")
                                          .arg(numberText(duels.aided), numberText(duels.aidedWon));
                     }}});
}

void DuelsModel::setTallies(const DuelTallies& tallies) {
    m_tallies = tallies;
    announceCells();
}

void DuelsModel::setPictures(int size, qreal ratio, const QPalette& palette) {
    for (std::size_t i = 0; i < m_pictures.size(); ++i)
        m_pictures[i] = opponentPicture(static_cast<Opponent>(i), size, ratio, palette);
    announceCells();
}

QVariant DuelsModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::DecorationRole && index.isValid() && index.column() == Name)
        return m_pictures[static_cast<std::size_t>(index.row())];
    return ColumnTable::data(index, role);
}

RecordPage::RecordPage(QWidget* parent)
    : QWidget(parent),
      m_medals(makeTextLabel("recordMedals")),
      m_model(new DuelsModel(this)),
      m_duels(makeNumberTable(m_model, "recordDuels", tr("Duels"))),
      m_noDuels(makeTextLabel("recordNoDuels")),
      m_days(makeTextLabel("recordDays")) {
    auto* coins = new QHBoxLayout;
    for (std::size_t i = 0; i < medalsShown.size(); ++i) {
        m_coins[i] = new QLabel;
        m_counts[i] = new QLabel;
        m_counts[i]->setObjectName(QStringLiteral("recordMedal%1").arg(i + 1));
        coins->addWidget(m_coins[i]);
        coins->addWidget(m_counts[i]);
        coins->addSpacing(spacing::part);
    }
    coins->addStretch(1);
    auto* medals = new QVBoxLayout;
    medals->addLayout(coins);
    medals->addWidget(m_medals);
    m_duels->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_duels->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    m_duels->setSelectionMode(QAbstractItemView::SingleSelection);
    m_duels->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_noDuels->setText(
        tr("\"Duel against\" in the menu Game has an opponent play the same board as you."));
    auto* duels = new QVBoxLayout;
    duels->addWidget(m_duels);
    duels->addWidget(m_noDuels);
    auto* days = new QVBoxLayout;
    days->addWidget(m_days);
    auto* page = new QVBoxLayout(this);
    page->addWidget(makePart(tr("Medals"), medals));
    page->addWidget(makePart(tr("Duels"), duels));
    page->addWidget(makePart(tr("Boards of the day"), days));
    page->addStretch(1);
    connect(CurrentLook::instance(), &CurrentLook::changed, this, &RecordPage::showPictures);
    showPictures();
}

void RecordPage::setMedals(const MedalCount& medals) {
    const std::array numbers{medals.gold, medals.silver, medals.bronze};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        m_counts[i]->setText(numberText(numbers[i]));
        m_counts[i]->setAccessibleName(tr("%1: %2", "a medal, a number")
                                           .arg(::titleOf(medalsShown[i]), numberText(numbers[i])));
    }
    m_medals->setText(tr("On each board your best game counts: gold from %1 % of the best score "
                         "known of the board, silver from %2 %, bronze from %3 %. Boards that "
                         "have such marks: %4 of %5.")
                          .arg(numberText(goldPercent), numberText(silverPercent),
                               numberText(bronzePercent), numberText(medals.measured),
                               numberText(medals.boards)));
}

void RecordPage::setDuels(const DuelTallies& tallies) {
    int duels = 0;
    for (const DuelTally& tally : tallies)
        duels += tally.count();
    m_model->setTallies(tallies);
    m_duels->setVisible(duels > 0);
    m_noDuels->setVisible(duels == 0);
    m_duels->updateGeometry();
}

void RecordPage::setDays(const DailyRecord& days, const QDate& today) {
    m_days->setText(daysTextOf(days, today));
}

void RecordPage::showPictures() {
    const int size = fontMetrics().height();
    for (std::size_t i = 0; i < medalsShown.size(); ++i)
        m_coins[i]->setPixmap(
            medalPicture(medalsShown[i], 2 * size, devicePixelRatioF(), palette()));
    m_duels->setIconSize({size, size});
    m_model->setPictures(size, devicePixelRatioF(), palette());
}

void RecordPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showPictures();
    QWidget::changeEvent(event);
}
