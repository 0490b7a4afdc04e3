#include "app/gui/play/cardframe.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <utility>

#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/colormath.h"

namespace {

constexpr int cornerRadius = 12;

} // namespace

CardFrame::CardFrame(QWidget* parent) : QFrame(parent), m_board(parent), m_guard(this) {
    setAttribute(Qt::WA_NoMousePropagation);
    m_guard.setObjectName("cardGuard");
    m_guard.setSingleShot(true);
    connect(&m_guard, &QTimer::timeout, this, [this] { setButtonsDeaf(false); });
}

void CardFrame::setGuardTime(std::chrono::milliseconds time) {
    m_guardTime = time;
    if (time.count() > 0)
        return;
    m_guard.stop();
    m_isUnseen = false;
    setButtonsDeaf(false);
}

std::vector<QRect> CardFrame::placesIn(const QRect& area, QSize size) {
    constexpr int steps = 12; // from edge to edge
    std::vector<QRect> places;
    const QSize rest = area.size() - size;
    if (rest.width() < 0 || rest.height() < 0)
        return places;
    for (const int y : {0, steps, 6, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7})
        for (const int x : {6, 0, steps, 3, 9, 1, 11, 2, 10, 4, 8, 5, 7})
            places.emplace_back(
                area.topLeft() + QPoint(rest.width() * x / steps, rest.height() * y / steps), size);
    return places;
}

QRect CardFrame::leastCovering(const std::vector<QRect>& places, const std::vector<QRect>& parts) {
    return *std::ranges::min_element(places, {}, [&parts](const QRect& place) {
        const QRect paper = place.adjusted(shadow, shadow, -shadow, -shadow);
        return std::ranges::count_if(
            parts, [&paper](const QRect& part) { return part.intersects(paper); });
    });
}

QPushButton* CardFrame::addButton(const char* objectName, const QString& text,
                                  const QString& toolTip) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(objectName);
    button->setToolTip(toolTip);
    button->setAutoDefault(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QPushButton* CardFrame::primaryButton() const {
    return m_primary;
}

void CardFrame::setPrimaryButton(QPushButton* button) {
    if (m_primary && m_primary != button)
        m_primary->setDefault(false);
    m_primary = button;
    showPrimaryButton();
}

void CardFrame::showPrimaryButton() {
    if (m_primary && !m_primary->isDefault())
        m_primary->setDefault(true);
}

void CardFrame::setButtonsDeaf(bool areDeaf) {
    for (auto* button : findChildren<QAbstractButton*>())
        button->setAttribute(Qt::WA_TransparentForMouseEvents, areDeaf);
}

/// Filters are installed anew each time, as the card may have more buttons and another window.
void CardFrame::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    if (event->spontaneous())
        return;
    for (auto* button : findChildren<QAbstractButton*>())
        button->installEventFilter(this);
    if (m_primary) {
        m_keyWindow = window();
        m_keyWindow->installEventFilter(this);
        m_board->installEventFilter(this);
    }
    m_isUnseen = m_guardTime.count() > 0;
    m_guard.stop();
    setButtonsDeaf(m_isUnseen);
}

void CardFrame::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    if (event->spontaneous())
        return;
    m_isUnseen = false;
    m_guard.stop();
    setButtonsDeaf(false);
}

/// One that goes on clicking has not seen the card yet.
void CardFrame::mousePressEvent(QMouseEvent* event) {
    if (m_guard.isActive())
        m_guard.start(m_guardTime);
    QFrame::mousePressEvent(event);
}

bool CardFrame::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<const QWidget*>(watched);
    const QEvent::Type type = event->type();
    if (widget && type == QEvent::KeyPress && (widget == m_board || widget == m_keyWindow) &&
        pressPrimaryButton(*widget, event))
        return true;
    if (widget && (type == QEvent::FocusIn || type == QEvent::FocusOut) && isAncestorOf(widget)) {
        update();
        // Qt makes a button that loses the focus an ordinary one, right after this event.
        QMetaObject::invokeMethod(this, &CardFrame::showPrimaryButton, Qt::QueuedConnection);
    }
    return QFrame::eventFilter(watched, event);
}

/// The window hears a key where nothing has the focus, and both hear what a widget did not take: a
/// tool button of the card takes no Enter by itself.
bool CardFrame::pressPrimaryButton(const QWidget& receiver, QEvent* event) {
    const auto* key = static_cast<const QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool isPlain = !(key->modifiers() & ~Qt::KeypadModifier);
    if (!isEnter || !isPlain || !isVisible() || !m_primary)
        return false;
    QWidget* focused = receiver.window()->focusWidget();
    const bool isFree = !focused || focused == m_board || focused == m_keyWindow;
    QAbstractButton* pressed = m_primary;
    if (!isFree && isAncestorOf(focused))
        pressed = qobject_cast<QAbstractButton*>(focused);
    else if (!isFree)
        return false;
    if (!pressed || !pressed->isEnabled())
        return false;
    event->accept();
    if (!key->isAutoRepeat())
        pressed->click();
    return true;
}

void CardFrame::paintEvent(QPaintEvent*) {
    if (std::exchange(m_isUnseen, false))
        m_guard.start(m_guardTime);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardTheme theme(palette());
    const QRectF card = QRectF(rect()).adjusted(shadow, shadow, -shadow, -shadow);
    painter.setPen(Qt::NoPen);
    for (int i = 1; i < shadow; ++i) {
        painter.setBrush(QColor(0, 0, 0, 5));
        painter.drawRoundedRect(card.adjusted(-i, -i + 1, i, i + 1), cornerRadius + i,
                                cornerRadius + i);
    }
    const QColor window = palette().color(QPalette::Window);
    painter.setPen(QPen(theme.groundFrame, 1));
    painter.setBrush(mixed(window, Qt::white, theme.isDark ? 0.06 : 0.7));
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
    paintFocus(painter);
}

/// Around the button, as styles differ in what they draw inside of it.
void CardFrame::paintFocus(QPainter& painter) const {
    const QWidget* focused = window()->focusWidget();
    if (!focused || !focused->hasFocus() || !isAncestorOf(focused) ||
        !qobject_cast<const QAbstractButton*>(focused))
        return;
    const QRectF button(QRect(focused->mapTo(this, QPoint(0, 0)), focused->size()));
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(button.adjusted(-1, -1, 1, 1), 4, 4);
}
