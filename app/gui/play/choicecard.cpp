#include "app/gui/play/choicecard.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>
#include <utility>

#include "app/gui/basics/fittedtext.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/outsidetext.h"
#include "app/gui/basics/sharedtexts.h"
#include "app/gui/play/boardpicture.h"

namespace {

constexpr int cardPadding = 6; // logical pixels around picture and texts
constexpr int leastTextRows = 3;
constexpr int mostDetailRows = 3;
constexpr int leastPictureRows = 5; // the side of the smallest picture, in rows of text
constexpr int cardLetters = 16;     // the width of the smallest card; longer texts break

} // namespace

ChoiceCard::ChoiceCard(const char* objectName, const QString& title, QWidget* parent)
    : QAbstractButton(parent), m_theme(new PictureTheme(this)), m_textRows(leastTextRows) {
    setObjectName(objectName);
    setText(title);
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_Hover);
    connect(m_theme, &PictureTheme::changed, this, [this] {
        m_picture = {};
        update();
    });
}

void ChoiceCard::setDetails(const QString& first, const QString& second) {
    m_details = {first, second};
    m_details.removeAll(QString());
    setAccessibleName(SharedText::list(QStringList(text()) + m_details));
    tellByToolTip();
    updateGeometry();
    update();
}

void ChoiceCard::setHelp(const QString& help) {
    setAccessibleDescription(help);
    tellByToolTip();
}

/// The details whole, which may be cut on the card, and may be the name of a file.
void ChoiceCard::tellByToolTip() {
    setToolTip(plainToolTip((details() + '\n' + accessibleDescription()).trimmed()));
}

QString ChoiceCard::details() const {
    return SharedText::list(m_details);
}

/// The last detail keeps a row of its own.
QStringList ChoiceCard::detailRows(int width) const {
    QStringList rows;
    for (qsizetype i = 0; i < m_details.size(); ++i) {
        const auto room = mostDetailRows - rows.size() - (m_details.size() - 1 - i);
        rows << fittedRows(fontMetrics(), m_details[i], width - 2 * cardPadding,
                           static_cast<int>(room));
    }
    return rows;
}

int ChoiceCard::textRowsIn(int width) const {
    return std::max(leastTextRows, 1 + static_cast<int>(detailRows(width).size()));
}

void ChoiceCard::setTextRows(int rows) {
    if (rows == m_textRows)
        return;
    m_textRows = rows;
    if (m_content)
        m_content->setGeometry(pictureRect());
    update();
}

void ChoiceCard::setBoards(std::vector<samegame::Board> boards) {
    m_boards = std::move(boards);
    m_picture = {};
    update();
}

void ChoiceCard::setContent(QWidget* content) {
    m_content = content;
    content->setParent(this);
    content->setGeometry(pictureRect());
    for (auto* part : content->findChildren<QWidget*>())
        part->installEventFilter(this);
}

QSize ChoiceCard::sizeHint() const {
    return minimumSizeHint();
}

QSize ChoiceCard::minimumSizeHint() const {
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics& metrics = fontMetrics();
    int width = std::max(leastPictureRows * metrics.lineSpacing(),
                         QFontMetrics(bold).horizontalAdvance(text()));
    for (const QString& row : m_details)
        width = std::max(width, metrics.horizontalAdvance(row));
    width = std::min(width, cardLetters * metrics.averageCharWidth());
    return {width + 2 * cardPadding,
            (leastPictureRows + leastTextRows) * metrics.lineSpacing() + 3 * cardPadding};
}

QRect ChoiceCard::pictureRect() const {
    const int texts = m_textRows * fontMetrics().lineSpacing();
    const int side =
        std::max(1, std::min(width() - 2 * cardPadding, height() - texts - 3 * cardPadding));
    return {(width() - side) / 2, cardPadding, side, side};
}

/// Four boards in a square have a gap between them.
const QPixmap& ChoiceCard::picture() const {
    const int side = pictureRect().width();
    const qreal ratio = devicePixelRatioF();
    const QSize whole = QSize(side, side) * ratio;
    if (m_picture.size() == whole)
        return m_picture;
    m_picture = QPixmap(whole);
    m_picture.fill(Qt::transparent);
    m_picture.setDevicePixelRatio(ratio);
    QPainter painter(&m_picture);
    const int across = m_boards.size() >= 4 ? 2 : 1;
    const int part = (side - (across - 1) * cardPadding) / across;
    for (std::size_t i = 0; i < std::min<std::size_t>(m_boards.size(), across * across); ++i) {
        const auto place = static_cast<int>(i);
        painter.drawPixmap((place % across) * (part + cardPadding),
                           (place / across) * (part + cardPadding),
                           boardPicture(m_boards[i], {part, part}, ratio, m_theme->theme()));
    }
    return m_picture;
}

void ChoiceCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    if (!m_content && !m_boards.empty())
        painter.drawPixmap(pictureRect().topLeft(), picture());
    paintTexts(painter);
}

/// The focus is a thick frame, not another color alone.
void ChoiceCard::paintFrame(QPainter& painter) const {
    const bool isLit = isDown() || underMouse();
    painter.setBrush(isLit ? palette().alternateBase() : palette().base());
    const double width = hasFocus() ? 3 : 1;
    painter.setPen(QPen(hasFocus() ? palette().color(QPalette::Highlight)
                                   : palette().color(QPalette::PlaceholderText),
                        width));
    const double half = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), 5, 5);
}

void ChoiceCard::paintTexts(QPainter& painter) const {
    const int height = fontMetrics().lineSpacing();
    QRect row(cardPadding, pictureRect().bottom() + 1 + cardPadding, width() - 2 * cardPadding,
              height);
    const auto draw = [&](const QString& text) {
        painter.drawText(row, Qt::AlignCenter,
                         fittedText(painter.fontMetrics(), text, row.width()));
        row.translate(0, height);
    };
    painter.setPen(palette().color(QPalette::Text));
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    draw(text());
    painter.setFont(font());
    for (const QString& text : detailRows(width()))
        draw(text);
}

bool ChoiceCard::event(QEvent* event) {
    const bool isOther =
        event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (isOther && m_content)
        m_content->setGeometry(pictureRect());
    if (isOther)
        updateGeometry(); // texts may break elsewhere
    return QAbstractButton::event(event);
}

bool ChoiceCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn)
        emit focused();
    return QAbstractButton::eventFilter(watched, event);
}

void ChoiceCard::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    emit focused();
}

void ChoiceCard::resizeEvent(QResizeEvent* event) {
    QAbstractButton::resizeEvent(event);
    if (m_content)
        m_content->setGeometry(pictureRect());
}

/// A held Enter presses once. What the content does not take comes here too.
void ChoiceCard::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            pressByKey();
        return event->accept();
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        emit stepped(event->key());
        return event->accept();
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

/// Presses the button within the card that has the focus, or else the card.
void ChoiceCard::pressByKey() {
    auto* inner = qobject_cast<QAbstractButton*>(focusWidget());
    if (inner && inner->hasFocus())
        inner->click();
    else
        click();
}

namespace {

constexpr int mostCardColumns = 4;

/// Cards of one size in as few rows as fit, with alike many in each; rooms left over make them
/// larger. All have the rows of text that one of them needs, so that pictures are of one size too.
class CardLayout : public ListLayout {
public:
    explicit CardLayout(QWidget* parent) : ListLayout(parent) {}

    int columnCount(int width) const {
        const int least = minimumSize().width();
        const int most = std::clamp((width + gap()) / (least + gap()), 1, mostCardColumns);
        return std::max(1, rowsOf(rowsOf(most)));
    }

    Qt::Orientations expandingDirections() const override { return Qt::Horizontal | Qt::Vertical; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override {
        return stacked(minimumSize().height(), rowCount(width));
    }
    QSize sizeHint() const override { ///< All columns.
        const int width = stacked(minimumSize().width(), mostCardColumns);
        return {width, heightForWidth(width)};
    }
    QSize minimumSize() const override { ///< One card.
        QSize size(1, 1);
        for (const QLayoutItem* item : items())
            size = size.expandedTo(item->minimumSize());
        return size;
    }
    void setGeometry(const QRect& rect) override;

private:
    static ChoiceCard* cardOf(const QLayoutItem* item) {
        return static_cast<ChoiceCard*>(item->widget());
    }
    int rowCount(int width) const { return rowsOf(columnCount(width)); }
    /// Of so many cards each; also the columns of so many rows.
    int rowsOf(int cards) const { return (count() + cards - 1) / std::max(1, cards); }
    int stacked(int length, int cards) const { return cards * (length + gap()) - gap(); }
};

void CardLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const int columns = columnCount(rect.width());
    const int rows = std::max(1, rowCount(rect.width()));
    const int width = (rect.width() - (columns - 1) * gap()) / columns;
    const int height =
        std::max(minimumSize().height(), (rect.height() - (rows - 1) * gap()) / rows);
    int textRows = 0;
    for (const QLayoutItem* item : items())
        textRows = std::max(textRows, cardOf(item)->textRowsIn(width));
    for (int i = 0; i < count(); ++i) {
        cardOf(items()[i])->setTextRows(textRows);
        items()[i]->setGeometry({rect.left() + (i % columns) * (width + gap()),
                                 rect.top() + (i / columns) * (height + gap()), width, height});
    }
}

} // namespace

CardGrid::CardGrid(QWidget* parent) : QWidget(parent) {
    new CardLayout(this);
}

void CardGrid::add(ChoiceCard* card) {
    layout()->addWidget(card);
    m_cards.push_back(card);
    connect(card, &ChoiceCard::stepped, this, [this, card](int key) { step(card, key); });
}

int CardGrid::columnCount() const {
    return static_cast<const CardLayout*>(layout())->columnCount(width());
}

void CardGrid::step(const ChoiceCard* from, int key) {
    const auto last = static_cast<int>(m_cards.size()) - 1;
    const auto place = static_cast<int>(std::ranges::find(m_cards, from) - m_cards.begin());
    int next = place;
    switch (key) {
    case Qt::Key_Left:
        next = place - 1;
        break;
    case Qt::Key_Right:
        next = place + 1;
        break;
    case Qt::Key_Up:
        next = place - columnCount();
        break;
    case Qt::Key_Down:
        if (place / columnCount() < last / columnCount())
            next = std::min(place + columnCount(), last);
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    default:
        next = last;
    }
    if (next < 0 || next > last)
        return;
    ChoiceCard* card = m_cards[static_cast<std::size_t>(next)];
    card->setFocus(Qt::OtherFocusReason);
    for (QWidget* around = parentWidget(); around; around = around->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(around))
            return scroll->ensureWidgetVisible(card);
}
