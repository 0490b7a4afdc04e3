#include "app/gui/charts/figuredialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/gui/basics/choicebox.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/numberbox.h"

namespace {

constexpr int widestBin = 100'000;

NumberBox* makeNumber(const char* objectName, double least, double most) {
    auto* box = new NumberBox;
    box->setObjectName(objectName);
    box->setRange(least, most);
    return box;
}

} // namespace

FigureDialog::FigureDialog(const FigureLook& look, const QStringList& series,
                           std::optional<int> binWidth, QWidget* parent)
    : QDialog(parent) {
    setObjectName("figureDialog");
    setWindowTitle(tr("Picture for printing"));
    auto* scroll = new PanelScroll(makePage(series, binWidth));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* start = buttons->button(QDialogButtonBox::Ok);
    start->setObjectName("startFigure");
    start->setText(tr("Export…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    showLook(look);
    fitScreen(this, scroll, 50 * fontMetrics().horizontalAdvance('0'));
}

QWidget* FigureDialog::makePage(const QStringList& series, std::optional<int> binWidth) {
    auto* page = new QWidget;
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_format = choicebox::addTo(form, "figureFormat", tr("&Format"));
    choicebox::add(m_format, tr("PDF"), FigureFormat::Pdf);
    choicebox::add(m_format, tr("SVG (scalable picture)"), FigureFormat::Svg);
    choicebox::add(m_format, tr("PNG (300 dots per inch)"), FigureFormat::Png);
    m_width = makeNumber("figureWidth", FigureLook::leastSide, FigureLook::mostSide);
    m_height = makeNumber("figureHeight", FigureLook::leastSide, FigureLook::mostSide);
    m_ownFont = new QCheckBox(tr("Font of the &window"));
    m_ownFont->setObjectName("figureOwnFont");
    m_font = new QFontComboBox;
    m_font->setObjectName("figureFont");
    m_font->setAccessibleName(tr("Font"));
    m_font->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_font->setMinimumContentsLength(16); // long names may be cut in a narrow window
    m_points = makeNumber("figurePoints", FigureLook::leastPoints, FigureLook::mostPoints);
    m_caption = new QCheckBox(tr("With ca&ption"));
    m_caption->setObjectName("figureCaption");
    m_caption->setToolTip(tr("What is drawn, with board, rules, budget, seed and version"));
    form->addRow(tr("W&idth in millimeters"), m_width);
    form->addRow(tr("&Height in millimeters"), m_height);
    form->addRow(m_ownFont);
    form->addRow(m_font);
    form->addRow(tr("&Size of the font in points"), m_points);
    form->addRow(m_caption);
    if (binWidth) {
        m_binWidth = new CountBox;
        m_binWidth->setObjectName("figureBinWidth");
        m_binWidth->setRange(0, widestBin);
        m_binWidth->setToolTip(tr("Scores in a bin, in the picture, in the window and in the file "
                                  "of bins; 0 lets the number of scores decide"));
        m_binWidth->setValue(*binWidth);
        form->addRow(tr("Width of &bins (0: automatic)"), m_binWidth);
    }
    connect(m_ownFont, &QCheckBox::toggled, this, &FigureDialog::showFont);

    auto* parts = new QVBoxLayout(page);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addLayout(form);
    if (!series.isEmpty()) {
        auto* group = new QGroupBox(tr("Names in the legend"));
        auto* names = new QFormLayout(group);
        names->setRowWrapPolicy(QFormLayout::WrapAllRows);
        for (const QString& name : series) {
            auto* edit = new QLineEdit;
            edit->setObjectName(QStringLiteral("figureName%1").arg(m_names.size()));
            edit->setAccessibleName(name);
            edit->setPlaceholderText(name);
            names->addRow(edit);
            m_names.emplace_back(name, edit);
        }
        parts->addWidget(group);
    }
    parts->addStretch(1);
    return page;
}

void FigureDialog::showLook(const FigureLook& look) {
    choicebox::select(m_format, look.format);
    m_width->setValue(look.size.width());
    m_height->setValue(look.size.height());
    m_ownFont->setChecked(look.family.isEmpty());
    m_font->setCurrentFont(look.family.isEmpty() ? font() : QFont(look.family));
    m_points->setValue(look.points);
    m_caption->setChecked(look.hasCaption);
    for (const auto& [name, edit] : m_names)
        edit->setText(look.names.value(name));
    showFont();
}

void FigureDialog::showFont() {
    m_font->setEnabled(!m_ownFont->isChecked());
}

std::optional<int> FigureDialog::binWidth() const {
    return m_binWidth != nullptr ? std::optional(m_binWidth->value()) : std::nullopt;
}

FigureLook FigureDialog::look() const {
    FigureLook look;
    look.format = choicebox::chosen<FigureFormat>(m_format);
    look.size = {m_width->value(), m_height->value()};
    if (!m_ownFont->isChecked())
        look.family = m_font->currentFont().family();
    look.points = m_points->value();
    look.hasCaption = m_caption->isChecked();
    for (const auto& [name, edit] : m_names)
        if (!edit->text().trimmed().isEmpty())
            look.names.insert(name, edit->text().trimmed());
    return look;
}
