#pragma once

#include "app/gui/session/settings.h"

/// Makes the whole program light or dark, or as the desktop has it; every widget hears of it by its
/// palette. GUI thread, with an application.
void applyColorScheme(ColorScheme scheme);
