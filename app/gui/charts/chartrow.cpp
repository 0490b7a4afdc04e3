#include "app/gui/charts/chartrow.h"

#include <QBoxLayout>
#include <QPainter>

#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/sharedtexts.h"

ChartRow::ChartRow(QWidget* parent)
    : DrawnChart(parent), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
}

void ChartRow::add(ScoreChart* chart, int share) {
    m_layout->addWidget(chart, share);
    m_parts.push_back({chart, share});
}

std::vector<ChartRow::Part> ChartRow::shown() const {
    std::vector<Part> shown;
    for (const Part& part : m_parts)
        if (part.chart->isVisibleTo(this))
            shown.push_back(part);
    return shown;
}

void ChartRow::render(QPainter* painter, QSizeF size) {
    const std::vector<Part> parts = shown();
    int shares = 0;
    for (const Part& part : parts)
        shares += part.share;
    painter->save();
    for (const auto& [chart, share] : parts) {
        const double width = size.width() * share / shares;
        chart->render(painter, {width, size.height()});
        painter->translate(width, 0);
    }
    painter->restore();
}

QStringList ChartRow::seriesNames() const {
    const std::vector<Part> parts = shown();
    return parts.empty() ? QStringList() : parts.front().chart->seriesNames();
}

void ChartRow::setSeriesNames(const QHash<QString, QString>& names) {
    for (const Part& part : m_parts)
        part.chart->setSeriesNames(names);
}

void ChartRow::describeAll() {
    QStringList all;
    for (const Part& part : shown())
        if (const QString text = part.chart->accessibleDescription(); !text.isEmpty())
            all << text;
    setAccessibleDescription(SharedText::listOfClauses(all));
}

QString ChartRow::withInterval(const QString& text,
                               const std::optional<samegame::Interval>& interval) {
    return interval ? tr("%1, 95 %: %2 to %3", "name and value")
                          .arg(text, numberText(interval->low, 1), numberText(interval->high, 1))
                    : text;
}

void ChartRow::resizeEvent(QResizeEvent* event) {
    m_layout->setDirection(width() > height() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    DrawnChart::resizeEvent(event);
}
