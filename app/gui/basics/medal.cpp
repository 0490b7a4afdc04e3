#include "app/gui/basics/medal.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

#include <cstdint>

#include "app/gui/basics/colormath.h"
#include "app/gui/basics/rulestext.h"

namespace {

struct MedalText {
    Q_DECLARE_TR_FUNCTIONS(MedalText)
};

QColor metalOf(Medal medal) {
    switch (medal) {
    case Medal::None:
        break;
    case Medal::Bronze:
        return {0xd2, 0x8a, 0x4a};
    case Medal::Silver:
        return {0xc9, 0xcf, 0xd6};
    case Medal::Gold:
        return {0xf2, 0xbe, 0x22};
    }
    return {};
}

/// The ribbons hang below the coin: one for bronze, three for gold.
void paintRibbons(QPainter& painter, int count, const QColor& color) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (int i = 0; i < count; ++i) {
        painter.save();
        painter.translate(50, 40);
        painter.rotate(-(count - 1) * 13.0 + i * 26.0);
        painter.drawPolygon(QPolygonF({{-8, 0}, {8, 0}, {8, 58}, {0, 49}, {-8, 58}}));
        painter.restore();
    }
}

void paintCoin(QPainter& painter, const QColor& metal, const QColor& rim, const QString& place) {
    const QRectF coin(16, 2, 68, 68);
    painter.setPen(QPen(rim, 4));
    painter.setBrush(metal);
    painter.drawEllipse(coin);
    painter.setPen(QPen(metal.darker(125), 3));
    painter.setBrush(metal.lighter(112));
    painter.drawEllipse(coin.adjusted(9, 9, -9, -9));
    QFont font = painter.font();
    font.setPixelSize(42);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(coin, Qt::AlignCenter, place);
}

} // namespace

Medal medalOf(const samegame::Rules& rules, int score, int best) {
    if (score <= 0 || best <= 0 || !movesEarn(rules))
        return Medal::None;
    const auto reaches = [share = std::int64_t{100} * score, best](int percent) {
        return share >= std::int64_t{percent} * best;
    };
    if (reaches(goldPercent))
        return Medal::Gold;
    if (reaches(silverPercent))
        return Medal::Silver;
    return reaches(bronzePercent) ? Medal::Bronze : Medal::None;
}

int leastScoreFor(Medal medal, int best) {
    const std::int64_t percent = medal == Medal::Gold     ? goldPercent
                                 : medal == Medal::Silver ? silverPercent
                                                          : bronzePercent;
    return static_cast<int>((percent * best + 99) / 100);
}

QString titleOf(Medal medal) {
    switch (medal) {
    case Medal::None:
        break;
    case Medal::Bronze:
        return MedalText::tr("Bronze medal");
    case Medal::Silver:
        return MedalText::tr("Silver medal");
    case Medal::Gold:
        return MedalText::tr("Gold medal");
    }
    return {};
}

QPixmap medalPicture(Medal medal, int size, qreal devicePixelRatio, const QPalette& palette) {
    if (medal == Medal::None || size <= 0)
        return {};
    QPixmap picture(QSize(size, size) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size / 100.0, size / 100.0);
    const bool isOnDark = needsLightInk(palette.color(QPalette::Window));
    const int ribbons = static_cast<int>(medal);
    // 3:1 at least on a light window and on a dark one.
    paintRibbons(painter, ribbons, isOnDark ? QColor(0xe8, 0x6a, 0x6a) : QColor(0xb8, 0x36, 0x3a));
    const QColor metal = metalOf(medal);
    paintCoin(painter, metal, isOnDark ? metal.lighter(140) : metal.darker(240),
              QString::number(4 - ribbons));
    return picture;
}
