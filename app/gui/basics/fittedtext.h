#pragma once

#include <QFontMetricsF>
#include <QString>

/// As much of one line of text as `width` has room for, and "…" where something is left out. Of a
/// number all is shown or nothing, since a number that is cut reads as another one: what goes is
/// the whole word that it is part of. Nothing at all where even "…" finds no room.
QString fittedText(const QFontMetricsF& metrics, const QString& text, double width);

/// The same with "…" in the middle, for names whose ends tell them apart.
QString fittedName(const QFontMetricsF& metrics, const QString& name, double width);
