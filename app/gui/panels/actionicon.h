#pragma once

#include <QIcon>
#include <QString>

/// The program's own icon of that name (resources/icons/actions/NAME.svg): strokes in the color of
/// button texts, at any size, in light and dark windows alike, fainter where disabled. A null icon
/// if there is no such file. An action's icon has the action's object name, with "On" behind it
/// while it is what ends it (stop, pause).
QIcon actionIcon(const QString& name);
