#include "app/gui/window/palettes.h"

#include <QColorDialog>
#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"

namespace {

/// In the order of the enumerators.
constexpr std::array titles{
    QT_TRANSLATE_NOOP("PaletteTitles", "Standard"),
    QT_TRANSLATE_NOOP("PaletteTitles", "Soft"),
    QT_TRANSLATE_NOOP("PaletteTitles", "Vivid"),
    QT_TRANSLATE_NOOP("PaletteTitles", "High contrast"),
    QT_TRANSLATE_NOOP("PaletteTitles", "Own colors"),
};

} // namespace

QString titleOf(PaletteChoice choice) {
    return QCoreApplication::translate("PaletteTitles", titles[static_cast<std::size_t>(choice)]);
}

OwnPalette::OwnPalette(QWidget* parent) : QWidget(parent), m_start(new QPushButton) {
    auto* layout = new FlowLayout(this);
    layout->setSpacing(spacing::tight);
    for (int color = 1; color <= samegame::max_colors; ++color)
        addButton(static_cast<samegame::Color>(color));
    addStart();
    layout->addWidget(m_start);
}

void OwnPalette::setLook(const BlockLook& look, bool canEdit) {
    m_look = look;
    for (QToolButton* button : m_buttons)
        button->setEnabled(canEdit);
    m_start->setEnabled(canEdit);
    showColors();
}

void OwnPalette::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showColors();
}

void OwnPalette::addButton(samegame::Color color) {
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("color%1").arg(color));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, color] { edit(color); });
    layout()->addWidget(button);
    m_buttons[static_cast<std::size_t>(color - 1)] = button;
}

void OwnPalette::addStart() {
    m_start->setObjectName("startPalette");
    m_start->setText(tr("Start &from"));
    m_start->setToolTip(tr("Replaces the colors by those of a palette of the program"));
    m_start->setAutoDefault(false);
    auto* menu = new QMenu(m_start);
    for (const PaletteChoice choice : palettesOfTheProgram)
        menu->addAction(titleOf(choice), this, [this, choice] { startFrom(colorsOf(choice)); });
    m_start->setMenu(menu);
}

void OwnPalette::edit(samegame::Color color) {
    const QColor before = m_look.colors[static_cast<std::size_t>(color - 1)];
    auto* dialog = new QColorDialog(before, this);
    dialog->setObjectName("colorDialog");
    dialog->setWindowTitle(tr("Color %1").arg(color));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::currentColorChanged, this,
            [this, color](const QColor& tried) { tryColor(color, tried); });
    connect(dialog, &QDialog::rejected, this, [this, color, before] { tryColor(color, before); });
    connect(dialog, &QColorDialog::colorSelected, this, [this, color](const QColor& chosen) {
        tryColor(color, chosen);
        emit colorsChanged();
    });
    dialog->open();
}

void OwnPalette::tryColor(samegame::Color color, const QColor& tried) {
    if (!tried.isValid())
        return;
    m_look.colors[static_cast<std::size_t>(color - 1)] = QColor(tried.rgb());
    showColors();
    emit colorsTried();
}

void OwnPalette::startFrom(const BlockColors& colors) {
    m_look.colors = colors;
    showColors();
    emit colorsChanged();
}

void OwnPalette::showColors() {
    const BoardTheme theme(palette(), m_look);
    const QStringList names = colorNames(m_look.colors);
    const int size = fontMetrics().height() * 3 / 2;
    for (int color = 1; color <= samegame::max_colors; ++color) {
        QToolButton* button = m_buttons[static_cast<std::size_t>(color - 1)];
        const QPixmap picture =
            blockPicture(theme, static_cast<samegame::Color>(color), size, devicePixelRatioF());
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Disabled); // a palette that cannot be edited is still seen
        button->setIcon(icon);
        button->setIconSize({size, size});
        const QString name = tr("Color %1: %2").arg(color).arg(names[color - 1]);
        button->setAccessibleName(name);
        button->setToolTip(name);
    }
}

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
