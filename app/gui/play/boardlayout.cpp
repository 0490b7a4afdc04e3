#include "app/gui/play/boardlayout.h"

#include <QStyle>

#include <algorithm>
#include <cmath>

#include "app/gui/board/boardview.h"
#include "app/gui/play/gamestrip.h"

namespace {

constexpr int leastBoardLetters = 80; // the width of a card with its buttons, and air beside it

} // namespace

BoardLayout::BoardLayout(GameStrip* strip, BoardView* view)
    : ListLayout(nullptr), m_strip(strip), m_view(view) {
    addWidget(strip);
    addWidget(view);
}

QSize BoardLayout::sizeHint() const {
    const QSize strip = m_strip->rowsSize();
    const QSize view = items()[1]->sizeHint();
    return {std::max(strip.width(), view.width()), strip.height() + spacing::tight + view.height()};
}

QSize BoardLayout::minimumSize() const {
    const QSize strip = m_strip->rowsSize();
    const QSize view = items()[1]->minimumSize();
    return {std::max(strip.width(), view.width()), strip.height() + spacing::tight + view.height()};
}

std::optional<BoardGeometry> BoardLayout::boardIn(QSize place) const {
    const samegame::Board& board = m_view->shownBoard();
    if (place.width() <= 0 || place.height() <= 0 || board.columns() == 0 || board.rows() == 0)
        return std::nullopt;
    return BoardGeometry(place, m_view->devicePixelRatioF(), board.rows(), board.columns());
}

int BoardLayout::columnWidth(QSize place) const {
    const QSize column = m_strip->columnSize();
    const int beside = place.width() - column.width() - spacing::usual;
    const int letter = m_strip->fontMetrics().averageCharWidth();
    if (column.height() > place.height() || beside < leastBoardLetters * letter)
        return 0;
    const QSize below = place - QSize(0, m_strip->rowsSize().height() + spacing::tight);
    const auto besideColumn = boardIn({beside, place.height()});
    const auto belowRows = boardIn(below);
    const auto cellOf = [](const std::optional<BoardGeometry>& geometry) {
        return geometry ? geometry->cellSize() : 0;
    };
    if (cellOf(besideColumn) < cellOf(belowRows))
        return 0;
    // What the board cannot use is the column's, within reason.
    const double board = besideColumn ? besideColumn->neededWidth() : 0;
    const int free = place.width() - spacing::usual - static_cast<int>(std::ceil(board));
    return std::clamp(free, column.width(), m_strip->mostColumnWidth());
}

void BoardLayout::setGeometry(const QRect& rect) {
    ListLayout::setGeometry(rect);
    const int column = columnWidth(rect.size());
    m_strip->setShape(column > 0 ? GameStrip::Shape::Column : GameStrip::Shape::Rows);
    QRect strip = rect;
    QRect view = rect;
    if (column > 0) {
        strip.setWidth(column);
        view.setLeft(rect.left() + column + spacing::usual);
    } else {
        strip.setHeight(std::min(rect.height(), m_strip->rowsSize().height()));
        view.setTop(strip.bottom() + 1 + spacing::tight);
    }
    const auto mirrored = [&](const QRect& place) {
        return QStyle::visualRect(m_strip->layoutDirection(), rect, place);
    };
    m_strip->setGeometry(mirrored(strip));
    m_view->setGeometry(mirrored(view));
}
