#pragma once

#include <QString>
#include <QStringList>
#include <QtGlobal>

#include <span>
#include <utility>
#include <vector>

/// The arguments of a program without the options that Qt takes from them when a QApplication
/// begins (such as "-platform offscreen"): so they can be checked where there is none, and perhaps
/// no display to make one for.
QStringList withoutOptionsOfQt(std::span<char* const> arguments);

/// While it is there, a window system that cannot be reached ends the program with status 1 and one
/// sentence, which names the program for terminals: Qt would abort. Stands around the construction
/// of the QApplication; what Qt has to say meanwhile is said when it ends.
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
