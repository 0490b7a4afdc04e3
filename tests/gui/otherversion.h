#pragma once

#include <QCoreApplication>
#include <QString>

/// While it lives, another version of the program runs.
class OtherVersion {
public:
    OtherVersion() { QCoreApplication::setApplicationVersion("99.0"); }
    ~OtherVersion() { QCoreApplication::setApplicationVersion(m_version); }
    OtherVersion(const OtherVersion&) = delete;
    OtherVersion& operator=(const OtherVersion&) = delete;

private:
    const QString m_version = QCoreApplication::applicationVersion();
};
