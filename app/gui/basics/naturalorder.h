#pragma once

#include <QString>

/// The text with its numbers made equally long, so that sorted texts have "board 9" before "board
/// 10".
QString naturalKey(const QString& text);
