#pragma once

#include <QRect>
#include <QSize>

#include <array>
#include <cstddef>
#include <vector>

/// What a bubble may come to lie on, all in the coordinates of one widget.
struct BubbleGround {
    /// What a cell is, as far as a bubble cares; later ones matter more.
    enum class Cell { Empty, Block, Marked, Clicked };

    QRect area; ///< In which the bubble stays.
    QRect view; ///< The board and what is free around it; other widgets fill the rest of the area.
    std::vector<QRect> columns; ///< A cell of each, in their order.
    std::vector<QRect> rows;    ///< Likewise.
    std::vector<Cell> cells;    ///< Column by column, in the order of `rows`.
};

/// A bubble of some width, and as high as its text then is.
struct BubbleShape {
    QSize size;
    bool isSmall = false; ///< In smaller letters.
};

struct BubblePlace {
    QRect rect;
    std::size_t shape = 0; ///< Index of the shape that was taken.

    /// What it covers: of the cells to click, of the others that are marked, whether of what stands
    /// above or beside the view, whether of what stands below; then whether it is small, and the
    /// blocks and empty cells it covers.
    std::array<int, 7> covered{};
};

/// Where a bubble covers the least, by BubblePlace::covered in that order: among all places in the
/// area and all shapes, of which there is one. The edge of `shadow` pixels around it covers
/// nothing. Of equal places the first shape, in the middle of an edge. Without a shape that fits,
/// the first one at the upper edge.
BubblePlace leastCoveringPlace(const BubbleGround& ground, const std::vector<BubbleShape>& shapes,
                               int shadow);
