#include "app/gui/play/boardpicture.h"

#include <QEvent>
#include <QPainter>

#include "app/gui/basics/boardpainter.h"
#include "app/gui/session/settings.h"

namespace {

constexpr int leastGlyphCell = 11; // device pixels; a glyph in a smaller cell is a blot

BoardTheme themeOf(const QPalette& palette) {
    BoardTheme theme(palette);
    theme.showsGlyphs = Settings::load().showsGlyphs;
    return theme;
}

} // namespace

PictureTheme::PictureTheme(QWidget* widget)
    : QObject(widget), m_widget(widget), m_theme(themeOf(widget->palette())) {
    widget->installEventFilter(this);
    connect(CurrentLook::instance(), &CurrentLook::changed, this, &PictureTheme::renew);
}

bool PictureTheme::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_widget && event->type() == QEvent::PaletteChange)
        renew();
    return QObject::eventFilter(watched, event);
}

void PictureTheme::renew() {
    m_theme = themeOf(m_widget->palette());
    emit changed();
}

QPixmap boardPicture(const samegame::Board& board, QSize size, qreal ratio,
                     const BoardTheme& theme) {
    const BoardGeometry geometry(size, ratio, board.rows(), board.columns());
    BoardTheme fitting = theme;
    fitting.showsGlyphs = theme.showsGlyphs && geometry.cellSize() >= leastGlyphCell;
    QPixmap picture(geometry.deviceSize());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardPainter boardPainter(fitting, geometry);
    boardPainter.paintGround(painter);
    boardPainter.paintBlocks(painter, blocksOf(board));
    painter.end();
    picture.setDevicePixelRatio(ratio);
    return picture;
}

BoardPreview::BoardPreview(QWidget* parent) : QWidget(parent), m_theme(new PictureTheme(this)) {
    connect(m_theme, &PictureTheme::changed, this, qOverload<>(&BoardPreview::update));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Preview of the board"));
}

void BoardPreview::setBoard(const samegame::Board& board) {
    m_board = board;
    setAccessibleDescription(board.cell_count() == 0 ? QString()
                                                     : tr("%1 rows, %2 columns, %3 colors")
                                                           .arg(board.rows())
                                                           .arg(board.columns())
                                                           .arg(board.color_count()));
    update();
}

QSize BoardPreview::sizeHint() const {
    const int side = fontMetrics().height() * 14;
    return {side, side};
}

QSize BoardPreview::minimumSizeHint() const {
    const int side = fontMetrics().height() * 7;
    return {side, side};
}

void BoardPreview::paintEvent(QPaintEvent*) {
    if (m_board.cell_count() == 0)
        return;
    QPainter painter(this);
    painter.drawPixmap(0, 0, boardPicture(m_board, size(), devicePixelRatioF(), m_theme->theme()));
}
