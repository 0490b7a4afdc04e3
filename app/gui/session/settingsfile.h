#pragma once

/// From now on QSettings keeps the settings in a file of JSON, which is written whole or not at
/// all; Qt 6.4 empties its own files where the disk is full. The settings of the file that
/// QSettings has used until now are taken over once, and what killed programs have left beside the
/// file is removed. Called before anything asks for a setting.
void useSettingsFile();
