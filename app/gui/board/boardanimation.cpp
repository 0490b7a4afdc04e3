#include "app/gui/board/boardanimation.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

namespace {

/// Share of the time after which the removed group is gone.
constexpr double fadeEnd = 0.5;
/// Share of the time that blocks fall, where some go left after it.
constexpr double fallEnd = 0.6;

/// Share of the time of falling after which the block that falls deepest lands.
constexpr double landing = 0.8;
/// How high a block jumps when it lands, in cells: the highest, and for each row of its fall.
constexpr double highestJump = 0.14;
constexpr double jumpOfRow = 0.05;

double eased(QEasingCurve::Type type, double progress) {
    return QEasingCurve(type).valueForProgress(std::clamp(progress, 0.0, 1.0));
}

} // namespace

BoardAnimation::BoardAnimation(const samegame::Transition& transition, const BoardPainter& painter)
    : m_cellSize(painter.geometry().cellSize()) {
    std::map<std::pair<int, int>, std::vector<Block>> byWay;
    for (const auto& step : transition.steps) {
        const int columns = step.to.column - step.from.column;
        const int rows = step.from.row - step.to.row;
        byWay[{columns, rows}].push_back({step.from, step.color});
        m_deepestFall = std::max(m_deepestFall, rows);
        m_closesGaps = m_closesGaps || columns != 0;
    }
    for (const auto& [way, blocks] : byWay)
        m_layers.push_back(layerOf(blocks, {way.first, way.second}, painter));

    std::vector<Block> removed;
    for (const samegame::Cell cell : transition.removed)
        removed.push_back({cell, transition.color});
    m_removed = layerOf(removed, {}, painter);
}

BoardAnimation::Layer BoardAnimation::layerOf(const std::vector<Block>& blocks, QPoint way,
                                              const BoardPainter& painter) {
    QRect bounds;
    for (const Block& block : blocks)
        bounds |= painter.geometry().cellRect(block.cell);
    QPixmap pixmap(bounds.size());
    pixmap.fill(Qt::transparent);
    QPainter onPixmap(&pixmap);
    onPixmap.setRenderHint(QPainter::Antialiasing);
    onPixmap.translate(-bounds.topLeft());
    painter.paintBlocks(onPixmap, blocks);
    return {pixmap, bounds.topLeft(), way};
}

/// How many rows a block is below its start: all fall alike, so those with less to fall land
/// sooner; then they jump a little.
double BoardAnimation::fallen(int rows, double progress) const {
    if (rows == 0)
        return 0;
    const double lands = landing * std::sqrt(static_cast<double>(rows) / m_deepestFall);
    if (progress < lands)
        return rows * progress * progress / (lands * lands);
    const double jump = std::min(highestJump, jumpOfRow * rows);
    const double share = std::min(1.0, (progress - lands) / (1 - landing));
    return rows - jump * std::sin(std::numbers::pi * share);
}

void BoardAnimation::paint(QPainter& painter, double progress) const {
    const double fallTime = m_closesGaps ? fallEnd : 1;
    const double close = eased(QEasingCurve::OutCubic, (progress - fallEnd) / (1 - fallEnd));

    painter.setOpacity(1 - std::min(1.0, progress / fadeEnd));
    painter.drawPixmap(m_removed.place, m_removed.pixmap);
    painter.setOpacity(1);
    for (const Layer& layer : m_layers) {
        const QPointF way(layer.way.x() * close,
                          fallen(layer.way.y(), std::min(1.0, progress / fallTime)));
        painter.drawPixmap((layer.place + m_cellSize * way).toPoint(), layer.pixmap);
    }
}
