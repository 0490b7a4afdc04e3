#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/formats/game_record.h"
#include "engine/studies/review/game_review.h"

namespace samegame {

/// A review as text, to go on with it another day: a solution file of the game with one more
/// member, which other readers of solution files keep and do not need.
///
///     "review": {"version": 1, "searches": S, "positions": [{"reachable": R, "line": moves,
///                "exact": true, "found": {"count", "mean", "squares", "minimum", "maximum"},
///                "chains": C}, ...], "check": "16 hexadecimal digits"}
///
/// There is a position before each move, and the last one. Without a `line` the line of the
/// position before goes on; `exact`, `found` and `chains` are left out where they are false or 0.
///
/// `file` is a record of the same game: its source and the members that nobody knows stay, and its
/// review, if it has one, goes.
std::string review_text(const GameReview& review, GameRecord file = {});

/// The review in such a text.
///
/// Every line is played to its end, has the score that is claimed, and fits the game: what can be
/// reached never grows along it, and what is proven stays proven where nothing is lost. Which
/// positions are exact and what searches found cannot be shown by playing, and is believed because
/// of `check`, a sum over the game and the review: it finds what was damaged, edited, or written
/// under other moves. It does not keep anybody from forging a proof, so a review is read only where
/// the program has written it (its own database, or the file that its user names), never along with
/// a game that somebody sent. The error is about the first thing that does not hold, and then
/// nothing of the text is believed.
Result<GameReview> read_review(std::string_view text);

} // namespace samegame
