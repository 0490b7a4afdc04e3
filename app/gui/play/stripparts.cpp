#include "app/gui/play/stripparts.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <numeric>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/numbertext.h"

ScoreLabel::ScoreLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void ScoreLabel::setLarge(bool isLarge) {
    m_isLarge = isLarge;
    updateGeometry();
    update();
}

QFont ScoreLabel::numberFont() const {
    QFont font = this->font();
    font.setBold(true);
    if (m_isLarge)
        font.setPointSize(largeSize);
    return font;
}

/// Tells the letters of a text one by one: where, how wide, and whether it belongs to a number;
/// what stands between digits and before them does. Returns the width of all.
template <class Visitor>
int ScoreLabel::visitLetters(const QString& text, Visitor visit) const {
    const QFontMetrics letters = fontMetrics();
    const QFontMetrics numbers(numberFont());
    const int digitWidth = widestDigit(numbers);
    const auto isDigitAt = [&](qsizetype i) {
        return i >= 0 && i < text.size() && text[i].isDigit();
    };
    int x = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isDigit = isDigitAt(i);
        const bool isNumber = isDigit || (isDigitAt(i + 1) && !text[i].isLetter() &&
                                          (isDigitAt(i - 1) || !text[i].isSpace()));
        const int width =
            isDigit ? digitWidth : (isNumber ? numbers : letters).horizontalAdvance(text[i]);
        visit(x, width, text[i], isNumber);
        x += width;
    }
    return x;
}

QSize ScoreLabel::sizeHint() const {
    return {widthOf(text()), QFontMetrics(numberFont()).height()};
}

int ScoreLabel::widthOf(const QString& text) const {
    return visitLetters(text, [](int, int, QChar, bool) {});
}

QSize ScoreLabel::minimumSizeHint() const {
    return sizeHint();
}

void ScoreLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QFont big = numberFont();
    const auto baseline = [this](const QFontMetrics& metrics) {
        return (height() - metrics.height()) / 2 + metrics.ascent();
    };
    visitLetters(text(), [&](int x, int width, QChar letter, bool isNumber) {
        painter.setFont(isNumber ? big : font());
        const int inset = (width - painter.fontMetrics().horizontalAdvance(letter)) / 2;
        painter.drawText(x + inset, baseline(painter.fontMetrics()), letter);
    });
}

namespace {

constexpr int narrowGap = 2; // pixels between a color and its number
constexpr int wideGap = 4;

} // namespace

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
                            numberText(m_counts[i]));
    setAccessibleDescription(numbers.join(", "));
    setToolTip(tr("Blocks left of each color – %1").arg(accessibleDescription()));
}

/// As wide as the usual numbers of every color, or as these where they are longer.
QSize ColorCounts::sizeHint() const {
    const int usual = leastWidth(999) + spacing::tight + spacing::usual;
    int width = 0;
    for (const int count : m_counts)
        width += std::max(usual, leastWidth(count) + spacing::usual);
    return {width, swatchSize() + spacing::tight};
}

QSize ColorCounts::minimumSizeHint() const {
    const int width =
        std::accumulate(m_counts.begin(), m_counts.end(), 0, [this](int sum, int count) {
            return sum + std::max(leastWidth(count), leastWidth(99));
        });
    return {width, sizeHint().height()};
}

/// Each color has what its number needs, and its share of the rest. Mirrored as the window is.
std::vector<QRect> ColorCounts::entries() const {
    std::vector<QRect> entries;
    const int spare = width() - minimumSizeHint().width();
    const auto count = static_cast<int>(m_counts.size());
    int left = 0;
    for (int i = 0; i < count; ++i) {
        const int least =
            std::max(leastWidth(m_counts[static_cast<std::size_t>(i)]), leastWidth(99));
        const int entry = least + (i + 1) * spare / count - i * spare / count;
        entries.push_back(
            QStyle::visualRect(layoutDirection(), rect(), QRect(left, 0, entry, height())));
        left += entry;
    }
    return entries;
}

void ColorCounts::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int size = swatchSize();
    const int gap = width() < sizeHint().width() ? narrowGap : wideGap;
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    const std::vector<QRect> places = entries();
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const auto color = static_cast<samegame::Color>(i + 1);
        const QRect& entry = places[i];
        const auto placed = [&](int left, int width) {
            return QStyle::visualRect(layoutDirection(), entry,
                                      QRect(entry.left() + left, 0, width, height()));
        };
        painter.setOpacity(m_counts[i] == 0 ? 0.35 : 1.0);
        painter.drawPixmap(placed(0, size).left(), (height() - size) / 2,
                           blockPicture(m_theme, color, size, devicePixelRatioF()));
        painter.setPen(palette().color(QPalette::WindowText));
        const int room = entry.width() - size - gap;
        const QString number = numberText(m_counts[i]);
        if (fontMetrics().horizontalAdvance(number) <= room) // else the tool tip has it alone
            painter.drawText(placed(size + gap, room), side | Qt::AlignAbsolute | Qt::AlignVCenter,
                             number);
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

int ColorCounts::leastWidth(int count) const {
    return swatchSize() + narrowGap + tabularWidth(fontMetrics(), numberText(count));
}
