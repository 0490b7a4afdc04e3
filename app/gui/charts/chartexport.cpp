#include "app/gui/charts/chartexport.h"

#include <QBuffer>
#include <QFileDialog>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/keptfiles.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/charts/scorechart.h"

namespace {

constexpr QSize pictureSize(960, 540); // whatever the shape of the dock
constexpr int pixelRatio = 2;
constexpr QMargins captionMargins(4, 8, 4, 8); // at the sides as around a chart

QString capitalized(const QString& word) {
    return word.left(1).toUpper() + word.mid(1);
}

} // namespace

ChartExport::ChartExport(DrawnChart* chart, const QString& fileName, QObject* parent)
    : QObject(parent), m_chart(chart), m_fileName(fileName) {}

void ChartExport::addTable(const QString& name, const QString& actionText, const Csv& csv) {
    m_tables.push_back({name, csv});
    if (m_menu)
        m_menu->insertAction(m_firstPicture, makeAction(actionText, name, "csv",
                                                        tr("Comma-separated values (*.csv)")));
}

void ChartExport::setCaption(const std::function<Caption()>& caption) {
    m_caption = caption;
}

void ChartExport::fillMenu(QMenu* menu) {
    m_menu = menu;
    m_firstPicture = makeAction(tr("Picture as &SVG…"), {}, "svg", tr("Scalable pictures (*.svg)"));
    menu->addAction(m_firstPicture);
    menu->addAction(makeAction(tr("Picture as &PNG…"), {}, "png", tr("Pictures (*.png)")));
}

QAction* ChartExport::makeAction(const QString& text, const QString& table, const QString& suffix,
                                 const QString& kind) {
    auto* action = new QAction(text, m_menu);
    action->setObjectName(m_fileName + capitalized(table) + capitalized(suffix));
    connect(action, &QAction::triggered, this,
            [this, table, suffix, kind] { ask(table, suffix, kind); });
    return action;
}

void ChartExport::ask(const QString& table, const QString& suffix, const QString& kind) {
    auto* dialog = new QFileDialog(m_chart->window(), tr("Export"), {}, kind);
    dialog->setObjectName("exportDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(m_fileName + (table.isEmpty() ? QString() : '-' + table) + '.' + suffix);
    connect(dialog, &QFileDialog::fileSelected, this, [this, table](const QString& path) {
        const QString error = write(path, table);
        if (!error.isEmpty())
            emit failed(error);
    });
    dialog->open();
}

QString ChartExport::write(const QString& path, const QString& table) const {
    QByteArray content;
    const auto numbers = std::ranges::find(m_tables, table, &Table::name);
    if (path.endsWith(".csv", Qt::CaseInsensitive) && numbers != m_tables.end())
        content = numbers->csv().toUtf8();
    else if (path.endsWith(".svg", Qt::CaseInsensitive))
        content = svg();
    else if (path.endsWith(".png", Qt::CaseInsensitive))
        content = png();
    else
        return tr("%1 cannot be written: the name of the file must end with .csv, .svg or .png")
            .arg(shortFileName(path));
    const QString reason = writeWhole(path, content);
    if (!reason.isEmpty())
        return tr("%1 cannot be written: %2").arg(shortFileName(path), reason);
    return {};
}

ChartExport::Caption ChartExport::caption() const {
    return m_caption ? m_caption() : Caption{m_chart->accessibleName(), {}};
}

/// The caption, and the chart in the room below it.
void ChartExport::paint(QPainter* painter) const {
    const auto [title, facts] = caption();
    QFont bold = m_chart->font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    QRect line = QRect({}, pictureSize).marginsRemoved(captionMargins);
    line.setHeight(metrics.height());
    const QString text = facts.join(" · ");
    const int height = captionMargins.top() + captionMargins.bottom() +
                       (text.isEmpty() ? 1 : 2) * metrics.height();
    painter->fillRect(QRect({}, pictureSize), m_chart->palette().color(QPalette::Window));
    painter->setPen(m_chart->palette().color(QPalette::WindowText));
    painter->setFont(bold);
    painter->drawText(line, Qt::AlignLeft | Qt::TextSingleLine, title);
    painter->setFont(m_chart->font());
    painter->drawText(line.translated(0, metrics.height()), Qt::AlignLeft | Qt::TextSingleLine,
                      fittedText(QFontMetrics(m_chart->font()), text, line.width()));
    painter->translate(0, height);
    m_chart->render(painter, pictureSize - QSize(0, height));
}

QByteArray ChartExport::svg() const {
    QByteArray content;
    QBuffer buffer(&content);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(pictureSize);
    generator.setViewBox(QRect({}, pictureSize));
    generator.setResolution(m_chart->logicalDpiX());
    const auto [title, facts] = caption();
    generator.setTitle(title);
    generator.setDescription((facts + QStringList(m_chart->accessibleDescription())).join("; "));
    QPainter painter(&generator);
    paint(&painter);
    painter.end();
    return content;
}

QByteArray ChartExport::png() const {
    QImage image(pictureSize * pixelRatio, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter(&image);
    paint(&painter);
    painter.end();
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return content;
}
