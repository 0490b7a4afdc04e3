#include "app/gui/play/clearinglamp.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <array>
#include <utility>

#include "app/gui/basics/announcer.h"
#include "app/gui/basics/blocklook.h"
#include "app/gui/basics/layouts.h"
#include "app/gui/basics/outsidetext.h"

namespace {

using State = ClearingWatch::State;

constexpr std::array shownStates{State::Looking, State::Open, State::Clearable, State::Unclearable,
                                 State::Cleared};

QString wordOf(State state) {
    switch (state) {
    case State::Off:
        return {};
    case State::Looking:
        return ClearingLamp::tr("looking…", "whether the board can be cleared");
    case State::Open:
        return ClearingLamp::tr("open", "whether the board can be cleared");
    case State::Clearable:
        return ClearingLamp::tr("can be cleared");
    case State::Unclearable:
        return ClearingLamp::tr("cannot be cleared");
    case State::Cleared:
        return ClearingLamp::tr("cleared");
    }
    return {};
}

QString explanationOf(State state, bool canGoBack) {
    switch (state) {
    case State::Off:
        return {};
    case State::Looking:
        return ClearingLamp::tr("A search finds out whether the board can still be cleared.");
    case State::Open:
        return ClearingLamp::tr("Whether the board can still be cleared is not known: ten seconds "
                                "were not enough to find out.");
    case State::Clearable:
        return ClearingLamp::tr("The board can still be cleared: a way to do so is known.");
    case State::Unclearable:
        return canGoBack ? ClearingLamp::tr(
                               "The board cannot be cleared any more, that is proven. A click goes "
                               "back to the last position known that could be cleared.")
                         : ClearingLamp::tr("The board cannot be cleared, that is proven.");
    case State::Cleared:
        return ClearingLamp::tr("No block is left.");
    }
    return {};
}

/// A text, and a button where a press goes back.
class AccessibleLamp final : public QAccessibleWidget {
public:
    explicit AccessibleLamp(ClearingLamp* lamp) : QAccessibleWidget(lamp), m_lamp(lamp) {}

    QAccessible::Role role() const override {
        return m_lamp->canGoBack() ? QAccessible::Button : QAccessible::StaticText;
    }
    QStringList actionNames() const override {
        return m_lamp->canGoBack() ? QStringList{pressAction()} : QStringList();
    }
    void doAction(const QString& action) override {
        if (action == pressAction() && m_lamp->canGoBack())
            m_lamp->click();
    }

private:
    ClearingLamp* m_lamp; // outlives its interface
};

QAccessibleInterface* makeLampInterface(const QString&, QObject* object) {
    auto* lamp = qobject_cast<ClearingLamp*>(object);
    return lamp ? new AccessibleLamp(lamp) : nullptr;
}

} // namespace

ClearingLamp::ClearingLamp(QWidget* parent) : QAbstractButton(parent) {
    QAccessible::installFactory(&makeLampInterface); // a second time changes nothing
    setObjectName("clearingLamp");
    setFocusPolicy(Qt::NoFocus); // keys have the action
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    hide();
}

void ClearingLamp::setState(State state, bool canGoBack) {
    const State before = std::exchange(m_state, state);
    m_canGoBack = canGoBack;
    const QString word = wordOf(state);
    setText(word);
    setToolTip(plainToolTip(explanationOf(state, canGoBack)));
    setAccessibleName(tr("Can the board still be cleared? %1").arg(word));
    setAccessibleDescription(explanationOf(state, canGoBack));
    setCursor(canGoBack ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setVisible(state != State::Off);
    update();
    tellNews(before);
}

/// To screen readers: that the board can no longer be cleared, and that it can again.
void ClearingLamp::tellNews(State before) {
    const bool isLost = m_state == State::Unclearable && before != State::Unclearable;
    const bool isBack = m_state == State::Clearable && m_hasToldLoss;
    if (!isVisible() || (!isLost && !isBack))
        return;
    m_hasToldLoss = isLost;
    Announcer::instance()->announce(this);
}

int ClearingLamp::lampSize() const {
    return fontMetrics().ascent();
}

QSize ClearingLamp::sizeHint() const {
    int longest = 0;
    for (const State state : shownStates)
        longest = std::max(longest, fontMetrics().horizontalAdvance(wordOf(state)));
    return {lampSize() + spacing::tight + longest + 1, fontMetrics().height()};
}

QSize ClearingLamp::minimumSizeHint() const {
    return {lampSize(), fontMetrics().height()};
}

void ClearingLamp::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int size = lampSize();
    const auto placed = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    paintLamp(painter, placed({0, (height() - size) / 2, size, size}));
    const QRect room = placed(rect().adjusted(size + spacing::tight, 0, 0, 0));
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter.setPen(palette().color(QPalette::WindowText));
    if (fontMetrics().horizontalAdvance(text()) <= room.width()) // the words begin alike
        painter.drawText(room, side | Qt::AlignAbsolute | Qt::AlignVCenter, text());
}

/// A disc with a check mark or a cross, or a ring, dotted while the answer is looked for.
void ClearingLamp::paintLamp(QPainter& painter, const QRectF& place) const {
    const bool isDark = BoardTheme(palette()).isDark;
    const qreal width = place.width() / 8;
    const QRectF disc = place.adjusted(width, width, -width, -width);
    const auto at = [&disc](qreal x, qreal y) {
        return QPointF(disc.left() + x * disc.width(), disc.top() + y * disc.height());
    };
    const bool isKnown = m_state != State::Looking && m_state != State::Open;
    if (!isKnown) {
        const auto dots = m_state == State::Looking ? Qt::DotLine : Qt::SolidLine;
        painter.setPen(QPen(palette().color(QPalette::WindowText), width, dots));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(disc);
        return;
    }
    const QColor green = isDark ? QColor(0x66, 0xbb, 0x6a) : QColor(0x2e, 0x7d, 0x32);
    const QColor red = isDark ? QColor(0xef, 0x53, 0x50) : QColor(0xc6, 0x28, 0x28);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_state == State::Unclearable ? red : green);
    painter.drawEllipse(place);
    painter.setPen(QPen(isDark ? Qt::black : Qt::white, width, Qt::SolidLine, Qt::RoundCap));
    if (m_state == State::Unclearable) {
        painter.drawLine(at(0.25, 0.25), at(0.75, 0.75));
        painter.drawLine(at(0.25, 0.75), at(0.75, 0.25));
    } else {
        const std::array mark{at(0.2, 0.55), at(0.42, 0.75), at(0.8, 0.3)};
        painter.drawPolyline(mark.data(), static_cast<int>(mark.size()));
    }
}
