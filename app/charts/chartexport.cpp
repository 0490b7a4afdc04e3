#include "app/charts/chartexport.h"

#include <QBuffer>
#include <QFileDialog>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QSvgGenerator>

#include "app/charts/scorechart.h"
#include "app/game/wholefile.h"
#include "app/texts/outsidetext.h"

namespace {

constexpr QSize pictureSize(960, 540); // whatever the shape of the dock
constexpr int pixelRatio = 2;

} // namespace

ChartExport::ChartExport(ScoreChart* chart, const QString& fileName, QObject* parent)
    : QObject(parent), m_chart(chart), m_fileName(fileName) {}

void ChartExport::setCsv(const Csv& csv) {
    m_csv = csv;
}

void ChartExport::fillMenu(QMenu* menu) {
    const auto add = [&](const QString& text, const QString& suffix, const QString& kind) {
        QAction* action = menu->addAction(text);
        action->setObjectName(m_fileName + suffix.left(1).toUpper() + suffix.mid(1));
        connect(action, &QAction::triggered, this, [this, suffix, kind] { ask(suffix, kind); });
    };
    add(tr("Numbers as &CSV…"), "csv", tr("Comma-separated values (*.csv)"));
    add(tr("Picture as &SVG…"), "svg", tr("Scalable pictures (*.svg)"));
    add(tr("Picture as &PNG…"), "png", tr("Pictures (*.png)"));
}

void ChartExport::ask(const QString& suffix, const QString& kind) {
    auto* dialog = new QFileDialog(m_chart->window(), tr("Export"), {}, kind);
    dialog->setObjectName("exportDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(m_fileName + '.' + suffix);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const QString error = write(path);
        if (!error.isEmpty())
            emit failed(error);
    });
    dialog->open();
}

QString ChartExport::write(const QString& path) const {
    QByteArray content;
    if (path.endsWith(".csv", Qt::CaseInsensitive))
        content = m_csv().toUtf8();
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

QByteArray ChartExport::svg() const {
    QByteArray content;
    QBuffer buffer(&content);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(pictureSize);
    generator.setViewBox(QRect({}, pictureSize));
    generator.setResolution(m_chart->logicalDpiX());
    generator.setTitle(m_chart->accessibleName());
    generator.setDescription(m_chart->accessibleDescription());
    QPainter painter(&generator);
    m_chart->render(&painter, pictureSize);
    painter.end();
    return content;
}

QByteArray ChartExport::png() const {
    QImage image(pictureSize * pixelRatio, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter(&image);
    m_chart->render(&painter, pictureSize);
    painter.end();
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return content;
}
