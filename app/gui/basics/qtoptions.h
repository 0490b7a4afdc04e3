#pragma once

#include <QStringList>

#include <span>

/// The arguments of a program without the options that Qt takes from them when a QApplication
/// begins (such as "-platform offscreen"): so they can be checked where there is none, and perhaps
/// no display to make one for.
QStringList withoutOptionsOfQt(std::span<char* const> arguments);
