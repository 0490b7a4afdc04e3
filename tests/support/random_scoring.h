#pragma once

#include "engine/base/rng.h"
#include "engine/game/rules.h"

namespace samegame {

/// A scoring of one's own of any shape: lists and formulas, points that grow fast or slowly or
/// fall, penalties that are cheapest for some number of blocks.
Scoring random_scoring(Rng& rng);

/// Rules with one of the published scorings or, as often, with a random one.
Rules random_rules(Rng& rng);

} // namespace samegame
