#include "app/gui/basics/desktopmotion.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QMap>

#include <array>

namespace {

using Groups = QMap<QString, QVariantMap>;

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

constexpr auto service = "org.freedesktop.portal.Desktop";
constexpr auto path = "/org/freedesktop/portal/desktop";
constexpr auto portalInterface = "org.freedesktop.portal.Settings";

} // namespace

DesktopMotion::DesktopMotion(QObject* parent) : QObject(parent) {
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

void DesktopMotion::hear(const QString& group, const QString& key, const QDBusVariant& value) {
    take(group, key, value.variant());
}
