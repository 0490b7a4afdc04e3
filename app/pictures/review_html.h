#pragma once

#include <string>

#include "app/pictures/review_report.h"

namespace samegame::pictures {

/// The review as one page of HTML that needs nothing else, neither network nor scripts: the
/// summary, the curves of the score and of what could still be reached, the boards at the largest
/// losses with the group that was played and the better one, and all moves.
std::string html_text(const ReviewReport& report);

} // namespace samegame::pictures
