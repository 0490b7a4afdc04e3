#include "app/board/endcard.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>

#include "engine/game/scoring.h"

namespace {

struct Fonts {
    QFont title;
    QFont score;
};

Fonts fontsOf(const QFont& font, qreal ratio) {
    const double size = QFontInfo(font).pixelSize() * ratio;
    Fonts fonts{font, font};
    fonts.title.setPixelSize(static_cast<int>(1.15 * size));
    fonts.title.setWeight(QFont::DemiBold);
    fonts.score.setPixelSize(static_cast<int>(1.6 * size));
    fonts.score.setWeight(QFont::Bold);
    return fonts;
}

} // namespace

EndCard endCardOf(const samegame::Board& board, const samegame::Rules& rules, int score) {
    const int points = samegame::end_points(rules, board);
    const QLocale locale;
    EndCard card;
    card.score =
        QCoreApplication::translate("EndCard", "Final score: %1").arg(locale.toString(score));
    if (board.is_cleared()) {
        card.title = QCoreApplication::translate("EndCard", "Board cleared!");
        if (points != 0)
            card.title += QStringLiteral(" +") + locale.toString(points);
        return card;
    }
    const int left = board.block_count();
    card.title = left == 1 ? QCoreApplication::translate("EndCard", "No more moves: 1 block left")
                           : QCoreApplication::translate(
                                 "EndCard", "No more moves: %Ln blocks left", nullptr, left);
    if (points != 0)
        card.title += QStringLiteral(", ") + locale.toString(points);
    return card;
}

QRectF endCardRect(const EndCard& card, const BoardGeometry& geometry, const QFont& font) {
    const Fonts fonts = fontsOf(font, geometry.ratio());
    const QFontMetricsF title(fonts.title);
    const QFontMetricsF score(fonts.score);
    const double padding = title.height();
    QRectF rect(0, 0,
                std::max(title.horizontalAdvance(card.title), score.horizontalAdvance(card.score)) +
                    3 * padding,
                title.height() + score.height() + 2.2 * padding);
    rect.moveCenter(QRectF(QPointF(0, 0), geometry.deviceSize()).center());
    return rect;
}

void paintEndCard(QPainter& painter, const EndCard& card, const BoardGeometry& geometry,
                  const BoardTheme& theme, const QFont& font) {
    const Fonts fonts = fontsOf(font, geometry.ratio());
    const QRectF rect = endCardRect(card, geometry, font);
    const double radius = QFontMetricsF(fonts.title).height() * 0.8;
    const double unit = geometry.ratio();

    painter.setPen(Qt::NoPen);
    for (int i = 1; i <= 6; ++i) { // a soft shadow
        painter.setBrush(QColor(0, 0, 0, 10));
        const double grow = i * 1.5 * unit;
        painter.drawRoundedRect(rect.adjusted(-grow, -grow + unit, grow, grow + unit),
                                radius + grow, radius + grow);
    }
    painter.setPen(QPen(theme.groundFrame, unit));
    painter.setBrush(theme.isDark ? QColor(44, 47, 56, 245) : QColor(255, 255, 255, 245));
    painter.drawRoundedRect(rect, radius, radius);

    const QColor ink = theme.isDark ? QColor(0xf2f4f8) : QColor(0x20242c);
    const double padding = QFontMetricsF(fonts.title).height() * 0.9;
    painter.setPen(ink);
    painter.setFont(fonts.title);
    painter.drawText(rect.adjusted(0, padding, 0, -padding), Qt::AlignHCenter | Qt::AlignTop,
                     card.title);
    painter.setFont(fonts.score);
    painter.drawText(rect.adjusted(0, padding, 0, -padding), Qt::AlignHCenter | Qt::AlignBottom,
                     card.score);
}
