#include "app/gui/play/howtocard.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/boardpainter.h"
#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/numbertext.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/board/boardview.h"
#include "app/gui/play/boardpicture.h"
#include "engine/game/group.h"
#include "engine/game/refill.h"
#include "engine/game/scoring.h"

namespace {

const QString doneKey = QStringLiteral("howTo/done");

constexpr int rowCount = 4; // of both boards
constexpr int columnCount = 6;

/// A board with a group whose removal makes blocks fall and a column close, from the top.
constexpr std::array<samegame::Color, rowCount * columnCount> playedBlocks{2, 3, 1, 2, 3, 3, //
                                                                           2, 2, 1, 1, 2, 3, //
                                                                           3, 2, 1, 1, 2, 2, //
                                                                           3, 3, 1, 1, 3, 2};
constexpr samegame::Cell clickedCell = samegame::cell_at(2, 1);

/// A board without a group: many blocks of one color are left, and few of the others.
constexpr std::array<samegame::Color, rowCount * columnCount> leftBlocks{0, 0, 0, 0, 0, 0, //
                                                                         1, 0, 0, 0, 0, 0, //
                                                                         3, 1, 2, 1, 0, 0, //
                                                                         1, 2, 1, 3, 1, 2};
constexpr int leftColors = 3;

samegame::Board boardOf(std::span<const samegame::Color> blocks) {
    return {rowCount, columnCount, leftColors, blocks};
}

/// A person who used the program before it had this card never needs it.
bool wasSeen() {
    QSettings settings;
    if (settings.contains("window/geometry") && !settings.contains("layouts/present"))
        settings.setValue(doneKey, true);
    return settings.value(doneKey).toBool();
}

/// What so many blocks of each color cost if they are left; below 0 where they earn.
int costOf(const samegame::Rules& rules, std::span<const int> counts) {
    return -samegame::end_points(rules, counts);
}

QString clickSentence(const samegame::Rules& rules) {
    if (!movesEarn(rules))
        return HowToCard::tr("Click a group of two or more blocks of one color to remove it.");
    if (rules.scoring.own() != nullptr)
        return HowToCard::tr("Click a group of two or more blocks of one color: 2 blocks earn %1, "
                             "10 blocks %2.")
            .arg(numberText(samegame::move_points(rules, 2)),
                 numberText(samegame::move_points(rules, 10)));
    const int fewest = samegame::move_points(rules, 2);
    return HowToCard::tr("Click a group of two or more blocks of one color: bigger ones earn far "
                         "more, 2 blocks %1, 10 blocks %2.")
        .arg(fewest == 0 ? HowToCard::tr("nothing", "points of a group") : numberText(fewest),
             numberText(samegame::move_points(rules, 10)));
}

QString fallSentence(const samegame::Rules& rules) {
    if (rules.refill)
        return HowToCard::tr("The blocks above fall down, gaps at the side close, and new columns "
                             "come in at the right.");
    if (rules.gravity == samegame::Gravity::pull_left)
        return HowToCard::tr("The blocks above fall down, and each row moves to the left until it "
                             "has no gap.");
    return HowToCard::tr("The blocks above fall down, and where a column is empty, the others move "
                         "up to the left.");
}

QString endSentence(const samegame::Rules& rules) {
    constexpr std::array many{10};
    constexpr std::array spread{5, 5};
    if (rules.refill)
        return HowToCard::tr("The game goes on until there is no group; blocks left cost nothing.");
    const int bonus = samegame::end_points(rules, std::span<const int>());
    if (rules.scoring.own() != nullptr && costOf(rules, many) > 0)
        return bonus > 0
                   ? HowToCard::tr("Blocks left at the end cost points; an empty board earns %1.")
                         .arg(numberText(bonus))
                   : HowToCard::tr("Blocks left at the end cost points.");
    if (costOf(rules, many) > costOf(rules, spread))
        return HowToCard::tr("Blocks left at the end cost points, more where many of one color are "
                             "left; an empty board earns %1.")
            .arg(numberText(bonus));
    if (costOf(rules, many) > 0)
        return HowToCard::tr(
            "The aim is an empty board: each block left at the end costs a point.");
    if (bonus > 0)
        return HowToCard::tr("An empty board earns %1 more; blocks left at the end cost nothing.")
            .arg(numberText(bonus));
    return HowToCard::tr("The game ends when there is no group; blocks left cost nothing.");
}

} // namespace

/// The picture of a page: a group under the mouse, what becomes of the board without it, and what
/// is left at the end with what it costs.
class HowToPicture : public QWidget {
public:
    explicit HowToPicture(QWidget* parent) : QWidget(parent), m_theme(new PictureTheme(this)) {
        connect(m_theme, &PictureTheme::changed, this, qOverload<>(&QWidget::update));
        setObjectName("howToPicture");
    }

    void setPage(int page, const samegame::Rules& rules) {
        m_page = page;
        m_rules = rules;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (m_page == 0)
            paintGroup(painter);
        else if (m_page == 1)
            paintFall(painter);
        else
            paintEnd(painter);
    }

private:
    /// Device pixels, so that so many columns and the rows fit.
    int cellSize(double columns) const {
        const double cell = std::min(width() / columns, height() / (rowCount + 0.6));
        return std::max(2, static_cast<int>(cell * devicePixelRatioF()));
    }

    /// Paints the board in the middle of a part of the picture. Returns where it lies.
    QRectF paintBoard(QPainter& painter, const samegame::Board& board, const samegame::Group& group,
                      int cell, const QRectF& part) const {
        QImage image = boardImage(board, cell, m_theme->theme(), group);
        image.setDevicePixelRatio(devicePixelRatioF());
        QRectF place(QPointF(0, 0), image.deviceIndependentSize());
        place.moveCenter(part.center());
        painter.drawImage(place.topLeft(), image);
        return place;
    }

    void paintGroup(QPainter& painter) const {
        const samegame::Board board = boardOf(playedBlocks);
        const int cell = cellSize(columnCount + 0.6);
        const QRectF place =
            paintBoard(painter, board, group_at(board, clickedCell), cell, QRectF(rect()));
        const double side = cell / devicePixelRatioF();
        painter.translate(place.left() + (clickedCell.column + 0.85) * side,
                          place.bottom() - (clickedCell.row + 0.45) * side);
        paintPointer(painter, side);
    }

    /// The tip of the mouse's arrow is at the origin.
    static void paintPointer(QPainter& painter, double size) {
        const double unit = size / 8;
        QPolygonF arrow;
        for (const QPointF point : {QPointF(0, 0), QPointF(0, 9), QPointF(2.2, 7), QPointF(3.6, 10),
                                    QPointF(5, 9.4), QPointF(3.6, 6.4), QPointF(6.4, 6.4)})
            arrow << point * unit;
        painter.setPen(QPen(Qt::black, std::max(1.0, unit / 2)));
        painter.setBrush(Qt::white);
        painter.drawPolygon(arrow);
    }

    void paintFall(QPainter& painter) const {
        samegame::Position played = samegame::new_game(boardOf(playedBlocks), m_rules);
        const samegame::Board before = played.board;
        const samegame::Group group = group_at(before, clickedCell);
        samegame::play(played.board, played.rules, group.move());
        const int cell = cellSize(2 * columnCount + 3);
        const double half = (width() - 2.0 * cell / devicePixelRatioF()) / 2;
        const QRectF left(0, 0, half, height());
        const QRectF right(width() - half, 0, half, height());
        paintBoard(painter, before, group, cell, left);
        paintBoard(painter, played.board, {}, cell, right);
        QPolygonF arrow;
        const double side = cell / devicePixelRatioF() / 2;
        const QPointF middle = QRectF(rect()).center();
        for (const QPointF point : {QPointF(-1, -1), QPointF(1, 0), QPointF(-1, 1)})
            arrow << middle + point * side;
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::WindowText));
        painter.drawPolygon(arrow);
    }

    /// Each color that is left has a row with what it costs, if anything does.
    void paintEnd(QPainter& painter) const {
        const samegame::Board board = boardOf(leftBlocks);
        constexpr std::array many{10};
        const bool costs = !m_rules.refill && costOf(m_rules, many) > 0;
        const int cell = cellSize(columnCount + (costs ? 5.6 : 0.6));
        const double side = cell / devicePixelRatioF();
        const double list = costs ? 5 * side : 0;
        paintBoard(painter, board, {}, cell, QRectF(0, 0, width() - list, height()));
        if (!costs)
            return;
        QFont small = font();
        small.setPixelSize(std::max(7, static_cast<int>(side * 0.8)));
        painter.setFont(small);
        painter.setPen(palette().color(QPalette::WindowText));
        const double top = (height() - leftColors * 1.2 * side) / 2;
        for (int color = 1; color <= leftColors; ++color) {
            const std::array count{board.block_count(static_cast<samegame::Color>(color))};
            const QRectF row(width() - list, top + (color - 1) * 1.2 * side, list, 1.2 * side);
            const QPixmap block =
                blockPicture(m_theme->theme(), static_cast<samegame::Color>(color),
                             std::max(1, static_cast<int>(side)), devicePixelRatioF());
            painter.drawText(row.adjusted(0, 0, side - list, 0), Qt::AlignVCenter | Qt::AlignRight,
                             numberText(count[0]));
            painter.drawPixmap(QPointF(row.left() + 1.2 * side, row.top() + 0.1 * side), block);
            painter.drawText(row.adjusted(2.3 * side, 0, 0, 0), Qt::AlignVCenter | Qt::AlignRight,
                             numberText(-costOf(m_rules, count)));
        }
    }

    PictureTheme* m_theme;
    int m_page = 0;
    samegame::Rules m_rules;
};

HowToCard::HowToCard(BoardView* view, GameDocument* document)
    : CardFrame(view),
      m_view(view),
      m_ownRoom(new QWidget(view)),
      m_document(document),
      m_layout(new QGridLayout(this)),
      m_title(new QLabel(tr("How to play"), this)),
      m_pageText(new QLabel(this)),
      m_picture(new HowToPicture(this)),
      m_text(new QLabel(this)),
      m_known(addButton("howToKnown", tr("I know the game"),
                        tr("Closes this card and begins with a board of the usual size"))),
      m_back(addButton("howToBack", tr("Back"), tr("The picture before (PgUp)"))),
      m_next(addButton("howToNext", QString(), QString())),
      m_isWanted(!wasSeen()) {
    setObjectName("howToCard");
    setAccessibleName(m_title->text());
    setTitleFont();
    hide();
    m_ownRoom->setObjectName("howToRoom");
    m_ownRoom->hide();
    m_ownRoom->installEventFilter(this);
    m_title->setObjectName("howToTitle");
    m_pageText->setObjectName("howToPlace");
    m_text->setObjectName("howToText");
    m_text->setWordWrap(true);
    connect(m_known, &QPushButton::clicked, this, [this] {
        dismiss();
        emit knownGame();
    });
    connect(m_back, &QPushButton::clicked, this, &HowToCard::turnBack);
    connect(m_next, &QPushButton::clicked, this, &HowToCard::turnOn);
    const int margin = shadow + fontMetrics().height();
    m_layout->setContentsMargins(margin, margin, margin, margin);
    m_layout->setSpacing(fontMetrics().height() / 2);
    m_layout->setColumnStretch(1, 1);
    auto* heading = new QHBoxLayout;
    heading->addWidget(m_title);
    heading->addStretch();
    heading->addWidget(m_pageText);
    m_layout->addLayout(heading, 0, 0, 1, 4);
    arrange({});
    setTabOrder(m_next, m_back); // what leaves the first steps comes last
    setTabOrder(m_back, m_known);
    view->installEventFilter(this);
    for (QPushButton* button : {m_known, m_back, m_next})
        button->installEventFilter(this);
    connect(document, &GameDocument::positionChanged, this, &HowToCard::followGame);
    connect(view, &BoardView::settled, this, &HowToCard::goAtTheEnd);
    followGame(GameDocument::Change::NewGame);
}

void HowToCard::arrange(const Shape& shape) {
    m_picture->setFixedSize(shape.picture);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_picture, m_text, m_known, m_back, m_next})
        m_layout->removeWidget(widget);
    m_layout->addWidget(m_picture, 1, 0, 1, shape.isFlat ? 1 : 4);
    if (shape.isFlat)
        m_layout->addWidget(m_text, 1, 1, 1, 3, Qt::AlignVCenter);
    else
        m_layout->addWidget(m_text, 2, 0, 1, 4, Qt::AlignTop);
    const int row = shape.isFlat ? 2 : 3;
    m_layout->addWidget(m_back, row, 2);
    m_layout->addWidget(m_next, row, 3);
    if (shape.hasWideRow)
        m_layout->addWidget(m_known, row, 0);
    else
        m_layout->addWidget(m_known, row + 1, 2, 1, 2);
    m_layout->setRowStretch(2, shape.isFlat ? 0 : 1); // a short sentence moves no picture
    m_layout->invalidate();
}

void HowToCard::useRoom(QWidget* room) {
    m_room = room;
    room->installEventFilter(this);
    fit();
}

void HowToCard::showWhereWanted(bool isPlace) {
    m_isPlace = isPlace;
    showOrHide();
}

void HowToCard::setBoardFirst(bool isFirst) {
    if (isFirst == m_isBoardFirst)
        return;
    m_isBoardFirst = isFirst;
    m_view->updateGeometry(); // the layout gives the room to the other one
}

void HowToCard::dismiss() {
    if (!m_isWanted)
        return;
    m_isWanted = false;
    QSettings().setValue(doneKey, true);
    showOrHide();
}

void HowToCard::putAside() {
    m_away = Away::ForGame;
    showOrHide();
}

void HowToCard::turnOn() {
    if (m_page + 1 == pageCount)
        return dismiss();
    ++m_page;
    showPage();
}

void HowToCard::turnBack() {
    m_page = std::max(m_page - 1, 0);
    showPage();
}

/// In a room, the words of a hint may want the place, or the board that of the card.
void HowToCard::makeWayForHint() {
    if (isVisible() && hasHint() && parentWidget() != m_view)
        m_away = Away::ForHint;
    else if (m_away == Away::ForHint && !hasHint() && home())
        m_away = Away::No;
    else
        return;
    showOrHide();
}

void HowToCard::followGame(GameDocument::Change change) {
    const bool isAtStart = m_document->line().moves.empty() && !m_document->isFinished();
    m_isFromStart = isAtStart || (m_isFromStart && change != GameDocument::Change::NewGame);
    if (change == GameDocument::Change::MovePlayed && isVisible()) {
        if (!m_document->isFinished() && m_page + 1 < pageCount)
            turnOn();
        if (!m_view->isMoving())
            goAtTheEnd();
    } else if (change == GameDocument::Change::NewGame) {
        const samegame::Rules& rules = m_document->start().rules;
        m_sentences = {clickSentence(rules), fallSentence(rules), endSentence(rules)};
        m_away = Away::No;
        showPage();
        m_view->updateGeometry(); // the layout makes room for these sentences
    }
    showOrHide();
}

/// What moves is shown to its end first, as the board may have another size without the card.
void HowToCard::goAtTheEnd() {
    if (isVisible() && m_document->hasEndedByHand())
        dismiss();
}

void HowToCard::showPage() {
    m_picture->setPage(m_page, m_document->start().rules);
    m_text->setText(m_sentences.at(m_page));
    m_pageText->setText(
        tr("%1 of %2", "picture").arg(numberText(m_page + 1), numberText(pageCount)));
    const bool isLast = m_page + 1 == pageCount;
    m_back->setEnabled(m_page > 0);
    m_next->setText(isLast ? tr("Play") : tr("Next"));
    m_next->setToolTip(isLast ? tr("Closes this card; Help (F1) says all of it and more")
                              : tr("The next picture (PgDown)"));
    const bool isTurned = isVisible() && accessibleDescription() != m_text->text();
    setAccessibleDescription(m_text->text());
    m_text->setAccessibleName(m_text->text());
    if (isTurned)
        Announcer::instance()->announce(m_text);
    m_shapes.clear(); // a button may have another text
    fit();
}

/// A game that was begun without the card needs none on how to begin, and an end is no place for
/// it to come back.
void HowToCard::showOrHide() {
    const bool isOver = m_document->isFinished() && (isHidden() || !m_document->hasEndedByHand());
    const bool isDue = m_isPlace && m_isWanted && m_isFromStart && m_away == Away::No && !isOver;
    const bool isNews = isDue != m_isDue;
    m_isDue = isDue;
    fit();
    if (isNews)
        m_view->updateGeometry(); // the layout makes room, or takes it back
}

/// The pictures turn by keys from the board as from the card's own buttons.
bool HowToCard::eventFilter(QObject* watched, QEvent* event) {
    const bool isRoom = watched == m_room || watched == m_ownRoom;
    const bool isOfRoom =
        isRoom && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent);
    const bool isOnCard = watched != m_view && !isRoom;
    if (isOfRoom || (event->type() == QEvent::Resize && !isOnCard))
        fit();
    if (event->type() == QEvent::KeyPress && isVisible()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isOn = key == Qt::Key_PageDown ||
                          (isOnCard && key == Qt::Key_Right); // the board's arrows move a cursor
        const bool isBack = key == Qt::Key_PageUp || (isOnCard && key == Qt::Key_Left);
        if (isOn && m_page + 1 < pageCount)
            turnOn();
        else if (isBack)
            turnBack();
        if (isOn || isBack)
            return true;
    }
    return CardFrame::eventFilter(watched, event);
}

void HowToCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        setTitleFont();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_shapes.clear();
    CardFrame::changeEvent(event);
}

void HowToCard::setTitleFont() {
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(1.2 * bold.pointSizeF());
    m_title->setFont(bold);
}

bool HowToCard::hasHint() const {
    const BoardMarkings& markings = m_view->markings();
    return markings.marked || markings.color || !markings.saved.empty();
}

int HowToCard::leastWidth() const {
    const int row = m_back->sizeHint().width() + m_next->sizeHint().width() + m_layout->spacing();
    const int heading = m_title->sizeHint().width() + m_layout->spacing() +
                        tabularWidth(m_pageText->fontMetrics(), m_pageText->text());
    const int content = std::max({row, heading, m_known->sizeHint().width()});
    return std::max(fontMetrics().averageCharWidth() * 28,
                    content + 2 * (shadow + fontMetrics().height()));
}

int HowToCard::mostWidth() const {
    return fontMetrics().averageCharWidth() * 46;
}

/// In the view, where nothing is drawn.
int HowToCard::roomBeside() const {
    return m_view->rect().right() - m_view->boardRect().right();
}

bool HowToCard::fits(QSize place) {
    return place.width() >= leastWidth() && place.height() >= heightIn(place);
}

/// What a widget has free for the card: all of a room, and of the view what is beside the board.
QSize HowToCard::placeIn(const QWidget* home) const {
    return home == m_view ? QSize(std::min(roomBeside(), mostWidth()), home->height())
                          : home->size();
}

/// The first that it fits into; nullptr if there is none.
QWidget* HowToCard::home() {
    for (QWidget* home : {m_ownRoom.data(), static_cast<QWidget*>(m_view), m_room.data()})
        if (home && home->isVisibleTo(home->window()) && fits(placeIn(home)))
            return home;
    return nullptr;
}

int HowToCard::heightIn(QSize place) {
    return shapeIn(place).height;
}

const HowToCard::Shape& HowToCard::shapeIn(QSize place) {
    constexpr std::size_t mostShapes = 100; // while a window is drawn to another size
    const std::pair key(place.width(), place.height());
    if (const auto known = m_shapes.find(key); known != m_shapes.end())
        return known->second;
    if (m_shapes.size() == mostShapes)
        m_shapes.clear();
    return m_shapes[key] = measuredIn(place);
}

HowToCard::Shape HowToCard::measuredIn(QSize place) {
    const int content = place.width() - 2 * (shadow + fontMetrics().height());
    const int line = fontMetrics().lineSpacing();
    const int least = 5 * line;
    const int flatWidth = content * 2 / 5;
    const int known = m_known->sizeHint().width();
    const int others = 2 * std::max(m_back->sizeHint().width(), m_next->sizeHint().width());
    Shape shape;
    shape.isFlat = place.width() > place.height() &&
                   content >= flatWidth + std::max(known, others) + 3 * m_layout->spacing();
    const int row = (shape.isFlat ? std::max(known, flatWidth) : known) + others;
    shape.hasWideRow = content >= row + 3 * m_layout->spacing();
    const int usual = std::min(9 * line, content / 2);
    shape.picture = shape.isFlat ? QSize(flatWidth, least) : QSize(content, usual);
    shape.height = heightWith(shape, place.width());
    const int excess = shape.height - place.height();
    if (shape.isFlat || excess <= 0)
        return shape;
    shape.picture.setHeight(std::max(std::min(least, usual), usual - excess));
    shape.height = heightWith(shape, place.width());
    return shape;
}

/// Of the card with its longest sentence.
int HowToCard::heightWith(const Shape& shape, int width) {
    arrange(shape);
    int height = 1;
    for (const QString& sentence : m_sentences) {
        m_text->setText(sentence);
        m_layout->invalidate();
        height = std::max(height, m_layout->totalHeightForWidth(width));
    }
    m_text->setText(m_sentences.at(m_page));
    return height;
}

void HowToCard::fit() {
    QWidget* parent = m_isDue ? home() : nullptr;
    const bool isNews = (parent == nullptr) != isHidden();
    if (!parent && isAncestorOf(m_view->window()->focusWidget()))
        m_view->setFocus(Qt::OtherFocusReason);
    if (parent && parentWidget() != parent)
        setParent(parent);
    setVisible(parent != nullptr);
    if (parent) {
        const QSize place = placeIn(parent);
        const Shape& shape = shapeIn(place);
        arrange(shape);
        QRect card(0, 0, place.width(), shape.height);
        card.moveCenter(parent->rect().center());
        if (parent == m_view)
            card.moveRight(parent->rect().right() - (roomBeside() - place.width()) / 2);
        setGeometry(card);
        raise();
        makeWayForHint();
    }
    if (isNews)
        emit shownChanged(!isHidden());
}
