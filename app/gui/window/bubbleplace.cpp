#include "app/gui/window/bubbleplace.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace {

/// From one index to another, without it.
using IndexRange = std::pair<std::size_t, std::size_t>;

/// How many cells of each kind lie in any block of columns and rows, each in a few steps.
class CellSums {
public:
    explicit CellSums(const BubbleGround& ground)
        : m_stride(ground.rows.size() + 1), m_sums((ground.columns.size() + 1) * m_stride) {
        for (std::size_t column = 0; column < ground.columns.size(); ++column)
            for (std::size_t row = 0; row < ground.rows.size(); ++row) {
                Counts& sum = m_sums[(column + 1) * m_stride + row + 1];
                for (std::size_t kind = 0; kind < sum.size(); ++kind)
                    sum[kind] = at(column, row + 1)[kind] + at(column + 1, row)[kind] -
                                at(column, row)[kind];
                ++sum[static_cast<std::size_t>(ground.cells[column * ground.rows.size() + row])];
            }
    }

    int countIn(const IndexRange& columns, const IndexRange& rows, BubbleGround::Cell cell) const {
        const auto kind = static_cast<std::size_t>(cell);
        return at(columns.second, rows.second)[kind] - at(columns.first, rows.second)[kind] -
               at(columns.second, rows.first)[kind] + at(columns.first, rows.first)[kind];
    }

private:
    using Counts = std::array<int, 4>; // of each BubbleGround::Cell
    const Counts& at(std::size_t columns, std::size_t rows) const {
        return m_sums[columns * m_stride + rows];
    }

    std::size_t m_stride;
    std::vector<Counts> m_sums;
};

/// The columns, or the rows, that a rectangle touches.
IndexRange touchedBy(const QRect& rect, const std::vector<QRect>& lines, bool areColumns) {
    const auto isTouched = [&](const QRect& line) {
        return areColumns ? line.left() <= rect.right() && rect.left() <= line.right()
                          : line.top() <= rect.bottom() && rect.top() <= line.bottom();
    };
    const auto first = std::ranges::find_if(lines, isTouched);
    const auto end = std::find_if_not(first, lines.end(), isTouched);
    return {first - lines.begin(), end - lines.begin()};
}

/// Where a bubble may begin between two edges: in the middle and at the edges first, then right
/// behind the other places. From any place it can be moved back to one of these and covers no more.
std::vector<int> beginnings(int least, int most, bool isMiddleFirst,
                            const std::vector<int>& behind) {
    std::vector<int> places{least, most};
    places.insert(isMiddleFirst ? places.begin() : places.end(), least + (most - least) / 2);
    std::ranges::copy_if(behind, std::back_inserter(places),
                         [&](int place) { return place > least && place < most; });
    return places;
}

} // namespace

BubblePlace leastCoveringPlace(const BubbleGround& ground, const std::vector<BubbleShape>& shapes,
                               int shadow) {
    using Cell = BubbleGround::Cell;
    const QRect& area = ground.area;
    const QRect& view = ground.view;
    const CellSums sums(ground);
    std::vector<int> behindX{view.left() - shadow};
    for (const QRect& column : ground.columns)
        behindX.push_back(column.right() + 1 - shadow);
    std::vector<int> behindY{view.top() - shadow};
    for (const QRect& row : ground.rows)
        behindY.push_back(row.bottom() + 1 - shadow);

    const QSize first = shapes.front().size;
    BubblePlace best{{QPoint(area.center().x() - first.width() / 2, area.top()), first}, 0, {}};
    best.covered.fill(std::numeric_limits<int>::max());
    for (std::size_t shape = 0; shape < shapes.size(); ++shape) {
        const QSize size = shapes[shape].size;
        const QPoint last = area.bottomRight() - QPoint(size.width() - 1, size.height() - 1);
        if (last.x() < area.left() || last.y() < area.top())
            continue;
        const auto paperAt = [&](int left, int top) {
            return QRect(QPoint(left, top), size).adjusted(shadow, shadow, -shadow, -shadow);
        };
        std::vector<std::pair<int, IndexRange>> lefts; // with the columns that are touched there
        for (const int left : beginnings(area.left(), last.x(), true, behindX))
            lefts.emplace_back(left, touchedBy(paperAt(left, area.top()), ground.columns, true));
        for (const int top : beginnings(area.top(), last.y(), false, behindY)) {
            const IndexRange rows = touchedBy(paperAt(area.left(), top), ground.rows, false);
            for (const auto& [left, columns] : lefts) {
                const QRect paper = paperAt(left, top);
                const auto count = [&, &touched = columns](Cell cell) {
                    return sums.countIn(touched, rows, cell);
                };
                const std::array covered{
                    count(Cell::Clicked),
                    count(Cell::Marked),
                    int(paper.top() < view.top() || paper.left() < view.left() ||
                        paper.right() > view.right()),
                    int(paper.bottom() > view.bottom()),
                    int(shapes[shape].isSmall),
                    count(Cell::Block),
                    count(Cell::Empty),
                };
                if (covered < best.covered)
                    best = {QRect(QPoint(left, top), size), shape, covered};
            }
        }
    }
    return best;
}
