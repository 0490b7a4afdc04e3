#pragma once

#include <QString>

/// A number for people, in their language. With a minus sign as wide as a plus, where QLocale has a
/// hyphen; so texts for programs must not come from here.
QString numberText(int number);
QString numberText(double number, int decimals);

/// The number that a text is, with the window's minus sign in the place of a hyphen.
QString withMinusSign(QString number);
