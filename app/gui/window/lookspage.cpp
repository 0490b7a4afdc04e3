#include "app/gui/window/lookspage.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QColorDialog>
#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/choicebox.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"

namespace {

/// The blocks of a picture whose rows stand from the top, with colors as digits.
std::vector<Block> blocksOf(std::span<const std::string_view> rows) {
    std::vector<Block> blocks;
    for (std::size_t fromTop = 0; fromTop < rows.size(); ++fromTop) {
        for (std::size_t column = 0; column < rows[fromTop].size(); ++column) {
            const char digit = rows[fromTop][column];
            if (digit != '.')
                blocks.push_back({{static_cast<std::uint8_t>(column),
                                   static_cast<std::uint8_t>(rows.size() - 1 - fromTop)},
                                  static_cast<samegame::Color>(digit - '0')});
        }
    }
    return blocks;
}

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

namespace {

/// From the top; digits are colors.
constexpr std::array<std::string_view, 3> sampleRows{"1122.", "31245", "33445"};

QPixmap samplePicture(const BoardTheme& theme, QSize size, qreal pixelRatio) {
    const BoardGeometry geometry(size, pixelRatio, static_cast<int>(sampleRows.size()),
                                 static_cast<int>(sampleRows[0].size()));
    QPixmap picture(geometry.deviceSize());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardPainter board(theme, geometry);
    board.paintGround(painter);
    board.paintBlocks(painter, blocksOf(sampleRows));
    painter.end();
    picture.setDevicePixelRatio(pixelRatio);
    return picture;
}

} // namespace

PictureChoice::PictureChoice(const QString& objectName, const QString& help)
    : m_buttons(new QButtonGroup(this)) {
    setObjectName(objectName);
    setToolTip(help);
    auto* layout = new FlowLayout(this);
    layout->setSpacing(spacing::tight);
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int number) {
        setFocusProxy(m_buttons->button(number));
        if (std::exchange(m_told, number) != number)
            emit activated();
    });
}

void PictureChoice::add(const QString& text) {
    auto* button = new QToolButton;
    button->setObjectName(objectName() + QString::number(count()));
    button->setText(text);
    button->setToolTip(toolTip());
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    m_buttons->addButton(button, count());
    layout()->addWidget(button);
}

int PictureChoice::count() const {
    return static_cast<int>(m_buttons->buttons().size());
}

int PictureChoice::chosen() const {
    return std::max(0, m_buttons->checkedId());
}

void PictureChoice::choose(int number) {
    m_told = number;
    m_buttons->button(number)->setChecked(true);
    setFocusProxy(m_buttons->button(number)); // for the letter of the label
}

void PictureChoice::showLook(int number, const BlockLook& look) {
    QAbstractButton* button = m_buttons->button(number);
    const int cell = fontMetrics().height();
    const QSize size(cell * 11 / 2, cell * 7 / 2);
    button->setIconSize(size);
    button->setIcon(samplePicture(BoardTheme(palette(), look), size, devicePixelRatioF()));
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
constexpr std::array comparedCounts{5, static_cast<int>(samegame::max_colors)};

/// A number alone would mean something else in gray than elsewhere.
QString judgmentOf(double difference, double least) {
    if (difference < least)
        return PaletteTable::tr("too close");
    return difference < 2 * least ? PaletteTable::tr("enough") : PaletteTable::tr("clear");
}

} // namespace

PaletteTable::PaletteTable(QWidget* parent)
    : QTableWidget(static_cast<int>(visions.size()), static_cast<int>(comparedCounts.size()),
                   parent) {
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
            const auto pair =
                closestPair(colors, comparedCounts[static_cast<std::size_t>(column)], vision);
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

namespace {

/// From the top; digits are colors.
constexpr std::array<std::string_view, 6> rows{
    "1......6..", "112..766..", "1223.7799.", "4233557998", "4443551188", "6447552231",
};
constexpr int columns = static_cast<int>(rows[0].size());

} // namespace

BlockPreview::BlockPreview(QWidget* parent) : QWidget(parent) {
    setObjectName("blockPreview");
    setAccessibleName(tr("Preview of the blocks"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BlockPreview::setLook(const BlockLook& look, bool showsGlyphs) {
    m_look = look;
    m_showsGlyphs = showsGlyphs;
    update();
}

QSize BlockPreview::sizeHint() const {
    const int cell = fontMetrics().height() * 3 / 2;
    return {columns * cell + cell / 2, static_cast<int>(rows.size()) * cell + cell / 2};
}

QSize BlockPreview::minimumSizeHint() const {
    return sizeHint() / 2;
}

void BlockPreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardGeometry geometry(size(), devicePixelRatioF(), static_cast<int>(rows.size()),
                                 columns);
    painter.scale(1 / geometry.ratio(), 1 / geometry.ratio());
    BoardTheme theme(palette(), m_look);
    theme.showsGlyphs = m_showsGlyphs;
    const BoardPainter board(theme, geometry);
    board.paintGround(painter);
    board.paintBlocks(painter, blocksOf(rows));
}

LooksPage::LooksPage(QWidget* parent)
    : QWidget(parent),
      m_set(new PictureChoice("blockSet", tr("How blocks are drawn"))),
      m_palette(new PictureChoice("palette", tr("Colors of the blocks"))),
      m_check(new QPushButton(tr("C&heck"))),
      m_checked(new QWidget),
      m_glyphs(new QCheckBox(tr("&Marks on the blocks"))),
      m_colors(new OwnPalette),
      m_preview(new BlockPreview),
      m_table(new PaletteTable),
      m_verdict(new QLabel) {
    auto* form = new QFormLayout;
    m_colorScheme =
        choicebox::addTo(form, "colorScheme", tr("Color &scheme"), tr("Colors of the window"));
    form->addRow(tr("&Blocks"), m_set);
    form->addRow(tr("Pa&lette"), m_palette);
    connect(m_palette, &PictureChoice::activated, this, &LooksPage::choosePalette);
    m_glyphs->setObjectName("showGlyphs");
    m_glyphs->setToolTip(tr("Each color has a mark of its own, for eyes that see them alike"));
    form->addRow(QString(), m_glyphs);
    m_check->setObjectName("checkPalette");
    m_check->setToolTip(tr("Shows how well each kind of color vision tells the colors apart"));
    m_check->setCheckable(true);
    m_check->setAutoDefault(false);
    connect(m_check, &QPushButton::toggled, this, &LooksPage::showCheck);
    auto* checkForm = new QFormLayout;
    m_vision = choicebox::addTo(checkForm, "vision", tr("Preview &as seen"),
                                tr("Shows the preview as other eyes see it; changes nothing else"));
    auto* checkLayout = new QVBoxLayout(m_checked);
    checkLayout->setContentsMargins(0, 0, 0, 0);
    checkLayout->addLayout(checkForm);
    checkLayout->addWidget(m_table);
    m_checked->hide();
    fillChoices();
    arrange(form);
    connect(m_set, &PictureChoice::activated, this, &LooksPage::showLook);
    connect(m_vision, &QComboBox::activated, this, &LooksPage::showPreview);
    connect(m_colorScheme, &QComboBox::activated, this, &LooksPage::changed);
    for (PictureChoice* choice : {m_set, m_palette})
        connect(choice, &PictureChoice::activated, this, &LooksPage::changed);
    connect(m_glyphs, &QCheckBox::clicked, this, &LooksPage::showPreview);
    connect(m_glyphs, &QCheckBox::clicked, this, &LooksPage::changed);
    connect(m_colors, &OwnPalette::colorsTried, this, &LooksPage::showPreview);
    connect(m_colors, &OwnPalette::colorsChanged, this, [this] {
        m_ownColors = m_colors->colors();
        showPictures();
        showPreview();
        emit changed();
    });
}

void LooksPage::fillChoices() {
    using namespace choicebox;
    add(m_colorScheme, tr("Follow the desktop"), ColorScheme::FollowDesktop);
    add(m_colorScheme, tr("Light"), ColorScheme::Light);
    add(m_colorScheme, tr("Dark"), ColorScheme::Dark);
    // In the order of the enumerators.
    for (const QString& title : {tr("Joined tiles"), tr("Glossy balls"), tr("Plain shapes")})
        m_set->add(title);
    for (const PaletteChoice choice : palettesOfTheProgram)
        m_palette->add(titleOf(choice));
    m_palette->add(titleOf(PaletteChoice::Own));
    for (int row = 0; row < m_table->rowCount(); ++row)
        add(m_vision, m_table->verticalHeaderItem(row)->text(), static_cast<Vision>(row));
}

/// Places the colors under the preview that shows them.
void LooksPage::arrange(QFormLayout* form) {
    auto* top = new FoldLayout;
    auto* choices = new QWidget;
    choices->setLayout(form);
    form->setContentsMargins(0, 0, 0, 0);
    top->addWidget(choices);
    top->addWidget(m_preview);
    m_verdict->setObjectName("paletteVerdict");
    m_verdict->setWordWrap(true);
    // Room for two lines from the start: a color that is tried must not move anything.
    m_verdict->setMinimumHeight(2 * fontMetrics().lineSpacing());
    QSizePolicy policy = m_verdict->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_verdict->setSizePolicy(policy);
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top, 1);
    layout->addWidget(m_colors);
    layout->addWidget(m_check, 0, Qt::AlignLeft);
    layout->addWidget(m_checked);
    layout->addWidget(m_verdict);
}

void LooksPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showPictures();
}

void LooksPage::showCheck(bool isWanted) {
    m_checked->setVisible(isWanted);
    if (!isWanted)
        choicebox::select(m_vision, Vision::Normal); // nothing would say why colors look odd
    showPreview();
    if (isWanted)
        emit checkShown();
}

void LooksPage::showSettings(const Settings& settings) {
    choicebox::select(m_colorScheme, settings.colorScheme);
    m_set->choose(static_cast<int>(settings.blockSet));
    m_palette->choose(static_cast<int>(settings.palette));
    m_glyphs->setChecked(settings.showsGlyphs);
    m_ownColors = settings.ownColors;
    m_paletteBefore = settings.palette;
    showLook();
}

void LooksPage::store(Settings& settings) const {
    settings.colorScheme = choicebox::chosen<ColorScheme>(m_colorScheme);
    settings.blockSet = chosenSet();
    settings.palette = chosenPalette();
    settings.showsGlyphs = m_glyphs->isChecked();
    settings.ownColors = m_ownColors;
}

/// Own colors that were never edited begin as the palette that was chosen before.
void LooksPage::choosePalette() {
    if (chosenPalette() == PaletteChoice::Own && m_ownColors == Settings().ownColors)
        m_ownColors = colorsOf(m_paletteBefore);
    m_paletteBefore = chosenPalette();
    showLook();
}

void LooksPage::showLook() {
    const bool isOwn = chosenPalette() == PaletteChoice::Own;
    const BlockColors colors = isOwn ? m_ownColors : colorsOf(chosenPalette());
    m_colors->setLook({chosenSet(), colors}, isOwn);
    m_glyphs->setEnabled(chosenSet() != BlockSet::Shapes); // marks themselves
    showPictures();
    showPreview();
}

/// Each set in the chosen colors, and each palette in the chosen set.
void LooksPage::showPictures() {
    const auto colorsOfChoice = [this](PaletteChoice choice) {
        return choice == PaletteChoice::Own ? m_ownColors : colorsOf(choice);
    };
    m_set->showLooks([&](int number) {
        return BlockLook{static_cast<BlockSet>(number), colorsOfChoice(chosenPalette())};
    });
    m_palette->showLooks([&](int number) {
        return BlockLook{chosenSet(), colorsOfChoice(static_cast<PaletteChoice>(number))};
    });
}

void LooksPage::showPreview() {
    BlockColors colors = m_colors->colors();
    m_table->setColors(colors);
    m_verdict->setText(m_table->verdict());
    m_verdict->setVisible(m_check->isChecked() || m_table->hasCloseColors());
    for (QColor& color : colors)
        color = seen(color, choicebox::chosen<Vision>(m_vision));
    m_preview->setLook({chosenSet(), colors}, m_glyphs->isChecked());
}
