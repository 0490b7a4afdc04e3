#pragma once

#ifdef SAMEGAME_DBUS
#include <QDBusVariant>
#endif
#include <QObject>
#include <QProxyStyle>
#include <QString>
#include <QVariant>

#include <set>

/// Whether the desktop wants no animations ("Animation" off in GNOME, the speed "instant" in KDE),
/// which Qt's own styles ignore. The desktop's portal says so (xdg-desktop-portal,
/// org.freedesktop.portal.Settings version 1), soon after the start and with each change; without a
/// portal, or in a build without D-Bus, animations are wanted. GUI thread only.
class DesktopMotion : public QObject {
    Q_OBJECT

public:
    /// With an application, asks the portal and listens to it; waits for nothing.
    explicit DesktopMotion(QObject* parent = nullptr);

    bool isReduced() const { return !m_wishes.empty(); }

    /// Takes a setting that the portal reports; settings of other things are ignored.
    void take(const QString& group, const QString& key, const QVariant& value);

#ifdef SAMEGAME_DBUS
private slots:
    void hear(const QString& group, const QString& key, const QDBusVariant& value);
#endif

private:
    std::set<QString> m_wishes; // the settings that ask for no animations
};

/// Qt's own style "fusion", with contrast where it has too little, above all in dark windows: the
/// frames of check boxes, and the icons of title bars and of buttons that close, which it draws in
/// black. A menu's arrow has room beside the text of its button. Has no animations where the
/// desktop wants none.
class ReadableStyle : public QProxyStyle {
    Q_OBJECT

public:
    ReadableStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option,
                       const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;

private:
    DesktopMotion m_motion;
};
