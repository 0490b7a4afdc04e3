#include "app/gui/play/boardlayout.h"

#include <QStyle>

#include <algorithm>
#include <cmath>

#include "app/gui/board/boardview.h"
#include "app/gui/play/gamestrip.h"
#include "app/gui/play/howtocard.h"

namespace {

constexpr int leastBoardLetters = 80; // the width of a card with its buttons, and air beside it

} // namespace

BoardLayout::BoardLayout(GameStrip* strip, BoardView* view)
    : ListLayout(nullptr), m_strip(strip), m_view(view) {
    addWidget(strip);
    addWidget(view);
}

void BoardLayout::setCard(HowToCard* card) {
    m_card = card;
    addWidget(card->ownRoom());
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

/// Where the card leaves the larger cells; empty where it is not wanted, or where they would be
/// less than half as large as without it.
QRect BoardLayout::cardRoom(const QRect& place) const {
    const auto alone = boardIn(place.size());
    if (!m_card || !m_card->wantsRoom() || !alone)
        return {};
    const int free =
        place.width() - spacing::usual - static_cast<int>(std::ceil(alone->neededWidth()));
    const int width = std::max(m_card->leastWidth(), std::min(free, m_card->mostWidth()));
    const QRect beside = place.adjusted(place.width() - width, 0, 0, 0);
    const int height = m_card->heightIn({place.width(), 0});
    const QRect below = place.adjusted(0, place.height() - height, 0, 0);
    const auto cellWith = [this](const QRect& card, QSize rest) {
        const auto board = m_card->fits(card.size()) ? boardIn(rest) : std::nullopt;
        return board ? board->cellSize() : 0;
    };
    const int cellBeside = cellWith(beside, place.size() - QSize(width + spacing::usual, 0));
    const int cellAbove = cellWith(below, place.size() - QSize(0, height + spacing::tight));
    if (2 * std::max(cellBeside, cellAbove) < alone->cellSize())
        return {};
    return cellBeside >= cellAbove ? beside : below;
}

void BoardLayout::setGeometry(const QRect& rect) {
    ListLayout::setGeometry(rect);
    const int column = columnWidth(rect.size());
    m_strip->setShape(column > 0 ? GameStrip::Shape::Column : GameStrip::Shape::Rows);
    QRect strip = rect;
    QRect view = rect;
    QRect card;
    if (column > 0) {
        strip.setWidth(column);
        view.setLeft(rect.left() + column + spacing::usual);
    } else {
        strip.setHeight(std::min(rect.height(), m_strip->rowsSize().height()));
        view.setTop(strip.bottom() + 1 + spacing::tight);
        card = cardRoom(view);
        if (card.left() > view.left())
            view.setRight(card.left() - 1 - spacing::usual);
        else if (!card.isEmpty())
            view.setBottom(card.top() - 1 - spacing::tight);
    }
    const auto mirrored = [&](const QRect& place) {
        return QStyle::visualRect(m_strip->layoutDirection(), rect, place);
    };
    m_strip->setGeometry(mirrored(strip));
    if (m_card) { // before the board, so that the card need not lie on it for a moment
        m_card->ownRoom()->setGeometry(mirrored(card));
        m_card->ownRoom()->setVisible(!card.isEmpty());
    }
    // What comes into sight brings the layouts around it up to date, which may give a newer place.
    if (geometry() != rect)
        return;
    m_view->setGeometry(mirrored(view));
    if (m_card)
        m_card->fit();
}
