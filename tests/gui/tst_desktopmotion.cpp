#include <QApplication>
#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <memory>

#include "app/gui/basics/readablestyle.h"
#include "tests/gui/patience.h"
#include "tests/support/test_program.h"

using SettingGroups = QMap<QString, QVariantMap>;

/// What xdg-desktop-portal answers to programs that ask for the settings of the desktop.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    SettingGroups settings;

public slots:
    SettingGroups ReadAll(const QStringList& groups) const {
        SettingGroups asked;
        for (const QString& group : groups)
            if (settings.contains(group))
                asked.insert(group, settings[group]);
        return asked;
    }

signals:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

/// The desktop's wish for no animations.
class TestDesktopMotion : public QObject {
    Q_OBJECT

public:
    static void initMain();

private slots:
    void cleanupTestCase();
    void settingsOfDesktopsAreKnown_data();
    void settingsOfDesktopsAreKnown();
    void wishesAreTakenBack();
    void portalTells();

private:
    static bool hasBus() { return QDBusConnection::sessionBus().isConnected(); }

    inline static std::unique_ptr<QProcess> m_daemon;
};

/// Starts a bus of its own: what the desktop asks for that runs the tests does not matter.
void TestDesktopMotion::initMain() {
    const QString program = QStandardPaths::findExecutable("dbus-daemon");
    QByteArray address = "unix:path=/nonexistent";
    if (!program.isEmpty()) {
        m_daemon = std::make_unique<QProcess>();
        m_daemon->start(program, {"--session", "--nofork", "--print-address"});
        if (m_daemon->waitForReadyRead())
            address = m_daemon->readLine().trimmed();
    }
    qputenv("DBUS_SESSION_BUS_ADDRESS", address);
    qDBusRegisterMetaType<SettingGroups>();
}

void TestDesktopMotion::cleanupTestCase() {
    if (m_daemon) {
        m_daemon->terminate();
        m_daemon->waitForFinished();
        m_daemon.reset();
    }
}

void TestDesktopMotion::settingsOfDesktopsAreKnown_data() {
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<bool>("isReduced");
    const QString gnome = "org.gnome.desktop.interface";
    const QString kde = "org.kde.kdeglobals.KDE";
    const QString any = "org.freedesktop.appearance";
    QTest::newRow("GNOME, off") << gnome << "enable-animations" << QVariant(false) << true;
    QTest::newRow("GNOME, on") << gnome << "enable-animations" << QVariant(true) << false;
    QTest::newRow("GNOME, font") << gnome << "font-name" << QVariant("0") << false;
    QTest::newRow("KDE, instant") << kde << "AnimationDurationFactor" << QVariant("0") << true;
    QTest::newRow("KDE, fast") << kde << "AnimationDurationFactor" << QVariant("0.25") << false;
    QTest::newRow("KDE, damaged") << kde << "AnimationDurationFactor" << QVariant("") << false;
    QTest::newRow("any, reduced") << any << "reduced-motion" << QVariant(1U) << true;
    QTest::newRow("any, as usual") << any << "reduced-motion" << QVariant(0U) << false;
    QTest::newRow("any, colors") << any << "color-scheme" << QVariant(1U) << false;
}

void TestDesktopMotion::settingsOfDesktopsAreKnown() {
    QFETCH(const QString, group);
    QFETCH(const QString, key);
    QFETCH(const QVariant, value);
    QFETCH(const bool, isReduced);
    DesktopMotion motion;
    motion.take(group, key, value);
    QCOMPARE(motion.isReduced(), isReduced);
}

void TestDesktopMotion::wishesAreTakenBack() {
    DesktopMotion motion;
    motion.take("org.gnome.desktop.interface", "enable-animations", false);
    motion.take("org.freedesktop.appearance", "reduced-motion", 1U);
    motion.take("org.gnome.desktop.interface", "enable-animations", true);
    QVERIFY(motion.isReduced());
    motion.take("org.freedesktop.appearance", "reduced-motion", 0U);
    QVERIFY(!motion.isReduced());
}

void TestDesktopMotion::portalTells() {
    if (!hasBus())
        QSKIP("dbus-daemon is not installed");
    Portal portal;
    portal.settings["org.gnome.desktop.interface"]["enable-animations"] = false;
    portal.settings["org.kde.kdeglobals.KDE"]["AnimationDurationFactor"] = "1";
    auto bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, "portal");
    QVERIFY(bus.registerService("org.freedesktop.portal.Desktop"));
    QVERIFY(bus.registerObject("/org/freedesktop/portal/desktop", &portal,
                               QDBusConnection::ExportAllContents));
    DesktopMotion motion; // not const: it changes
    TRY_VERIFY(motion.isReduced());
    emit portal.SettingChanged("org.gnome.desktop.interface", "enable-animations",
                               QDBusVariant(true));
    TRY_VERIFY(!motion.isReduced());
    ReadableStyle style;
    TRY_COMPARE(style.styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, nullptr, nullptr),
                0);
    QDBusConnection::disconnectFromBus("portal");
}

SAMEGAME_TEST(TestDesktopMotion, QApplication)
#include "tst_desktopmotion.moc"
