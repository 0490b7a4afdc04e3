#pragma once

#include <array>
#include <utility>

/// The dialogs of the window that have an action each: the names of the action and of the dialog.
inline constexpr std::array<std::pair<const char*, const char*>, 13> windowDialogs{{
    {"newGame", "newGameDialog"},
    {"editBoard", "boardEditor"},
    {"daily", "dailyDialog"},
    {"practice", "practiceDialog"},
    {"rules", "rulesDialog"},
    {"solvedBoards", "solvedBoardsDialog"},
    {"statistics", "statisticsDialog"},
    {"experiments", "experimentsDialog"},
    {"exportLine", "exportDialog"},
    {"settings", "settingsDialog"},
    {"help", "helpDialog"},
    {"shortcuts", "shortcutsDialog"},
    {"about", "aboutDialog"},
}};
