#pragma once

#include <QLocale>
#include <QString>

#include <optional>

/// The number that a person typed; nothing where a text is none, or could be two. A point and a
/// comma both are decimal separators, and both part groups of three digits, as long as it can be
/// told which is meant: "0.5", "2,5", "1.234,5" and "1,000,000" are, in every language. Where one
/// separator with three digits behind it could be either ("1,234"), it is what the language makes
/// of it, and in a place for whole numbers a group or nothing. Never drops a letter.
std::optional<double> typedNumber(const QString& text, const QLocale& locale, bool isWhole);
