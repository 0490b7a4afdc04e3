#include "app/gui/window/windowbars.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLayout>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QSizeGrip>
#include <QStyleOption>

#include <algorithm>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/rulestext.h"
#include "app/gui/window/mainwindow.h"
#include "engine/game/move.h"

TakeOverQuestion::TakeOverQuestion(QWidget* parent) : QWidget(parent) {
    setObjectName("takeOverQuestion");
    const auto makeButton = [](const char* objectName, const QString& text, const QString& help) {
        auto* button = new QPushButton(text);
        button->setObjectName(objectName);
        button->setToolTip(help);
        button->setAutoDefault(true); // Enter on it is its answer, and not a move on the board
        return button;
    };
    auto* yes = makeButton("takeOverYes", tr("Go &on by hand"),
                           tr("Ends the replay; the game goes on from the position shown"));
    auto* no = makeButton("takeOverNo", tr("&Keep watching"), tr("Goes on with the replay"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(yes);
    layout->addWidget(no);
    connect(yes, &QPushButton::clicked, this, [this] {
        hide();
        emit accepted();
    });
    connect(no, &QPushButton::clicked, this, [this] {
        hide();
        emit declined(m_wasPlaying);
    });
    hide();
}

void TakeOverQuestion::ask(bool wasPlaying) {
    if (isHidden()) {
        m_wasPlaying = wasPlaying;
        return show();
    }
    hide();
    emit accepted();
}

void TakeOverQuestion::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    emit shown(true);
}

void TakeOverQuestion::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    emit shown(false);
}

bool FittingToolBar::event(QEvent* event) {
    const bool handled = QToolBar::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return handled;
}

void FittingToolBar::fit() {
    if (orientation() != Qt::Horizontal || isFloating())
        return;
    if (toolButtonStyle() == Qt::ToolButtonTextBesideIcon)
        m_wholeWidth = sizeHint().width();
    const auto fitting =
        m_wholeWidth <= width() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
    if (fitting != toolButtonStyle())
        setToolButtonStyle(fitting);
}

namespace {

constexpr int inset = 6; // pixels, as QStatusBar has it
constexpr int flags = static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter) | Qt::TextWordWrap;

} // namespace

WrappingStatusBar::WrappingStatusBar(QWidget* parent) : QStatusBar(parent) {
    // Queued: widgets beside the text may hide when there is a message.
    connect(this, &QStatusBar::messageChanged, this, &WrappingStatusBar::fit, Qt::QueuedConnection);
}

void WrappingStatusBar::reserve(const QString& longest) {
    m_longest = longest;
    fit();
}

/// The bar without the corner that resizes the window.
QRect WrappingStatusBar::wholeRect() const {
    return rect().adjusted(inset, 0, -fontMetrics().height(), 0);
}

/// The part that no widget takes.
QRect WrappingStatusBar::textRect() const {
    QRect text = wholeRect();
    for (const auto* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (child->isVisible() && !qobject_cast<const QSizeGrip*>(child))
            text.setRight(std::min(text.right(), child->x() - inset));
    return text;
}

int WrappingStatusBar::heightOf(const QString& text, int width) const {
    return fontMetrics().boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), flags, text).height();
}

void WrappingStatusBar::fit() {
    const int height = std::max(heightOf(currentMessage(), textRect().width()),
                                heightOf(m_longest, wholeRect().width()));
    const bool isOneRow = height <= fontMetrics().height();
    setMinimumHeight(isOneRow ? 0 : height + 4);
    update();
}

void WrappingStatusBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().windowText().color());
    painter.drawText(textRect(), flags, currentMessage());
}

void WrappingStatusBar::resizeEvent(QResizeEvent* event) {
    QStatusBar::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

namespace {

QString textOfGroup(const Hint& hint, const samegame::Rules& rules, int boardRows) {
    const QString score = hint.finalScore ? finalScoreText(rules, *hint.finalScore) : QString();
    const QString place =
        QString::fromStdString(samegame::to_string(samegame::to_notation(hint.move, boardRows)));
    const QString blocks = MainWindow::tr("%Ln blocks", nullptr, hint.cells);
    if (!hint.finalScore)
        return MainWindow::tr("Hint: the marked group at %1 (row, column), %2, %3; the best by the "
                              "blocks on the board, since nobody knows the columns to come.")
            .arg(place, blocks, MainWindow::tr("%Ln points", nullptr, hint.points));
    return movesEarn(rules)
               ? MainWindow::tr("Hint: the marked group at %1 (row, column), %2, %3; best "
                                "final score known: %4. H again shows the line.")
                     .arg(place, blocks, MainWindow::tr("%Ln points", nullptr, hint.points), score)
               : MainWindow::tr("Hint: the marked group at %1 (row, column), %2; best end known: "
                                "%3. H again shows the line.")
                     .arg(place, blocks, score);
}

} // namespace

QString textOf(const Hint& hint, const samegame::Rules& rules, int boardRows) {
    const QString score = hint.finalScore ? finalScoreText(rules, *hint.finalScore) : QString();
    switch (hint.step) {
    case Hint::Step::Color:
        return MainWindow::tr("Hint: a group of this color: %1. Press H again to see which one.")
            .arg(colorName(hint.color));
    case Hint::Step::Group:
        return textOfGroup(hint, rules, boardRows);
    case Hint::Step::Line:
        return movesEarn(rules) ? MainWindow::tr("Hint: each block carries the number of the move "
                                                 "that removes it; this line ends with a score "
                                                 "of %1.")
                                      .arg(score)
                                : MainWindow::tr("Hint: each block carries the number of the move "
                                                 "that removes it; the end of this line: %1.")
                                      .arg(score);
    }
    return {};
}

QString longestHintText(const samegame::Rules& rules) {
    Hint hint;
    hint.color = 1;
    hint.move = {{19, 0}};
    hint.cells = 88;
    hint.points = 8888;
    hint.finalScore = movesEarn(rules) ? 8888 : -88;
    QString longest;
    for (const auto step : {Hint::Step::Color, Hint::Step::Group, Hint::Step::Line}) {
        hint.step = step;
        const QString text = textOf(hint, rules, 20);
        longest = text.size() > longest.size() ? text : longest;
    }
    return longest;
}
