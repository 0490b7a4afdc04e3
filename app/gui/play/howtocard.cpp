#include "app/gui/play/howtocard.h"

#include <QEvent>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

#include "app/gui/board/boardview.h"

namespace {

const QString doneKey = QStringLiteral("howTo/done");

/// A person who used the program before it had this card never needs it.
bool wasSeen() {
    QSettings settings;
    if (settings.contains("window/geometry") && !settings.contains("layouts/present"))
        settings.setValue(doneKey, true);
    return settings.value(doneKey).toBool();
}

} // namespace

HowToCard::HowToCard(BoardView* view, GameDocument* document)
    : CardFrame(view),
      m_view(view),
      m_document(document),
      m_title(new QLabel(tr("How to play"))),
      m_text(new QLabel),
      m_isWanted(!wasSeen()) {
    setObjectName("howToCard");
    setAccessibleName(m_title->text());
    setTitleFont();
    hide();
    m_text->setObjectName("howToText");
    m_text->setWordWrap(true);
    QPushButton* done = addButton("howToDone", tr("Got it"),
                                  tr("Closes this card; Help (F1) says all of it and more"));
    connect(done, &QPushButton::clicked, this, &HowToCard::dismiss);
    auto* layout = new QVBoxLayout(this);
    const int margin = shadow + fontMetrics().height();
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(fontMetrics().height() / 2);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(done, 0, Qt::AlignRight);
    view->installEventFilter(this);
    connect(document, &GameDocument::positionChanged, this, &HowToCard::followGame);
    followGame(GameDocument::Change::NewGame);
}

void HowToCard::showWhereWanted(bool isPlace) {
    m_isPlace = isPlace;
    showOrHide();
}

void HowToCard::dismiss() {
    if (!m_isWanted)
        return;
    m_isWanted = false;
    QSettings().setValue(doneKey, true);
    showOrHide();
}

void HowToCard::uncoverMarks() {
    if (isVisible() && isBoardMarked() && geometry().intersects(m_view->boardRect()))
        dismiss();
}

void HowToCard::followGame(GameDocument::Change change) {
    if (change == GameDocument::Change::MovePlayed)
        dismiss();
    const bool isUsual = m_document->start().rules == samegame::Rules{};
    QStringList paragraphs{
        tr("Click a group of two or more blocks of one color: it disappears, and the blocks above "
           "fall down. With the keyboard: arrow keys and Enter.")};
    if (isUsual)
        paragraphs << tr("The larger the group, the more it earns: three blocks 1 point, ten "
                         "blocks 64. An empty board earns 1,000 more.");
    paragraphs << tr("%1 takes a move back, H gives a hint.")
                      .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText));
    m_text->setText(paragraphs.join("\n\n"));
    setAccessibleDescription(m_text->text());
    showOrHide();
}

/// A game with moves needs no card on how to begin.
void HowToCard::showOrHide() {
    const bool isShown = m_isPlace && m_isWanted && m_document->line().moves.empty();
    if (!isShown && isAncestorOf(m_view->window()->focusWidget()))
        m_view->setFocus(Qt::OtherFocusReason);
    const bool isNews = isShown == isHidden();
    setVisible(isShown);
    fit();
    if (isNews)
        emit shownChanged(isShown);
}

bool HowToCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::Resize)
        fit();
    return CardFrame::eventFilter(watched, event);
}

void HowToCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        setTitleFont();
    CardFrame::changeEvent(event);
}

void HowToCard::setTitleFont() {
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(1.2 * bold.pointSizeF());
    m_title->setFont(bold);
}

/// By a hint, or by candidates.
bool HowToCard::isBoardMarked() const {
    const BoardMarkings& markings = m_view->markings();
    return !markings.candidates.empty() || markings.marked || markings.color ||
           !markings.saved.empty() || markings.preview;
}

/// Beside the board each block can be seen; over it, only the lower ones are hidden.
void HowToCard::fit() {
    if (isHidden())
        return;
    const QRect view = m_view->rect();
    const int letter = fontMetrics().averageCharWidth();
    const int room = view.right() - m_view->boardRect().right();
    const bool isBeside = room >= letter * 28;
    const int width = isBeside ? std::min(room, letter * 46) : std::min(view.width(), letter * 60);
    QRect card(0, 0, width, std::max(layout()->totalHeightForWidth(width), 1));
    card.moveCenter(view.center());
    if (isBeside)
        card.moveRight(view.right() - (room - width) / 2);
    else
        card.moveBottom(view.bottom());
    setGeometry(card);
    raise();
    uncoverMarks();
}
