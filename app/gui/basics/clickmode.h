#pragma once

/// How a click plays a group.
enum class ClickMode {
    PlayAtOnce,        ///< One click plays the group.
    SelectThenConfirm, ///< The first click selects the group, a second one on it plays it.
};
