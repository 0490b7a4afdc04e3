#include "app/gui/board/boardeffects.h"

#include <algorithm>
#include <cmath>

#include "app/gui/basics/blockglyph.h"
#include "app/gui/basics/colormath.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/board/boardoverlay.h"
#include "app/gui/board/burst.h"
#include "app/gui/board/floatingtext.h"
#include "app/gui/board/ripple.h"

namespace {

constexpr int leastTextSize = 15; // logical pixels

double cellSizeOf(const ShownMove& move) {
    return move.geometry.cellSize() / move.geometry.ratio();
}

QRectF areaOf(const ShownMove& move) {
    return {QPointF(0, 0), QSizeF(move.geometry.deviceSize()) / move.geometry.ratio()};
}

QPointF centerOf(const ShownMove& move) {
    QPointF sum;
    for (const samegame::Cell cell : move.transition.removed)
        sum += QRectF(move.geometry.logicalCellRect(cell)).center();
    return sum / static_cast<double>(move.transition.removed.size());
}

/// The text is higher for larger groups: little more than half a cell for two blocks, two and a
/// half for forty; on boards of few cells not too high even so.
QFont fontOf(const ShownMove& move) {
    const QRectF area = areaOf(move);
    const double blocks = static_cast<double>(move.transition.removed.size());
    const double most = std::min(area.width(), area.height()) / 8;
    const double height = std::min(most, (0.15 + 0.38 * std::sqrt(blocks)) * cellSizeOf(move));
    QFont font = move.font;
    font.setPixelSize(std::max(leastTextSize, static_cast<int>(height)));
    font.setBold(true);
    return font;
}

/// `line` counts lines above the group.
std::unique_ptr<Effect> pointsOf(const ShownMove& move, int points, int line) {
    const QFont font = fontOf(move);
    const QPointF from = centerOf(move) - QPointF(0, 1.1 * line * font.pixelSize());
    return std::make_unique<FloatingText>('+' + numberText(points), font, from, areaOf(move),
                                          move.geometry.ratio());
}

Burst::Look lookOf(const ShownMove& move) {
    Burst::Look look;
    if (move.after.isPerfect) {
        look.colors = {overlayink::best, mixed(overlayink::best, Qt::black, 0.12),
                       mixed(overlayink::best, Qt::white, 0.4)};
        look.piece = blockGlyph(5); // the star
        look.count = 120;
        return look;
    }
    for (samegame::Color color = 1; color <= 5; ++color)
        look.colors.push_back(move.theme.blockColor(color));
    look.piece.addRect(-0.5, -0.35, 1, 0.7);
    look.count = 110;
    return look;
}

void celebrateEnd(EffectLayer& layer, const ShownMove& move, double pace) {
    const QRectF area = areaOf(move);
    const QPointF center = centerOf(move);
    const double shorter = std::min(area.width(), area.height());
    layer.play(
        std::make_unique<Ripple>(move.theme.blockColor(move.transition.color), center, shorter / 4),
        pace);
    if (move.after.board.block_count() > 0 && !move.after.isPerfect)
        return;
    layer.play(std::make_unique<Burst>(lookOf(move), center, shorter / 22, center.y() * 0.8,
                                       static_cast<quint32>(move.transition.before.hash())),
               pace);
    if (move.after.endPoints > 0)
        layer.play(pointsOf(move, move.after.endPoints, 1), pace);
}

} // namespace

void playEffects(EffectLayer& layer, const ShownMove& move, double pace) {
    if (move.after.groups.empty())
        celebrateEnd(layer, move, pace);
    if (move.transition.points > 0)
        layer.play(pointsOf(move, move.transition.points, 0), pace);
}
