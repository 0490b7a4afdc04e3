#include "app/strip/colorcounts.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include "app/blocks/blockpainter.h"
#include "app/forms/numberlabel.h"
#include "app/forms/spacing.h"

ColorCounts::ColorCounts(QWidget* parent) : QWidget(parent), m_theme(palette()) {
    connect(CurrentLook::instance(), &CurrentLook::changed, this, &ColorCounts::renewTheme);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setAccessibleName(tr("Blocks left of each color"));
}

void ColorCounts::setBoard(const samegame::Board& board) {
    m_counts.clear();
    for (int color = 1; color <= board.color_count(); ++color)
        m_counts.push_back(board.block_count(static_cast<samegame::Color>(color)));
    describe();
    updateGeometry();
    update();
}

/// The same for who points at the numbers and for who hears them.
void ColorCounts::describe() {
    QStringList numbers;
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        numbers << tr("%1: %2", "color, number of blocks")
                       .arg(colorName(static_cast<samegame::Color>(i + 1)),
                            QLocale().toString(m_counts[i]));
    setAccessibleDescription(numbers.join(", "));
    setToolTip(tr("Blocks left of each color – %1").arg(accessibleDescription()));
}

QSize ColorCounts::sizeHint() const {
    return {entryWidth() * static_cast<int>(m_counts.size()), swatchSize() + spacing::tight};
}

QSize ColorCounts::minimumSizeHint() const {
    const int least = swatchSize() + 2 + fontMetrics().horizontalAdvance("00");
    return {least * static_cast<int>(m_counts.size()), sizeHint().height()};
}

void ColorCounts::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int size = swatchSize();
    const int top = (height() - size) / 2;
    const int entry = m_counts.empty() ? 0 : width() / static_cast<int>(m_counts.size());
    const int gap = entry < entryWidth() ? 2 : 4;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const auto color = static_cast<samegame::Color>(i + 1);
        const int left = static_cast<int>(i) * entry;
        painter.setOpacity(m_counts[i] == 0 ? 0.35 : 1.0);
        painter.drawPixmap(left, top, blockPicture(m_theme, color, size, devicePixelRatioF()));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(left + size + gap, 0, entry - size - gap, height()),
                         Qt::AlignLeft | Qt::AlignVCenter, QLocale().toString(m_counts[i]));
    }
}

void ColorCounts::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        renewTheme();
    } else if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

void ColorCounts::renewTheme() {
    m_theme = BoardTheme(palette());
    describe(); // colors may have other names
    update();
}

int ColorCounts::swatchSize() const {
    return fontMetrics().height();
}

int ColorCounts::entryWidth() const {
    return swatchSize() + spacing::tight + 3 * widestDigit(fontMetrics()) + spacing::usual;
}
