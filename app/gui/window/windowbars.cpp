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

/// The part that no widget takes.
QRect WrappingStatusBar::textRect() const {
    QRect text = rect().adjusted(inset, 0, -fontMetrics().height(), 0); // but for the size grip
    for (const auto* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (child->isVisible() && !qobject_cast<const QSizeGrip*>(child))
            text.setRight(std::min(text.right(), child->x() - inset));
    return text;
}

void WrappingStatusBar::fit() {
    const QRect room(0, 0, textRect().width(), QWIDGETSIZE_MAX);
    const int height = fontMetrics().boundingRect(room, flags, currentMessage()).height();
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
