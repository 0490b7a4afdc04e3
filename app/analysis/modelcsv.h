#pragma once

#include <QAbstractItemModel>
#include <QString>
#include <QStringList>

/// The role by which a model of numbers gives the numbers themselves; what has none is a text.
inline constexpr int numberRole = Qt::UserRole;

/// A line of comma-separated values, quoted where needed (RFC 4180), with its line end.
QString csvLine(const QStringList& fields);

/// A number for such a line, with a point in every language.
QString csvNumber(double number);

/// The whole model with the titles of its columns.
QString csvOf(const QAbstractItemModel& model);
