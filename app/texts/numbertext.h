#pragma once

#include <QString>

/// A number for people, in their language. With a minus sign as wide as a plus, where QLocale has a
/// hyphen; so texts for programs must not come from here.
QString numberText(int number);
QString numberText(double number, int decimals);
