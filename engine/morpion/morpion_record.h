#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/morpion/morpion.h"

namespace samegame {

/// A game of Morpion Solitaire: legal moves from the start.
struct MorpionRecord {
    MorpionVariant variant = MorpionVariant::disjoint;
    std::vector<MorpionMove> moves;
    std::string source_json = {}; ///< How it was found, as a JSON object; empty: nothing.
};

/// The position after these moves, which are legal.
Morpion position_after(MorpionVariant variant, const std::vector<MorpionMove>& moves);

/// Reads a game and checks every move, and what the file claims of them. The file is a JSON object:
///
///     {"format": "samegame-morpion", "version": 1, "variant": "5D", "score": 1, "finished": false,
///      "moves": [{"point": [4, 5], "from": [4, 1], "to": [4, 5]}]}
///
/// Points are [row, column] (MorpionPoint); a move names its new point and the ends of its line, in
/// either order. `score` and `finished` may be missing, and other members are not looked at.
Result<MorpionRecord> parse_morpion(std::string_view text);

/// The text of the file, with all its members and `source`, if there is one.
std::string to_json(const MorpionRecord& record);

/// The points and lines after the moves, a row of text for each row of points and for what is
/// between two of them: `o` is a point of the start and `*` a new one.
std::string picture(const MorpionRecord& record);

} // namespace samegame
