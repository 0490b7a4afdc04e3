#include "app/gui/basics/readablestyle.h"

#ifdef SAMEGAME_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif
#include <QGuiApplication>
#include <QIconEngine>
#include <QMap>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <array>

#include "app/gui/basics/colormath.h"

namespace {

struct Setting {
    const char* group;
    const char* key;
    double still; ///< Its value where animations are not wanted.
};

constexpr std::array settings{
    Setting{"org.freedesktop.appearance", "reduced-motion", 1},
    Setting{"org.gnome.desktop.interface", "enable-animations", 0},
    Setting{"org.kde.kdeglobals.KDE", "AnimationDurationFactor", 0},
};

#ifdef SAMEGAME_DBUS
using Groups = QMap<QString, QVariantMap>;

constexpr auto service = "org.freedesktop.portal.Desktop";
constexpr auto path = "/org/freedesktop/portal/desktop";
constexpr auto portalInterface = "org.freedesktop.portal.Settings";
#endif

/// In light and dark windows more than three times as bright or dark as what is around it.
QColor frameColor(const QPalette& palette) {
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.55);
}

/// Strokes in the color of texts. Draws when asked, so that it follows a change of the colors.
class StrokeIcon final : public QIconEngine {
public:
    explicit StrokeIcon(bool isClose) : m_isClose(isClose) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const double side = std::min(rect.width(), rect.height());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(rect).center());
        painter->scale(side / 10, side / 10);
        painter->setPen(QPen(QGuiApplication::palette().color(group, QPalette::WindowText), 1.2,
                             Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (m_isClose) {
            painter->drawLine(QPointF(-3, -3), QPointF(3, 3));
            painter->drawLine(QPointF(-3, 3), QPointF(3, -3));
        } else {
            painter->drawRect(QRectF(-4, -1, 5, 5));
            painter->drawPolyline(QPolygonF({{-1, -1}, {-1, -4}, {4, -4}, {4, 1}, {1, 1}}));
        }
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new StrokeIcon(*this); }

private:
    bool m_isClose; ///< Else: makes a dock a window of its own, or the other way round.
};

} // namespace

DesktopMotion::DesktopMotion(QObject* parent) : QObject(parent) {
#ifdef SAMEGAME_DBUS
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    qRegisterMetaType<QDBusVariant>(); // else the bus does not find the slot
    qDBusRegisterMetaType<Groups>();
    bus.connect(service, path, portalInterface, "SettingChanged", this,
                SLOT(hear(QString, QString, QDBusVariant)));
    QStringList groups;
    for (const Setting& setting : settings)
        groups << setting.group;
    auto question = QDBusMessage::createMethodCall(service, path, portalInterface, "ReadAll");
    question << groups;
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<Groups> reply = *answer;
        answer->deleteLater();
        if (reply.isError())
            return; // there is no portal
        const Groups told = reply.value();
        for (auto group = told.begin(); group != told.end(); ++group)
            for (auto value = group->begin(); value != group->end(); ++value)
                take(group.key(), value.key(), *value);
    });
#endif
}

void DesktopMotion::take(const QString& group, const QString& key, const QVariant& value) {
    for (const Setting& setting : settings) {
        if (group != QLatin1String(setting.group) || key != QLatin1String(setting.key))
            continue;
        bool isNumber = false;
        const double number = value.toDouble(&isNumber); // KDE's are texts
        if (isNumber && number == setting.still)
            m_wishes.insert(group);
        else
            m_wishes.erase(group);
    }
}

#ifdef SAMEGAME_DBUS
void DesktopMotion::hear(const QString& group, const QString& key, const QDBusVariant& value) {
    take(group, key, value.variant());
}
#endif

ReadableStyle::ReadableStyle() : QProxyStyle(QStringLiteral("fusion")) {}

void ReadableStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                  QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool hasFocus = option->state.testFlag(State_HasFocus) &&
                          option->state.testFlag(State_KeyboardFocusChange); // has its own frame
    if (element != PE_IndicatorCheckBox || hasFocus)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(frameColor(option->palette));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5));
    painter->restore();
}

int ReadableStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                             QStyleHintReturn* data) const {
    if (hint == SH_Widget_Animation_Duration && m_motion.isReduced())
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

/// Fusion draws the arrow of a menu into the corner of the text.
QSize ReadableStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                      const QSize& contents, const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto* push = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (type == CT_PushButton && push && push->features.testFlag(QStyleOptionButton::HasMenu))
        size.rwidth() += pixelMetric(PM_MenuButtonIndicator, option, widget) / 2;
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (type == CT_ToolButton && button && !button->text.isEmpty() &&
        button->toolButtonStyle != Qt::ToolButtonIconOnly &&
        button->features.testFlag(QStyleOptionToolButton::HasMenu) &&
        !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup))
        size.rwidth() += pixelMetric(PM_MenuButtonIndicator, option, widget);
    return size;
}

QIcon ReadableStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                                  const QWidget* widget) const {
    switch (icon) {
    case SP_DockWidgetCloseButton:
    case SP_TitleBarCloseButton:
    case SP_DialogCloseButton:
        return QIcon(new StrokeIcon(true));
    case SP_TitleBarNormalButton:
        return QIcon(new StrokeIcon(false));
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}
