#pragma once

#include "app/gui/session/settings.h"

/// Makes the whole program light or dark, or follows the desktop; widgets notice by their palette.
/// GUI thread, with an application.
void applyColorScheme(ColorScheme scheme);
