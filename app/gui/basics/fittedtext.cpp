#include "app/gui/basics/fittedtext.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTextBoundaryFinder>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>

namespace {

const QString ellipsis = QStringLiteral("…");

bool hasDigit(QStringView word) {
    return std::any_of(word.begin(), word.end(), [](QChar letter) { return letter.isDigit(); });
}

/// A blank, or a letter of a writing that has none between its words.
bool endsWord(QChar letter) {
    constexpr char16_t firstOfEastAsia = 0x2e80;
    return letter == ' ' || letter.unicode() >= firstOfEastAsia;
}

qsizetype wordBegin(const QString& text, qsizetype place) {
    while (place > 0 && !endsWord(text[place - 1]))
        --place;
    return place;
}

qsizetype wordEnd(const QString& text, qsizetype place) {
    while (place < text.size() && !endsWord(text[place]))
        ++place;
    return place;
}

/// How many letters of `text` come before "…", at most `most` of them.
qsizetype keptLetters(const QString& text, qsizetype most) {
    const qsizetype begin = wordBegin(text, most);
    const qsizetype end = wordEnd(text, most);
    return hasDigit(QStringView(text).mid(begin, end - begin)) ? begin : most;
}

const QStyle* styleOf(const QStyleOptionViewItem& item) {
    return item.widget ? item.widget->style() : QApplication::style();
}

/// The part of the cell that is in sight.
QRect seenPart(const QStyleOptionViewItem& item) {
    const auto* view = qobject_cast<const QAbstractItemView*>(item.widget);
    if (view == nullptr)
        return item.rect;
    QRect seen = item.rect;
    seen.setLeft(std::max(seen.left(), 0));
    seen.setRight(std::min(seen.right(), view->viewport()->width() - 1));
    return seen;
}

/// What the cell has room for; the margins are as in QCommonStyle.
QString shownText(const QStyleOptionViewItem& item) {
    const QStyle* style = styleOf(item);
    const QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget);
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, item.widget) + 1;
    return fittedText(QFontMetricsF(item.font), item.text, room.width() - 2 * margin);
}

/// The whole text of a cell before its own tool tip, which may be rich text.
QString joinedToolTip(const QString& text, const QString& own) {
    if (own.isEmpty() || own == text)
        return text;
    return Qt::mightBeRichText(own) ? "<p>" + text.toHtmlEscaped() + "</p>" + own
                                    : text + '\n' + own;
}

} // namespace

QString fittedText(const QFontMetricsF& metrics, const QString& text, double width) {
    if (text.isEmpty() || metrics.horizontalAdvance(text) <= width)
        return text;
    // About where to begin, for long texts.
    qsizetype kept =
        std::min(text.size(), metrics.elidedText(text, Qt::ElideRight, width).size() + 2);
    QString shown;
    do {
        kept = keptLetters(text, kept - 1);
        shown = text.left(kept) + ellipsis;
    } while (kept > 0 && metrics.horizontalAdvance(shown) > width);
    return metrics.horizontalAdvance(shown) <= width ? shown : QString();
}

namespace {

QString withoutEndBlanks(QString text) {
    while (text.endsWith(' '))
        text.chop(1);
    return text;
}

QString lettersOf(QString text) {
    return text.remove(' ');
}

/// Where the first row ends: behind a blank or, in writings without blanks, a letter.
qsizetype rowEnd(const QFontMetricsF& metrics, const QString& text, double width) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    qsizetype end = 0;
    for (qsizetype next = finder.toNextBoundary();
         next >= 0 && metrics.horizontalAdvance(withoutEndBlanks(text.left(next))) <= width;
         next = finder.toNextBoundary())
        end = next;
    return end;
}

} // namespace

QStringList fittedRows(const QFontMetricsF& metrics, const QString& text, double width, int rows) {
    QStringList shown;
    QString rest = text;
    while (shown.size() + 1 < rows && metrics.horizontalAdvance(rest) > width) {
        const qsizetype end = rowEnd(metrics, rest, width);
        if (end == 0)
            break; // a word alone is too wide
        shown << withoutEndBlanks(rest.left(end));
        rest = rest.mid(end);
    }
    return shown << fittedText(metrics, rest, width);
}

QString fittedName(const QFontMetricsF& metrics, const QString& name, double width) {
    const QString elided = metrics.elidedText(name, Qt::ElideMiddle, width);
    if (elided == name)
        return name;
    const auto same = std::mismatch(elided.begin(), elided.end(), name.begin(), name.end());
    const qsizetype left = same.first - elided.begin();
    qsizetype right = name.size() - std::max<qsizetype>(0, elided.size() - left - 1);
    // A word with a number that begins before the end that is kept goes whole.
    const qsizetype begin = wordBegin(name, right);
    const qsizetype end = wordEnd(name, right);
    if (begin < right && hasDigit(QStringView(name).mid(begin, end - begin)))
        right = end;
    return name.left(keptLetters(name, left)) + ellipsis + name.mid(right);
}

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
}

int ElidedLabel::mostRows() const {
    if (m_mostRows > 0)
        return m_mostRows;
    const QFontMetricsF metrics(fontMetrics());
    // Letters that the font lacks come from another one, which may be higher.
    const double row = std::max(metrics.lineSpacing(), metrics.boundingRect(text()).height());
    return std::max(1, static_cast<int>(contentsRect().height() / row));
}

QString ElidedLabel::shownText() const {
    const QFontMetricsF metrics(fontMetrics());
    const double width = contentsRect().width();
    if (m_elidesMiddle) {
        for (const QString& shorter : QStringList{text()} + m_shorter)
            if (metrics.horizontalAdvance(shorter) <= width)
                return shorter;
        QString name = fittedName(metrics, text(), width);
        if (metrics.horizontalAdvance(name) <= width)
            return name;
    }
    const int most = mostRows();
    QStringList rows = fittedRows(metrics, text(), width, most);
    QString whole = text();
    const QStringList last = m_shorter.isEmpty() ? QStringList() : QStringList{ellipsis};
    for (const QString& shorter : m_shorter + last) {
        if (lettersOf(rows.join(' ')) == lettersOf(whole))
            break;
        whole = shorter;
        rows = fittedRows(metrics, whole, width, most);
    }
    return rows.join('\n');
}

void ElidedLabel::setShorterTexts(const QStringList& texts) {
    m_shorter = texts;
    update();
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const int flags = mostRows() > 1 ? 0 : Qt::TextSingleLine;
    painter.drawText(contentsRect(), static_cast<int>(alignment()) | flags, shownText());
}

WrappedLabel::WrappedLabel(const QString& text, QWidget* parent) : QLabel(text, parent) {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
}

/// One row; heightForWidth tells the rest.
QSize WrappedLabel::sizeHint() const {
    return {QLabel::sizeHint().width(), minimumSizeHint().height()};
}

QSize WrappedLabel::minimumSizeHint() const {
    const QMargins margins = contentsMargins();
    return {QLabel::minimumSizeHint().width(),
            fontMetrics().height() + margins.top() + margins.bottom()};
}

void FittedBox::initStyleOption(QStyleOptionComboBox* option) const {
    QComboBox::initStyleOption(option);
    const QRect room =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    constexpr int margins = 2; // as in QCommonStyle
    option->currentText = fittedText(fontMetrics(), option->currentText, room.width() - margins);
}

int widestDigit(const QFontMetrics& metrics) {
    int widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    return widest;
}

int tabularWidth(const QFontMetrics& metrics, const QString& text) {
    QString rest = text;
    rest.removeIf([](QChar letter) { return letter.isDigit(); });
    const auto digits = static_cast<int>(text.size() - rest.size());
    return metrics.horizontalAdvance(rest) + digits * widestDigit(metrics);
}

QSize NumberLabel::sizeHint() const {
    QSize size = QLabel::sizeHint();
    const int spare = tabularWidth(fontMetrics(), text()) - fontMetrics().horizontalAdvance(text());
    return size + QSize(std::max(0, spare), 0);
}

QSize NumberLabel::minimumSizeHint() const {
    return {sizeHint().width(), QLabel::minimumSizeHint().height()};
}

void NumberCells::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.rect = seenPart(item);
    item.features.setFlag(QStyleOptionViewItem::WrapText, false);
    item.text = shownText(item);
    styleOf(item)->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
}

bool NumberCells::helpEvent(QHelpEvent* event, QAbstractItemView* view,
                            const QStyleOptionViewItem& option, const QModelIndex& index) {
    if (event->type() == QEvent::ToolTip && index.isValid()) {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        item.rect = seenPart(item);
        item.features.setFlag(QStyleOptionViewItem::WrapText, false);
        if (shownText(item) != item.text) {
            const QString own = index.data(Qt::ToolTipRole).toString();
            QToolTip::showText(event->globalPos(), joinedToolTip(item.text, own), view);
            return true;
        }
    }
    return QStyledItemDelegate::helpEvent(event, view, option, index);
}

NumberHeader::NumberHeader(QTableView* table) : QHeaderView(Qt::Horizontal, table) {
    setSectionsClickable(true); // as a table makes its own
    // A title or cell half out of sight is drawn in another way, but scrolling only moves pixels; a
    // table moves the pixels of its header without asking the header.
    connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, this, [this, table] {
        viewport()->update();
        table->viewport()->update();
    });
}

void NumberHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    QRect seen = rect;
    seen.setLeft(std::max(seen.left(), 0));
    seen.setRight(std::min(seen.right(), viewport()->width() - 1));
    QHeaderView::paintSection(painter, seen, section);
}

void NumberHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const {
    QHeaderView::initStyleOptionForIndex(option, section);
    const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
    const int left = sectionViewportPosition(section);
    const int right = std::min(left + sectionSize(section), viewport()->width());
    int room = right - std::max(left, 0) - 2 * margin;
    if (isSortIndicatorShown() && sortIndicatorSection() == section)
        room -= style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, this) + margin;
    option->text = fittedText(option->fontMetrics, option->text, room);
}

void prepareNumberTable(QTableView* table, QAbstractItemModel* model, const QString& objectName,
                        const QString& accessibleName, int extraHeight) {
    table->setObjectName(objectName);
    table->setAccessibleName(accessibleName);
    table->setHorizontalHeader(new NumberHeader(table));
    table->setItemDelegate(new NumberCells(table));
    table->setModel(model);
    table->setWordWrap(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setAlternatingRowColors(true);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + extraHeight);
    table->horizontalHeader()->setHighlightSections(false);
}

void stretchColumn(QTableView* table, int column, int leastLetters) {
    QHeaderView* header = table->horizontalHeader();
    const int least = leastLetters * table->fontMetrics().averageCharWidth();
    const int others = header->length() - header->sectionSize(column);
    const QScrollBar* bar = table->verticalScrollBar();
    const int room = table->width() - 2 * table->frameWidth() - // the viewport of one not yet
                     (bar->isVisible() ? bar->width() : 0);     // shown has no size
    const bool isRoom = room - others >= least;
    header->setSectionResizeMode(column, isRoom ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (!isRoom)
        header->resizeSection(column, least);
}

QLabel* makeTextLabel(const QString& objectName) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}
