#pragma once

#include <QString>
#include <QStringList>
#include <QtGlobal>

#include <span>
#include <utility>
#include <vector>

/// The arguments of a program without the options that a QApplication takes (such as "-platform
/// offscreen"), so that they can be checked before there is an application or a display.
QStringList withoutOptionsOfQt(std::span<char* const> arguments);

/// While it lives, a window system that cannot be reached ends the program with status 1 and one
/// sentence that names the program for terminals, where Qt would abort. It lives during the
/// construction of the QApplication; Qt's messages wait until it ends.
class NoDisplay {
public:
    NoDisplay();
    ~NoDisplay();
    NoDisplay(const NoDisplay&) = delete;
    NoDisplay& operator=(const NoDisplay&) = delete;

private:
    static void take(QtMsgType type, const QMessageLogContext& context, const QString& text);

    static std::vector<std::pair<QtMsgType, QString>> s_said;
    QtMessageHandler m_before;
};
