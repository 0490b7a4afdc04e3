// Files of learned biases (`train-bias --output`, and the option bias-file).

#include "engine/playout/bias_text.h"
#include "tests/fuzz/fuzz.h"

using namespace samegame;
using samegame::fuzz::require;

SAMEGAME_FUZZ_TARGET(bias_text) {
    const auto weights = parse_bias_text(fuzz::text_of(data, size));
    if (!weights) {
        require(!to_string(weights.error()).empty(), "an error has a sentence");
        return 0;
    }
    const std::string written = to_bias_text(*weights, {});
    const auto again = parse_bias_text(written);
    require(again && to_bias_text(*again, {}) == written, "a bias stays the same");
    return 0;
}
