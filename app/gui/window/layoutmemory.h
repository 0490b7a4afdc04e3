#pragma once

#include <QByteArray>
#include <QMap>
#include <QSize>

#include <optional>

#include "app/gui/window/dockplaces.h"

/// The purpose of the window, which decides its content: the board alone, the panels that help with
/// a game, or the charts too.
enum class LayoutKind { Play, Analyze, Research };

inline constexpr int layoutCount = 3;

/// How a layout stood when it was left; a plain value.
struct LayoutState {
    QByteArray docks; ///< What QMainWindow::saveState gave.
    int version = 0;  ///< The version that it was given.
    WindowShape shape = WindowShape::Wide;
    QSize window; ///< The size that the docks were fitted to; none in what older programs kept.
    bool isAutomatic = true; ///< No dock was moved by hand.
    bool showsReplayBar = false;
};

/// What is remembered of the layouts between two runs; a plain value, kept in QSettings. States of
/// another version than today's are forgotten, but for the only one that windows without layouts
/// kept: it was what Research is now, and its window stands as it was left.
struct LayoutMemory {
    /// Counts up when docks change, so that old states are not restored.
    static constexpr int version = 3;

    LayoutKind present = LayoutKind::Play;
    QMap<LayoutKind, LayoutState> states; ///< Of those that were ever left.

    static LayoutMemory load();
    void save() const;
};
