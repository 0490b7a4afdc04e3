#include "app/gui/board/boardscene.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <map>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/numbertext.h"
#include "engine/game/transition.h"

namespace {

const QColor pillFill(16, 18, 24, 200);
const QColor uncertainPillFill(16, 18, 24, 150);

QRectF boundsOf(const samegame::Group& group, const BoardGeometry& geometry) {
    QRect bounds;
    for (const samegame::Cell cell : group.cells())
        bounds |= geometry.cellRect(cell);
    return bounds;
}

/// The cell of the group that is nearest to its centroid.
samegame::Cell centerCell(const samegame::Group& group) {
    const auto cells = group.cells();
    double column = 0;
    double row = 0;
    for (const samegame::Cell cell : cells) {
        column += cell.column;
        row += cell.row;
    }
    column /= group.size();
    row /= group.size();
    const auto distance = [column, row](samegame::Cell cell) {
        return (cell.column - column) * (cell.column - column) +
               (cell.row - row) * (cell.row - row);
    };
    return *std::min_element(cells.begin(), cells.end(),
                             [&](auto a, auto b) { return distance(a) < distance(b); });
}

/// Draws what lies over the blocks: outlines, the keyboard cursor, labels and the badge of the
/// hovered group. The painter is in device pixels; nothing covers a whole block.
class BoardOverlay {
public:
    BoardOverlay(QPainter& painter, const BoardGeometry& geometry, const QFont& font);

    void paintHovered(const samegame::Group& group);
    void paintSelected(const samegame::Group& group);
    void paintMarked(const samegame::Group& group);
    void paintNext(const samegame::Group& group); ///< What a replay removes next.
    /// The group that was played, and one that was better.
    void paintPlayed(const samegame::Group& group);
    void paintBetter(const samegame::Group& group);
    void paintCursor(samegame::Cell cell);
    /// Frames and tints blocks that are saved; they may be apart.
    void paintSaved(const CellSet& cells);
    /// Outlines what move `number` (from 1) of a line removes; cells may be apart. The first is
    /// marked as what is recommended, the others are dashed in gold.
    void paintStep(const CellSet& cells, int number);
    void paintCandidateOutline(const samegame::Group& group, const CandidateLabel& label);
    /// Draws the label if it fits into the board and covers no earlier label: a cut one would read
    /// as another number.
    void paintCandidateLabel(const samegame::Group& group, const CandidateLabel& label);
    /// Draws `text` beside the group, where it covers as little of it as possible; not where it is
    /// wider than the board.
    void paintBadge(const samegame::Group& group, const QString& text);

private:
    QPainterPath outline(const CellSet& cells) const;
    QPainterPath outline(const samegame::Group& group) const { return outline(cellSetOf(group)); }
    /// A light line in a dark one; `rim` is what is dark of it on each side, in units.
    void strokeTwice(const QPainterPath& path, double width, Qt::PenStyle style = Qt::SolidLine,
                     const QColor& ink = overlayink::light, double rim = 1);
    QFont fontOf(double pixelSize, QFont::Weight weight) const;

    QPainter& m_painter;
    BoardGeometry m_geometry;
    QFont m_font;
    std::vector<QRectF> m_labels; ///< The texts of labels drawn so far.
    double m_unit; ///< The unit of stroke widths: a device pixel or, on large cells, more.
};

} // namespace

BoardOverlay::BoardOverlay(QPainter& painter, const BoardGeometry& geometry, const QFont& font)
    : m_painter(painter),
      m_geometry(geometry),
      m_font(font),
      m_unit(std::max(1.0, geometry.cellSize() / 28.0)) {}

QPainterPath BoardOverlay::outline(const CellSet& cells) const {
    OutlineStyle style = blockOutline(m_geometry);
    style.inset = 0;
    return outlineOf(cells, m_geometry, style);
}

void BoardOverlay::strokeTwice(const QPainterPath& path, double width, Qt::PenStyle style,
                               const QColor& ink, double rim) {
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(overlayink::dark, width + 2 * rim * m_unit, Qt::SolidLine, Qt::RoundCap,
                          Qt::RoundJoin));
    m_painter.drawPath(path);
    m_painter.setPen(QPen(ink, width, style, Qt::FlatCap, Qt::RoundJoin));
    m_painter.drawPath(path);
}

QFont BoardOverlay::fontOf(double pixelSize, QFont::Weight weight) const {
    QFont font = m_font;
    font.setPixelSize(std::max(1, static_cast<int>(pixelSize + 0.5)));
    font.setWeight(weight);
    return font;
}

void BoardOverlay::paintHovered(const samegame::Group& group) {
    const QPainterPath path = outline(group);
    m_painter.fillPath(path, QColor(255, 255, 255, 50));
    strokeTwice(path, 1.6 * m_unit);
}

/// A broad golden band in a dark one: what is pointed at has a thin white line and a tint instead.
void BoardOverlay::paintMarked(const samegame::Group& group) {
    strokeTwice(outline(group), 3.8 * m_unit, Qt::SolidLine, overlayink::best, 1.7);
}

/// Without gold: nobody says that it is good.
void BoardOverlay::paintNext(const samegame::Group& group) {
    const QPainterPath path = outline(group);
    strokeTwice(path, 4.2 * m_unit);
    m_painter.setPen(
        QPen(overlayink::dark, 1.4 * m_unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(path);
}

void BoardOverlay::paintPlayed(const samegame::Group& group) {
    strokeTwice(outline(group), 3 * m_unit, Qt::DashLine);
}

void BoardOverlay::paintBetter(const samegame::Group& group) {
    const QPainterPath path = outline(group);
    m_painter.fillPath(path, QColor(255, 255, 255, 60));
    strokeTwice(path, 4.2 * m_unit);
    m_painter.setPen(
        QPen(overlayink::best, 2.4 * m_unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(path);
}

void BoardOverlay::paintSelected(const samegame::Group& group) {
    const QPainterPath path = outline(group);
    m_painter.fillPath(path, QColor(255, 255, 255, 40));
    strokeTwice(path, 3 * m_unit);
}

void BoardOverlay::paintStep(const CellSet& cells, int number) {
    const QPainterPath path = outline(cells);
    m_painter.setOpacity(std::max(0.3, 1.1 - 0.1 * number));
    if (number == 1)
        strokeTwice(path, 3.8 * m_unit, Qt::SolidLine, overlayink::best, 1.7);
    else
        strokeTwice(path, std::max(1.0, 2.0 - 0.15 * number) * m_unit, Qt::DashLine,
                    overlayink::best);
    m_painter.setOpacity(1);
}

void BoardOverlay::paintSaved(const CellSet& cells) {
    const QPainterPath path = outline(cells);
    m_painter.fillPath(path, QColor(255, 255, 255, 60));
    strokeTwice(path, 2.4 * m_unit, Qt::DotLine);
}

/// Four corners, which no outline of a group looks like.
void BoardOverlay::paintCursor(samegame::Cell cell) {
    const double inset = 3 * m_unit;
    const QRectF rect = QRectF(m_geometry.cellRect(cell)).adjusted(inset, inset, -inset, -inset);
    const double leg = 0.3 * rect.width();
    QPainterPath path;
    const auto addCorner = [&](QPointF corner, double right, double down) {
        path.moveTo(corner + QPointF(right, 0));
        path.lineTo(corner);
        path.lineTo(corner + QPointF(0, down));
    };
    addCorner(rect.topLeft(), leg, leg);
    addCorner(rect.topRight(), -leg, leg);
    addCorner(rect.bottomRight(), -leg, -leg);
    addCorner(rect.bottomLeft(), leg, -leg);
    strokeTwice(path, 2.6 * m_unit);
}

void BoardOverlay::paintCandidateOutline(const samegame::Group& group,
                                         const CandidateLabel& label) {
    m_painter.setOpacity(label.isUncertain ? 0.5 : label.isBest ? 1 : 0.8);
    strokeTwice(outline(group), (label.isBest ? 2.4 : 1.2) * m_unit,
                label.isUncertain ? Qt::DashLine : Qt::SolidLine);
    m_painter.setOpacity(1);
}

void BoardOverlay::paintCandidateLabel(const samegame::Group& group, const CandidateLabel& label) {
    const bool isBest = label.isBest;
    const double ratio = m_geometry.ratio();
    const double cell = m_geometry.cellSize();
    // As large as a third of the cell, or less, so that the text is no wider than its cell.
    const QFont::Weight weight = isBest              ? QFont::Bold
                                 : label.isUncertain ? QFont::Normal
                                                     : QFont::DemiBold;
    const double emWidth = QFontMetricsF(fontOf(100, weight)).horizontalAdvance(label.text) / 100;
    const double fitting = std::min(cell * 0.34, cell * 0.9 / std::max(emWidth, 0.1));
    const double large = std::clamp(fitting, 9 * ratio, 22 * ratio);
    const double small = std::clamp(cell * 0.22, 8 * ratio, 15 * ratio);
    const QFont largeFont = fontOf(large, weight);
    const QFont smallFont = fontOf(small, QFont::Normal);
    const bool hasDetail = !label.detail.isEmpty() && cell >= 28 * ratio;

    double width = QFontMetricsF(largeFont).horizontalAdvance(label.text);
    if (hasDetail)
        width = std::max(width, QFontMetricsF(smallFont).horizontalAdvance(label.detail));
    const double textHeight = 1.12 * large;
    const double height = textHeight + (hasDetail ? 1.12 * small : 0);
    QRectF pill(0, 0, width + 0.5 * large, height + 0.25 * large);
    pill.moveCenter(QRectF(m_geometry.cellRect(centerCell(group))).center());
    const QSizeF board(m_geometry.deviceSize());
    pill.moveLeft(std::clamp(pill.left(), 0.0, std::max(0.0, board.width() - pill.width())));
    pill.moveTop(std::clamp(pill.top(), 0.0, std::max(0.0, board.height() - pill.height())));
    const bool covers = std::any_of(m_labels.begin(), m_labels.end(),
                                    [&](const QRectF& other) { return other.intersects(pill); });
    if (covers || !QRectF({}, board).contains(pill))
        return;
    QRectF whole(0, 0, width, height);
    whole.moveCenter(pill.center());
    m_labels.push_back(whole);

    m_painter.setPen(isBest ? QPen(overlayink::best, 1.4 * m_unit) : QPen(Qt::NoPen));
    m_painter.setBrush(label.isUncertain ? uncertainPillFill : pillFill);
    m_painter.drawRoundedRect(pill, 0.35 * large, 0.35 * large);
    m_painter.setOpacity(label.isUncertain ? 0.85 : 1);
    m_painter.setPen(isBest ? overlayink::best : QColor(Qt::white));
    m_painter.setFont(largeFont);
    const QRectF text(pill.left(), pill.center().y() - height / 2, pill.width(), textHeight);
    m_painter.drawText(text, Qt::AlignCenter, label.text);
    if (hasDetail) {
        m_painter.setFont(smallFont);
        m_painter.setPen(QColor(255, 255, 255, 215));
        m_painter.drawText(QRectF(text.left(), text.bottom(), text.width(), height - textHeight),
                           Qt::AlignCenter, label.detail);
    }
    m_painter.setOpacity(1);
}

void BoardOverlay::paintBadge(const samegame::Group& group, const QString& text) {
    const QFont font = fontOf(QFontInfo(m_font).pixelSize() * m_geometry.ratio(), QFont::Medium);
    const QFontMetricsF metrics(font);
    const double padding = 0.45 * metrics.height();
    const QRectF widget(QPointF(0, 0), m_geometry.deviceSize());
    const QRectF around = boundsOf(group, m_geometry);
    const double gap = 4 * m_unit;
    QRectF badge(0, 0, metrics.horizontalAdvance(text) + 2 * padding, 1.5 * metrics.height());
    if (badge.width() > widget.width())
        return;

    const QPointF center = around.center();
    const QPointF half(badge.width() / 2, badge.height() / 2);
    const std::array<QPointF, 4> places{
        QPointF(center.x(), around.top() - gap - half.y()),
        QPointF(center.x(), around.bottom() + gap + half.y()),
        QPointF(around.right() + gap + half.x(), center.y()),
        QPointF(around.left() - gap - half.x(), center.y()),
    };
    const auto inWidget = [&](QPointF at) {
        badge.moveCenter(at);
        badge.moveLeft(
            std::clamp(badge.left(), 0.0, std::max(0.0, widget.right() - badge.width())));
        return widget.contains(badge) && !badge.intersects(around);
    };
    if (std::none_of(places.begin(), places.end(), inWidget))
        badge.moveCenter({center.x(), around.top() + gap + half.y()});

    m_painter.setPen(QPen(QColor(255, 255, 255, 90), m_unit));
    m_painter.setBrush(QColor(24, 27, 34, 235));
    m_painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
    m_painter.setPen(Qt::white);
    m_painter.setFont(font);
    m_painter.drawText(badge, Qt::AlignCenter, text);
}

namespace {

/// Brings some blocks of a painted board forward and sets the others back. All of it can stay in a
/// pixmap until the board changes; the painter is in device pixels.
class BoardEmphasis {
public:
    BoardEmphasis(QPainter& painter, const BoardPainter& boardPainter, const QFont& font)
        : m_painter(painter), m_boardPainter(boardPainter), m_font(font) {}

    /// Numbers the blocks with the moves of a line that remove them. The first moves are outlined,
    /// each weaker than the one before it; blocks that go late or stay are veiled, but for those
    /// that are saved.
    void paintLine(const samegame::Board& board, const LinePreview& line, const CellSet& saved);
    /// Outlines every group of a color and veils all other blocks.
    void paintColor(const ShownBoard& shown, samegame::Color color);
    /// Frames blocks, and veils all others where they shall be calm.
    void paintSaved(const samegame::Board& board, const CellSet& saved, bool isCalm);

private:
    void paintNumbers(const samegame::Board& board, const LinePreview& line);
    QPixmap numberStamp(int number) const;

    QPainter& m_painter;
    const BoardPainter& m_boardPainter;
    QFont m_font;
};

/// Moves that are outlined and strongly numbered: as many as keys 1 to 9 or a hand can show.
constexpr int strongMoves = 9;

constexpr double lateVeil = 0.45;
constexpr double otherVeil = 0.68;
constexpr double calmVeil = 0.5;

/// The smallest number in logical pixels; in smaller cells numbers would be specks.
constexpr double smallestNumber = 7;

const QColor numberPlate(16, 18, 24, 235);
const QColor faintNumberPlate(16, 18, 24, 165);

/// A number on a dark plate, which makes it readable on blocks of every color and shape.
void paintOnPlate(QPainter& painter, const QFont& font, int number, const QColor& plate,
                  const QColor& ink) {
    const QString text = QString::number(number);
    const double size = font.pixelSize();
    const QRectF place = painter.viewport();
    const double width = QFontMetricsF(font).horizontalAdvance(text) + 0.5 * size;
    QRectF rect(0, 0, std::min(std::max(width, 1.1 * size), place.width()),
                std::min(1.1 * size, place.height()));
    rect.moveCenter(place.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(rect, 0.3 * size, 0.3 * size);
    painter.setPen(ink);
    painter.setFont(font);
    painter.drawText(place, Qt::AlignCenter, text);
}

void paintStrong(QPainter& painter, const QFont& font, int number) {
    paintOnPlate(painter, font, number, numberPlate,
                 number == 1 ? overlayink::best : QColor(Qt::white));
}

void paintFaint(QPainter& painter, const QFont& font, int number) {
    paintOnPlate(painter, font, number, faintNumberPlate, QColor(255, 255, 255, 215));
}

CellSet setOf(const std::vector<samegame::Cell>& cells) {
    CellSet set;
    for (const samegame::Cell cell : cells)
        set.insert(cell);
    return set;
}

CellSet without(CellSet cells, const CellSet& others) {
    for (std::size_t column = 0; column < cells.columns.size(); ++column)
        cells.columns[column] &= ~others.columns[column];
    return cells;
}

} // namespace

void BoardEmphasis::paintLine(const samegame::Board& board, const LinePreview& line,
                              const CellSet& saved) {
    std::array<CellSet, strongMoves> strong;
    CellSet late;
    CellSet staying;
    for (const Block& block : blocksOf(board)) {
        const int number = line.numberAt(block.cell);
        if (number == 0)
            staying.insert(block.cell);
        else if (number > strongMoves)
            late.insert(block.cell);
        else
            strong[static_cast<std::size_t>(number - 1)].insert(block.cell);
    }
    m_boardPainter.paintVeil(m_painter, without(late, saved), lateVeil);
    m_boardPainter.paintVeil(m_painter, without(staying, saved), otherVeil);
    BoardOverlay overlay(m_painter, m_boardPainter.geometry(), m_font);
    overlay.paintSaved(saved);
    for (int number = strongMoves; number >= 1; --number)
        overlay.paintStep(strong[static_cast<std::size_t>(number - 1)], number);
    paintNumbers(board, line);
}

void BoardEmphasis::paintNumbers(const samegame::Board& board, const LinePreview& line) {
    std::map<int, QPixmap> stamps;
    for (const Block& block : blocksOf(board)) {
        const int number = line.numberAt(block.cell);
        if (number == 0)
            continue;
        QPixmap& stamp = stamps[number];
        if (stamp.isNull())
            stamp = numberStamp(number);
        m_painter.drawPixmap(m_boardPainter.geometry().cellRect(block.cell).topLeft(), stamp);
    }
}

QPixmap BoardEmphasis::numberStamp(int number) const {
    const BoardGeometry& geometry = m_boardPainter.geometry();
    const int cell = geometry.cellSize();
    QPixmap stamp(cell, cell);
    stamp.fill(Qt::transparent);
    const double share = number == 1 ? 0.52 : number <= strongMoves ? 0.44 : 0.32;
    const double size = std::min(share * cell, 24 * geometry.ratio());
    if (size < smallestNumber * geometry.ratio())
        return stamp;

    QFont font = m_font;
    font.setPixelSize(static_cast<int>(size));
    font.setWeight(number <= strongMoves ? QFont::Bold : QFont::Medium);
    if (QFontMetricsF(font).horizontalAdvance(QString::number(number)) > cell)
        return stamp; // a number that is cut reads as another one
    QPainter painter(&stamp);
    painter.setRenderHint(QPainter::Antialiasing);
    if (number <= strongMoves)
        paintStrong(painter, font, number);
    else
        paintFaint(painter, font, number);
    return stamp;
}

void BoardEmphasis::paintColor(const ShownBoard& shown, samegame::Color color) {
    CellSet others;
    for (const Block& block : blocksOf(shown.board))
        others.insert(block.cell);
    CellSet groups;
    for (const auto& [group, points] : shown.groups) {
        if (shown.board.color_at(group.move().cell) != color)
            continue;
        for (const samegame::Cell cell : group.cells())
            groups.insert(cell);
    }
    m_boardPainter.paintVeil(m_painter, without(others, groups), otherVeil);
    BoardOverlay(m_painter, m_boardPainter.geometry(), m_font).paintStep(groups, 1);
}

void BoardEmphasis::paintSaved(const samegame::Board& board, const CellSet& saved, bool isCalm) {
    if (isCalm) {
        CellSet others;
        for (const Block& block : blocksOf(board))
            others.insert(block.cell);
        m_boardPainter.paintVeil(m_painter, without(others, saved), calmVeil);
    }
    BoardOverlay(m_painter, m_boardPainter.geometry(), m_font).paintSaved(saved);
}

namespace {

QString groupText(const samegame::Group& group, const ShownBoard& shown) {
    return sizeAndPointsText(group.size(), shown.pointsAt(group.move().cell), shown.movesEarn);
}

void paintBadges(BoardOverlay& overlay, const BoardScene::Content& content) {
    const samegame::Group& hovered = content.hovered;
    const samegame::Group& selection = content.selection;
    const bool isSelectionHovered =
        !selection.empty() && !hovered.empty() && hovered.move() == selection.move();
    if (!hovered.empty() && !isSelectionHovered && content.tellsHovered)
        overlay.paintBadge(hovered, groupText(hovered, content.shown));
    if (!selection.empty())
        overlay.paintBadge(selection, BoardScene::selectionText(selection, content.shown,
                                                                content.cursor.has_value()));
}

/// The move that a replay makes next, and the one that was better, or may be: by outlines and
/// words.
void paintBetterMove(BoardOverlay& overlay, const samegame::Group& better, bool mayBeBetter,
                     const samegame::Group& next) {
    overlay.paintBetter(better);
    CandidateLabel label;
    label.text =
        mayBeBetter ? BoardScene::tr("better?", "group") : BoardScene::tr("better", "group");
    label.isBest = true;
    overlay.paintCandidateLabel(better, label);
    if (next.empty())
        return;
    overlay.paintPlayed(next);
    label.text = BoardScene::tr("played", "group");
    label.isBest = false;
    overlay.paintCandidateLabel(next, label);
}

} // namespace

void BoardScene::forgetPictures() {
    m_picture = {};
    forgetEmphasis();
}

void BoardScene::forgetEmphasis() {
    m_emphasized = {};
}

const QPixmap& BoardScene::stillPicture(const BoardGeometry& geometry, const Content& content) {
    if (m_picture.size() != geometry.deviceSize()) {
        m_picture = QPixmap(geometry.deviceSize());
        m_picture.fill(Qt::transparent);
        QPainter painter(&m_picture);
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardPainter boardPainter(m_theme, geometry);
        boardPainter.paintGround(painter);
        boardPainter.paintBlocks(painter, blocksOf(content.shown.board));
    }
    return m_picture;
}

const QPixmap& BoardScene::emphasizedPicture(const BoardGeometry& geometry,
                                             const Content& content) {
    if (m_emphasized.size() != geometry.deviceSize()) {
        m_emphasized = stillPicture(geometry, content);
        QPainter painter(&m_emphasized);
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardPainter boardPainter(m_theme, geometry);
        BoardEmphasis emphasis(painter, boardPainter, content.font);
        const BoardMarkings& markings = content.markings;
        const CellSet saved = setOf(markings.saved);
        if (markings.preview)
            emphasis.paintLine(content.shown.board, *markings.preview, saved);
        else if (markings.color)
            emphasis.paintColor(content.shown, *markings.color);
        else
            emphasis.paintSaved(content.shown.board, saved, !markings.marked);
    }
    return m_emphasized;
}

QString BoardScene::selectionText(const samegame::Group& selection, const ShownBoard& shown,
                                  bool byKeyboard) {
    const QString how = byKeyboard ? tr("Enter plays it") : tr("click again to play");
    return groupText(selection, shown) + " – " + how;
}

void BoardScene::paint(QPainter& painter, const BoardGeometry& geometry, const Content& content) {
    const ShownBoard& shown = content.shown;
    const BoardMarkings& markings = content.markings;
    const bool isEmphasized = markings.preview || markings.color || !markings.saved.empty();
    painter.drawPixmap(0, 0,
                       isEmphasized ? emphasizedPicture(geometry, content)
                                    : stillPicture(geometry, content));
    BoardOverlay overlay(painter, geometry, content.font);
    const auto forCandidates = [&](auto paintOne) {
        if (markings.preview)
            return;
        for (const CandidateLabel& label : markings.candidates)
            if (const auto group = shown.groupAt(label.move.cell); !group.empty())
                (overlay.*paintOne)(group, label);
    };
    forCandidates(&BoardOverlay::paintCandidateOutline);
    if (!content.hovered.empty())
        overlay.paintHovered(content.hovered);
    if (const auto& move = markings.hoveredCandidate) {
        if (const auto group = shown.groupAt(move->cell); !group.empty())
            overlay.paintHovered(group);
    }
    if (!content.selection.empty())
        overlay.paintSelected(content.selection);
    const auto groupOf = [&shown](const std::optional<samegame::Move>& move) {
        return move ? shown.groupAt(move->cell) : samegame::Group();
    };
    const samegame::Group better = groupOf(markings.better);
    if (const auto group = groupOf(shown.next); !group.empty() && better.empty())
        overlay.paintNext(group);
    if (const auto group = groupOf(markings.marked); !group.empty())
        overlay.paintMarked(group);
    if (!better.empty())
        paintBetterMove(overlay, better, markings.mayBeBetter, groupOf(shown.next));
    forCandidates(&BoardOverlay::paintCandidateLabel);
    if (content.cursor && !shown.groups.empty())
        overlay.paintCursor(*content.cursor);
    paintBadges(overlay, content);
}
