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

/// Shares of the time: how long a block bursts, after which all have begun to, and how much later
/// than its neighbor a block begins at most.
constexpr double burstTime = 0.26;
constexpr double lastBurst = 0.26;
constexpr double longestDelay = 0.06;
/// How many pictures a bursting block has, and how large it becomes.
constexpr int burstPictures = 8;
constexpr double burstGrowth = 0.3;

/// Shares of the time: when blocks begin to fall, and when they have landed where some go left
/// after it.
constexpr double fallBegin = 0.12;
constexpr double fallEnd = 0.6;

/// Share of the time of falling after which the block that falls deepest lands.
constexpr double landing = 0.8;
/// How high a block jumps when it lands, in cells: the highest, and for each row of its fall.
constexpr double highestJump = 0.14;
constexpr double jumpOfRow = 0.05;

double eased(QEasingCurve::Type type, double progress) {
    return QEasingCurve(type).valueForProgress(std::clamp(progress, 0.0, 1.0));
}

/// The cell that is nearest to the middle of all.
samegame::Cell middleOf(const std::vector<samegame::Cell>& cells) {
    double column = 0;
    double row = 0;
    for (const samegame::Cell cell : cells) {
        column += cell.column;
        row += cell.row;
    }
    const auto count = static_cast<double>(cells.size());
    return *std::ranges::min_element(cells, {}, [&](samegame::Cell cell) {
        return std::hypot(cell.column - column / count, cell.row - row / count);
    });
}

/// A block that swells and fades, in as many pictures as it takes to look smooth.
std::vector<QPixmap> burstOf(const QPixmap& block) {
    std::vector<QPixmap> pictures;
    for (int i = 0; i < burstPictures; ++i) {
        const double share = (i + 0.5) / burstPictures;
        const double size = 1 + burstGrowth * share;
        QPixmap picture((QSizeF(block.size()) * size).toSize());
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setOpacity((1 - share) * (1 - share));
        painter.drawPixmap(picture.rect(), block);
        painter.end();
        pictures.push_back(picture);
    }
    return pictures;
}

} // namespace

BoardAnimation::BoardAnimation(const samegame::Transition& transition, const BoardPainter& painter,
                               std::optional<samegame::Cell> origin)
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
    addBursts(transition, painter, origin);
}

void BoardAnimation::addBursts(const samegame::Transition& transition, const BoardPainter& painter,
                               std::optional<samegame::Cell> origin) {
    const std::vector<samegame::Cell>& cells = transition.removed;
    const bool isOfGroup = origin && std::ranges::find(cells, *origin) != cells.end();
    const samegame::Cell first = isOfGroup ? *origin : middleOf(cells);
    const auto distance = [first](samegame::Cell cell) {
        return std::hypot(cell.column - first.column, cell.row - first.row);
    };
    const double farthest = distance(*std::ranges::max_element(cells, {}, distance));
    const double delay = std::min(longestDelay, lastBurst / std::max(1.0, farthest));
    for (const samegame::Cell cell : cells)
        m_bursting.push_back({painter.geometry().cellRect(cell), delay * distance(cell)});
    m_burst = burstOf(layerOf({{cells.front(), transition.color}}, {}, painter).pixmap);
}

BoardAnimation::Layer BoardAnimation::layerOf(const std::vector<Block>& blocks, QPoint way,
                                              const BoardPainter& painter) {
    std::map<int, QRect> columns;
    QRect bounds;
    for (const Block& block : blocks) {
        const QRect cell = painter.geometry().cellRect(block.cell);
        columns[block.cell.column] |= cell;
        bounds |= cell;
    }
    std::vector<QRect> parts;
    for (const auto& entry : columns)
        parts.push_back(entry.second.translated(-bounds.topLeft()));
    QPixmap pixmap(bounds.size());
    pixmap.fill(Qt::transparent);
    QPainter onPixmap(&pixmap);
    onPixmap.setRenderHint(QPainter::Antialiasing);
    onPixmap.translate(-bounds.topLeft());
    painter.paintBlocks(onPixmap, blocks);
    return {pixmap, parts, bounds.topLeft(), way};
}

void BoardAnimation::paintBursts(QPainter& painter, double progress) const {
    for (const auto& [place, begins] : m_bursting) {
        const double share = (progress - begins) / burstTime;
        if (share <= 0) {
            painter.drawPixmap(place.topLeft(), m_removed.pixmap,
                               place.translated(-m_removed.place));
        } else if (share < 1) {
            const QPixmap& picture = m_burst[static_cast<std::size_t>(share * burstPictures)];
            const QSize growth = (picture.size() - place.size()) / 2;
            painter.drawPixmap(place.topLeft() - QPoint(growth.width(), growth.height()), picture);
        }
    }
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
    const double fallTime = (m_closesGaps ? fallEnd : 1) - fallBegin;
    const double fall = std::clamp((progress - fallBegin) / fallTime, 0.0, 1.0);
    const double close = eased(QEasingCurve::OutCubic, (progress - fallEnd) / (1 - fallEnd));

    for (const Layer& layer : m_layers) {
        const QPointF way(layer.way.x() * close, fallen(layer.way.y(), fall));
        const QPoint place = (layer.place + m_cellSize * way).toPoint();
        for (const QRect& part : layer.parts)
            painter.drawPixmap(place + part.topLeft(), layer.pixmap, part);
    }
    paintBursts(painter, progress);
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
    lower();
    show();
}

bool EffectLayer::isCelebrating() const {
    return std::ranges::any_of(m_playing,
                               [](const Playing& one) { return one.effect->isCelebration(); });
}

void EffectLayer::finish() {
    const bool wasCelebrating = isCelebrating();
    m_playing.clear();
    hide();
    if (wasCelebrating)
        emit celebrated();
}

void EffectLayer::remove(int number) {
    const bool wasCelebrating = isCelebrating();
    std::erase_if(m_playing, [number](const Playing& one) { return one.number == number; });
    if (m_playing.empty())
        hide();
    if (wasCelebrating && !isCelebrating())
        emit celebrated();
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
constexpr double pieceReach = 0.75;    // from its middle to a corner, in its size

} // namespace

FadingArea::FadingArea(const QRectF& area)
    : m_area(area), m_margin(std::max(1.0, std::min(area.width(), area.height()) / 12)) {}

double FadingArea::opacityAt(QPointF place, double reach) const {
    const double nearest = std::min({place.x() - m_area.left(), m_area.right() - place.x(),
                                     place.y() - m_area.top(), m_area.bottom() - place.y()});
    return std::clamp((nearest - reach) / m_margin, 0.0, 1.0);
}

// A piece that flies up by `reach` is back at its height after twice the time it rose.
Burst::Burst(const Look& look, const QRectF& area, double size, double reach, quint32 seed)
    : m_shape(look.piece), m_area(area), m_from(area.center()), m_fall(6.25 * reach) {
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
    const double opacity = std::clamp((1 - progress) / (1 - burstFadeStart), 0.0, 1.0);
    painter.setPen(Qt::NoPen);
    const QTransform base = painter.transform();
    for (const Piece& piece : m_pieces) {
        const QPointF at =
            m_from + progress * piece.velocity + QPointF(0, m_fall * progress * progress);
        const double seen = opacity * m_area.opacityAt(at, pieceReach * piece.size);
        if (seen <= 0)
            continue;
        painter.setOpacity(seen);
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
constexpr int arcs = 60;       // of a ring: each fades as much as its place does

} // namespace

Ripple::Ripple(const QColor& color, QPointF center, const QRectF& area, double radius)
    : m_color(color), m_center(center), m_area(area), m_radius(radius) {}

void Ripple::paint(QPainter& painter, double progress) const {
    painter.setBrush(Qt::NoBrush);
    for (int ring = 0; ring < rings; ++ring) {
        const double own = (progress - ring * delay) / (1 - (rings - 1) * delay);
        if (own <= 0 || own >= 1)
            continue;
        const double grown = QEasingCurve(QEasingCurve::OutQuad).valueForProgress(own);
        const double radius = m_radius * grown;
        const double width = m_radius / 20 * (1 - own) + 1;
        const double reach = width + radius * std::numbers::pi / arcs; // half of an arc
        painter.setPen(QPen(m_color, width, Qt::SolidLine, Qt::FlatCap));
        for (int arc = 0; arc < arcs; ++arc) {
            const double angle = 2 * std::numbers::pi * (arc + 0.5) / arcs;
            const QPointF middle = m_center + radius * QPointF(std::cos(angle), -std::sin(angle));
            const double seen = (1 - own) * m_area.opacityAt(middle, reach);
            if (seen <= 0)
                continue;
            painter.setOpacity(seen);
            constexpr int span = 360 * 16 / arcs; // in sixteenths of a degree
            painter.drawArc(
                QRectF(m_center - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                arc * span, span);
        }
    }
}

namespace {

constexpr double shakeWidth = 0.13; // of a cell, to each side
constexpr int shakes = 3;

} // namespace

Shake::Shake(const Block& block, const BoardTheme& theme, const BoardGeometry& geometry)
    : m_place(geometry.cellRect(block.cell)),
      m_ratio(geometry.ratio()),
      m_ground(theme.ground),
      m_picture(m_place.size()) {
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-m_place.topLeft());
    BoardPainter(theme, geometry).paintBlocks(painter, {block});
}

void Shake::paint(QPainter& painter, double progress) const {
    const double swing = std::sin(2 * std::numbers::pi * shakes * progress) * (1 - progress);
    const QPoint shift(qRound(shakeWidth * m_place.width() * swing), 0);
    painter.scale(1 / m_ratio, 1 / m_ratio);
    painter.fillRect(m_place, m_ground);
    painter.drawPixmap(m_place.topLeft() + shift, m_picture);
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
    const double shorter = std::min(area.width(), area.height());
    layer.play(std::make_unique<Ripple>(move.theme.blockColor(move.transition.color),
                                        centerOf(move), area, shorter / 4),
               pace);
    if (move.after.board.block_count() > 0 && !move.after.isPerfect)
        return;
    if (move.after.hasEndedByHand)
        layer.play(std::make_unique<Burst>(lookOf(move), area, shorter / 22,
                                           area.center().y() * 0.9,
                                           static_cast<quint32>(move.transition.before.hash())),
                   std::min(1.0, pace));
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
