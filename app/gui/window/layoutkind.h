#pragma once

/// What the window is for at the moment, which decides what stands in it: the board alone, what
/// helps with a game beside it, or the charts too.
enum class LayoutKind { Play, Analyze, Research };

inline constexpr int layoutCount = 3;
