#include "app/gui/window/helpbrowser.h"

#include <QAbstractTextDocumentLayout>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/numbertext.h"

namespace {

constexpr int headingLevel = 3;
constexpr int wideLetters = 92; // of a browser that has its contents beside the page
constexpr int contentsLetters = 26;
constexpr int apart = 3; // pixels over and below an entry

/// The text, which has its pictures drawn for it.
class PictureText : public QTextBrowser {
public:
    explicit PictureText(HelpBrowser::Painter painter) : m_painter(std::move(painter)) {}

    QVariant loadResource(int type, const QUrl& url) override {
        return url.scheme() == QStringLiteral("picture") ? m_painter(url.path(), *this)
                                                         : QTextBrowser::loadResource(type, url);
    }

private:
    HelpBrowser::Painter m_painter;
};

QToolButton* makeStepButton(const char* objectName, Qt::ArrowType arrow, const QString& help) {
    auto* button = new QToolButton;
    button->setObjectName(objectName);
    button->setArrowType(arrow);
    button->setToolTip(help);
    button->setAccessibleName(help);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

/// Entries of two rows stay apart from the next. With QListView::setSpacing the second row of
/// letters that are higher than usual would be left out.
class ApartEntries : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * apart);
    }
};

} // namespace

HelpBrowser::HelpBrowser(Painter painter, QWidget* parent)
    : QWidget(parent),
      m_search(new QLineEdit),
      m_count(new QLabel),
      m_previous(makeStepButton("helpPrevious", Qt::UpArrow, tr("Previous place found"))),
      m_next(makeStepButton("helpNext", Qt::DownArrow, tr("Next place found"))),
      m_contents(new QuietView<QListWidget>),
      m_narrowContents(new QComboBox),
      m_text(new PictureText(std::move(painter))) {
    m_contents->setObjectName("helpContents");
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setFixedWidth(contentsLetters * fontMetrics().averageCharWidth());
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_contents->setWordWrap(true);
    m_contents->setItemDelegate(new ApartEntries(m_contents));
    m_narrowContents->setObjectName("helpNarrowContents");
    m_narrowContents->setAccessibleName(tr("Contents"));
    m_narrowContents->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_text->setObjectName("helpText");
    m_text->setAccessibleName(tr("Help"));
    m_text->setMinimumWidth(20 * fontMetrics().averageCharWidth());

    auto* page = new QHBoxLayout;
    page->addWidget(m_contents);
    page->addWidget(m_text, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeSearchRow());
    layout->addWidget(m_narrowContents);
    layout->addLayout(page, 1);
    arrange(false);

    connect(m_contents, &QListWidget::currentRowChanged, this, &HelpBrowser::goToTopic);
    connect(m_contents, &QListWidget::itemClicked, this, // the current one, once more
            [this] { goToTopic(m_contents->currentRow()); });
    connect(m_narrowContents, &QComboBox::activated, this, &HelpBrowser::goToTopic);
    connect(m_text->verticalScrollBar(), &QScrollBar::valueChanged, this, &HelpBrowser::showTopic);
    setFocusProxy(m_search);
}

QWidget* HelpBrowser::makeSearchRow() {
    m_search->setObjectName("helpSearch");
    m_search->setPlaceholderText(tr("Find in the help"));
    m_search->setAccessibleName(tr("Find in the help"));
    m_search->setClearButtonEnabled(true);
    m_count->setObjectName("helpFound");
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_count);
    layout->addWidget(m_previous);
    layout->addWidget(m_next);
    connect(m_search, &QLineEdit::textChanged, this, &HelpBrowser::find);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { step(1); });
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    const auto* key = new QShortcut(QKeySequence::Find, this);
    connect(key, &QShortcut::activated, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    find({});
    return row;
}

void HelpBrowser::setPage(const QString& html) {
    m_page = html;
    m_text->setHtml(html);
    fillContents();
    find(m_search->text());
    showTopic();
}

void HelpBrowser::fillContents() {
    const QSignalBlocker listBlocker(m_contents);
    m_topics.clear();
    m_contents->clear();
    m_narrowContents->clear();
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != headingLevel)
            continue;
        m_topics.push_back(block.position());
        m_contents->addItem(block.text());
        m_narrowContents->addItem(block.text());
    }
}

void HelpBrowser::goToTopic(int topic) {
    if (topic < 0 || topic >= static_cast<int>(m_topics.size()))
        return;
    const QScopedValueRollback going(m_isGoing, true); // the last ones do not come to the top
    QTextCursor cursor(m_text->document());
    cursor.setPosition(m_topics[static_cast<std::size_t>(topic)]);
    m_text->setTextCursor(cursor); // where a keyboard reads on
    const QRectF heading = m_text->document()->documentLayout()->blockBoundingRect(cursor.block());
    m_text->verticalScrollBar()->setValue(static_cast<int>(heading.top()));
    setTopic(topic);
}

int HelpBrowser::topic() const {
    const QPoint top(m_text->viewport()->width() / 2, fontMetrics().height());
    return topicAt(m_text->cursorForPosition(top).position());
}

int HelpBrowser::topicAt(int position) const {
    const auto next = std::ranges::upper_bound(m_topics, position);
    return std::max(0, static_cast<int>(next - m_topics.begin()) - 1);
}

void HelpBrowser::showTopic() {
    if (!m_isGoing)
        setTopic(topic());
}

void HelpBrowser::setTopic(int topic) {
    const QSignalBlocker listBlocker(m_contents);
    m_contents->setCurrentRow(topic);
    m_narrowContents->setCurrentIndex(topic);
}

void HelpBrowser::find(const QString& words) {
    m_found.clear();
    if (!words.trimmed().isEmpty()) {
        QTextCursor place(m_text->document());
        while (!(place = m_text->document()->find(words.trimmed(), place)).isNull())
            m_found.push_back(place);
    }
    // From what is read on, or else from the start again.
    const int top = m_text->cursorForPosition({0, 0}).position();
    const auto first = std::ranges::find_if(
        m_found, [top](const QTextCursor& each) { return each.selectionStart() >= top; });
    m_current = first == m_found.end() ? 0 : static_cast<std::size_t>(first - m_found.begin());
    for (QToolButton* button : {m_previous, m_next})
        button->setEnabled(m_found.size() > 1);
    showFound();
}

void HelpBrowser::step(int direction) {
    if (!m_found.empty()) {
        const std::size_t count = m_found.size();
        m_current = (m_current + (direction > 0 ? 1 : count - 1)) % count;
        showFound();
    }
    if (!m_count->text().isEmpty())
        Announcer::instance()->say(
            m_count, m_found.empty()
                         ? m_count->text()
                         : tr("%1: %2", "place found, its paragraph")
                               .arg(m_count->text(), m_found[m_current].block().text()));
}

/// Marks all places, the current one most, and shows it.
void HelpBrowser::showFound() {
    QList<QTextEdit::ExtraSelection> marks;
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        const bool isCurrent = i == m_current;
        QTextEdit::ExtraSelection mark;
        mark.cursor = m_found[i];
        mark.format.setBackground(isCurrent ? palette().highlight()
                                            : palette().brush(QPalette::AlternateBase));
        mark.format.setForeground(isCurrent ? palette().highlightedText()
                                            : palette().brush(QPalette::Text));
        mark.format.setFontUnderline(true); // also for eyes that see no colors
        marks << mark;
    }
    m_text->setExtraSelections(marks);
    if (m_found.empty()) {
        m_count->setText(m_search->text().trimmed().isEmpty() ? QString() : tr("not found"));
        return;
    }
    QTextCursor place = m_found[m_current];
    place.setPosition(place.selectionStart());
    {
        const QScopedValueRollback going(m_isGoing, true); // the topic at the top may be another
        m_text->setTextCursor(place);
        m_text->ensureCursorVisible();
    }
    setTopic(topicAt(place.position()));
    m_count->setText(tr("%1 of %2", "place found")
                         .arg(numberText(static_cast<int>(m_current) + 1),
                              numberText(static_cast<int>(m_found.size()))));
}

/// Pictures have the colors of the palette.
void HelpBrowser::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_page.isEmpty())
        return;
    const int scrolled = m_text->verticalScrollBar()->value();
    setPage(m_page);
    m_text->verticalScrollBar()->setValue(scrolled);
}

void HelpBrowser::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange(width() >= wideLetters * fontMetrics().averageCharWidth());
}

void HelpBrowser::arrange(bool isWide) {
    m_contents->setVisible(isWide);
    m_narrowContents->setVisible(!isWide);
}
