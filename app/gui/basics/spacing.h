#pragma once

/// The grid of the window's layouts, in logical pixels: multiples of three, as Qt's own style keeps
/// 6 between widgets and 9 around them. Layouts that say nothing have those; a layout that needs
/// another distance takes it from here.
namespace spacing {

inline constexpr int tight = 3;  ///< Between things that are one: buttons of a bar, rows of a list.
inline constexpr int usual = 6;  ///< Between widgets.
inline constexpr int margin = 9; ///< Around the widgets of a page; between words of a strip.
inline constexpr int part = 12;  ///< Between parts that have subjects of their own.

} // namespace spacing
