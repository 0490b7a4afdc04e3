#pragma once

// The links between equal neighbors, and flooding along them: what the playout and the groups of a
// board share. Included inside the unnamed namespace of a build, after its vector layer lanes_*.h.

constexpr int words_per_game = core::lanes * 16 / 64; // of a plane

struct Links {
    Lanes vertical; // equal to the cell above
    Lanes vertical_twice;
    Lanes right; // equal to the cell on the right
    Lanes left;
    Lanes corners;
};

CORE_INLINE Links links_of(const Lanes (&planes)[3]) {
    const Lanes occupied = any_of(planes[0], planes[1], planes[2]);
    Lanes above = planes[0] ^ down<1>(planes[0]);
    Lanes right = planes[0] ^ from_right(planes[0]);
    for (int p = 1; p < 3; ++p) {
        above = or_differ(above, planes[p], down<1>(planes[p]));
        right = or_differ(right, planes[p], from_right(planes[p]));
    }
    Links links;
    links.vertical = but_not(occupied, above);
    links.vertical_twice = links.vertical & down<1>(links.vertical);
    links.right = but_not(occupied, right);
    links.left = from_left(links.right);
    links.corners = but_neither(links.vertical | links.right, up<1>(links.vertical), links.left);
    return links;
}

/// The runs of links upward from `reached`: the carry of an addition goes to the end of a run.
CORE_INLINE Lanes flood_up(Lanes reached, const Links& links) {
    return or_differ(reached, add(links.vertical, reached & links.vertical), links.vertical);
}
/// Up to three links downward.
CORE_INLINE Lanes flood_down(Lanes reached, const Links& links) {
    reached = or_both(reached, down<1>(reached), links.vertical);
    return or_both(reached, down<2>(reached), links.vertical_twice);
}
CORE_INLINE Lanes flood_sideways(Lanes reached, const Links& links) {
    const Lanes right = from_right(reached);
    const Lanes left = from_left(reached);
    return or_both(or_both(reached, right, links.right), left, links.left);
}
CORE_INLINE Lanes flood_step(Lanes reached, const Links& links) {
    return flood_sideways(flood_down(flood_up(reached, links), links), links);
}
/// Cells at a link between reached and not reached.
CORE_INLINE Lanes border_of(Lanes reached, const Links& links) {
    return differ_within(reached, down<1>(reached), links.vertical) |
           differ_within(reached, from_right(reached), links.right);
}
