#pragma once

#include <optional>

class QKeyEvent;

/// The digit of a key: that written on it, or without modifiers that of its place in the row of
/// digits, where the layout wants Shift for digits (as the French one does).
std::optional<int> digitOf(const QKeyEvent& event);
