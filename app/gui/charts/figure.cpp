#include "app/gui/charts/figure.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetrics>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QPdfWriter>
#include <QSettings>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

#include "app/gui/basics/keptchoices.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/charts/scorechart.h"

namespace {

constexpr double inch = 25.4; // millimeters
constexpr double dotsPerInch = 300;
constexpr QMargins captionMargins(4, 8, 4, 8); // at the sides as around a chart

/// Black on white, for all that a chart draws.
QPalette paper(QPalette palette) {
    for (const auto role : {QPalette::Window, QPalette::Base})
        palette.setColor(role, Qt::white);
    for (const auto role : {QPalette::WindowText, QPalette::Text})
        palette.setColor(role, Qt::black);
    return palette;
}

/// Gives a chart the look of a figure as long as the object lives.
class LookOfFigure {
public:
    LookOfFigure(DrawnChart* chart, const FigureLook& look)
        : m_chart(chart),
          m_palette(chart->testAttribute(Qt::WA_SetPalette) ? chart->palette() : QPalette()),
          m_font(chart->testAttribute(Qt::WA_SetFont) ? chart->font() : QFont()) {
        QFont font = chart->font();
        if (!look.family.isEmpty())
            font.setFamily(look.family);
        font.setPointSizeF(look.points);
        chart->setFont(font);
        chart->setPalette(paper(chart->palette()));
        chart->setSeriesNames(look.names);
    }
    ~LookOfFigure() {
        m_chart->setSeriesNames({});
        m_chart->setPalette(m_palette);
        m_chart->setFont(m_font);
    }
    LookOfFigure(const LookOfFigure&) = delete;
    LookOfFigure& operator=(const LookOfFigure&) = delete;

private:
    DrawnChart* m_chart;
    QPalette m_palette; // without anything set: the chart has the one around it
    QFont m_font;
};

/// The size in the pixels in which the chart measures its texts.
QSize pixelsOf(const DrawnChart& chart, const QSizeF& millimeters) {
    return (millimeters / inch * chart.logicalDpiX()).toSize();
}

/// Paints the title and the facts, in as many rows as they need but at most half of the figure, and
/// returns their height.
int paintCaption(QPainter* painter, const QFont& font, QSize size, const FigureCaption& caption) {
    QFont bold = font;
    bold.setBold(true);
    const QRect room = QRect({}, size).marginsRemoved(captionMargins);
    const QString facts = caption.facts.join(" · ");
    constexpr int flags = Qt::AlignLeft | Qt::TextWordWrap;
    const auto heightOf = [&](const QFont& used, const QString& text) {
        return text.isEmpty() ? 0 : QFontMetrics(used).boundingRect(room, flags, text).height();
    };
    const int title = heightOf(bold, caption.title);
    const int all = std::min(title + heightOf(font, facts), size.height() / 2);
    painter->setPen(Qt::black);
    painter->setFont(bold);
    painter->drawText(QRect(room.topLeft(), QSize(room.width(), std::min(title, all))), flags,
                      caption.title);
    painter->setFont(font);
    painter->drawText(
        QRect(room.left(), room.top() + title, room.width(), std::max(0, all - title)), flags,
        facts);
    return captionMargins.top() + all + captionMargins.bottom();
}

void paint(QPainter* painter, DrawnChart* chart, const FigureLook& look,
           const FigureCaption& caption) {
    const QSize size = pixelsOf(*chart, look.size);
    painter->fillRect(QRect({}, size), Qt::white);
    const int height = look.hasCaption ? paintCaption(painter, chart->font(), size, caption) : 0;
    painter->translate(0, height);
    chart->render(painter, size - QSize(0, height));
}

QByteArray svg(DrawnChart* chart, const FigureLook& look, const FigureCaption& caption) {
    QByteArray content;
    QBuffer buffer(&content);
    const QSize size = pixelsOf(*chart, look.size);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect({}, size));
    generator.setResolution(chart->logicalDpiX());
    // Qt 6.4 writes both as they are.
    generator.setTitle(caption.title.toHtmlEscaped());
    generator.setDescription(
        SharedText::listOfClauses(caption.facts + QStringList(chart->accessibleDescription()))
            .toHtmlEscaped());
    QPainter painter(&generator);
    paint(&painter, chart, look, caption);
    painter.end();
    return content;
}

QByteArray pdf(DrawnChart* chart, const FigureLook& look, const FigureCaption& caption) {
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(chart->logicalDpiX());
    writer.setPageSize(
        QPageSize(look.size, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setTitle(caption.title);
    writer.setCreator("SameGame " + QCoreApplication::applicationVersion());
    QPainter painter(&writer);
    paint(&painter, chart, look, caption);
    painter.end();
    return content;
}

QByteArray png(DrawnChart* chart, const FigureLook& look, const FigureCaption& caption) {
    const double factor = dotsPerInch / chart->logicalDpiX();
    QImage image((look.size / inch * dotsPerInch).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(factor, factor);
    paint(&painter, chart, look, caption);
    painter.end();
    const int dotsPerMeter = static_cast<int>(std::lround(dotsPerInch / inch * 1000));
    image.setDotsPerMeterX(dotsPerMeter); // before, it would change the size of texts
    image.setDotsPerMeterY(dotsPerMeter);
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return content;
}

} // namespace

FigureLook FigureLook::kept() {
    const QSettings settings;
    const FigureLook usual;
    FigureLook look;
    const auto number = [&settings](const char* key, double otherwise, double least, double most) {
        const double value = settings.value(key, otherwise).toDouble();
        return value >= least && value <= most ? value : otherwise;
    };
    const int format = settings.value("figure/format", int(usual.format)).toInt();
    look.format = format == int(FigureFormat::Svg)   ? FigureFormat::Svg
                  : format == int(FigureFormat::Png) ? FigureFormat::Png
                                                     : FigureFormat::Pdf;
    look.size = {number("figure/width", usual.size.width(), leastSide, mostSide),
                 number("figure/height", usual.size.height(), leastSide, mostSide)};
    look.family = settings.value("figure/font").toString();
    look.points = number("figure/points", usual.points, leastPoints, mostPoints);
    look.hasCaption = settings.value("figure/caption", usual.hasCaption).toBool();
    return look;
}

void FigureLook::keep() const {
    QSettings settings;
    const FigureLook usual;
    keepChosen(settings, "figure/format", int(format), int(usual.format));
    keepChosen(settings, "figure/width", size.width(), usual.size.width());
    keepChosen(settings, "figure/height", size.height(), usual.size.height());
    keepChosen(settings, "figure/font", family, QString());
    keepChosen(settings, "figure/points", points, usual.points);
    keepChosen(settings, "figure/caption", hasCaption, usual.hasCaption);
}

QString suffixOf(FigureFormat format) {
    switch (format) {
    case FigureFormat::Svg:
        return QStringLiteral("svg");
    case FigureFormat::Png:
        return QStringLiteral("png");
    case FigureFormat::Pdf:
        break;
    }
    return QStringLiteral("pdf");
}

QByteArray figureContent(DrawnChart* chart, const FigureLook& look, const FigureCaption& caption,
                         FigureFormat format) {
    const LookOfFigure drawn(chart, look);
    switch (format) {
    case FigureFormat::Svg:
        return svg(chart, look, caption);
    case FigureFormat::Png:
        return png(chart, look, caption);
    case FigureFormat::Pdf:
        break;
    }
    return pdf(chart, look, caption);
}
