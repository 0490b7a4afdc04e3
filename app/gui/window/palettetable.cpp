#include "app/gui/window/palettetable.h"

#include <QHeaderView>
#include <QStyle>

#include <algorithm>

#include "app/gui/basics/blockpalette.h"
#include "app/gui/basics/numbertext.h"

using colordifference::Vision;

namespace {

constexpr std::array visions{Vision::Normal, Vision::Protanopia, Vision::Deuteranopia,
                             Vision::Tritanopia, Vision::Gray};
constexpr std::array counts{5, static_cast<int>(samegame::max_colors)};

/// A number alone would mean something else in gray than elsewhere.
QString judgmentOf(double difference, double least) {
    if (difference < least)
        return PaletteTable::tr("too close");
    return difference < 2 * least ? PaletteTable::tr("enough") : PaletteTable::tr("clear");
}

} // namespace

PaletteTable::PaletteTable(QWidget* parent)
    : QTableWidget(static_cast<int>(visions.size()), static_cast<int>(counts.size()), parent) {
    setObjectName("paletteTable");
    setAccessibleName(tr("Closest colors in each kind of color vision"));
    setHorizontalHeaderLabels({tr("Most alike of the first five"), tr("Most alike of all nine")});
    setVerticalHeaderLabels({tr("All colors seen"), tr("No red (protan)"), tr("No green (deutan)"),
                             tr("No blue (tritan)"), tr("Gray only")});
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionsClickable(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    verticalHeader()->setSectionsClickable(false);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &PaletteTable::fitHeight);
    fitHeight();
}

QSize PaletteTable::sizeHint() const {
    int column = 0; // both are as wide as the wider one
    for (int i = 0; i < columnCount(); ++i)
        column = std::max(column, sizeHintForColumn(i));
    return {verticalHeader()->sizeHint().width() + columnCount() * column + 2 * frameWidth(),
            minimumHeight()};
}

void PaletteTable::setColors(const BlockColors& colors) {
    const QStringList names = colorNames(colors);
    m_hardest = 1;
    m_verdict = tr("Any two colors can be told apart in each kind of color vision.");
    for (int row = 0; row < rowCount(); ++row) {
        const Vision vision = visions[static_cast<std::size_t>(row)];
        for (int column = 0; column < columnCount(); ++column) {
            const auto pair = closestPair(colors, counts[static_cast<std::size_t>(column)], vision);
            showPair(row, column, pair, names);
            judge(row, pair, names);
        }
    }
    fitHeight();
}

void PaletteTable::showPair(int row, int column, const ClosestPair& pair,
                            const QStringList& names) {
    const double least = leastDifference(visions[static_cast<std::size_t>(row)]);
    auto* cell = new QTableWidgetItem(tr("%3: %1 – %2", "two colors, how well told apart")
                                          .arg(names[pair.first - 1], names[pair.second - 1],
                                               judgmentOf(pair.difference, least)));
    cell->setToolTip(tr("These two differ by %1; here %2 is enough to tell them apart. (CIEDE2000: "
                        "1 is hardly seen, 100 is black and white.)")
                         .arg(numberText(pair.difference, 1), numberText(least, 1)));
    if (pair.difference < least)
        cell->setIcon(style()->standardIcon(QStyle::SP_MessageBoxWarning, nullptr, this));
    setItem(row, column, cell);
}

void PaletteTable::judge(int row, const ClosestPair& pair, const QStringList& names) {
    const double least = leastDifference(visions[static_cast<std::size_t>(row)]);
    if (pair.difference / least >= m_hardest)
        return;
    m_hardest = pair.difference / least;
    m_verdict =
        tr("Too close – %1: %2 and %3 differ by %4 only; %5 or "
           "more tells them apart. Until then the marks on the blocks do.")
            .arg(verticalHeaderItem(row)->text(), names[pair.first - 1], names[pair.second - 1],
                 numberText(pair.difference, 1), numberText(least, 1));
}

void PaletteTable::fitHeight() {
    resizeRowsToContents(); // long names take two lines where there is no room beside each other
    setFixedHeight(horizontalHeader()->sizeHint().height() + verticalHeader()->length() +
                   2 * frameWidth());
}
