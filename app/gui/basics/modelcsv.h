#pragma once

#include <QAbstractItemModel>
#include <QString>
#include <QStringList>

/// The role by which a model of numbers gives what files get: numbers themselves, texts, and
/// nothing where a number is missing.
inline constexpr int csvRole = Qt::UserRole;

/// A line of comma-separated values, quoted where needed (RFC 4180), with its line end.
QString csvLine(const QStringList& fields);

/// A number for such a line, with a point in every language.
QString csvNumber(double number);

/// The whole model with the titles of its columns, which are in the language of the window; numbers
/// are the same in all languages, and a missing one is an empty field.
QString csvOf(const QAbstractItemModel& model);
