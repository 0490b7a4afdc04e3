#include "app/gui/play/boardcanvas.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <array>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/input.h"
#include "app/gui/play/boardpicture.h"
#include "engine/game/move.h"

namespace {

constexpr int buttonsPerRow = 5;

/// A block of the color, or the ground alone.
QPixmap pictureOf(samegame::Color color, int side, qreal ratio, const BoardTheme& theme) {
    const std::array cells{color};
    return boardPicture(samegame::Board(1, 1, samegame::max_colors, cells), {side, side}, ratio,
                        theme);
}

/// The same in a frame: the one chosen.
QPixmap framed(QPixmap picture, const QColor& color) {
    const double width = picture.width() / picture.devicePixelRatio() / 10;
    const QRectF rect(QPointF(), picture.deviceIndependentSize());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, width));
    painter.drawRoundedRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), width,
                            width);
    painter.end();
    return picture;
}

} // namespace

BrushPalette::BrushPalette(QWidget* parent)
    : QWidget(parent), m_theme(new PictureTheme(this)), m_buttons(new QButtonGroup(this)) {
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (int i = 0; i <= samegame::max_colors; ++i) {
        const int color = (i + 1) % (samegame::max_colors + 1); // the empty one comes last
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("brush%1").arg(color));
        button->setCheckable(true);
        const QString name =
            color == 0 ? tr("empty") : colorName(static_cast<samegame::Color>(color));
        button->setText(QString::number(color));
        button->setAccessibleName(name);
        button->setToolTip(tr("%1 (key %2)").arg(name).arg(color));
        m_buttons->addButton(button, color);
        layout->addWidget(button, i / buttonsPerRow, i % buttonsPerRow);
    }
    layout->setColumnStretch(buttonsPerRow, 1);
    paintIcons();
    setObjectName("brushes");
    setColor(1);
    connect(m_theme, &PictureTheme::changed, this, &BrushPalette::paintIcons);
    connect(m_buttons, &QButtonGroup::idClicked, this,
            [this](int color) { emit colorChosen(static_cast<samegame::Color>(color)); });
}

samegame::Color BrushPalette::color() const {
    return static_cast<samegame::Color>(m_buttons->checkedId());
}

void BrushPalette::setColor(samegame::Color color) {
    m_buttons->button(color)->setChecked(true);
}

void BrushPalette::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        paintIcons();
    QWidget::changeEvent(event);
}

void BrushPalette::paintIcons() {
    const int side = 5 * fontMetrics().height() / 2;
    for (QAbstractButton* button : m_buttons->buttons()) {
        const auto color = static_cast<samegame::Color>(m_buttons->id(button));
        const QPixmap picture = pictureOf(color, side, devicePixelRatioF(), m_theme->theme());
        QIcon icon(picture);
        icon.addPixmap(framed(picture, palette().color(QPalette::Highlight)), QIcon::Normal,
                       QIcon::On);
        button->setIcon(icon);
        button->setIconSize({side, side});
    }
}

BoardCanvas::BoardCanvas(BoardDraft* draft, QWidget* parent)
    : QWidget(parent),
      m_draft(draft),
      m_theme(new PictureTheme(this)),
      m_cursor(samegame::cell_at(0, draft->board().rows() - 1)) {
    setObjectName("boardCanvas");
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board being edited"));
    setAccessibleDescription(cursorText());
    connect(draft, &BoardDraft::changed, this, &BoardCanvas::followDraft);
    connect(m_theme, &PictureTheme::changed, this, qOverload<>(&BoardCanvas::update));
}

void BoardCanvas::setColor(samegame::Color color) {
    m_color = color;
}

QString BoardCanvas::cursorText() const {
    const auto [row, column] = samegame::to_notation({m_cursor}, m_draft->board().rows());
    const samegame::Color color = m_draft->board().colorAt(m_cursor);
    return tr("Row %1, column %2: %3")
        .arg(row)
        .arg(column)
        .arg(color == samegame::no_color ? tr("empty") : colorName(color));
}

QSize BoardCanvas::sizeHint() const {
    const int side = fontMetrics().height() * 28;
    return {side, side};
}

QSize BoardCanvas::minimumSizeHint() const {
    const int side = fontMetrics().height() * 12;
    return {side, side};
}

BoardGeometry BoardCanvas::geometry() const {
    return {size(), devicePixelRatioF(), m_draft->board().rows(), m_draft->board().columns()};
}

/// The board may have become smaller, and the cell under the cursor another.
void BoardCanvas::followDraft() {
    const EditedBoard& board = m_draft->board();
    setCursorCell(samegame::cell_at(std::min<int>(m_cursor.column, board.columns() - 1),
                                    std::min<int>(m_cursor.row, board.rows() - 1)));
}

void BoardCanvas::setCursorCell(samegame::Cell cell) {
    m_cursor = cell;
    setAccessibleDescription(cursorText());
    update();
    emit cursorMoved();
}

void BoardCanvas::mousePressEvent(QMouseEvent* event) {
    const bool isBrush = event->button() == Qt::LeftButton || event->button() == Qt::RightButton;
    if (m_draft->isInStroke() || !isBrush)
        return;
    m_strokeColor = event->button() == Qt::LeftButton ? m_color : samegame::no_color;
    m_draft->beginStroke();
    strokeTo(event->position());
}

void BoardCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (m_draft->isInStroke()) // or something else has ended it
        strokeTo(event->position());
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->buttons() == Qt::NoButton)
        m_draft->endStroke();
}

void BoardCanvas::strokeTo(QPointF place) {
    const auto cell = geometry().cellAt(place);
    if (!cell)
        return;
    setCursorCell(*cell);
    m_draft->paint(*cell, m_strokeColor);
}

void BoardCanvas::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (isPlain && moveCursor(event->key())) {
        if (event->modifiers() & Qt::ShiftModifier)
            m_draft->paint(m_cursor, m_color);
    } else if (isPlain && event->key() == Qt::Key_Space) {
        m_draft->paint(m_cursor, m_color);
    } else if (const auto color = colorOfKey(*event); isPlain && color) {
        m_draft->paint(m_cursor, *color);
        emit colorTyped(*color);
    } else {
        QWidget::keyPressEvent(event);
    }
}

bool BoardCanvas::moveCursor(int key) {
    int column = m_cursor.column;
    int row = m_cursor.row;
    switch (key) {
    case Qt::Key_Left:
        --column;
        break;
    case Qt::Key_Right:
        ++column;
        break;
    case Qt::Key_Up:
        ++row;
        break;
    case Qt::Key_Down:
        --row;
        break;
    default:
        return false;
    }
    setCursorCell(samegame::cell_at(std::clamp(column, 0, m_draft->board().columns() - 1),
                                    std::clamp(row, 0, m_draft->board().rows() - 1)));
    return true;
}

std::optional<samegame::Color> BoardCanvas::colorOfKey(const QKeyEvent& event) const {
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace)
        return samegame::no_color;
    const auto digit = digitOf(event);
    return digit ? std::optional(static_cast<samegame::Color>(*digit)) : std::nullopt;
}

void BoardCanvas::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void BoardCanvas::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void BoardCanvas::paintEvent(QPaintEvent*) {
    const BoardGeometry place = geometry();
    QPixmap picture(place.deviceSize());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardPainter boardPainter(m_theme->theme(), place);
    boardPainter.paintGround(painter);
    paintEmptyCells(painter, place);
    boardPainter.paintBlocks(painter, m_draft->board().blocks());
    paintAxes(painter, place);
    if (hasFocus())
        paintCursor(painter, place);
    painter.end();
    picture.setDevicePixelRatio(place.ratio());
    QPainter(this).drawPixmap(0, 0, picture);
}

/// A dot says where a block can stand.
void BoardCanvas::paintEmptyCells(QPainter& painter, const BoardGeometry& geometry) const {
    const EditedBoard& board = m_draft->board();
    QColor ink = palette().color(QPalette::WindowText);
    ink.setAlphaF(0.3F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const double radius = std::max(1.0, geometry.cellSize() * 0.06);
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            if (board.colorAt(samegame::cell_at(column, row)) == samegame::no_color)
                painter.drawEllipse(
                    QRectF(geometry.cellRect(samegame::cell_at(column, row))).center(), radius,
                    radius);
}

/// The lines over which what is painted is mirrored.
void BoardCanvas::paintAxes(QPainter& painter, const BoardGeometry& geometry) const {
    const Symmetry symmetry = m_draft->symmetry();
    const QRectF rect = geometry.boardRect();
    const double width = std::max(1.0, 2 * geometry.ratio());
    for (const QColor& color : {QColor(Qt::black), QColor(Qt::white)}) {
        QPen pen(color, width, color == Qt::black ? Qt::SolidLine : Qt::DashLine);
        painter.setPen(pen);
        if (symmetry == Symmetry::LeftRight || symmetry == Symmetry::Both)
            painter.drawLine(QPointF(rect.center().x(), rect.top()),
                             QPointF(rect.center().x(), rect.bottom()));
        if (symmetry == Symmetry::TopBottom || symmetry == Symmetry::Both)
            painter.drawLine(QPointF(rect.left(), rect.center().y()),
                             QPointF(rect.right(), rect.center().y()));
    }
}

/// Dark and light side by side, so that it stands out from every color.
void BoardCanvas::paintCursor(QPainter& painter, const BoardGeometry& geometry) const {
    const double width = std::max(1.0, 2 * geometry.ratio());
    const QRectF rect = geometry.cellRect(m_cursor);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, width));
    painter.drawRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    painter.setPen(QPen(Qt::white, width));
    painter.drawRect(rect.adjusted(width * 1.5, width * 1.5, -width * 1.5, -width * 1.5));
}
