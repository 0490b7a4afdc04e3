#include "app/gui/window/lookspage.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <array>
#include <string_view>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/window/choicebox.h"
#include "app/gui/window/palettes.h"

namespace {

/// From the top; digits are colors.
constexpr std::array<std::string_view, 6> rows{
    "1......6..", "112..766..", "1223.7799.", "4233557998", "4443551188", "6447552231",
};
constexpr int columns = static_cast<int>(rows[0].size());

std::vector<Block> blocksOfPreview() {
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
    board.paintBlocks(painter, blocksOfPreview());
}

using colordifference::Vision;

LooksPage::LooksPage(QWidget* parent)
    : QWidget(parent),
      m_glyphs(new QCheckBox(tr("&Marks on the blocks"))),
      m_colors(new OwnPalette),
      m_preview(new BlockPreview),
      m_table(new PaletteTable),
      m_verdict(new QLabel) {
    auto* form = new QFormLayout;
    m_colorScheme = addChoice(form, "colorScheme", tr("Color &scheme"), tr("Colors of the window"));
    m_set = addChoice(form, "blockSet", tr("&Blocks"), tr("How blocks are drawn"));
    m_palette = addChoice(form, "palette", tr("Pa&lette"), tr("Colors of the blocks"));
    connect(m_palette, &QComboBox::activated, this, &LooksPage::choosePalette);
    m_glyphs->setObjectName("showGlyphs");
    m_glyphs->setToolTip(tr("Each color has a mark of its own, for eyes that see them alike"));
    form->addRow(QString(), m_glyphs);
    m_vision = addChoice(form, "vision", tr("Preview &as seen"),
                         tr("Shows the preview as other eyes see it; changes nothing else"));
    fillChoices();
    arrange(form);
    for (QComboBox* box : {m_colorScheme, m_set, m_palette})
        connect(box, &QComboBox::activated, this, &LooksPage::changed);
    for (QComboBox* box : {m_set, m_vision})
        connect(box, &QComboBox::activated, this, &LooksPage::showLook);
    connect(m_glyphs, &QCheckBox::clicked, this, &LooksPage::showPreview);
    connect(m_glyphs, &QCheckBox::clicked, this, &LooksPage::changed);
    connect(m_colors, &OwnPalette::colorsTried, this, &LooksPage::showPreview);
    connect(m_colors, &OwnPalette::colorsChanged, this, [this] {
        m_ownColors = m_colors->colors();
        showPreview();
        emit changed();
    });
}

QComboBox* LooksPage::addChoice(QFormLayout* form, const char* objectName, const QString& label,
                                const QString& help) {
    auto* box = new QComboBox;
    box->setObjectName(objectName);
    box->setToolTip(help);
    form->addRow(label, box);
    return box;
}

void LooksPage::fillChoices() {
    using namespace choicebox;
    add(m_colorScheme, tr("Follow the desktop"), ColorScheme::FollowDesktop);
    add(m_colorScheme, tr("Light"), ColorScheme::Light);
    add(m_colorScheme, tr("Dark"), ColorScheme::Dark);
    add(m_set, tr("Joined tiles"), BlockSet::Tiles);
    add(m_set, tr("Glossy balls"), BlockSet::Balls);
    add(m_set, tr("Plain shapes"), BlockSet::Shapes);
    for (const PaletteChoice choice : palettesOfTheProgram)
        add(m_palette, titleOf(choice), choice);
    add(m_palette, titleOf(PaletteChoice::Own), PaletteChoice::Own);
    for (int row = 0; row < m_table->rowCount(); ++row)
        add(m_vision, m_table->verticalHeaderItem(row)->text(), static_cast<Vision>(row));
}

/// The colors stand under the preview that they show in.
void LooksPage::arrange(QFormLayout* form) {
    auto* top = new FoldLayout;
    auto* choices = new QWidget;
    choices->setLayout(form);
    form->setContentsMargins(0, 0, 0, 0);
    top->addWidget(choices);
    top->addWidget(m_preview);
    m_verdict->setObjectName("paletteVerdict");
    m_verdict->setWordWrap(true);
    // Room for two lines from the start: a color that is tried must not move what is below it.
    m_verdict->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top, 1);
    layout->addWidget(m_colors);
    layout->addWidget(m_table);
    layout->addWidget(m_verdict);
}

void LooksPage::showSettings(const Settings& settings) {
    choicebox::select(m_colorScheme, settings.colorScheme);
    choicebox::select(m_set, settings.blockSet);
    choicebox::select(m_palette, settings.palette);
    m_glyphs->setChecked(settings.showsGlyphs);
    m_ownColors = settings.ownColors;
    m_paletteBefore = settings.palette;
    showLook();
}

void LooksPage::store(Settings& settings) const {
    settings.colorScheme = choicebox::chosen<ColorScheme>(m_colorScheme);
    settings.blockSet = choicebox::chosen<BlockSet>(m_set);
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
    m_colors->setLook({choicebox::chosen<BlockSet>(m_set), colors}, isOwn);
    m_glyphs->setEnabled(choicebox::chosen<BlockSet>(m_set) !=
                         BlockSet::Shapes); // marks themselves
    showPreview();
}

void LooksPage::showPreview() {
    BlockColors colors = m_colors->colors();
    m_table->setColors(colors);
    m_verdict->setText(m_table->verdict());
    for (QColor& color : colors)
        color = seen(color, choicebox::chosen<Vision>(m_vision));
    m_preview->setLook({choicebox::chosen<BlockSet>(m_set), colors}, m_glyphs->isChecked());
}

PaletteChoice LooksPage::chosenPalette() const {
    return choicebox::chosen<PaletteChoice>(m_palette);
}
