#include "app/gui/board/boardeffects.h"

#include <QEasingCurve>
#include <QEvent>
#include <QFontMetricsF>
#include <QRandomGenerator>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "app/gui/basics/blockshape.h"
#include "app/gui/basics/colormath.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/board/boardscene.h"

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

EffectLayer::EffectLayer(QWidget* parent) : QWidget(parent) {
    setObjectName("effectLayer");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    parent->installEventFilter(this);
    hide();
}

EffectLayer::~EffectLayer() = default;

void EffectLayer::play(std::unique_ptr<Effect> effect, double pace) {
    auto timeline = std::make_unique<QVariantAnimation>();
    timeline->setStartValue(0.0);
    timeline->setEndValue(1.0);
    timeline->setDuration(static_cast<int>(effect->duration() * pace));
    connect(timeline.get(), &QVariantAnimation::valueChanged, this, [this] { update(); });
    // Later: a timeline must not be deleted while it emits finished().
    connect(
        timeline.get(), &QVariantAnimation::finished, this,
        [this, number = ++m_begun] { remove(number); }, Qt::QueuedConnection);
    timeline->start();
    m_playing.push_back({m_begun, std::move(effect), std::move(timeline)});
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void EffectLayer::finish() {
    m_playing.clear();
    hide();
}

void EffectLayer::remove(int number) {
    std::erase_if(m_playing, [number](const Playing& one) { return one.number == number; });
    if (m_playing.empty())
        hide();
}

bool EffectLayer::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void EffectLayer::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Playing& one : m_playing) {
        painter.save();
        one.effect->paint(painter, one.timeline->currentValue().toDouble());
        painter.restore();
    }
}

namespace {

constexpr double burstFadeStart = 0.7; // share of the time

} // namespace

// A piece that flies up by `reach` is back at its height after twice the time it rose.
Burst::Burst(const Look& look, QPointF from, double size, double reach, quint32 seed)
    : m_shape(look.piece), m_from(from), m_fall(6.25 * reach) {
    QRandomGenerator random(seed);
    const auto between = [&random](double low, double high) {
        return low + (high - low) * random.generateDouble();
    };
    for (int i = 0; i < look.count; ++i) {
        const double angle = between(-0.42, 0.42) * std::numbers::pi; // from straight up
        const double speed = 5 * reach * std::sqrt(between(0.25, 1));
        m_pieces.push_back({{speed * std::sin(angle), -speed * std::cos(angle)},
                            between(-900, 900),
                            size * between(0.45, 1),
                            look.colors[static_cast<std::size_t>(i) % look.colors.size()]});
    }
}

void Burst::paint(QPainter& painter, double progress) const {
    painter.setOpacity(std::clamp((1 - progress) / (1 - burstFadeStart), 0.0, 1.0));
    painter.setPen(Qt::NoPen);
    const QTransform base = painter.transform();
    for (const Piece& piece : m_pieces) {
        const QPointF at =
            m_from + progress * piece.velocity + QPointF(0, m_fall * progress * progress);
        painter.setTransform(base);
        painter.translate(at);
        painter.rotate(piece.spin * progress);
        // A flat piece that turns shows its edge now and then.
        painter.scale(piece.size, piece.size * std::cos(piece.spin * progress / 60));
        painter.setBrush(piece.color);
        painter.drawPath(m_shape);
    }
}

namespace {

constexpr double textFadeStart = 0.55; // share of the time
constexpr double growEnd = 0.15;       // until then the text grows to its size
const QColor ink(255, 255, 255);
const QColor rim(16, 18, 24, 220);

/// Letters with a rim, one picture: what lies over each other must not shine through as it fades.
QPixmap pictureOf(const QString& text, const QFont& font, QSizeF size, double ratio) {
    QPixmap picture((size * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainterPath letters;
    letters.addText({}, font, text);
    letters.translate(QRectF({}, size).center() - letters.boundingRect().center());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(letters,
                       QPen(rim, size.height() / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(letters, ink);
    return picture;
}

/// No larger than the area is wide: a number that is cut reads as another one.
QFont fitting(const QString& text, const QFont& wished, double width) {
    const QFontMetricsF metrics(wished);
    const double needed = metrics.horizontalAdvance(text) + metrics.height() / 2;
    QFont font = wished;
    if (needed > width)
        font.setPixelSize(std::max(1, static_cast<int>(wished.pixelSize() * width / needed)));
    return font;
}

} // namespace

FloatingText::FloatingText(const QString& text, const QFont& wished, QPointF from,
                           const QRectF& area, double ratio) {
    const QFont font = fitting(text, wished, area.width());
    const QFontMetricsF metrics(font);
    m_way = metrics.height();
    m_box = QRectF(0, 0, metrics.horizontalAdvance(text) + metrics.height() / 2, metrics.height());
    m_box.moveCenter(from);
    const auto kept = [](double value, double low, double high) {
        return std::clamp(value, low, std::max(low, high));
    };
    m_box.moveLeft(kept(m_box.left(), area.left(), area.right() - m_box.width()));
    m_box.moveTop(kept(m_box.top(), area.top() + m_way, area.bottom() - m_box.height()));
    m_picture = pictureOf(text, font, m_box.size(), ratio);
}

void FloatingText::paint(QPainter& painter, double progress) const {
    const double risen = QEasingCurve(QEasingCurve::OutCubic).valueForProgress(progress);
    const double size = 0.6 + 0.4 * std::min(1.0, progress / growEnd);
    painter.setOpacity(std::clamp((1 - progress) / (1 - textFadeStart), 0.0, 1.0));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(m_box.center() - QPointF(0, m_way * risen));
    painter.scale(size, size);
    painter.drawPixmap(-QRectF({}, m_box.size()).center(), m_picture);
}

namespace {

constexpr int rings = 3;
constexpr double delay = 0.18; // of each ring after the one before it, as a share of the time

} // namespace

Ripple::Ripple(const QColor& color, QPointF center, double radius)
    : m_color(color), m_center(center), m_radius(radius) {}

void Ripple::paint(QPainter& painter, double progress) const {
    painter.setBrush(Qt::NoBrush);
    for (int ring = 0; ring < rings; ++ring) {
        const double own = (progress - ring * delay) / (1 - (rings - 1) * delay);
        if (own <= 0 || own >= 1)
            continue;
        const double grown = QEasingCurve(QEasingCurve::OutQuad).valueForProgress(own);
        painter.setOpacity(1 - own);
        painter.setPen(QPen(m_color, m_radius / 20 * (1 - own) + 1));
        painter.drawEllipse(m_center, m_radius * grown, m_radius * grown);
    }
}

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
