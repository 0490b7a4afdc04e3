#pragma once

#include <QString>

/// A number for people, in their language. With a minus sign as wide as a plus, where QLocale has a
/// hyphen; so texts for programs must not come from here.
QString numberText(int number);
QString numberText(double number, int decimals);

QString percentText(double percent, int decimals); ///< "12.5 %", in some languages "12.5%".

/// What follows the number in percentText.
QString percentUnit();

QString pointsText(int points); ///< "1,600 points".
QString blocksText(int blocks); ///< "42 blocks".

/// "42 blocks, 1,600 points"; without points where moves earn none.
QString sizeAndPointsText(int size, int points, bool movesEarn);

/// The number that a text is, with the window's minus sign in the place of a hyphen.
QString withMinusSign(QString number);

/// A time in hours, minutes and seconds, for tables: "0:01:05".
QString durationText(double seconds);

/// A time in words, rounded up to seconds: "11 seconds", "2 minutes and 5 seconds"; from an hour on
/// without seconds.
QString durationInWords(double seconds);

/// A time that is left, rounded up, as short as it can be: "1:05:20", "0:07".
QString timeLeftText(double seconds);

/// The text with its numbers made equally long, so that sorted texts have "board 9" before "board
/// 10".
QString naturalKey(const QString& text);
