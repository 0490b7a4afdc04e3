#include "app/gui/play/exportdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include "app/gui/basics/choicebox.h"
#include "app/gui/basics/dialogs.h"
#include "app/gui/basics/keptchoices.h"
#include "app/gui/basics/numberbox.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/play/boardpicture.h"
#include "app/gui/play/gamefiles.h"

namespace {

constexpr int usualCell = 32;         // pixels
constexpr double usualSeconds = 0.6;  // for each position
constexpr double lastSeconds = 3;     // for the last one, before the first comes again
constexpr double leastSeconds = 0.05; // below, viewers take longer than they are told

QString suffixOf(ExportFormat format) {
    switch (format) {
    case ExportFormat::Animation:
        return QStringLiteral("gif");
    case ExportFormat::Picture:
        return QStringLiteral("png");
    case ExportFormat::Drawing:
        return QStringLiteral("svg");
    case ExportFormat::Moves:
        break;
    }
    return QStringLiteral("txt");
}

/// The same file in another format; its name alone where there is no such folder.
QString withSuffix(const QString& path, const QString& suffix) {
    const QFileInfo file(path);
    const QString name = file.completeBaseName() + '.' + suffix;
    return file.dir().exists() ? file.dir().filePath(name) : name;
}

} // namespace

ExportDialog::ExportDialog(const ExportSource& source, QWidget* parent)
    : QDialog(parent), m_source(source), m_theme(new PictureTheme(this)) {
    setObjectName("exportDialog");
    setWindowTitle(tr("Export"));
    auto* scroll = new PanelScroll(makePage());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_start = buttons->button(QDialogButtonBox::Ok);
    m_start->setObjectName("startExport");
    m_start->setText(tr("Export…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::askPath);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_runner, &ExportRunner::progressed, m_progress, &QProgressBar::setValue);
    connect(&m_runner, &ExportRunner::written, this, [this](const QString& path) {
        emit exported(path);
        accept();
    });
    connect(&m_runner, &ExportRunner::failed, this, [this](const QString& sentence) {
        showChoices();
        m_start->setFocus(); // it asks for the file once more
        emit failed(sentence);
    });

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_progress);
    layout->addWidget(buttons);
    takeSettings();
    showChoices();
    fitScreen(this, scroll, 56 * fontMetrics().horizontalAdvance('0'));
}

void ExportDialog::fillFormats() {
    if (!m_source.lines.empty())
        choicebox::add(m_format, tr("Animation of the game (GIF)"), ExportFormat::Animation);
    choicebox::add(m_format, tr("Picture of the position (PNG)"), ExportFormat::Picture);
    choicebox::add(m_format, tr("Drawing of the position (SVG)"), ExportFormat::Drawing);
    if (!m_source.lines.empty())
        choicebox::add(m_format, tr("Moves of the game (text)"), ExportFormat::Moves);
}

QWidget* ExportDialog::makePage() {
    auto* page = new QWidget;
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_format = choicebox::addTo(form, "exportFormat", tr("&What"));
    fillFormats();
    m_line = choicebox::addTo(form, "exportLine", tr("&Game"));
    for (const ExportSource::Line& line : m_source.lines)
        m_line->addItem(line.title);
    for (QComboBox* box : {m_format, m_line}) { // long texts may be cut in a narrow window
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(16);
    }
    m_cell = new CountBox;
    m_cell->setObjectName("exportCell");
    m_cell->setRange(ExportRequest::leastCell, ExportRequest::mostCell);
    m_cell->setToolTip(tr("The side of a block's place in pixels"));
    form->addRow(tr("&Pixels a cell"), m_cell);
    m_seconds = new NumberBox;
    m_seconds->setObjectName("exportSeconds");
    m_seconds->setRange(leastSeconds, 60);
    m_seconds->setToolTip(tr("How long an animation shows each position; the last one stays for "
                             "three seconds"));
    form->addRow(tr("&Seconds a move"), m_seconds);
    m_marksNext = new QCheckBox(tr("&Mark the group that the next move takes"));
    m_marksNext->setObjectName("exportMark");
    auto* note = new QLabel(tr("Blocks look as on the board; a drawing shows the numbers of their "
                               "colors. Moves are written as papers print them, with the ID of "
                               "their board, and can be opened and pasted here."));
    note->setWordWrap(true);

    m_progress = new QProgressBar;
    m_progress->setObjectName("exportProgress");
    m_progress->setFormat("%p" + percentUnit());
    m_progress->setAccessibleName(tr("Part of the export that is done"));
    auto* parts = new QVBoxLayout(page);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addLayout(form);
    parts->addWidget(m_marksNext);
    parts->addWidget(note);
    parts->addStretch(1);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showChoices);
    return page;
}

/// What the format needs can be chosen, unless a file is being written.
void ExportDialog::showChoices() {
    const bool isFree = !m_runner.isRunning();
    const bool isLine = format() == ExportFormat::Animation || format() == ExportFormat::Moves;
    const bool isPicture = format() != ExportFormat::Moves;
    const bool hasNext = format() == ExportFormat::Animation || m_source.next.has_value();
    m_format->setEnabled(isFree);
    m_line->setEnabled(isFree && isLine);
    m_cell->setEnabled(isFree && isPicture);
    m_seconds->setEnabled(isFree && format() == ExportFormat::Animation);
    m_marksNext->setEnabled(isFree && isPicture && hasNext);
    m_start->setEnabled(isFree);
    m_progress->setVisible(!isFree);
}

void ExportDialog::askPath() {
    const QString suffix = suffixOf(format());
    askExportPath(this,
                  m_lastPath.isEmpty() ? suggestedFileName(m_source.name, suffix)
                                       : withSuffix(m_lastPath, suffix),
                  tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix), suffix,
                  [this](const QString& path) { exportTo(path); });
}

void ExportDialog::exportTo(const QString& path) {
    keepSettings();
    m_lastPath = path;
    m_progress->setValue(0);
    m_runner.start(request(path));
    showChoices();
}

void ExportDialog::done(int result) {
    m_runner.stop();
    QDialog::done(result);
}

ExportFormat ExportDialog::format() const {
    return choicebox::chosen<ExportFormat>(m_format);
}

ExportRequest ExportDialog::request(const QString& path) const {
    ExportRequest request;
    request.format = format();
    request.path = path;
    request.name = m_source.name;
    request.start = m_source.start;
    if (m_line->currentIndex() >= 0)
        request.moves = m_source.lines[static_cast<std::size_t>(m_line->currentIndex())].moves;
    request.shown = m_source.shown;
    request.next = m_source.next;
    request.marksNext = m_marksNext->isChecked();
    request.theme = m_theme->theme();
    request.cellSize = m_cell->value();
    request.seconds = m_seconds->value();
    request.lastSeconds = lastSeconds;
    return request;
}

void ExportDialog::takeSettings() {
    const QSettings settings;
    choicebox::select(m_format, settings.value("export/format"));
    m_cell->setValue(settings.value("export/cell", usualCell).toInt());
    m_seconds->setValue(settings.value("export/seconds", usualSeconds).toDouble());
    m_marksNext->setChecked(settings.value("export/mark", false).toBool());
}

void ExportDialog::keepSettings() const {
    QSettings settings;
    keepChosen(settings, "export/format", m_format->currentData(),
               static_cast<int>(ExportFormat::Animation));
    keepChosen(settings, "export/cell", m_cell->value(), usualCell);
    keepChosen(settings, "export/seconds", m_seconds->value(), usualSeconds);
    keepChosen(settings, "export/mark", m_marksNext->isChecked(), false);
}
