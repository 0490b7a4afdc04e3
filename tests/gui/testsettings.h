#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

/// From now on settings are kept in `folder`, never among the user's own.
inline void keepSettingsIn(const QString& folder) {
    QCoreApplication::setOrganizationName("samegame");
    QCoreApplication::setApplicationName("samegame-test");
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
}
inline void keepSettingsIn(const QTemporaryDir& folder) {
    keepSettingsIn(folder.path());
}

/// Settings as they are when everything is shown: the next window starts with all its docks, and
/// the engine of the assistant is unfolded.
inline void startWithAllDocks() {
    QSettings().clear();
    QSettings().setValue("layouts/present", "research");
    QSettings().setValue("assistant/more", true);
}
